/** What a player could remember of a round of Wizard: where every card is that was seen, and who cannot follow which suit.

Everything is read from what the seat sees; nothing is guessed. */

import { kindOf, SUITS, type Suit } from './cards'
import type { WizardView } from './view'

/** In one's own hand; played, turned up or set aside; in a hand that lies open; or not seen yet. */
export type Whereabouts = 'own' | 'out' | 'open' | 'unseen'

const RANKS = 13
const OF_EACH = 4
export const SPECIAL = ['W', 'J'] as const

/** By suit: where its cards are, from the 1 to the 13. */
export interface SuitSeen {
  suit: Suit
  cards: Whereabouts[]
}

/** Wizards, or Jesters: they are all alike, so they are counted. */
export interface SpecialSeen {
  kind: (typeof SPECIAL)[number]
  cards: Whereabouts[]
}

export interface Seen {
  suits: SuitSeen[]
  special: SpecialSeen[]
}

const ORDER: Whereabouts[] = ['own', 'open', 'out', 'unseen']

/** Where all cards of the game are, as far as this seat can know. */
export function cardsSeen(view: WizardView, you: number, ownDecks: boolean): Seen {
  const players = view.won.length
  const where = new Map<string, Whereabouts>()
  view.hands.forEach((hand, seat) => {
    if (Array.isArray(hand)) for (const card of hand) where.set(card, seat === you ? 'own' : 'open')
  })
  // Z5: nobody can play the card that was turned up; V4: what was set aside is not used again.
  const gone = [...view.played.map(([, card]) => card), ...view.set_aside, ...(view.turned === null ? [] : [view.turned])]
  for (const card of gone) where.set(card, 'out')
  // V7: a suit, a Wizard and a Jester for each player.
  const suits = ownDecks ? SUITS.slice(0, players) : SUITS
  const ofEach = ownDecks ? players : OF_EACH
  const seenOf = (kind: string, many: number) =>
    Array.from({ length: many }, (_, place) => where.get(`${kind}${place + 1}`) ?? 'unseen')
  return {
    suits: suits.map((suit) => ({ suit, cards: seenOf(suit, RANKS) })),
    special: SPECIAL.map((kind) => ({
      kind,
      cards: seenOf(kind, ofEach).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
    })),
  }
}

/** By seat: the suits it has shown that it does not hold. */
export function voidsShown(view: WizardView, ownDecks: boolean): Suit[][] {
  const players = view.won.length
  const shown = view.won.map(() => new Set<Suit>())
  // V7: nobody follows.
  const tricks = ownDecks ? 0 : Math.ceil(view.played.length / players)
  for (let number = 0; number < tricks; number += 1) {
    const trick = view.played.slice(number * players, (number + 1) * players)
    const asked = suitAsked(trick.map(([, card]) => card))
    if (asked === null) continue
    // A Wizard or a Jester fits always, so it tells nothing. Before the suit was asked for there are Jesters alone.
    for (const [seat, card] of trick) if (isOfSuit(card) && kindOf(card) !== asked) shown[seat]?.add(asked)
  }
  return shown.map((suits) => SUITS.filter((suit) => suits.has(suit)))
}

/** The suit of the first card that is not a Jester; none where that is a Wizard (Z3). */
function suitAsked(cards: string[]): Suit | null {
  const first = cards.find((card) => kindOf(card) !== 'J')
  return first !== undefined && isOfSuit(first) ? (kindOf(first) as Suit) : null
}

const isOfSuit = (card: string): boolean => (SUITS as readonly string[]).includes(kindOf(card))
