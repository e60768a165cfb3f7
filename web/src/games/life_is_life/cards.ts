/** The sixty animals: in which order they lie, how they are called. */

import { say } from '../../words.svelte'
import { SPECIES, VALUE_OF, type Species } from './messages'

const ORDER: readonly string[] = SPECIES
const VALUES: Readonly<Record<string, number>> = VALUE_OF

/** Printed on every card. */
export const valueOf = (species: string): number => VALUES[species] ?? 0

export const nameOf = (species: string): string => say(`species-${species}`)

/** How a card is read out. */
export const labelOf = (species: string): string => say('animal-card', { species: nameOf(species), value: valueOf(species) })

/** As they lie in a hand or a row. */
export function sorted(cards: readonly string[], order: 'falling' | 'rising' = 'falling'): string[] {
  const place = (species: string) => ORDER.indexOf(species) * (order === 'falling' ? 1 : -1)
  return [...cards].sort((one, other) => place(one) - place(other))
}

/** How many there are of each species, in order. */
export function counted(cards: readonly string[]): [species: Species, copies: number][] {
  return SPECIES.map((species): [Species, number] => [species, cards.filter((card) => card === species).length]).filter(
    ([, copies]) => copies > 0,
  )
}

/** Several cards in words: “mole, 2 × goat”. */
export const wordsFor = (cards: readonly string[]): string =>
  counted(cards)
    .map(([species, copies]) => say('animal-copies', { species: nameOf(species), copies }))
    .join(', ')

/** The cards of a hand, each by a name of its own: two goats are `goat.1` and `goat.2`. */
export function named(cards: readonly string[]): string[] {
  return cards.map((species, place) => `${species}.${cards.slice(0, place + 1).filter((one) => one === species).length}`)
}

export const speciesOf = (card: string): string => card.split('.')[0] ?? ''
