import { expect, it } from 'vitest'
import { soundsAt } from './cues'

const heard = soundsAt('some_game')

it('a game without a folder sounds as far as every table knows it', () => {
  expect(heard(['swapped', { seat: 1 }])).toBe('card')
  expect(heard(['played', { seat: 1 }])).toBeNull()
})
