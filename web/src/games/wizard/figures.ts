import type { GameStatistics } from '../../messages'
import { say } from '../../words.svelte'
import { oneDecimal, percent, type OwnFigures } from '../../you/figures'

export function figuresOf({ wizard }: GameStatistics): OwnFigures {
  if (wizard === null) return { facts: [], charts: [] }
  const bars = wizard.by_hand_size.map(({ cards, bids_made }) => ({
    name: String(cards),
    value: bids_made,
    written: percent(bids_made),
  }))
  return {
    facts: [
      [say('figures-bids-made'), percent(wizard.bids_made)],
      [say('figures-points-a-round'), oneDecimal(wizard.points_a_round)],
    ],
    charts: bars.length > 0 ? [{ title: say('figures-bids-by-cards'), most: 1, bars }] : [],
  }
}
