import { beforeEach, expect, it, vi } from 'vitest'
import type { TalkLine } from '../src/messages'
import { NewestLine } from '../src/table/newestLine.svelte'

const said = (number: number, who = 'b'): TalkLine => ({
  number,
  seat: 1,
  name: 'Ben',
  who,
  text: `line ${number}`,
  reaction: null,
})
const isHeard = ({ who }: TalkLine) => who === 'b'
let line: NewestLine

beforeEach(() => {
  vi.useFakeTimers()
  line = new NewestLine()
})

it('a line disappears after a moment, whoever speaks next', () => {
  line.hear(undefined, isHeard)
  expect(line.hear(said(1), isHeard)).toBe(true)
  expect(line.hear(said(2, 'muted'), isHeard)).toBe(false)
  expect(line.shown?.number).toBe(1)
  vi.advanceTimersByTime(5_000)
  expect(line.shown).toBeNull()
})

it('every line is shown for its full time', () => {
  line.hear(undefined, isHeard)
  line.hear(said(1), isHeard)
  vi.advanceTimersByTime(4_000)
  line.hear(said(2), isHeard)
  vi.advanceTimersByTime(4_000)
  expect(line.shown?.number).toBe(2)
  vi.advanceTimersByTime(1_000)
  expect(line.shown).toBeNull()
})

it('lines from before a person came are not news', () => {
  expect(line.hear(said(7), isHeard)).toBe(false)
  expect(line.hear(said(8), isHeard)).toBe(true)
})
