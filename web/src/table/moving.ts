/** Cards that fly: from the hand or a seat to the table, and from the table to who took the trick. Transforms only. */

import { flip } from 'svelte/animate'
import type { AnimationConfig } from 'svelte/animate'
import { preferences } from '../preferences.svelte'

const TO_TABLE = 220
const TO_WINNER = 260
const MAKE_ROOM = 180

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

/** The card stays at the winner until what is returned is called. */
export function flyToWinner(card: HTMLElement, winner: number): () => void {
  const to = chipOf(winner)?.getBoundingClientRect()
  if (!to || !preferences.motion) return () => undefined
  const flight = card.animate([{ transform: 'none' }, { ...shift(card, to), opacity: 0.2 }], {
    duration: preferences.timed(TO_WINNER),
    easing: 'ease-in',
    fill: 'forwards',
  })
  return () => flight.cancel()
}

/** Moves a card aside for another one; without a picture of it, on a felt that is hidden, there is nothing to move. */
export function makeRoom(card: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (!preferences.motion || places.from.width === 0 || places.to.width === 0) return { duration: 0 }
  return flip(card, places, { duration: MAKE_ROOM })
}

function shift(card: HTMLElement, place: DOMRect): Keyframe {
  const here = card.getBoundingClientRect()
  if (here.height === 0) return { transform: 'none' } // the felt is hidden
  const x = place.x + place.width / 2 - here.x - here.width / 2
  const y = place.y + place.height / 2 - here.y - here.height / 2
  return { transform: `translate(${x}px, ${y}px) scale(${Math.min(1.4, place.height / here.height)})` }
}
