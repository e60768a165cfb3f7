/** Who stands where. */

/** Everybody's rank, the highest score first; equals share one, and the next is as many further down (1, 1, 3). */
export const ranksOf = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length)
