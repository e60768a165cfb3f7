/** An evening in words. */

import { scoreWordsOf, titleOf } from '../games'
import type { Placed, Result } from '../share/text'
import { dayOf } from '../you/dates'
import type { Evening, Standing } from './evening'

export const dateOf = (milliseconds: number): string => dayOf(milliseconds / 1000)

/** A day as files are called by it; an evening after midnight is not yesterday's. */
export const fileDay = (milliseconds: number): string => new Date(milliseconds).toLocaleDateString('sv')

export const winnersOf = ({ names }: Evening, { ranks }: Standing): string[] => names.filter((_, seat) => ranks[seat] === 1)

/** The best first. */
export function placedIn({ game, names }: Evening, { ranks, scores }: Standing): Placed[] {
  const all = names.map((name, seat) => ({ rank: ranks[seat] ?? 0, name, score: scoreWordsOf(game, scores[seat] ?? 0) }))
  return all.sort((one, other) => one.rank - other.rank)
}

export const resultOf = (evening: Evening, standing: Standing): Result => ({
  game: evening.game,
  title: titleOf(evening.game),
  date: dateOf(evening.begun),
  placed: placedIn(evening, standing),
})
