/** All evenings as one file, to be taken to another phone. */

import { alone, fieldsOf, isEvening, listOf, type Evening } from './evening'
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
