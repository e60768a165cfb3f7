/** What a table of Wild Cards shows a moment longer than it is true: how the round ended, and who took which animal. */

import { eventsOf } from '../../events'
import type { Event as AnyEvent, Table } from '../../messages'
import { between, type Step } from '../../table/playback.svelte'
import { preferences } from '../../preferences.svelte'
import { Scene } from '../../table/scene.svelte'
import { say } from '../../words.svelte'
import { paymentsIn } from './bids'
import { isGameEvent, SPECIES, type Event, type GameEvent, type PastRound, type Species, type View } from './messages'
import { announcementOf, isResult, sentenceOf } from './sentences'
import { lastRound, viewOf } from './view'

const HOLD_ROUND = 1_800
const SHOW_BANNER = 1_800
/** Everybody's points are read part by part. */
const SHOW_ACCOUNT = 30_000

/** By seat: the place before a round, and after it. */
export interface RanksOfRound {
  before: number[]
  after: number[]
}

/** The points are counted when the game is over. */
const isCount = ({ event }: Event): boolean => event.kind === 'wild_cards.best_species'
const isRound = ({ event }: Event): boolean => event.kind === 'wild_cards.round'

export class WildScene extends Scene<GameEvent> {
  /** The round that has just ended. */
  held: { round: number; past: PastRound; payments: Map<number, string[]> } | null = $state.raw(null)
  /** What everybody should notice, written over the table for a moment. */
  banner = $state('')
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
    const rounds = viewOf(table)?.rounds
    if (!preferences.motion || !news.some(({ event }) => event.kind === 'wild_cards.round' && event.round === rounds)) return
    const called = say('wild-final-round')
    this.banner = called
    this.later(preferences.timed(SHOW_BANNER), () => {
      if (this.banner === called) this.banner = ''
    })
  }

  /** A round is seen as it ended before the next one begins, and the game is counted up before it is over. */
  protected override scenesOf(before: Table, after: Table, news: AnyEvent[], known: AnyEvent[]): Step[] {
    const [view, next] = [viewOf(before), viewOf(after)]
    const own = eventsOf(news, isGameEvent)
    const begins = own.find((one) => isRound(one) || isCount(one))?.number
    const ended = next === null ? null : lastRound(next)
    if (view === null || ended === null || begins === undefined) return super.scenesOf(before, after, news, known)
    const ofRound = own.filter(({ number }) => number < begins)
    const left = between({ ...before, scores: after.scores }, after, afterwards(view, ofRound))
    const rest = news.filter(({ number }) => number >= begins)
    const hold = () => {
      this.held = { ...ended, payments: paymentsIn(eventsOf(known, isGameEvent), ended.round) }
      this.banner = say('round-over', { round: ended.round })
    }
    const steps = [this.step(left, ofRound, preferences.timed(HOLD_ROUND), hold)]
    // Players who want no pauses find the account on the finished table.
    if (own.some(isCount) && !preferences.still && !preferences.text) {
      const count = this.roundEnd(left, [], { round: ended.round, table: after, events: known }, SHOW_ACCOUNT)
      const enter = () => {
        count.enter()
        hold() // what everybody took is still there
        this.banner = ''
      }
      steps.push({ ...count, enter })
    }
    return [...steps, this.step(after, rest, this.beat(rest))]
  }

  protected override rest(): void {
    this.held = null
    this.banner = ''
  }

  /** Everybody's place before and after a round that is over; null where we have not seen both. */
  ranksIn(round: number): RanksOfRound | null {
    const [before, after] = [this.#ranks.get(round), this.#ranks.get(round + 1)]
    if (!before || !after) return null
    // Before the first round there is no place to lose.
    return { before: round > 1 ? before : after, after }
  }
}

/** The animals and leaders where these events have left them. */
function afterwards(view: View, events: Event[]): View {
  const [display, leaders] = [[...view.display], [...view.leaders]]
  const collections = view.collections.map((animals) => [...animals])
  for (const { event } of events) {
    if (event.kind === 'wild_cards.leader') leaders[SPECIES.indexOf(event.species)] = event.seat
    if (event.kind !== 'wild_cards.acquired') continue
    const place = display.indexOf(event.species)
    if (place >= 0) display.splice(place, 1)
    const own = collections[event.seat]
    const species = SPECIES.indexOf(event.species)
    if (own) own[species] = (own[species] ?? 0) + 1
  }
  return { ...view, display, leaders, collections }
}
