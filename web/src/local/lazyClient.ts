/** The client of this device's tables: loaded when somebody goes to one, and nothing until then. */

import { needed } from '../needed'
import type { LocalSocket } from './client'

type Client = typeof import('./client')

let client: Client | null = null

export const loadClient = async (): Promise<Client> => (client ??= await import('./client'))

export const isClientLoaded = (): boolean => client !== null

/** A socket to a table of this device; the client must have been loaded. */
export const localSocket = (code: string): LocalSocket => new (needed(client, 'the tables of this device').LocalSocket)(code)
