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
