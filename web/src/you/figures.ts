/** What a player has made of one game, as facts and charts. What only the game counts, its folder adds. */

import { localeOf } from '../languages'
import type { GameStatistics } from '../messages'
import { say } from '../words.svelte'

/** What it is called, and its value as it is written. */
export type Fact = [name: string, value: string]

export interface Chart {
  title: string
  bars: { name: string; value: number; written: string }[]
  /** The value of a bar as high as the chart; without it, the highest there is. */
  most?: number
}

export interface OwnFigures {
  facts: Fact[]
  charts: Chart[]
}

/** Of a game that counts nothing of its own. */
export const NO_FIGURES: OwnFigures = { facts: [], charts: [] }

/** What rounds to nothing has no sign; a minus is as long as everywhere else. */
const written = (number: number, how: Intl.NumberFormatOptions): string =>
  number.toLocaleString(localeOf(document.documentElement.lang), { signDisplay: 'negative', ...how }).replace('-', '−')
export const percent = (share: number): string => written(share, { style: 'percent' })
export const oneDecimal = (number: number): string => written(number, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type Common = Pick<GameStatistics, 'games' | 'wins' | 'mean_rank' | 'mean_score' | 'rating'>

export function factsOf({ games, wins, mean_rank, mean_score, rating }: Common): Fact[] {
  const facts: [string, string | null][] = [
    [say('figures-games'), String(games)],
    // Games that were not played out are not among `games`.
    [say('figures-wins'), games > 0 ? `${wins} (${percent(wins / games)})` : '0'],
    [say('figures-rank'), mean_rank === null ? null : oneDecimal(mean_rank)],
    [say('figures-score'), mean_score === null ? null : oneDecimal(mean_score)],
    [say('figures-rating'), rating === null ? null : String(Math.round(rating))],
  ]
  return facts.filter((fact): fact is Fact => fact[1] !== null)
}
