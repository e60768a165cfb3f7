import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import measured from '../src/bots/measured.json'

const LOCALES = join(import.meta.dirname, '../locales')
const PYTHON = join(import.meta.dirname, '../../mazzo')
/** What the page never causes: a badly made message. */
const ONLY_FOR_PROGRAMS = ['bad_message', 'unknown_type', 'hello_first', 'wrong_method', 'not_json', 'too_large']
const SOURCES = join(import.meta.dirname, '../src')

interface Said {
  file: string
  arguments: string[]
}

/** Every key of a language: the file where it stands, and the arguments its words use. */
function wordsOf(language: string): Map<string, Said> {
  const words = new Map<string, Said>()
  const files = readdirSync(join(LOCALES, language), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ftl'))) {
    const resource = parse(readFileSync(join(LOCALES, language, file), 'utf8'), {})
    for (const entry of resource.body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: cannot be read at “${entry.content.slice(0, 40)}”`)
      if (entry.type !== 'Message') continue
      expect(words.has(entry.id.name), `${language}/${file}: ${entry.id.name} stands there twice`).toBe(false)
      words.set(entry.id.name, { file, arguments: argumentsOf(entry) })
    }
  }
  return words
}

function argumentsOf(message: Message): string[] {
  const names = new Set<string>()
  class Collector extends Visitor {
    visitVariableReference(reference: VariableReference) {
      names.add(reference.id.name)
    }
  }
  new Collector().visit(message)
  return [...names].sort()
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte|py)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const english = wordsOf('en')

describe.each(languages)('%s', (language) => {
  const words = wordsOf(language)

  it('can be loaded', () => {
    expect(readdirSync(LOCALES)).toContain(`${language}.ts`)
  })

  it('has the same keys as English', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('has them in the same files, with the same arguments', () => {
    expect(Object.fromEntries(words)).toEqual(Object.fromEntries([...words.keys()].map((key) => [key, english.get(key)])))
  })
})

describe('the page', () => {
  const texts = sources(SOURCES)

  it('says nothing that has no words', () => {
    const said = texts.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([a-zA-Z-]+)'/g)].map((match) => match[1] as string))
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter((key) => !english.has(key))).toEqual([])
  })

  it('has no words that nobody says', () => {
    const quoted = new Set(
      texts.flatMap((text) => [...text.matchAll(/['`]([a-z]+(?:-[a-zA-Z]+)*)['`]/g)].map((match) => match[1] as string)),
    )
    const made = [
      ...new Set(texts.flatMap((text) => [...text.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] as string))),
    ]
    const spare = [...english.keys()].filter(
      (key) => !quoted.has(key) && !made.some((start) => key.startsWith(start)) && !/^(option|reason)-/.test(key),
    )
    expect(spare).toEqual([])
  })

  it('has words for every reason of the rules and of the server', () => {
    const ofGames = sources(join(PYTHON, 'words')).flatMap((text) => {
      const table = /^SENTENCES.*? = \{$(.*?)^\}$/ms.exec(text)?.[1] ?? ''
      return [...table.matchAll(/^ {4}"([a-z_]+)":/gm)].map((match) => match[1] as string)
    })
    expect(ofGames).toContain('cannot_pay')
    const ofRules = [...ofGames, 'follow_suit', 'bid_too_high', 'hook', 'not_your_turn', 'game_over', 'no_such_move']
    const ofServer = ['server', 'table'].flatMap((folder) =>
      sources(join(PYTHON, folder)).flatMap((text) =>
        [...text.matchAll(/(?:Refusal\(|Problem\(\d+, )"([a-z_]+)"/g)].map((match) => match[1] as string),
      ),
    )
    const reasons = [...new Set([...ofRules, ...ofServer])].filter((reason) => !ONLY_FOR_PROGRAMS.includes(reason))
    expect(reasons.filter((reason) => !english.has(`reason-${reason.replaceAll('_', '-')}`))).toEqual([])
  })

  it('has words for every bot, in every game', () => {
    for (const [game, { strength }] of Object.entries(measured.games))
      for (const level of Object.keys(strength)) {
        expect(english.has(`bots-${level}`), level).toBe(true)
        if (level !== 'random') expect(english.has(`bots-${level}-${game.replaceAll('_', '-')}`), `${level} ${game}`).toBe(true)
      }
  })

  it('writes no style into its HTML: the CSP forbids it', () => {
    expect(texts.filter((text) => /\sstyle="/.test(text))).toEqual([])
  })
})
