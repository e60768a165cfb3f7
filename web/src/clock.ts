/** When each state of a table came, by our own clock: the time left on a player's clock counts from then. */

import type { Table } from './messages'

const arrivals = new WeakMap<Table, number>()

export const noteArrival = (table: Table): void => void arrivals.set(table, performance.now())

const since = (table: Table): number => performance.now() - (arrivals.get(table) ?? performance.now())

/** Will this seat be right back? Then its clock is stopped. */
export const isAway = (table: Table, seat: number): boolean => table.clock?.away.includes(seat) ?? false

/** How many milliseconds this seat has left now; null for a player who is not being waited for, or may take their time. */
export function millisecondsLeft(table: Table, seat: number): number | null {
  const left = table.clock?.left[seat] ?? null
  if (left === null || table.clock?.stopped || isAway(table, seat)) return left
  return Math.max(0, left - since(table))
}

/** How many milliseconds until the cards are dealt by themselves; null where somebody deals them. */
export const untilDealt = (table: Table): number | null =>
  table.deals_in === null ? null : Math.max(0, table.deals_in - since(table))

/** For how many milliseconds its clock may still stand still in this game. */
export function awayLeft(table: Table, seat: number): number {
  const left = table.clock?.away_left[seat] ?? 0
  return isAway(table, seat) && !table.clock?.stopped ? Math.max(0, left - since(table)) : left
}
