/** Amounts as players say them: points, or a chance to win in per cent. */

import { localeOf } from '../languages'
import type { Amount, Review } from '../messages'
import { say } from '../words.svelte'

/** From here on nobody cares for tenths. */
const LARGE = 10
const PERCENT = 100

export type Unit = Pick<Review, 'counted_in'>

const isChance = ({ counted_in }: Unit): boolean => counted_in === 'chance'

const digitsOf = (shown: number): number => (Math.abs(shown) < LARGE ? 1 : 0)

function format(value: number, unit: Unit, signDisplay: 'negative' | 'exceptZero'): string {
  const digits = digitsOf(isChance(unit) ? value * PERCENT : value)
  const options = { maximumFractionDigits: digits, signDisplay, style: isChance(unit) ? 'percent' : 'decimal' } as const
  return new Intl.NumberFormat(localeOf(document.documentElement.lang), options).format(value).replace('-', '−')
}

/** So much; what rounds to nothing has no sign. */
export const plainly = (value: number, unit: Unit): string => format(value, unit, 'negative')

/** So much more or less. */
export const signedly = (value: number, unit: Unit): string => format(value, unit, 'exceptZero')

/** So many points, or so much of a win. The plural follows what is shown: 1 point, but 1.4 points. */
export function withUnit(value: number, unit: Unit): string {
  if (isChance(unit)) return plainly(value, unit)
  return say('review-points', { points: plainly(value, unit), count: Number(value.toFixed(digitsOf(value))) })
}

/** Between what and what; nothing where both read alike. */
export function between(amount: Amount, unit: Unit): string {
  const [low, high] = [plainly(amount.low, unit), plainly(amount.high, unit)]
  return low === high ? '' : say('review-between', { low, high })
}

/** The same with the other sign: what was given away is taken off. */
export const negated = ({ value, low, high }: Amount): Amount => ({ value: -value, low: -high, high: -low })

/** One part of all, in per cent. */
export const shareOf = (share: number): string =>
  new Intl.NumberFormat(localeOf(document.documentElement.lang), { style: 'percent' }).format(share)

/** Would anybody speak of it? */
export const isNothing = (value: number, unit: Unit): boolean => Math.abs(isChance(unit) ? value * PERCENT : value) < 0.05
