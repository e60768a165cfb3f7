/** What Python's classes and dictionaries become: objects that are their fields, and maps whose keys may be lists. */

export type Named = Record<string, unknown>

/** A class whose objects are their fields. */
interface Kind {
  readonly fields: readonly string[]
  readonly tag?: readonly [string, string]
  readonly defaults?: Readonly<Record<string, () => unknown>>
  /** Is what has its default left out when it is written down? */
  readonly omits_defaults?: boolean
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isKind = (value: unknown): value is Kind => typeof value === 'function' && 'fields' in value && Array.isArray(value.fields)
export const kindOf = (value: object): unknown => Reflect.get(value, 'constructor')

function fill(made: object, kind: unknown, given: Named): void {
  if (!isKind(kind)) return
  const put = (name: string, value: unknown) =>
    Object.defineProperty(made, name, { value, enumerable: true, writable: true, configurable: true })
  if (kind.tag) put(...kind.tag)
  for (const name of kind.fields) {
    if (name in given) put(name, given[name])
    else if (kind.defaults?.[name]) put(name, kind.defaults[name]())
    else throw new TypeError(`missing: ${name}`)
  }
  for (const name of Object.keys(given)) if (!kind.fields.includes(name)) throw new TypeError(`no field ${name}`)
  const after: unknown = Reflect.get(made, '__post_init__')
  if (typeof after === 'function') Reflect.apply(after, made, [])
}

export class Struct {
  constructor(given: Named = {}) {
    fill(this, new.target, given)
  }

  toJSON(): unknown {
    return plain(this)
  }

  /** A named tuple is taken apart. */
  [Symbol.iterator](): Iterator<unknown> {
    return Object.values(this)[Symbol.iterator]()
  }
}

export class ValueError extends Error {}

/** A Struct that is thrown. */
export class Fault extends ValueError {
  constructor(given: Named = {}) {
    super(typeof given.text === 'string' ? given.text : '')
    fill(this, new.target, given)
  }
}

export class OptionClash extends ValueError {
  readonly facts: Dict

  constructor(
    text: string,
    readonly clash: string,
    facts: Named = {},
  ) {
    super(text)
    this.facts = new Dict(Object.entries(facts))
  }
}

/** A dictionary: its keys may be numbers, texts or lists of them. */
export class Dict {
  readonly #items = new Map<unknown, [key: unknown, value: unknown]>()

  constructor(pairs: Iterable<readonly unknown[]> = []) {
    for (const [key, value] of pairs) this.set(key, value)
  }

  get size(): number {
    return this.#items.size
  }
  has(key: unknown): boolean {
    return this.#items.has(canonical(key))
  }
  get(key: unknown, otherwise: unknown = null): unknown {
    const found = this.#items.get(canonical(key))
    return found ? found[1] : otherwise
  }
  set(key: unknown, value: unknown): void {
    this.#items.set(canonical(key), [key, value])
  }
  delete(key: unknown): void {
    this.#items.delete(canonical(key))
  }
  clear(): void {
    this.#items.clear()
  }
  items(): [unknown, unknown][] {
    return [...this.#items.values()]
  }
}

const canonical = (key: unknown): unknown => (Array.isArray(key) ? `list ${JSON.stringify(key)}` : key)

export function call(called: unknown, given: unknown[], named?: Named): unknown {
  if (typeof called !== 'function') throw new TypeError('nothing to call')
  if (!isKind(called)) {
    const all = named ? [...given, named] : given
    return String(called).startsWith('class') ? Reflect.construct(called, all) : Reflect.apply(called, undefined, all)
  }
  const placed = given.map((value, place) => [called.fields[place] ?? '', value])
  return Reflect.construct(called, [{ ...Object.fromEntries(placed), ...named }])
}

/** The fields of a Struct, or of a dictionary with names for keys. */
export function fields(value: unknown): Named {
  if (value instanceof Dict) return Object.fromEntries(value.items())
  const kind = isObject(value) ? kindOf(value) : null
  if (!isObject(value) || !isKind(kind)) throw new TypeError('nothing with fields')
  return Object.fromEntries(kind.fields.map((name) => [name, Reflect.get(value, name)]))
}

/** The names of a Struct's fields. */
export const names = (value: unknown): string[] => Object.keys(fields(value))
export const asdict = (value: unknown): Dict => new Dict(Object.entries(fields(value)))
export const replace = (value: unknown, named: Named): unknown =>
  isObject(value) ? call(kindOf(value), [], { ...fields(value), ...named }) : value

/** A value as JSON would say it: plain objects, lists, numbers and texts. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Set) return [...value].map(plain)
  if (value instanceof Dict) return Object.fromEntries(value.items().map(([key, each]) => [String(key), plain(each)]))
  if (value instanceof Struct) {
    const kind = kindOf(value)
    const usual = isKind(kind) && kind.omits_defaults ? kind.defaults : undefined
    const said = Object.entries(value).filter(([name, each]) => usual?.[name] === undefined || usual[name]() !== each)
    return Object.fromEntries(said.map(([name, each]) => [name, plain(each)]))
  }
  return typeof value === 'bigint' ? Number(value) : value
}
