/** A decision in words. */

import { say } from '../../words.svelte'
import { animalName, isSpecies } from './cards'
import { cardsInWords } from './sentences'

/** Answers that name neither a card nor an animal. */
const ALONE: Partial<Record<string, string>> = {
  'only one': 'wild-only-one',
  'no exchange': 'wild-no-exchange',
  decline: 'wild-decline',
  draw: 'wild-draw',
  leave: 'wild-leave',
  done: 'wild-no-more-cards',
  'commit nothing': 'wild-no-payment',
  'take back': 'wild-takes-back',
}

export function moveWords(moves: string[]): string {
  const animals = moves.flatMap((move) => move.split(' ').filter(isSpecies))
  const laid = moves.flatMap((move) =>
    move
      .split(' ')
      .slice(1)
      .filter((word) => /^[FSM*]\d$|^refill$/.test(word)),
  )
  const words = [...animals.map(animalName), ...(laid.length > 0 ? [cardsInWords(laid)] : [])]
  if (words.length > 0) return words.join(', ')
  return say(ALONE[moves[0] ?? ''] ?? 'wild-answer')
}
