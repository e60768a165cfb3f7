/** The waiting room with its words: whoever comes to a game under way needs neither. */

import { loadWords } from '../lazyWords'

export async function loadWaitingRoom() {
  const [room] = await Promise.all([import('./WaitingRoom.svelte'), loadWords('waiting')])
  return room
}
