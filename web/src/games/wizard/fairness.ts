/** The deals of Wizard, made again from the seed: the decks as they lie before each shuffle, and who gets which cards. */

import { areOpen, isSameSet, shuffled } from '../../fairness'
import type { Replay, Table } from '../../messages'
import { viewOf } from './view'

const SUITS = [...'RYGB']
const RANKS = 13
/** As many Wizards and as many Jesters. */
const SPECIAL = 4
/** Monochrome: as many decks are shuffled in a round, each with a number of its own. */
const OWN_DECKS = 4

export const deck: string[] = [
  ...SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, rank) => `${suit}${rank + 1}`)),
  ...[...'WJ'].flatMap((kind) => Array.from({ length: SPECIAL }, (_, number) => `${kind}${number + 1}`)),
]

/** Monochrome: the fifteen cards of a seat. */
const ownDeck = (seat: number): string[] =>
  deck.filter((card) =>
    'WJ'.includes(card.charAt(0)) ? card.endsWith(`${seat + 1}`) : card.startsWith(SUITS[seat] ?? 'no suit'),
  )

/** Do the cards at the beginning of this round follow from the seed? */
export function followsSeed({ seed, players, options }: Replay, round: number, table: Table): boolean {
  const view = viewOf(table)
  if (view === null || !areOpen(view.hands)) return false
  const { hands, dealer, cards, turned, rounds } = view
  if (options.monochrome === true)
    return hands.every((hand, seat) => isSameSet(hand, shuffled(seed, OWN_DECKS * round + seat, ownDeck(seat)).slice(0, cards)))
  // Two play on with the cards that are left, a card turned up each round (V4).
  const used = players > 2 ? 0 : sum(rounds.slice(0, round - 1)) * players + round - 1
  const order = shuffled(seed, players > 2 ? round : 1, deck).slice(used)
  const dealt = order.slice(0, cards * hands.length)
  const isDealt = hands.every((hand, seat) =>
    isSameSet(
      hand,
      dealt.filter((_, card) => (dealer + 1 + card) % hands.length === seat),
    ),
  )
  return isDealt && (order[dealt.length] ?? null) === turned
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
