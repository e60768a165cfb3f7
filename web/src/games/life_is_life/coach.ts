import { may, type Moment } from '../../learn/coach'
import type { Table } from '../../messages'
import { isAsked } from '../../table/asked'
import { viewOf } from './view'

const inFirstRound = (table: Table): boolean => viewOf(table)?.round === 1
const hasSwapped = (table: Table): boolean => viewOf(table)?.swapped.includes(table.you ?? 0) ?? false
const hasKnocked = (table: Table): boolean => viewOf(table)?.knocked.includes(table.you ?? 0) ?? false

export const moments: Moment[] = [
  { key: 'swap', holds: (table) => inFirstRound(table) && !hasSwapped(table) && may(table, 'row 2'), moves: ['row 2'] },
  { key: 'wait', holds: (table) => inFirstRound(table) && hasSwapped(table) && !isAsked(table) },
  { key: 'knock', holds: (table) => inFirstRound(table) && may(table, 'knock'), moves: ['knock'] },
  { key: 'lap', holds: (table) => inFirstRound(table) && hasKnocked(table) },
  { key: 'valued', holds: (table) => viewOf(table)?.round === 2 },
]
