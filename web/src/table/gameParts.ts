/** What a game fills the room with: its felt, its tray, its hand and its words. */

import type { Snippet } from 'svelte'
import type { Event, Refused, Seat, Table } from '../messages'
import type { ScoredRound } from './scene.svelte'
import type { LogEntry } from './sentences'

/** The sheets that every table has. */
export type SharedSheet = 'score' | 'log' | 'chat' | 'menu' | 'rulings' | 'keys' | 'bot' | 'person'

/** `Own`: the names of the game's own sheets. */
export interface GameParts<Own extends string> {
  phase: string
  /** Where we are in the game, in full and for a narrow header. */
  moment: { full: string; short: string }
  /** Who has to do what now. */
  asked: string
  /** A decision in words, for when it cannot be sent. */
  moveWords: (moves: string[]) => string
  /** What the chances in a hint are of, and a move so short that it fits below a bar; without it, its words. */
  chances?: { title: string; moveWords: (move: string) => string }
  /** Why the server refused. */
  refusalWords: (refused: Refused) => string
  log: LogEntry[]
  /** What the letters read out: H, S and the game's own. */
  readings: Record<string, () => string>
  /** The sheets that letters open instead; the table as text reads them out all the same. */
  shows?: Record<string, Own>
  /** The game's own keys, each with what it does, and the name of what it reads. */
  keys: [key: string, does: string, reads?: string][]
  /** Gives the focus to the hand, where there is one; says whether it did. */
  focusHand: (place?: number) => boolean
  onnews?: (now: Table, news: Event[], resynced: boolean) => void
  /** The server has refused something. True if the game has an answer of its own: then it is not said why. */
  onrefused?: (refused: Refused) => boolean
  onescape?: () => void
  ondigit?: (digit: string) => void

  facts?: Snippet
  chip: Snippet<[Seat]>
  felt: Snippet
  tray?: Snippet
  /** What the tray asks; no tray without it. */
  trayLabel?: string | null
  /** Does the tray lie on the felt, where there is room for it while something is asked? Else it has a row of its own. */
  trayOnFelt?: boolean
  hand: Snippet
  /** By seat: the cards that may be seen, or how many there are. They are shown once the game is over. */
  hands: (string[] | number)[]
  score: Snippet
  /** Which cards are out, for players who practise. */
  memory?: Snippet
  roundEnd?: Snippet<[ScoredRound]>
  /** How the final scores came about. */
  account?: Snippet
  /** A score in words, where it is no points. */
  scoreWords?: (score: number) => string
  /** What each seat had after each round, where that tells who was ahead. */
  course?: number[][]
  /** What one remembers of a game that is over, in a sentence. */
  story?: string
  /** A piece of what rains on a winner, by its number. */
  confetti?: Snippet<[number]>
  /** The game's own sheets. */
  sheets?: Snippet<[Own | SharedSheet | null, () => void]>
  preferencesOfGame?: Snippet
}
