/** Finished games of this device for one's history on the server. */

import type { HandGame, Opened } from '../messages'
import { ask, askOfThisDevice } from '../server'

/** Hands a game to the server, and notes here that it has it: under this code. */
export async function handOver(code: string): Promise<string> {
  const game = await askOfThisDevice<HandGame>('GET', `tables/${code}/handed`)
  const kept = await ask<Opened>('POST', 'me/games', game)
  await askOfThisDevice('POST', `tables/${code}/handed`, { code: kept.code })
  return kept.code
}
