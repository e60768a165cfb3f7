/** How a game that is over stands. */

import type { RatingChange, Table } from '../messages'

/** A player in the final order; without a rank in a game that was ended early. */
export interface Placed {
  seat: number
  name: string
  rank: number | null
  score: number
  rating: RatingChange | null
}

/** The best first; without ranks in the order of the seats. */
export const standingOf = (table: Table): Placed[] =>
  table.seats
    .map(({ seat, name }) => ({
      seat,
      name,
      rank: table.ranks?.[seat] ?? null,
      score: table.scores[seat] ?? 0,
      rating: table.ratings?.[seat] ?? null,
    }))
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.seat - other.seat)

/** The round that brought this seat most, counted from 1; null for a single round. `course`: what each seat had after each. */
export function bestRound(course: readonly number[][], seat: number): { round: number; points: number } | null {
  if (course.length < 2) return null
  const brought = course.map((had, number) => (had[seat] ?? 0) - (course[number - 1]?.[seat] ?? 0))
  const points = Math.max(...brought)
  return { round: brought.indexOf(points) + 1, points }
}
