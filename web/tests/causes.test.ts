import { expect, test, vi } from 'vitest'
import type { Bars, Review } from '../src/messages'
import { CAUSES, roundsOf, type Cause } from '../src/review/causes'
import { triesOf } from '../src/review/tries'

// The words need a browser.
vi.mock('../src/words.svelte', () => ({ say: (words: string) => words }))

const NOTHING = { expected: 0, deals: 0, others: 0, lay: 0, chances: 0, losses: 0, unresolved: 0 }
const amount = (value: number) => ({ value, low: value - 1, high: value + 1 })
const bars = (values: Partial<Record<Cause, number>>): Bars => {
  const { expected, deals, others, lay, chances, losses, unresolved } = { ...NOTHING, ...values }
  return {
    ...{ result: 0, expected: amount(expected), deals: amount(deals), others: amount(others), lay: amount(lay) },
    ...{ chances: amount(chances), losses: amount(losses), unresolved: amount(unresolved) },
  }
}
const review = (all: Bars, rounds: Bars[]): Pick<Review, 'bars' | 'rounds' | 'counted_in'> => ({
  counted_in: 'chance',
  bars: all,
  rounds: rounds.map((own, index) => ({ round_number: index + 1, bars: own, winning: null })),
})

test('a cause is listed round by round, each with its interval', () => {
  const rounds = roundsOf(
    review(bars({ deals: 0.3, losses: 0.1 }), [bars({ deals: 0.1 }), bars({ deals: 0.2, losses: 0.1 })]),
    'deals',
  )
  expect(rounds).toEqual([
    { round: 1, amount: amount(0.1) },
    { round: 2, amount: amount(0.2) },
  ])
})

test('rounds that do not add up to their bar are not shown', () => {
  const game = review(bars({ expected: 0.25, unresolved: 0.04, losses: 0.1 }), [
    bars({ expected: 0.25 }),
    bars({ expected: 0.31, losses: 0.1 }),
  ])
  expect(CAUSES.filter((cause) => roundsOf(game, cause) === null)).toEqual(['expected', 'unresolved'])
})

test('tries are those of one seat, and name the decision they start from', () => {
  const by = (seat: number) => ({ place: 0, seat, moves: [], by: 'player', level: null, events: [] })
  const game = { decisions: [by(0), by(1), by(0), by(1)], rounds: [0, 2] }
  const outcome = { scores: [1, 2], ranks: [2, 1] }
  const practised = [
    { code: 'A', place: 1, outcome },
    { code: 'B', place: 2, outcome },
    { code: 'C', place: 3, outcome },
    { code: 'D', place: 3, outcome: null },
  ]
  expect(triesOf(game, practised, 0)).toEqual([
    { code: 'A', place: 1, round: 1, outcome },
    { code: 'C', place: 3, round: 2, outcome },
  ])
  expect(triesOf(game, practised, 1).map(({ code }) => code)).toEqual(['B'])
  expect(triesOf(game, practised, 0, 3).map(({ code }) => code)).toEqual(['C'])
})
