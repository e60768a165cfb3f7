/** The pad of Wizard. */

import type { Game } from '../../../local/game'
import type { Evening, Standing } from '../../../pad/evening'
import type { ScoreTable } from '../../../table/scoreTable'
import { signed, written } from '../../../table/sentences'
import { say } from '../../../words.svelte'
import { progressOf } from './entries'

export { default } from './WizardPad.svelte'
export { unsealed } from './entries'

export const options = ['bids', 'dark_wizard', 'leaders_hook', 'clairvoyance', 'monochrome', 'rounds'] as const

export const firstWords = (): string => say('pad-who-deals')

export function standingOf(rules: Game<unknown>, evening: Evening): Standing {
  const { phase, rounds, scores, ranks } = progressOf(rules, evening)
  const scored = rounds.filter(({ totals }) => totals !== null)
  return {
    over: phase === 'over',
    round: rounds.length,
    scores,
    ranks,
    course: scored.map(({ totals }) => totals ?? []),
    bids: evening.names.map((_, seat) => scored.map(({ cards, bids, tricks }) => ({ cards, made: bids[seat] === tricks[seat] }))),
  }
}

export function sheetOf(rules: Game<unknown>, evening: Evening): ScoreTable {
  const { rounds } = progressOf(rules, evening)
  const scored = rounds.flatMap((round) =>
    round.totals && round.points ? [{ ...round, totals: round.totals, points: round.points }] : [],
  )
  return {
    title: say('game-wizard-title'),
    players: [...evening.names],
    before: [say('score-round'), say('score-cards')],
    fields: [say('score-bid'), say('score-won'), say('score-points'), say('score-total')],
    rows: scored.map(({ cards, bids, tricks, points, totals }, number) => ({
      before: [String(number + 1), String(cards)],
      cells: evening.names.map((_, seat) => [
        String(bids[seat]),
        String(tricks[seat]),
        signed(points[seat] ?? 0),
        written(totals[seat] ?? 0),
      ]),
    })),
  }
}
