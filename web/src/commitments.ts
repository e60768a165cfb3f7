/** The server commits itself to a seed before the deal by its hash, which we keep by table: when the game is over the seed is held
against it. */

import type { Table } from './messages'

const nameOf = (code: string) => `mazzo.promise.${code}`

export function commitmentOf(code: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(code))
  } catch {
    return null
  }
}

/** Keep the first one we hear while the game goes on; a later one would be another commitment. */
export function rememberCommitment(table: Table): void {
  if (table.stage === 'over' || table.seed_hash === null || commitmentOf(table.code) !== null) return
  try {
    sessionStorage.setItem(nameOf(table.code), table.seed_hash)
  } catch {
    // Then the server's own word is all there is.
  }
}
