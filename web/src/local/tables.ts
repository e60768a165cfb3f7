/** Tables in this page: the log, the one judge and the snapshots of a server's table, translated from Python (`table.ts`), over the
rules that are loaded here. */

import type { Game } from './game'
import { hostOf } from './host'
import type { TableHost } from './host'
import type { HostedGame } from './notation'
import { py } from './python'
import type { Python } from './python'
import type { Rec } from './records'
import { Dict } from './structs'
import type { Fault, Named, Struct } from './structs'
import { makeTable } from './table'

export interface Chair {
  readonly name: string
  readonly player: string
  readonly level: string | null
  readonly person: string | null
  readonly kept: boolean
  readonly is_played_by_bot: boolean
}

/** The moment that a table goes on from: a decision of a game, or a puzzle, which is of no game. */
export interface PracticeHere {
  readonly code: string
  readonly place: number
}

/** A table: `TableState` of mazzo/table/state.py. Only `apply` changes it. */
export interface LocalTable {
  readonly stage: 'waiting' | 'playing' | 'over'
  readonly turn: number
  readonly players: number
  readonly state: Rec
  readonly undecided: number[]
  readonly entries: Struct[]
  readonly game: HostedGame
  readonly opened: {
    readonly game: string
    readonly rules: number
    readonly practice: PracticeHere | null
    readonly goes_on: string | null
  }
  readonly chairs: readonly Chair[]
  readonly stand_in: string
  readonly is_hurried: boolean
  readonly is_lesson: boolean
  readonly is_stacked: boolean
  readonly needs_driver: boolean
  readonly agreed_to_end: ReadonlySet<number>
  readonly closed: string | null
  readonly said: number
  readonly talk: readonly { readonly number: number }[]
  readonly answered: Dict
  apply(entry: unknown): void
  view(seat: number): Rec
  scripted(seat: number): number[] | null
  scores(): number[]
  ranks(): number[] | null
  seat_of(person: string | null): number | null
  last_event(viewer: number): number
  forget_views(): void
  keep_events(most: number): void
}

/** A decision in the making, tried out on a copy of the state. */
export interface UnfinishedDecision {
  readonly trial: Rec
  readonly is_whole: boolean
  readonly moves: number[]
  add(move: number): void
}

export type Command = (table: LocalTable, ...given: unknown[]) => unknown

/** What was translated, and no more than is asked here. */
export interface TranslatedTable {
  TableState: { new (opened: unknown): LocalTable; from_log(entries: unknown[]): LocalTable }
  /** What a person, a bot or the clock may ask of a table: the entries that it adds to the log. A Refusal is thrown. */
  commands: Record<string, Command>
  /** By the type of a message: the command that it is, and the fields that it takes. */
  by_message: Partial<Record<string, [command: Command, fields: string[]]>>
  /** The kinds of entries, by their name in the log. */
  entries: Record<string, new (fields: Named) => Struct>
  Script: new (fields: Named) => Struct
  Practice: new (fields: Named) => Struct
  Person: new (fields: Named) => Struct
  Rules: new (fields: Named) => Struct
  ClockReading: new (fields: Named) => Struct
  SessionFacts: new (fields: Named) => Struct
  CheckOptions: new (fields: Named) => Struct
  UnfinishedDecision: new (state: Rec, seat: number) => UnfinishedDecision
  Decision: new (fields: Named) => Struct
  Rewound: new (table: LocalTable) => object
  /** How many events a table keeps. */
  MOST_EVENTS: number
  public_facts(code: string, table: LocalTable, session: Struct): Dict
  snapshot_for(facts: Dict, table: LocalTable, person: string | null, known: number): Struct & { readonly last: number }
  viewer_of(table: LocalTable, person: string): number
  talk_of(lines: readonly unknown[]): Struct
  resealing_seat(table: LocalTable, entries: readonly Struct[]): number | null
  is_talk(entries: readonly Struct[]): boolean
  tidy_line(written: string): string
  tidy_name(written: string): string
  at_a_glance(code: string, table: LocalTable, seat: number, openedAt: number | null): Struct
  whole(code: string, table: LocalTable, rewound: object, person: string): Struct
  at_place(code: string, rewound: object, place: string, view: string): Struct
  record_of(table: LocalTable): Struct
  write_record(record: Struct): string
  checked_options(game: HostedGame, wish: Struct): Struct
  puzzle_entries(opened: Struct, seat: number, past: number[], who: Struct): Struct[]
  practice_entries(table: LocalTable, code: string, place: number, who: Struct): Struct[]
  course_of(table: LocalTable, record: Struct): Struct
  decision_of(search: Rec, move: number, seconds: number): Struct
  in_words(view: Rec, decision: Struct): Struct
  hint_message(before: Rec, seat: number, moves: number[], hint: Struct, bids: number[][], turn: number, id: string): Struct
}

export type MakeTable = (py: Python, host: TableHost) => TranslatedTable
/** What is thrown where a command is not allowed. */
export type Refusal = Fault & { reason: string; text: string; facts: Dict }

/** Tables of these games. */
export const tablesOf = (games: readonly Game<unknown>[]): TranslatedTable => makeTable(py, hostOf(games))

/** An entry of a log from its JSON. */
export function readEntry({ entries, Script, Practice }: TranslatedTable, { kind, ...fields }: Named): Struct {
  const Entry = entries[String(kind)]
  if (Entry === undefined) throw new Error(`a log has no entries of the kind ${String(kind)}`)
  const { options, script, practice } = fields
  if (isNamed(options)) fields.options = new Dict(Object.entries(options))
  if (isNamed(script)) fields.script = new Script(script)
  if (isNamed(practice)) fields.practice = new Practice(practice)
  return new Entry(fields)
}

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null
