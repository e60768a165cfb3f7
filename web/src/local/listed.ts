/** What lists show of the tables on this device, without the rules. */

import type { MyTable, PastGame } from '../messages'
import { glancesOf } from './glances'
import { KeptInBrowser } from './store'

/** A game of this device that is over, and the code of it on a server that has it too. */
export type PastHere = PastGame & { handed: string | null }

const listed = async () => {
  try {
    return await (await KeptInBrowser.open()).listed()
  } catch {
    return [] // a browser that keeps nothing
  }
}

/** The tables to go on with. */
export const glancesHere = async (): Promise<MyTable[]> => glancesOf(await listed())

/** The games that are over. */
export const pastGamesHere = async (): Promise<PastHere[]> =>
  (await listed()).flatMap(({ past, handed }) => (past ? [{ ...past, handed: handed ?? null }] : []))
