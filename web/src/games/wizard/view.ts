/** What a seat sees of a game of Wizard, as mazzo/games/wizard/words.py writes it. */

import type { Table } from '../../messages'
import type { Suit } from './cards'

export interface PastRound {
  cards: number
  bids: number[]
  won: number[]
  points: number[]
}

export interface WizardView {
  phase: 'trump' | 'bid' | 'play' | 'over'
  round: number
  cards: number
  dealer: number
  turned: string | null
  trump: Suit | null
  /** Null: not yet, or not ours to know. */
  bids: (number | null)[]
  won: number[]
  leader: number
  trick: [number, string][]
  /** The seat whose card is winning the trick on the table. */
  winning?: number | null
  set_aside: string[]
  scores: number[]
  /** What each seat would score if the round ended now; null where the bid is not ours to know. */
  points?: (number | null)[]
  /** The cards we may see, or how many there are. */
  hands: (string[] | number)[]
  stock: number
  follow: Suit | null
  played: [number, string][]
  past: PastRound[]
  rounds: number[]
}

export const viewOf = (table: Table): WizardView | null => table.view as WizardView | null

export interface Trick {
  cards: [number, string][]
  winner: number
}

/** The finished tricks of this round. Who took one leads the next, so nothing has to be judged here. */
export function tricksOf(view: WizardView): Trick[] {
  const players = view.won.length
  const finished = Math.floor(view.played.length / players)
  return Array.from({ length: finished }, (_, number) => {
    const next = view.played[(number + 1) * players]
    return { cards: view.played.slice(number * players, (number + 1) * players), winner: next?.[0] ?? view.leader }
  })
}

/** The bids that are known, added up; null when some are not ours to know though they are made. */
export function bidsAddedUp(view: WizardView): number | null {
  if (view.phase === 'play' && view.bids.includes(null)) return null
  return view.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0)
}

export const isBiddingDone = (view: WizardView) => view.phase === 'play' || view.phase === 'over'

/** What each seat had after each round. */
export function courseOf({ past, scores }: WizardView): number[][] {
  const totals = scores.map(() => 0)
  return past.map((round) => totals.map((_, seat) => (totals[seat] = (totals[seat] ?? 0) + (round.points[seat] ?? 0))))
}
