/** Cards as the server writes them: F1…F4 forest, S savannah, M mountains, * wild, `refill`; animals by their species. */

import { capitalised, say } from '../../words.svelte'
import { HABITAT_OF, HABITATS, SPECIES, VALUE_OF, type Species } from './messages'

/** Not a habitat: the card that fills up a hand. */
export const REFILL = 'refill'

const ORDER: readonly string[] = [...HABITATS, 'R']
const VALUES: Readonly<Record<string, number>> = VALUE_OF

export const isSpecies = (card: string): card is Species => SPECIES.some((species) => species === card)
export const homeOf = (species: Species): string => HABITAT_OF[species]

/** F, S, M, * or R for Refill. */
export const kindOf = (card: string): string => (card === REFILL ? 'R' : card.charAt(0))
export const valueOf = (card: string): number => VALUES[card] ?? 0

/** A card in the middle of a sentence: "forest 3". */
export function nameOf(card: string): string {
  const kind = kindOf(card)
  return say(`wild-card-${kind === '*' ? 'W' : kind}`, { value: valueOf(card) })
}
export const labelOf = (card: string): string => capitalised(nameOf(card))

export const habitatName = (kind: string): string => say(`wild-habitat-${kind}`)
export const animalName = (species: Species): string => say(`wild-${species}`)
export const animalsCounted = (species: Species, count: number): string => say(`wild-${species}-count`, { count })
export const powerOf = (species: Species): string => say(`wild-power-${species}`)

/** Any card, habitat or animal. */
export const anyNameOf = (card: string): string => (isSpecies(card) ? animalName(card) : nameOf(card))

/** Habitats together, low to high; Refill on the right. */
export function sorted(hand: readonly string[]): string[] {
  const place = (card: string) => ORDER.indexOf(kindOf(card))
  return [...hand].sort((one, other) => place(one) - place(other) || valueOf(one) - valueOf(other))
}

/** Several cards can be the same: each gets a name of its own, `S1`, `S1/2`, `S1/3`. */
export function named(cards: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const number = (seen.get(card) ?? 0) + 1
    seen.set(card, number)
    return number === 1 ? card : `${card}/${number}`
  })
}
export const cardIn = (name: string): string => name.split('/')[0] ?? name
