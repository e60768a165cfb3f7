/** An evening at one's own table: who sat where, by which rules, and everything that was entered. Whatever follows from it the rules
say again every time. */

import type { Component } from 'svelte'
import type { Choices, Game } from '../local/game'
import type { ScoreTable } from '../table/scoreTable'
import type { Written } from './changes'

export interface Evening {
  id: string
  game: string
  /** When it began, in milliseconds. */
  begun: number
  /** By seat, clockwise. */
  names: readonly string[]
  /** The house rules that were asked for. */
  options: Choices
  /** Who deals or starts the first round. */
  first: number
  /** What was entered, as the game's own pad writes it. */
  entries: unknown
  /** Where several phones share it: what the server has said last. */
  shared?: Shared
  /** Did the server have it once, and has it no more? */
  wasShared?: boolean
  /** How often it has been written: of two of one evening the higher is the later. */
  edition?: number
}

/** An evening on several phones. */
export interface Shared {
  code: string
  /** How many entries the server has told of; `entries` is what they came to. */
  number: number
  /** May this phone enter for everybody? */
  holder: boolean
  /** The player at this phone. */
  you: number | null
  /** By seat: is somebody this player on their own phone? */
  taken: readonly boolean[]
  /** What was entered here and has not reached the server. */
  unsent: readonly Unsent[]
}

export interface Unsent {
  id: string
  changes: readonly Written[]
  /** The round that it is meant for. The holder of the pad corrects earlier ones too, and names none. */
  round?: number
}

/** Who this phone enters for: everybody, one player, or nobody. */
export type EntersFor = 'all' | number | null

export const entersFor = ({ shared }: Evening): EntersFor => (shared === undefined || shared.holder ? 'all' : shared.you)

/** How an evening is going, whatever is played. */
export interface Standing {
  over: boolean
  /** The round that is being played, or the last. */
  round: number
  scores: number[]
  ranks: number[]
  /** What everybody had after each finished round. */
  course: number[][]
  /** Where bids are made: by seat, for each finished round, how large the hand was and whether the bid was met. */
  bids?: { cards: number; made: boolean }[][]
}

export interface PadProps {
  rules: Game<unknown>
  evening: Evening
  /** Keeps what was entered. */
  onchange: (entries: unknown) => void
  /** Says something for those who listen. */
  onsay: (sentence: string) => void
  enters: EntersFor
}

/** What the folder of a game says about its pad. */
export interface PadPart {
  default: Component<PadProps>
  standingOf: (rules: Game<unknown>, evening: Evening) => Standing
  /** The score sheet in plain words. */
  sheetOf: (rules: Game<unknown>, evening: Evening) => ScoreTable
  /** The house rules that matter where the cards are real. */
  options: readonly string[]
  /** What was entered without the bids that this phone was never told; left out where nothing is secret. */
  unsealed?: (entries: unknown) => unknown
  /** Who begins: the dealer, the starter … */
  firstWords: () => string
}

/** Its contents cannot have been entered here: it is somebody else's file, or one of other rules. */
export class Unreadable extends Error {}

/** Is this a number that can have been entered, or nothing yet? */
export function expectEntered(value: number | null, least: number, most: number): void {
  if (value !== null && (value < least || value > most)) throw new Unreadable(`${value}: ${least} to ${most} were expected`)
}

/** Where an evening stands; nothing where the rules make nothing of it. One bad file must not keep anybody from the others. */
export function standingIn(part: PadPart, rules: Game<unknown>, evening: Evening): Standing | null {
  try {
    return part.standingOf(rules, evening)
  } catch {
    return null
  }
}

export const editionOf = ({ edition }: Evening): number => edition ?? 0

/** An evening without what only one phone and its server have in common. */
export function alone(evening: Evening): Evening {
  const own = { ...evening }
  delete own.shared
  return own
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string')

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((choice) => ['string', 'number', 'boolean'].includes(typeof choice))

/** Is this an evening, as we have kept or exported one? */
export function isEvening(value: unknown): value is Evening {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, begun, names, options, first, edition } = { ...NOTHING, ...value }
  const isSeat = typeof first === 'number' && Number.isInteger(first) && first >= 0
  const isKnown = typeof id === 'string' && typeof game === 'string' && typeof begun === 'number'
  const isWritten = edition === undefined || (typeof edition === 'number' && Number.isSafeInteger(edition))
  return isKnown && isWritten && isTexts(names) && isSeat && first < names.length && isChoices(options)
}

const NOTHING: Partial<Record<keyof Evening, unknown>> = {}

/** A list of numbers, or of nothing where nothing has been entered. */
export const isNumbers = (value: unknown): value is (number | null)[] =>
  Array.isArray(value) && value.every((number) => number === null || Number.isInteger(number))

/** The fields of something read from a file. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A list with one place changed. */
export const withAt = <Item>(list: readonly Item[], place: number, item: Item): Item[] =>
  list.map((old, number) => (number === place ? item : old))

/** All seats of an evening. */
export const seatsOf = ({ names }: Evening): number[] => names.map((_, seat) => seat)

/** A table of numbers with this many rows and columns, or nothing. */
export function tableIn(value: unknown, rows: number, columns: number): number[][] | null {
  const found = listOf(value).filter((row): row is number[] => isNumbers(row) && row.length === columns && !row.includes(null))
  return found.length === rows ? found : null
}
