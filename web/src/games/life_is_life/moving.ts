/** A swap, seen: the row goes to who took it, what was laid comes from there. */

import type { TransitionConfig } from 'svelte/transition'
import { preferences } from '../../preferences.svelte'
import type { Swap } from './view'

const OUT = 200
const IN = 220
const OVERLAP = 80

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

export const flyTo = (card: Element, swap: Swap | null): TransitionConfig => flight(card, swap, OUT, 0)

export const flyFrom = (card: Element, swap: Swap | null): TransitionConfig => flight(card, swap, IN, OUT - OVERLAP)
