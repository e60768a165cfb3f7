/** What the pages about events ask of the server. */

import type { EnterEvent, EventInfo, EventMade, EventNow, EventPage, MendEvent, OpenEvent } from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'

export const askEvents = () => ask<EventInfo[]>('GET', 'events')
export const openEvent = (wish: OpenEvent) => ask<EventMade>('POST', 'events', wish)
export const askEvent = (event: string) => ask<EventPage>('GET', `events/${event}`)
export const askEventNow = (event: string) => ask<EventNow>('GET', `events/${event}/now`)
export const enterEvent = (event: string) => ask<EventPage>('POST', `events/${event}/enter`, {} satisfies EnterEvent)
export const leaveEvent = (event: string) => ask<EventPage>('POST', `events/${event}/leave`, {})
export const mendEvent = (event: string, change: MendEvent) => ask<EventPage>('POST', `events/${event}/mend`, change)
export const standingsOf = (event: string) => `${router.root}api/events/${event}/standings.csv`
