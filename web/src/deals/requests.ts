/** What is asked of the server about deals that several people play. */

import type { Challenge, Deal, DealMade, Opened, Parting } from '../messages'
import { ask } from '../server'

export const makeDeal = (code: string, seat?: number) =>
  ask<DealMade>('POST', `tables/${code}/deal`, { seat: seat ?? null } satisfies Challenge)
export const askDeal = (deal: string) => ask<Deal>('GET', `deals/${deal}`)
export const playDeal = (deal: string) => ask<Opened>('POST', `deals/${deal}/play`, {})
export const askParting = (deal: string, one: string, other: string) =>
  ask<Parting>('GET', `deals/${deal}/parting/${one}/${other}`)
