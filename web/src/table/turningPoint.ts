/** When a game was decided, as far as the scores tell. */

/** The round in which this seat took the lead for good, counted from 1: after it and after every later one it was ahead of
everybody. Null where it is not ahead at the end. `course`: what each seat had after each round. */
export function leadTakenIn(course: readonly number[][], seat: number): number | null {
  const isAhead = (had: readonly number[]) => had.every((other, place) => place === seat || other < (had[seat] ?? 0))
  const after = course.findLastIndex((had) => !isAhead(had)) + 1
  return after < course.length ? after + 1 : null
}
