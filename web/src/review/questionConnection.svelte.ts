/** A decision of a finished game, asked again: the table as its player saw it, where a move is an answer. */

import type { Table } from '../messages'
import { ReplayConnection } from '../replay/replayConnection.svelte'

export class QuestionConnection extends ReplayConnection {
  onchoose: (moves: string[]) => void = () => undefined

  protected override asShown(table: Table): Table {
    return table
  }

  override decide(moves: string[] = []): boolean {
    this.onchoose(moves)
    return true
  }
}
