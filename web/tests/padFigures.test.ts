/** Statistics of a group over many evenings. */

import { expect, it } from 'vitest'
import type { Standing } from '../src/pad/evening'
import { bestComeback, madeBySize, playersIn, type FinishedEvening } from '../src/pad/figures'

const made = (...bids: [cards: number, made: boolean][]) => bids.map(([cards, isMade]) => ({ cards, made: isMade }))

const finished = (names: string[], begun: number, standing: Pick<Standing, 'ranks' | 'course' | 'bids'>): FinishedEvening => ({
  evening: { id: String(begun), game: 'any', begun, names, options: {}, first: 0, entries: null },
  standing: { over: true, round: standing.course.length, scores: standing.course.at(-1) ?? [], ...standing },
})

const EVENINGS = [
  finished(['Ada', 'Ben'], 1, {
    ranks: [1, 2],
    course: [
      [-10, 20],
      [20, 10],
    ],
    bids: [made([1, false], [2, true]), made([1, true], [2, false])],
  }),
  finished(['Ben', 'Ada', 'Cleo'], 2, {
    ranks: [1, 1, 3],
    course: [
      [30, -10, 20],
      [20, -20, 10],
      [40, 40, 0],
    ],
    bids: [made([1, true], [3, false]), made([1, false], [3, true]), made([1, true], [3, false])],
  }),
]

it('counts evenings, wins and bids by name, on any seat; a shared win counts as one', () => {
  expect(playersIn(EVENINGS)).toEqual([
    { name: 'Ada', evenings: 2, wins: 2, bids: 4, made: 2 },
    { name: 'Ben', evenings: 2, wins: 1, bids: 4, made: 2 },
    { name: 'Cleo', evenings: 1, wins: 0, bids: 2, made: 1 },
  ])
})

it('says how many bids were made with each size of hand', () => {
  expect(madeBySize(EVENINGS)).toEqual([
    { cards: 1, bids: 5, made: 3 },
    { cards: 2, bids: 2, made: 1 },
    { cards: 3, bids: 3, made: 1 },
  ])
})

it('finds the winner who was furthest behind, and after which round', () => {
  expect(bestComeback(EVENINGS)).toEqual({ name: 'Ada', behind: 40, round: 1, begun: 2 })
  expect(bestComeback([finished(['Ada', 'Ben'], 1, { ranks: [1, 2], course: [[20, 10]] })])).toBeNull()
})
