/** Where an event among people stands, asked for again every few seconds as long as somebody looks. */

import type { EventNow } from '../messages'
import { say } from '../words.svelte'
import { askEventNow } from './asking'

const ASK_EVERY = 4_000

export class Following {
  now: EventNow | null = $state.raw(null)

  constructor(event: () => string | null) {
    $effect(() => {
      const code = event()
      if (code === null) return
      const ask = async () => {
        if (document.visibilityState === 'hidden') return
        // Without an answer it stays as it was.
        this.now = await askEventNow(code).catch(() => this.now)
      }
      void ask()
      const timer = setInterval(() => void ask(), ASK_EVERY)
      return () => clearInterval(timer)
    })
  }
}

/** What has changed when this has: the page of the event is asked for again then. */
export const momentOfEvent = ({ number, table, over, playing, open, next_in }: EventNow): string =>
  [number, table, over, playing, open, next_in === null].join(' ')

/** How long there is, in whole minutes. */
export function timeWords({ ends_in, next_in }: EventNow): string {
  if (ends_in !== null) return say('event-minutes-left', { minutes: Math.floor(ends_in / 60) })
  return next_in === null ? '' : say('event-next-in', { minutes: Math.ceil(next_in / 60) })
}
