/** The way to the tables of this device: loaded when there is somewhere to go, and small until then. */

import { needed } from '../needed'
import type { LocalSocket } from './client'

type Here = typeof import('./client')

let here: Here | null = null

export const openDoor = async (): Promise<Here> => (here ??= await import('./client'))

/** A socket to a table here; whoever comes to one has opened the door. */
export const socketHere = (code: string): LocalSocket => new (needed(here, 'the tables of this device').LocalSocket)(code)
