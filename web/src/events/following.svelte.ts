/** Where an event among people stands, asked for again when the server says that it is worth it, as long as somebody looks. */

import type { EventNow } from '../messages'
import { say } from '../words.svelte'
import { askEventNow } from './requests'
import { AGAIN, askAfter, later } from './moments'

const SECOND = 1_000
/** How often the page counts down by itself. */
const COUNT_EVERY = 5 * SECOND
/** All who wait for the same moment do not ask in the same instant. */
const SPREAD = 1.5

export class Following {
  now: EventNow | null = $state.raw(null)

  /** `over`: a table whose game is seen to be over, which the server may not have noted yet. */
  constructor(event: () => string | null, over: string | null = null) {
    $effect(() => {
      const code = event()
      if (code === null) return
      let latest: EventNow | null = null
      let heardAt = 0
      let timer = 0
      const count = () => {
        if (latest) this.now = later(latest, (performance.now() - heardAt) / SECOND)
      }
      const ask = async () => {
        clearTimeout(timer)
        if (document.visibilityState === 'hidden') return
        const answer = await askEventNow(code).catch(() => null)
        if (answer) {
          latest = answer
          heardAt = performance.now()
          count()
        }
        const wait = answer ? askAfter(answer, over) : AGAIN
        clearTimeout(timer)
        if (wait !== null) timer = window.setTimeout(() => void ask(), (wait + SPREAD * Math.random()) * SECOND)
      }
      const seen = () => {
        if (document.visibilityState === 'visible') void ask()
      }
      void ask()
      const counting = setInterval(count, COUNT_EVERY)
      document.addEventListener('visibilitychange', seen)
      return () => {
        clearTimeout(timer)
        clearInterval(counting)
        document.removeEventListener('visibilitychange', seen)
      }
    })
  }
}

/** How long there is, in whole minutes. */
export function timeWords({ ends_in, next_in }: EventNow): string {
  if (ends_in !== null) return say('event-minutes-left', { minutes: Math.floor(ends_in / 60) })
  return next_in === null ? '' : say('event-next-in', { minutes: Math.ceil(next_in / 60) })
}
