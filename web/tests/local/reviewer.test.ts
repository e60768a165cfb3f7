/** The thread that computes reviews: what it could not load at first may come later. */

import { beforeEach, expect, it, vi } from 'vitest'
import type { Found, Wanted } from '../../src/local/reviewer'

/** What this device has so far. */
const here = vi.hoisted((): { learned: object | null; playouts: object | null; isBroken: boolean } => ({
  learned: null,
  playouts: {},
  isBroken: false,
}))
const made = vi.hoisted((): boolean[] => [])

vi.mock('../../src/local/load', () => ({
  gameHere: (_: string, name: string) => (here.isBroken ? Promise.reject(new Error('no words')) : Promise.resolve({ name })),
  gamesOfOthers: () => Promise.resolve([]),
  learnedHere: () => Promise.resolve(here.learned),
  playoutsHere: () => Promise.resolve(here.playouts),
}))
vi.mock('../../src/local/reviewing', () => ({
  Reviewer: class {
    constructor(
      _game: object,
      _playouts: object,
      readonly learned: object | null,
    ) {
      made.push(learned !== null)
    }
    *steps(): Generator<null, object> {
      yield null
      return { judge: this.learned === null ? 'alone' : 'with its master' }
    }
  },
}))

let ask: (asksMaster: boolean) => Promise<Found>

beforeEach(async () => {
  Object.assign(here, { learned: null, playouts: {}, isBroken: false })
  made.length = 0
  vi.resetModules()
  let hear: (message: { data: Wanted }) => void = () => undefined
  let onFound: (found: Found) => void = () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener))
  vi.stubGlobal('postMessage', (found: Found) => onFound(found))
  await import('../../src/local/reviewer')
  ask = (asksMaster) =>
    new Promise((done) => {
      onFound = done
      hear({ data: { root: '/', course: { game: 'any' }, seat: 0, effort: 'quick', asksMaster } })
    })
})

it('asks the master as soon as its weights are here', async () => {
  expect(await ask(true)).toEqual({ review: { judge: 'alone' } })
  here.learned = {}
  expect(await ask(true)).toEqual({ review: { judge: 'with its master' } })
  expect(await ask(false)).toEqual({ review: { judge: 'alone' } })
  expect(await ask(true)).toEqual({ review: { judge: 'with its master' } })
  expect(made).toEqual([false, true]) // each takes memory that is never freed
})

it('tries again what could not be loaded', async () => {
  here.isBroken = true
  expect(await ask(false)).toMatchObject({ reason: 'no_review_now' })
  here.isBroken = false
  here.playouts = null
  expect(await ask(false)).toMatchObject({ reason: 'no_review_here' })
  here.playouts = {}
  expect(await ask(false)).toEqual({ review: { judge: 'alone' } })
})
