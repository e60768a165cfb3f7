/** What a player has picked and not sent yet: cards of the hand by their names, an animal of the display. */

import { cardIn } from './cards'
import type { Species } from './messages'

export class Choice {
  cards: string[] = $state([])
  animal: Species | null = $state(null)

  toggle(name: string, most: number): void {
    if (this.cards.includes(name)) this.cards = this.cards.filter((one) => one !== name)
    else if (most === 1) this.cards = [name]
    else if (this.cards.length < most) this.cards = [...this.cards, name]
  }

  /** Picks these cards, each by the first free name of the hand. */
  propose(cards: readonly string[], hand: readonly string[]): void {
    const free = [...hand]
    this.cards = cards.flatMap((card) => {
      const place = free.findIndex((name) => cardIn(name) === card)
      return place < 0 ? [] : free.splice(place, 1)
    })
  }

  /** What is no longer in the hand or the display cannot stay picked. */
  keepOnly(hand: readonly string[], display: readonly Species[]): void {
    this.cards = this.cards.filter((name) => hand.includes(name))
    if (this.animal !== null && !display.includes(this.animal)) this.animal = null
  }

  clear(): void {
    this.cards = []
    this.animal = null
  }
}
