/** What is asked of the server about other people. */

import type { BlockedPerson, ReportPerson, SomebodyAtTable, Unblock } from '../messages'
import { ask } from '../server'

export const blockPerson = (code: string, whom: SomebodyAtTable) =>
  ask<BlockedPerson[]>('POST', `tables/${code}/people/block`, whom)
export const reportPerson = (code: string, report: ReportPerson) =>
  ask<Record<string, never>>('POST', `tables/${code}/people/report`, report)
export const askBlocked = () => ask<BlockedPerson[]>('GET', 'me/blocks')
export const unblock = (number: number) => ask<BlockedPerson[]>('POST', 'me/unblock', { number } satisfies Unblock)
