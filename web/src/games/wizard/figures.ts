import type { GameStatistics } from '../../messages'
import { say } from '../../words.svelte'
import { NO_FIGURES, oneDecimal, percent, type OwnFigures } from '../../you/figures'
import { isStatistics } from './messages'

export function figuresOf(statistics: GameStatistics): OwnFigures {
  if (!isStatistics(statistics) || statistics.own === null) return NO_FIGURES
  const { own } = statistics
  const bars = own.by_hand_size.map(({ cards, bids_made }) => ({
    name: String(cards),
    value: bids_made,
    written: percent(bids_made),
  }))
  return {
    facts: [
      [say('figures-bids-made'), percent(own.bids_made)],
      [say('figures-points-a-round'), oneDecimal(own.points_a_round)],
    ],
    charts: bars.length > 0 ? [{ title: say('figures-bids-by-cards'), most: 1, bars }] : [],
  }
}
