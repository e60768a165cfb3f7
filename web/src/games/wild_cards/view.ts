/** What the page looks up in a view of Wild Cards. */

import type { Table } from '../../messages'
import { isTable, type PastRound, type View } from './messages'

export const viewOf = (table: Table): View | null => (isTable(table) ? table.view : null)

/** Our own cards; nothing for who watches. */
export function ownHand(table: Table, view: View): string[] {
  const hand = table.you === null ? [] : view.hands[table.you]
  return Array.isArray(hand) ? hand : []
}

/** The cards of a seat's bid that we may see. */
export function openBid(view: View, seat: number): string[] {
  const bid = view.bids[seat]
  return Array.isArray(bid) ? bid : []
}

/** The round before this one, once there is one; after the game the last. */
export function lastRound(view: View): { round: number; past: PastRound } | null {
  const round = view.phase === 'over' ? view.past.length : view.round - 1
  const past = view.past[round - 1]
  return past === undefined ? null : { round, past }
}
