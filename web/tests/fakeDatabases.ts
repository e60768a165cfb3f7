/** The part of IndexedDB that the page uses, gone after the test. Its connections can be lost, and its disk can be full. */

type Store = Map<string, unknown>

const keyIn = (key: unknown): string => JSON.stringify(key)
const ignore = (): void => undefined

/** A request that is answered a moment later. */
class Request {
  result: unknown = undefined
  error: DOMException | null = null
  onsuccess: () => unknown = ignore
  onerror: () => unknown = ignore
  onupgradeneeded: () => unknown = ignore
  onblocked: () => unknown = ignore
}

class Transaction {
  error: DOMException | null = null
  oncomplete: () => unknown = ignore
  onabort: () => unknown = ignore
  #unanswered = 0
  #changes: (() => void)[] = []
  #isOver = false

  constructor(readonly databases: FakeDatabases) {}

  objectStore(name: string) {
    const { store, keyPath } = this.databases.storeNamed(name)
    const ownKey = (value: object) => (keyPath === null ? undefined : new Map(Object.entries(value)).get(keyPath))
    const put = (value: object, key: unknown = ownKey(value)) =>
      this.#ask(() => void this.#changes.push(() => store.set(keyIn(key), structuredClone(value))))
    return {
      put,
      add: (value: object, key: unknown) => (store.has(keyIn(key)) ? this.#fail('ConstraintError') : put(value, key)),
      delete: (key: unknown) => this.#ask(() => void this.#changes.push(() => store.delete(keyIn(key)))),
      get: (key: unknown) => this.#ask(() => structuredClone(store.get(keyIn(key)))),
      getKey: (key: unknown) => this.#ask(() => (store.has(keyIn(key)) ? key : undefined)),
      getAll: () => this.#ask(() => structuredClone([...store.values()])),
    }
  }

  abort(): void {
    this.#end(null)
  }

  #ask(answer: () => unknown): Request {
    const request = new Request()
    this.#unanswered += 1
    queueMicrotask(() => {
      if (this.#isOver) return
      request.result = answer()
      request.onsuccess()
      this.#unanswered -= 1
      if (this.#unanswered === 0) this.#commit()
    })
    return request
  }

  #fail(name: string): Request {
    queueMicrotask(() => this.#end(new DOMException('', name)))
    return new Request()
  }

  #commit(): void {
    if (this.databases.isFull && this.#changes.length > 0) return this.#end(new DOMException('', 'QuotaExceededError'))
    if (this.#isOver) return
    this.#isOver = true
    for (const change of this.#changes) change()
    queueMicrotask(() => this.oncomplete())
  }

  #end(error: DOMException | null): void {
    if (this.#isOver) return
    this.#isOver = true
    this.error = error
    queueMicrotask(() => this.onabort())
  }
}

class Connection {
  isOpen = true
  onclose: () => unknown = ignore
  onversionchange: () => unknown = ignore

  constructor(readonly databases: FakeDatabases) {}

  createObjectStore(name: string, { keyPath = null }: { keyPath?: string | null } = {}): void {
    this.databases.stores.set(name, { store: new Map(), keyPath })
  }

  transaction(): Transaction {
    if (!this.isOpen) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    return new Transaction(this.databases)
  }

  close(): void {
    this.isOpen = false
  }
}

export class FakeDatabases {
  readonly stores = new Map<string, { store: Store; keyPath: string | null }>()
  /** Is there no room left? */
  isFull = false
  /** Does the browser refuse to open any, as some do where nothing may be kept? */
  isShut = false
  #connections: Connection[] = []

  storeNamed(name: string): { store: Store; keyPath: string | null } {
    const found = this.stores.get(name)
    if (found === undefined) throw new DOMException(name, 'NotFoundError')
    return found
  }

  open(): Request {
    const request = new Request()
    queueMicrotask(() => {
      if (this.isShut) {
        request.error = new DOMException('', 'UnknownError')
        request.onerror()
        return
      }
      const connection = new Connection(this)
      this.#connections.push(connection)
      request.result = connection
      if (this.stores.size === 0) request.onupgradeneeded()
      request.onsuccess()
    })
    return request
  }

  /** All connections are gone, as when somebody clears the data of a site; not every browser tells the page. */
  lose({ tells, clears = false }: { tells: boolean; clears?: boolean }): void {
    const lost = this.#connections
    this.#connections = []
    if (clears) this.stores.clear()
    for (const connection of lost) {
      connection.close()
      if (tells) connection.onclose()
    }
  }

  /** A newer page wants to change them. Has everybody closed them? */
  async change(): Promise<boolean> {
    for (const connection of this.#connections) connection.onversionchange()
    await Promise.resolve()
    return this.#connections.every(({ isOpen }) => !isOpen)
  }

  /** Everything in a store. */
  in(name: string): unknown[] {
    return [...(this.stores.get(name)?.store.values() ?? [])]
  }
}
