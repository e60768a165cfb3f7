/** The rules of a game in this browser, or null: they may not be built yet, or not be kept for a page without a server, or be of
another version than this page. After null, ask the server, and here again later. */

import type { RulesFacts } from './facts'
import { OWN_RULES } from './files'
import { Game } from './game'
import { Learned } from './learned'
import { INTERFACE } from './interface'
import { packagesHere } from './packages'
import type { MakeNotation } from './notation'
import { loadRules } from './rules'
import type { Rules } from './rules'

interface Words {
  notation: MakeNotation<unknown>
  /** The mark of the sources that these words were made from. */
  mark: string
}

const words = import.meta.glob<Words>('../games/*/notation.ts')

let loaded: Promise<Rules | null> | null = null
const games = new Map<string, Game<unknown>>()
/** By game: where its files lie, and what is said of them. */
const places = new Map<string, { folder: string; facts: RulesFacts }>()

const learned = new Map<string, Promise<Learned | null>>()
const playouts = new Map<string, Promise<Rules | null>>()

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
  return known(name, `${root}${OWN_RULES}`, rules, notation)
}

function known(name: string, folder: string, rules: Rules, notation: MakeNotation<unknown>): Game<unknown> {
  const game = games.get(name) ?? new Game(rules, name, notation)
  games.set(name, game)
  places.set(name, { folder, facts: rules.facts })
  return game
}

/** The games of other packages, which this page was built without: each brings its rules and its words along. */
export async function gamesOfOthers(root: string): Promise<Game<unknown>[]> {
  const found = Object.entries(await packagesHere(root)).map(([name, of]) =>
    gameOfOthers(`${root}rules/${of}/`, name).catch(() => null),
  )
  return (await Promise.all(found)).flatMap((game) => game ?? [])
}

async function gameOfOthers(folder: string, name: string): Promise<Game<unknown> | null> {
  const before = games.get(name)
  if (before !== undefined) return before
  const answer = await fetch(`${folder}rules.json`)
  if (answer.status !== 200) return null
  const facts: RulesFacts = await answer.json()
  if (facts.interface !== INTERFACE) return null
  const [wasm, { notation, mark }] = await Promise.all([fetch(`${folder}${facts.wasm}`), wordsAt(`${folder}${name}.js`)])
  if (!wasm.ok || facts.games[name]?.words !== mark) return null
  return known(name, folder, await loadRules(wasm, facts), notation)
}

const wordsAt = (address: string): Promise<Words> => import(/* @vite-ignore */ address)

/** What the master of this game has learned, fetched when it is first asked for; null where it cannot be had. */
export const learnedHere = (name: string): Promise<Learned | null> => fetchedOnce(learned, name, () => learn(name))

/** What a review asks of this game, the same. */
export const playoutsHere = (name: string): Promise<Rules | null> => fetchedOnce(playouts, name, () => bring(name))

/** What could not be had is asked for again the next time. */
function fetchedOnce<Found>(all: Map<string, Promise<Found | null>>, name: string, get: () => Promise<Found | null>) {
  const asked = all.get(name) ?? get().catch(() => null)
  all.set(name, asked)
  void asked.then((found) => found ?? all.delete(name))
  return asked
}

async function learn(name: string): Promise<Learned | null> {
  const { folder, facts } = places.get(name) ?? {}
  const weights = facts?.learned?.weights[name]
  if (!facts?.learned || weights === undefined) return null
  const [wasm, body] = await Promise.all([facts.learned.wasm, weights.file].map((file) => fetch(`${folder}${file}`)))
  if (!wasm?.ok || !body?.ok) return null
  return new Learned(await loadRules(wasm, facts), name, await body.arrayBuffer())
}

async function bring(name: string): Promise<Rules | null> {
  const place = places.get(name)
  if (place === undefined) return null
  const wasm = await fetch(`${place.folder}${place.facts.review}`)
  return wasm.ok ? loadRules(wasm, place.facts) : null
}

async function rulesHere(root: string): Promise<Rules | null> {
  try {
    // What the service worker has kept may be newer or older than this page: then what it kept before, or what the server has now.
    const facts = (await factsHere(root)) ?? (await factsHere(root, '?before')) ?? (await factsHere(root, '', 'reload'))
    if (facts === null) return null
    const wasm = await fetch(`${root}${OWN_RULES}${facts.wasm}`)
    return wasm.ok ? await loadRules(wasm, facts) : null
  } catch {
    return null // no network and nothing kept, or no WebAssembly
  }
}

/** What was built, if it fits the words of this page. */
async function factsHere(root: string, which = '', cache: RequestCache = 'default'): Promise<RulesFacts | null> {
  const answer = await fetch(`${root}${OWN_RULES}rules.json${which}`, { cache })
  if (answer.status !== 200) return null
  const facts: RulesFacts = await answer.json()
  if (facts.interface !== INTERFACE) return null
  const marks = Object.entries(words).map(async ([path, load]) => [path.split('/').at(-2) ?? '', (await load()).mark] as const)
  const fits = (await Promise.all(marks)).every(([name, mark]) => facts.games[name]?.words === mark)
  return fits ? facts : null
}
