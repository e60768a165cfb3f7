import { beforeEach, expect, it, vi } from 'vitest'
import type { Event, Table } from '../src/messages'
import { Playback, type Step } from '../src/table/playback.svelte'
import { EMPTY } from './tables'

interface Shown {
  at: number
  turn: number
  news: number[]
}
let shown: Shown[]
let playback: Playback
let known: Event[]

const CLOCK: Table['clock'] = {
  choice: 'quick',
  times: 1,
  times_next: 1,
  stopped: false,
  seconds: 20,
  left: [],
  away: [],
  away_left: [],
}

const tableAt = (turn: number, clock: Table['clock'] = null): Table => ({ ...EMPTY, turn, clock, last: turn })
const event = (number: number): Event => ({ number, event: { kind: 'some_game.played' } })
const step = (table: Table, news: Event[], hold: number, more: Partial<Step> = {}): Step => ({
  table,
  news,
  hold,
  enter: () => undefined,
  ...more,
})

function push(turn: number, { clock, resynced = false }: { clock?: Table['clock']; resynced?: boolean } = {}) {
  known = [...known, event(turn)]
  playback.push(tableAt(turn, clock), [event(turn)], known, resynced)
}
const turns = () => shown.map(({ turn }) => turn)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  shown = []
  known = []
  playback = new Playback((table, news) =>
    shown.push({ at: Math.round(performance.now()), turn: table.turn, news: news.map(({ number }) => number) }),
  )
  playback.push(tableAt(0), [], [], true)
  playback.director = (_, after, news) => [step(after, news, 400)]
})

it('shows every state for its time, however fast they come, and none out of order', () => {
  for (const turn of [1, 2, 3]) push(turn)
  expect(turns()).toEqual([0, 1])
  expect(playback.isBehind).toBe(true)
  vi.advanceTimersByTime(1_200)
  expect(turns()).toEqual([0, 1, 2, 3])
  const [, first = 0, second = 0, third = 0] = shown.map(({ at }) => at)
  expect([second - first, third - second]).toEqual([400, 400])
  expect(playback.isBehind).toBe(false)
  push(4)
  expect(turns().at(-1)).toBe(4)
})

it('is never more than a second behind where a clock runs', () => {
  const came = performance.now()
  for (let turn = 1; turn <= 20; turn += 1) push(turn, { clock: CLOCK })
  vi.advanceTimersByTime(1_000)
  expect(turns().at(-1)).toBe(20)
  expect((shown.at(-1)?.at ?? Infinity) - came).toBeLessThanOrEqual(1_000)
  expect(turns()).toEqual(Array.from({ length: 21 }, (_, turn) => turn))
})

it('a tap shows the newest state at once, and reports everything that happened, each thing once', () => {
  for (const turn of [1, 2, 3, 4]) push(turn)
  playback.skip()
  expect(turns()).toEqual([0, 1, 4])
  expect(shown.flatMap(({ news }) => news)).toEqual([1, 2, 3, 4])
  vi.advanceTimersByTime(5_000)
  expect(turns()).toEqual([0, 1, 4])
})

it('a tap stops at the result of a round, and the next one goes on', () => {
  playback.director = (_, after, news) => [step(after, news, 6_000, { stops: after.turn === 2 })]
  for (const turn of [1, 2, 3]) push(turn)
  playback.skip()
  expect(turns()).toEqual([0, 1, 2])
  playback.skip()
  expect(turns()).toEqual([0, 1, 2, 3])
})

it('after the result of a round has been read, the next round is shown step by step', () => {
  playback.director = (_, after, news) => [step(after, news, after.turn === 1 ? 6_000 : 400, { stops: after.turn === 1 })]
  for (const turn of [1, 2, 3]) push(turn)
  playback.skip(true)
  expect(turns()).toEqual([0, 1, 2])
  vi.advanceTimersByTime(390)
  expect(turns()).toEqual([0, 1, 2])
  vi.advanceTimersByTime(20)
  expect(turns()).toEqual([0, 1, 2, 3])
})

it('a state held until a tap waits for it', () => {
  playback.director = (_, after, news) => [step(after, news, after.turn === 1 ? Infinity : 0)]
  push(1)
  push(2)
  vi.advanceTimersByTime(60_000)
  expect(turns()).toEqual([0, 1])
  playback.skip()
  expect(turns()).toEqual([0, 1, 2])
})

it.each([
  ['back after a cut', () => push(3, { resynced: true })],
  [
    'out of sight',
    () => {
      vi.stubGlobal('document', { visibilityState: 'hidden' })
      push(3)
    },
  ],
])('%s: the newest at once, and nothing is left out of the log', (_, come) => {
  push(1)
  push(2)
  come()
  expect(turns()).toEqual([0, 1, 3])
  expect(shown.flatMap(({ news }) => news)).toEqual([1, 2, 3])
  expect(playback.isBehind).toBe(false)
})
