/** What the pages about events ask of the server. */

import type {
  EnterEvent,
  EventInfo,
  EventInvitation,
  EventMade,
  EventNow,
  EventPage,
  Invite,
  MendEvent,
  OpenEvent,
} from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'

export const askEvents = () => ask<EventInfo[]>('GET', 'events')
export const openEvent = (wish: OpenEvent) => ask<EventMade>('POST', 'events', wish)
export const askEvent = (event: string) => ask<EventPage>('GET', `events/${event}`)
export const askEventNow = (event: string) => ask<EventNow>('GET', `events/${event}/now`)
export const enterEvent = (event: string, invitation: string) =>
  ask<EventPage>('POST', `events/${event}/enter`, { invitation } satisfies EnterEvent)
export const askInvitations = (event: string) => ask<EventInvitation[]>('GET', `events/${event}/invitations`)
export const invite = (event: string, count: number) =>
  ask<EventInvitation[]>('POST', `events/${event}/invitations`, { count } satisfies Invite)
export const leaveEvent = (event: string) => ask<EventPage>('POST', `events/${event}/leave`, {})
export const mendEvent = (event: string, change: MendEvent) => ask<EventPage>('POST', `events/${event}/mend`, change)
export const standingsOf = (event: string) => `${router.root}api/events/${event}/standings.csv`
