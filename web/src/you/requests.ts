/** What one's own page asks of the server. */

import type { BlockedPerson, CarryLink, Device, Done, GameStatistics, Unblock } from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'

export const askBlocked = () => ask<BlockedPerson[]>('GET', 'me/blocks')
export const unblock = (number: number) => ask<BlockedPerson[]>('POST', 'me/unblock', { number } satisfies Unblock)
export const askStatistics = () => ask<GameStatistics[]>('GET', 'me/statistics')
export const makeCarryLink = () => ask<CarryLink>('POST', 'me/link', {})
export const askDevices = () => ask<Device[]>('GET', 'me/devices')
/** Null: all others. */
export const endDevices = (id: string | null) => ask<Device[]>('POST', 'me/devices/end', { id })
export const signOut = () => ask<Done>('POST', 'me/sign_out', {})
export const deleteMe = (name: string) => ask<Done>('POST', 'me/delete', { name })
export const exportOfMe = () => `${router.root}api/me/export`
