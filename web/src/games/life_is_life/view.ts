/** What a seat sees of a game of Life is Life, as mazzo/games/life_is_life/words.py writes it. */

import type { Event, Table } from '../../messages'

export interface PastRound {
  ending: 'knock' | 'laps' | 'sudden_death'
  starter: number
  laps: number
  knocker: number | null
  /** Who ended the round with a whole set. */
  sudden_death: number | null
  /** Who has more of a species than anybody else; null when nothing was valued. */
  majorities: Record<string, number | null> | null
  /** Points; null for who was out already, and for all when nothing was valued. */
  totals: (number | null)[]
  /** Lives lost; below zero where one was gained. */
  lost: number[]
  lives: number[]
}

export interface LifeView {
  phase: 'turn' | 'lay' | 'over'
  round: number
  starter: number
  turn: number | null
  lives: number[]
  rows: string[][]
  /** The seats that have swapped in this round. */
  swapped: number[]
  /** The seats that have knocked, the first one first. */
  knocked: number[]
  /** Laps that are over without a knock. */
  laps: number
  /** Our own cards, or how many there are. */
  hands: (string[] | number)[]
  unseen: number
  /** What each seat must hold by what it took and laid. */
  known: string[][]
  /** The cards shown at the end of the round before. */
  shown: string[][]
  /** The species of which a whole set ends a round. */
  sets: string[]
  past: PastRound[]
}

export const viewOf = (table: Table): LifeView | null => table.view as LifeView | null

export const isOut = (view: LifeView, seat: number): boolean => view.lives[seat] === 0

/** The seats that are still in. */
export const living = (view: LifeView): number[] => view.lives.flatMap((lives, seat) => (lives > 0 ? [seat] : []))

/** Was this seat still in when the round, counted from 1, began? */
export const wasIn = (view: LifeView, round: number, seat: number): boolean =>
  round < 2 || view.past[round - 2]?.lives[seat] !== 0

/** The round in which this seat lost its last life; null while it is in. */
export function leftIn(view: LifeView, seat: number): number | null {
  const round = view.past.findIndex((past) => past.lives[seat] === 0)
  return round < 0 ? null : round + 1
}

/** What everybody is ranked by after so many rounds: lives; of those who are out the one who was in for longer is ahead. */
export function standingAfter(view: LifeView, rounds: number): number[] {
  return view.lives.map((_, seat) => {
    const left = leftIn(view, seat)
    return left !== null && left <= rounds ? left - view.past.length - 1 : (view.past[rounds - 1]?.lives[seat] ?? 0)
  })
}

/** How many turns are left of the last lap, the present one included; null before anybody has knocked. */
export function turnsLeft(view: LifeView): number | null {
  const knocker = view.knocked[0]
  if (knocker === undefined || view.turn === null) return null
  const seats = view.lives.length
  const places = Array.from({ length: seats }, (_, further) => ((view.turn as number) + further) % seats)
  return places.slice(0, places.indexOf(knocker)).filter((seat) => !isOut(view, seat)).length
}

/** A row taken whole, and what was laid for it. */
export interface Swap {
  /** The number of the event that ended it. */
  number: number
  seat: number
  row: number
  gave: string[]
  got: string[]
}

interface SwapNews {
  seat: number
  row: number
  card: string
  cards: number
}

/** The swap that ends with this event; null where its beginning is not known any more. */
export function swapEndingAt(ending: Event, events: Event[]): Swap | null {
  const end = events.findLastIndex((event) => event.number === ending.number)
  const start = events.slice(0, end).findLastIndex((event) => event.kind === 'taking')
  if (start < 0) return null
  const { seat, row } = ending.told as unknown as SwapNews
  const parts = events.slice(start, end)
  const newsOf = (kind: string) => parts.filter((event) => event.kind === kind).map((event) => event.told as unknown as SwapNews)
  return {
    number: ending.number,
    seat,
    row,
    gave: newsOf('laid').map(({ card }) => card),
    got: newsOf('took').flatMap(({ card, cards }) => Array.from({ length: cards }, () => card)),
  }
}

const isSwap = (event: Event): boolean => event.kind === 'swapped' && 'row' in event.told

/** The swaps of the present round, the newest first. */
export function swapsOf(events: Event[]): Swap[] {
  const deal = events.findLastIndex((event) => event.kind === 'dealt')
  const round = events.slice(Math.max(0, deal))
  return round
    .filter(isSwap)
    .map((event) => swapEndingAt(event, round))
    .filter((swap) => swap !== null)
    .reverse()
}

export const lastSwapIn = (news: Event[], events: Event[]): Swap | null => {
  const ending = news.findLast(isSwap)
  return ending === undefined ? null : swapEndingAt(ending, events)
}
