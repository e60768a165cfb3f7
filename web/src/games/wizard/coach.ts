import { may, type Moment } from '../../learn/coach'
import type { Table } from '../../messages'
import { isAsked } from '../../table/asked'
import { viewOf } from './view'

const holdsCard = (table: Table, card: string): boolean => {
  const hand = viewOf(table)?.hands[table.you ?? 0]
  return Array.isArray(hand) && hand.includes(card)
}
const made = (table: Table): boolean => (table.scores[table.you ?? 0] ?? 0) > 0

export const moments: Moment[] = [
  { key: 'bid', holds: (table) => viewOf(table)?.phase === 'bid' && isAsked(table), moves: ['bid 2'] },
  { key: 'follow', holds: (table) => viewOf(table)?.follow === 'G' && may(table, 'play G1'), moves: ['play G1'] },
  {
    key: 'ruff',
    holds: (table) => viewOf(table)?.follow === 'G' && !holdsCard(table, 'G1') && may(table, 'play R12'),
    moves: ['play R12'],
  },
  { key: 'lead', holds: (table) => viewOf(table)?.trick.length === 0 && may(table, 'play W1'), moves: ['play W1'] },
  { key: 'made', holds: (table) => table.stage === 'over' && made(table) },
  { key: 'missed', holds: (table) => table.stage === 'over' && !made(table) },
]
