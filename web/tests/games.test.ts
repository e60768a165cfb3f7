import { describe, expect, it, vi } from 'vitest'
import { cardName, claimOf, folderOf, GAMES, optionKey, titleOf } from '../src/games'
import { GAMES as FOLDERS } from './sources'

// The words need a browser: here only one game has some.
vi.mock('../src/words.svelte', () => ({
  say: (key: string) => `«${key}»`,
  canSay: (key: string) => ['some-game-title', 'some-game-card-K7'].includes(key),
  capitalised: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
}))
vi.mock('../src/preferences.svelte', () => ({}))

describe('the games of the page', () => {
  it('are the existing folders', () => {
    expect([...GAMES].sort()).toEqual([...FOLDERS].sort())
  })

  it('are listed in one order everywhere', () => {
    const places = GAMES.map((game) => folderOf(game)?.listed ?? 0)
    expect(places).toEqual(places.map((_, place) => place + 1))
  })

  it.each(FOLDERS)('%s has everything a game needs', async (game) => {
    const folder = folderOf(game)
    expect((await folder?.chapters())?.chapters.length).toBeGreaterThan(3)
    expect((await folder?.coach())?.moments.length).toBeGreaterThan(3)
    expect(typeof (await folder?.figures())?.figuresOf).toBe('function')
    expect(typeof (await folder?.fairness())?.followsSeed).toBe('function')
    for (const card of folder?.shown ?? []) expect(cardName(game, card)).toMatch(/^«/)
  })
})

describe('a game that the server offers and that has no folder here', () => {
  it('shows cards in notation if there are no words for them', () => {
    expect(folderOf('some_game')).toBeUndefined()
    expect(cardName('some_game', 'K7')).toBe('«some-game-card-K7»')
    expect(cardName('some_game', 'K8')).toBe('K8')
  })

  it('keeps its words apart from those of the page', () => {
    expect(optionKey('some_game', 'long_rounds')).toBe('some-game-option-long-rounds')
    expect(claimOf('some_game')).toBe('')
  })

  it('has its translated title, or its own name', () => {
    expect(titleOf('some_game')).toBe('«some-game-title»')
    expect(titleOf('another_game')).toBe('Another game')
  })
})
