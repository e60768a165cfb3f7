/** Who judges on this device: the play-outs of `mazzo/review/playouts.py`, as WebAssembly. It answers what `RulesOfThumb` of
`mazzo/review/judge.py` answers, to the last bit. */

import type { ReviewFacts } from './facts'
import type { Game } from './game'
import { small } from './records'
import type { Rec, Whole } from './records'
import { movesIn } from './rules'
import type { Rules } from './rules'
import { Dict } from './structs'

/** By seat: a number for every play-out or world. */
type Rows = number[][]

const MOST_MOVES = 63
const NO_MOVE = -1
/** One deal in this many is played to the end of the game. */
const PLAYED_OUT = 4
/** Play-outs or deals of one stretch: their numbers follow from it. */
const MOST_ROWS = 4096
const [BEGUN, TABLES] = [0, 2]
const WORDS = 16
const NUMBER = 8

/** Where the play-outs of a game work. */
export class Bench {
  readonly #rooms = new Map<string, { at: number; size: number }>()
  readonly #given: readonly number[]
  readonly #tables: number

  /** `rules`: the WebAssembly of the play-outs. */
  constructor(
    readonly rules: Rules,
    readonly game: Game<unknown>,
  ) {
    const { state, view } = game.facts.records
    const { search, dice, news, scratch_states } = rules.facts.records
    const desk = [search.size, scratch_states * state.size, view.size, view.size, dice.size, news.size]
    const rooms = [...desk, TABLES * state.size, dice.size, WORDS * NUMBER].map((size) => this.#cleared(rules.room(size), size))
    this.#given = rooms
    this.#tables = rooms[desk.length] ?? 0
  }

  #cleared(at: number, size: number): number {
    this.rules.bytesAt(at, size).fill(0)
    return at
  }

  /** Room for this many bytes under this name; earlier contents are lost. */
  room(name: string, size: number): number {
    const known = this.#rooms.get(name)
    const room = known && known.size >= size ? known : { at: this.rules.room(size), size }
    this.#rooms.set(name, room)
    return room.at
  }

  put(name: string, record: Rec): number {
    return this.rules.put(this.room(name, record.bytes.length), record)
  }

  numbers(at: number, many: number): Float64Array {
    const bytes = this.rules.bytesAt(at, many * NUMBER)
    return new Float64Array(bytes.buffer, bytes.byteOffset, many)
  }

  wholes(at: number, many: number): BigInt64Array {
    const bytes = this.rules.bytesAt(at, many * NUMBER)
    return new BigInt64Array(bytes.buffer, bytes.byteOffset, many)
  }

  /** The table at which the stretch began. */
  begin(state: Rec): void {
    this.rules.put(this.#tables + BEGUN * state.bytes.length, state)
  }

  get begun(): number {
    return this.#tables
  }

  ask(what: string, ...given: (number | bigint)[]): number | bigint {
    return this.rules.ask(`${this.game.name}_${what}`, ...given)
  }

  playOut(what: string, key: number, ...given: (number | bigint)[]): number | bigint {
    return this.ask(what, ...this.#given, key, ...given)
  }
}

/** `RulesOfThumb`. */
export class Judge {
  readonly #deals: number
  readonly #rows: number
  readonly #worlds: number
  readonly #players: number
  #first = 0

  constructor(
    readonly bench: Bench,
    readonly manner: ReviewFacts,
    readonly options: Rec,
    readonly key: readonly number[],
    playouts: number,
    deals: number,
  ) {
    this.#deals = deals
    this.#rows = Math.max(2, half(playouts * manner.playouts))
    this.#worlds = Math.max(2, half(playouts * manner.foreseen))
    this.#players = Number(options.read('players'))
  }

  try_moves(view: Rec, seat: number, played: number, moves: Whole, number: number, first: number, worlds: number) {
    const { bench } = this
    const [seen, many] = [bench.put('view', view), worlds * MOST_MOVES]
    const places = ['values', 'worths'].map((name) => bench.room(name, many * NUMBER))
    const picked = bench.room('picks', worlds * NUMBER)
    for (const at of places) bench.numbers(at, many).fill(NaN)
    const wanted = BigInt(moves)
    const tried = bench.playOut('weigh', this.#key(), seen, seat, played, wanted, number, first, worlds, ...places, picked)
    const running = BigInt.asUintN(64, BigInt(tried))
    const picks = Array.from(bench.wholes(picked, worlds), Number)
    const every = [...new Set([...movesIn(running), ...picks])].sort((one, other) => one - other)
    const [values, worths] = places.map((at) => {
      const all = bench.numbers(at, many)
      return new Dict(every.map((move) => [move, picks.map((_, world) => all[world * MOST_MOVES + move])]))
    })
    return { moves: small(running), values, worths, picks }
  }

  begin(before: Rec, seat: number, move: number | null, after: Rec, number: number) {
    const { bench } = this
    const playedOut = this.manner.adds_up ? Math.floor(this.#deals / PLAYED_OUT) : 0
    const [totals, wins] = [this.#room('totals', this.#deals), this.#room('wins', playedOut)]
    this.#first = number * MOST_ROWS
    const table = [bench.put('before', before), seat, move ?? NO_MOVE, bench.put('options', this.options)]
    const drawn = [this.manner.slips, this.#first, this.#players, this.#deals, totals, playedOut, wins]
    bench.playOut('deal_again', this.#key(), ...table, ...drawn)
    bench.begin(after)
    this.#goOn(after, after, 0, NO_MOVE)
    return {
      before_deal: this.#bySeat(totals, this.#deals),
      wins: playedOut > 0 ? this.#bySeat(wins, playedOut) : [],
      now: this.#bySeat(this.#room('now', this.#rows), this.#rows),
    }
  }

  follow(before: Rec, after: Rec, seat: number, move: number): [mid: Rows, now: Rows] {
    this.#goOn(before, after, seat, move)
    const [mid = [], now = []] = ['mid', 'now'].map((name) => this.#bySeat(this.#room(name, this.#rows), this.#rows))
    return [mid, now]
  }

  foresee(before: Rec, seat: number, move: number, number: number): Rows {
    const { bench } = this
    const [without, changes] = [this.#room('without', 1), this.#room('changes', this.#worlds)]
    bench.numbers(changes, this.#worlds * this.#players).fill(0)
    if (movesIn(bench.game.legal(before, seat)).length > 1) {
      const seen = bench.put('view', bench.game.see(before, seat))
      const drawn = [this.manner.slips, number, this.#players, this.#worlds, without, changes]
      bench.playOut('foresee', this.#key(), seen, seat, move, ...drawn)
    }
    return this.#bySeat(changes, this.#worlds)
  }

  worth_at_the_end(state: Rec): number[] | null {
    const at = this.bench.put('before', state)
    if (this.bench.ask('ended', this.bench.begun, at) === 0) return null
    return Array.from({ length: this.#players }, (_, seat) => Number(this.bench.ask('gained', this.bench.begun, at, seat)))
  }

  #goOn(before: Rec, after: Rec, seat: number, move: number): void {
    const { bench } = this
    const dice = bench.room('dice', this.#rows * bench.rules.facts.records.dice.size)
    const [now, mid] = [this.#room('now', this.#rows), this.#room('mid', this.#rows)]
    const tables = [bench.put('before', before), bench.put('after', after), seat, move]
    const drawn = [this.manner.slips, this.#first, this.#players, this.#rows, dice, now, mid]
    bench.playOut('follow', this.#key(), ...tables, ...drawn)
  }

  #key(): number {
    const at = this.bench.room('key', this.key.length * NUMBER)
    this.bench.wholes(at, this.key.length).set(this.key.map(BigInt))
    return at
  }

  /** Room for a number for every row and seat. */
  #room(name: string, rows: number): number {
    return this.bench.room(name, Math.max(1, rows * this.#players) * NUMBER)
  }

  #bySeat(at: number, rows: number): Rows {
    const all = this.bench.numbers(at, rows * this.#players)
    return Array.from({ length: this.#players }, (_, seat) =>
      Array.from({ length: rows }, (_, row) => all[row * this.#players + seat] ?? 0),
    )
  }
}

/** Rounded as Python does: a half goes to the even number. */
const half = (number: number): number => {
  const below = Math.floor(number)
  return number - below === 0.5 ? below + (below % 2) : Math.round(number)
}
