import { may, type Moment } from '../../learn/coach'
import type { Table } from '../../messages'
import { SPECIES } from './messages'
import { viewOf } from './view'

const isIn = (table: Table, round: number): boolean => table.stage === 'playing' && viewOf(table)?.round === round
const isBidding = (table: Table, round: number): boolean => isIn(table, round) && viewOf(table)?.phase === 'bid'
const leadsLions = (table: Table): boolean => viewOf(table)?.leaders[SPECIES.indexOf('lion')] === table.you
const isFirst = (table: Table): boolean => table.ranks?.[table.you ?? 0] === 1

export const moments: Moment[] = [
  { key: 'aim', step: 1, holds: (table) => isBidding(table, 1) },
  { key: 'auction', step: 2, holds: (table) => isBidding(table, 1) },
  { key: 'bid', step: 3, holds: (table) => isBidding(table, 1), moves: ['bid S3'] },
  {
    key: 'take',
    step: 4,
    holds: (table) => isIn(table, 1) && may(table, 'acquire lion'),
    moves: ['acquire lion', 'pay S2', 'pay S4'],
  },
  { key: 'leader', step: 5, holds: (table) => isBidding(table, 2) && leadsLions(table) },
  { key: 'refill', step: 6, holds: (table) => isBidding(table, 2), moves: ['bid refill'] },
  { key: 'discard', step: 7, holds: (table) => isIn(table, 2) && may(table, 'discard M2'), moves: ['discard M2'] },
  { key: 'again', step: 8, holds: (table) => isBidding(table, 3), moves: ['bid S3'] },
  {
    key: 'second',
    step: 9,
    holds: (table) => isIn(table, 3) && may(table, 'acquire lion'),
    moves: ['acquire lion', 'pay S1', 'pay S2'],
  },
  { key: 'won', step: 10, holds: (table) => table.stage === 'over' && isFirst(table) },
  { key: 'over', step: 10, holds: (table) => table.stage === 'over' && !isFirst(table) },
]
