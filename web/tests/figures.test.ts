import { expect, it, vi } from 'vitest'
import type { GameStatistics } from '../src/messages'
import { factsOf } from '../src/you/figures'

// The words need a browser; what is reckoned here needs none.
vi.mock('../src/words.svelte', () => ({ say: String }))

const statistics = (more: Partial<GameStatistics>): GameStatistics => ({
  game: 'any',
  games: 0,
  unfinished: 0,
  wins: 0,
  mean_rank: null,
  mean_score: null,
  by_players: [],
  rating: null,
  ratings: [],
  wizard: null,
  wild_cards: null,
  life_is_life: null,
  ...more,
})

it('the share of games won is of those that were played out, which is what the server counts', () => {
  const facts = Object.fromEntries(factsOf(statistics({ games: 3, unfinished: 1, wins: 1 })))
  expect(facts['figures-games']).toBe('3')
  expect(facts['figures-wins']).toBe('1 (33 %)')
})

it('nothing is won before the first game, and what is not known is left out', () => {
  expect(factsOf(statistics({ unfinished: 2 }))).toEqual([
    ['figures-games', '0'],
    ['figures-wins', '0'],
  ])
})
