/** The evenings of this browser. Every entry is written to the disk at once; a browser that keeps nothing still has them until the
page is closed. */

import { editionOf, isEvening, type Evening } from './evening'

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

/** Other tabs of this browser hear of everything that is written. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null

/** Calls back when another tab has written something, and when this one comes back into sight: a phone may have let it sleep. */
export function watchOthers(changed: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && changed()
  others?.addEventListener('message', changed)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    others?.removeEventListener('message', changed)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

/** Is done when it is on the disk. */
async function write(change: (store: IDBObjectStore) => void): Promise<boolean> {
  const database = await open()
  if (database === null) return false
  return new Promise((done) => {
    const work = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    work.oncomplete = () => {
      others?.postMessage('written')
      done(true)
    }
    work.onabort = () => done(false)
    change(work.objectStore(STORE))
  })
}

/** Keeps an evening, unless another tab has written a later one: then that is the answer, and nothing has changed. Nothing where this
browser keeps nothing. */
export async function keepEvening(evening: Evening): Promise<Evening | null> {
  unkept.set(evening.id, evening)
  let answer = evening
  const isWritten = await write((store) => {
    const asked = store.get(evening.id)
    asked.onsuccess = () => {
      const there: unknown = asked.result
      if (isEvening(there) && editionOf(there) >= editionOf(evening)) answer = there
      else store.put(evening)
    }
  })
  if (isWritten && (answer !== evening || unkept.get(evening.id) === evening)) unkept.delete(evening.id)
  return isWritten ? answer : null
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
