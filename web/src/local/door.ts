/** The way to the tables of this device: loaded when there is somewhere to go, and small until then. */

import { needed } from '../needed'
import type { LocalSocket } from './here'

type Here = typeof import('./here')

let here: Here | null = null

export const openDoor = async (): Promise<Here> => (here ??= await import('./here'))

/** A socket to a table here; whoever comes to one has opened the door. */
export const socketHere = (code: string): LocalSocket => new (needed(here, 'the tables of this device').LocalSocket)(code)
