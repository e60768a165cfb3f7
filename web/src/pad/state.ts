/** A fresh game for a pad: the cards in it are dealt and never looked at. */

import type { Game } from '../local/game'
import type { Rec } from '../local/records'
import type { Evening } from './evening'

const ANY_SEED = '0'.repeat(64)

export const freshState = (rules: Game<unknown>, { names, options }: Evening): Rec =>
  rules.start(rules.choose(names.length, options).options, ANY_SEED)

/** One number of a record. */
export const numberIn = (state: Rec, field: string): number => Number(state.read(field))

/** Many numbers of a record, of which the first `many` count. */
export function numbersIn(state: Rec, field: string, many: number): number[] {
  const values = state.read(field)
  return Array.isArray(values) ? values.slice(0, many).map(Number) : []
}

/** One row of a table in a record. */
export function rowIn(state: Rec, field: string, row: number, many: number): number[] {
  const rows = state.read(field)
  const found = Array.isArray(rows) ? rows[row] : undefined
  return Array.isArray(found) ? found.slice(0, many).map(Number) : []
}
