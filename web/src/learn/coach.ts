/** What a coach says at a stacked table. Each lesson is a list of moments; the last one that holds is spoken of.

A newcomer may do something else than advised: then no moment holds until the table comes back to one. */

import type { Table } from '../messages'

export interface Moment {
  key: string
  holds: (table: Table) => boolean
  /** What the coach points at. */
  moves?: string[]
}

export const may = (table: Table, move: string): boolean => table.legal.includes(move)
