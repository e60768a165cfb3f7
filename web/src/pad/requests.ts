/** What a shared pad asks of the server. */

import type { EveningSeat, OpenEvening, ReleasePlayer, SharedEvening } from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'
import type { Unsent } from './evening'

/** What a pad contains is up to its game. */
type Opening = Omit<OpenEvening, 'entries'> & { entries: unknown }

export const openEvening = (wish: Opening) => ask<SharedEvening>('POST', 'evenings', wish)
/** With `after` the answer comes when there is something newer. */
export const askEvening = (code: string, after: number | null, signal?: AbortSignal) =>
  ask<SharedEvening>('GET', after === null ? `evenings/${code}` : `evenings/${code}?after=${after}`, undefined, signal)
export const sitInEvening = (code: string, seat: number) =>
  ask<SharedEvening>('POST', `evenings/${code}/seat`, { seat } satisfies EveningSeat)
export const releaseInEvening = (code: string, seat: number) =>
  ask<SharedEvening>('POST', `evenings/${code}/release`, { seat } satisfies ReleasePlayer)
export const enterInEvening = (code: string, entry: Unsent) => ask<SharedEvening>('POST', `evenings/${code}/entries`, entry)
export const qrOfEvening = (code: string) => `${router.root}api/evenings/${code}/qr.svg`
