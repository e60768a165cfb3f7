/** The ruling at hand: every ruling in every language, and questions as players ask them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import type { Chapter, Illustration } from '../src/learn/chapters'
import { RulingIndex, type Indexed, type Ruling } from '../src/rulings/search'
import type { Asked } from './asked'
import { found, GAMES, LANGUAGES, sourcesIn, WEB } from './sources'

const FIRST = 3
const ENOUGH = 0.9

const questions = import.meta.glob<{ unseen: Asked[]; tried: Asked[] }>('./games/*/asked.ts', { eager: true })
const held = import.meta.glob<{ held: Asked[] }>('./games/*/held.ts', { eager: true })
const spoken = import.meta.glob<{ spoken: Asked[] }>('./games/*/spoken.ts', { eager: true })
const outside = import.meta.glob<{ outside: Asked[] }>('./games/*/outside.ts', { eager: true })
const terse = import.meta.glob<{ terse: Asked[] }>('./games/*/terse.ts', { eager: true })
const keptBack = import.meta.glob<{ keptBack: Asked[] }>('./games/*/keptBack.ts', { eager: true })
const pictured = import.meta.glob<{ chapters: Chapter[]; rulings: Record<string, Illustration> }>('../src/games/*/chapters.ts', {
  eager: true,
})
const askedOf = (game: string) => questions[`./games/${game}/asked.ts`] ?? { unseen: [], tried: [] }

function writtenIn(game: string, language: string): Record<string, Partial<Ruling>> {
  return JSON.parse(readFileSync(join(WEB, `src/games/${game}/rulings/${language}.json`), 'utf8'))
}

/** The text of the chapters, by their keys. */
function chaptersIn(game: string, language: string): Map<string, string> {
  const path = `src/games/${game}/locales/learn.${language}.ftl`
  const text = sourcesIn('src/games', /\.ftl$/).find((source) => source.path === path)?.text ?? ''
  return new Map(
    parse(text, {}).body.flatMap((entry): [string, string][] => {
      const first = entry.type === 'Message' ? entry.value?.elements[0] : undefined
      return entry.type === 'Message' && first?.type === 'TextElement' ? [[entry.id.name, first.value]] : []
    }),
  )
}

function rulingsIn(game: string, language: string): Indexed[] {
  const chapters = chaptersIn(game, language)
  return Object.entries(writtenIn(game, language)).map(([id, { title, text, words = '', also = '' }]) => {
    const key = `learn-${game.replaceAll('_', '-')}-${id}`
    return {
      id,
      ruling: { title: title ?? chapters.get(`${key}-title`) ?? '', text: text ?? chapters.get(key) ?? '', words, also },
    }
  })
}

describe.each(GAMES)('the rulings of %s', (game) => {
  it.each(LANGUAGES)('are all there in %s, each with a title, an answer and the words people use', (language) => {
    const all = rulingsIn(game, language)
    const isSaid = ({ title, text, words }: Ruling) => [title, text, words].every((said) => said.trim() !== '')
    expect(all.filter(({ ruling }) => !isSaid(ruling)).map(({ id }) => id)).toEqual([])
    expect(all.map(({ id }) => id)).toEqual(Object.keys(writtenIn(game, 'en')))
  })

  it('are the numbered ones of the rules, and no others', () => {
    const rules = readFileSync(join(WEB, `../docs/games/${game}.md`), 'utf8')
    const numbered = [...new Set(found(rules, /^\| ([A-Z]\d+) \|/gm))].sort()
    const ours = Object.keys(writtenIn(game, 'en')).filter((id) => /^[A-Z]\d+$/.test(id))
    expect(ours.sort()).toEqual(numbered)
  })

  it('have pictures that belong to one of them', () => {
    const { chapters, rulings } = pictured[`../src/games/${game}/chapters.ts`] ?? { chapters: [], rulings: {} }
    const known = Object.keys(writtenIn(game, 'en'))
    expect(Object.keys(rulings).filter((id) => !known.includes(id) || chapters.some(({ key }) => key === id))).toEqual([])
    expect(Object.keys(rulings).length).toBeGreaterThan(5)
  })

  it('are found by questions as players ask them', () => {
    const { unseen, tried } = askedOf(game)
    expect([unseen.length, unseen.length + tried.length]).toEqual([20, 60])
    expectFound(game, [unseen, tried])
  })

  it('are found by questions from somebody who did not write the index, in every language', () => {
    const asked = held[`./games/${game}/held.ts`]?.held ?? []
    const byLanguage = LANGUAGES.map((language) => asked.filter(([one]) => one === language))
    expect(byLanguage.map(({ length }) => length).sort((one, other) => one - other)).toEqual([10, 10, 10, 20])
    expectFound(game, [asked, ...byLanguage])
  })

  it('are found by questions from somebody who has seen only the pages of the rules, in every language', () => {
    const asked = outside[`./games/${game}/outside.ts`]?.outside ?? []
    const byLanguage = LANGUAGES.map((language) => asked.filter(([one]) => one === language))
    expect(byLanguage.map(({ length }) => length)).toEqual([40, 40, 40, 40])
    expectFound(game, byLanguage)
  })

  it('are found by questions held back until the index was finished', () => {
    const asked = keptBack[`./games/${game}/keptBack.ts`]?.keptBack ?? []
    expect(asked).toHaveLength(100)
    expectFound(game, [asked])
  })

  it('are found by a few words, typed in haste', () => {
    const asked = terse[`./games/${game}/terse.ts`]?.terse ?? []
    expect(asked).toHaveLength(20)
    expectFound(game, [asked])
  })

  it('are found by whole sentences as spoken at the table', () => {
    const asked = spoken[`./games/${game}/spoken.ts`]?.spoken ?? []
    expect(asked).toHaveLength(40)
    expectFound(game, [asked])
  })
})

/** Is a right ruling among the first for enough questions of each set? */
function expectFound(game: string, sets: Asked[][]) {
  const indices = new Map(LANGUAGES.map((language) => [language, new RulingIndex(rulingsIn(game, language), language)]))
  const known = new Set(Object.keys(writtenIn(game, 'en')))
  const missed = (asked: Asked[]) =>
    asked.filter(([language, question, answers]) => {
      expect(answers.filter((id) => !known.has(id))).toEqual([])
      const hits = indices.get(language)?.find(question, FIRST) ?? []
      return !hits.some((id) => answers.includes(id))
    })
  for (const asked of sets) {
    const not = missed(asked)
    expect(1 - not.length / asked.length, not.map((one) => one.join(' | ')).join('\n')).toBeGreaterThanOrEqual(ENOUGH)
  }
}
