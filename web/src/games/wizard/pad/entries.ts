/** What is entered of an evening of Wizard, and what the rules make of it. */

import type { Game } from '../../../local/game'
import type { Rec } from '../../../local/records'
import { expectEntered, fieldsOf, isNumbers, listOf, type Evening } from '../../../pad/evening'
import { freshState, numberIn, numbersIn } from '../../../pad/state'
import { SEALED, TRUMPS, type Round } from './messages'

export type Phase = 'bids' | 'tricks' | 'over'

/** A round as the rules see it. */
export interface PlayedRound extends Round {
  dealer: number
  cards: number
  /** Is a card turned up for trump? */
  turned: boolean
  /** The seats in the order in which they bid. */
  order: number[]
  /** By seat, once the round is scored. */
  points: number[] | null
  totals: number[] | null
}

export interface Progress {
  state: Rec
  /** How bids are made: open, blind or secret. */
  way: string
  phase: Phase
  /** The scored rounds, and the one being played. */
  rounds: PlayedRound[]
  /** The hand size of every round. */
  sizes: number[]
  scores: number[]
  ranks: number[]
  /** Who is to say something: the next to bid, or the first without tricks. */
  next: number | null
  /** The tricks that nobody has been given. */
  left: number
}

export function readRounds(entries: unknown, players: number): Round[] {
  return listOf(fieldsOf(entries).rounds).flatMap((round): Round[] => {
    const { bids, tricks, trump: noted, corrected, revised } = fieldsOf(round)
    if (!isNumbers(bids) || !isNumbers(tricks) || bids.length !== players || tricks.length !== players) return []
    const marks = { ...(corrected === true && { corrected }), ...(revised === true && { revised }) }
    const trump = TRUMPS.find((suit) => suit === noted)
    return [{ bids, tricks, ...(trump !== undefined && { trump }), ...marks }]
  })
}

/** What was entered without the bids that this phone was never told. */
export const unsealed = (entries: unknown): unknown => ({
  ...fieldsOf(entries),
  rounds: listOf(fieldsOf(entries).rounds).map((round) => ({
    ...fieldsOf(round),
    bids: listOf(fieldsOf(round).bids).map((bid) => (bid === SEALED ? null : bid)),
  })),
})

export const emptyRound = (players: number): Round => ({
  bids: Array.from({ length: players }, () => null),
  tricks: Array.from({ length: players }, () => null),
})

/** Everything that was entered, played by the rules. */
export function progressOf(rules: Game<unknown>, evening: Evening): Progress {
  const players = evening.names.length
  const entered = readRounds(evening.entries, players)
  const state = freshState(rules, evening)
  const way = String(fieldsOf(rules.choose(players, evening.options).choices).bids)
  const sizes = numbersIn(state, 'hand_sizes', numberIn(state, 'rounds'))
  rules.askPad('begin', state, [evening.first])
  const rounds: PlayedRound[] = []
  let phase: Phase = 'bids'
  let next: number | null = null
  let left = 0
  for (let number = 0; number < sizes.length; number++) {
    const round = entered[number] ?? emptyRound(players)
    const order = round.bids.map((_, place) => rules.askPad('bids_in_place', state, [place]))
    const shown: PlayedRound = {
      ...round,
      dealer: numberIn(state, 'dealer'),
      cards: numberIn(state, 'hand_size'),
      turned: rules.askPad('turns_up', state) !== 0,
      order,
      points: null,
      totals: null,
    }
    for (const bid of round.bids) expectEntered(bid, SEALED, shown.cards)
    for (const tricks of round.tricks) expectEntered(tricks, 0, shown.cards)
    rounds.push(shown)
    next = order.find((seat) => round.bids[seat] === null) ?? null
    for (const seat of order) {
      const bid = round.bids[seat] ?? null
      if (bid === null) break
      rules.play(state, seat, bid === SEALED ? 0 : bid) // nothing is scored before it is known
    }
    if (next !== null) break
    phase = 'tricks'
    for (const seat of order) rules.askPad('enter_tricks', state, [seat, round.tricks[seat] ?? 0])
    left = rules.askPad('tricks_left', state)
    next = order.find((seat) => round.tricks[seat] === null) ?? null
    if (next !== null || round.bids.includes(SEALED) || rules.askPad('close_round', state) === 0) break
    shown.points = order.map((_, seat) => rules.askPad('points_for', state, [round.bids[seat] ?? 0, round.tricks[seat] ?? 0]))
    shown.totals = rules.scores(state)
    phase = rules.over(state) ? 'over' : 'bids'
  }
  return { state, way, phase, rounds, sizes, scores: rules.scores(state), ranks: rules.ranks(state), next, left }
}
