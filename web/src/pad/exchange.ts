/** All evenings as one file, to be taken to another phone. */

import { alone, editionOf, fieldsOf, isEvening, listOf, type Evening } from './evening'
import { saveFile } from '../saveFile'
import { shownOf } from './phones.svelte'
import { fileDay } from './words'

const KIND = 'mazzo evenings'

export function exportAll(evenings: Evening[]): void {
  const text = JSON.stringify({ kind: KIND, version: 1, evenings: evenings.map(shownOf).map(alone) }, null, 1)
  saveFile(new Blob([text], { type: 'application/json' }), `mazzo-${fileDay(Date.now())}.json`)
}

/** The evenings in a file, or nothing where it holds none of ours. */
export async function readFile(file: File): Promise<Evening[] | null> {
  try {
    const { kind, evenings } = fieldsOf(JSON.parse(await file.text()))
    return kind === KIND ? listOf(evenings).filter(isEvening).map(alone) : null
  } catch {
    return null
  }
}

/** What a file adds to what is here: evenings that are new, and later editions of others. A shared evening follows its server, never
a file. */
export function newsIn(found: readonly Evening[], all: readonly Evening[]): { fresh: Evening[]; later: Evening[] } {
  const here = new Map(all.map((evening) => [evening.id, evening]))
  const fresh = found.filter(({ id }) => !here.has(id))
  const later = found.filter((evening) => {
    const own = here.get(evening.id)
    return own !== undefined && own.shared === undefined && editionOf(evening) > editionOf(own)
  })
  return { fresh, later }
}
