/** What the pages about replays ask of the server. */

import type { ReportMove, Reported } from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'

export const recordOf = (code: string) => `${router.root}api/tables/${code}/record`
export const reportMove = (code: string, report: ReportMove) => ask<Reported>('POST', `tables/${code}/reports`, report)
