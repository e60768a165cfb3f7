/** When each state of a table came, by our own clock: the time left on a player's clock counts from then. */

import type { Table } from './messages'

const arrivals = new WeakMap<Table, number>()

export const noteArrival = (table: Table): void => void arrivals.set(table, performance.now())

/** How many milliseconds this seat has left now; null for who is not being waited for, or may take his time. */
export function millisecondsLeft(table: Table, seat: number): number | null {
  const left = table.clock?.left[seat] ?? null
  return left === null ? null : Math.max(0, left - (performance.now() - (arrivals.get(table) ?? performance.now())))
}
