import { expect, it, vi } from 'vitest'
import { figuresOf } from '../../../src/games/wild_cards/figures'

// The words need a browser; what is tested here does not.
vi.mock('../../../src/words.svelte', () => ({ say: String, capitalised: String }))
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
vi.stubGlobal('navigator', { languages: [] })

const SHARED = { games: 1, unfinished: 0, wins: 1, mean_rank: 1, mean_score: 20, by_players: [], rating: null, ratings: [] }

it('the species of a chart are written out', () => {
  const own = { animals: { squirrel: 2, peacock: 1 }, refills: 1, declines: 0 }
  const { charts } = figuresOf({ ...SHARED, game: 'wild_cards', own })
  expect(charts[0]?.bars.map(({ name }) => name)).toEqual([
    expect.stringContaining('squirrel'),
    expect.stringContaining('peacock'),
  ])
})
