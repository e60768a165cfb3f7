/** Where everybody sits: oneself at the bottom, the others around three sides of the felt in the order of play. */

import type { Seat, Table } from '../messages'

/** Left, top left, top, top right, right, bottom. */
export type Place = 'l' | 'tl' | 't' | 'tr' | 'r' | 'b'

/** By the number of others; the sixth is the one that a spectator sees at the bottom. */
const AROUND: readonly (readonly Place[])[] = [
  [],
  ['t'],
  ['tl', 'tr'],
  ['l', 't', 'r'],
  ['l', 'tl', 'tr', 'r'],
  ['l', 'tl', 't', 'tr', 'r'],
  ['l', 'tl', 't', 'tr', 'r', 'b'],
]

/** The others, in the order of play. A spectator has nobody's seat: all are others. */
export const othersAt = ({ seats, you }: Pick<Table, 'seats' | 'you'>): Seat[] =>
  you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)]

export function placeOf(table: Pick<Table, 'seats' | 'you'>, seat: number): Place {
  const others = othersAt(table)
  const number = others.findIndex((one) => one.seat === seat)
  return AROUND[others.length]?.[number] ?? 'b'
}
