/** What is asked about events. */

import type { EventInfo, EventMade, EventPage, MendEvent, OpenEvent } from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'

export const askEvents = () => ask<EventInfo[]>('GET', 'events')
export const openEvent = (wish: OpenEvent) => ask<EventMade>('POST', 'events', wish)
export const askEvent = (event: string) => ask<EventPage>('GET', `events/${event}`)
export const enterEvent = (event: string) => ask<EventPage>('POST', `events/${event}/enter`, {})
export const mendEvent = (event: string, change: MendEvent) => ask<EventPage>('POST', `events/${event}/mend`, change)
export const standingsOf = (event: string) => `${router.root}api/events/${event}/standings.csv`
