// Written by mazzo/server/wire/typescript.py from mazzo/games/wizard/words.py and mazzo/games/wizard/statistics.py: change those, then `npm run types`.

import type * as envelope from '../../messages'

export type Suit = 'R' | 'Y' | 'G' | 'B'

export type Phase = 'trump' | 'bid' | 'play' | 'over'

/** A finished round of the score block. */
export interface PastRound {
  cards: number
  bids: number[]
  won: number[]
  points: number[]
}

/** What follows from the rest of the view by the rules. */
export interface Derived {
  /** The suits in play: V7 has one for each player. */
  suits: Suit[]
  /** How many Wizards there are in play, and as many Jesters. */
  specials: number
  /** By seat: the suits it has shown that it does not hold. */
  voids: Suit[][]
  /** For each round in `past`: everybody's rank after it. */
  ranks_after: number[][]
  /** For each finished trick of this round: the seat that took it. */
  taken_by: number[]
  /** Cards that nobody can play any more: played, turned up (Z5) or set aside (V4). */
  out: string[]
}

/** What a seat sees of a game of Wizard. */
export interface View {
  phase: Phase
  round: number
  /** The cards dealt to each seat this round. */
  cards: number
  dealer: number
  /** The card turned up for trump. */
  turned: string | null
  trump: Suit | null
  /** Null: not yet, or hidden from this seat. */
  bids: (number | null)[]
  won: number[]
  /** Who leads, or led, the current trick. */
  leader: number
  /** The seats and cards of the current trick, in order. */
  trick: [number, string][]
  /** V4: the cards of finished rounds. */
  set_aside: string[]
  scores: number[]
  /** The cards this seat may see, or how many there are. */
  hands: (string[] | number)[]
  /** How many cards were not dealt. */
  stock: number
  /** The suit to follow. */
  follow: Suit | null
  /** The seat whose card is winning the trick on the table. */
  winning: number | null
  /** What each seat would score if the round ended now; null before the first card, and where its bid is hidden. */
  points: (number | null)[]
  /** Every card of this round, with the seat that played it. */
  played: [number, string][]
  /** The score block. */
  past: PastRound[]
  /** The hand sizes of all rounds. */
  rounds: number[]
  derived: Derived
}

/** A round begins. */
export interface Dealt {
  kind: 'wizard.dealt'
  dealer: number
  cards: number
}

/** The card turned up for trump. */
export interface Turned {
  kind: 'wizard.turned'
  card: string
}

/** The dealer names trump. */
export interface Trump {
  kind: 'wizard.trump'
  seat: number
  suit: Suit
}

export interface Bid {
  kind: 'wizard.bid'
  seat: number
  bid: number
}

/** A secret bid becomes known. */
export interface Revealed {
  kind: 'wizard.revealed'
  seat: number
  bid: number
}

export interface Played {
  kind: 'wizard.played'
  seat: number
  card: string
}

/** A seat takes the trick. */
export interface Trick {
  kind: 'wizard.trick'
  seat: number
  /** Its tricks in this round, with this one. */
  won: number
}

export interface Scored {
  kind: 'wizard.scored'
  seat: number
  points: number
}

/** The game is over. */
export interface Over {
  kind: 'wizard.over'
}

/** All rounds with this many cards. */
export interface HandSize {
  cards: number
  rounds: number
  bids_made: number
  points: number
}

/** Shares are from 0 to 1, points are means of a round. */
export interface Statistics {
  rounds: number
  bids_made: number
  points_a_round: number
  by_hand_size: HandSize[]
}

export type GameEvent = Dealt | Turned | Trump | Bid | Revealed | Played | Trick | Scored | Over

export const SUITS = ['R', 'Y', 'G', 'B'] as const

export const RANKS = 13

export const REASONS = {
  game_over: [],
  not_your_turn: ['seat'],
  no_such_move: [],
  not_in_hand: ['card'],
  follow_suit: ['suit'],
  bid_too_high: ['most'],
  hook: ['bid'],
} as const

/** The envelope's messages with this game in them. */
export type Event = envelope.Event<GameEvent | envelope.TableEvent>
export type Table = envelope.Table<View, GameEvent | envelope.TableEvent>
export type Replay = envelope.Replay<GameEvent | envelope.TableEvent>
export type GameStatistics = envelope.GameStatistics<Statistics>

export const GAME = 'wizard'
/** Its place in the list of games. */
export const LISTED = 1
export const isGameEvent = (event: envelope.Happened): event is GameEvent => event.kind.startsWith(`${GAME}.`)
export const isTable = (table: envelope.Table): table is Table => table.game === GAME
export const isReplay = (replay: envelope.Replay): replay is Replay => replay.game === GAME
export const isStatistics = (one: envelope.GameStatistics): one is GameStatistics => one.game === GAME
