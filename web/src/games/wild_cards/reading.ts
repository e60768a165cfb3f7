/** What the single letters read out. */

import type { Table } from '../../messages'
import { nameAt } from '../../table/sentences'
import { capitalised, say } from '../../words.svelte'
import { animalName, animalsCounted, nameOf } from './cards'
import { SPECIES, type Species, type View } from './messages'
import { cardsInWords } from './sentences'
import { lastRound, openBid } from './view'

export const readHand = (cards: string[]): string => capitalised(cards.map(nameOf).join(', '))

export function readDisplay(view: View): string {
  const animals = view.display.map(animalName).join(', ')
  return [capitalised(animals || say('wild-display-empty')), say('wild-piles', pilesOf(view))].join('. ')
}

export const pilesOf = (view: View) => ({
  animals: view.animal_pile,
  habitats: view.habitat_pile,
  discards: view.discards.length,
})

export const speciesOf = (view: View, seat: number): { species: Species; count: number; leader: boolean }[] =>
  SPECIES.map((species, place) => ({
    species,
    count: view.collections[seat]?.[place] ?? 0,
    leader: view.leaders[place] === seat,
  })).filter(({ count, leader }) => count > 0 || leader)

export function collectionInWords(view: View, seat: number): string {
  const parts = speciesOf(view, seat).map(({ species, count, leader }) =>
    leader ? say('wild-with-leader', { animals: animalsCounted(species, count) }) : animalsCounted(species, count),
  )
  return parts.length > 0 ? parts.join(', ') : say('wild-no-animals')
}

export function readScore(table: Table, view: View): string {
  return table.seats
    .map(({ seat }) => `${nameAt(table, seat)}: ${table.scores[seat] ?? 0}, ${collectionInWords(view, seat)}`)
    .join('. ')
}

export function readBids(table: Table, view: View): string {
  return table.seats
    .map(({ seat }) => {
      const cards = openBid(view, seat)
      const hidden = table.sealed.includes(seat) || typeof view.bids[seat] === 'number'
      return `${nameAt(table, seat)}: ${cards.length > 0 ? cardsInWords(cards) : say(hidden ? 'wild-bid-hidden' : 'wild-bid-none')}`
    })
    .join('. ')
}

export function readLastRound(table: Table, view: View): string {
  const last = lastRound(view)
  if (last === null) return say('wild-no-last-round')
  return table.seats
    .map(({ seat }) => {
      const bid = last.past.bids[seat]
      const animal = last.past.acquired[seat]
      return `${nameAt(table, seat)}: ${[bid ? nameOf(bid) : '', animal ? animalName(animal) : say('wild-nothing')].filter(Boolean).join(', ')}`
    })
    .join('. ')
}
