/** Finds the ruling that somebody means by a few everyday words. Nothing is asked of a server. */

import { SPEECH, type Speech } from './speech'

/** A ruling in one language: chapters of the rules have only the words people use for them, their text is elsewhere. */
export interface Ruling {
  title: string
  text: string
  /** What it is about, in the words that people use. */
  words: string
  /** What else is said when it is asked for. */
  also: string
}

export interface Indexed {
  id: string
  ruling: Ruling
}

/** What a chapter is called counts most. */
const CALLED = 4
const [IN_WORDS, IN_TITLE, IN_ALSO, IN_TEXT] = [3, 2.5, 1, 1]
/** A word that only begins alike, means the same, is in another one, or is only a letter off, counts less. */
const [ALIKE, SAME, WITHIN, NEARLY] = [0.75, 0.7, 0.6, 0.5]
const STEM = 4
/** So many letters in common at the beginning, and so much of the longer word, are the same word in another form. */
const [COMMON, MOST] = [5, 0.55]
/** A part of a long word, as German makes them. */
const [PART, LONG] = [5, 8]
/** Long texts say many words; that is no merit. */
const [SATURATION, LENGTH] = [2.5, 0.2]

/** A chapter tells much in few words: one among the answers is enough. */
const MOST_CHAPTERS = 1

const isNumbered = (id: string): boolean => /^[A-Z]\d+$/.test(id)

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** Without the endings of plurals and cases. */
const stemmed = (word: string): string => (word.length > STEM ? word.replace(/(?:en|er|es|e|s|n|i|o|a)$/, '') : word)

export const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => stemmed(/^\d/.test(word) ? word.replace(/\D+$/, '') : word)) // 2nd, 4er, 1s

/** At most one letter is missing, added or another, or two have changed places. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rest = (word: string, from: number) => word.slice(from)
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2)
  return (
    isSwapped ||
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at)
  )
}

function commonBeginning(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** What a language has: words that say little, and by word all that mean the same. */
class Tongue {
  readonly little: ReadonlySet<string>
  readonly #same = new Map<string, Set<string>>()

  constructor({ little, alike }: Speech) {
    this.little = new Set(wordsIn(little))
    for (const words of alike.map(wordsIn))
      for (const word of words) this.#same.set(word, new Set([...(this.#same.get(word) ?? []), ...words]))
  }

  likeness(asked: string, found: string): number {
    if (asked === found) return 1
    if (this.#same.get(asked)?.has(found)) return SAME
    const [shorter, longer] = asked.length < found.length ? [asked, found] : [found, asked]
    if (shorter.length < STEM) return 0
    if (longer.startsWith(shorter)) return ALIKE
    const common = commonBeginning(asked, found)
    if (common >= COMMON && common >= MOST * longer.length) return WITHIN
    if (shorter.length >= PART && longer.length >= LONG && longer.includes(shorter)) return WITHIN
    return shorter.length > STEM && isNear(asked, found) ? NEARLY : 0
  }
}

interface Counted {
  id: string
  /** How much each word weighs in it. */
  weights: Map<string, number>
  length: number
}

export class RulingIndex {
  readonly #counted: Counted[]
  readonly #mean: number
  readonly #tongue: Tongue

  constructor(all: readonly Indexed[], language: string) {
    this.#tongue = new Tongue(SPEECH[language] ?? { little: '', alike: [] })
    const { little } = this.#tongue
    this.#counted = all.map(({ id, ruling: { title, text, words, also } }) => {
      const weights = new Map<string, number>()
      const add = (said: string, weight: number) => {
        for (const word of new Set(wordsIn(said)))
          if (!little.has(word)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
      }
      add(text, IN_TEXT)
      add(also, IN_ALSO)
      add(title, IN_TITLE)
      add(words, IN_WORDS)
      weights.set(folded(id), CALLED)
      return { id, weights, length: weights.size }
    })
    this.#mean = this.#counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length)
  }

  /** The rulings that fit a question, the best first. */
  find(question: string, most: number): string[] {
    const { little } = this.#tongue
    const asked = [...new Set(wordsIn(question))].filter((word) => !little.has(word))
    const sums = new Map<string, number>()
    for (const word of asked) {
      const hits = this.#counted.map(({ id, weights, length }) => ({ id, length, weight: this.#bestIn(weights, word) }))
      const many = hits.reduce((sum, { weight }) => sum + weight / IN_WORDS, 0) // a word said in passing is not common for that
      if (many === 0) continue
      const rare = Math.log(1 + (this.#counted.length - many + 0.5) / (many + 0.5))
      for (const { id, length, weight } of hits) {
        if (weight === 0) continue
        const damped = (weight * (SATURATION + 1)) / (weight + SATURATION * (1 - LENGTH + (LENGTH * length) / this.#mean))
        sums.set(id, (sums.get(id) ?? 0) + rare * damped)
      }
    }
    const ordered = [...sums].sort(([, one], [, other]) => other - one).map(([id]) => id)
    const chapters = ordered.filter((id) => !isNumbered(id))
    return ordered.filter((id) => isNumbered(id) || chapters.indexOf(id) < MOST_CHAPTERS).slice(0, most)
  }

  #bestIn(weights: Map<string, number>, asked: string): number {
    let best = 0
    for (const [word, weight] of weights) best = Math.max(best, weight * this.#tongue.likeness(asked, word))
    return best
  }
}
