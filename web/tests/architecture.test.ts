/** The structure of the page: what may know what. */

import { describe, expect, it } from 'vitest'
import { DESKTOP } from '../src/breakpoints'
import { castsIn } from './casts'
import { found, GAMES, sourcesIn } from './sources'

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

  it('and imports nothing from another', () => {
    const strays = sources.filter(({ game, text }) =>
      GAMES.some((other) => other !== game && new RegExp(`from '[^']*/${other}/`).test(text)),
    )
    expect(strays.map(({ path }) => path)).toEqual([])
  })
})

describe('a shape is written down', () => {
  it('and asserted without a check only where it comes in from outside', () => {
    const code = [...sources, ...sourcesIn('tests', /\.ts$/)].filter(({ path }) => /\.(ts|svelte)$/.test(path))
    expect(code.flatMap((source) => castsIn(source).map((type) => `${source.path}: as ${type}`)).sort()).toEqual([
      'src/connection.svelte.ts: as Outgoing',
      'src/server.ts: as Answer',
      'src/server.ts: as Problem | null',
      'src/updates.svelte.ts: as Record<string, { file: string }>',
    ])
  })

  it.each([
    ['one.ts', 'const a = b as unknown as C', ['C', 'unknown']],
    ['one.ts', 'const a = <C>b', ['C']],
    ['one.ts', 'const a = b!', ['NonNullable']],
    ['one.ts', "const a = ['b'] as const // as any", []],
    ['one.svelte', '<script lang="ts">let a = $state(b as C)</script>{#each d as e (e)}{f as G}{/each}', ['C', 'G']],
  ])('and a claim is found in %s: %s', (path, text, casts) => {
    expect(castsIn({ path, text }).sort()).toEqual(casts)
  })
})

describe('a breakpoint', () => {
  const queriesIn = (text: string) => found(text, /@media ([^{]+?) \{/g)
  const isOfScreen = (query: string) => /width|height/.test(query)

  it('that two components share has a name', () => {
    const unnamed = sources.flatMap(({ text }) => [...new Set(queriesIn(text).filter(isOfScreen))])
    expect(unnamed.filter((query, index) => unnamed.indexOf(query) !== index)).toEqual([])
  })

  it('is the same in TypeScript as in CSS', () => {
    const css = sources.find(({ path }) => path === 'src/breakpoints.css')?.text
    expect(css).toContain(`@custom-media --desktop ${DESKTOP};`)
  })

  it('that is named is used, and one that is used is named', () => {
    const defined = sources.flatMap(({ text }) => found(text, /@custom-media (--[a-z-]+)/g))
    const used = sources.flatMap(({ text }) => found(text, /@media \((--[a-z-]+)\)/g))
    expect([...new Set(used)].sort()).toEqual(defined.sort())
  })
})
