/** What a server learns of the games of this device, and this device of a new name. */

import { beforeEach, expect, it, vi } from 'vitest'

const { askHere, RefusedHere } = vi.hoisted(() => {
  class RefusedHere extends Error {
    constructor(readonly problem: { reason: string; text: string; facts: object }) {
      super()
    }
  }
  return { askHere: vi.fn<(method: string, what: string, body?: object) => Promise<string>>(), RefusedHere }
})
let isLoaded = false
vi.mock('../src/local/lazyClient', () => ({
  loadClient: () => Promise.resolve({ askHere, RefusedHere }),
  isClientLoaded: () => isLoaded,
}))
vi.mock('../src/local/listed', () => ({ glancesHere: () => Promise.resolve([]) }))
vi.mock('../src/reach.svelte', () => ({ reach: { isStatic: false, isAlone: false, preparing: null } }))
vi.mock('../src/router.svelte', () => ({ router: { root: '/' } }))
vi.mock('../src/kept', () => ({ keep: () => undefined, kept: () => null }))

const received: string[] = []
let refusals: Record<string, string> = {}

beforeEach(() => {
  received.length = 0
  isLoaded = false
  askHere.mockReset()
  askHere.mockImplementation((_method, what) => Promise.resolve(JSON.stringify({ record: what.split('/')[1] })))
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    const given: { record?: string; name?: string } = JSON.parse(typeof body === 'string' ? body : '{}')
    received.push(given.record ?? given.name ?? '')
    const reason = refusals[given.record ?? '']
    if (reason) return Promise.resolve(Response.json({ reason, text: '', facts: {} }, { status: 400 }))
    return Promise.resolve(Response.json(address.endsWith('/me') ? { name: 'Bea', tables: [] } : { code: 'KEPT' }))
  })
})

it('a game that the server rejects holds up no other, and a server that accepts none is left alone', async () => {
  const { handAll } = await import('../src/you/handing')
  refusals = { one: 'other_rules' }
  await expect(handAll(['one', 'two', 'three'])).rejects.toMatchObject({ reason: 'other_rules' })
  expect(received).toEqual(['one', 'two', 'three'])
  received.length = 0
  refusals = { two: 'too_many_handed' }
  await expect(handAll(['one', 'two', 'three'])).rejects.toMatchObject({ reason: 'too_many_handed' })
  expect(received).toEqual(['one', 'two'])
})

it('a new name reaches the tables on this device as well', async () => {
  const { rename } = await import('../src/server')
  await rename('Bea')
  expect(askHere).not.toHaveBeenCalled()
  isLoaded = true
  await rename('Bea')
  expect(askHere).toHaveBeenCalledWith('POST', 'me', { name: 'Bea' })
})
