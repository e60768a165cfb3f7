/** What the page takes out of what a seat sees of a game of Wizard. */

import type { Table } from '../../messages'
import { isTable, type View } from './messages'

/** What our seat sees; null in the waiting room. */
export const viewOf = (table: Table): View | null => (isTable(table) ? table.view : null)

export interface TakenTrick {
  cards: [number, string][]
  winner: number
}

/** The finished tricks of this round. */
export function tricksOf({ won, played, derived }: View): TakenTrick[] {
  const players = won.length
  return derived.taken_by.map((winner, number) => ({
    cards: played.slice(number * players, (number + 1) * players),
    winner,
  }))
}

/** The bids that are known, added up; null when some are not ours to know though they are made. */
export function bidsAddedUp(view: View): number | null {
  if (view.phase === 'play' && view.bids.includes(null)) return null
  return view.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0)
}

/** More would reach the corner of the felt and what is there. */
const BIDS_IN_A_ROW = 7

/** The rows that the bids take, from 0 to the number of cards. */
export const rowsOfBids = ({ cards }: View): number => Math.ceil((cards + 1) / BIDS_IN_A_ROW)

export const isBiddingDone = (view: View) => view.phase === 'play' || view.phase === 'over'

/** What each seat had after each round. */
export function courseOf({ past, scores }: View): number[][] {
  const totals = scores.map(() => 0)
  return past.map((round) => totals.map((_, seat) => (totals[seat] = (totals[seat] ?? 0) + (round.points[seat] ?? 0))))
}

/** The round that brought this seat most, counted from 1; null where there was but one. */
export function bestRound({ past }: Pick<View, 'past'>, seat: number): { round: number; points: number } | null {
  if (past.length < 2) return null
  const brought = past.map((round) => round.points[seat] ?? 0)
  const points = Math.max(...brought)
  return { round: brought.indexOf(points) + 1, points }
}
