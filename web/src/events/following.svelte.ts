/** Where an event among people stands, asked for again when the server says that it is worth it, as long as somebody looks. */

import type { EventNow } from '../messages'
import { say } from '../words.svelte'
import { askEventNow } from './requests'

const SECOND = 1_000
/** Without an answer it is asked again; and how often the page counts down by itself. */
const AGAIN = 5
const COUNT_EVERY = 5 * SECOND
/** All who wait for the same moment do not ask in the same instant. */
const SPREAD = 1.5

export class Following {
  now: EventNow | null = $state.raw(null)

  constructor(event: () => string | null) {
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
        const wait = answer ? answer.ask_in : AGAIN
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

/** The same so many seconds later, as far as the page can tell. */
export const later = (latest: EventNow, seconds: number): EventNow => ({
  ...latest,
  ends_in: latest.ends_in === null ? null : Math.max(0, Math.round(latest.ends_in - seconds)),
  next_in: latest.next_in === null ? null : Math.max(0, Math.round(latest.next_in - seconds)),
})

/** What has changed when this has: the page of the event is asked for again then. */
export const momentOfEvent = ({ number, table, over, open, next_in }: EventNow): string =>
  [number, table, over, open, next_in === null].join(' ')

/** How long there is, in whole minutes. */
export function timeWords({ ends_in, next_in }: EventNow): string {
  if (ends_in !== null) return say('event-minutes-left', { minutes: Math.floor(ends_in / 60) })
  return next_in === null ? '' : say('event-next-in', { minutes: Math.ceil(next_in / 60) })
}
