/** Tables in this page: the log, the one judge and the snapshots of a server's table, translated from Python (`table.ts`), over the
rules that are loaded here. */

import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { seedHash } from '../fairness'
import type { Game } from './game'
import { SPECTATOR } from './game'
import type { HostedGame } from './notation'
import { py } from './python'
import type { Python } from './python'
import { Rec } from './records'
import type { Whole } from './records'
import { movesIn, seedWords } from './rules'
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

/** A table: `TableState` of mazzo/table/state.py. Only `apply` changes it. */
export interface LocalTable {
  readonly stage: 'waiting' | 'playing' | 'over'
  readonly turn: number
  readonly players: number
  readonly state: Rec
  readonly undecided: number[]
  readonly entries: Struct[]
  readonly game: HostedGame
  readonly opened: { readonly game: string; readonly rules: number; readonly practice: object | null }
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
  /** The kinds of entries, by the name that stands in the log. */
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
  decision_of(search: Rec, move: number, seconds: number): Struct
  in_words(view: Rec, decision: Struct): Struct
  hint_message(before: Rec, seat: number, moves: number[], hint: Struct, bids: number[][], turn: number, id: string): Struct
}

/** What the translated table asks of the rules, whatever the game. */
export interface TableHost {
  game_named(name: string): HostedGame
  game_of(record: Rec): HostedGame
  words_of(game: HostedGame): unknown
  plain(record: Rec): Rec
  copy_of(record: Rec): Rec
  fresh_news(choice?: { listening?: boolean }): Rec
  moves_in(bits: Whole): number[]
  waiting_for(state: Rec): number
  legal(record: Rec, seat: number): Whole
  midway(state: Rec, seat: number): boolean
  why_not(record: Rec, seat: number, move: number): number
  over(state: Rec): boolean
  scores(state: Rec): number[]
  ranks(record: Rec): number[]
  start(state: Rec, options: Rec, seed: number[], news: Rec): void
  stack(state: Rec, order: number[]): void
  play(state: Rec, seat: number, move: number, news: Rec): void
  replay(state: Rec, seats: number[], moves: number[], news: Rec, seen: number[]): void
  views_of(state: Rec, players: number): Rec[]
  seed_of(text: string | number): number[]
  seed_text(seed: number[]): string
  short_id(id: string): string
  hash_of(seed: string): string
  seed_hash(seed: string): string
  counted_in(game: HostedGame): string
  levels_of(game: string): readonly string[]
  tidied(written: string): string
  mark_of_person(person: string | null): string
}

export type MakeTable = (py: Python, host: TableHost) => TranslatedTable
/** What is thrown where a command is not allowed. */
export type Refusal = Fault & { reason: string; text: string; facts: Dict }

const LONGEST_ID = 8
const MARK_LETTERS = 12

/** Tables of these games. */
export function tablesOf(games: readonly Game<unknown>[]): TranslatedTable {
  const [any] = games
  if (any === undefined) throw new Error('no games, no tables')
  const gameOf = (record: Rec): Game<unknown> => {
    const game = games.find(({ facts: { records } }) => record.layout === records.state || record.layout === records.view)
    if (game === undefined) throw new Error('a record of no game here')
    return game
  }
  const named = (name: string): Game<unknown> => {
    const game = games.find((each) => each.name === name)
    if (game === undefined) throw new Error(`no game ${name} here`)
    return game
  }
  const silence = new Rec(any.freshNews().layout)
  return makeTable(py, {
    game_named: (name) => named(name).hosted,
    game_of: (record) => gameOf(record).hosted,
    words_of: ({ name }) => {
      const { words } = named(name)
      return { ...words, seen: (record: Rec, all: unknown) => (words.own ? words.own(record, all) : words.view(record)) }
    },
    plain: (record) => record,
    copy_of: (record) => record.copy(),
    fresh_news: ({ listening = true } = {}) => (listening ? any.freshNews() : silence),
    moves_in: movesIn,
    waiting_for: (state) => gameOf(state).waitingFor(state),
    legal: (record, seat) => gameOf(record).legal(record, seat),
    midway: (state, seat) => gameOf(state).midway(state, seat),
    why_not: (record, seat, move) => gameOf(record).whyNot(record, seat, move),
    over: (state) => gameOf(state).over(state),
    scores: (state) => gameOf(state).scores(state),
    ranks: (record) => gameOf(record).ranks(record),
    start: (state, options, seed, news) => {
      gameOf(state).startIn(state, options, seed, news)
    },
    stack: (state, order) => {
      gameOf(state).stack(state, order)
    },
    play: (state, seat, move, news) => {
      gameOf(state).play(state, seat, move, news)
    },
    replay: (state, seats, moves, _, seen) => {
      seen.splice(0, seen.length, ...gameOf(state).replay(state, seats, moves, seen))
    },
    views_of: (state, players) => {
      const viewers = [...Array.from({ length: players }, (_, seat) => seat), SPECTATOR]
      return viewers.map((viewer) => gameOf(state).see(state, viewer))
    },
    seed_of: (text) => seedWords(seedText(String(text))),
    seed_text: (seed) => seed.map((word) => word.toString(16).padStart(8, '0')).join(''),
    short_id: shortId,
    hash_of: (seed) => seedHash(seedText(seed)),
    seed_hash: seedHash,
    counted_in: ({ name }) => named(name).facts.counted_in,
    levels_of: (name) => named(name).facts.levels,
    tidied,
    mark_of_person: (person) => bytesToHex(sha256(utf8ToBytes(`talks ${person ?? 'None'}`))).slice(0, MARK_LETTERS),
  })
}

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

/** A seed in 64 hexadecimal digits, however it was written. */
const seedText = (written: string): string => (written.length === 64 ? written : BigInt(written).toString(16).padStart(64, '0'))

/** A text as it is shown: with single spaces, and nothing that cannot be seen. */
const tidied = (written: string): string =>
  written
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')

/** A decision's id as logs keep it. */
export function shortId(id: string): string {
  if ([...id].length <= LONGEST_ID) return id
  const short = blake2b(utf8ToBytes(id), { dkLen: (LONGEST_ID * 6) / 8 })
  return btoa(String.fromCharCode(...short))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
