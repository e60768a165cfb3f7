/** The logs of this device in the browser: every entry at its position, and none without those before it. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listed } from '../../src/local/glances'
import type { KeptInBrowser } from '../../src/local/store'
import { FakeDatabases } from '../fakeDatabases'

let databases: FakeDatabases
let store: KeptInBrowser

beforeEach(async () => {
  databases = new FakeDatabases()
  vi.resetModules()
  vi.stubGlobal('indexedDB', databases)
  store = await (await import('../../src/local/store')).KeptInBrowser.open()
  await store.append([{ code: 'U', first: 0, entries: [{ kind: 'opened' }, { kind: 'sat' }] }])
})
afterEach(() => void vi.unstubAllGlobals())

const next = { code: 'U', first: 2, entries: [{ kind: 'started' }] }

it('of two writers at the same position one learns that the other was faster', async () => {
  expect(await store.append([next])).toBe(true)
  expect(await store.append([next])).toBe(false)
  expect(databases.in('entries')).toHaveLength(3)
})

it('a game goes on after the connection to its log was lost', async () => {
  databases.lose({ tells: false })
  expect(await store.append([next])).toBe(true)
  databases.lose({ tells: true })
  expect(await store.listed()).toEqual([])
  expect(databases.in('entries')).toHaveLength(3)
})

it('a log without its beginning is not written', async () => {
  databases.lose({ tells: true, clears: true })
  await expect(store.append([next])).rejects.toThrow()
  expect(databases.in('entries')).toEqual([])
})

it('a disk that is full is a failure, and not another tab', async () => {
  databases.isFull = true
  await expect(store.append([next])).rejects.toThrow('')
  databases.isFull = false
  expect(await store.append([next])).toBe(true)
})

it('a newer page may change the schema', async () => {
  expect(await databases.change()).toBe(true)
  expect(await store.append([next])).toBe(true)
})

it('an entry and its line in the lists are stored together or not at all', async () => {
  const listed: Listed = { code: 'U', opened: 1, changed: 2, glance: null, past: null }
  expect(await store.append([{ ...next, first: 1, listed }])).toBe(false)
  expect(await store.listed()).toEqual([])
  expect(await store.append([{ ...next, listed }])).toBe(true)
  await store.list({ ...listed, handed: 'KEPT' })
  await store.list(listed)
  expect(await store.listed()).toEqual([{ ...listed, handed: 'KEPT' }])
})
