/** The hashes of the seeds that we were told before the deal, by table: what the seed is held against when the game is over. */

import type { Table } from './messages'

const nameOf = (code: string) => `mazzo.promise.${code}`

export function promiseOf(code: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(code))
  } catch {
    return null
  }
}

/** Keep the first one we hear while the game goes on; a later one would be another promise. */
export function keepPromise(table: Table): void {
  if (table.stage === 'over' || table.seed_hash === null || promiseOf(table.code) !== null) return
  try {
    sessionStorage.setItem(nameOf(table.code), table.seed_hash)
  } catch {
    // Then the server's own word is all there is.
  }
}
