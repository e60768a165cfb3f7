import { may, type Moment } from '../../learn/coach'
import type { Table } from '../../messages'
import { SPECIES } from './messages'
import { viewOf } from './view'

const isBidding = (table: Table, round: number): boolean => viewOf(table)?.phase === 'bid' && viewOf(table)?.round === round
const leadsLions = (table: Table): boolean => viewOf(table)?.leaders[SPECIES.indexOf('lion')] === table.you

export const moments: Moment[] = [
  { key: 'bid', holds: (table) => isBidding(table, 1), moves: ['bid S3'] },
  { key: 'take', holds: (table) => may(table, 'acquire lion'), moves: ['acquire lion'] },
  { key: 'leader', holds: (table) => isBidding(table, 2) && leadsLions(table), moves: ['bid refill'] },
  { key: 'refill', holds: (table) => table.legal.some((move) => move.startsWith('discard')) },
  { key: 'on', holds: (table) => isBidding(table, 3) },
]
