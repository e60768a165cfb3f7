/** Records of the rules: bytes, and where each field is in them. */

import type { Layout } from './facts'

type Field = Layout['fields'][string]

export type Whole = number | bigint
export type FieldValue = Whole | FieldValue[]

const BYTES: Record<string, number> = { i1: 1, i8: 8, f8: 8 }

/** A number, and only where it would lose a bit a bigint. */
export const small = (big: bigint): Whole =>
  big >= BigInt(Number.MIN_SAFE_INTEGER) && big <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(big) : big

/** A record of its own memory. Its fields are properties: `view.players`, `view.hand[seat]`. */
export class Rec {
  readonly bytes: Uint8Array
  readonly layout: Layout
  readonly #memory: DataView
  #known: Partial<Record<string, FieldValue>> = {};
  [field: string]: unknown

  constructor(layout: Layout, bytes: Uint8Array = new Uint8Array(layout.size)) {
    this.layout = layout
    this.bytes = bytes
    this.#memory = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return new Proxy(this, FIELDS_AS_PROPERTIES)
  }

  /** Like this one, and apart from it. */
  copy(): Rec {
    return new Rec(this.layout, this.bytes.slice())
  }

  /** Takes over what the rules have made of it. */
  fill(bytes: Uint8Array): void {
    this.bytes.set(bytes)
    this.#known = {}
  }

  has(field: string): boolean {
    return Object.hasOwn(this.layout.fields, field)
  }

  read(field: string): FieldValue {
    return (this.#known[field] ??= this.#read(this.#place(field)))
  }

  write(field: string, value: unknown): void {
    const [begin, type, shape] = this.#place(field)
    if (shape.length > 0) throw new Error(`${field} is many numbers`)
    this.#put(begin, type, value)
    this.#known[field] = undefined
  }

  /** Sets one number of a field, or several from a place on. */
  writeAt(field: string, from: number, ...values: unknown[]): void {
    const [begin, type, shape] = this.#place(field)
    const size = BYTES[type] ?? 0
    const many = shape[0] ?? 0
    if (shape.length !== 1 || from < 0 || from + values.length > many) throw new Error(`${field} has no place ${from}`)
    for (const [number, value] of values.entries()) this.#put(begin + (from + number) * size, type, value)
    this.#known[field] = undefined
  }

  #place(field: string): Field {
    const place = this.layout.fields[field]
    if (place === undefined) throw new Error(`no field ${field}`)
    return place
  }

  #read([begin, type, shape]: Field): FieldValue {
    const size = BYTES[type] ?? 0
    const [many, ...rest] = shape
    if (many === undefined) return this.#one(begin, type)
    const each = size * rest.reduce((product, next) => product * next, 1)
    return Array.from({ length: many }, (_, number) => this.#read([begin + number * each, type, rest]))
  }

  #one(at: number, type: string): Whole {
    if (type === 'i1') return this.#memory.getInt8(at)
    return type === 'f8' ? this.#memory.getFloat64(at, true) : small(this.#memory.getBigInt64(at, true))
  }

  #put(at: number, type: string, value: unknown): void {
    if (typeof value !== 'number' && typeof value !== 'bigint' && typeof value !== 'boolean') throw new Error('no number')
    if (type === 'i1') this.#memory.setInt8(at, Number(value))
    else if (type === 'f8') this.#memory.setFloat64(at, Number(value), true)
    else this.#memory.setBigInt64(at, BigInt(value), true)
  }
}

const FIELDS_AS_PROPERTIES: ProxyHandler<Rec> = {
  get(record, name) {
    if (typeof name === 'string' && record.has(name)) return record.read(name)
    const own: unknown = Reflect.get(record, name, record)
    return typeof own === 'function' ? own.bind(record) : own
  },
  set(record, name, value) {
    if (typeof name !== 'string' || !record.has(name)) return false
    record.write(name, value)
    return true
  },
}
