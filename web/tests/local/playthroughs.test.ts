/** Whole games, repeated: views, moves and events in the page's words are the server's, word for word.

Python plays the games and writes them down first (tests/wasm/test_words_of_the_page.py), and names the files in the environment. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MakeNotation } from '../../src/local/notation'
import { Game } from '../../src/local/game'
import type { Choices, Refused } from '../../src/local/game'
import { loadRules } from '../../src/local/rules'
import type { RulesFacts } from '../../src/local/facts'
import { OptionClash, plain } from '../../src/local/structs'

interface Playthrough {
  game: string
  players: number
  asked: Choices
  choices: Choices
  options: string
  seed: string
  events: [unknown, number][]
  moves: {
    seat: number
    viewer: number
    view: unknown
    legal: Record<string, number>
    illegal: Refused[]
    move: number
    events: [unknown, number][]
  }[]
  refused: { players: number; asked: Choices; text: string; clash: string; facts: unknown }[]
  final: string
  scores: number[]
  ranks: number[]
}

const rulesFolder = process.env.MAZZO_RULES
const playthroughs = process.env.MAZZO_PLAYTHROUGHS
const notations = import.meta.glob<MakeNotation<unknown>>('../../src/games/*/notation.ts', { import: 'notation' })

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

function clashOf(choose: () => unknown): unknown {
  try {
    return choose()
  } catch (problem) {
    if (!(problem instanceof OptionClash)) throw problem
    return { message: problem.message, clash: problem.clash, facts: plain(problem.facts) }
  }
}

describe.skipIf(!rulesFolder || !playthroughs)('a game in the page', () => {
  const lines = playthroughs ? readFileSync(playthroughs, 'utf8').trim().split('\n') : []
  const games = lines.map((line): Playthrough => JSON.parse(line))

  it.each(games)('$game for $players $asked has the same words as in Python', async (played) => {
    const facts: RulesFacts = JSON.parse(readFileSync(join(rulesFolder ?? '', 'rules.json'), 'utf8'))
    const rules = await loadRules(readFileSync(join(rulesFolder ?? '', facts.wasm)), facts)
    const make = await notations[`../../src/games/${played.game}/notation.ts`]?.()
    if (make === undefined) throw new Error(`no notation of ${played.game}`)
    const game = new Game(rules, played.game, make)

    const { choices, options } = game.choose(played.players, played.asked)
    expect(choices).toEqual(played.choices)
    expect(hex(options.bytes)).toBe(played.options)
    for (const { players, asked, text, clash, facts: named } of played.refused)
      expect(clashOf(() => game.choose(players, asked))).toEqual({ message: text, clash, facts: named })
    const news = game.freshNews()
    const state = game.start(options, played.seed, news)
    const happened = (sheet: typeof news) => game.events(sheet).map(({ event, seenBy }) => [event, seenBy])
    expect(happened(news)).toEqual(played.events)

    for (const { seat, viewer, view, legal, illegal, move, events } of played.moves) {
      expect(game.viewWords(game.see(state, viewer))).toEqual(view)
      const own = game.see(state, seat)
      expect(Object.fromEntries(game.legalWords(own, seat))).toEqual(legal)
      expect(game.illegalWords(own, seat)).toEqual(illegal)
      expect(Object.keys(legal).map((words) => game.readMove(own, ` ${words} `))).toEqual(Object.values(legal))
      const sheet = game.freshNews()
      game.play(state, seat, move, sheet)
      expect(happened(sheet)).toEqual(events)
    }
    expect(game.over(state)).toBe(true)
    expect(hex(state.bytes)).toBe(played.final)
    expect(game.scores(state)).toEqual(played.scores)
    expect(game.ranks(state)).toEqual(played.ranks)
  })
})
