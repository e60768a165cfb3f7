/** Reviews of games of this device: translated from `mazzo/review` (`review.ts`), over the play-outs that are loaded here. */

import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Review } from '../messages'
import type { ReviewFacts } from './facts'
import { LEARNED } from './files'
import type { Game } from './game'
import { hostOf } from './host'
import type { TableHost } from './host'
import { Bench, Judge } from './judge'
import { judgeWith } from './judgeName'
import type { Learned } from './learned'
import type { HostedGame } from './notation'
import { py } from './python'
import type { Python } from './python'
import type { Rec } from './records'
import { makeReview } from './review'
import { movesIn } from './rules'
import type { Rules } from './rules'
import { Dict, plain } from './structs'
import type { Named, Struct } from './structs'

/** What translated reviews ask beside what any translated Python does. */
export interface ReviewHost extends TableHost {
  manner_of(game: HostedGame): ReviewFacts
  reviewed_by(game: HostedGame): string
  judge(game: HostedGame, options: Rec, key: number[], playouts: number, deals: number): Judge
  /** Moves, and what each is worth to the master before any search. */
  thoughts_of_master(view: Rec, seat: number): unknown
  /** Eight words of 32 bits. */
  words_of_hash(text: string): number[]
}

interface Reviewing {
  steps(seat: number, effort: unknown): Generator<null, Struct>
}

export interface TranslatedReview {
  Reviewing: new (walk: object) => Reviewing
  Course: new (fields: Named) => Struct
  EFFORTS: Dict
  walk_of(course: Struct): object
  best_known(moves: number[], chosen: number, worth: number[]): unknown
}

export type MakeReview = (py: Python, host: ReviewHost) => TranslatedReview

const NO_SEED = '0'.repeat(64)
const HASH_WORDS = 8

/** Reviews one game of this kind after the other. `learned` is null where nobody has taught its master, or it is not asked: then
the review says so. */
export class Reviewer {
  readonly #review: TranslatedReview
  #reviewing: { text: string; of: Reviewing } | null = null

  constructor(game: Game<unknown>, playouts: Rules, learned: Learned | null) {
    const bench = new Bench(playouts, game)
    const { review: manner, levels } = game.facts
    const by = judgeWith(manner.by, learned !== null || !levels.includes(LEARNED))
    this.#review = makeReview(py, {
      ...hostOf([game]),
      manner_of: () => manner,
      reviewed_by: () => by,
      judge: (_, options, key, times, deals) => new Judge(bench, manner, options, key, times, deals),
      thoughts_of_master: (view, seat) => this.#thoughts(game, learned, view, seat),
      words_of_hash: (text) => {
        const hash = new DataView(sha256(utf8ToBytes(text)).buffer)
        return Array.from({ length: HASH_WORDS }, (_, place) => hash.getUint32(4 * place))
      },
    })
  }

  #thoughts(game: Game<unknown>, learned: Learned | null, view: Rec, seat: number): unknown {
    const moves = movesIn(game.legal(view, seat))
    if (learned === null || moves.length === 1) return []
    const { move, worth } = learned.glance(view, seat, game.dice(NO_SEED, 0))
    return this.#review.best_known(moves, move, [...worth])
  }

  /** The review of a seat, in steps of a fraction of a second. What was found out about a game sharpens its next review. */
  *steps(course: Named, seat: number, effort: string): Generator<null, Review> {
    const { Course, Reviewing: Begin, EFFORTS, walk_of } = this.#review
    const text = String(course.text)
    if (this.#reviewing?.text !== text) {
      const options = new Dict(Object.entries(Object(course.options)))
      this.#reviewing = { text, of: new Begin(walk_of(new Course({ ...course, options }))) }
    }
    return JSON.parse(JSON.stringify(plain(yield* this.#reviewing.of.steps(seat, EFFORTS.get(effort)))))
  }
}
