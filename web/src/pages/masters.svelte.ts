/** What masters have learned, on its way to this device: fetched when somebody wants to play one here, and kept until they want it
no more. */

import { cacheAt, LEARNED, OWN_RULES } from '../local/files'
import type { LearnedFacts } from '../local/facts'
import { reach } from '../reach.svelte'
import { router } from '../router.svelte'

export interface Master {
  bytes: number
  /** How much of it has come; null while nobody fetches it. */
  come: number | null
  isHere: boolean
}

/** What became of one that was wanted: here; not to be had; or without room on the disk. */
export type Brought = 'here' | 'away' | 'no_room'

const MEGABYTE = 1e6

/** So many bytes, for a sentence. */
export const megabytes = (bytes: number): number => Math.round((10 * bytes) / MEGABYTE) / 10

const addressOf = (file: string) => new URL(`${router.root}${OWN_RULES}${file}`, location.href).href

class Masters {
  /** By game. */
  known: Readonly<Record<string, Master>> = $state.raw({})
  #hasNetwork = $state(navigator.onLine)
  #facts: LearnedFacts | null = null
  readonly #coming = new Map<string, Promise<Brought>>()

  constructor() {
    for (const change of ['online', 'offline']) addEventListener(change, () => (this.#hasNetwork = navigator.onLine))
  }

  /** Finds out which there are, and which are here. */
  async look(): Promise<void> {
    try {
      this.#facts ??= await askFacts()
    } catch {
      return // no network, and nothing is kept
    }
    if (this.#facts === null) return
    const cache = await openCache()
    for (const [game, weights] of Object.entries(this.#facts.weights)) {
      if (weights === undefined || this.known[game]?.isHere) continue
      const isHere = (await cache?.match(addressOf(weights.file))) !== undefined
      this.#note(game, { bytes: weights.bytes, come: this.known[game]?.come ?? null, isHere })
    }
  }

  /** What a bot of this level goes by, if it has learned anything. */
  of(game: string, level: string): Master | undefined {
    return level === LEARNED ? this.known[game] : undefined
  }

  /** Is it neither here nor to be had? */
  isAway(game: string, level: string): boolean {
    const master = this.of(game, level)
    return master !== undefined && !master.isHere && (!this.#hasNetwork || (reach.isAlone && !reach.isStatic))
  }

  /** Fetches and keeps it. */
  bring(game: string): Promise<Brought> {
    const coming = this.#coming.get(game) ?? this.#bring(game).catch(whyNot)
    this.#coming.set(game, coming)
    void coming.then((brought) => {
      this.#coming.delete(game)
      this.#note(game, { come: null, isHere: brought === 'here' })
    })
    return coming
  }

  async #bring(game: string): Promise<Brought> {
    await this.look()
    const weights = this.#facts?.weights[game]
    if (!this.#facts || weights === undefined) return 'away'
    if (this.known[game]?.isHere) return 'here'
    this.#note(game, { come: 0 })
    const [wasm, body] = await Promise.all([this.#facts.wasm, weights.file].map((file) => fetch(addressOf(file))))
    if (!wasm?.ok || !body?.ok || body.body === null) return 'away'
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let come = 0
    for (const reader = body.body.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      come += value.length
      this.#note(game, { come })
    }
    const cache = await openCache()
    await cache?.put(wasm.url, wasm)
    await cache?.put(body.url, new Response(new Blob(pieces), { headers: { 'content-type': 'application/octet-stream' } }))
    return 'here'
  }

  /** Makes room again. */
  async drop(game: string): Promise<void> {
    const weights = this.#facts?.weights[game]
    if (weights !== undefined) await (await openCache())?.delete(addressOf(weights.file))
    this.miss(game)
  }

  /** It turns out not to be here. */
  miss(game: string): void {
    this.#note(game, { isHere: false })
  }

  #note(game: string, news: Partial<Master>): void {
    const now = { bytes: 0, come: null, isHere: false, ...this.known[game], ...news }
    this.known = { ...this.known, [game]: now }
  }
}

const whyNot = (problem: unknown): Brought =>
  problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'no_room' : 'away'

async function askFacts(): Promise<LearnedFacts | null> {
  const answer = await fetch(addressOf('rules.json'))
  if (answer.status !== 200) return null // not built yet
  const facts: { learned?: LearnedFacts | null } = await answer.json()
  return facts.learned ?? null
}

/** The service worker's, which answers from it. On plain http in a local network browsers have none for us. */
const openCache = async (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(cacheAt(new URL(router.root, location.href).pathname)) : null

export const masters = new Masters()
