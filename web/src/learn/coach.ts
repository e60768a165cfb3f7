/** What a coach says in a lesson. Each lesson is a list of moments; the first one that holds and was not read yet is spoken of.

A newcomer may do something else than advised: then no moment holds until the table comes back to one. */

import type { Table } from '../messages'

export interface Moment {
  key: string
  /** Which step of the lesson it is, from 1; two that cannot both come have the same number. */
  step: number
  holds: (table: Table) => boolean
  /** The decision that the coach points at. Without one there is nothing to do but to read on. */
  moves?: string[]
}

export const may = (table: Table, move: string): boolean => table.legal.includes(move)
