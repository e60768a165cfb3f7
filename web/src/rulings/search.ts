/** Finds the ruling that somebody means by a few everyday words. Nothing is asked of a server. */

import { ALIKE_WORDS } from './alike'

/** A ruling as it stands in a language: chapters of the rules have only the words people use for them, their text is elsewhere. */
export interface Ruling {
  title: string
  text: string
  /** What people say when they mean it. */
  words: string
}

export interface Indexed {
  id: string
  ruling: Ruling
}

const [IN_WORDS, IN_TITLE, IN_TEXT] = [3, 2.5, 1]
/** A word that only begins alike, means the same, or is only a letter off, counts less. */
const [ALIKE, SAME, NEARLY] = [0.75, 0.55, 0.5]
const STEM = 4
/** Long texts say many words; that is no merit. */
const [SATURATION, LENGTH] = [1.2, 0.35]

/** Says little about what is meant, in any of the languages. */
const LITTLE = new Set(
  (
    'a an the i we you my our is are do does can may what who when how if of to in on at and or with for it have has be ' +
    'il lo la i gli le un una di da a in con per che chi cosa quando come se è sono ho ha si e o mi posso può del della al ' +
    'el los las un una de en con por que qué quien quién cuando cuándo como cómo si es son he ha se y o mi puedo puede del al ' +
    'der die das ein eine ich wir du man ist sind was wer wann wie wenn und oder mit für zu im in am an es hat haben den dem ' +
    'kann darf mein beim von auf ' +
    'all every just did not this that they them go goes get there still avere quante quanti quale devo nel nella ' +
    'tengo hay cuantas cuantos haben auch bei muss'
  ).split(' '),
)

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** Without the endings of plurals and cases. */
const stemmed = (word: string): string => (word.length > STEM ? word.replace(/(?:en|er|es|e|s|n|i|o|a)$/, '') : word)

export const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemmed)

/** At most one letter is missing, added or another. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rest = (word: string, from: number) => word.slice(from)
  return (
    rest(one, at + 1) === rest(other, at + 1) || rest(one, at) === rest(other, at + 1) || rest(one, at + 1) === rest(other, at)
  )
}

/** By word: all that mean the same. */
const same = new Map<string, Set<string>>()
for (const words of ALIKE_WORDS.map(wordsIn))
  for (const word of words) same.set(word, new Set([...(same.get(word) ?? []), ...words]))

function likeness(asked: string, found: string): number {
  if (asked === found) return 1
  const shorter = Math.min(asked.length, found.length)
  if (shorter >= STEM && (asked.startsWith(found) || found.startsWith(asked))) return ALIKE
  if (same.get(asked)?.has(found)) return SAME
  return shorter > STEM && isNear(asked, found) ? NEARLY : 0
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

  constructor(all: readonly Indexed[]) {
    this.#counted = all.map(({ id, ruling: { title, text, words } }) => {
      const weights = new Map<string, number>()
      const add = (said: string, weight: number) => {
        for (const word of new Set(wordsIn(said))) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
      }
      add(text, IN_TEXT)
      add(title, IN_TITLE)
      add(words, IN_WORDS)
      weights.set(folded(id), IN_WORDS)
      return { id, weights, length: weights.size }
    })
    this.#mean = this.#counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length)
  }

  /** The rulings that fit a question, the best first. */
  find(question: string, most: number): string[] {
    const little = new Set([...LITTLE].map((word) => stemmed(folded(word))))
    const all = [...new Set(wordsIn(question))]
    const asked = all.some((word) => !little.has(word)) ? all.filter((word) => !little.has(word)) : all
    const sums = new Map<string, number>()
    for (const word of asked) {
      const hits = this.#counted.map(({ id, weights, length }) => ({ id, length, weight: bestIn(weights, word) }))
      const many = hits.filter(({ weight }) => weight > 0).length
      if (many === 0) continue
      const rare = Math.log(1 + (this.#counted.length - many + 0.5) / (many + 0.5))
      for (const { id, length, weight } of hits) {
        if (weight === 0) continue
        const damped = (weight * (SATURATION + 1)) / (weight + SATURATION * (1 - LENGTH + (LENGTH * length) / this.#mean))
        sums.set(id, (sums.get(id) ?? 0) + rare * damped)
      }
    }
    return [...sums]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([id]) => id)
  }
}

function bestIn(weights: Map<string, number>, asked: string): number {
  let best = 0
  for (const [word, weight] of weights) best = Math.max(best, weight * likeness(asked, word))
  return best
}
