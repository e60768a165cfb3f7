/** The page's source files, for tests that read them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const WEB = join(import.meta.dirname, '..')

const isFolder = (entry: { isDirectory(): boolean }) => entry.isDirectory()
const foldersIn = (path: string): string[] =>
  readdirSync(join(WEB, path), { withFileTypes: true })
    .filter(isFolder)
    .map(({ name }) => name)

export const LANGUAGES = foldersIn('locales')
export const GAMES = foldersIn('src/games')

export interface Source {
  /** Below `web/`. */
  path: string
  text: string
  /** The game whose folder it is in. */
  game: string | null
}

/** All files in a folder with these endings. */
export function sourcesIn(folder: string, endings: RegExp): Source[] {
  return readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({
      path,
      text: readFileSync(join(WEB, path), 'utf8'),
      game: /^(?:src|tests)\/games\/([^/]+)\//.exec(path)?.[1] ?? null,
    }))
}

/** The first group of a pattern, for each match. */
export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, inBrackets]) => inBrackets ?? [])
