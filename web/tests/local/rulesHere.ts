/** The rules that were built for the browser, loaded from the folder that the environment names. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needed } from '../../src/needed'
import { Game } from '../../src/local/game'
import { Learned } from '../../src/local/learned'
import type { MakeNotation } from '../../src/local/notation'
import { loadRules } from '../../src/local/rules'
import type { RulesFacts } from '../../src/local/facts'
import type { Rules } from '../../src/local/rules'
import { renewed } from '../../src/local/glances'
import type { Listed } from '../../src/local/glances'
import type { Piece, Store } from '../../src/local/store'

export const rulesFolder = process.env.MAZZO_RULES ?? ''
const notations = import.meta.glob<MakeNotation<unknown>>('../../src/games/*/notation.ts', { import: 'notation' })

const read = (file: string) => readFileSync(join(rulesFolder, file))
const factsHere = (): RulesFacts => JSON.parse(read('rules.json').toString('utf8'))

/** The weights of this game's master. */
export async function learnedFrom(game: string): Promise<Learned> {
  const facts = factsHere()
  const { wasm, weights } = needed(facts.learned, 'anything learned')
  const body = read(needed(weights[game], game).file)
  return new Learned(await loadRules(read(wasm), facts), game, Uint8Array.from(body).buffer)
}

/** The questions of a review. */
export function playoutsFrom(): Promise<Rules> {
  const facts = factsHere()
  return loadRules(read(facts.review), facts)
}

export async function gamesHere(): Promise<Game<unknown>[]> {
  const facts = factsHere()
  const rules = await loadRules(read(facts.wasm), facts)
  return Promise.all(
    Object.entries(notations).map(async ([path, load]) => new Game(rules, path.split('/').at(-2) ?? '', await load())),
  )
}

/** A store that is gone after the test. */
export class KeptInMemory implements Store {
  readonly logs = new Map<string, unknown[]>()
  readonly lists = new Map<string, Listed>()

  append(pieces: readonly Piece[]): Promise<boolean> {
    if (pieces.some(({ code, first }) => (this.logs.get(code)?.length ?? 0) !== first)) return Promise.resolve(false)
    for (const { code, entries, listed } of pieces) {
      this.logs.set(code, [...(this.logs.get(code) ?? []), ...entries])
      if (listed) this.lists.set(code, renewed(this.lists.get(code), listed))
    }
    return Promise.resolve(true)
  }
  log(code: string): Promise<unknown[]> {
    return Promise.resolve(this.logs.get(code) ?? [])
  }
  list(listed: Listed): Promise<void> {
    this.lists.set(listed.code, renewed(this.lists.get(listed.code), listed))
    return Promise.resolve()
  }
  listed(): Promise<Listed[]> {
    return Promise.resolve([...this.lists.values()])
  }
}
