/** The evenings of this browser. Every entry is written to the disk at once; a browser that keeps nothing still has them until the
page is closed. */

import { answered, Database, written } from '../database'
import { editionOf, isEvening, type Evening } from './evening'

const NAME = 'mazzo-pad'
const STORE = 'evenings'

const database = new Database(NAME, (fresh) => fresh.createObjectStore(STORE, { keyPath: 'id' }))
const unkept = new Map<string, Evening>()

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

/** Is done when it is on the disk; false where this browser keeps nothing. */
async function write(change: (store: IDBObjectStore) => void): Promise<boolean> {
  try {
    await database.use((opened) => {
      const work = opened.transaction(STORE, 'readwrite', { durability: 'strict' })
      change(work.objectStore(STORE))
      return written(work)
    })
  } catch {
    return false
  }
  others?.postMessage('written')
  return true
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
      const isLater = isEvening(there) && editionOf(there) >= editionOf(evening)
      answer = isLater ? there : evening
      if (!isLater) store.put(evening)
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
  const found: unknown[] = await database
    .use((opened) => answered(opened.transaction(STORE).objectStore(STORE).getAll()))
    .catch(() => [])
  const all = new Map([...found.filter(isEvening), ...unkept.values()].map((evening) => [evening.id, evening]))
  return [...all.values()].sort((one, other) => other.begun - one.begun)
}
