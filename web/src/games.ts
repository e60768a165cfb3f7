/** The games this page can draw. Everything that only one game knows is in its folder, `games/NAME/`, and is found by its place:
what the shared parts ask of a game is said by the `game` of its `index.ts`. They hand over messages whose view and events they do not
know; the game looks whether they are its own (`isTable`, `isGameEvent` … of its `messages.ts`). */

import type { Component } from 'svelte'
import type { Connection } from './connection.svelte'
import type { SoundCue } from './cues'
import type { Chapter, Illustration } from './learn/chapters'
import type { Moment } from './learn/coach'
import type { GameStatistics, Replay, Table } from './messages'
import type { PadPart } from './pad/evening'
import { canSay, capitalised, say } from './words.svelte'
import type { OwnFigures } from './you/figures'

interface Part<Props extends Record<string, unknown>> {
  default: Component<Props>
}

export interface GameFolder {
  /** Its place in the list of games. */
  listed: number
  /** Its table, loaded when somebody sits down there. */
  table: () => Promise<Part<{ connection: Connection; table: Table }>>
  /** The face of a card. */
  face: () => Promise<Part<{ card: string }>>
  /** The cards that stand for the game, at home and on the picture of a result. */
  shown: readonly string[]
  /** A card in words. */
  nameOf: (card: string) => string
  /** What happened, by its sound; what matters most comes first. */
  sounds: readonly SoundCue[]
  /** A score in words, where it is no points. */
  scoreWords?: (score: number) => string
  /** Options with more than two values: any other value than this is named among the house rules. */
  usualOptions?: Readonly<Record<string, string>>
  /** The kind of event that ends a part of a round, for a replay that goes from one to the next. */
  partEndsWith?: string
  /** The chapters of its rules, and pictures for its numbered rulings. */
  chapters: () => Promise<{ chapters: Chapter[]; rulings: Readonly<Record<string, Illustration>> }>
  /** What a coach says in its lesson. */
  coach: () => Promise<{ moments: Moment[] }>
  /** What it counts for a player's own page. */
  figures: () => Promise<{ figuresOf: (statistics: GameStatistics) => OwnFigures }>
  /** Its score pad, for people who hold the real cards. */
  pad: () => Promise<PadPart>
  /** Its deals, made again from the seed. */
  fairness: () => Promise<{ followsSeed: (replay: Replay, round: number, table: Table) => boolean }>
  /** Decisions in words. */
  moves: () => Promise<{ moveWords: (moves: string[]) => string }>
}

const folders = import.meta.glob<GameFolder>('./games/*/index.ts', { import: 'game', eager: true })

/** The names of all games with a folder, in the order in which they are listed. */
export const GAMES = Object.entries(folders)
  .sort(([, one], [, other]) => one.listed - other.listed)
  .flatMap(([path]) => path.split('/')[2] ?? [])

/** The folder of a game. A server may offer games for which there is none here: what only a folder knows is then left out. */
export const folderOf = (game: string): GameFolder | undefined => folders[`./games/${game}/index.ts`]

/** The table of a game; one without a folder is drawn by its view alone. */
export const tableOf = (game: string): ReturnType<GameFolder['table']> =>
  folderOf(game)?.table() ?? import('./plain').then(({ tableFor }) => tableFor(game))

/** The face of a card. */
export const faceOf = (game: string): ReturnType<GameFolder['face']> =>
  folderOf(game)?.face() ?? import('./plain/PlainCard.svelte')

/** Says a decision in words. */
export async function moveWordsOf(game: string): Promise<(moves: string[]) => string> {
  const folder = folderOf(game)
  if (folder !== undefined) return (await folder.moves()).moveWords
  const { decisionWords } = await import('./plain/words')
  return (moves) => decisionWords(game, moves)
}

/** A game without a folder brings its words from the server: from now on `say` knows them. */
export async function bringWords(game: string): Promise<void> {
  if (folderOf(game) === undefined) await (await import('./plain/faces')).loadFace(game)
}

/** A card in words. */
export function cardName(game: string, card: string): string {
  const folder = folderOf(game)
  if (folder !== undefined) return folder.nameOf(card)
  const [one, any] = [ownKey(game, 'card', card), ownKey(game, 'card')]
  return canSay(one) ? say(one) : canSay(any) ? say(any, { card }) : card
}

/** A score in words. */
export const scoreWordsOf = (game: string, score: number): string =>
  folderOf(game)?.scoreWords?.(score) ?? say('seat-score', { score })

/** As the keys of the language files write it, without underscores. */
export const keyOf = (game: string): string => game.replaceAll('_', '-')

/** A key of a game that brings its words from the server, whose keys all begin with its name. */
export const ownKey = (game: string, ...parts: string[]): string =>
  [game, ...parts].map((part) => part.replaceAll(/[^a-zA-Z0-9]+/g, '-')).join('-')

/** The key of one of its options. */
export const optionKey = (game: string, option: string): string =>
  folderOf(game) === undefined ? ownKey(game, 'option', option) : `option-${keyOf(option)}`

/** What the game is called. */
export function titleOf(game: string): string {
  const key = folderOf(game) === undefined ? ownKey(game, 'title') : `game-${keyOf(game)}-title`
  return canSay(key) ? say(key) : capitalised(game.replaceAll('_', ' '))
}

/** What the game is about, in a sentence. */
export function claimOf(game: string): string {
  const key = folderOf(game) === undefined ? ownKey(game, 'claim') : `game-${keyOf(game)}-claim`
  return canSay(key) ? say(key) : ''
}
