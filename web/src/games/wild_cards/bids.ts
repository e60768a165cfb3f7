/** The bid of each seat in a round, and what came of it. */

import type { Table } from '../../messages'
import { REFILL } from './cards'
import type { Event, PastRound, Species, View } from './messages'
import { openBid } from './view'

export interface LaidBid {
  seat: number
  /** Null for a card that is face down. */
  cards: (string | null)[]
  payment: string[]
  taken: Species | null
  points: number
  state: 'open' | 'hidden' | 'none' | 'tied' | 'declined' | 'refills' | 'refilled' | 'taken'
}

export function bidsNow(table: Table, view: View): LaidBid[] {
  const round = view.past[view.round - 1]
  return table.seats.map(({ seat }) => {
    const payment = view.payments[seat] ?? []
    if (round !== undefined && typeof round.bids[seat] === 'string') return { ...resultOf(seat, round, view), payment }
    const cards = hiddenCards(table, view, seat)
    return { seat, cards, payment, taken: null, points: 0, state: cards.length > 0 ? 'hidden' : 'none' }
  })
}

function resultOf(seat: number, round: PastRound, view: View): LaidBid {
  const bid = round.bids[seat] ?? null
  const taken = round.acquired[seat] ?? null
  const lies = openBid(view, seat).length > 0
  const state =
    bid === REFILL
      ? lies
        ? 'refills'
        : 'refilled'
      : taken !== null
        ? 'taken'
        : !lies
          ? 'declined'
          : view.tied.includes(seat)
            ? 'tied'
            : 'open'
  return { seat, cards: [bid], payment: [], taken, points: round.points[seat] ?? 0, state }
}

/** Face down for the others; our own we know. */
function hiddenCards(table: Table, view: View, seat: number): (string | null)[] {
  const lies = view.bids[seat]
  if (typeof lies === 'number') return Array.from({ length: lies }, () => null)
  if (lies !== undefined && lies.length > 0) return lies
  if (seat === table.you && table.your_choice !== null && view.phase === 'bid')
    return table.your_choice.map((move) => move.split(' ')[1] ?? null)
  return table.sealed.includes(seat) ? [null] : []
}

/** What each seat has paid in this round, where its events are known. */
export function paymentsIn(events: Event[], round: number): Map<number, string[]> {
  const payments = new Map<number, string[]>()
  let now = 0
  for (const { event } of events) {
    if (event.kind === 'wild_cards.round') now = event.round
    if (event.kind === 'wild_cards.paid' && now === round)
      payments.set(event.seat, [...(payments.get(event.seat) ?? []), event.card])
  }
  return payments
}

/** A round that is over. */
export function bidsThen(table: Table, round: PastRound, payments = new Map<number, string[]>()): LaidBid[] {
  return table.seats.map(({ seat }) => {
    const bid = round.bids[seat] ?? null
    const taken = round.acquired[seat] ?? null
    const state = bid === REFILL ? 'refilled' : taken === null ? 'declined' : 'taken'
    const payment = taken === null ? [] : (payments.get(seat) ?? [])
    return { seat, cards: bid === null ? [] : [bid], payment, taken, points: round.points[seat] ?? 0, state }
  })
}
