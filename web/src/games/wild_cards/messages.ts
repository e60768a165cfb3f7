// Written by mazzo/server/wire/typescript.py from mazzo/games/wild_cards/words.py and mazzo/games/wild_cards/statistics.py: change those, then `npm run types`.

import type * as envelope from '../../messages'

export type Species = 'peacock' | 'squirrel' | 'eagle' | 'ibex' | 'lion' | 'meerkat'

export type RefillCard = 'playable' | 'held' | 'laid'

export type Phase =
  'bid' | 'second' | 'choose' | 'give' | 'take' | 'discard' | 'commit' | 'show' | 'acquire' | 'pay' | 'ibex' | 'over'

/** A round that has begun, as the score sheet shows it. */
export interface PastRound {
  /** Null: not yet. */
  bids: (string | null)[]
  acquired: (Species | null)[]
  /** For natural habitats. */
  points: number[]
}

/** A leader that changes hands. */
export interface LeaderChange {
  species: Species
  before: number | null
  /** Null: back to the supply. */
  after: number | null
}

/** What giving one animal for another does to the leaders. */
export interface Exchange {
  given: Species
  taken: Species
  leaders: LeaderChange[]
}

/** A species that still brings the bonus, and the kinds of cards in this hand that keep it. */
export interface BonusCards {
  species: Species
  cards: string[]
}

/** What follows from the rest of the view by the rules. */
export interface Derived {
  /** While somebody may exchange: every exchange they may make, and the leaders that it would move. */
  exchanges: Exchange[]
  /** While this seat is asked to acquire, commit or pay: how many cards it has still to pay; else 0. */
  due: number
  /** Then, too: W14, for the species for which its bid, and what it has paid so far, are all natural habitat. */
  bonus_cards: BonusCards[]
  /** How many cards of its hand this seat may pick for what it is asked now; else 0. */
  most_picked: number
  /** This seat's Refill card: it can be bid now, is in the hand, or lies on the table. Null for spectators, and at the end. */
  refill: RefillCard | null
  /** The seat that may put down two cards as its bid. */
  bids_two: number | null
  /** By seat: how many cards a Refill would bring its hand up to. */
  refill_up_to: number[]
}

/** What a seat sees of a game of Wild Cards. */
export interface View {
  phase: Phase
  round: number
  /** The first seat, where an order is needed. */
  first: number
  display: Species[]
  discards: string[]
  /** By seat: how many animals of each species, in the order of SPECIES. */
  collections: number[][]
  /** By species: the seat that owns its leader; null: it lies in the supply. */
  leaders: (number | null)[]
  /** Points for natural habitats. */
  tokens: number[]
  payments: string[][]
  /** The seats of the value being played whose place is settled. */
  order: number[]
  /** The species named by give or acquire. */
  chosen: Species | null
  tied: number[]
  declined: number[]
  /** What this seat shows to settle a tie. */
  showing: (string | null)[]
  shown: string[]
  /** What the present refill has discarded so far. */
  discarding: string[]
  /** The seats that have acquired an animal this round. */
  acquired: number[]
  /** The seats that have used their exchange this round. */
  exchanged: number[]
  animal_pile: number
  /** How many animals were removed unseen before the game. */
  removed: number
  habitat_pile: number
  /** This seat's own cards; of the others how many they hold. */
  hands: (string[] | number)[]
  /** As everybody can count them (W5). */
  cards_held: number[]
  /** The cards before a seat, or how many lie there face down. */
  bids: (string[] | number)[]
  /** Cards everybody has seen go to a hand. */
  known: string[][]
  /** Animals nobody took. */
  gone: Species[]
  rounds: number
  past: PastRound[]
  derived: Derived
}

/** A round begins. */
export interface Round {
  kind: 'wild_cards.round'
  first: number
  round: number
}

/** An animal is turned up. */
export interface Display {
  kind: 'wild_cards.display'
  species: Species
}

export interface Drew {
  kind: 'wild_cards.drew'
  seat: number
  cards: number
}

/** This card came to a hand unseen by the others: for that seat alone. */
export interface InHand {
  kind: 'wild_cards.in_hand'
  seat: number
  card: string
}

/** Face down: for that seat alone. */
export interface Bid {
  kind: 'wild_cards.bid'
  seat: number
  card: string
}

/** The eagle's second card, face down: for that seat alone. Null: only one. */
export interface Also {
  kind: 'wild_cards.also'
  seat: number
  card: string | null
}

export interface Revealed {
  kind: 'wild_cards.revealed'
  seat: number
  card: string
}

/** The eagle's owner has two cards face down. */
export interface TwoCards {
  kind: 'wild_cards.two_cards'
  seat: number
}

/** The card kept as the bid; the other one is in the hand again. */
export interface Chose {
  kind: 'wild_cards.chose'
  seat: number
  card: string
}

export interface Gave {
  kind: 'wild_cards.gave'
  seat: number
  species: Species
}

export interface Exchanged {
  kind: 'wild_cards.exchanged'
  seat: number
  taken: Species
  given: Species
}

export interface NoExchange {
  kind: 'wild_cards.no_exchange'
  seat: number
}

/** A leader changes hands; null: the supply. */
export interface Leader {
  kind: 'wild_cards.leader'
  seat: number | null
  species: Species
  before: number | null
}

export interface Discarded {
  kind: 'wild_cards.discarded'
  seat: number
  card: string
}

export interface Refilled {
  kind: 'wild_cards.refilled'
  seat: number
  cards: number
}

export interface Reshuffled {
  kind: 'wild_cards.reshuffled'
  cards: number
}

/** The lion's owner goes first among the bids of this value. */
export interface Lion {
  kind: 'wild_cards.lion'
  seat: number
  value: number
}

export interface Tied {
  kind: 'wild_cards.tied'
  seat: number
  value: number
}

/** Face down: for that seat alone. Null: nothing to pay. */
export interface Committed {
  kind: 'wild_cards.committed'
  seat: number
  card: string | null
}

/** Face down: for that seat alone. */
export interface CommitsDecline {
  kind: 'wild_cards.commits_decline'
  seat: number
}

export interface Paid {
  kind: 'wild_cards.paid'
  seat: number
  card: string
}

/** What a seat of a tie has paid in all. */
export interface Total {
  kind: 'wild_cards.total'
  seat: number
  total: number
}

/** Face down: for that seat alone. Null: it draws. */
export interface Showing {
  kind: 'wild_cards.showing'
  seat: number
  card: string | null
}

/** From the hand; null: none was left to draw. */
export interface Shown {
  kind: 'wild_cards.shown'
  seat: number
  card: string | null
}

export interface DrawnAndShown {
  kind: 'wild_cards.drawn_and_shown'
  seat: number
  card: string
}

/** A place among the tied, by chance. */
export interface Lots {
  kind: 'wild_cards.lots'
  seat: number
  place: number
}

/** A place among the tied. */
export interface Ordered {
  kind: 'wild_cards.ordered'
  seat: number
  place: number
}

/** The animal a seat is going to pay for. */
export interface Acquires {
  kind: 'wild_cards.acquires'
  seat: number
  species: Species
}

export interface Acquired {
  kind: 'wild_cards.acquired'
  seat: number
  species: Species
  value: number
}

export interface HabitatPoints {
  kind: 'wild_cards.habitat_points'
  seat: number
  species: Species
  points: number
}

export interface Declined {
  kind: 'wild_cards.declined'
  seat: number
}

/** A card goes back to the hand, seen by all. */
export interface Returned {
  kind: 'wild_cards.returned'
  seat: number
  card: string
}

/** The ibex' owner lets the bid go. */
export interface LeavesBid {
  kind: 'wild_cards.leaves_bid'
  seat: number
  card: string
}

/** Bid and payment go to the discards. */
export interface Cleared {
  kind: 'wild_cards.cleared'
  seat: number
  cards: number
}

/** An animal nobody took leaves the game. */
export interface Gone {
  kind: 'wild_cards.gone'
  species: Species
}

export interface BestSpecies {
  kind: 'wild_cards.best_species'
  seat: number
  species: Species
  points: number
}

export interface SecondSpecies {
  kind: 'wild_cards.second_species'
  seat: number
  species: Species
  points: number
}

export interface LeadersScored {
  kind: 'wild_cards.leaders_scored'
  seat: number
  points: number
}

export interface TokensScored {
  kind: 'wild_cards.tokens_scored'
  seat: number
  points: number
}

export interface Scored {
  kind: 'wild_cards.scored'
  seat: number
  points: number
}

/** The game is over. */
export interface Over {
  kind: 'wild_cards.over'
}

/** Means of a game. */
export interface Statistics {
  /** By species: how many are in the collection at the end. */
  animals: Record<Species, number>
  /** By species: the share of games in which its leader was owned at the end. */
  leaders: Record<Species, number>
  /** Where they come from: best_species, second_species, leaders, habitats. */
  points: Record<string, number>
  refills: number
  declines: number
}

export type GameEvent =
  | Round
  | Display
  | Drew
  | InHand
  | Bid
  | Also
  | Revealed
  | TwoCards
  | Chose
  | Gave
  | Exchanged
  | NoExchange
  | Leader
  | Discarded
  | Refilled
  | Reshuffled
  | Lion
  | Tied
  | Committed
  | CommitsDecline
  | Paid
  | Total
  | Showing
  | Shown
  | DrawnAndShown
  | Lots
  | Ordered
  | Acquires
  | Acquired
  | HabitatPoints
  | Declined
  | Returned
  | LeavesBid
  | Cleared
  | Gone
  | BestSpecies
  | SecondSpecies
  | LeadersScored
  | TokensScored
  | Scored
  | Over

export const SPECIES = ['peacock', 'squirrel', 'eagle', 'ibex', 'lion', 'meerkat'] as const

export const HABITATS = ['F', 'S', 'M', '*'] as const

export const VALUE_OF = {
  F1: 1,
  F2: 2,
  F3: 3,
  F4: 4,
  S1: 1,
  S2: 2,
  S3: 3,
  S4: 4,
  M1: 1,
  M2: 2,
  M3: 3,
  M4: 4,
  '*1': 1,
  '*2': 2,
  '*3': 3,
  '*4': 4,
  refill: 0,
} as const

export const HABITAT_OF = { peacock: 'F', squirrel: 'F', eagle: 'M', ibex: 'M', lion: 'S', meerkat: 'S' } as const

export const HABITAT_POINTS = 2

export const REASONS = {
  game_over: [],
  not_your_turn: ['seat'],
  no_such_move: [],
  not_in_hand: ['card'],
  out_of_order: ['card'],
  too_few_left: ['card'],
  cannot_pay: ['cards'],
  payment_begun: [],
  payment_due: ['cards'],
  not_in_display: ['species'],
  not_in_collection: ['species'],
  nothing_to_exchange: ['species'],
  same_species: ['species'],
  not_your_bid: ['card'],
  nothing_to_draw: [],
} as const

/** The envelope's messages with this game in them. */
export type Event = envelope.Event<GameEvent | envelope.TableEvent>
export type Table = envelope.Table<View, GameEvent | envelope.TableEvent>
export type Replay = envelope.Replay<GameEvent | envelope.TableEvent>
export type GameStatistics = envelope.GameStatistics<Statistics>

export const GAME = 'wild_cards'
/** Its place in the list of games. */
export const LISTED = 2
export const isGameEvent = (event: envelope.Happened): event is GameEvent => event.kind.startsWith(`${GAME}.`)
export const isTable = (table: envelope.Table): table is Table => table.game === GAME
export const isReplay = (replay: envelope.Replay): replay is Replay => replay.game === GAME
export const isStatistics = (one: envelope.GameStatistics): one is GameStatistics => one.game === GAME
