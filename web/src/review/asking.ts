/** What is asked about reviews, and moments that are played again. */

import type { Habits, Opened, Practised, ReviewSoFar, TryAgain } from '../messages'
import { ask } from '../server'

export const askReview = (code: string, seat: number) => ask<ReviewSoFar>('GET', `tables/${code}/review/${seat}`)
export const askHabits = (game: string) => ask<Habits>('GET', `me/habits/${game}`)
export const tryAgain = (code: string, place: number) =>
  ask<Opened>('POST', `tables/${code}/practices`, { place } satisfies TryAgain)
export const askPractices = (code: string) => ask<Practised[]>('GET', `tables/${code}/practices`)
