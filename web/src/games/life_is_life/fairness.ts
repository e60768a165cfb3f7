/** The deals of Life is Life, made again from the seed. */

import { areOpen, isSameSet, shuffled } from '../../fairness'
import type { Replay, Table } from '../../messages'
import { viewOf } from './view'

/** Written down again here: a check does not trust what it checks. */
const COPIES = { giraffe: 9, bear: 8, mole: 7, goat: 7, sheep: 6, dog: 6, hare: 5, pig: 5, cat: 4, mouse: 3 }

/** Its order before each round's shuffle. */
export const deck: string[] = Object.entries(COPIES).flatMap(([species, cards]) => Array.from({ length: cards }, () => species))

/** Do the cards at the beginning of this round follow from the seed? */
export function followsSeed({ seed }: Replay, round: number, table: Table): boolean {
  const view = viewOf(table)
  if (view === null || !areOpen(view.hands)) return false
  const order = shuffled(seed, round, deck)
  return [...view.hands, ...view.rows].every((cards) => isSameSet(cards, order.splice(0, cards.length)))
}
