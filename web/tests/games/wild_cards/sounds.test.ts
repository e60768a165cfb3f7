import { expect, it } from 'vitest'
import type { GameEvent } from '../../../src/games/wild_cards/messages'
import { soundsAt } from '../../cues'

const heard = soundsAt<GameEvent>('wild_cards')

const acquired = (seat: number): GameEvent => ({ kind: 'wild_cards.acquired', seat, species: 'lion', value: 1 })

it('one’s own animal sounds different from others’', () => {
  expect(heard(acquired(0))).toBe('trick')
  expect(heard(acquired(1))).toBe('card')
})
