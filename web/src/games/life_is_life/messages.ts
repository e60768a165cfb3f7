// Written by mazzo/server/wire/typescript.py from mazzo/games/life_is_life/words.py and mazzo/games/life_is_life/statistics.py: change those, then `npm run types`.

import type * as envelope from '../../messages'

export type Species = 'giraffe' | 'bear' | 'mole' | 'goat' | 'sheep' | 'dog' | 'hare' | 'pig' | 'cat' | 'mouse'

export type Phase = 'turn' | 'lay' | 'over'

export type Ending = 'knock' | 'laps' | 'sudden_death'

/** One round of the score sheet: how it ended, who had which majority, what it cost. */
export interface PastRound {
  ending: Ending
  starter: number
  laps: number
  /** Who knocked first. */
  knocker: number | null
  /** Who ended the round with a whole set. */
  sudden_death: number | null
  /** By species: who has more of it than anybody else; null when nothing was valued. */
  majorities: Record<Species, number | null> | null
  /** Points; null for a player who was out already, and for all when nothing was valued. */
  totals: (number | null)[]
  /** Lives lost; below zero where one was gained. */
  lost: number[]
  lives: number[]
}

/** What follows from the rest of the view by the rules. */
export interface Derived {
  /** How many turns are left of the last lap, the present one included; null before anybody has knocked. */
  turns_left: number | null
  /** By seat: the round in which it lost its last life; null while it is in. */
  left_in: (number | null)[]
  /** For each round in `past`: everybody's rank after it. */
  ranks_after: number[][]
  /** L6: the fewest cards of a species that can be its majority in this round. */
  majority_needs: number
}

/** What a seat sees of a game of Life is Life. */
export interface View {
  phase: Phase
  round: number
  starter: number
  turn: number | null
  lives: number[]
  rows: Species[][]
  /** The row that is being taken, from 1 to 4. */
  taking: number | null
  /** The cards laid for it so far. */
  laid: Species[]
  /** The seats that have swapped in this round. */
  swapped: number[]
  /** The seats that have knocked, the first one first. */
  knocked: number[]
  /** Laps that are over without a knock. */
  laps: number
  /** This seat's own cards; of the others how many they hold. */
  hands: (Species[] | number)[]
  /** How many cards are out of play. */
  unseen: number
  /** What each seat must hold by what it took and laid. */
  known: Species[][]
  /** The cards shown at the end of the round before. */
  shown: Species[][]
  /** The species of which a whole set is a sudden death. */
  sets: Species[]
  /** The score sheet. */
  past: PastRound[]
  derived: Derived
}

/** A round begins. */
export interface Dealt {
  kind: 'life_is_life.dealt'
  starter: number
  round: number
}

/** A card lies in a row. */
export interface Row {
  kind: 'life_is_life.row'
  row: number
  card: Species
}

/** A seat names the row it takes. */
export interface Taking {
  kind: 'life_is_life.taking'
  seat: number
  row: number
}

export interface Laid {
  kind: 'life_is_life.laid'
  seat: number
  card: Species
}

/** How many cards of a species came with the row. */
export interface Took {
  kind: 'life_is_life.took'
  seat: number
  card: Species
  cards: number
}

/** The swap is complete. */
export interface Swapped {
  kind: 'life_is_life.swapped'
  seat: number
  row: number
}

export interface Knocked {
  kind: 'life_is_life.knocked'
  seat: number
  knocks: number
}

/** Everybody but this seat has one last turn. */
export interface LastLap {
  kind: 'life_is_life.last_lap'
  seat: number
}

export interface LapsOver {
  kind: 'life_is_life.laps_over'
  laps: number
}

export interface SuddenDeath {
  kind: 'life_is_life.sudden_death'
  seat: number
  card: Species
  cards: number
}

export interface Shown {
  kind: 'life_is_life.shown'
  seat: number
  card: Species
  cards: number
}

/** Null: nobody has it. */
export interface Majority {
  kind: 'life_is_life.majority'
  species: Species
  seat: number | null
  points: number
}

export interface Total {
  kind: 'life_is_life.total'
  seat: number
  points: number
}

export interface Lost {
  kind: 'life_is_life.lost'
  seat: number
  lives: number
}

export interface Gained {
  kind: 'life_is_life.gained'
  seat: number
  lives: number
}

export interface Out {
  kind: 'life_is_life.out'
  seat: number
  round: number
}

/** The game is over. */
export interface Over {
  kind: 'life_is_life.over'
}

export interface Statistics {
  /** In a game, on average. */
  rounds_survived: number
  knocks_a_round: number
  /** The share of rounds ended by a knock of one's own in which one had the most points. */
  knocks_best: number
  lives_left: number
}

export type GameEvent =
  | Dealt
  | Row
  | Taking
  | Laid
  | Took
  | Swapped
  | Knocked
  | LastLap
  | LapsOver
  | SuddenDeath
  | Shown
  | Majority
  | Total
  | Lost
  | Gained
  | Out
  | Over

export const SPECIES = ['giraffe', 'bear', 'mole', 'goat', 'sheep', 'dog', 'hare', 'pig', 'cat', 'mouse'] as const

export const VALUE_OF = { giraffe: 9, bear: 8, mole: 7, goat: 7, sheep: 6, dog: 6, hare: 5, pig: 5, cat: 4, mouse: 3 } as const

export const FIRST_LIVES = 5

export const REASONS = {
  game_over: [],
  not_your_turn: ['seat'],
  no_such_move: [],
  swap_first: [],
  not_in_hand: ['card'],
  same_cards: ['row'],
  too_few_left: ['row', 'card'],
  out_of_order: ['card', 'after'],
} as const

/** The envelope's messages with this game in them. */
export type Event = envelope.Event<GameEvent | envelope.TableEvent>
export type Table = envelope.Table<View, GameEvent | envelope.TableEvent>
export type Replay = envelope.Replay<GameEvent | envelope.TableEvent>
export type GameStatistics = envelope.GameStatistics<Statistics>

export const GAME = 'life_is_life'
/** Its place in the list of games. */
export const LISTED = 3
export const isGameEvent = (event: envelope.Happened): event is GameEvent => event.kind.startsWith(`${GAME}.`)
export const isTable = (table: envelope.Table): table is Table => table.game === GAME
export const isReplay = (replay: envelope.Replay): replay is Replay => replay.game === GAME
export const isStatistics = (one: envelope.GameStatistics): one is GameStatistics => one.game === GAME
