/** What translated Python asks of the rules that are loaded here, whatever the game. */

import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { seedHash } from '../fairness'
import type { Game } from './game'
import { SPECTATOR } from './game'
import type { HostedGame } from './notation'
import { fromBase64 } from './positions'
import { Rec } from './records'
import type { Whole } from './records'
import { movesIn, seedWords } from './rules'

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
  view_of(state: Rec, seat: number): Rec
  views_of(state: Rec, players: number): Rec[]
  state_in(game: HostedGame, text: string): Rec
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

const LONGEST_ID = 8
const MARK_LETTERS = 12

/** For these games. */
export function hostOf(games: readonly Game<unknown>[]): TableHost {
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
  return {
    game_named: (name) => named(name).hosted,
    game_of: (record) => gameOf(record).hosted,
    words_of: ({ name }) => {
      const { words } = named(name)
      const seen = (record: Rec, all: unknown) => (words.own ? words.own(record, all) : words.view(record))
      return { ...words, kind: words.kind ?? null, theme: words.theme ?? null, seen }
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
    view_of: (state, seat) => gameOf(state).see(state, seat),
    views_of: (state, players) => {
      const viewers = [...Array.from({ length: players }, (_, seat) => seat), SPECTATOR]
      return viewers.map((viewer) => gameOf(state).see(state, viewer))
    },
    state_in: ({ name }, text) => new Rec(named(name).facts.records.state, fromBase64(text)),
    seed_of: (text) => seedWords(seedText(String(text))),
    seed_text: (seed) => seed.map((word) => word.toString(16).padStart(8, '0')).join(''),
    short_id: shortId,
    hash_of: (seed) => seedHash(seedText(seed)),
    seed_hash: seedHash,
    counted_in: ({ name }) => named(name).facts.counted_in,
    levels_of: (name) => named(name).facts.levels,
    tidied,
    mark_of_person: (person) => bytesToHex(sha256(utf8ToBytes(`talks ${person ?? 'None'}`))).slice(0, MARK_LETTERS),
  }
}

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
