/** A decision of several parts, in the making. The page knows no rule: it sends the parts so far, and where the server answers that
something is missing, it has also said how to go on. */

import type { Connection } from '../connection.svelte'
import type { Refused, Table } from '../messages'

export class Decision {
  /** The parts that the server would take. */
  parts: readonly string[] = $state.raw([])
  /** How they can go on; null before the first. */
  next: readonly string[] | null = $state.raw(null)
  /** Those that were sent and are not answered yet. */
  #sent: readonly string[] | null = null
  /** What could be chosen when it was begun. */
  #begunWith = ''

  constructor(private readonly connection: Connection) {}

  add(move: string, table: Table): void {
    const parts = [...this.parts, move]
    if (!this.connection.decide(parts)) return
    this.#sent = parts
    this.#begunWith = choiceAt(table)
  }

  /** Is it only that something is missing? Then it goes on. */
  isMissingSomething(refused: Refused): boolean {
    const sent = this.#sent
    this.#sent = null
    const { legal } = refused.facts
    if (refused.reason !== 'incomplete' || sent === null || !Array.isArray(legal)) return false
    this.parts = sent
    this.next = legal.map(String)
    return true
  }

  /** Nothing is on its way any more, and nothing was refused: it is made. */
  answered(): void {
    if (this.#sent !== null) this.clear()
  }

  /** The table has moved on. */
  follow(table: Table): void {
    if (this.parts.length > 0 && this.#begunWith !== choiceAt(table)) this.clear()
  }

  clear(): void {
    this.parts = []
    this.next = null
    this.#sent = null
  }
}

const choiceAt = (table: Table): string => [table.your_choice, table.legal].join(' | ')
