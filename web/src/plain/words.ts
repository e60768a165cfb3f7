/** A game without a folder in a player's words: those of its own language file where it has them, else its names as they are.

Which keys there are is said in docs/new-game.md. */

import { cardName, ownKey } from '../games'
import type { Happened, Illegal, Refused, Table } from '../messages'
import { listed, nameAt, who, written } from '../table/sentences'
import { canSay, capitalised, say, sayReason, type Facts, type WordArguments } from '../words.svelte'
import { faceOf } from './faces'
import { drawnFields, type Drawn } from './shapes'

const spaced = (name: string): string => name.replaceAll('_', ' ')

const sayOr = (key: string, otherwise: () => string, words: WordArguments = {}): string =>
  canSay(key) ? say(key, words) : otherwise()

/** What a field of the view is called. */
export const labelOf = (game: string, field: string): string =>
  sayOr(ownKey(game, 'field', field), () => capitalised(spaced(field)))

export const phaseWords = (game: string, phase: string): string => sayOr(ownKey(game, 'phase', phase), () => spaced(phase))

/** What is asked in this phase. */
export const askedWords = (game: string, phase: string): string =>
  sayOr(ownKey(game, 'asked', phase), () => say('announce-your-turn'))

/** The card that a move such as `play R7` is about: what follows its verb. */
export const cardOf = (move: string): string => move.split(' ').slice(1).join(' ')

/** A move, as a button says it. */
export function moveWords(game: string, move: string): string {
  const verb = move.split(' ')[0] ?? move
  const what = cardOf(move)
  return sayOr(ownKey(game, 'move', verb), () => capitalised(move), { what, what_words: cardName(game, what) })
}

/** A whole decision. */
export const decisionWords = (game: string, moves: readonly string[]): string =>
  moves.map((move) => moveWords(game, move)).join(', ')

/** Facts for a sentence: each as it is written, and a text also as the card it may be. */
function argumentsOf(game: string, facts: Record<string, unknown>): WordArguments {
  const words: WordArguments = {}
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === 'number') words[name] = fact
    else if (typeof fact === 'boolean') words[name] = fact ? 'yes' : 'no'
    else if (typeof fact === 'string') {
      words[name] = fact
      words[`${name}_words`] = cardName(game, fact)
    } else if (Array.isArray(fact)) {
      words[name] = fact.join(', ')
      words[`${name}_words`] = listed(fact.map((one) => cardName(game, String(one))))
    }
  }
  return words
}

/** What happened, as a sentence: of the game's own, or its name and its facts one after the other. Null where the game's own is
empty. */
export function eventSentence(event: Happened, table: Table): string | null {
  const { game } = table
  const { kind, ...facts } = event
  const named = kind.slice(kind.indexOf('.') + 1)
  const seat = 'seat' in facts && typeof facts.seat === 'number' ? facts.seat : null
  const key = ownKey(game, 'event', named)
  if (canSay(key)) return say(key, { ...argumentsOf(game, facts), ...(seat === null ? {} : who(table, seat)) }) || null
  const shape = faceOf(game).events.get(kind)
  const shown = shape === undefined ? [] : drawnFields(facts, shape).filter(([name]) => name !== 'seat')
  const parts = shown.map(([name, drawn]) => `${labelOf(game, name).toLocaleLowerCase()} ${drawnWords(drawn, table)}`)
  const sentence = [spaced(named), ...parts].join(', ')
  return seat === null ? `${capitalised(sentence)}.` : `${nameAt(table, seat)}: ${sentence}.`
}

/** Why a move may not be made. */
export function reasonWords(game: string, { reason, facts }: Pick<Illegal, 'reason' | 'facts'>, text = ''): string {
  const key = ownKey(game, 'reason', reason)
  if (canSay(key)) return say(key, argumentsOf(game, facts))
  const sentence = faceOf(game).sentences[reason]
  if (typeof sentence === 'string') return text || filledIn(sentence, facts)
  return sayReason(reason, facts, text)
}

export const refusalWords = (game: string, refused: Refused): string => reasonWords(game, refused, refused.text)

const filledIn = (sentence: string, facts: Facts): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))

/** Cards one after the other: “stick 3, 2 × stick 7”. */
export function cardsWords(cards: readonly string[], nameOf: (card: string) => string): string {
  if (cards.length === 0) return say('plain-none')
  return [...new Set(cards)]
    .map((card) => {
      const copies = cards.filter((one) => one === card).length
      return copies === 1 ? nameOf(card) : say('plain-copies', { name: nameOf(card), copies })
    })
    .join(', ')
}

/** The same that is drawn, read out. */
export function drawnWords(drawn: Drawn, table: Table, nameOf = (card: string) => cardName(table.game, card)): string {
  const wordsOf = (one: Drawn): string => drawnWords(one, table, nameOf)
  switch (drawn.kind) {
    case 'card':
      return nameOf(drawn.card)
    case 'cards':
      return cardsWords(drawn.cards, nameOf)
    case 'number':
      return written(drawn.number)
    case 'text':
      return spaced(drawn.text)
    case 'flag':
      return say(drawn.flag ? 'plain-yes' : 'plain-no')
    case 'seat':
      return nameAt(table, drawn.seat)
    case 'seats':
      return drawn.each.flatMap((one, seat) => (one === null ? [] : [`${nameAt(table, seat)}: ${wordsOf(one)}`])).join(', ')
    case 'list':
      return drawn.each.length === 0 ? say('plain-none') : drawn.each.map(wordsOf).join('; ')
    case 'group':
      return drawn.fields.map(([name, one]) => `${labelOf(table.game, name)} ${wordsOf(one)}`).join(', ')
  }
}
