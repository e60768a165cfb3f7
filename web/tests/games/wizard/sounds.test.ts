import { expect, it } from 'vitest'
import { soundsAt } from '../../cues'

const heard = soundsAt('wizard')

it('what matters most is heard, not what came first', () => {
  expect(heard(['played', { seat: 1 }], ['trick', { seat: 0 }], ['scored', { seat: 0, points: 30 }])).toBe('made')
  expect(heard(['trick', { seat: 0 }], ['scored', { seat: 0, points: -10 }])).toBe('failed')
})

it('one’s own trick sounds otherwise than that of others', () => {
  expect(heard(['played', { seat: 0 }], ['trick', { seat: 0 }])).toBe('trick')
  expect(heard(['played', { seat: 0 }], ['trick', { seat: 1 }])).toBe('card')
})
