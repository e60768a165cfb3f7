/** Evenings on this browser's disk, which may be full, lose its connections, or keep nothing at all. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Evening } from '../src/pad/evening'
import { FakeDatabases } from './fakeDatabases'

type Store = typeof import('../src/pad/store')

let databases: FakeDatabases
let store: Store

const evening = (edition: number, id = 'one'): Evening => ({
  ...{ id, game: 'any', begun: 1, names: ['Ada', 'Ben'], options: {}, first: 0, entries: null },
  edition,
})

beforeEach(async () => {
  databases = new FakeDatabases()
  vi.resetModules()
  vi.stubGlobal('indexedDB', databases)
  store = await import('../src/pad/store')
})
afterEach(() => void vi.unstubAllGlobals())

describe('an evening', () => {
  it('is on the disk when the page says so', async () => {
    expect(await store.keepEvening(evening(1))).toEqual(evening(1))
    expect(databases.in('evenings')).toEqual([evening(1)])
    expect(await store.allEvenings()).toEqual([evening(1)])
  })

  it('is not written over a later one', async () => {
    await store.keepEvening(evening(2))
    expect(await store.keepEvening(evening(1))).toEqual(evening(2))
    expect(databases.in('evenings')).toEqual([evening(2)])
  })

  it.each([
    { tells: true, clears: false },
    { tells: false, clears: false },
    { tells: true, clears: true },
    { tells: false, clears: true },
  ])('is kept on another connection when the one there was is lost: %o', async (how) => {
    await store.keepEvening(evening(1))
    databases.lose(how)
    expect(await store.keepEvening(evening(2))).toEqual(evening(2))
    expect(databases.in('evenings')).toEqual([evening(2)])
    databases.lose(how)
    expect(await store.allEvenings()).toEqual(how.clears ? [] : [evening(2)])
  })

  it('is kept once for all who ask while a connection is lost', async () => {
    await store.keepEvening(evening(1))
    databases.lose({ tells: false })
    const all = [evening(2), evening(1, 'two'), evening(1, 'three')]
    expect(await Promise.all(all.map(store.keepEvening))).toEqual(all)
    expect(databases.in('evenings')).toEqual(all)
  })

  it('that does not fit is shown until the page is closed, and written once there is room', async () => {
    databases.isFull = true
    expect(await store.keepEvening(evening(1))).toBeNull()
    expect(await store.allEvenings()).toEqual([evening(1)])
    databases.isFull = false
    expect(await store.keepEvening(evening(2))).toEqual(evening(2))
    expect(databases.in('evenings')).toEqual([evening(2)])
  })

  it('is shown where nothing can be kept, and is kept as soon as something can', async () => {
    databases.isShut = true
    expect(await store.keepEvening(evening(1))).toBeNull()
    expect(await store.allEvenings()).toEqual([evening(1)])
    databases.isShut = false
    expect(await store.keepEvening(evening(2))).toEqual(evening(2))
  })

  it('is shown in a browser without databases', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await store.keepEvening(evening(1))).toBeNull()
    expect(await store.allEvenings()).toEqual([evening(1)])
    await store.dropEvening('one')
    expect(await store.allEvenings()).toEqual([])
  })
})
