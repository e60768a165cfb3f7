/** Moments of an event among people: what a page can tell by itself, and when it asks again. */

import type { EventNow } from '../messages'

/** Seconds after which it is asked again where there was no answer, or one that is behind. */
export const AGAIN = 5

/** Players need not ask for minutes; those who are done wait for the next table, even if the server has yet to note it. */
export const askAfter = (latest: EventNow, over: string | null): number | null =>
  over !== null && latest.table === over && !latest.over ? AGAIN : latest.ask_in

/** The same this many seconds later, as far as the page can tell. */
export const later = (latest: EventNow, seconds: number): EventNow => ({
  ...latest,
  ends_in: latest.ends_in === null ? null : Math.max(0, Math.round(latest.ends_in - seconds)),
  next_in: latest.next_in === null ? null : Math.max(0, Math.round(latest.next_in - seconds)),
})

/** What has changed when this has: the page of the event is asked for again then. */
export const momentOfEvent = ({ number, table, over, open, next_in }: EventNow): string =>
  [number, table, over, open, next_in === null].join(' ')
