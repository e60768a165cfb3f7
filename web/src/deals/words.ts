/** What several pages say of deals. */

import { localeOf } from '../languages'
import type { Deal, DealTry } from '../messages'
import { written } from '../table/sentences'
import { say } from '../words.svelte'

/** A moment, as it is written where the reader lives. */
export const momentOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(localeOf(document.documentElement.lang), { dateStyle: 'medium', timeStyle: 'short' })

/** A day by UTC, such as 2026-11-16, as it is written where the reader lives. */
export const dayWritten = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(document.documentElement.lang), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })

/** A percentage with one figure after the comma at most, as it is written where the reader lives. */
export const percentOf = (value: number): string =>
  value.toLocaleString(localeOf(document.documentElement.lang), { maximumFractionDigits: 1 })

/** How a try ended, in a few words. */
export const resultWords = ({ score, rank }: DealTry, players: number): string =>
  score === null || rank === null ? say('deal-given-up') : say('deal-result', { score: written(score), rank, players })

/** The result to show around: nothing of the cards, and nothing of how it came about. */
export function shareText(deal: Deal, title: string): string {
  const score = deal.mine?.score ?? null
  const result = score === null ? say('deal-given-up') : written(score)
  const words =
    deal.day === null
      ? say('deal-share-challenge', { title, score: result })
      : say('deal-share-text', { title, day: dayWritten(deal.day), score: result, percent: deal.better_than ?? -1 })
  return `${words}\n${deal.link}`
}
