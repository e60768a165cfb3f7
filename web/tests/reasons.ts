/** The reasons with which the rules and the server refuse something. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { found } from './sources'

const PYTHON = join(import.meta.dirname, '../../mazzo')
/** What the page never causes: a badly made message. */
const ONLY_FOR_PROGRAMS = ['api_version', 'bad_message', 'unknown_type', 'hello_first', 'wrong_method', 'not_json', 'too_large']

/** By reason: the facts available to its sentence. */
export type Reasons = Readonly<Record<string, readonly string[]>>

const written = import.meta.glob<Reasons>('../src/games/*/messages.ts', { import: 'REASONS', eager: true })

/** The reasons of this game's rules against a move. */
export function reasonsOfGame(game: string): Reasons {
  const reasons = written[`../src/games/${game}/messages.ts`]
  if (reasons === undefined) throw new Error(`${game}: its reasons are not found`)
  return reasons
}

/** Why a table or the server refuses something, whatever is played. */
export function reasonsOfServer(): string[] {
  const files = ['server', 'table'].flatMap((folder) =>
    readdirSync(join(PYTHON, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.py'))
      .map((name) => join(folder, name)),
  )
  const sources = [...files, 'evening.py'].map((name) => readFileSync(join(PYTHON, name), 'utf8'))
  const reasons = sources.flatMap((text) => found(text, /(?:Refusal\(\s*|Problem\(\s*\d+, )"([a-z_]+)"/g))
  return [...new Set(reasons)].filter((reason) => !ONLY_FOR_PROGRAMS.includes(reason))
}
