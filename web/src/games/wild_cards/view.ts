/** What a seat sees of a game of Wild Cards, as mazzo/games/wild_cards/words.py writes it. */

import type { Table } from '../../messages'
import type { Species } from './cards'

export type Phase =
  'bid' | 'second' | 'choose' | 'give' | 'take' | 'discard' | 'commit' | 'show' | 'acquire' | 'pay' | 'ibex' | 'over'

export interface PastRound {
  /** Null: not yet. */
  bids: (string | null)[]
  acquired: (Species | null)[]
  points: number[]
}

export interface WildView {
  phase: Phase
  round: number
  rounds: number
  first: number
  display: Species[]
  discards: string[]
  /** How many of each species a seat has, in the order of SPECIES. */
  collections: number[][]
  /** The seat that owns each leader, in the same order; null: it lies in the supply. */
  leaders: (number | null)[]
  tokens: number[]
  payments: string[][]
  /** The seats of the value being played whose place is settled. */
  order: number[]
  chosen: Species | null
  tied: number[]
  declined: number[]
  /** What we show to settle a tie. */
  showing: (string | null)[]
  shown: string[]
  discarding: string[]
  acquired: number[]
  exchanged: number[]
  animal_pile: number
  removed: number
  habitat_pile: number
  /** Our own cards; of the others how many they hold. */
  hands: (string[] | number)[]
  cards_held: number[]
  /** The cards before a seat, or how many lie there face down. */
  bids: (string[] | number)[]
  /** Cards everybody has seen go to a hand. */
  known: string[][]
  gone: Species[]
  past: PastRound[]
}

export const viewOf = (table: Table): WildView | null => table.view as WildView | null

/** Our own cards; nothing for who watches. */
export function ownHand(table: Table, view: WildView): string[] {
  const hand = table.you === null ? [] : view.hands[table.you]
  return Array.isArray(hand) ? hand : []
}

/** The cards of a seat's bid that we may see. */
export function openBid(view: WildView, seat: number): string[] {
  const bid = view.bids[seat]
  return Array.isArray(bid) ? bid : []
}

/** The round before this one, once there is one; after the game the last. */
export function lastRound(view: WildView): { round: number; past: PastRound } | null {
  const round = view.phase === 'over' ? view.past.length : view.round - 1
  const past = view.past[round - 1]
  return past === undefined ? null : { round, past }
}
