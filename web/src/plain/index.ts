/** A table for games that have no folder here: the server says how they look and what they are called. */

import { loadWords } from '../lazyWords'
import { loadFace } from './faces'

/** The table, once everything is there to draw this game with. */
export async function tableFor(game: string): Promise<typeof import('./PlainTable.svelte')> {
  const drawing = import('./PlainTable.svelte')
  await loadFace(game)
  await loadWords('plain')
  return drawing
}
