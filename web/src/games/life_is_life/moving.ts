/** A swap, seen: the row goes to who took it, what was laid comes from there. What is dealt falls into its place. */

import type { TransitionConfig } from 'svelte/transition'
import { preferences } from '../../preferences.svelte'
import type { Swap } from './view'

const OUT = 200
const IN = 220
const OVERLAP = 80
const FALL = 240
const APART = 60

/** How far it is from a card to a seat's chip. */
function wayTo(card: Element, seat: number): { x: number; y: number } | null {
  const place = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect()
  if (place === undefined) return null
  const here = card.getBoundingClientRect()
  return { x: place.x + place.width / 2 - here.x - here.width / 2, y: place.y + place.height / 2 - here.y - here.height / 2 }
}

function flight(card: Element, swap: Swap | null, duration: number, delay: number): TransitionConfig {
  const way = swap === null || !preferences.motion ? null : wayTo(card, swap.seat)
  if (way === null) return { duration: 0 }
  return {
    duration,
    delay,
    css: (here, away) => `transform: translate(${way.x * away}px, ${way.y * away}px) scale(${0.5 + here / 2}); opacity: ${here}`,
  }
}

/** A card of a new deal, after those before it. */
function fall(place: number): TransitionConfig {
  if (!preferences.motion) return { duration: 0 }
  return {
    duration: preferences.timed(FALL),
    delay: preferences.timed(place * APART),
    css: (here, away) => `transform: translateY(${-26 * away}px) rotate(${-9 * away}deg); opacity: ${here}`,
  }
}

export const flyTo = (card: Element, swap: Swap | null): TransitionConfig => flight(card, swap, OUT, 0)

/** `place`: in the row. */
export const flyFrom = (card: Element, { swap, place }: { swap: Swap | null; place: number }): TransitionConfig =>
  swap === null ? fall(place) : flight(card, swap, IN, OUT - OVERLAP)
