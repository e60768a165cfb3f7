import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import measured from '../src/bots/measured.json'
import { reasonsOfGame, reasonsOfServer } from './reasons'
import { found, GAMES, LANGUAGES, sourcesIn } from './sources'

interface Said {
  /** The file it is in, with LANG for the language. */
  file: string
  /** The game whose folder it is in. */
  game: string | null
  arguments: string[]
}

const files = [...sourcesIn('locales', /\.ftl$/), ...sourcesIn('src/games', /\.ftl$/)]

/** Every key of a language: where it is, and the arguments of its words. */
function wordsOf(language: string): Map<string, Said> {
  const words = new Map<string, Said>()
  const isOurs = new RegExp(`^locales/${language}/|[/.]${language}\\.ftl$`)
  for (const { path, text, game } of files.filter(({ path }) => isOurs.test(path))) {
    const file = path.replace(`/${language}/`, '/LANG/').replace(`${language}.ftl`, 'LANG.ftl')
    for (const entry of parse(text, {}).body) {
      if (entry.type === 'Junk') throw new Error(`${path}: cannot be read at “${entry.content.slice(0, 40)}”`)
      if (entry.type !== 'Message') continue
      expect(words.has(entry.id.name), `${path}: ${entry.id.name} stands there twice`).toBe(false)
      words.set(entry.id.name, { file, game, arguments: argumentsOf(entry) })
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

const english = wordsOf('en')
const sources = sourcesIn('src', /\.(ts|svelte)$/)
const keyOf = (reason: string) => `reason-${reason.replaceAll('_', '-')}`

describe.each(LANGUAGES)('%s', (language) => {
  const words = wordsOf(language)

  it('can be loaded', () => {
    expect(sourcesIn('locales', /^[a-z]{2}\.ts$/).map(({ path }) => path)).toContain(`locales/${language}.ts`)
  })

  it('has the same keys as English', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('has them in the same files, with the same arguments', () => {
    expect(Object.fromEntries(words)).toEqual(Object.fromEntries([...words.keys()].map((key) => [key, english.get(key)])))
  })
})

describe.each(GAMES)('the rules of %s', (game) => {
  const own = sources.filter((source) => source.game === game).map(({ text }) => text)
  const reasons = Object.entries(reasonsOfGame(game))
  /** The words for a reason in this game: its own, or the common ones. */
  const saidOf = (reason: string, words: Map<string, Said>) => {
    const said = words.get(keyOf(reason))
    return said !== undefined && [null, game].includes(said.game) ? said : undefined
  }

  it.each(LANGUAGES)('have words for every refusal in %s', (language) => {
    const words = wordsOf(language)
    expect(reasons.length).toBeGreaterThan(0)
    // If the same reason has another cause here, the game has its own words for it.
    const unsaid = reasons.filter(([reason]) => !saidOf(reason, words) && !own.some((text) => text.includes(`'${reason}'`)))
    expect(unsaid).toEqual([])
  })

  it('send the facts that the words name', () => {
    const missing = reasons.flatMap(([reason, facts]) =>
      (saidOf(reason, english)?.arguments ?? []).filter((name) => !facts.includes(name)).map((name) => `${reason}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

describe('the page', () => {
  /** The keys that a file spells out. */
  const saidIn = (text: string) => found(text, /\bsay\(\s*'([a-zA-Z-]+)'/g)

  it('uses no key without words', () => {
    const said = sources.flatMap(({ text }) => saidIn(text))
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter((key) => !english.has(key))).toEqual([])
  })

  it('uses the words of a game only in its folder', () => {
    const strays = sources.flatMap(({ path, text, game }) =>
      saidIn(text)
        .filter((key) => ![null, game].includes(english.get(key)?.game ?? null))
        .map((key) => `${path}: ${key}`),
    )
    expect(strays).toEqual([])
  })

  it('has no unused words', () => {
    const texts = sources.map(({ text }) => text)
    const quoted = new Set(texts.flatMap((text) => found(text, /['`]([a-z]+(?:-[a-zA-Z]+)*)['`]/g)))
    const made = [...new Set(texts.flatMap((text) => found(text, /`([a-z]+(?:-[a-z]+)*-)\$\{/g)))]
    const spare = [...english.keys()].filter(
      (key) => !quoted.has(key) && !made.some((start) => key.startsWith(start)) && !/^(option|reason)-/.test(key),
    )
    expect(spare).toEqual([])
  })

  it('has words for every reason of the server and of this device, and no others', () => {
    const reasons = [
      ...reasonsOfServer(),
      ...sources.flatMap(({ text }) => found(text, /(?:refusalOf\(|\{ reason: )'([a-z_]+)'/g)),
    ]
    expect(reasons.length).toBeGreaterThan(30)
    expect(reasons.filter((reason) => !english.has(keyOf(reason)))).toEqual([])
    const known = new Set([...reasons, ...GAMES.flatMap((game) => Object.keys(reasonsOfGame(game)))].map(keyOf))
    const said = sources.map(({ text }) => text).join('\n')
    const spare = [...english.keys()].filter((key) => /^reason-/.test(key) && !known.has(key) && !said.includes(`'${key}'`))
    expect(spare).toEqual([])
  })

  it('has words for every bot, in every game', () => {
    for (const [game, { strength }] of Object.entries(measured.games))
      for (const level of Object.keys(strength)) {
        expect(english.has(`bots-${level}`), level).toBe(true)
        if (level !== 'random') expect(english.get(`bots-${level}-${game.replaceAll('_', '-')}`)?.game, level).toBe(game)
      }
  })

  it('writes no style into its HTML: the CSP forbids it', () => {
    expect(sources.filter(({ text }) => /\sstyle="/.test(text)).map(({ path }) => path)).toEqual([])
  })
})
