/** What a master has learned of a game, in a WebAssembly and a memory of its own: how its search begins. */

import { Rec } from './records'
import type { Rules } from './rules'

const HEADER_NUMBERS = 4
const HEADER_BYTES = 4 * HEADER_NUMBERS
const MOST_MOVES = 63
/** The place of what each move is worth, among what is worked with. */
const WORTH = 4

export class Learned {
  readonly #rules: Rules
  readonly #game: string
  /** The layers, what is worked with, and the sizes: in the order in which they are taken. */
  readonly #given: readonly number[]
  readonly #worth: number
  readonly #search: number
  readonly #view: number
  readonly #dice: number

  /** `rules`: the WebAssembly of what is learned. */
  constructor(rules: Rules, game: string, weights: ArrayBuffer) {
    const view = rules.facts.games[game]?.records.view
    if (view === undefined) throw new Error(`these rules know no ${game}`)
    this.#rules = rules
    this.#game = game
    const header = new DataView(weights)
    const [inputs = 0, width = 0, answers = 0, valuedFrom = 0] = Array.from({ length: HEADER_NUMBERS }, (_, place) =>
      header.getUint32(4 * place, true),
    )
    const layers = [inputs * width, width, width * width, width, width * width, width, width * answers, answers]
    const whole = layers.reduce((sum, many) => sum + many, 0)
    if (weights.byteLength !== HEADER_BYTES + 2 * whole) throw new Error(`these are no weights of ${game}`)
    const at = rules.room(4 * whole)
    rules.bytesAt(at, 4 * whole).set(new Uint8Array(widened(new Uint16Array(weights, HEADER_BYTES)).buffer))
    const begins = layers.map((_, place) => at + 4 * layers.slice(0, place).reduce((sum, many) => sum + many, 0))
    const desk = [inputs, 4 * width, 4 * width, 4 * answers, 8 * MOST_MOVES, 8 * MOST_MOVES].map((size) => rules.room(size))
    this.#given = [...begins, ...desk, inputs, width, answers, valuedFrom]
    this.#worth = desk[WORTH] ?? 0
    const { search, dice } = rules.facts.records
    this.#search = rules.room(search.size)
    this.#view = rules.room(view.size)
    this.#dice = rules.room(dice.size)
  }

  /** A search that has begun, for the rules to go on with. */
  begin(view: Rec, seat: number, dice: Rec, rollouts: number): Rec {
    const search = new Rec(this.#rules.facts.records.search)
    const [seen, own] = [this.#rules.put(this.#view, view), this.#rules.put(this.#dice, dice)]
    this.#rules.ask(`${this.#game}_begin`, this.#rules.put(this.#search, search), ...this.#given, seen, seat, own, rollouts)
    this.#rules.take(this.#dice, dice)
    this.#rules.take(this.#search, search)
    return search
  }

  /** What it would play without a search, and what each legal move is worth to it. */
  glance(view: Rec, seat: number, dice: Rec): { move: number; worth: Float64Array } {
    const [seen, own] = [this.#rules.put(this.#view, view), this.#rules.put(this.#dice, dice)]
    const move = Number(this.#rules.ask(`${this.#game}_glance`, ...this.#given, seen, seat, own))
    return { move, worth: new Float64Array(this.#rules.bytesAt(this.#worth, 8 * MOST_MOVES).slice().buffer) }
  }
}

/** Numbers of 16 bits as numbers of 32, each exactly; infinities are none of them. */
export function widened(halves: Uint16Array): Float32Array {
  const wide = new Float32Array(halves.length)
  const bits = new Uint32Array(wide.buffer)
  halves.forEach((half, place) => (bits[place] = ((half & 0x8000) << 16) | ((half & 0x7fff) << 13)))
  // The exponents count from -15 in one and from -127 in the other: what is left of the difference is a power of two.
  return wide.map((number) => number * 2 ** 112)
}
