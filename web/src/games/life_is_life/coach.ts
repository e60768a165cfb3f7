import { may, type Moment } from '../../learn/coach'
import type { Table } from '../../messages'
import { isAsked } from '../../table/asked'
import { viewOf } from './view'

const isPlaying = (table: Table): boolean => table.stage === 'playing'
const hasSwapped = (table: Table): boolean => viewOf(table)?.swapped.includes(table.you ?? 0) ?? false
const hasKnocked = (table: Table): boolean => viewOf(table)?.knocked.includes(table.you ?? 0) ?? false
const isFirstTurn = (table: Table): boolean => isPlaying(table) && !hasSwapped(table)
const isBest = (table: Table): boolean => table.ranks?.[table.you ?? 0] === 1

export const moments: Moment[] = [
  { key: 'aim', step: 1, holds: isFirstTurn },
  { key: 'most', step: 2, holds: isFirstTurn },
  { key: 'swap', step: 3, holds: isFirstTurn, moves: ['row 2', 'lay cat', 'lay mouse'] },
  { key: 'wait', step: 4, holds: (table) => isPlaying(table) && hasSwapped(table) && !hasKnocked(table) && !isAsked(table) },
  { key: 'knock', step: 5, holds: (table) => isPlaying(table) && may(table, 'knock'), moves: ['knock'] },
  { key: 'lap', step: 6, holds: (table) => isPlaying(table) && hasKnocked(table) },
  { key: 'best', step: 7, holds: (table) => !isPlaying(table) && isBest(table) },
  { key: 'beaten', step: 7, holds: (table) => !isPlaying(table) && !isBest(table) },
]
