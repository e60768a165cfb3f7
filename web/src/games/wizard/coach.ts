import { may, type Moment } from '../../learn/coach'
import type { Table } from '../../messages'
import { viewOf } from './view'

const isBidding = (table: Table): boolean => viewOf(table)?.phase === 'bid'
const isGreenLed = (table: Table): boolean => viewOf(table)?.follow === 'G'
const holdsCard = (table: Table, card: string): boolean => {
  const hand = viewOf(table)?.hands[table.you ?? 0]
  return Array.isArray(hand) && hand.includes(card)
}
const made = (table: Table): boolean => (table.scores[table.you ?? 0] ?? 0) > 0

export const moments: Moment[] = [
  { key: 'aim', step: 1, holds: isBidding },
  { key: 'trick', step: 2, holds: isBidding },
  { key: 'trump', step: 3, holds: isBidding },
  { key: 'bid', step: 4, holds: isBidding, moves: ['bid 2'] },
  { key: 'follow', step: 5, holds: (table) => isGreenLed(table) && may(table, 'play G1'), moves: ['play G1'] },
  {
    key: 'ruff',
    step: 6,
    holds: (table) => isGreenLed(table) && !holdsCard(table, 'G1') && may(table, 'play R12'),
    moves: ['play R12'],
  },
  { key: 'lead', step: 7, holds: (table) => viewOf(table)?.trick.length === 0 && may(table, 'play W1'), moves: ['play W1'] },
  { key: 'made', step: 8, holds: (table) => table.stage === 'over' && made(table) },
  { key: 'missed', step: 8, holds: (table) => table.stage === 'over' && !made(table) },
]
