/** What a bid still costs, and proposals how to pay it. Nothing is decided here: the server has the last word. */

import { kindOf, suits, valueOf, type Species } from './cards'
import { openBid, type WildView } from './view'

/** One card fewer than the bid says, less what has been laid in a tie. */
export function cardsDue(view: WildView, seat: number): number {
  const bid = openBid(view, seat)[0]
  return bid === undefined ? 0 : Math.max(0, valueOf(bid) - 1 - (view.payments[seat]?.length ?? 0))
}

/** Do the bid, and what has been laid for it, keep the bonus for this animal? */
export function bonusIsOpen(view: WildView, seat: number, species: Species): boolean {
  return [...openBid(view, seat), ...(view.payments[seat] ?? [])].every((card) => suits(card, species))
}

const isWild = (card: string) => Number(kindOf(card) === '*')
/** What one parts with most lightly: no wild cards, low values. */
const lightly = (one: string, other: string) => isWild(one) - isWild(other) || valueOf(one) - valueOf(other)

export function cheapest(hand: readonly string[], due: number): string[] | null {
  return hand.length < due ? null : [...hand].sort(lightly).slice(0, due)
}

/** The highest total, for a tie. */
export function highest(hand: readonly string[], due: number): string[] | null {
  return hand.length < due ? null : [...hand].sort((one, other) => valueOf(other) - valueOf(one)).slice(0, due)
}

/** The cheapest payment that brings the bonus; null if there is none. */
export function forTheBonus(
  view: WildView,
  seat: number,
  species: Species,
  hand: readonly string[],
  due: number,
): string[] | null {
  if (!bonusIsOpen(view, seat, species)) return null
  return cheapest(
    hand.filter((card) => suits(card, species)),
    due,
  )
}
