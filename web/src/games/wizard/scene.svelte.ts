/** What a table of Wizard shows step by step: the finished trick, its way to the winner, the result of a round; and the balance of
the bids. */

import { eventsOf } from '../../events'
import type { Event as AnyEvent, Table } from '../../messages'
import { preferences } from '../../preferences.svelte'
import { wizardPreferences } from './preferences.svelte'
import { between, type Step } from '../../table/playback.svelte'
import { Scene } from '../../table/scene.svelte'
import { say } from '../../words.svelte'
import { isGameEvent, type Event, type GameEvent, type View } from './messages'
import { sentences } from './sentences'
import { bidsAddedUp, viewOf, type TakenTrick } from './view'

const HOLD_TRICK = 900
const SWEEP = 260
const SHOW_BANNER = 1_200
/** A game that is shown again does not wait for anybody. */
const SHOW_ROUND_AGAIN = 2_500

export class WizardScene extends Scene<GameEvent> {
  /** A finished trick that still lies on the table. */
  held: TakenTrick | null = $state.raw(null)
  /** Is it on its way to the winner? */
  sweeping = $state(false)
  banner = $state('')

  /** `plays`: is somebody there to go on? A game shown again goes on by itself. */
  constructor(readonly plays = true) {
    super(sentences)
  }

  protected override remember(): void {
    // All that is drawn is in the view.
  }

  protected override show(table: Table, news: Event[]): void {
    if (news.some(({ event }) => event.kind === 'wizard.bid' || event.kind === 'wizard.revealed')) this.#showBalance(table)
  }

  /** A finished trick is seen before it goes to the winner, and the round before the next one is dealt. */
  protected override scenesOf(before: Table, after: Table, news: AnyEvent[], known: AnyEvent[]): Step[] {
    const [view, next] = [viewOf(before), viewOf(after)]
    const own = eventsOf(news, isGameEvent)
    const end = own.find(({ event }) => event.kind === 'wizard.trick')
    if (view === null || next === null || end?.event.kind !== 'wizard.trick') return super.scenesOf(before, after, news, known)
    const played = own.flatMap(({ event }): [number, string][] =>
      event.kind === 'wizard.played' ? [[event.seat, event.card]] : [],
    )
    const trick = { cards: [...view.trick, ...played], winner: end.event.seat }
    const lies = { ...view, trick: trick.cards, winning: trick.winner, hands: without(view.hands, played) }
    const won = view.won.with(end.event.seat, end.event.won)
    const taken = { ...lies, won, trick: [], winning: null, played: [...view.played, ...played], leader: end.event.seat }
    const ofRound = news.filter(({ number }) => number > end.number && number <= lastScored(own))
    const steps = [
      this.step(
        between(before, after, lies),
        news.filter(({ number }) => number <= end.number),
        this.#holdTrick,
        () => this.#hold(trick),
      ),
    ]
    if (preferences.motion)
      steps.push(this.step(between(before, after, taken), [], preferences.timed(SWEEP), () => (this.sweeping = true)))
    if (ofRound.length > 0 && after.stage !== 'over') {
      const scored = { round: next.past.length, table: after, events: known }
      steps.push(this.roundEnd(between(before, after, taken), ofRound, scored, this.plays ? undefined : SHOW_ROUND_AGAIN))
    }
    const rest = news.filter(
      ({ number }) => number > end.number && (after.stage === 'over' || !ofRound.some((one) => one.number === number)),
    )
    return [...steps, this.step(after, rest, this.beat(rest))]
  }

  get #holdTrick(): number {
    return this.#untilTapped ? Infinity : preferences.timed(HOLD_TRICK)
  }

  #hold(trick: TakenTrick): void {
    this.held = trick
    this.sweeping = false
    if (this.#untilTapped) this.later(0, () => (this.polite = `${this.polite} ${say('trick-waits')}`))
  }

  protected override rest(): void {
    this.held = null
    this.sweeping = false
  }

  /** Does a finished trick lie there until its player has seen it? */
  get waits(): boolean {
    return this.held !== null && this.#untilTapped
  }

  /** Written out there is no trick that lies on the table. */
  get #untilTapped(): boolean {
    return this.plays && wizardPreferences.tricks === 'until_tapped' && !preferences.text
  }

  override clear(): void {
    super.clear()
    this.banner = ''
  }

  #showBalance(table: Table): void {
    const view = viewOf(table)
    if (view?.phase !== 'play' || view.played.length > 0) return
    const bids = bidsAddedUp(view)
    if (bids === null) return
    this.banner = say('balance-banner', { bids, tricks: view.cards })
    this.later(SHOW_BANNER, () => (this.banner = ''))
  }
}

const lastScored = (events: Event[]): number => events.findLast(({ event }) => event.kind === 'wizard.scored')?.number ?? 0

/** Hands after these cards were played from them. */
const without = (hands: View['hands'], played: [number, string][]): View['hands'] =>
  hands.map((hand, seat) => {
    const gone = played.flatMap(([who, card]) => (who === seat ? [card] : []))
    return Array.isArray(hand) ? hand.filter((card) => !gone.includes(card)) : hand - gone.length
  })
