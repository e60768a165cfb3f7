import { expect, it } from 'vitest'
import type { GameEvent } from '../../../src/games/wizard/messages'
import { soundsAt } from '../../cues'

const heard = soundsAt<GameEvent>('wizard')

const played = (seat: number): GameEvent => ({ kind: 'wizard.played', seat, card: 'R7' })
const took = (seat: number): GameEvent => ({ kind: 'wizard.trick', seat, won: 1 })
const scored = (seat: number, points: number): GameEvent => ({ kind: 'wizard.scored', seat, points })

it('the most important event is heard, not the first', () => {
  expect(heard(played(1), took(0), scored(0, 30))).toBe('made')
  expect(heard(took(0), scored(0, -10))).toBe('failed')
})

it('one’s own trick sounds different from others’', () => {
  expect(heard(played(0), took(0))).toBe('trick')
  expect(heard(played(0), took(1))).toBe('card')
})
