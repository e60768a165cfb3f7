/** How the page is built: what may know what. */

import { describe, expect, it } from 'vitest'
import { DESKTOP } from '../src/breakpoints'
import { GAMES, sourcesIn } from './sources'

const sources = sourcesIn('src', /\.(ts|svelte|css|ftl)$/)
/** Made from the server's messages. */
const GENERATED = /messages\.ts$/

/** A game's name, however it is spelled: some_game, some-game, SomeGame, Some Game. */
const nameOf = (game: string): RegExp => new RegExp(game.split('_').join('[-_ ]?'), 'i')

describe('a game is a folder', () => {
  it.each(GAMES)('%s is not spelled outside of its own', (game) => {
    const shared = [...sources, ...sourcesIn('locales', /\.(ts|ftl)$/), ...sourcesIn('tests', /\.ts$/)]
    const strays = shared.filter(
      (source) => source.game !== game && !GENERATED.test(source.path) && nameOf(game).test(source.text),
    )
    expect(strays.map(({ path }) => path)).toEqual([])
  })

  it.each(GAMES)('%s says what it is in its index', (game) => {
    const index = sources.find(({ path }) => path === `src/games/${game}/index.ts`)
    expect(index?.text).toContain('export const game = {')
    expect(index?.text).toContain('satisfies GameFolder')
  })

  it('and takes nothing out of another', () => {
    const strays = sources.filter(({ game, text }) =>
      GAMES.some((other) => other !== game && new RegExp(`from '[^']*/${other}/`).test(text)),
    )
    expect(strays.map(({ path }) => path)).toEqual([])
  })
})

describe('a shape is written down', () => {
  it('and never hidden by a cast to anything', () => {
    const casts = sources.filter(({ text }) => /\bas any\b/.test(text))
    expect(casts.map(({ path }) => path)).toEqual([])
  })
})

describe('a breakpoint', () => {
  const queriesIn = (text: string) => [...text.matchAll(/@media ([^{]+?) \{/g)].map((match) => match[1] as string)
  const isOfScreen = (query: string) => /width|height/.test(query)

  it('that two components share has a name', () => {
    const unnamed = sources.flatMap(({ text }) => [...new Set(queriesIn(text).filter(isOfScreen))])
    expect(unnamed.filter((query, index) => unnamed.indexOf(query) !== index)).toEqual([])
  })

  it('is the same in TypeScript as in CSS', () => {
    const css = sources.find(({ path }) => path === 'src/breakpoints.css')?.text
    expect(css).toContain(`@custom-media --desktop ${DESKTOP};`)
  })

  it('that is named is used, and is named if it is used', () => {
    const defined = sources.flatMap(({ text }) => [...text.matchAll(/@custom-media (--[a-z-]+)/g)].map((match) => match[1]))
    const used = sources.flatMap(({ text }) => [...text.matchAll(/@media \((--[a-z-]+)\)/g)].map((match) => match[1]))
    expect([...new Set(used)].sort()).toEqual(defined.sort())
  })
})
