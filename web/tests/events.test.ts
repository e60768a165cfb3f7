import { describe, expect, it } from 'vitest'
import { askAfter } from '../src/events/moments'
import type { EventNow } from '../src/messages'

const PLAYING: EventNow = {
  event: 'E',
  title: 'Cup',
  deals: 3,
  open: true,
  number: 1,
  table: 'MINE',
  seat: 0,
  over: false,
  resting: false,
  playing: 2,
  ends_in: 1200,
  next_in: null,
  ask_in: 600,
}

describe('the state of an event', () => {
  it('is not requested during a game, until the server says so', () => {
    expect(askAfter(PLAYING, null)).toBe(600)
  })
  it('is soon requested again after a game whose end the server has not noted yet', () => {
    expect(askAfter(PLAYING, 'MINE')).toBeLessThan(10)
  })
  it('is requested when the server says so once it has noted the end or seated the next round', () => {
    expect(askAfter({ ...PLAYING, over: true, ask_in: 5 }, 'MINE')).toBe(5)
    expect(askAfter({ ...PLAYING, table: 'NEXT' }, 'MINE')).toBe(600)
  })
})
