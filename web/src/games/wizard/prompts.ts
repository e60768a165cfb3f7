/** Who is asked for what, in words. */

import type { Table } from '../../messages'
import { isAsked } from '../../table/asked'
import { awaited, listed } from '../../table/sentences'
import { say } from '../../words.svelte'
import type { View } from './messages'

export function askedOf(table: Table, view: View): string {
  const mine = isAsked(table)
  const isSealed = view.phase === 'bid' && table.options.bids !== 'open'
  if (mine && view.phase === 'trump') return say('status-your-trump')
  if (mine && view.phase === 'bid') return say(isSealed ? 'status-your-bid-sealed' : 'status-your-bid')
  if (mine) return say(view.trick.length === 0 ? 'status-your-lead' : 'status-your-card')
  const names = awaited(table)
  if (isSealed) return say('status-waiting-bids', { names: listed(names) })
  const key = { trump: 'status-waiting-trump', bid: 'status-waiting-bid', play: 'status-waiting-card', over: 'status-over' }
  return say(key[view.phase], { name: names[0] ?? '' })
}
