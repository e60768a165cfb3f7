/** Statistics over many evenings, and which files are evenings. */

import { describe, expect, it } from 'vitest'
import { isEvening, tableIn, type Evening } from '../src/pad/evening'
import { bestComeback, madeBySize, playersIn, type FinishedEvening } from '../src/pad/figures'

const evening = (names: string[], begun: number): Evening => ({
  id: `e${begun}`,
  game: 'any',
  begun,
  names,
  options: {},
  first: 0,
  entries: null,
})

const made = (...hits: boolean[]) => hits.map((hit, number) => ({ cards: number + 1, made: hit }))

const finished: FinishedEvening[] = [
  {
    evening: evening(['Ada', 'Ben'], 1),
    standing: {
      over: true,
      round: 2,
      scores: [50, 40],
      ranks: [1, 2],
      course: [
        [-10, 30],
        [50, 40],
      ],
      bids: [made(false, true), made(true, false)],
    },
  },
  {
    evening: evening(['Ben', 'Ada', 'Cem'], 2),
    standing: {
      over: true,
      round: 1,
      scores: [20, 20, 0],
      ranks: [1, 1, 3],
      course: [[20, 20, 0]],
      bids: [made(true), made(true), made(false)],
    },
  },
]

describe('the figures over all evenings', () => {
  it('count wins, a shared one for both, and bids that were met', () => {
    expect(playersIn(finished)).toEqual([
      { name: 'Ada', evenings: 2, wins: 2, bids: 3, made: 2 },
      { name: 'Ben', evenings: 2, wins: 1, bids: 3, made: 2 },
      { name: 'Cem', evenings: 1, wins: 0, bids: 1, made: 0 },
    ])
  })

  it('show how often bids were met with each size of hand', () => {
    expect(madeBySize(finished)).toEqual([
      { cards: 1, bids: 5, made: 3 },
      { cards: 2, bids: 2, made: 1 },
    ])
  })

  it('know who won from furthest behind', () => {
    expect(bestComeback(finished)).toEqual({ name: 'Ada', behind: 40, round: 1, begun: 1 })
    expect(bestComeback([])).toBeNull()
  })
})

describe('a file', () => {
  it.each([
    [evening(['Ada', 'Ben'], 1), true],
    [{ ...evening(['Ada', 'Ben'], 1), first: 2 }, false],
    [{ ...evening(['Ada', 'Ben'], 1), names: ['Ada', 7] }, false],
    [{ ...evening(['Ada', 'Ben'], 1), options: { bids: [] } }, false],
    [{ game: 'any' }, false],
    [null, false],
  ])('holds an evening or does not: %j', (value, wanted) => {
    expect(isEvening(value)).toBe(wanted)
  })

  it('is accepted only if every row of its numbers is complete', () => {
    expect(
      tableIn(
        [
          [1, 2],
          [3, 4],
        ],
        2,
        2,
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(
      tableIn(
        [
          [1, null],
          [3, 4],
        ],
        2,
        2,
      ),
    ).toBeNull()
    expect(tableIn('no', 2, 2)).toBeNull()
  })
})
