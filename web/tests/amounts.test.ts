import { expect, it, vi } from 'vitest'
import { between, plainly, withUnit } from '../src/review/amounts'

// The words need a browser; choosing the plural does not.
vi.mock('../src/words.svelte', () => ({
  say: (_: string, { points, count, low, high }: Record<string, string | number>) =>
    points === undefined ? `${low} to ${high}` : `${points} ${new Intl.PluralRules('en').select(Number(count))}`,
}))
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
vi.stubGlobal('navigator', { languages: ['en-GB'] })

it('the plural follows the number as displayed', () => {
  const shown = [1, 1.04, 1.4, 0.6, 10.4].map((value) => withUnit(value, { counted_in: 'points' }))
  expect(shown).toEqual(['1 one', '1 one', '1.4 other', '0.6 other', '10 other'])
})

it('a number that rounds to zero has no sign', () => {
  const points = { counted_in: 'points' } as const
  expect([-0.04, 0.04, -0.06, -1.5, -12.4, 0].map((value) => plainly(value, points))).toEqual([
    '0',
    '0',
    '−0.1',
    '−1.5',
    '−12',
    '0',
  ])
  expect([-0.0004, -0.001].map((value) => plainly(value, { counted_in: 'chance' }))).toEqual(['0%', '−0.1%'])
})

it('an interval whose ends look the same is left out', () => {
  const points = { counted_in: 'points' } as const
  expect(between({ value: -30, low: -32, high: -28 }, points)).toBe('−32 to −28')
  expect(between({ value: 30, low: 29.8, high: 30.2 }, points)).toBe('')
})
