/** The games this page can draw: their table, loaded when somebody sits down there, and the cards that stand for them at home. */

import type { Component } from 'svelte'
import { nameOf as animal } from './life_is_life/cards'
import type { Line } from './line.svelte'
import type { Table } from './messages'
import { anyNameOf as wildCard } from './wild_cards/cards'
import { nameOf as wizardCard } from './wizard/cards'

interface Part<Props extends Record<string, unknown>> {
  default: Component<Props>
}

interface DrawnGame {
  table: () => Promise<Part<{ line: Line; table: Table }>>
  face: () => Promise<Part<{ card: string }>>
  shown: string[]
  /** A card in words. */
  nameOf?: (card: string) => string
}

export const DRAWN: Record<string, DrawnGame | undefined> = {
  wizard: {
    table: () => import('./wizard/WizardTable.svelte'),
    face: () => import('./art/wizard/CardFace.svelte'),
    shown: ['J1', 'R7', 'Y12', 'G3', 'B10', 'W1'],
    nameOf: wizardCard,
  },
  life_is_life: {
    table: () => import('./life_is_life/LifeTable.svelte'),
    face: () => import('./art/life_is_life/AnimalCard.svelte'),
    shown: ['mouse', 'cat', 'pig', 'hare', 'bear', 'giraffe'],
    nameOf: animal,
  },
  wild_cards: {
    table: () => import('./wild_cards/WildCardsTable.svelte'),
    face: () => import('./art/wild_cards/CardFace.svelte'),
    shown: ['F1', 'lion', 'S2', 'peacock', 'M4', 'eagle'],
    nameOf: wildCard,
  },
}

/** As a key of the language files writes it: `wild-cards`. */
export const keyOf = (game: string): string => game.replaceAll('_', '-')
