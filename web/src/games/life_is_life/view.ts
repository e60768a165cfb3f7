/** What the page looks up in a view of Life is Life, and in what has happened. */

import type { Table } from '../../messages'
import { isTable, type Event, type Species, type View } from './messages'

export const viewOf = (table: Table): View | null => (isTable(table) ? table.view : null)

export const isOut = (view: View, seat: number): boolean => view.derived.left_in[seat] !== null

/** Was this seat still in when the round, counted from 1, began? */
export const wasIn = (view: View, round: number, seat: number): boolean => (view.derived.left_in[seat] ?? round) >= round

/** A row taken whole, and what was laid for it. */
export interface Swap {
  /** The number of the event that ended it. */
  number: number
  seat: number
  row: number
  gave: Species[]
  got: Species[]
}

/** All swaps, the oldest first; without one whose beginning is not known any more. */
export function swapsIn(events: Event[]): Swap[] {
  const swaps: Swap[] = []
  let begun: Pick<Swap, 'gave' | 'got'> | null = null
  for (const { number, event } of events)
    switch (event.kind) {
      case 'life_is_life.taking':
        begun = { gave: [], got: [] }
        break
      case 'life_is_life.laid':
        begun?.gave.push(event.card)
        break
      case 'life_is_life.took':
        for (let copy = 0; copy < event.cards; copy += 1) begun?.got.push(event.card)
        break
      case 'life_is_life.swapped':
        if (begun !== null) swaps.push({ number, seat: event.seat, row: event.row, ...begun })
        begun = null
    }
  return swaps
}

/** The swaps of the present round, the newest first. */
export function swapsOf(events: Event[]): Swap[] {
  const deal = events.findLastIndex(({ event }) => event.kind === 'life_is_life.dealt')
  return swapsIn(events.slice(Math.max(0, deal))).reverse()
}
