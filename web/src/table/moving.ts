/** Cards that fly, from the hand or a seat to the table and from the table to who took the trick; rows that change places.
Transforms only. */

import { flip } from 'svelte/animate'
import type { AnimationConfig } from 'svelte/animate'
import { preferences } from '../preferences.svelte'

export const TO_TABLE = 220
/** Gathering a trick and taking it away. */
export const TO_WINNER = 560
/** The part of that time after which its cards lie together. */
const GATHERED = 0.45
const TO_PLACE = 600

const origins = new Map<string, DOMRect>()

/** Where this card lay when it was chosen. */
export function rememberOrigin(card: string, element: Element): void {
  origins.set(card, element.getBoundingClientRect())
}

const chipOf = (seat: number): Element | null => document.querySelector(`[data-seat="${seat}"]`)

export function flyToTable(card: HTMLElement, name: string, seat: number): void {
  const from = origins.get(name) ?? chipOf(seat)?.getBoundingClientRect()
  origins.delete(name)
  if (from && preferences.motion)
    card.animate([shift(card, from), { transform: 'none' }], { duration: preferences.timed(TO_TABLE), easing: 'ease-out' })
}

/** The cards of a trick gather at the one that has won it, and go from there to the winner's pile. They stay away until what is
returned is called. */
export function gatherAndGo(card: HTMLElement, winning: Element | null, winner: number): () => void {
  const chip = chipOf(winner)
  const to = (chip?.querySelector('.pile') ?? chip)?.getBoundingClientRect()
  const by = winning?.getBoundingClientRect()
  if (!to || !by || !preferences.motion) return () => undefined
  const gathered = { ...shift(card, by), offset: GATHERED }
  const flight = card.animate([{ transform: 'none' }, gathered, { ...shift(card, to), opacity: 0.3 }], {
    duration: preferences.timed(TO_WINNER),
    easing: 'ease-in-out',
    fill: 'forwards',
  })
  return () => flight.cancel()
}

/** Moves a row to its new place among others. */
export function changePlaces(row: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (!preferences.motion || places.from.width === 0 || places.to.width === 0) return { duration: 0 }
  return flip(row, places, { duration: preferences.timed(TO_PLACE) })
}

function shift(card: HTMLElement, place: DOMRect): Keyframe {
  const here = card.getBoundingClientRect()
  if (here.height === 0) return { transform: 'none' } // the felt is hidden
  const x = place.x + place.width / 2 - here.x - here.width / 2
  const y = place.y + place.height / 2 - here.y - here.height / 2
  return { transform: `translate(${x}px, ${y}px) scale(${Math.min(1.4, place.height / here.height)})` }
}
