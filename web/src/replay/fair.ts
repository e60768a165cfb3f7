/** Was the deal fair? Checked in this browser: the seed against the hash published before the deal, and each deal against the seed. */

import { matchesHash } from '../fairness'
import { folderOf } from '../games'
import type { Replay } from '../messages'
import { commitmentOf } from '../commitments'
import { Refusal } from '../server'
import { askPosition } from './requests'

export interface Fairness {
  /** Is the seed the one that was promised? `unheard`: we were not there to hear it, so the server's own word is all there is. */
  promise: 'kept' | 'unheard' | 'broken'
  /** How many deals follow from the seed, as far as this page can shuffle; null where it cannot. */
  deals: number | null
  /** The first round whose cards do not follow from the seed. */
  wrong: number | null
  /** Were the cards put in order by hand, as in a lesson? */
  stacked: boolean
}

export async function fairnessOf(game: Replay): Promise<Fairness> {
  const heard = commitmentOf(game.code)
  const isKept = matchesHash(game.seed, heard ?? game.seed_hash)
  const fairness: Fairness = {
    promise: !isKept ? 'broken' : heard === null ? 'unheard' : 'kept',
    deals: null,
    wrong: null,
    stacked: false,
  }
  const deals = await folderOf(game.game)
    ?.fairness()
    .catch(() => {
      throw new Refusal('no_network', '')
    })
  for (const [number, position] of game.rounds.entries()) {
    const table = await askPosition(game.code, position, 'open')
    fairness.stacked = table.stacked
    if (table.stacked || deals === undefined) return fairness
    if (!deals.followsSeed(game, number + 1, table)) return { ...fairness, wrong: number + 1 }
    fairness.deals = number + 1
  }
  return fairness
}
