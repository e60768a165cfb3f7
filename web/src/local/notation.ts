/** How a game is written down, as its translated words say it: the types of each game's `notation.ts`. */

import type { Python } from './python'
import type { Dict } from './structs'
import type { FieldValue, Rec, Whole } from './records'

/** A game as what was translated knows it. Its words teach it to settle options. */
export interface HostedGame {
  readonly name: string
  readonly title: string
  readonly version: number
  readonly least_players: number
  readonly most_players: number
  /** The bots that a browser has. */
  readonly levels: readonly string[]
  readonly phases: readonly string[]
  readonly reasons: readonly string[]
  readonly news_kinds: readonly string[]
  readonly STATE: Readonly<Record<string, { readonly shape: readonly number[] }>>
  fresh_view(): Rec
  fresh_state(): Rec
  reason_name(reason: number): string
  /** What was asked for, checked, in words and as a record; an OptionClash, with a sentence, for what is not offered. */
  choose?(players: number, asked: Dict): [Dict, Rec]
}

/** What translated words ask beyond Python: the rules, and records. */
export interface Host {
  readonly game: HostedGame
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
  /** What sort of decision a move is, where the phase alone does not say it. */
  kind?(record: Rec, seat: number, move: number): string
  /** How the best of two moves differs from the other. */
  theme?(record: Rec, best: string, other: string): string
  card_named(text: string): number | null
  /** For each kind of news what it makes of seat, card and number. */
  events: Dict
}

export type MakeNotation<View> = (py: Python, host: Host) => Notation<View>
