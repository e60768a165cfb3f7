/** A game's view and events, read by their JSON schemas: what is a card, what belongs to a seat, what is part of what. */

/** What a schema says about a value that the value itself does not show. */
export interface Shape {
  isCard: boolean
  isSeat: boolean
  /** Is there one for each seat, in their order? */
  bySeat: boolean
  /** Of each element of a list. */
  each: Shape | null
  /** Of each field of a group. */
  fields: ReadonlyMap<string, Shape>
}

const UNKNOWN: Shape = { isCard: false, isSeat: false, bySeat: false, each: null, fields: new Map() }
/** A shape may hold itself. */
const DEEPEST = 8
const REFERENCE = '#/$defs/'

export type Group = Record<string, unknown>

export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const groupOf = (value: unknown): Group => (isGroup(value) ? value : {})

/** The shape of a schema whose `$ref`s lead into `definitions`. */
export function shapeOf(schema: unknown, definitions: Group, depth = 0): Shape {
  if (depth > DEEPEST) return UNKNOWN
  const choices = choicesIn(schema, definitions)
  const items = choices.find((choice) => choice.items !== undefined)?.items
  const fields = choices.flatMap((choice) => Object.entries(groupOf(choice.properties)))
  return {
    isCard: choices.some((choice) => choice.format === 'card'),
    isSeat: choices.some((choice) => choice.format === 'seat'),
    bySeat: choices.some((choice) => choice.by === 'seat'),
    each: items === undefined ? null : shapeOf(items, definitions, depth + 1),
    fields: new Map(fields.map(([name, field]) => [name, shapeOf(field, definitions, depth + 1)])),
  }
}

/** What a value may be: a schema is one thing, or any of several. */
function choicesIn(schema: unknown, definitions: Group, depth = 0): Group[] {
  if (!isGroup(schema) || depth > DEEPEST) return []
  const named = typeof schema.$ref === 'string' ? definitions[schema.$ref.replace(REFERENCE, '')] : undefined
  return [schema, named, ...listOf(schema.anyOf)]
    .filter(isGroup)
    .flatMap((one) => (one === schema ? [one] : choicesIn(one, definitions, depth + 1)))
}

/** What is drawn for a value. */
export type Drawn =
  | { kind: 'card'; card: string }
  | { kind: 'cards'; cards: string[] }
  | { kind: 'number'; number: number }
  | { kind: 'text'; text: string }
  | { kind: 'flag'; flag: boolean }
  | { kind: 'seat'; seat: number }
  | { kind: 'seats'; each: (Drawn | null)[] }
  | { kind: 'list'; each: Drawn[] }
  | { kind: 'group'; fields: [name: string, drawn: Drawn][] }

/** Null for what is not there. */
export function drawnOf(value: unknown, shape: Shape = UNKNOWN): Drawn | null {
  if (typeof value === 'string') return shape.isCard ? { kind: 'card', card: value } : { kind: 'text', text: value }
  if (typeof value === 'number') return shape.isSeat ? { kind: 'seat', seat: value } : { kind: 'number', number: value }
  if (typeof value === 'boolean') return { kind: 'flag', flag: value }
  if (Array.isArray(value)) return drawnList(value, shape)
  return isGroup(value) ? { kind: 'group', fields: drawnFields(value, shape) } : null
}

function drawnList(values: unknown[], shape: Shape): Drawn {
  const each = values.map((value) => drawnOf(value, shape.each ?? UNKNOWN))
  if (shape.bySeat) return { kind: 'seats', each }
  const there = each.filter((one) => one !== null)
  const cards = there.filter((one) => one.kind === 'card').map(({ card }) => card)
  const areCards = there.length > 0 ? cards.length === there.length : (shape.each?.isCard ?? false)
  return areCards ? { kind: 'cards', cards } : { kind: 'list', each: there }
}

/** The fields of a group in the order in which its type names them; what the type does not know comes last. */
export function drawnFields(group: Group, shape: Shape): [name: string, drawn: Drawn][] {
  const names = new Set([...shape.fields.keys(), ...Object.keys(group)])
  return [...names].flatMap((name): [string, Drawn][] => {
    const drawn = drawnOf(group[name], shape.fields.get(name))
    return drawn === null ? [] : [[name, drawn]]
  })
}
