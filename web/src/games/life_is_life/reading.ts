/** What the letters read out, and who has to do what. */

import type { Refused, Table } from '../../messages'
import { awaited, nameAt } from '../../table/sentences'
import { capitalised, say, sayReason } from '../../words.svelte'
import { nameOf, wordsFor } from './cards'
import type { Event, View } from './messages'
import { swapSentence } from './sentences'
import { isOut, swapsOf } from './view'

/** Who has to do what now. */
export function askedOf(table: Table, view: View): string {
  if (table.legal.length > 0) {
    if (!table.legal.includes('knock')) return say('life-asked-swap')
    return say(view.knocked.length > 0 ? 'life-asked-last' : 'life-asked-swap-or-knock')
  }
  const seat = table.waiting_for[0]
  if (seat === undefined) return say('status-over')
  return say(view.swapped.includes(seat) ? 'life-waiting-swap-or-knock' : 'life-waiting-swap', { name: awaited(table)[0] ?? '' })
}

/** Why the server refused. Two of its reasons go by the same name in another game, where they mean something else. */
export function refusalWords({ reason, facts, text }: Refused): string {
  const { card, after, row } = facts
  if (reason === 'too_few_left') return say('life-reason-too-few-left', { species: nameOf(String(card)), row: Number(row) })
  if (reason === 'out_of_order')
    return say('life-reason-out-of-order', { species: capitalised(nameOf(String(card))), after: nameOf(String(after)) })
  return sayReason(reason, facts, text)
}

export const rowWords = (view: View, row: number): string =>
  say('life-row-of', { row, cards: wordsFor(view.rows[row - 1] ?? []) })

export const readRows = (view: View): string => view.rows.map((_, place) => rowWords(view, place + 1)).join('. ')

export function readLives(table: Table, view: View): string {
  return table.seats
    .map(({ seat }) => {
      const lives = view.lives[seat] ?? 0
      return `${nameAt(table, seat)}: ${lives === 0 ? say('life-seat-out') : say('life-lives', { lives })}`
    })
    .join(', ')
}

export function readKnown(table: Table, view: View): string {
  return table.seats
    .filter(({ seat }) => seat !== table.you && !isOut(view, seat))
    .map(({ seat }) => `${nameAt(table, seat)}: ${wordsFor(view.known[seat] ?? []) || say('life-known-nothing')}`)
    .join('. ')
}

export function readLastSwap(table: Table, events: Event[]): string {
  const last = swapsOf(events)[0]
  return last === undefined ? say('life-swaps-none') : swapSentence(last, table)
}
