/** The reasons for which the rules and the server refuse something, read from where Python writes them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PYTHON = join(import.meta.dirname, '../../mazzo')
/** What the page never causes: a badly made message. */
const ONLY_FOR_PROGRAMS = ['bad_message', 'unknown_type', 'hello_first', 'wrong_method', 'not_json', 'too_large']

/** Why a move of this game may not be legal. */
export function reasonsOfGame(game: string): string[] {
  const rules = [`games/${game}/rules.py`, `rules/${game}.py`].map((path) => join(PYTHON, path)).find((path) => existsSync(path))
  if (rules === undefined) throw new Error(`${game}: its rules are not found`)
  const reasons = /^REASONS[^=]*= \((.*?)\)$/ms.exec(readFileSync(rules, 'utf8'))?.[1] ?? ''
  return [...reasons.matchAll(/"([a-z_]+)"/g)].map((match) => match[1] as string)
}

/** Why a move of any game may not be legal. */
export const REASONS_OF_ALL_GAMES = ['game_over', 'not_your_turn', 'no_such_move']

/** Why a table or the server refuses something, whatever is played. */
export function reasonsOfServer(): string[] {
  const sources = ['server', 'table'].flatMap((folder) =>
    readdirSync(join(PYTHON, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.py'))
      .map((name) => readFileSync(join(PYTHON, folder, name), 'utf8')),
  )
  const reasons = sources.flatMap((text) =>
    [...text.matchAll(/(?:Refusal\(|Problem\(\d+, )"([a-z_]+)"/g)].map((match) => match[1] as string),
  )
  return [...new Set(reasons)].filter((reason) => !ONLY_FOR_PROGRAMS.includes(reason))
}
