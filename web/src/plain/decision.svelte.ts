/** A decision of several parts, in the making. The page knows no rule: it sends the parts so far, and where the server answers that
something is missing, it has also said how to go on. */

import type { Connection } from '../connection.svelte'
import type { Refused, Table } from '../messages'

type Choice = Pick<Table, 'legal' | 'your_choice'>

export class Decision {
  /** The parts that the server would take. */
  parts: readonly string[] = $state.raw([])
  /** How they can go on; null before the first. */
  next: readonly string[] | null = $state.raw(null)
  /** Those that were sent and are not answered yet. */
  #sent: readonly string[] | null = null
  /** What could be chosen when it was begun. */
  #begunWith: Choice = { legal: [], your_choice: null }

  constructor(private readonly connection: Pick<Connection, 'decide'>) {}

  add(move: string, table: Choice): void {
    const parts = [...this.parts, move]
    if (!this.connection.decide(parts)) return
    this.#sent = parts
    this.#begunWith = table
  }

  /** Is it only that something is missing? Then it goes on. */
  isMissingSomething(refused: Refused): boolean {
    const sent = this.#sent
    this.#sent = null
    const { legal } = refused.facts
    if (refused.reason !== 'incomplete' || sent === null || !Array.isArray(legal)) return false
    this.parts = sent
    this.next = inOrderOf(this.#begunWith.legal, legal.map(String))
    return true
  }

  /** Nothing is on its way any more, and nothing was refused: it is made. */
  answered(): void {
    if (this.#sent !== null) this.clear()
  }

  /** The table has moved on. */
  follow(table: Choice): void {
    if (this.parts.length > 0 && !areSame(this.#begunWith, table)) this.clear()
  }

  clear(): void {
    this.parts = []
    this.next = null
    this.#sent = null
  }
}

const areSame = (one: Choice, other: Choice): boolean =>
  String(one.legal) === String(other.legal) && String(one.your_choice) === String(other.your_choice)

/** As the server lists the first parts; what could not be one comes last. */
function inOrderOf(first: readonly string[], moves: readonly string[]): string[] {
  const place = (move: string) => (first.includes(move) ? first.indexOf(move) : first.length)
  return [...moves].sort((one, other) => place(one) - place(other))
}
