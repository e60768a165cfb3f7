/** What the coach says at a stacked table. Each lesson is a list of moments; the last one that holds is spoken of.

A newcomer may do something else than advised: then no moment holds until the table comes back to one. */

import type { Table } from '../messages'

export interface Moment {
  key: string
  holds: (table: Table) => boolean
  /** What the coach points at. */
  moves?: string[]
}

type View = Record<string, unknown>

const viewOf = (table: Table): View => table.view ?? {}
const handOf = (table: Table): string[] => {
  const hand = (viewOf(table).hands as unknown[] | undefined)?.[table.you ?? 0]
  return Array.isArray(hand) ? (hand as string[]) : []
}
const may = (table: Table, move: string) => table.legal.includes(move)
const includesMe = (table: Table, seats: unknown) => (seats as number[]).includes(table.you ?? 0)
const isMine = (table: Table) => table.legal.length > 0 && table.your_choice === null

const made = (table: Table) => (table.scores[table.you ?? 0] ?? 0) > 0
/** The round of Wild Cards that we are in, while bids are made. */
const bidding = (table: Table, round: number) => viewOf(table).phase === 'bid' && viewOf(table).round === round
const leadsLions = (table: Table) => (viewOf(table).leaders as (number | null)[])[LION] === table.you
const LION = 4

export const LESSONS: Record<string, Moment[] | undefined> = {
  wizard: [
    { key: 'bid', holds: (table) => viewOf(table).phase === 'bid' && isMine(table), moves: ['bid 2'] },
    { key: 'follow', holds: (table) => viewOf(table).follow === 'G' && may(table, 'play G1'), moves: ['play G1'] },
    {
      key: 'ruff',
      holds: (table) => viewOf(table).follow === 'G' && !handOf(table).includes('G1') && may(table, 'play R12'),
      moves: ['play R12'],
    },
    {
      key: 'lead',
      holds: (table) => (viewOf(table).trick as unknown[]).length === 0 && may(table, 'play W1'),
      moves: ['play W1'],
    },
    { key: 'made', holds: (table) => table.stage === 'over' && made(table) },
    { key: 'missed', holds: (table) => table.stage === 'over' && !made(table) },
  ],
  wild_cards: [
    { key: 'bid', holds: (table) => bidding(table, 1), moves: ['bid S3'] },
    { key: 'take', holds: (table) => may(table, 'acquire lion'), moves: ['acquire lion'] },
    { key: 'leader', holds: (table) => bidding(table, 2) && leadsLions(table), moves: ['bid refill'] },
    { key: 'refill', holds: (table) => table.legal.some((move) => move.startsWith('discard')) },
    { key: 'on', holds: (table) => bidding(table, 3) },
  ],
  life_is_life: [
    {
      key: 'swap',
      holds: (table) => viewOf(table).round === 1 && !includesMe(table, viewOf(table).swapped) && may(table, 'row 2'),
      moves: ['row 2'],
    },
    {
      key: 'wait',
      holds: (table) => viewOf(table).round === 1 && includesMe(table, viewOf(table).swapped) && !isMine(table),
    },
    { key: 'knock', holds: (table) => viewOf(table).round === 1 && may(table, 'knock'), moves: ['knock'] },
    { key: 'lap', holds: (table) => viewOf(table).round === 1 && includesMe(table, viewOf(table).knocked) },
    { key: 'valued', holds: (table) => viewOf(table).round === 2 },
  ],
}
