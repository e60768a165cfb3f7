/** Cards as the server writes them: R1…R13, Y, G, B; W1…W4 are the Wizards, J1…J4 the Jesters. */

import type { Ranks } from '../../preferences.svelte'
import { capitalised, say } from '../../words.svelte'
import { SUITS, type Suit } from './messages'
import type { TrumpSide } from './preferences.svelte'

/** R, Y, G or B; W for a Wizard, J for a Jester. */
export const kindOf = (card: string): string => card.charAt(0)
export const rankOf = (card: string): number => Number(card.slice(1))

/** A card in the middle of a sentence: "green 7". */
export function nameOf(card: string): string {
  return say(`card-${kindOf(card)}`, { rank: rankOf(card) })
}

/** A card that somebody plays: "a Wizard". */
export function playedName(card: string): string {
  const kind = kindOf(card)
  return kind === 'W' || kind === 'J' ? say(`card-played-${kind}`) : nameOf(card)
}

/** A card on its own: "Green 7". */
export const labelOf = (card: string): string => capitalised(nameOf(card))

export const suitName = (suit: string): string => say(`suit-${suit}`)

/** Suits together, trump before the others or after them; Wizards on the left, Jesters on the right. */
export function sorted(hand: readonly string[], trump: Suit | null, ranks: Ranks, side: TrumpSide = 'left'): string[] {
  const first = trump === null ? 0 : SUITS.indexOf(trump) + (side === 'right' ? 1 : 0)
  const order = `W${SUITS.map((_, place) => SUITS[(first + place) % SUITS.length]).join('')}J`
  const up = ranks === 'rising' ? 1 : -1
  return [...hand].sort(
    (one, other) => order.indexOf(kindOf(one)) - order.indexOf(kindOf(other)) || up * (rankOf(one) - rankOf(other)),
  )
}

export function countOf(hand: readonly string[], suit: Suit): number {
  return hand.filter((card) => kindOf(card) === suit).length
}
