/** The order in which a player has laid the cards of a hand, for who arranges it alone: kept for the round, on this device. */

import { keep, kept } from '../kept'
import { preferences } from '../preferences.svelte'

const NAME = 'order'

/** The cards with one of them moved to another place. */
export function moved(cards: readonly string[], card: string, place: number): string[] {
  const others = cards.filter((other) => other !== card)
  return [...others.slice(0, place), card, ...others.slice(place)]
}

/** These cards in the order chosen; new ones come at the end. */
export function inOrder(cards: readonly string[], chosen: readonly string[]): string[] {
  const known = chosen.filter((card) => cards.includes(card))
  return [...known, ...cards.filter((card) => !known.includes(card))]
}

class OwnOrder {
  /** Of which deal the cards are: a table and its round. */
  #deal = $state('')
  #cards: readonly string[] = $state.raw([])

  constructor() {
    const [deal = '', ...cards] = kept(NAME)?.split('|') ?? []
    this.#deal = deal
    this.#cards = cards
  }

  /** A sorted hand as the player wants it. */
  arranged(sorted: string[], deal: string): string[] {
    return preferences.arranging && deal === this.#deal ? inOrder(sorted, this.#cards) : sorted
  }

  /** One card of the hand goes to another place. */
  move(cards: readonly string[], card: string, place: number, deal: string): void {
    this.#deal = deal
    this.#cards = moved(cards, card, place)
    keep(NAME, [deal, ...this.#cards].join('|'))
  }
}

export const ownOrder = new OwnOrder()
