/** Hints at positions of every game, repeated in the page: the same move, candidates, reasons and chances.

Python gives them and writes them down first (tests/wasm/test_messages_of_the_page.py). */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { needed } from '../../src/needed'
import type { Learned } from '../../src/local/learned'
import { Rec } from '../../src/local/records'
import { movesIn } from '../../src/local/rules'
import { tablesOf } from '../../src/local/tables'
import { gamesHere, learnedFrom, rulesFolder } from './rulesHere'

interface Position {
  game: string
  state: string
  seat: number
  turn: number
  hint: { moves: string[] }
  /** A master's move. */
  master: number
}

const ROLLOUTS = 60
const file = process.env.MAZZO_HINTS

/** The result of a search that is not interrupted. */
function thought<Answer>(slices: Generator<null, Answer, boolean>): Answer {
  for (;;) {
    const slice = slices.next(false)
    if (slice.done) return slice.value
  }
}

describe.skipIf(!rulesFolder || !file)('a hint, and the move of a master,', () => {
  it('are the same here', async () => {
    const games = await gamesHere()
    const masters = new Map<string, Learned>()
    const { UnfinishedDecision, Decision, decision_of, in_words, hint_message } = tablesOf(games)
    const positions = file ? readFileSync(file, 'utf8').trim().split('\n') : []
    for (const line of positions) {
      const { game: name, state: bytes, seat, turn, hint, master }: Position = JSON.parse(line)
      const game = needed(
        games.find((each) => each.name === name),
        name,
      )
      const state = new Rec(game.facts.records.state, Uint8Array.from(Buffer.from(bytes, 'hex')))
      const view = game.see(state, seat)
      const move = thought(game.search(view, seat, game.diceOfView(view, seat), null, ROLLOUTS))
      const isOnly = movesIn(game.legal(view, seat)).length === 1
      const found = isOnly ? new Decision({ move, reason: 'only_move' }) : decision_of(game.searched(), move, 0)
      const chances = thought(game.chances(view, seat, ROLLOUTS))
      const decision = new UnfinishedDecision(state, seat)
      decision.add(move)
      const message = hint_message(state, seat, decision.moves, in_words(view, found), chances, turn, 'id')
      expect(JSON.parse(JSON.stringify(message)), `${name} at turn ${turn}`).toEqual(hint)
      const learned = masters.get(name) ?? (await learnedFrom(name))
      masters.set(name, learned)
      const best = thought(game.search(view, seat, game.diceOfView(view, seat), learned, ROLLOUTS))
      expect(best, `the master in ${name} at turn ${turn}`).toBe(master)
    }
    expect(positions.length).toBeGreaterThan(10)
  })
})
