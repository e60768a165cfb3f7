/** Python's manners, for what was translated from it: what is true and what is equal, dictionaries, lists that are added, texts.

Nothing here knows a game. It is no Python either: only what the translated code asks, and an error for the rest. */

import { Rec, small } from './records'
import { asdict, call, Dict, Fault, fields, isObject, kindOf, names, OptionClash, replace, Struct, ValueError } from './structs'

// --------------------------------------------------------------------------------------------------------- what is true

export function truth(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Dict || value instanceof Set) return value.size > 0
  return Boolean(value)
}

function and(...values: (() => unknown)[]): unknown {
  let last: unknown = true
  for (const value of values) if (!truth((last = value()))) break
  return last
}

function or(...values: (() => unknown)[]): unknown {
  let last: unknown = false
  for (const value of values) if (truth((last = value()))) break
  return last
}

export function eq(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, number) => eq(each, other[number]))
  if (one instanceof Set && other instanceof Set) return one.size === other.size && [...one].every((each) => other.has(each))
  if (one instanceof Dict && other instanceof Dict)
    return one.size === other.size && one.items().every(([key, value]) => other.has(key) && eq(value, other.get(key)))
  if (one instanceof Struct && other instanceof Struct)
    return kindOf(one) === kindOf(other) && eq(Object.values(one), Object.values(other))
  if (typeof one === 'boolean' || typeof other === 'boolean') return Number(one) === Number(other)
  return one === other
}

/** Below zero if one comes before the other. */
function order(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (const [number, each] of one.slice(0, other.length).entries()) {
      const first = order(each, other[number])
      if (first !== 0) return first
    }
    return one.length - other.length
  }
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0
  const [a, b] = [number(one), number(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

const isWithin = (one: unknown, other: unknown): boolean => iter(one).every((each) => contains(other, each))
const le = (one: unknown, other: unknown) => (one instanceof Set ? isWithin(one, other) : order(one, other) <= 0)
const ge = (one: unknown, other: unknown) => (one instanceof Set ? isWithin(other, one) : order(one, other) >= 0)
const lt = (one: unknown, other: unknown) => (one instanceof Set ? le(one, other) && !eq(one, other) : order(one, other) < 0)
const gt = (one: unknown, other: unknown) => (one instanceof Set ? ge(one, other) && !eq(one, other) : order(one, other) > 0)

export function contains(many: unknown, one: unknown): boolean {
  if (many instanceof Dict || many instanceof Set) return many.has(one)
  if (typeof many === 'string') return many.includes(str(one))
  return iter(many).some((each) => eq(each, one))
}

// -------------------------------------------------------------------------------------------------------------- numbers

function number(value: unknown): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value
  if (typeof value === 'boolean') return Number(value)
  throw new TypeError(`${String(value)} is no number`)
}

const isFar = (value: number | bigint): boolean => typeof value === 'bigint' || value > 0x3fffffff || value < -0x40000000
const big = (value: unknown): bigint => BigInt(number(value))

function bits(one: unknown, other: unknown, near: (a: number, b: number) => number, far: (a: bigint, b: bigint) => bigint) {
  const [a, b] = [number(one), number(other)]
  return isFar(a) || isFar(b) ? small(far(BigInt(a), BigInt(b))) : near(Number(a), Number(b))
}

function bitor(one: unknown, other: unknown): unknown {
  if (typeof other === 'function') return [one, other].flat() // either of these classes
  if (one instanceof Dict && other instanceof Dict) return new Dict([...one.items(), ...other.items()])
  if (one instanceof Set && other instanceof Set) return new Set([...one, ...other])
  return bits(
    one,
    other,
    (a, b) => a | b,
    (a, b) => a | b,
  )
}

function bitand(one: unknown, other: unknown): unknown {
  if (one instanceof Set && other instanceof Set) return new Set([...one].filter((each) => other.has(each)))
  return bits(
    one,
    other,
    (a, b) => a & b,
    (a, b) => a & b,
  )
}

const bitxor = (one: unknown, other: unknown) =>
  bits(
    one,
    other,
    (a, b) => a ^ b,
    (a, b) => a ^ b,
  )
const shl = (one: unknown, by: unknown) => small(big(one) << big(by))
const shr = (one: unknown, by: unknown) => small(big(one) >> big(by))

function add(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other]
  if (typeof one === 'string' && typeof other === 'string') return one + other
  if (Array.isArray(one)) return one.map((each) => add(each, other))
  return Number(number(one)) + Number(number(other))
}

function sub(one: unknown, other: unknown): unknown {
  if (one instanceof Set && other instanceof Set) return new Set([...one].filter((each) => !other.has(each)))
  return Number(number(one)) - Number(number(other))
}

function mul(one: unknown, other: unknown): unknown {
  if (Array.isArray(one)) return Array.from({ length: Number(number(other)) }, () => one).flat()
  return Number(number(one)) * Number(number(other))
}

const div = (one: unknown, by: unknown) => Number(number(one)) / Number(number(by))
const floordiv = (one: unknown, by: unknown) => Math.floor(Number(number(one)) / Number(number(by)))
const mod = (one: unknown, by: unknown) => {
  const [a, b] = [Number(number(one)), Number(number(by))]
  return ((a % b) + b) % b
}

function int(value: unknown): number | bigint {
  if (typeof value === 'bigint') return small(value)
  if (typeof value === 'string') {
    if (!/^\s*[+-]?\d+\s*$/.test(value)) throw new ValueError(`${repr(value)} is no whole number`)
    return small(BigInt(value.trim()))
  }
  return Math.trunc(Number(number(value)))
}

/** To the nearest, with this many decimals; halfway between two, to the even one. */
function round(value: unknown, places: unknown = 0): number {
  const [exact, digits] = [Number(number(value)), Number(number(places))]
  const scale = 10 ** digits
  const below = Math.floor(exact * scale)
  const isHalf = exact * scale - below === 0.5 && (exact * scale) / scale === exact && (exact * 2 ** 40) % 1 === 0
  return isHalf ? (below + (below % 2)) / scale : Number(exact.toFixed(digits))
}

// ------------------------------------------------------------------------------------------------- lists and dictionaries

export function iter(many: unknown): unknown[] {
  if (Array.isArray(many)) return many
  if (many instanceof Dict) return many.items().map(([key]) => key)
  if (typeof many === 'string') return [...many]
  if (isObject(many) && Symbol.iterator in many) return Array.from(iterable(many))
  throw new TypeError('nothing to go through')
}

const iterable = (many: object): Iterable<unknown> => ({
  [Symbol.iterator](): Iterator<unknown> {
    const begin: unknown = Reflect.get(many, Symbol.iterator)
    if (typeof begin !== 'function') throw new TypeError('nothing to go through')
    return Reflect.apply(begin, many, [])
  },
})

const pairsOf = (many: unknown): unknown[][] => (many instanceof Dict ? many.items() : iter(many).map(iter))
const len = (many: unknown): number => (many instanceof Dict || many instanceof Set ? many.size : iter(many).length)

export function item(many: unknown, at: unknown): unknown {
  if (many instanceof Dict) {
    if (!many.has(at)) throw new RangeError(`no ${repr(at)} in a dictionary`)
    return many.get(at)
  }
  if (Array.isArray(many) || typeof many === 'string') {
    const place = Number(number(at))
    if (place >= many.length || place < -many.length) throw new RangeError(`no place ${place} of ${many.length}`)
    return many.at(place)
  }
  if (isObject(many) && typeof at === 'string') return Reflect.get(many, at)
  throw new TypeError(`nothing has a place ${repr(at)}`)
}

function slice(many: unknown, from: unknown, to: unknown): unknown {
  const bounds = [from, to].map((bound) => (bound === null ? undefined : Number(number(bound))))
  return typeof many === 'string' ? many.slice(...bounds) : iter(many).slice(...bounds)
}

function setitem(many: unknown, at: unknown, value: unknown): void {
  if (many instanceof Dict) many.set(at, value)
  else if (Array.isArray(many)) many[(Number(number(at)) + many.length) % many.length] = value
  else if (isObject(many) && typeof at === 'string') Reflect.set(many, at, value)
  else throw new TypeError(`nothing can be put in place ${repr(at)}`)
}

/** `owner.field[at] = value`: the lists of a record are copies, so a record writes by itself. */
function setat(owner: unknown, field: string, at: unknown, value: unknown): void {
  if (owner instanceof Rec) owner.writeAt(field, Number(number(at)), value)
  else if (isObject(owner)) setitem(Reflect.get(owner, field), at, value)
}

function setslice(owner: unknown, field: string, from: unknown, to: unknown, values: unknown): void {
  const [begin, all] = [from === null ? 0 : Number(number(from)), iter(values)]
  if (!(owner instanceof Rec) || (to !== null && Number(number(to)) - begin !== all.length))
    throw new TypeError(`${field} in part`)
  owner.writeAt(field, begin, ...all)
}

const range = (from: unknown, to?: unknown, step: unknown = 1): number[] => {
  const [begin, end, by] = (to === undefined ? [0, from, step] : [from, to, step]).map((each) => Number(number(each)))
  if (begin === undefined || end === undefined || by === undefined) throw new TypeError('no range')
  return Array.from({ length: Math.max(0, Math.ceil((end - begin) / by)) }, (_, place) => begin + place * by)
}

const enumerate = (many: unknown, from: unknown = 0): unknown[][] =>
  iter(many).map((each, place) => [place + Number(number(from)), each])
const zip = (...all: unknown[]): unknown[][] => {
  const lists = all.map(iter)
  return range(Math.min(...lists.map((list) => list.length))).map((place) => lists.map((list) => list[place]))
}

const pairwise = (many: unknown): unknown[][] => zip(iter(many).slice(0, -1), iter(many).slice(1))

interface Choice {
  key?: (each: unknown) => unknown
  reverse?: unknown
  default?: unknown
}
const isChoice = (value: unknown): value is Choice => isObject(value) && kindOf(value) === Object

function sorted(many: unknown, { key = (each) => each, reverse = false }: Choice = {}): unknown[] {
  const made = [...iter(many)].sort((one, other) => order(key(one), key(other)))
  return truth(reverse) ? made.reverse() : made
}

function extreme(given: unknown[], sign: 1 | -1): unknown {
  const last = given.at(-1)
  const choice = isChoice(last) ? last : {}
  const values = isChoice(last) ? given.slice(0, -1) : given
  const all = values.length === 1 ? iter(values[0]) : values
  const { key = (each: unknown) => each } = choice
  if (all.length === 0 && 'default' in choice) return choice.default
  if (all.length === 0) throw new ValueError('the most of nothing')
  return all.reduce((best, each) => (sign * order(key(each), key(best)) > 0 ? each : best))
}

function next(many: unknown, otherwise: unknown): unknown {
  const [first] = iter(many)
  return len(many) > 0 ? first : otherwise
}

// ---------------------------------------------------------------------------------------------------------------- texts

export function str(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return repr(value)
  return value instanceof Error ? value.message : String(value)
}

function repr(value: unknown): string {
  if (typeof value === 'string') {
    const inside = value.replaceAll('\\', '\\\\')
    return value.includes("'") && !value.includes('"') ? `"${inside}"` : `'${inside.replaceAll("'", "\\'")}'`
  }
  return Array.isArray(value) ? `[${value.map(repr).join(', ')}]` : str(value)
}

/** What a method of Python's own types does. */
const OF_TEXTS: Record<string, (text: string, ...given: unknown[]) => unknown> = {
  split: (text, by) => (by === undefined ? text.split(/\s+/).filter(Boolean) : text.split(str(by))),
  strip: (text) => text.trim(),
  rstrip: (text) => text.trimEnd(),
  join: (text, parts) => iter(parts).map(str).join(text),
  lower: (text) => text.toLowerCase(),
  casefold: (text) => text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ'),
  translate: (text, signs) =>
    signs instanceof Dict ? [...text].map((sign) => signs.get(sign.codePointAt(0), sign)).join('') : text,
  startswith: (text, begin) => text.startsWith(str(begin)),
  removesuffix: (text, end) => (str(end) !== '' && text.endsWith(str(end)) ? text.slice(0, -str(end).length) : text),
  replace: (text, what, by) => text.replaceAll(str(what), str(by)),
  isascii: (text) => /^[\0-\x7f]*$/.test(text),
  isdigit: (text) => /^\d+$/.test(text),
  format: (text, named) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => str(item(named, name))),
}

const OF_LISTS: Record<string, (list: unknown[], ...given: unknown[]) => unknown> = {
  append: (list, one) => void list.push(one),
  extend: (list, more) => void list.push(...iter(more)),
  clear: (list) => void (list.length = 0),
  sort: (list) => void list.sort(order),
  tolist: (list) => list,
  count: (list, one) => list.filter((each) => eq(each, one)).length,
  index: (list, one) => placeOf(list, one),
  remove: (list, one) => void list.splice(placeOf(list, one), 1),
}

const OF_DICTIONARIES: Record<string, (dict: Dict, ...given: unknown[]) => unknown> = {
  get: (dict, key, otherwise) => dict.get(key, otherwise),
  items: (dict) => dict.items(),
  keys: (dict) => iter(dict),
  values: (dict) => dict.items().map(([, value]) => value),
  clear: (dict) => {
    dict.clear()
  },
  setdefault: (dict, key, value) => {
    if (!dict.has(key)) dict.set(key, value)
    return dict.get(key)
  },
  pop: (dict, key) => {
    const taken = item(dict, key)
    dict.delete(key)
    return taken
  },
}

const OF_SETS: Record<string, (set: Set<unknown>, ...given: unknown[]) => unknown> = {
  add: (set, one) => void set.add(one),
  discard: (set, one) => void set.delete(one),
  remove: (set, one) => void set.delete(one),
}

function placeOf(list: unknown[], one: unknown): number {
  const place = list.findIndex((each) => eq(each, one))
  if (place < 0) throw new ValueError(`${repr(one)} is not there`)
  return place
}

export function method(owner: unknown, name: string, ...given: unknown[]): unknown {
  if (typeof owner === 'string' && OF_TEXTS[name]) return OF_TEXTS[name](owner, ...given)
  if (Array.isArray(owner) && OF_LISTS[name]) return OF_LISTS[name](owner, ...given)
  if (owner instanceof Dict && OF_DICTIONARIES[name]) return OF_DICTIONARIES[name](owner, ...given)
  if (owner instanceof Set && OF_SETS[name]) return OF_SETS[name](owner, ...given)
  const own: unknown = isObject(owner) || typeof owner === 'function' ? Reflect.get(owner, name) : undefined
  if (typeof own === 'function') return Reflect.apply(own, owner, given)
  throw new TypeError(`${typeof owner} has no method ${name}`)
}

// --------------------------------------------------------------------------------------------------------------- classes

function isinstance(value: unknown, kinds: unknown): boolean {
  return [kinds].flat().some((kind) => {
    if (kind === list) return Array.isArray(value)
    if (kind === int) return Number.isInteger(value) || typeof value === 'bigint' || typeof value === 'boolean'
    return typeof kind === 'function' && value instanceof kind
  })
}

const list = (many: unknown = []): unknown[] => [...iter(many)]

/** What a generator answers when it has paused for the last time. */
function to_the_end<Answer>(working: Generator<unknown, Answer>): Answer {
  let step = working.next()
  while (!step.done) step = working.next()
  return step.value
}

/** Python remembers what was written for speed; here it is written again. */
const remembered =
  (write: (table: unknown) => unknown): ((record: unknown, table: unknown) => unknown) =>
  (_, table) =>
    write(table)

export const py = {
  ...{ Struct, Fault, ValueError, OptionClash, Dict, truth, and, or, eq, le, ge, lt, gt, contains },
  ...{ bitor, bitand, bitxor, shl, shr, add, sub, mul, div, floordiv, mod, int, round },
  ...{ iter, len, item, slice, setitem, setat, setslice, range, enumerate, zip, pairwise, sorted, next },
  ...{ str, repr, method, call, fields, names, asdict, replace, isinstance, remembered, to_the_end },
  pairs: pairsOf,
  dict: (pairs: unknown = []) => new Dict(pairsOf(pairs)),
  set: (many: unknown = []) => new Set(iter(many)),
  list,
  tuple: (many: unknown = []) => [...iter(many)],
  bool: truth,
  float: (value: unknown) => Number(number(value)),
  isfinite: (value: unknown) => Number.isFinite(Number(number(value))),
  /** Seconds since 1970. */
  time: () => Date.now() / 1000,
  any: (many: unknown) => iter(many).some(truth),
  all: (many: unknown) => iter(many).every(truth),
  type: (value: unknown) => ({ __name__: isObject(value) ? String(Reflect.get(Object(kindOf(value)), 'name')) : typeof value }),
  getattr: (owner: object, name: string, otherwise: unknown) => (name in owner ? Reflect.get(owner, name) : otherwise),
  zeros: (many: unknown) => new Array<number>(Number(number(many))).fill(0),
  normalize: (form: 'NFKC' | 'NFKD', text: string) => text.normalize(form),
  /** The first letter of the kind of a sign: letter, number, symbol, or anything else. */
  category: (sign: string) => (/\p{L}/u.test(sign) ? 'L' : /\p{N}/u.test(sign) ? 'N' : /\p{S}/u.test(sign) ? 'S' : 'C'),
  abs: (value: unknown) => Math.abs(Number(number(value))),
  max: (...given: unknown[]) => extreme(given, 1),
  min: (...given: unknown[]) => extreme(given, -1),
  reversed: (many: unknown) => [...iter(many)].reverse(),
  sum: (many: unknown) => iter(many).reduce<number>((total, each) => total + Number(number(each)), 0),
}

export type Python = typeof py
