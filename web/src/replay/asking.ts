/** What replays and reviews ask of the server. */

import type { Opened, Practised, Replay, Reported, ReportMove, ReviewSoFar, Table, TryAgain } from '../messages'
import { router } from '../router.svelte'
import { ask } from '../server'

export const askReplay = (code: string) => ask<Replay>('GET', `tables/${code}/replay`)
export const askPosition = (code: string, position: number, eyes: number | 'open' | 'watching') =>
  ask<Table>('GET', `tables/${code}/replay/${position}?view=${eyes}`)
export const recordOf = (code: string) => `${router.root}api/tables/${code}/record`
export const reportMove = (code: string, report: ReportMove) => ask<Reported>('POST', `tables/${code}/reports`, report)
export const askReview = (code: string, seat: number) => ask<ReviewSoFar>('GET', `tables/${code}/review/${seat}`)
export const tryAgain = (code: string, place: number) =>
  ask<Opened>('POST', `tables/${code}/practices`, { place } satisfies TryAgain)
export const askPractices = (code: string) => ask<Practised[]>('GET', `tables/${code}/practices`)
