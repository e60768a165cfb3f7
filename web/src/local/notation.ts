/** How a game is written down, as its translated words say it: the types of each game's `notation.ts`. */

import type { Dict, Python } from './python'
import type { FieldValue, Rec, Whole } from './records'

/** What translated words ask beyond Python: the rules, and records. */
export interface Host {
  readonly game: { readonly phases: readonly string[]; fresh_view(): Rec }
  /** The rules that these words ask, by name. */
  readonly rules: Readonly<Record<string, (...given: unknown[]) => Whole | null>>
  plain(record: Rec): Rec
  copy_of(record: Rec): Rec
  moves_in(bits: Whole): number[]
  ranks(record: Rec): number[]
  fresh_news(choice?: { listening?: boolean }): Rec
  fresh_options(): Rec
}

export interface Notation<View> {
  move(record: { phase: FieldValue }, move: number): string | null
  view(record: Rec): View
  /** As `view`, given what everybody sees of the same moment. */
  own?(record: Rec, byEverybody: View): View
  why(record: Rec, seat: number, move: number, reason: string): { reason: string; sentence(): string }
  in_sight(record: Rec, seat: number): number[]
  card_named(text: string): number | null
  /** For each kind of news what it makes of seat, card and number. */
  events: Dict
  /** The record of these options; an OptionClash where they do not go together. */
  settle(players: number, choices: Dict): Rec
  /** By option: what reads a value that cannot be listed. */
  reads: Readonly<Record<string, (text: string) => string | number | boolean>>
}

export type MakeNotation<View> = (py: Python, host: Host) => Notation<View>
