/** A decision in words. */

import { say } from '../../words.svelte'
import { wordsFor } from './cards'

export function moveWords(moves: string[]): string {
  const laid = wordsFor(moves.filter((move) => move.startsWith('lay ')).map((move) => move.replace('lay ', '')))
  const row = moves.find((move) => move.startsWith('row '))?.split(' ')[1]
  if (row === undefined) return laid || say('life-knock')
  return [say('life-swap-with', { row: Number(row) }), laid].filter((part) => part !== '').join(': ')
}
