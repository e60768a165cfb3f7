/** What a table of Wild Cards shows a moment longer than it is true: how the round ended, and who took which animal. */

import type { Table } from '../../messages'
import { preferences } from '../../preferences.svelte'
import { Scene } from '../../table/scene.svelte'
import { isGameEvent, type Event, type GameEvent, type PastRound, type Species } from './messages'
import { announcementOf, isResult, sentenceOf } from './sentences'
import { lastRound, viewOf } from './view'

const HOLD_ROUND = 1_800

/** By seat: the place before a round, and after it. */
export interface RanksOfRound {
  before: number[]
  after: number[]
}

const isRound = ({ event }: Event): boolean => event.kind === 'wild_cards.round'

export class WildScene extends Scene<GameEvent> {
  /** The round that has just ended. */
  held: { round: number; past: PastRound } | null = $state.raw(null)
  /** Where the animals go that leave the display: the seat that took each last. */
  takers = new Map<Species, number>()
  /** By round: everybody's place when it began. */
  #ranks = new Map<number, number[]>()

  constructor() {
    super({ isGameEvent, sentenceOf, announcementOf, isResult })
  }

  protected override remember(table: Table, events: Event[]): void {
    const view = viewOf(table)
    // Nothing is won or lost while the bids are made.
    if (view?.phase === 'bid') this.#ranks.set(view.round, table.ranks_now ?? [])
    if (view?.phase === 'over') this.#ranks.set(view.round + 1, table.ranks_now ?? [])
    this.takers.clear()
    const round = events.findLastIndex(isRound)
    const previous = events.slice(0, Math.max(round, 0)).findLastIndex(isRound)
    for (const { event } of events.slice(Math.max(previous, 0)))
      if (event.kind === 'wild_cards.acquired') this.takers.set(event.species, event.seat)
  }

  protected override show(table: Table, news: Event[]): void {
    const view = viewOf(table)
    if (view === null || preferences.still || !news.some(isRound)) return
    this.held = lastRound(view)
    this.later(preferences.timed(HOLD_ROUND), () => (this.held = null))
  }

  /** Everybody's place before and after a round that is over; null where we have not seen both. */
  ranksIn(round: number): RanksOfRound | null {
    const [before, after] = [this.#ranks.get(round), this.#ranks.get(round + 1)]
    if (!before || !after) return null
    // Before the first round there is no place to lose.
    return { before: round > 1 ? before : after, after }
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
