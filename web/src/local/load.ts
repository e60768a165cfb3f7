/** The rules of a game in this browser, or null: they may not be built yet, or not be kept for a page without a server, or be of
another version than this page. Whoever gets null asks the server, and may ask here again later. */

import { HOUSE } from './files'
import { Game } from './game'
import { Learned } from './learned'
import type { MakeNotation } from './notation'
import { loadRules } from './rules'
import type { Rules, RulesFacts } from './rules'

interface Words {
  notation: MakeNotation<unknown>
  /** The mark of the sources that these words were made from. */
  mark: string
}

const words = import.meta.glob<Words>('../games/*/notation.ts')

let loaded: Promise<Rules | null> | null = null
const games = new Map<string, Game<unknown>>()

const learned = new Map<string, Promise<Learned | null>>()
let playouts: Promise<Rules | null> | null = null

/** The games that this page has words for. */
export const GAMES_WITH_WORDS: readonly string[] = Object.keys(words).flatMap((path) => path.split('/').at(-2) ?? [])

/** The rules of this game here; `root` is where the page lies. */
export async function gameHere(root: string, name: string): Promise<Game<unknown> | null> {
  const load = words[`../games/${name}/notation.ts`]
  if (load === undefined) return null
  loaded ??= rulesHere(root)
  const rules = await loaded
  if (rules === null) loaded = null
  if (rules?.facts.games[name] === undefined) return null
  const { notation } = await load()
  const game = games.get(name) ?? new Game(rules, name, notation)
  games.set(name, game)
  return game
}

/** What the master of this game has learned, fetched when it is first asked for; null where it cannot be had. */
export function learnedHere(root: string, name: string): Promise<Learned | null> {
  const known = learned.get(name) ?? learn(root, name).catch(() => null)
  learned.set(name, known)
  void known.then((found) => found ?? learned.delete(name))
  return known
}

async function learn(root: string, name: string): Promise<Learned | null> {
  const facts = (await loaded)?.facts
  const weights = facts?.learned?.weights[name]
  if (!facts?.learned || weights === undefined) return null
  const [wasm, body] = await Promise.all([facts.learned.wasm, weights.file].map((file) => fetch(`${root}${HOUSE}${file}`)))
  if (!wasm?.ok || !body?.ok) return null
  return new Learned(await loadRules(wasm, facts), name, await body.arrayBuffer())
}

/** What a review asks of these games, fetched when it is first asked for; null where it cannot be had. */
export function playoutsHere(root: string): Promise<Rules | null> {
  const known = (playouts ??= bring(root).catch(() => null))
  void known.then((found) => {
    if (found === null) playouts = null
  })
  return known
}

async function bring(root: string): Promise<Rules | null> {
  const facts = (await loaded)?.facts
  if (facts === undefined) return null
  const wasm = await fetch(`${root}${HOUSE}${facts.review}`)
  return wasm.ok ? loadRules(wasm, facts) : null
}

async function rulesHere(root: string): Promise<Rules | null> {
  try {
    // What the service worker has kept may be older than this page: then what the server has now.
    const facts = (await factsHere(root, 'default')) ?? (await factsHere(root, 'reload'))
    if (facts === null) return null
    const wasm = await fetch(`${root}${HOUSE}${facts.wasm}`)
    return wasm.ok ? await loadRules(wasm, facts) : null
  } catch {
    return null // no network and nothing kept, or no WebAssembly
  }
}

/** What was built, if it fits the words of this page. */
async function factsHere(root: string, cache: RequestCache): Promise<RulesFacts | null> {
  const answer = await fetch(`${root}${HOUSE}rules.json`, { cache })
  if (answer.status !== 200) return null
  const facts: RulesFacts = await answer.json()
  const marks = Object.entries(words).map(async ([path, load]) => [path.split('/').at(-2) ?? '', (await load()).mark] as const)
  const fits = (await Promise.all(marks)).every(([name, mark]) => facts.games[name]?.words === mark)
  return fits ? facts : null
}
