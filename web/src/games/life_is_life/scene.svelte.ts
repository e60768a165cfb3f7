/** What a table of Life is Life shows a moment longer than it is true: how the round came out. */

import type { Table } from '../../messages'
import { Scene } from '../../table/scene.svelte'
import type { Event, GameEvent } from './messages'
import { sentencesWith } from './sentences'
import { swapsIn, viewOf, type Swap } from './view'

/** Ten species are read one after the other. */
const SHOW_VALUING = 20_000

export class LifeScene extends Scene<GameEvent> {
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
    const happened = (kind: GameEvent['kind']) => news.some(({ event }) => event.kind === kind)
    this.swap = happened('life_is_life.dealt') ? null : this.#swapIn(news)
    if (happened('life_is_life.lost') && table.stage !== 'over') this.showRound(viewOf(table)?.past.length ?? 0, SHOW_VALUING)
  }

  /** The last swap that is completed by this news. */
  #swapIn(news: Event[]): Swap | null {
    const completed = news.findLast(({ event }) => event.kind === 'life_is_life.swapped')
    return swapsIn(this.#known()).find(({ number }) => number === completed?.number) ?? null
  }
}
