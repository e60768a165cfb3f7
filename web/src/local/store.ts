/** The logs of the tables on this device, and what a list of them shows. A table is its log played again: nothing else is kept. */

import type { Listed } from './glances'

/** Entries for one place in the log of one table. */
export interface Piece {
  code: string
  first: number
  entries: readonly unknown[]
}

export interface Store {
  /** All of it or nothing; false if something else stands in one of these places already. */
  append(pieces: readonly Piece[]): Promise<boolean>
  log(code: string): Promise<unknown[]>
  list(listed: Listed): Promise<void>
  listed(): Promise<Listed[]>
}

const DATABASE = 'mazzo'
const ENTRIES = 'entries'
const TABLES = 'tables'

const done = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser could not read what it keeps'))
  })

/** The store in the browser. Every decision is in it before anybody is told of it. */
export class KeptInBrowser implements Store {
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<KeptInBrowser> {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES)
      request.result.createObjectStore(TABLES, { keyPath: 'code' })
    }
    return new KeptInBrowser(await done(request))
  }

  append(pieces: readonly Piece[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(ENTRIES, 'readwrite')
      const entries = transaction.objectStore(ENTRIES)
      for (const { code, first, entries: added } of pieces)
        for (const [number, entry] of added.entries()) entries.add(entry, [code, first + number])
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => {
        if (transaction.error?.name === 'ConstraintError') resolve(false)
        else reject(transaction.error ?? new Error('the browser could not keep it'))
      }
    })
  }

  log(code: string): Promise<unknown[]> {
    const all = IDBKeyRange.bound([code, 0], [code, Infinity])
    return done(this.#database.transaction(ENTRIES).objectStore(ENTRIES).getAll(all))
  }

  async list(listed: Listed): Promise<void> {
    await done(this.#database.transaction(TABLES, 'readwrite').objectStore(TABLES).put(listed))
  }

  async listed(): Promise<Listed[]> {
    const all: Listed[] = await done(this.#database.transaction(TABLES).objectStore(TABLES).getAll())
    return all.sort((one, other) => other.changed - one.changed)
  }
}
