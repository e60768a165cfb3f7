/** The result, cause by cause, as the steps of a waterfall. */

import type { Amount, Bars, Review } from '../messages'
import { isNothing, negated } from './amounts'

export const CAUSES = ['expected', 'deals', 'others', 'lay', 'chances', 'losses', 'unresolved'] as const
export type Cause = (typeof CAUSES)[number]

export interface Step {
  cause: Cause
  /** Where the bar begins and ends. */
  from: number
  to: number
  amount: Amount
}

interface RoundPart {
  round: number
  amount: Amount
}

/** What a cause comes to: what was given away is taken off. */
const amountOf = (bars: Bars, cause: Cause): Amount => (cause === 'losses' ? negated(bars.losses) : bars[cause])

/** What a cause came to in every round; null where the rounds do not add up to it. Where a game's rounds carry on one another, only
the first was to be expected, and what is not resolved lies between them. */
export function roundsOf(
  { bars, rounds, counted_in }: Pick<Review, 'bars' | 'rounds' | 'counted_in'>,
  cause: Cause,
): RoundPart[] | null {
  const parts = rounds.map(({ round_number, bars: own }) => ({ round: round_number, amount: amountOf(own, cause) }))
  const sum = parts.reduce((soFar, { amount }) => soFar + amount.value, 0)
  return isNothing(sum - amountOf(bars, cause).value, { counted_in }) ? parts : null
}

/** Each step begins where the one before it ended; the last ends at the result. */
export function stepsOf(review: Pick<Review, 'bars' | 'counted_in'>): Step[] {
  let at = 0
  const steps: Step[] = []
  for (const cause of CAUSES) {
    const amount = amountOf(review.bars, cause)
    if (cause !== 'unresolved' || !isNothing(amount.value, review)) {
      steps.push({ cause, from: at, to: at + amount.value, amount })
    }
    at += amount.value
  }
  return steps
}

/** The part of a scale that holds all of these. */
export function spanOf(values: number[]): { least: number; most: number } {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  return { least, most: Math.max(most, least + 1e-6) }
}
