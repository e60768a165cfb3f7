/** Phones that share a pad: a whole table has one address at the server, so a hand full of taps is few requests. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharedEvening } from '../src/messages'
import type { Written } from '../src/pad/changes'
import type { Evening, Unsent } from '../src/pad/evening'
import { Phones, shownOf } from '../src/pad/phones.svelte'

const sent = vi.hoisted((): Unsent[] => [])
/** The round that the server is at. */
const at = vi.hoisted(() => ({ round: 1 }))
const { Stale } = vi.hoisted(() => ({
  Stale: class extends Error {
    reason = 'stale'
  },
}))
vi.mock('../src/reach.svelte', () => ({ reach: { isAlone: false } }))
vi.mock('../src/refusals', () => ({ sayRefusal: String }))
vi.mock('../src/server', () => ({ askMe: () => Promise.resolve({}), Refusal: Stale }))
vi.mock('../src/pad/requests', () => ({
  enterInEvening: (_: string, entry: Unsent) => {
    if (entry.round !== at.round) throw new Stale()
    sent.push(entry)
    return Promise.resolve(answerAt(sent.length))
  },
  sitInEvening: () => Promise.resolve(answerAt(sent.length + 1)),
  releaseInEvening: (_: string, seat: number) =>
    seat === 1 ? Promise.resolve({ ...answerAt(sent.length + 1), taken: [false, false] }) : Promise.reject(new Stale()),
}))

const answerAt = (number: number): SharedEvening => ({
  evening: 'ABCDEFGH',
  game: 'any',
  names: ['Ada', 'Ben'],
  options: {},
  first: 0,
  begun_at: 0,
  entries: sent.reduce<Record<string, unknown>>((_, { changes }) => ({ draft: [[0, 0], hand(changes)] }), blank),
  number,
  round: at.round,
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
const tap = (phones: Phones, mine: number[]) => phones.enter(evening, { draft: [[0, 0], mine] }, 1)
const phonesOf = () =>
  new Phones(
    () => evening,
    (changed) => {
      evening = changed
      return Promise.resolve()
    },
    (entries) => entries,
  )

describe('a hand of cards tapped in at one go', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sent.length = 0
    at.round = 1
    const shared = { code: 'ABCDEFGH', number: 0, holder: false, you: 1, taken: [false, true], unsent: [] }
    evening = { id: 'p', game: 'any', begun: 0, names: ['Ada', 'Ben'], options: {}, first: 0, entries: blank, shared }
  })
  afterEach(() => void vi.useRealTimers())

  it('is sent at once, and then once a second', async () => {
    const phones = phonesOf()
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

  it('is dropped silently if the round has been scored meanwhile', async () => {
    const phones = phonesOf()
    at.round = 2
    await tap(phones, [1, 0])
    expect(sent).toEqual([])
    expect(phones.problem).toBe('')
    expect(shownOf(evening).entries).toEqual(blank)
  })

  it('is not shown in the next round while it waits to be sent', async () => {
    const phones = phonesOf()
    await tap(phones, [1, 0])
    const later = tap(phones, [2, 0])
    at.round = 2
    await phones.sit('ABCDEFGH', 1) // any answer says which round it is
    expect(evening.shared?.unsent).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    await later
    expect(sent).toHaveLength(1)
  })
})

describe('a player whom somebody else has claimed', () => {
  beforeEach(() => {
    sent.length = 0
    at.round = 1
    const shared = { code: 'ABCDEFGH', number: 0, holder: true, you: null, taken: [false, true], unsent: [] }
    evening = { id: 'p', game: 'any', begun: 0, names: ['Ada', 'Ben'], options: {}, first: 0, entries: blank, shared }
  })

  it('is free once they were released', async () => {
    expect(await phonesOf().release('ABCDEFGH', 1)).toBe(true)
    expect(evening.shared?.taken).toEqual([false, false])
  })

  it('stays theirs where that was refused, and the page says why', async () => {
    const phones = phonesOf()
    expect(await phones.release('ABCDEFGH', 0)).toBe(false)
    expect(phones.problem).not.toBe('')
    expect(evening.shared?.taken).toEqual([false, true])
  })
})
