import { expect, it, vi } from 'vitest'
import type { Seat } from '../src/messages'
import { isSolo } from '../src/table/solo'
import { awaited } from '../src/table/sentences'
import { EMPTY } from './tables'

vi.mock('../src/words.svelte', () => ({ say: (key: string) => key }))

const seat = (number: number, name: string, player: Seat['player']): Seat => ({
  seat: number,
  name,
  player,
  level: null,
  kept: false,
  here: true,
  host: false,
})
const seats = [seat(0, 'Ada', 'person'), seat(1, 'Bruno', 'bot'), seat(2, 'Elena', 'bot')]
const table = { ...EMPTY, seats, you: 0 }

it('the waiting seats are named, our own too while a bot keeps it', () => {
  expect(awaited({ ...table, waiting_for: [0, 1, 2], sealed: [1] })).toEqual(['Ada', 'Elena'])
})

it('a player of an event is not alone: others wait for the result', () => {
  expect(isSolo(table)).toBe(true)
  expect(isSolo({ ...table, event: 'EV12CD34' })).toBe(false)
})
