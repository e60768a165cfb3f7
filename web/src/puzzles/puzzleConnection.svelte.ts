/** The table of a puzzle, where a move is an answer. */

import { Connection } from '../connection.svelte'
import type { Table } from '../messages'

export class PuzzleConnection extends Connection {
  override readonly isReplay = true
  onchoose: (moves: string[]) => void = () => undefined

  constructor(table: Table) {
    super('', false)
    this.signal = 'good'
    this.events = table.events
    this.playback.push(table, [], table.events, true)
  }

  override send(): boolean {
    return false
  }

  override decide(moves: string[] = []): boolean {
    this.onchoose(moves)
    return true
  }
}
