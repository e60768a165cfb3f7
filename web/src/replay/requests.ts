/** What replays ask of the server. */

import type { Replay, Reported, ReportMove, Table } from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'

export const askReplay = (code: string) => ask<Replay>('GET', `tables/${code}/replay`)
export const askPosition = (code: string, position: number, eyes: number | 'open' | 'watching') =>
  ask<Table>('GET', `tables/${code}/replay/${position}?view=${eyes}`)
export const recordOf = (code: string) => `${router.root}api/tables/${code}/record`
export const reportMove = (code: string, report: ReportMove) => ask<Reported>('POST', `tables/${code}/reports`, report)
