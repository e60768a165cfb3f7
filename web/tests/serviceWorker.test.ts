/** The service worker itself; the test plays the static host, the browser's HTTP cache and its disk. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cacheAt } from '../src/local/files'
import { WEB } from './sources'

const CODE = readFileSync(join(WEB, 'public', 'worker.js'), 'utf8')
const HOST = 'https://ada.example'

type Asked = string | { url: string; cache?: RequestCache }
const urlOf = (asked: Asked) => new URL(typeof asked === 'string' ? asked : asked.url).href

interface FetchEvent {
  request: { url: string; method: string; mode: string; cache: RequestCache }
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}

/** A static host, and the browser that requests files from it. */
class World {
  readonly files = new Map<string, string>()
  readonly #noted = new Map<string, { at: number; body: string }>()
  readonly caches = new Map<string, Map<string, string>>()
  now = 0
  /** For how long the browser answers from its HTTP cache. */
  maxAge = 0
  isDown: (url: string) => boolean = () => false
  isFull = false
  readonly asked: string[] = []

  fetch(asked: Asked, { cache = typeof asked === 'string' ? 'default' : asked.cache }: RequestInit = {}): Promise<Response> {
    const url = urlOf(asked)
    const noted = this.#noted.get(url)
    if (cache === 'default' && noted && this.now - noted.at < this.maxAge) return Promise.resolve(new Response(noted.body))
    this.asked.push(url)
    if (this.isDown(url)) return Promise.reject(new TypeError('no network'))
    const body = this.files.get(url.split('?')[0] ?? '')
    if (body === undefined) return Promise.resolve(new Response('', { status: 404 }))
    if (body === NOT_BUILT) return Promise.resolve(new Response(null, { status: 204 }))
    this.#noted.set(url, { at: this.now, body })
    return Promise.resolve(new Response(body))
  }

  open(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, string>()
    this.caches.set(name, kept)
    const put = async (asked: Asked, answer: Response) => {
      const body = await answer.text()
      if (this.isFull) throw new DOMException('', 'QuotaExceededError')
      kept.set(urlOf(asked), body)
    }
    return {
      match: (asked: Asked) => {
        const body = kept.get(urlOf(asked))
        return Promise.resolve(body === undefined ? undefined : new Response(body))
      },
      put,
      add: async (asked: Asked) => {
        const answer = await this.fetch(asked)
        if (!answer.ok) throw new TypeError(urlOf(asked))
        await put(asked, answer)
      },
      delete: (asked: Asked) => Promise.resolve(kept.delete(urlOf(asked))),
      keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    }
  }
}

const NOT_BUILT = 'not built'

/** The worker of the site below this address. */
class Worker {
  readonly #handlers = new Map<string, (event: object) => void>()
  #work: Promise<unknown>[] = []

  constructor(
    readonly world: World,
    readonly root: string,
  ) {
    const scope = {
      location: { href: `${root}worker.js` },
      addEventListener: (kind: string, handler: (event: object) => void) => void this.#handlers.set(kind, handler),
      skipWaiting: () => undefined,
      clients: { claim: () => undefined },
    }
    const caches = {
      open: (name: string) => Promise.resolve(world.open(name)),
      has: (name: string) => Promise.resolve(world.caches.has(name)),
    }
    const fetch = (asked: Asked, init?: RequestInit) => world.fetch(asked, init)
    vm.runInNewContext(CODE, { self: scope, caches, fetch, URL, Response, Error, setTimeout: () => undefined })
  }

  /** Does all the work it has deferred. */
  async #settle(): Promise<PromiseSettledResult<unknown>[]> {
    const done: PromiseSettledResult<unknown>[] = []
    for (let work = this.#work; work.length > 0; work = this.#work) {
      this.#work = []
      done.push(...(await Promise.allSettled(work)))
    }
    return done
  }

  #event() {
    return { waitUntil: (work: Promise<unknown>) => void this.#work.push(work.catch((problem: unknown) => ({ problem }))) }
  }

  async install(): Promise<void> {
    this.#handlers.get('install')?.(this.#event())
    await this.#settle()
  }

  /** The answer to a page, as text. */
  async ask(
    path: string,
    { mode = 'no-cors', cache = 'default' }: { mode?: string; cache?: RequestCache } = {},
  ): Promise<string> {
    const request = { url: `${this.root}${path}`, method: 'GET', mode, cache }
    let answer: Promise<Response> | null = null
    const event: FetchEvent = { ...this.#event(), request, respondWith: (own) => (answer = own) }
    this.#handlers.get('fetch')?.(event)
    const said = await (answer ?? this.world.fetch(request)).then(
      async (own: Response) => (own.status === 200 ? own.text() : String(own.status)),
      (problem: unknown) => `fails: ${String(problem)}`,
    )
    await this.#settle()
    return said
  }

  visit = (): Promise<string> => this.ask('', { mode: 'navigate' })

  async offline<Answer>(what: () => Promise<Answer>): Promise<Answer> {
    this.world.isDown = () => true
    try {
      return await what()
    } finally {
      this.world.isDown = () => false
    }
  }

  /** The complete builds of the page and of the rules that are available without a network. */
  keeps(): Promise<{ page: string; rules: string; before: string }> {
    return this.offline(async () => {
      const page = /index (\w+)/.exec(await this.visit())?.[1] ?? 'none'
      const parts = await this.ask(`assets/main-${page}.js`)
      return {
        page: parts === `main ${page}` ? page : `${page} in parts`,
        rules: await this.#rulesAt('rules/mazzo/rules.json'),
        before: await this.#rulesAt('rules/mazzo/rules.json?before'),
      }
    })
  }

  async #rulesAt(list: string): Promise<string> {
    const build = /"mark":"(\w+)"/.exec(await this.ask(list))?.[1]
    if (build === undefined) return 'none'
    const files = [`mazzo-${build}`, `mazzo-review-${build}`].map((file) => this.ask(`rules/mazzo/${file}.wasm`))
    return (await Promise.all(files)).every((body) => body === `wasm ${build}`) ? build : `${build} in parts`
  }
}

function deploy(world: World, root: string, build: string, { rules = build, title = '' } = {}): void {
  for (const url of [...world.files.keys()]) if (url.startsWith(root)) world.files.delete(url)
  const put = (path: string, body: string) => world.files.set(`${root}${path}`, body)
  const main = `assets/main-${build}.js`
  put('', `index ${build} ${title} of ${main}`)
  put(main, `main ${build}`)
  put('files.json', JSON.stringify({ 'index.html': { file: main } }))
  put('rules/games.json', '{}')
  const [wasm, review] = [`mazzo-${rules}.wasm`, `mazzo-review-${rules}.wasm`]
  put('rules/mazzo/rules.json', rules === '' ? NOT_BUILT : JSON.stringify({ mark: rules, wasm, review, games: {} }))
  for (const file of [wasm, review]) put(`rules/mazzo/${file}`, `wasm ${rules}`)
}

const ROOT = `${HOST}/cards/`
let world: World
let worker: Worker

beforeEach(async () => {
  world = new World()
  worker = new Worker(world, ROOT)
  deploy(world, ROOT, 'one')
  await worker.install()
})

const both = (build: string) => ({ page: build, rules: build })

describe('a page and its rules', () => {
  it('are available without a network, and updated together', async () => {
    expect(await worker.keeps()).toEqual({ ...both('one'), before: 'none' })
    deploy(world, ROOT, 'two')
    expect(await worker.visit()).toContain('index two')
    expect(await worker.keeps()).toEqual({ ...both('two'), before: 'one' })
    expect(await worker.offline(() => worker.ask('assets/main-one.js'))).toBe('main one')
    deploy(world, ROOT, 'three')
    await worker.visit()
    expect(await worker.keeps()).toEqual({ ...both('three'), before: 'two' })
    expect([...(world.caches.get(cacheAt('/cards/'))?.keys() ?? [])].join()).not.toContain('one')
  })

  it.each(['.wasm', 'assets/', 'files.json', 'rules.json'])(
    'stay as they were while %s of the new ones cannot be loaded',
    async (lost) => {
      deploy(world, ROOT, 'two')
      world.isDown = (url) => url.includes(lost)
      expect(await worker.visit()).toContain('index two')
      expect(await worker.keeps()).toMatchObject(both('one'))
      await worker.visit()
      expect(await worker.keeps()).toMatchObject(both('two'))
    },
  )

  it('are as new as on the host, whatever the browser has cached', async () => {
    world.maxAge = 600
    await worker.visit()
    deploy(world, ROOT, 'two')
    world.now = 100
    await worker.visit()
    expect(await worker.keeps()).toMatchObject(both('two'))
    deploy(world, ROOT, 'two', { title: 'with another title' })
    world.now = 1000
    await worker.visit()
    expect(await worker.offline(worker.visit)).toContain('with another title')
  })

  it('are taken from one build, not from a host that is between two', async () => {
    const index = world.files.get(ROOT) ?? ''
    deploy(world, ROOT, 'two')
    world.files.set(ROOT, index)
    await worker.visit()
    expect(await worker.keeps()).toMatchObject(both('one'))
  })

  it('are kept once the rules are built, too', async () => {
    world = new World()
    worker = new Worker(world, ROOT)
    deploy(world, ROOT, 'one', { rules: '' })
    await worker.install()
    expect(await worker.ask('rules/mazzo/rules.json')).toBe('204')
    expect(await worker.keeps()).toMatchObject({ page: 'one', rules: 'none' })
    deploy(world, ROOT, 'one')
    await worker.ask('rules/mazzo/rules.json')
    expect(await worker.keeps()).toMatchObject(both('one'))
    deploy(world, ROOT, 'one', { rules: 'two' })
    await worker.ask('rules/mazzo/rules.json', { cache: 'reload' })
    expect(await worker.keeps()).toEqual({ page: 'one', rules: 'two', before: 'one' })
  })

  it('stay as they were while the new rules are being built', async () => {
    deploy(world, ROOT, 'two', { rules: '' })
    expect(await worker.visit()).toContain('index two')
    expect(await worker.keeps()).toMatchObject(both('one'))
    deploy(world, ROOT, 'two')
    await worker.ask('rules/mazzo/rules.json', { cache: 'reload' })
    expect(await worker.keeps()).toEqual({ ...both('two'), before: 'one' })
  })

  it('are loaded even if the disk is full', async () => {
    deploy(world, ROOT, 'two')
    world.files.set(`${ROOT}help/rules.html`, 'help')
    world.isFull = true
    expect(await worker.visit()).toContain('index two')
    expect(await worker.ask('assets/main-two.js')).toBe('main two')
    expect(await worker.ask('help/rules.html')).toBe('help')
    expect(await worker.ask('rules/mazzo/mazzo-two.wasm')).toBe('wasm two')
    expect(await worker.keeps()).toMatchObject(both('one'))
  })
})

describe('two sites of one host', () => {
  it('each keep their own', async () => {
    const other = new Worker(world, `${HOST}/`)
    deploy(world, `${HOST}/pages/`, 'far')
    const far = new Worker(world, `${HOST}/pages/`)
    await far.install()
    world.files.set(`${HOST}/`, 'index near of assets/main-near.js')
    world.files.set(`${HOST}/assets/main-near.js`, 'main near')
    world.files.set(`${HOST}/files.json`, JSON.stringify({ 'index.html': { file: 'assets/main-near.js' } }))
    await other.install()
    expect(await worker.keeps()).toMatchObject(both('one'))
    expect(await far.keeps()).toMatchObject(both('far'))
    expect([...world.caches.keys()].sort()).toEqual(['/', '/cards/', '/pages/'].map(cacheAt).sort())
  })

  it('take over what they used to share', async () => {
    const weights = 'rules/mazzo/game-1.weights'
    world.caches.set('mazzo', new Map([`${ROOT}${weights}`, `${HOST}/pages/x`].map((url) => [url, 'learned'])))
    deploy(world, ROOT, 'two')
    const facts = { wasm: 'mazzo-learned.wasm', weights: { game: { file: 'game-1.weights', bytes: 7 } } }
    const list = `${ROOT}rules/mazzo/rules.json`
    world.files.set(list, JSON.stringify({ ...Object(JSON.parse(world.files.get(list) ?? '')), learned: facts }))
    world.files.set(`${ROOT}rules/mazzo/mazzo-learned.wasm`, 'networks')
    await worker.visit()
    expect(await worker.offline(() => worker.ask(weights))).toBe('learned')
    expect([...(world.caches.get('mazzo')?.keys() ?? [])]).toEqual([`${HOST}/pages/x`])
  })
})
