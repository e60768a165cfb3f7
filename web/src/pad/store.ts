/** The evenings of this browser. Every entry is written to the disk at once; a browser that keeps nothing still has them until the
page is closed. */

import { isEvening, type Evening } from './evening'

const [NAME, VERSION, STORE] = ['mazzo-pad', 1, 'evenings']

let opened: Promise<IDBDatabase | null> | null = null
const unkept = new Map<string, Evening>()

function open(): Promise<IDBDatabase | null> {
  return (opened ??= new Promise((done) => {
    try {
      const request = indexedDB.open(NAME, VERSION)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
      request.onsuccess = () => done(request.result)
      request.onerror = () => done(null)
      request.onblocked = () => done(null)
    } catch {
      done(null)
    }
  }))
}

/** Is done when it is on the disk. */
async function write(change: (store: IDBObjectStore) => void): Promise<boolean> {
  const database = await open()
  if (database === null) return false
  return new Promise((done) => {
    const work = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    work.oncomplete = () => done(true)
    work.onabort = () => done(false)
    change(work.objectStore(STORE))
    work.commit()
  })
}

/** Has it been kept? */
export async function keepEvening(evening: Evening): Promise<boolean> {
  unkept.set(evening.id, evening)
  const isKept = await write((store) => store.put(evening))
  if (isKept && unkept.get(evening.id) === evening) unkept.delete(evening.id)
  return isKept
}

export async function dropEvening(id: string): Promise<void> {
  unkept.delete(id)
  await write((store) => store.delete(id))
}

/** All evenings, the latest first. */
export async function allEvenings(): Promise<Evening[]> {
  const database = await open()
  const found = await new Promise<unknown[]>((done) => {
    if (database === null) return done([])
    const request = database.transaction(STORE).objectStore(STORE).getAll()
    request.onsuccess = () => done(request.result)
    request.onerror = () => done([])
  })
  const all = new Map([...found.filter(isEvening), ...unkept.values()].map((evening) => [evening.id, evening]))
  return [...all.values()].sort((one, other) => other.begun - one.begun)
}
