import { expect, it, vi } from 'vitest'
import type { Event, Happened, PlayedFor, Table } from '../src/messages'
import { EMPTY } from './tables'

vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { lang: 'en' } })
vi.mock('../src/preferences.svelte', () => ({ preferences: { still: false, text: false, timed: (usual: number) => usual } }))
vi.mock('../src/words.svelte', () => ({ say: (key: string) => key, capitalised: String }))
const { Scene } = await import('../src/table/scene.svelte')

interface Bid {
  kind: 'some_game.bid'
  seat: number
}

class Bidding extends Scene<Bid> {
  constructor() {
    super({
      isGameEvent: (event: Happened): event is Bid => event.kind === 'some_game.bid',
      sentenceOf: ({ event }) => ('seat' in event ? `${event.kind} by ${event.seat}` : null),
      announcementOf: () => '',
    })
  }
  protected override remember(): void {}
  protected override show(): void {}
}

let number = 0
const happened = <One extends Happened>(event: One): Event => ({ number: ++number, event })
const bid = (seat: number): Event => happened<Bid>({ kind: 'some_game.bid', seat })
const playedFor = (seat: number, by: 'bot' | 'clock'): Event => happened<PlayedFor>({ kind: 'table.played_for', seat, by })
const table: Table = { ...EMPTY, you: 1 }

it('a bot’s decision for a player out of time is announced until that player decides', () => {
  const scene = new Bidding()
  const follow = (...news: Event[]) => scene.follow(table, news, news, false)
  follow(playedFor(0, 'clock'), bid(0))
  follow(playedFor(1, 'bot'), bid(1))
  expect(scene.reminder).toBe('')
  follow(playedFor(1, 'clock'), bid(1))
  follow(bid(2))
  expect(scene.latest).toBe('some_game.bid by 2')
  expect(scene.reminder).toBe('table.played_for by 1 some_game.bid by 1')
})

it('the effect of the next tap is no longer shown once something has happened', () => {
  const scene = new Bidding()
  scene.offer = 'Tap again'
  scene.follow(table, [], [], false)
  expect(scene.offer).toBe('')
})

it('what a player asked to have read out is not replaced by what others do meanwhile', () => {
  const scene = new Bidding()
  scene.read('Piles: 3')
  scene.follow(table, [bid(2)], [], false)
  expect(scene.answer).toBe('Piles: 3')
})

it('our turn is announced once, and only while it lasts', () => {
  const scene = new Bidding()
  const asked: Table = { ...table, stage: 'playing', waiting_for: [1], legal: ['bid 0'] }
  const others: Table = { ...asked, waiting_for: [2], legal: [] }
  scene.follow(asked, [], [], false)
  expect(scene.urgent).toBe('announce-your-turn')
  scene.follow(others, [bid(1)], [], false)
  expect(scene.urgent).toBe('')
  scene.follow(asked, [bid(2)], [], false)
  expect(scene.urgent).toBe('announce-your-turn')
  scene.follow({ ...others, stage: 'over', waiting_for: [] }, [bid(1)], [], false)
  expect(scene.urgent).toBe('')
})

it('the reason for a refusal stays when our turn ends', () => {
  const scene = new Bidding()
  scene.refuse('Follow suit')
  scene.follow({ ...table, stage: 'playing', waiting_for: [2] }, [bid(1)], [], false)
  expect(scene.urgent).toBe('Follow suit')
})
