/** Which sound goes with what happens at a table. One at a time: the one that matters most. */

import { untrack } from 'svelte'
import type { Connection } from './connection.svelte'
import { cuesOf, type SoundCue } from './cues'
import { folderOf } from './games'
import { isTableEvent, type Event, type Table } from './messages'
import { isAsked } from './table/asked'
import { isElsewhere, sound, type Sound } from './sounds'

/** What sounds in the waiting room, before any game: somebody may be looking elsewhere until it begins. */
const cue = cuesOf(isTableEvent)
const SHARED_CUES: readonly SoundCue[] = [cue('table.started', 'turn'), cue('table.sat', 'card'), cue('table.swapped', 'card')]
const TURN_SHAKE = 30

/** Call it while a component is made: rings as long as the component is there. */
export function playCuesFor(connectionNow: () => Connection | null): void {
  let wasMine = true
  $effect(() => {
    const connection = connectionNow()
    const table = connection?.table
    if (!connection || !table) return
    untrack(() => {
      const mine = isAsked(table)
      const heard = connection.resynced ? null : soundOf(connection.news, table)
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

/** The first cue of the game, in its own order, that something happened for. */
export function soundOf(events: Event[], table: Pick<Table, 'game' | 'you'>): Sound | null {
  for (const cue of [...(folderOf(table.game)?.sounds ?? []), ...SHARED_CUES])
    for (const { event } of events) {
      const heard = cue.soundOf(event, table.you)
      if (heard !== null) return heard
    }
  return null
}
