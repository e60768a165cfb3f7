import { beforeAll, expect, it, vi } from 'vitest'
import type { Hint } from '../src/messages'
import { LANGUAGES } from './sources'

vi.stubGlobal('document', { documentElement: { lang: '' } })
vi.stubGlobal('navigator', { languages: [] })
vi.mock('../src/preferences.svelte', () => ({ preferences: { language: 'en' } }))
const { speak } = await import('../src/words.svelte')
const { hintWords } = await import('../src/table/hintWords')

const WORLDS = 480
function hint(advised: string, values: Record<string, number>, more: Partial<Hint> = {}): Hint {
  const moves = [advised, ...Object.keys(values).filter((move) => move !== advised)]
  return {
    type: 'hint',
    id: 'h',
    turn: 0,
    moves: [advised],
    candidates: moves.map((move) => ({ move, value: values[move] ?? 0 })),
    counted_in: 'points',
    reason: 'as_usual',
    facts: { worlds: WORLDS, usual: null, gain: null },
    worlds: WORLDS,
    chances: [],
    ...more,
  }
}
const said = (of: Hint) => hintWords(of, (moves) => moves.join(' ')).why
const beats = (usual: string): Partial<Hint> => ({
  reason: 'better_than_usual',
  facts: { worlds: WORLDS, usual, gain: 1 },
})
const CLOSE = hint('bid 4', { 'bid 4': 12.1, 'bid 5': 12.5, 'bid 3': 9 })

beforeAll(() => speak('en'))

it('a move that did worse than another is not called better, and the reason for advising it is given', () => {
  const why = 'but those are played by rules of thumb.'
  expect(said(CLOSE)).toBe(`The natural play. “bid 5” brought 0.4 points more in 480 simulated deals, ${why}`)
  const trusted = hint('bid 4', { 'bid 4': 12.1, 'bid 5': 19.2 }) // this many more points are not due to chance
  expect(said(trusted)).toBe(`The natural play. “bid 5” brought 7.1 points more in 480 simulated deals, ${why}`)
})

it('no language speaks of a negative advantage', async () => {
  const worst = [CLOSE, { ...CLOSE, counted_in: 'chance' }, { ...CLOSE, ...beats('bid 3') }]
  for (const language of LANGUAGES) {
    await speak(language)
    for (const each of worst) expect(said(each)).not.toMatch(/[-−–]\s?\d/)
  }
  await speak('en')
})

it('the best of the others is compared, wherever it is listed', () => {
  expect(said(hint('bid 1', { 'bid 1': 20, 'bid 0': 2, 'bid 2': 18.5 }))).toContain('1.5 points better than “bid 2”')
})

it('a hint does not say twice what it beats', () => {
  const words = said(hint('play G9', { 'play G9': 19.7, 'play G2': 0 }, beats('play G2')))
  expect(words).toBe('In 480 simulated deals it brought 19.7 points more than the usual “play G2”.')
})

it('differences in chances are given in games out of a hundred: per cent of a chance could mean two things', async () => {
  const chances = { counted_in: 'chance' } as const
  const all = [
    hint('play G9', { 'play G9': 0.31, 'play G2': 0.27 }, chances),
    hint('play G9', { 'play G9': 0.31, 'play G2': 0.27 }, { ...beats('play G2'), ...chances }),
    hint('play G9', { 'play G9': 0.27, 'play G2': 0.31 }, chances),
  ]
  expect(all.map(said)[1]).toBe('In 480 simulated deals it won 4.0 more games in 100 than the usual “play G2”.')
  for (const language of LANGUAGES) {
    await speak(language)
    for (const each of all) {
      expect(said(each)).toMatch(/4[.,]0.* 100|100.* 4[.,]0/)
      expect(said(each)).not.toContain('%')
    }
  }
  await speak('en')
})

it('a safer promise that pays less is explained', () => {
  const chances = [
    { move: 'bid 0', chance: 0.68 },
    { move: 'bid 1', chance: 0.58 },
  ]
  const words = said(hint('bid 1', { 'bid 1': 14, 'bid 0': 11 }, { chances }))
  expect(words).toContain('“bid 0” works out more often, but pays less than “bid 1”.')
  expect(said(hint('bid 0', { 'bid 0': 14, 'bid 1': 11 }, { chances }))).not.toContain('works out')
})

it('moves that are worth the same are said to be equal', () => {
  expect(said(hint('bid 1', { 'bid 1': 14.02, 'bid 0': 14 }))).toContain('“bid 0” comes to the same.')
})

it('a number is written as the language writes it', async () => {
  const words = []
  for (const language of ['en', 'it', 'es', 'de']) {
    await speak(language)
    words.push(said(hint('play G9', { 'play G9': 19.7, 'play G2': 0 }, beats('play G2'))))
  }
  await speak('en')
  expect(words.map((one) => /19.7/.exec(one)?.[0])).toEqual(['19.7', '19,7', '19,7', '19,7'])
})
