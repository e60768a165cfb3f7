/** Finished games of this device for one's history on the server. */

import type { HandGame, Opened } from '../messages'
import { ask, askOfThisDevice, Refusal } from '../server'

/** Hands a game to the server, and notes here that it has it: under this code. */
export async function handOver(code: string): Promise<string> {
  const game = await askOfThisDevice<HandGame>('GET', `tables/${code}/handed`)
  const kept = await ask<Opened>('POST', 'me/games', game)
  await askOfThisDevice('POST', `tables/${code}/handed`, { code: kept.code })
  return kept.code
}

/** Hands over one after the other. One that the server does not take holds up no other; a server that takes none now is left alone.
The first refusal is thrown at the end. */
export async function handAll(codes: readonly string[]): Promise<void> {
  const refusals: unknown[] = []
  for (const code of codes) {
    try {
      await handOver(code)
    } catch (refusal) {
      refusals.push(refusal)
      if (!isOfOneGame(refusal)) break
    }
  }
  if (refusals.length > 0) throw refusals[0]
}

const isOfOneGame = (refusal: unknown): boolean =>
  refusal instanceof Refusal && !/^(no_network|not_stored|banned|too_many_.*)$/.test(refusal.reason)
