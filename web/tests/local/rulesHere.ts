/** The rules that were built for the browser, loaded from the folder that the environment names. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Game } from '../../src/local/game'
import type { MakeNotation } from '../../src/local/notation'
import { loadRules } from '../../src/local/rules'
import type { RulesFacts } from '../../src/local/rules'
import type { Listed } from '../../src/local/glances'
import type { Piece, Store } from '../../src/local/store'

export const rulesFolder = process.env.MAZZO_RULES ?? ''
const notations = import.meta.glob<MakeNotation<unknown>>('../../src/games/*/notation.ts', { import: 'notation' })

export async function gamesHere(): Promise<Game<unknown>[]> {
  const facts: RulesFacts = JSON.parse(readFileSync(join(rulesFolder, 'rules.json'), 'utf8'))
  const rules = await loadRules(readFileSync(join(rulesFolder, facts.wasm)), facts)
  return Promise.all(
    Object.entries(notations).map(async ([path, load]) => new Game(rules, path.split('/').at(-2) ?? '', await load())),
  )
}

/** A store that forgets everything with the test. */
export class KeptInMemory implements Store {
  readonly logs = new Map<string, unknown[]>()
  readonly lists = new Map<string, Listed>()

  append(pieces: readonly Piece[]): Promise<boolean> {
    if (pieces.some(({ code, first }) => (this.logs.get(code)?.length ?? 0) !== first)) return Promise.resolve(false)
    for (const { code, entries } of pieces) this.logs.set(code, [...(this.logs.get(code) ?? []), ...entries])
    return Promise.resolve(true)
  }
  log(code: string): Promise<unknown[]> {
    return Promise.resolve(this.logs.get(code) ?? [])
  }
  list(listed: Listed): Promise<void> {
    this.lists.set(listed.code, listed)
    return Promise.resolve()
  }
  listed(): Promise<Listed[]> {
    return Promise.resolve([...this.lists.values()])
  }
}
