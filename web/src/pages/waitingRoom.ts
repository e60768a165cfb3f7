/** The waiting room with its words, neither of which a game in progress needs. */

import { loadWords } from '../lazyWords'

export async function loadWaitingRoom() {
  const [room] = await Promise.all([import('./WaitingRoom.svelte'), loadWords('waiting')])
  return room
}
