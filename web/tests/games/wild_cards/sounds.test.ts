import { expect, it } from 'vitest'
import { soundsAt } from '../../cues'

const heard = soundsAt('wild_cards')

it('one’s own animal sounds otherwise than that of others', () => {
  expect(heard(['acquired', { seat: 0 }])).toBe('trick')
  expect(heard(['acquired', { seat: 1 }])).toBe('card')
})
