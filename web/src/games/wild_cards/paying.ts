/** Proposals how to pay. Nothing is decided here: the server has the last word. */

import { kindOf, valueOf } from './cards'
import type { Species, View } from './messages'

type Asked = Pick<View, 'derived'>

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

/** Would the animal bring the bonus, paid with these cards? */
export function bringsBonus({ derived }: Asked, species: Species, payment: readonly string[]): boolean {
  const keeping = derived.bonus_cards.find((one) => one.species === species)?.cards
  return keeping !== undefined && payment.every((card) => keeping.includes(card))
}

/** The cheapest payment that brings the bonus; null if there is none. */
export function forTheBonus(view: Asked, species: Species, hand: readonly string[]): string[] | null {
  return cheapest(
    hand.filter((card) => bringsBonus(view, species, [card])),
    view.derived.due,
  )
}
