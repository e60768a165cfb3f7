import type { GameStatistics } from '../../messages'
import { capitalised, say } from '../../words.svelte'
import { oneDecimal, type OwnFigures } from '../../you/figures'
import { anyNameOf } from './cards'
import { isStatistics } from './messages'

export function figuresOf(statistics: GameStatistics): OwnFigures {
  const own = isStatistics(statistics) ? statistics.own : null
  if (own === null) return { facts: [], charts: [] }
  const bars = Object.entries(own.animals).map(([species, value]) => ({
    name: capitalised(anyNameOf(species)),
    value,
    written: oneDecimal(value),
  }))
  return {
    facts: [
      [say('figures-refills'), oneDecimal(own.refills)],
      [say('figures-declines'), oneDecimal(own.declines)],
    ],
    charts: [{ title: say('figures-animals'), bars }],
  }
}
