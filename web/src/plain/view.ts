/** Where the parts of a view are drawn: in the header, in the hand, beside a player, in the middle, or on the score sheet. */

import type { Table } from '../messages'
import { faceOf } from './faces'
import { drawnFields, isGroup, listOf, type Drawn, type Shape } from './shapes'

/** Fields that mean the same in every game, and have a place of their own. */
const KNOWN = ['phase', 'round', 'rounds', 'hands', 'scores']

type Field = [name: string, drawn: Drawn]
type Seats = Extract<Drawn, { kind: 'seats' }>
export type Row = Extract<Drawn, { kind: 'group' }>

export interface PlainView {
  phase: string
  round: number | null
  /** How many there are in all. */
  rounds: number | null
  /** By seat: the cards that may be seen, or how many there are. */
  hands: (string[] | number)[]
  /** A line or a word beside each player. */
  beside: [name: string, each: Seats['each']][]
  /** What is in the middle. */
  middle: Field[]
  /** The rounds that are over: lists of groups with something for each seat. */
  sheet: Row[]
}

const isCards = (drawn: Drawn | null): boolean => drawn?.kind === 'cards' || drawn?.kind === 'card'
const isShort = (drawn: Drawn | null): boolean => drawn === null || ['number', 'text', 'flag', 'seat'].includes(drawn.kind)
const isEmpty = (drawn: Drawn | null): boolean => drawn === null || (drawn.kind === 'cards' && drawn.cards.length === 0)
const isThere = (drawn: Drawn): boolean => drawn.kind !== 'seats' || !drawn.each.every(isEmpty)

const rowsIn = (drawn: Drawn): Row[] => (drawn.kind === 'list' ? drawn.each.filter((one) => one.kind === 'group') : [])

/** Is it a list of groups with something for each seat? */
const holdsRows = (shape: Shape | undefined): boolean => [...(shape?.each?.fields.values() ?? [])].some(({ bySeat }) => bySeat)

const handOf = (value: unknown): string[] | number =>
  typeof value === 'number' ? value : listOf(value).filter((card) => typeof card === 'string')

export function viewOf(table: Table): PlainView {
  const view = isGroup(table.view) ? table.view : {}
  const shape = faceOf(table.game).view
  const drawn = drawnFields(view, shape)
  const open = drawn.filter(([name, field]) => !KNOWN.includes(name) && isThere(field))
  const beside = open.flatMap(([name, field]): PlainView['beside'] =>
    field.kind === 'seats' && field.each.every(isShort) ? [[name, field.each]] : [],
  )
  const onSheet = open.filter(([name]) => holdsRows(shape.fields.get(name)))
  const elsewhere = [...beside, ...onSheet].map(([name]) => name)
  return {
    phase: typeof view.phase === 'string' ? view.phase : '',
    round: typeof view.round === 'number' ? view.round : null,
    rounds: typeof view.rounds === 'number' ? view.rounds : null,
    hands: listOf(view.hands).map(handOf),
    beside,
    middle: open.filter(([name]) => !elsewhere.includes(name)),
    sheet: onSheet.flatMap(([, field]) => rowsIn(field)),
  }
}

/** Cards take more room than words. */
export const holdsCards = (drawn: Drawn): boolean =>
  drawn.kind === 'seats' || drawn.kind === 'list' ? drawn.each.some(isCards) : isCards(drawn)
