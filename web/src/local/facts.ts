// Written by mazzo/server/wire/typescript.py from mazzo/server/wire/rules_facts.py: change those, then `npm run types`.

import type { GameInfo } from '../messages'

export type Taken = 'record' | 'state' | 'news' | 'number'

export interface WeightsFile {
  file: string
  bytes: number
}

/** What is fetched to play against a master. */
export interface LearnedFacts {
  /** The networks. */
  wasm: string
  /** By game. */
  weights: Record<string, WeightsFile>
}

/** Where the fields of a record are. */
export interface Layout {
  size: number
  /** Where each begins, its type (`i8`: a whole number of eight bytes, `i1` of one, `f8`: a real one), and its shape. */
  fields: Record<string, [number, string, number[]]>
}

/** Those that are alike in all games. */
export interface SharedRecords {
  news: Layout
  dice: Layout
  search: Layout
  scratch_states: number
}

/** How to draw a game that a page was built without. */
export interface FaceFacts {
  schema: Record<string, unknown>
  /** By language. */
  words: Record<string, string>
}

/** What a game tells its reviews, and who reviews it. */
export interface ReviewFacts {
  playouts: number
  foreseen: number
  adds_up: boolean
  slips: number
  marks: number[]
  lost_once: boolean
  valued_by_master: string[]
  /** With the version. */
  by: string
}

export interface OptionFacts {
  name: string
  default: string | number | boolean
  means: string
  values: (string | number | boolean)[]
  /** Are there values that cannot be listed? */
  open: boolean
  only_for: number[] | null
  /** By the number of players. */
  default_with: Record<string, string | number | boolean>
}

export interface GameRecords {
  state: Layout
  view: Layout
  options: Layout
}

/** A rule that the words of a game ask, or its score pad. */
export interface AskedFacts {
  takes: Taken[]
  answers: boolean
}

/** Everything a page has to know about a game that it cannot ask the rules. */
export interface GameFacts {
  title: string
  author: string
  version: number
  /** Its place among the games. */
  listed: number
  least_players: number
  most_players: number
  phases: string[]
  reasons: string[]
  news_kinds: string[]
  rollouts: number
  /** What a hint's values are counted in. */
  counted_in: string
  /** The bots that a browser has. */
  levels: string[]
  /** What a page has to know before it opens a table. */
  info: GameInfo
  /** The first entry of the log of its lesson. */
  lesson: Record<string, unknown> | null
  /** Null for our own games. */
  face: FaceFacts | null
  review: ReviewFacts
  options: OptionFacts[]
  records: GameRecords
  /** What its words ask. */
  rules: Record<string, AskedFacts>
  /** What its score pad asks; nothing where it has none. */
  pad: Record<string, AskedFacts>
  /** The mark of the words that were made from the same sources. */
  words: string
}

/** The whole file. */
export interface RulesFacts {
  /** The mark of what these rules and a page expect of each other. */
  interface: string
  wasm: string
  /** The mark of what was compiled, */
  sources: string
  /** and what compiled it. */
  numba: string
  /** Null where nobody has taught these games. */
  learned: LearnedFacts | null
  /** The WebAssembly of what a review asks. */
  review: string
  records: SharedRecords
  games: Record<string, GameFacts>
}
