/** The games this page can draw. Everything that only one game knows lies in its folder, `games/NAME/`, and is found by its place:
what the shared parts ask of a game is said by the `game` of its `index.ts`. They hand over messages whose view and events they do not
know; the game looks whether they are its own (`isTable`, `isGameEvent` … of its `messages.ts`). */

import type { Component } from 'svelte'
import type { Connection } from './connection.svelte'
import type { SoundCue } from './cues'
import type { Chapter } from './learn/chapters'
import type { Moment } from './learn/coach'
import type { GameStatistics, Replay, Table } from './messages'
import { canSay, capitalised, say } from './words.svelte'
import type { OwnFigures } from './you/figures'

interface Part<Props extends Record<string, unknown>> {
  default: Component<Props>
}

export interface GameFolder {
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
  /** Options with more than two values: any other value than this is named among the house rules. */
  usualOptions?: Readonly<Record<string, string>>
  /** The kind of event that ends a part of a round, for a replay that goes from one to the next. */
  partEndsWith?: string
  /** The chapters of its rules. */
  chapters: () => Promise<{ chapters: Chapter[] }>
  /** What a coach says in its lesson. */
  coach: () => Promise<{ moments: Moment[] }>
  /** What it counts for a player's own page. */
  figures: () => Promise<{ figuresOf: (statistics: GameStatistics) => OwnFigures }>
  /** Its deals, made again from the seed. */
  fairness: () => Promise<{ followsSeed: (replay: Replay, round: number, table: Table) => boolean }>
}

const folders = import.meta.glob<GameFolder>('./games/*/index.ts', { import: 'game', eager: true })

/** The names of all games with a folder. */
export const GAMES = Object.keys(folders).map((path) => path.split('/')[2] as string)

/** The folder of a game. A server may offer games for which there is none here: what only a folder knows is then left out. */
export const folderOf = (game: string): GameFolder | undefined => folders[`./games/${game}/index.ts`]

/** The table of a game. This is where a game without a folder would get a table that draws any game. */
export const tableOf = (game: string): ReturnType<GameFolder['table']> | undefined => folderOf(game)?.table()

export const cardName = (game: string, card: string): string => folderOf(game)?.nameOf(card) ?? card

/** As the keys of the language files write it, without underscores. */
export const keyOf = (game: string): string => game.replaceAll('_', '-')

/** What the game is called. */
export function titleOf(game: string): string {
  const key = `game-${keyOf(game)}-title`
  return canSay(key) ? say(key) : capitalised(game.replaceAll('_', ' '))
}
