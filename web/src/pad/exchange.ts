/** All evenings as one file, to be taken to another phone. */

import { alone, fieldsOf, isEvening, listOf, type Evening } from './evening'
import { shownOf } from './phones.svelte'

const KIND = 'mazzo evenings'

export function exportAll(evenings: Evening[]): void {
  const text = JSON.stringify({ kind: KIND, version: 1, evenings: evenings.map(shownOf).map(alone) }, null, 1)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `mazzo-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
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
