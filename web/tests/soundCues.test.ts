import { expect, it } from 'vitest'
import type { TableEvent } from '../src/messages'
import { soundsAt } from './cues'

interface Played {
  kind: 'some_game.played'
  seat: number
}

const heard = soundsAt<Played | TableEvent>('some_game')

it('a game without a folder has the sounds common to every table', () => {
  expect(heard({ kind: 'table.swapped', seat: 1, other: 2 })).toBe('card')
  expect(heard({ kind: 'some_game.played', seat: 1 })).toBeNull()
})
