/** What a table of Wild Cards shows a moment longer than it is true: how the round ended, and who took which animal. */

import type { Event, Table } from '../../messages'
import { preferences } from '../../preferences.svelte'
import { ranksOf } from '../../table/ranks'
import { Scene } from '../../table/scene.svelte'
import { announcementOf, sentenceOf } from './sentences'
import { lastRound, viewOf, type PastRound } from './view'

const HOLD_ROUND = 1_800

/** By seat: the place before a round, and after it. */
export interface RanksOfRound {
  before: number[]
  after: number[]
}

export class WildScene extends Scene {
  /** The round that has just ended. */
  held: { round: number; past: PastRound } | null = $state.raw(null)
  /** Where the animals go that leave the display: the seat that took each last. */
  takers = new Map<string, number>()
  /** By round: what everybody would score when it began. */
  #scores = new Map<number, number[]>()

  constructor() {
    super({ sentenceOf, announcementOf })
  }

  protected override remember(table: Table, events: Event[]): void {
    const view = viewOf(table)
    // Nothing is won or lost while the bids are made.
    if (view?.phase === 'bid') this.#scores.set(view.round, table.scores)
    if (view?.phase === 'over') this.#scores.set(view.round + 1, table.scores)
    this.takers.clear()
    const round = events.findLastIndex((event) => event.kind === 'round')
    const previous = events.slice(0, Math.max(round, 0)).findLastIndex((event) => event.kind === 'round')
    for (const event of events.slice(Math.max(previous, 0)))
      if (event.kind === 'acquired') this.takers.set(event.told.species as string, event.told.seat as number)
  }

  protected override show(table: Table, news: Event[]): void {
    const view = viewOf(table)
    if (view === null || preferences.still || !news.some((event) => event.kind === 'round')) return
    this.held = lastRound(view)
    this.later(preferences.timed(HOLD_ROUND), () => (this.held = null))
  }

  /** Everybody's place before and after a round that is over; null where we have not seen both. */
  ranksIn(round: number): RanksOfRound | null {
    const [before, after] = [this.#scores.get(round), this.#scores.get(round + 1)]
    if (!before || !after) return null
    // Before the first round there is no place to lose.
    return { before: ranksOf(round > 1 ? before : after), after: ranksOf(after) }
  }

  override skip(): void {
    this.held = null
  }

  override nextRound(): void {
    super.nextRound()
    this.skip()
  }

  override clear(): void {
    super.clear()
    this.skip()
  }
}
