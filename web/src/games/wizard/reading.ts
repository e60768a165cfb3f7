/** What the single letters read out. */

import type { Table } from '../../messages'
import { nameAt, written } from '../../table/sentences'
import { capitalised, say } from '../../words.svelte'
import { nameOf, suitName } from './cards'
import type { View } from './messages'
import { isBiddingDone, type TakenTrick } from './view'

export function readHand(hand: string[]): string {
  return capitalised(hand.map(nameOf).join(', '))
}

export function readTrick(table: Table, view: View): string {
  const cards = view.trick.map(([seat, card]) => {
    const key = seat === view.winning ? 'played-by-winning' : 'played-by'
    return say(key, { name: nameAt(table, seat), card: nameOf(card) })
  })
  const trump = view.trump === null ? say('trump-none') : say('trump-is', { suit: suitName(view.trump) })
  return [...(cards.length > 0 ? cards : [say('trick-empty')]), trump].join('. ')
}

export function readScore(table: Table, view: View): string {
  return table.seats.map(({ seat }) => `${nameAt(table, seat)}: ${written(view.scores[seat] ?? 0)}`).join(', ')
}

export function readBids(table: Table, view: View): string {
  return table.seats
    .map(({ seat }) => {
      const bid = view.bids[seat] ?? null
      const said = bid !== null ? say('seat-bid', { bid }) : say(isBiddingDone(view) ? 'seat-bid-hidden' : 'seat-bid-open')
      return `${nameAt(table, seat)}: ${said}, ${say('seat-won', { won: view.won[seat] ?? 0 })}`
    })
    .join('. ')
}

/** All tricks that one may look at, the newest first. */
export function readTricks(table: Table, tricks: readonly TakenTrick[]): string {
  if (tricks.length < 2) return readTakenTrick(table, tricks[0] ?? null)
  const read = tricks.map((trick, place) => `${say('trick-number', { number: place + 1 })}: ${readTakenTrick(table, trick)}`)
  return read.reverse().join('. ')
}

function readTakenTrick(table: Table, trick: TakenTrick | null): string {
  if (trick === null) return say('no-last-trick')
  return trick.cards
    .map(([seat, card]) =>
      say(seat === trick.winner ? 'played-by-won' : 'played-by', { name: nameAt(table, seat), card: nameOf(card) }),
    )
    .join('. ')
}
