/** What a table of Life is Life shows a moment longer than it is true: how the round came out. */

import { eventsOf } from '../../events'
import type { Event as AnyEvent, Table } from '../../messages'
import { between, type Step } from '../../table/playback.svelte'
import { Scene } from '../../table/scene.svelte'
import { isGameEvent, type Event, type GameEvent } from './messages'
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

  override show(_table: Table, news: Event[]): void {
    this.swap = news.some(({ event }) => event.kind === 'life_is_life.dealt') ? null : this.#swapIn(news)
  }

  /** The table of a round lies there until its result has been read. */
  protected override scenesOf(before: Table, after: Table, news: AnyEvent[], known: AnyEvent[]): Step[] {
    const own = eventsOf(news, isGameEvent)
    const deal = own.find(({ event }) => event.kind === 'life_is_life.dealt')?.number ?? Infinity
    const [view, next] = [viewOf(before), viewOf(after)]
    const isEnd = own.some(({ event }) => event.kind === 'life_is_life.lost') && deal < Infinity
    if (!isEnd || view === null || next === null) return super.scenesOf(before, after, news, known)
    const scored = { round: next.past.length, table: after, events: known }
    const left = between({ ...before, scores: after.scores }, after, { ...view, lives: next.lives })
    const [ofRound, rest] = [news.filter(({ number }) => number < deal), news.filter(({ number }) => number >= deal)]
    return [this.roundEnd(left, ofRound, scored, SHOW_VALUING), this.step(after, rest, this.beat(rest))]
  }

  /** The last swap that is completed by this news. */
  #swapIn(news: Event[]): Swap | null {
    const completed = news.findLast(({ event }) => event.kind === 'life_is_life.swapped')
    return swapsIn(this.#known()).find(({ number }) => number === completed?.number) ?? null
  }
}
