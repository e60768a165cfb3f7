import { localeOf } from '../languages'

/** The day of a moment, as it is written where the reader lives. */
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(localeOf(document.documentElement.lang), { dateStyle: 'medium' })

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long ago something was, in the largest unit that fits. */
export function ago(minutes: number): string {
  const words = new Intl.RelativeTimeFormat(localeOf(document.documentElement.lang), { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, length]) => minutes >= length) ?? ['second', 1]
  return words.format(-Math.floor(minutes / length), unit)
}
