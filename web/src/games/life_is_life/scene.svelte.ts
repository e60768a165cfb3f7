/** What a table of Life is Life shows a moment longer than it is true: how the round came out. */

import { eventsOf } from '../../events'
import type { Event as AnyEvent, Table } from '../../messages'
import { preferences } from '../../preferences.svelte'
import { between, type Step } from '../../table/playback.svelte'
import { Scene } from '../../table/scene.svelte'
import { isGameEvent, type Event, type GameEvent, type View } from './messages'
import { sentencesWith } from './sentences'
import { swapsIn, viewOf, type Swap } from './view'

/** Ten species are read one after the other. */
const SHOW_VALUING = 20_000

export class LifeScene extends Scene<GameEvent> {
  /** The swap that has just been made, for the cards that fly. */
  swap: Swap | null = $state.raw(null)
  /** Has the round that is shown been counted? */
  counted = $state(false)
  readonly #known: () => Event[]
  #isHurried = false

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

  /** The rest of the game is shown as fast as it comes. */
  hurry(): void {
    this.#isHurried = true
    this.nextRound()
    this.goOn()
  }

  /** The table of a round stays until its result has been read. */
  protected override scenesOf(before: Table, after: Table, news: AnyEvent[], known: AnyEvent[]): Step[] {
    if (this.#isHurried) return [this.step(after, news, 0)]
    const own = eventsOf(news, isGameEvent)
    const [view, next] = [viewOf(before), viewOf(after)]
    const isEnd = own.some(({ event }) => event.kind === 'life_is_life.lost')
    // Players who want no pauses find the last round on the finished table.
    const isShown = after.stage !== 'over' || !(preferences.still || preferences.text)
    if (!isEnd || !isShown || view === null || next === null) return super.scenesOf(before, after, news, known)
    const comes = own.find(({ event }) => event.kind === 'life_is_life.dealt' || event.kind === 'life_is_life.over')
    const scored = { round: next.past.length, table: after, events: known }
    const left = between(before, after, afterwards(view, own))
    const [ofRound, rest] = [
      news.filter(({ number }) => number < (comes?.number ?? Infinity)),
      news.filter(({ number }) => number >= (comes?.number ?? Infinity)),
    ]
    return [this.roundEnd(left, ofRound, scored, SHOW_VALUING), this.step(after, rest, this.beat(rest))]
  }

  protected override rest(): void {
    this.counted = false
  }

  /** The last swap that is completed by this news. */
  #swapIn(news: Event[]): Swap | null {
    const completed = news.findLast(({ event }) => event.kind === 'life_is_life.swapped')
    return swapsIn(this.#known()).find(({ number }) => number === completed?.number) ?? null
  }
}

/** The rows and the knocks where the end of the round has left them: nobody has a turn left. */
function afterwards(view: View, events: Event[]): View {
  const [rows, knocked] = [[...view.rows], [...view.knocked]]
  for (const { row, gave } of swapsIn(events)) rows[row - 1] = gave
  for (const { event } of events) if (event.kind === 'life_is_life.knocked') knocked.push(event.seat)
  const turns_left = knocked.length > 0 ? 0 : null
  return { ...view, rows, knocked, derived: { ...view.derived, turns_left } }
}
