/** Evenings that come from another phone as a file. */

import { expect, it, vi } from 'vitest'
import type { Evening } from '../src/pad/evening'
import { newsIn } from '../src/pad/exchange'

// Reading a file needs neither words nor a server.
vi.mock('../src/pad/phones.svelte', () => ({ shownOf: (evening: Evening) => evening }))
vi.mock('../src/pad/words', () => ({ fileDay: String }))

const evening = (id: string, edition?: number): Evening => ({
  ...{ id, game: 'any', begun: 1, names: ['Ada', 'Ben'], options: {}, first: 0, entries: null },
  edition,
})
const shared = { code: 'ABCDEFGH', number: 0, holder: true, you: null, taken: [false, false], unsent: [] }

it('an evening is news if it is unknown or has been continued', () => {
  const file = [evening('new', 1), evening('same', 4), evening('later', 5), evening('earlier', 3), evening('first')]
  const here = [evening('same', 4), evening('later', 4), evening('earlier', 4), evening('first')]
  expect(newsIn(file, here)).toEqual({ fresh: [evening('new', 1)], later: [evening('later', 5)] })
})

it('a shared evening follows its server, not a file', () => {
  expect(newsIn([evening('one', 9)], [{ ...evening('one', 1), shared }])).toEqual({ fresh: [], later: [] })
})

it('an evening from a file is updated by the next entry made where it came from', () => {
  const source = evening('one', 4)
  const { fresh: copies } = newsIn([source], [])
  expect(newsIn([{ ...source, edition: 5 }], copies).later).toHaveLength(1)
})
