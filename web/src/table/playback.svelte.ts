/** What happens at a table, shown step by step: however fast the others play, every card is seen to fall, and nothing is said
before it is shown. The connection knows the newest state; after coming back or looking away, that one is shown at once. */

import type { Event, Table } from '../messages'

/** One picture of the table. */
export interface Step {
  table: Table
  /** What has happened since the step before. */
  news: Event[]
  /** For this many milliseconds nothing else is shown. */
  hold: number
  /** Is it shown to who is in a hurry as well? */
  stops?: boolean
  /** Called when it is shown. */
  enter: () => void
}

/** How a change of the table is shown. `known`: all that has happened, the news included. */
export type Director = (before: Table, after: Table, news: Event[], known: Event[]) => Step[]

/** A picture between two states of the table: nobody is asked for anything. */
export const between = (before: Table, after: Table, view: unknown): Table => ({
  ...before,
  turn: after.turn,
  view,
  waiting_for: [],
  sealed: [],
  your_choice: null,
  legal: [],
  illegal: [],
})

/** Where a clock runs the page is never more than this behind, in milliseconds. */
const MOST_BEHIND = 1_000

export class Playback {
  /** Without one the newest state is shown at once. */
  director: Director | null = null
  /** How many times as fast as usual. */
  pace = 1

  #queue: (Step & { by: number })[] = []
  #newest: Table | null = null
  #isHolding = false
  #holdsUntil = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #show: (table: Table, news: Event[], resynced: boolean) => void

  constructor(show: (table: Table, news: Event[], resynced: boolean) => void) {
    this.#show = show
  }

  /** The newest state that we know; it may not be shown yet. */
  get newest(): Table | null {
    return this.#newest
  }

  get isBehind(): boolean {
    return this.#queue.length > 0
  }

  push(table: Table, news: Event[], known: Event[], resynced: boolean): void {
    const before = this.#newest
    this.#newest = table
    if (resynced || before === null || this.director === null || document.visibilityState === 'hidden')
      return this.#jump(table, news, resynced)
    const by = table.clock === null ? Infinity : performance.now() + MOST_BEHIND
    this.#queue.push(...this.director(before, table, news, known).map((step) => ({ ...step, by })))
    if (this.#isHolding) this.#setTimer()
    else this.#next()
  }

  /** On with it: to the newest state, or to the next that should be seen; or by one step, and then on as usual. */
  skip(byOne = false): void {
    const stop = byOne ? 0 : this.#queue.findIndex((step) => step.stops)
    const passed = this.#queue.splice(0, stop < 0 ? this.#queue.length : stop + 1)
    const last = passed.at(-1)
    if (last !== undefined) this.#enter({ ...last, news: passed.flatMap((step) => step.news) })
  }

  /** What was not shown is not shown any more. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#isHolding = false
    this.#queue = []
  }

  #jump(table: Table, news: Event[], resynced: boolean): void {
    const missed = this.#queue.flatMap((step) => step.news)
    this.drop()
    this.#show(table, [...missed, ...news], resynced)
  }

  #next = (): void => {
    this.#isHolding = false
    const step = this.#queue.shift()
    if (step !== undefined) this.#enter(step)
  }

  #enter(step: Step): void {
    step.enter()
    this.#show(step.table, step.news, false)
    this.#isHolding = true
    this.#holdsUntil = performance.now() + step.hold / this.pace
    this.#setTimer()
  }

  /** As long as the step is held, but so that each of those that wait is shown in time. */
  #setTimer(): void {
    clearTimeout(this.#timer)
    const now = performance.now()
    const hold = Math.min(this.#holdsUntil - now, ...this.#queue.map((step, place) => (step.by - now) / (place + 1)))
    if (hold < Infinity) this.#timer = setTimeout(this.#next, hold) // else it ends with a tap
  }
}
