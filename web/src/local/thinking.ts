/** Bots and hints of this device: one search after the other, in slices, so that other requests are answered at once. */

import type { Game } from './game'
import type { Learned } from './learned'
import type { Rec } from './records'
import type { Struct } from './structs'
import { movesIn } from './rules'
import type { LocalTable, TranslatedTable } from './tables'

const BY_SEARCH = 'club'
/** How long a search may take, whatever the device. */
const SEARCH_MILLISECONDS = 250
const HEAR_EVERY = 12

type Slices<Answer> = Generator<null, Answer, boolean>

export class Thinking {
  #queue: Promise<unknown> = Promise.resolve()

  constructor(
    readonly gameOf: (name: string) => Game<unknown>,
    readonly tables: TranslatedTable,
    readonly learnedOf: (game: string) => Promise<Learned | null>,
  ) {}

  /** One whole decision of a bot; the table is not touched. */
  decide(table: LocalTable, seat: number, level: string): Promise<number[]> {
    const decision = new this.tables.UnfinishedDecision(table.state, seat)
    const game = this.gameOf(table.opened.game)
    return this.#inTurn(async () => {
      while (!decision.is_whole) decision.add(await this.#move(game, game.see(decision.trial, seat), seat, level))
      return decision.moves
    })
  }

  /** What the strongest bot here would do, to the end of the decision, with its reasons. */
  hint(table: LocalTable, seat: number, turn: number, id: string): Promise<Struct> {
    const { UnfinishedDecision, Decision, decision_of, in_words, hint_message } = this.tables
    const game = this.gameOf(table.opened.game)
    const before = table.state.copy()
    return this.#inTurn(async () => {
      const view = game.see(before, seat)
      const decision = new UnfinishedDecision(before, seat)
      const moves = movesIn(game.legal(view, seat))
      const begun = performance.now()
      const move = await inSlices(game.search(view, seat, game.diceOfView(view, seat)))
      const found =
        moves.length === 1
          ? new Decision({ move, reason: 'only_move' })
          : decision_of(game.searched(), move, (performance.now() - begun) / 1000)
      const chances = await inSlices(game.chances(view, seat))
      decision.add(move)
      while (!decision.is_whole) decision.add(await this.#move(game, game.see(decision.trial, seat), seat, BY_SEARCH))
      return hint_message(before, seat, decision.moves, in_words(view, found), chances, turn, id)
    })
  }

  /** A master whose weights the browser has thrown away searches as the club player does until there is a network. */
  async #move(game: Game<unknown>, view: Rec, seat: number, level: string): Promise<number> {
    const dice = game.freshDice()
    if (level === 'random' || level === 'novice' || level === 'casual') return game.botMove(level, view, seat, dice)
    const learned = level === BY_SEARCH ? null : await this.learnedOf(game.name)
    return inSlices(game.search(view, seat, dice, learned))
  }

  /** A search works at one desk: nothing else may think before it is done. */
  #inTurn<Answer>(think: () => Promise<Answer>): Promise<Answer> {
    const thought = this.#queue.then(think)
    this.#queue = thought.catch(() => undefined)
    return thought
  }
}

/** Goes on until it is done or its time is up; what has come meanwhile is heard after every slice. */
async function inSlices<Answer>(thought: Slices<Answer>): Promise<Answer> {
  const until = performance.now() + SEARCH_MILLISECONDS
  let [slice, heardAt] = [thought.next(false), performance.now()]
  while (!slice.done) {
    if (performance.now() - heardAt > HEAR_EVERY) {
      await new Promise((resolve) => setTimeout(resolve))
      heardAt = performance.now()
    }
    slice = thought.next(performance.now() > until)
  }
  return slice.value
}
