/** What is asked about reviews, and moments that are played again. */

import type { Habits, Opened, Practised, ReviewSoFar, TryAgain } from '../messages'
import { isHere } from '../local/codes'
import { ask } from '../server'

/** A game of this device is reviewed here too. */
export async function askReview(code: string, seat: number): Promise<ReviewSoFar> {
  if (!isHere(code)) return ask<ReviewSoFar>('GET', `tables/${code}/review/${seat}`)
  const { reviewHere } = await import('../local/reviews')
  return reviewHere(code, seat)
}
export const askHabits = (game: string) => ask<Habits>('GET', `me/habits/${game}`)
export const tryAgain = (code: string, place: number) =>
  ask<Opened>('POST', `tables/${code}/practices`, { place } satisfies TryAgain)
export const askPractices = (code: string) => ask<Practised[]>('GET', `tables/${code}/practices`)
