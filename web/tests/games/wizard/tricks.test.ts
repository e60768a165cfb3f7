import { describe, expect, it, vi } from 'vitest'
import { sorted } from '../../../src/games/wizard/cards'
import { decisiveTrick, roundBefore, tricksIn } from '../../../src/games/wizard/decisive'
import type { Event, GameEvent, PastRound } from '../../../src/games/wizard/messages'
import { cardsToRemember } from '../../../src/games/wizard/sentences'
import { bestRound } from '../../../src/games/wizard/view'

// The words need a browser; counting and sorting do not.
vi.mock('../../../src/words.svelte', () => ({ say: String, capitalised: String }))

const PLAYERS = 3
let number = 0
const numbered = (event: GameEvent): Event => ({ number: ++number, event })
const dealt = (cards: number): Event => numbered({ kind: 'wizard.dealt', dealer: 0, cards })
const played = (seat: number, card: string): Event => numbered({ kind: 'wizard.played', seat, card })

/** A round as it is sent: who took each trick. */
const roundOf = (winners: number[]): Event[] => [
  dealt(winners.length),
  ...winners.flatMap((winner, trick) => [
    ...Array.from({ length: PLAYERS }, (_, seat) => played(seat, `R${trick * PLAYERS + seat + 1}`)),
    numbered({ kind: 'wizard.trick', seat: winner, won: 1 }),
  ]),
]

/** Its outcome. */
function resultOf(bids: number[], winners: number[], points = bids.map(() => 0)): PastRound {
  return { cards: winners.length, bids, won: bids.map((_, seat) => winners.filter((one) => one === seat).length), points }
}

const decided = (bids: number[], winners: number[], points?: number[]) =>
  decisiveTrick(tricksIn(roundOf(winners), PLAYERS), resultOf(bids, winners, points))

describe('the decisive trick', () => {
  it('is the one after which the most bids could not be made', () => {
    expect(decided([1, 2, 1], [0, 1, 2, 0])).toMatchObject({ number: 4, over: [0], short: [1] })
    expect(decided([1, 1, 1], [0, 1, 0])).toMatchObject({ number: 3, over: [0], short: [2] })
  })

  it('is the costlier one if two broke as many, then the first', () => {
    expect(decided([0, 0, 2], [0, 1, 2, 2], [-10, -20, 40])?.number).toBe(2)
    expect(decided([0, 0, 2], [0, 1, 2, 2], [-10, -10, 40])?.number).toBe(1)
  })

  it('does not exist if every bid was made, or if there was only one trick', () => {
    expect(decided([1, 1, 0], [0, 1])).toBeNull()
    expect(decided([1, 1, 0], [0])).toBeNull()
  })

  it('is not guessed if some tricks are no longer known', () => {
    const winners = [0, 0, 1]
    const cut = roundOf(winners).slice(3)
    expect(decisiveTrick(tricksIn(cut, PLAYERS), resultOf([0, 0, 1], winners))).toBeNull()
  })

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('is there if and only if a bid was missed (%i)', (seed) => {
    const digits = Array.from({ length: 8 }, (_, place) => Math.floor(seed / 3 ** (place % 5)) + place * seed)
    const bids = digits.slice(0, PLAYERS).map((digit) => digit % 4)
    const winners = digits.slice(3, 7).map((digit) => digit % PLAYERS)
    const result = resultOf(bids, winners)
    const found = decided(bids, winners)
    expect(found !== null).toBe(bids.some((bid, seat) => bid !== result.won[seat]))
    for (const seat of found?.over ?? []) expect(result.won[seat]).toBeGreaterThan(bids[seat] ?? NaN)
    for (const seat of found?.short ?? []) expect(result.won[seat]).toBeLessThan(bids[seat] ?? NaN)
  })
})

describe('what happened in the round before', () => {
  it('lies between the last two deals', () => {
    const events = [...roundOf([0, 1]), ...roundOf([2, 2, 1]), dealt(4)]
    expect(tricksIn(roundBefore(events), PLAYERS).map(({ winner }) => winner)).toEqual([2, 2, 1])
  })
})

describe('cards to remember', () => {
  const cardsIn = (events: Iterable<Event>) =>
    [...events].map(({ event }) => (event.kind === 'wizard.played' ? event.card : null))

  it('are those before the last trick, as long as the round is played', () => {
    const round = roundOf([0, 1, 2])
    const onTheTable = played(2, 'B13')
    const earlier = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6']
    expect(cardsIn(cardsToRemember(round))).toEqual(earlier)
    expect(cardsIn(cardsToRemember([...roundOf([2, 1]), ...round, onTheTable]))).toEqual(earlier)
  })

  it('do not exist before the second trick, or once the next round is dealt', () => {
    expect(cardsToRemember(roundOf([0])).size).toBe(0)
    expect(cardsToRemember([...roundOf([0, 1, 2]), dealt(4)]).size).toBe(0)
    expect(cardsToRemember([]).size).toBe(0)
  })
})

describe('a hand of Wizard', () => {
  const hand = ['J1', 'B2', 'R9', 'Y3', 'W2', 'G7', 'Y12', 'R4']

  it('has the trump on the side that was chosen, Wizards and Jesters at its ends', () => {
    expect(sorted(hand, 'Y', 'falling').join(' ')).toBe('W2 Y12 Y3 G7 B2 R9 R4 J1')
    expect(sorted(hand, 'Y', 'falling', 'right').join(' ')).toBe('W2 G7 B2 R9 R4 Y12 Y3 J1')
    expect(sorted(hand, 'R', 'rising', 'right').join(' ')).toBe('W2 Y3 Y12 G7 B2 R4 R9 J1')
    expect(sorted(hand, null, 'falling', 'right')).toEqual(sorted(hand, null, 'falling'))
  })
})

describe('the best round', () => {
  it('is the one with the most points, the first of several, and none if there was only one', () => {
    const past = [resultOf([0, 1], [0], [-10, 20]), resultOf([1, 1], [0], [30, -10]), resultOf([1, 0], [0], [30, 20])]
    expect(bestRound({ past }, 0)).toEqual({ round: 2, points: 30 })
    expect(bestRound({ past }, 1)).toEqual({ round: 1, points: 20 })
    expect(bestRound({ past: past.slice(0, 1) }, 0)).toBeNull()
  })
})
