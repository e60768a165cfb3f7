/** The logs of the tables on this device, and what a list of them shows. A table is its log played again: nothing else is kept. */

import { answered, Database, written } from '../database'
import { renewed } from './glances'
import type { Listed } from './glances'

/** Entries for one place in the log of one table. */
export interface Piece {
  code: string
  first: number
  entries: readonly unknown[]
  /** What lists show of the table from then on. */
  listed?: Listed
}

export interface Store {
  /** All of it or nothing; false if one of these places is taken already. */
  append(pieces: readonly Piece[]): Promise<boolean>
  log(code: string): Promise<unknown[]>
  list(listed: Listed): Promise<void>
  listed(): Promise<Listed[]>
}

const ENTRIES = 'entries'
const TABLES = 'tables'

const database = new Database('mazzo', (fresh) => {
  fresh.createObjectStore(ENTRIES)
  fresh.createObjectStore(TABLES, { keyPath: 'code' })
})

/** The store in the browser. Every decision is in it before anybody is sent it. */
export class KeptInBrowser implements Store {
  private constructor() {}

  /** Nobody plays where nothing can be kept. */
  static async open(): Promise<KeptInBrowser> {
    await database.use((opened) => Promise.resolve(opened))
    return new KeptInBrowser()
  }

  append(pieces: readonly Piece[]): Promise<boolean> {
    return database.use(async (opened) => {
      const work = opened.transaction([ENTRIES, TABLES], 'readwrite')
      const entries = work.objectStore(ENTRIES)
      for (const { code, first, entries: added, listed } of pieces) {
        if (listed) note(work, listed)
        for (const [number, entry] of added.entries()) entries.add(entry, [code, first + number])
        if (first === 0) continue
        // The data of this site was cleared while a game was on: without its beginning it cannot go on.
        const before = entries.getKey([code, first - 1])
        before.onsuccess = () => before.result === undefined && work.abort()
      }
      try {
        await written(work)
        return true
      } catch (problem) {
        if (work.error?.name === 'ConstraintError') return false
        throw problem
      }
    })
  }

  log(code: string): Promise<unknown[]> {
    const all = IDBKeyRange.bound([code, 0], [code, Infinity])
    return database.use((opened) => answered(opened.transaction(ENTRIES).objectStore(ENTRIES).getAll(all)))
  }

  list(listed: Listed): Promise<void> {
    return database.use((opened) => {
      const work = opened.transaction(TABLES, 'readwrite')
      note(work, listed)
      return written(work)
    })
  }

  async listed(): Promise<Listed[]> {
    const all: Listed[] = await database.use((opened) => answered(opened.transaction(TABLES).objectStore(TABLES).getAll()))
    return all.sort((one, other) => other.changed - one.changed)
  }
}

function note(work: IDBTransaction, listed: Listed): void {
  const tables = work.objectStore(TABLES)
  const before: IDBRequest<Listed | undefined> = tables.get(listed.code)
  before.onsuccess = () => tables.put(renewed(before.result, listed))
}
