/** Was the deal fair? Checked in this browser: the seed against the hash told before the deal, and each deal against the seed. */

import { DECKS, isPromised, OWN_DECKS, ownDeck, shuffled, wildDecks } from '../fairness'
import type { Replay, ReplayEvent, Table } from '../messages'
import { promiseOf } from '../promises'
import { askPlace } from '../server'

export interface Fairness {
  /** Is the seed the one that was promised? `told`: we were not there to hear it, so the server's own word is all there is. */
  promise: 'kept' | 'told' | 'broken'
  /** How many deals follow from the seed, as far as this page can shuffle; null where it cannot. */
  deals: number | null
  /** The first round whose cards do not follow from the seed. */
  wrong: number | null
  /** Were the cards put in order by hand, as in a lesson? */
  stacked: boolean
}

export async function fairnessOf(game: Replay): Promise<Fairness> {
  const heard = promiseOf(game.code)
  const isKept = isPromised(game.seed, heard ?? game.seed_hash)
  const fairness: Fairness = {
    promise: !isKept ? 'broken' : heard === null ? 'told' : 'kept',
    deals: null,
    wrong: null,
    stacked: false,
  }
  const follows = FOLLOWS[game.game]
  for (const [number, place] of game.rounds.entries()) {
    const table = await askPlace(game.code, place, 'open')
    fairness.stacked = table.stacked
    if (table.stacked || follows === undefined) return fairness
    if (!follows(game, number + 1, table)) return { ...fairness, wrong: number + 1 }
    fairness.deals = number + 1
  }
  return fairness
}

/** By game: do the cards at the beginning of this round follow from the seed? */
const FOLLOWS: Record<string, ((game: Replay, round: number, table: Table) => boolean) | undefined> = {
  wizard({ seed, players, options }, round, table) {
    const { hands, dealer, cards, turned, rounds } = table.view as {
      hands: string[][]
      dealer: number
      cards: number
      turned: string | null
      rounds: number[]
    }
    if (options.monochrome === true)
      return hands.every((hand, seat) => sameCards(hand, shuffled(seed, OWN_DECKS * round + seat, ownDeck(seat)).slice(0, cards)))
    // Two play on with the cards that are left, a card turned up each round (V4).
    const used = players > 2 ? 0 : sum(rounds.slice(0, round - 1)) * players + round - 1
    const order = shuffled(seed, players > 2 ? round : 1, DECKS.wizard).slice(used)
    const dealt = order.slice(0, cards * hands.length)
    const isSame = hands.every((hand, seat) =>
      sameCards(
        hand,
        dealt.filter((_, card) => (dealer + 1 + card) % hands.length === seat),
      ),
    )
    return isSame && (order[dealt.length] ?? null) === turned
  },
  life_is_life({ seed }, round, table) {
    const { hands, rows } = table.view as { hands: string[][]; rows: string[][] }
    const order = shuffled(seed, round, DECKS.life_is_life)
    return [...hands, ...rows].every((cards) => sameCards(cards, order.splice(0, cards.length)))
  },
  wild_cards(game, round) {
    const { animals, taken, habitats } = wildDecks(game.players, game.options)
    const told = [...game.dealt, ...game.decisions.flatMap(({ events }) => events)]
    const seen = cardsIn(told, 'display')
    const [from, to] = [(round - 1) * (game.players - 1), round * (game.players - 1)]
    const order = shuffled(game.seed, 1, animals).slice(taken)
    if (seen.slice(from, to).join() !== order.slice(from, to).join()) return false
    if (round > 1) return true
    // The habitats one by one as they were drawn, until cards come back: from the discards, or one of the eagle's two.
    const back = told.findIndex(({ kind }) => kind === 'reshuffled' || kind === 'chose')
    const drawn = cardsIn(back < 0 ? told : told.slice(0, back), 'in_hand', 'drawn_and_shown')
    return drawn.join() === shuffled(game.seed, 2, habitats).slice(0, drawn.length).join()
  },
}

const cardsIn = (events: ReplayEvent[], ...kinds: string[]): string[] =>
  events.filter(({ kind }) => kinds.includes(kind)).map(({ told }) => (told.card ?? told.species) as string)

const sameCards = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join()

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
