import type { GameStatistics } from '../../messages'
import { say } from '../../words.svelte'
import { oneDecimal, percent, type OwnFigures } from '../../you/figures'

export function figuresOf({ life_is_life }: GameStatistics): OwnFigures {
  if (life_is_life === null) return { facts: [], charts: [] }
  return {
    facts: [
      [say('figures-rounds-survived'), oneDecimal(life_is_life.rounds_survived)],
      [say('figures-knocks'), oneDecimal(life_is_life.knocks_a_round)],
      [say('figures-knocks-best'), percent(life_is_life.knocks_best)],
      [say('figures-lives-left'), oneDecimal(life_is_life.lives_left)],
    ],
    charts: [],
  }
}
