/** The times that a moment of a game was played again. */

import type { PracticeOutcome, Practised, Replay } from '../messages'

export interface Try {
  code: string
  place: number
  round: number
  outcome: PracticeOutcome
}

/** In which round a decision was made; the deal belongs to the first. */
export const roundOf = (rounds: number[], place: number): number => Math.max(1, rounds.filter((begins) => begins < place).length)

/** Those that are over, of the decisions of this seat, or of one of them alone. */
export const triesOf = (
  { decisions, rounds }: Pick<Replay, 'decisions' | 'rounds'>,
  practised: Practised[],
  seat: number,
  only?: number,
): Try[] =>
  practised.flatMap(({ code, place, outcome }) =>
    outcome !== null && decisions[place - 1]?.seat === seat && (only === undefined || place === only)
      ? [{ code, place, round: roundOf(rounds, place), outcome }]
      : [],
  )
