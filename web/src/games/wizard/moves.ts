/** A decision in words. */

import { say } from '../../words.svelte'
import { nameOf, suitName } from './cards'

export function moveWords(moves: string[]): string {
  const [verb, what = ''] = moves[0]?.split(' ') ?? []
  if (verb === 'play') return nameOf(what)
  return verb === 'trump' ? say('trump-is', { suit: suitName(what) }) : say('bid-number', { bid: Number(what) })
}
