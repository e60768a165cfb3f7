/** Phones that share a pad: a whole table has one address at the server, so a hand full of taps is few requests. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharedEvening } from '../src/messages'
import type { Written } from '../src/pad/changes'
import type { Evening } from '../src/pad/evening'
import { Phones, shownOf } from '../src/pad/phones.svelte'

const sent = vi.hoisted((): { id: string; changes: readonly Written[] }[] => [])
vi.mock('../src/reach.svelte', () => ({ reach: { isAlone: false } }))
vi.mock('../src/refusals', () => ({ sayRefusal: String }))
vi.mock('../src/server', () => ({ askMe: () => Promise.resolve({}), Refusal: Error }))
vi.mock('../src/pad/asking', () => ({
  enterInEvening: (_: string, id: string, changes: readonly Written[]) => {
    sent.push({ id, changes })
    return Promise.resolve(told(sent.length))
  },
}))

const told = (number: number): SharedEvening => ({
  evening: 'ABCDEFGH',
  game: 'any',
  names: ['Ada', 'Ben'],
  options: {},
  first: 0,
  begun_at: 0,
  entries: sent.reduce<Record<string, unknown>>((_, { changes }) => ({ draft: [[0, 0], hand(changes)] }), blank),
  number,
  taken: [false, true],
  you: 1,
  holder: false,
  link: '',
  reach: 'anywhere',
})
const blank = {
  draft: [
    [0, 0],
    [0, 0],
  ],
}
const hand = (changes: readonly Written[]) => [0, 1].map((place) => changes.find(({ path }) => path[2] === place)?.value ?? 0)

let evening: Evening
const tap = (phones: Phones, mine: number[]) => phones.enter(evening, { draft: [[0, 0], mine] })

describe('a hand of cards tapped in at one go', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sent.length = 0
    const shared = { code: 'ABCDEFGH', number: 0, holder: false, you: 1, taken: [false, true], unsent: [] }
    evening = { id: 'p', game: 'any', begun: 0, names: ['Ada', 'Ben'], options: {}, first: 0, entries: blank, shared }
  })
  afterEach(() => void vi.useRealTimers())

  it('is sent at once, and then once a second', async () => {
    const phones = new Phones(
      () => evening,
      (changed) => {
        evening = changed
        return Promise.resolve()
      },
      (entries) => entries,
    )
    await tap(phones, [1, 0])
    expect(sent).toHaveLength(1)
    const later = [
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
    ].map((mine) => tap(phones, mine))
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toHaveLength(1)
    expect(shownOf(evening).entries).toEqual({
      draft: [
        [0, 0],
        [3, 2],
      ],
    }) // shown, and kept, without waiting
    await vi.advanceTimersByTimeAsync(1_000)
    await Promise.all(later)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.changes).toEqual([
      { path: ['draft', 1, 0], value: 3 },
      { path: ['draft', 1, 1], value: 2 },
    ])
    expect(evening.shared?.unsent).toEqual([])
  })
})
