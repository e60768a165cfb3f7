import type { GameStatistics } from '../../messages'
import { say } from '../../words.svelte'
import { oneDecimal, percent, type OwnFigures } from '../../you/figures'
import { isStatistics } from './messages'

export function figuresOf(statistics: GameStatistics): OwnFigures {
  const own = isStatistics(statistics) ? statistics.own : null
  if (own === null) return { facts: [], charts: [] }
  return {
    facts: [
      [say('figures-rounds-survived'), oneDecimal(own.rounds_survived)],
      [say('figures-knocks'), oneDecimal(own.knocks_a_round)],
      [say('figures-knocks-best'), percent(own.knocks_best)],
      [say('figures-lives-left'), oneDecimal(own.lives_left)],
    ],
    charts: [],
  }
}
