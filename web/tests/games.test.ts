import { describe, expect, it, vi } from 'vitest'
import { cardName, folderOf, GAMES, tableOf, titleOf } from '../src/games'
import { GAMES as FOLDERS } from './sources'

// The words need a browser: here there are some for one game alone.
vi.mock('../src/words.svelte', () => ({
  say: (key: string) => `«${key}»`,
  canSay: (key: string) => key === 'game-some-game-title',
  capitalised: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
}))
vi.mock('../src/preferences.svelte', () => ({}))

describe('the games of the page', () => {
  it('are the folders there are', () => {
    expect([...GAMES].sort()).toEqual([...FOLDERS].sort())
  })

  it.each(FOLDERS)('%s brings all that is asked of a game', async (game) => {
    const folder = folderOf(game)
    expect((await folder?.chapters())?.chapters.length).toBeGreaterThan(3)
    expect((await folder?.coach())?.moments.length).toBeGreaterThan(3)
    expect(typeof (await folder?.figures())?.figuresOf).toBe('function')
    expect(typeof (await folder?.fairness())?.followsSeed).toBe('function')
    for (const card of folder?.shown ?? []) expect(cardName(game, card)).toMatch(/^«/)
  })
})

describe('a game that the server offers and that has no folder here', () => {
  it('has no table yet, and breaks nothing', () => {
    expect(folderOf('some_game')).toBeUndefined()
    expect(tableOf('some_game')).toBeUndefined()
    expect(cardName('some_game', 'K7')).toBe('K7')
  })

  it('has the title there are words for, or its own name', () => {
    expect(titleOf('some_game')).toBe('«game-some-game-title»')
    expect(titleOf('another_game')).toBe('Another game')
  })
})
