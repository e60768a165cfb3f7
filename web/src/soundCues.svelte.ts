/** Which sound goes with what happens at a table. One at a time: the one that matters most. */

import { untrack } from 'svelte'
import type { Line } from './line.svelte'
import type { Event, Table } from './messages'
import { isElsewhere, sound, type Sound } from './sounds'

const SOMETHING_MOVES = ['played', 'laid', 'swapped', 'took', 'acquired', 'knocked', 'trick', 'revealed', 'bid']
const TURN_SHAKE = 30

/** Call it while a component is made: rings as long as the component is there. */
export function ringFor(lineNow: () => Line | null): void {
  let wasMine = true
  $effect(() => {
    const line = lineNow()
    const table = line?.table
    if (!line || !table) return
    untrack(() => {
      const mine = table.legal.length > 0 && table.your_choice === null
      const heard = line.resynced ? null : soundOf(table.events, table)
      if (mine && !wasMine && isElsewhere()) callTurn()
      else if (heard !== null) sound(heard)
      wasMine = mine
    })
  })
}

function callTurn(): void {
  sound('turn')
  // Browsers that cannot shake, or may not before the first touch, just do not.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TURN_SHAKE)
}

function soundOf(news: Event[], table: Table): Sound | null {
  const own = news.filter((event) => event.told.seat === table.you)
  const points = own.find((event) => event.kind === 'scored')?.told.points
  if (typeof points === 'number') return points > 0 ? 'made' : 'failed'
  const lives = own.find((event) => event.kind === 'lost')?.told.lives
  if (typeof lives === 'number') return lives > 0 ? 'failed' : 'made'
  if (own.some((event) => event.kind === 'gained')) return 'made'
  if (news.some((event) => event.kind === 'knocked')) return 'knock'
  if (own.some((event) => event.kind === 'trick' || event.kind === 'acquired')) return 'trick'
  return news.some((event) => SOMETHING_MOVES.includes(event.kind)) ? 'card' : null
}
