import { expect, it } from 'vitest'
import { soundsAt } from '../../cues'

const heard = soundsAt('life_is_life')

it('a knock is heard above the cards', () => {
  expect(heard(['laid', { seat: 1 }], ['knocked', { seat: 1 }])).toBe('knock')
})

it('lives are heard by the player who loses or keeps them', () => {
  expect(heard(['lost', { seat: 0, lives: 2 }])).toBe('failed')
  expect(heard(['lost', { seat: 0, lives: 0 }])).toBe('made')
  expect(heard(['gained', { seat: 0, lives: 1 }])).toBe('made')
  expect(heard(['lost', { seat: 1, lives: 2 }])).toBeNull()
})
