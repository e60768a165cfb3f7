/** Moments of an event among people: what a page can tell by itself, and when it asks again. */

import type { EventNow } from '../messages'

/** Seconds after which it is asked again where there was no answer, or one that is behind. */
export const AGAIN = 5

/** Whoever plays need not ask for minutes; whoever is done waits for the next table, even where the server has yet to note it. */
export const askAfter = (told: EventNow, over: string | null): number | null =>
  over !== null && told.table === over && !told.over ? AGAIN : told.ask_in

/** The same so many seconds later, as far as the page can tell. */
export const later = (told: EventNow, seconds: number): EventNow => ({
  ...told,
  ends_in: told.ends_in === null ? null : Math.max(0, Math.round(told.ends_in - seconds)),
  next_in: told.next_in === null ? null : Math.max(0, Math.round(told.next_in - seconds)),
})

/** What has changed when this has: the page of the event is asked for again then. */
export const momentOfEvent = ({ number, table, over, open, next_in }: EventNow): string =>
  [number, table, over, open, next_in === null].join(' ')
