/** What is entered of an evening of Life is Life, and what the rules make of it. */

import type { Game } from '../../../local/game'
import type { Rec } from '../../../local/records'
import { expectEntered, fieldsOf, listOf, tableIn, Unreadable, type Evening } from '../../../pad/evening'
import { freshState, numberIn, numbersIn, rowIn } from '../../../pad/state'
import { SPECIES } from '../messages'
import type { Entries, Round } from './messages'

/** By seat and species: the cards that were shown. */
export type Cards = Entries['draft']

/** A round as the rules see it. */
export interface PlayedRound extends Round {
  /** Before anything of it was entered. */
  before: Rec
  starter: number
  /** By seat; nothing for who was out, and where nothing was valued. */
  totals: (number | null)[]
  lives: number[]
  /** Below 0 where a life was gained. */
  lost: number[]
  /** By species: who has the most, or nobody. */
  majorities: (number | null)[]
}

export interface Progress {
  /** Before anything of the present round is entered. */
  state: Rec
  over: boolean
  rounds: PlayedRound[]
  starter: number
  lives: number[]
  scores: number[]
  ranks: number[]
}

export const noCards = (players: number): Cards => Array.from({ length: players }, () => SPECIES.map(() => 0))

export function readEntries(entries: unknown, players: number): Entries {
  const { rounds, draft } = fieldsOf(entries)
  return {
    rounds: listOf(rounds).map((round): Round => {
      const { cards, sudden, corrected, revised } = fieldsOf(round)
      const { seat, species } = fieldsOf(sudden)
      return {
        cards: tableIn(cards, players, SPECIES.length),
        sudden: typeof seat === 'number' && typeof species === 'number' ? { seat, species } : null,
        ...(corrected === true && { corrected }),
        ...(revised === true && { revised }),
      }
    }),
    draft: tableIn(draft, players, SPECIES.length) ?? noCards(players),
  }
}

/** The state after these cards were said to have been shown. */
export function withCards(rules: Game<unknown>, before: Rec, cards: Cards): Rec {
  const state = before.copy()
  cards.forEach((hand, seat) => {
    if (rules.askPad('still_in', before, [seat]) === 0) return // out since an earlier round was put right
    hand.forEach((copies, species) => {
      expectEntered(copies, 0, rules.askPad('worth', before, [species]))
      if (copies > 0) rules.askPad('enter_cards', state, [seat, species, copies])
    })
  })
  return state
}

/** A round after the rules have valued it. */
export function valued(rules: Game<unknown>, before: Rec, round: Round): { state: Rec; played: PlayedRound } {
  const players = numberIn(before, 'players')
  const number = numberIn(before, 'round_number') - 1
  const lived = numbersIn(before, 'lives', players)
  const state = withCards(rules, before, round.cards ?? [])
  if (round.sudden) {
    expectEntered(round.sudden.seat, 0, players - 1)
    if (rules.askPad('ends_at_once', before, [round.sudden.species]) === 0) throw new Unreadable('this ends no round at once')
  }
  if (round.sudden && rules.askPad('still_in', before, [round.sudden.seat]) !== 0)
    rules.askPad('close_suddenly', state, [round.sudden.seat, round.sudden.species])
  else rules.askPad('close_round', state)
  const lives = rowIn(state, 'past_lives', number, players)
  const played = {
    ...round,
    before,
    starter: numberIn(before, 'starter'),
    totals: rowIn(state, 'past_total', number, players).map((total) => (total < 0 ? null : total)),
    lives,
    lost: lives.map((now, seat) => (lived[seat] ?? 0) - now),
    majorities: rowIn(state, 'past_majority', number, SPECIES.length).map((seat) => (seat < 0 ? null : seat)),
  }
  return { state, played }
}

/** Everything that was entered, played by the rules. */
export function progressOf(rules: Game<unknown>, evening: Evening): Progress {
  const players = evening.names.length
  const { rounds: entered } = readEntries(evening.entries, players)
  let state = freshState(rules, evening)
  rules.askPad('begin', state, [evening.first])
  const rounds: PlayedRound[] = []
  for (const round of entered) {
    if (rules.over(state)) break
    const next = valued(rules, state, round)
    rounds.push(next.played)
    state = next.state
  }
  return {
    state,
    over: rules.over(state),
    rounds,
    starter: numberIn(state, 'starter'),
    lives: numbersIn(state, 'lives', players),
    scores: rules.scores(state),
    ranks: rules.ranks(state),
  }
}
