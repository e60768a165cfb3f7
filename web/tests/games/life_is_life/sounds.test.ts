import { expect, it } from 'vitest'
import type { GameEvent } from '../../../src/games/life_is_life/messages'
import { soundsAt } from '../../cues'

const heard = soundsAt<GameEvent>('life_is_life')

const lost = (seat: number, lives: number): GameEvent => ({ kind: 'life_is_life.lost', seat, lives })

it('a knock is heard above the cards', () => {
  const laid: GameEvent = { kind: 'life_is_life.laid', seat: 1, card: 'cat' }
  expect(heard(laid, { kind: 'life_is_life.knocked', seat: 1, knocks: 1 })).toBe('knock')
})

it('lives are heard by the player who loses or keeps them', () => {
  expect(heard(lost(0, 2))).toBe('failed')
  expect(heard(lost(0, 0))).toBe('made')
  expect(heard({ kind: 'life_is_life.gained', seat: 0, lives: 1 })).toBe('made')
  expect(heard(lost(1, 2))).toBeNull()
})
