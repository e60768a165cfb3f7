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

it('what a bot decided for a player whose time was up is said until that player decides', () => {
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

it('what the next tap does is not said any more once something has happened', () => {
  const scene = new Bidding()
  scene.offer = 'Tap again'
  scene.follow(table, [], [], false)
  expect(scene.offer).toBe('')
})

it('what was asked to be read out is not wiped away by what others do meanwhile', () => {
  const scene = new Bidding()
  scene.read('Piles: 3')
  scene.follow(table, [bid(2)], [], false)
  expect(scene.answer).toBe('Piles: 3')
})

it('that it is our turn is said once, and no longer than we are asked', () => {
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

it('why something could not be done is not taken back with our turn', () => {
  const scene = new Bidding()
  scene.refuse('Follow suit')
  scene.follow({ ...table, stage: 'playing', waiting_for: [2] }, [bid(1)], [], false)
  expect(scene.urgent).toBe('Follow suit')
})
