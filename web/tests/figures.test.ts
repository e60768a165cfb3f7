import { expect, it, vi } from 'vitest'
import { factsOf } from '../src/you/figures'

// The words need a browser; the arithmetic here does not.
vi.mock('../src/words.svelte', () => ({ say: String }))
vi.stubGlobal('document', { documentElement: { lang: 'de' } })
vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] })

const NOTHING = { games: 0, unfinished: 0, wins: 0, mean_rank: null, mean_score: null, rating: null }

it('the share of games won refers to finished games, as counted by the server', () => {
  const statistics = { ...NOTHING, games: 3, unfinished: 1, wins: 1 }
  const facts = Object.fromEntries(factsOf(statistics))
  expect(facts['figures-games']).toBe('3')
  expect(facts['figures-wins']).toBe('1 (33\u00a0%)')
})

it('nothing is won before the first game, and unknown figures are left out', () => {
  expect(factsOf(NOTHING)).toEqual([
    ['figures-games', '0'],
    ['figures-wins', '0'],
  ])
})

it('a mean that rounds to zero has no sign, and a negative one has a minus, not a hyphen', () => {
  expect(Object.fromEntries(factsOf({ ...NOTHING, games: 3, mean_score: -0.04 }))['figures-score']).toBe('0,0')
  expect(Object.fromEntries(factsOf({ ...NOTHING, games: 3, mean_score: -0.06 }))['figures-score']).toBe('−0,1')
})
