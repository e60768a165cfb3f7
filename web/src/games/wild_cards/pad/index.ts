/** The pad of Wild Cards. */

import type { Game } from '../../../local/game'
import type { Evening, Standing } from '../../../pad/evening'
import type { ScoreTable } from '../../../table/scoreTable'
import { say } from '../../../words.svelte'
import { progressOf } from './entries'

export { default } from './WildPad.svelte'

export const options = ['removal'] as const

export const firstWords = (): string => say('pad-who-first')

export function standingOf(rules: Game<unknown>, evening: Evening): Standing {
  const { entries, round, accounts } = progressOf(rules, evening)
  const scores = accounts.map(({ score }) => score)
  return { over: entries.closed, round, scores, ranks: accounts.map(({ rank }) => rank), course: entries.closed ? [scores] : [] }
}

export function sheetOf(rules: Game<unknown>, evening: Evening): ScoreTable {
  const { accounts } = progressOf(rules, evening)
  const rows: [string, (seat: number) => number][] = [
    [say('wild-best'), (seat) => accounts[seat]?.best.points ?? 0],
    [say('wild-second-best'), (seat) => accounts[seat]?.second.points ?? 0],
    [say('wild-leaders'), (seat) => accounts[seat]?.leaders.points ?? 0],
    [say('wild-tokens-title'), (seat) => accounts[seat]?.tokens ?? 0],
    [say('score-total'), (seat) => accounts[seat]?.score ?? 0],
  ]
  return {
    title: say('game-wild-cards-title'),
    players: [...evening.names],
    before: [''],
    fields: [''],
    rows: rows.map(([title, pointsOf]) => ({ before: [title], cells: evening.names.map((_, seat) => [String(pointsOf(seat))]) })),
  }
}
