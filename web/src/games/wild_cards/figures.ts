import type { GameStatistics } from '../../messages'
import { capitalised, say } from '../../words.svelte'
import { oneDecimal, type OwnFigures } from '../../you/figures'
import { anyNameOf } from './cards'

/** As many letters as fit below a bar. */
const LONGEST_NAME = 7

export function figuresOf({ wild_cards }: GameStatistics): OwnFigures {
  if (wild_cards === null) return { facts: [], charts: [] }
  const bars = Object.entries(wild_cards.animals).map(([species, value]) => ({
    name: capitalised(anyNameOf(species)).slice(0, LONGEST_NAME),
    value,
    written: oneDecimal(value),
  }))
  return {
    facts: [
      [say('figures-refills'), oneDecimal(wild_cards.refills)],
      [say('figures-declines'), oneDecimal(wild_cards.declines)],
    ],
    charts: [{ title: say('figures-animals'), bars }],
  }
}
