/** Whom a sheet about a player is about: who sits on a seat, or who has said a line. */

import type { Seat, Table, TalkLine } from '../messages'
import { say } from '../words.svelte'

export type About = { seat: Seat } | { line: TalkLine }

export const nameOf = (about: About): string => ('line' in about ? about.line.name : about.seat.name)
export const personSheetTitle = (about: About): string => say('person-about', { name: nameOf(about) })

/** Is this another person, who can be blocked and reported? */
export const isOtherPerson = (seat: Seat, table: Table): boolean => seat.player === 'person' && seat.seat !== table.you
