/** Was the deal fair? Checked in this browser: the seed against the hash told before the deal, and each deal against the seed. */

import { DECKS, isPromised, shuffled } from '../fairness'
import type { Replay, Table } from '../messages'
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
  const follows = game.options.monochrome === true || game.players === 2 ? undefined : FOLLOWS[game.game]
  for (const [number, place] of game.rounds.entries()) {
    const table = await askPlace(game.code, place, 'open')
    fairness.stacked = table.stacked
    if (table.stacked || follows === undefined) return fairness
    if (!follows(game.seed, number + 1, table)) return { ...fairness, wrong: number + 1 }
    fairness.deals = number + 1
  }
  return fairness
}

/** By game: do the cards at the beginning of this round follow from the seed? */
const FOLLOWS: Record<string, ((seed: string, round: number, table: Table) => boolean) | undefined> = {
  wizard(seed, round, table) {
    const { hands, dealer, cards, turned } = table.view as {
      hands: string[][]
      dealer: number
      cards: number
      turned: string | null
    }
    const order = shuffled(seed, round, DECKS.wizard)
    const dealt = order.slice(0, cards * hands.length)
    const isSame = hands.every((hand, seat) =>
      sameCards(
        hand,
        dealt.filter((_, card) => (dealer + 1 + card) % hands.length === seat),
      ),
    )
    return isSame && (order[dealt.length] ?? null) === turned
  },
  life_is_life(seed, round, table) {
    const { hands, rows } = table.view as { hands: string[][]; rows: string[][] }
    const order = shuffled(seed, round, DECKS.life_is_life)
    return [...hands, ...rows].every((cards) => sameCards(cards, order.splice(0, cards.length)))
  },
}

const sameCards = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join()
