/** What a table of Life is Life shows a moment longer than it is true: how the round came out. */

import type { Event, Table } from '../../messages'
import { Scene } from '../../table/scene.svelte'
import { sentencesWith } from './sentences'
import { lastSwapIn, viewOf, type Swap } from './view'

/** Ten species are read one after the other. */
const SHOW_VALUING = 20_000

export class LifeScene extends Scene {
  /** The swap that has just been made, for the cards that fly. */
  swap: Swap | null = $state.raw(null)
  readonly #known: () => Event[]

  constructor(known: () => Event[]) {
    super(sentencesWith(known))
    this.#known = known
  }

  override remember(): void {
    // The rows lie open: nothing has to be kept of what happened before.
  }

  override show(table: Table, news: Event[]): void {
    this.swap = news.some((event) => event.kind === 'dealt') ? null : lastSwapIn(news, this.#known())
    if (news.some((event) => event.kind === 'lost') && table.stage !== 'over')
      this.showRound(viewOf(table)?.past.length ?? 0, SHOW_VALUING)
  }
}
