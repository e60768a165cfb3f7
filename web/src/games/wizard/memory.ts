/** What a player could remember of a round of Wizard: where every card is that was seen.

Everything is read from what the seat sees; nothing is guessed. */

import { RANKS, type Suit, type View } from './messages'

/** In one's own hand; played, turned up or set aside; in an open hand; or not seen yet. */
export type Whereabouts = 'own' | 'out' | 'open' | 'unseen'

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
export function cardsSeen(view: View, you: number): Seen {
  const { suits, specials, out } = view.derived
  const where = new Map<string, Whereabouts>()
  view.hands.forEach((hand, seat) => {
    if (Array.isArray(hand)) for (const card of hand) where.set(card, seat === you ? 'own' : 'open')
  })
  for (const card of out) where.set(card, 'out')
  const seenOf = (kind: string, many: number) =>
    Array.from({ length: many }, (_, place) => where.get(`${kind}${place + 1}`) ?? 'unseen')
  return {
    suits: suits.map((suit) => ({ suit, cards: seenOf(suit, RANKS) })),
    special: SPECIAL.map((kind) => ({
      kind,
      cards: seenOf(kind, specials).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
    })),
  }
}
