import { expect, it, vi } from 'vitest'
import type { Replay, ReplayDecision, Table } from '../src/messages'
import { EMPTY, partly } from './tables'

vi.stubGlobal('document', { visibilityState: 'visible', querySelector: () => null, documentElement: { lang: 'en' } })
vi.stubGlobal('location', new URL('http://here/'))
vi.stubGlobal('addEventListener', () => undefined)
vi.mock('../src/preferences.svelte', () => ({ preferences: { timed: (usual: number) => usual } }))
vi.mock('../src/games', () => ({ folderOf: () => undefined }))
const { Refusal } = await import('../src/server')
let isOffline = false
let answers: Promise<void> = Promise.resolve()
vi.mock('../src/replay/requests', () => ({
  askPosition: async (): Promise<Table> => {
    const fails = isOffline
    await answers
    if (fails) throw new Refusal('no_network', '')
    return { ...EMPTY, legal: ['bid 0', 'bid 1'], illegal: [{ move: 'bid 2', reason: 'hook', facts: {} }] }
  },
}))
const { ReplayConnection } = await import('../src/replay/replayConnection.svelte')
const game = partly<Replay>({ code: 'AB12CD34', game: 'some_game', you: 0, rounds: [0], decisions: [], dealt: [] })
const decision = partly<ReplayDecision>({ place: 1, seat: 0, moves: [], events: [] })
const settled = () => new Promise((done) => setTimeout(done, 0))

it('nobody has to decide in a finished game', async () => {
  const replay = new ReplayConnection(game)
  await replay.go(0)
  expect(replay.table?.legal).toEqual([])
  expect(replay.table?.illegal).toEqual([])
})

it('without a network it stops, and says why', async () => {
  const replay = new ReplayConnection(game)
  isOffline = true
  replay.toggle()
  await settled()
  expect(replay.running).toBe(false)
  expect(replay.refused?.reason).toBe('no_network')
  isOffline = false
  await replay.go(0)
  expect(replay.refused).toBeNull()
})

it('a refused request that has been superseded reports nothing', async () => {
  const replay = new ReplayConnection({ ...game, decisions: Array.from({ length: 40 }, () => decision) })
  await replay.go(0)
  let answer = (): void => undefined
  answers = new Promise((done) => (answer = done))
  isOffline = true
  const first = replay.go(30)
  isOffline = false
  answers = Promise.resolve()
  await replay.go(1)
  answer()
  await first
  expect(replay.refused).toBeNull()
  expect(replay.position).toBe(1)
})
