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

/** A table: `TableState` of mazzo/table/state.py. Only `apply` changes it. */
export interface LocalTable {
  readonly stage: 'waiting' | 'playing' | 'over'
  readonly turn: number
  readonly players: number
  readonly state: Rec
  readonly undecided: number[]
  readonly entries: Struct[]
  apply(entry: unknown): void
  view(seat: number): Rec
}

export interface TranslatedTable {
  TableState: { new (opened: unknown): LocalTable; from_log(entries: unknown[]): LocalTable }
  /** What a person, a bot or the clock may ask of a table: the entries that it adds to the log. A Refusal is thrown. */
  commands: Record<string, (table: LocalTable, ...given: unknown[]) => unknown>
  /** The kinds of entries, by the name that stands in the log. */
  entries: Record<string, new (fields: Named) => Struct>
  Script: new (fields: Named) => Struct
  Person: new (fields: Named) => Struct
  Rules: new (fields: Named) => Struct
  ClockReading: new (fields: Named) => Struct
  SessionFacts: new (fields: Named) => Struct
  public_facts(code: string, table: LocalTable, session: Struct): Dict
  snapshot_for(facts: Dict, table: LocalTable, person: string | null, known: number): Struct
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
    mark_of_person: (person) => bytesToHex(sha256(utf8ToBytes(`talks ${person ?? 'None'}`))).slice(0, MARK_LETTERS),
  })
}

/** An entry of a log from its JSON. */
export function readEntry({ entries, Script }: TranslatedTable, { kind, ...fields }: Named): Struct {
  const Entry = entries[String(kind)]
  if (Entry === undefined) throw new Error(`a log has no entries of the kind ${String(kind)}`)
  const { options, script } = fields
  if (isNamed(options)) fields.options = new Dict(Object.entries(options))
  if (isNamed(script)) fields.script = new Script(script)
  return new Entry(fields)
}

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null

/** A seed in 64 hexadecimal digits, however it was written. */
const seedText = (written: string): string => (written.length === 64 ? written : BigInt(written).toString(16).padStart(64, '0'))

/** A decision's id as logs keep it. */
function shortId(id: string): string {
  if ([...id].length <= LONGEST_ID) return id
  const short = blake2b(utf8ToBytes(id), { dkLen: (LONGEST_ID * 6) / 8 })
  return btoa(String.fromCharCode(...short))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
