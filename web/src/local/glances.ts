/** What a list shows of a table on this device. */

import type { MyTable, PastGame, Practised } from '../messages'

export interface Listed {
  code: string
  /** When it was opened and when something last happened there: seconds since 1970. */
  opened: number
  changed: number
  /** While the game is not over. */
  glance: MyTable | null
  /** Once it is; a lesson leaves none. */
  past: PastGame | null
  /** The moment of another game that is played again here, and what came of it. */
  practice?: Practised
  /** The code of the same game on a server that it was handed to. */
  handed?: string
}

/** A row in place of an earlier one: that a server has this game stays known, and when it was over. */
export function renewed(before: Listed | undefined, now: Listed): Listed {
  const handed = now.handed ?? before?.handed
  const row = handed === undefined ? now : { ...now, handed }
  if (!before?.past || !now.past) return row
  return { ...row, changed: before.changed, past: { ...now.past, over_at: before.past.over_at } }
}

const MINUTE = 60

/** The tables to go on with. */
export function glancesOf(listed: readonly Listed[]): MyTable[] {
  const now = Date.now() / 1000
  return listed.flatMap(({ glance, opened }) => (glance ? [{ ...glance, minutes: Math.floor((now - opened) / MINUTE) }] : []))
}
