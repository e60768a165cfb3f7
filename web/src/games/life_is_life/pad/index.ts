/** The pad of Life is Life. */

import type { Game } from '../../../local/game'
import type { Evening, Standing } from '../../../pad/evening'
import type { ScoreTable } from '../../../table/scoreTable'
import { say } from '../../../words.svelte'
import { progressOf } from './entries'

export { default } from './LifePad.svelte'

export const options = ['expert'] as const

export const firstWords = (): string => say('pad-who-starts')

export function standingOf(rules: Game<unknown>, evening: Evening): Standing {
  const { over, rounds, scores, ranks } = progressOf(rules, evening)
  return { over, round: rounds.length + (over ? 0 : 1), scores, ranks, course: rounds.map(({ lives }) => lives) }
}

export const sheetOf = (rules: Game<unknown>, evening: Evening): ScoreTable => ({
  title: say('game-life-is-life-title'),
  players: [...evening.names],
  before: [say('score-round')],
  fields: [say('life-points'), say('life-score-lives')],
  rows: progressOf(rules, evening).rounds.map(({ totals, lives }, number) => ({
    before: [String(number + 1)],
    cells: evening.names.map((_, seat) => [String(totals[seat] ?? ''), String(lives[seat] ?? '')]),
  })),
})
