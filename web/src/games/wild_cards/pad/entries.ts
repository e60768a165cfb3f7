/** What is entered of an evening of Wild Cards, and what the rules make of it. */

import type { Game } from '../../../local/game'
import type { Rec } from '../../../local/records'
import { expectEntered, fieldsOf, isNumbers, tableIn, type Evening } from '../../../pad/evening'
import { freshState, numberIn, numbersIn, rowIn } from '../../../pad/state'
import { SPECIES, type Species } from '../messages'
import { SUPPLY, type Entries } from './messages'

export interface Part {
  species: Species | null
  cards: number
  points: number
}

export interface Account {
  best: Part
  second: Part
  /** Other species of which there are as many as of the second: only one of them counts. */
  equals: Species[]
  leaders: { species: Species[]; points: number }
  tokens: number
  score: number
  rank: number
  animals: number
}

export interface Progress {
  state: Rec
  entries: Entries
  round: number
  rounds: number
  /** The seats in the order in which they act. */
  order: number[]
  /** By species: who may own its leader, and who does as far as we know. */
  leaders: { able: number[]; owner: number; isOpen: boolean }[]
  /** Of the animals that were turned up, how many nobody has. */
  unclaimed: number
  accounts: Account[]
}

export function readEntries(entries: unknown, players: number): Entries {
  const { round, animals, tokens, leaders, step, closed } = fieldsOf(entries)
  return {
    round: typeof round === 'number' ? round : 1,
    animals: tableIn(animals, players, SPECIES.length) ?? Array.from({ length: players }, () => SPECIES.map(() => 0)),
    tokens:
      isNumbers(tokens) && tokens.length === players
        ? tokens.map((points) => points ?? 0)
        : Array.from({ length: players }, () => 0),
    leaders: isNumbers(leaders) && leaders.length === SPECIES.length ? leaders : SPECIES.map(() => null),
    step: typeof step === 'number' ? step : null,
    closed: closed === true,
  }
}

/** Everything that was entered, counted and accounted for by the rules. */
export function progressOf(rules: Game<unknown>, evening: Evening): Progress {
  const players = evening.names.length
  const entries = readEntries(evening.entries, players)
  const seats = evening.names.map((_, seat) => seat)
  const state = freshState(rules, evening)
  const rounds = 1 + rules.askPad('rounds_left', state)
  const round = Math.max(1, Math.min(entries.round, rounds))
  // Not everybody counts the rounds: those who ask for the account have played them all.
  const counted = entries.step === null && !entries.closed ? round : rounds
  while (numberIn(state, 'round_number') < counted) rules.askPad('next_counted', state)
  for (const seat of seats) {
    SPECIES.forEach((_, species) => {
      const animals = entries.animals[seat]?.[species] ?? 0
      expectEntered(animals, 0, rules.askPad('most_animals', state, [seat, species]))
      rules.askPad('enter_animals', state, [seat, species, animals])
    })
    expectEntered(entries.tokens[seat] ?? 0, 0, rules.askPad('most_tokens', state))
    rules.askPad('enter_tokens', state, [seat, entries.tokens[seat] ?? 0])
  }
  const leaders = SPECIES.map((_, species) => {
    const able = seats.filter((seat) => rules.askPad('may_lead', state, [seat, species]) !== 0)
    const said = entries.leaders[species] ?? null
    const isKnown = said !== null && (said === SUPPLY || able.includes(said))
    const sure = rules.askPad('sure_leader', state, [species])
    const owner = isKnown ? said : sure < 0 ? SUPPLY : sure
    rules.askPad('enter_leader', state, [species, owner])
    return { able, owner, isOpen: able.length > 1 && !isKnown }
  })
  const unclaimed = rules.askPad('unclaimed', state)
  return {
    state,
    entries,
    round,
    rounds,
    order: seats.map((place) => rules.askPad('acts_in_place', state, [evening.first, place])),
    leaders,
    unclaimed,
    accounts: accountsOf(rules, state, players),
  }
}

function accountsOf(rules: Game<unknown>, state: Rec, players: number): Account[] {
  const [closed, news] = [state.copy(), rules.freshNews()]
  rules.askPad('close_account', closed, [], news)
  const events = rules.events(news).map(({ event }) => fieldsOf(event))
  const pointsOf = (part: string, seat: number): number =>
    Number(events.find((event) => event.kind === `wild_cards.${part}` && event.seat === seat)?.points ?? 0)
  const [scores, ranks, owners] = [rules.scores(closed), rules.ranks(closed), numbersIn(closed, 'leader', SPECIES.length)]
  return Array.from({ length: players }, (_, seat): Account => {
    const cards = rowIn(closed, 'collection', seat, SPECIES.length)
    const [best, second] = [rules.askPad('best', closed, [seat]), rules.askPad('second_best', closed, [seat])]
    const partOf = (species: number, part: string): Part => ({
      species: (cards[species] ?? 0) > 0 ? (SPECIES[species] ?? null) : null,
      cards: cards[species] ?? 0,
      points: pointsOf(part, seat),
    })
    return {
      best: partOf(best, 'best_species'),
      second: partOf(second, 'second_species'),
      equals: SPECIES.filter((_, species) => rules.askPad('equals_second', closed, [seat, species]) !== 0),
      leaders: { species: SPECIES.filter((_, species) => owners[species] === seat), points: pointsOf('leaders_scored', seat) },
      tokens: pointsOf('tokens_scored', seat),
      score: scores[seat] ?? 0,
      rank: ranks[seat] ?? 0,
      animals: rules.askPad('animals', closed, [seat]),
    }
  })
}
