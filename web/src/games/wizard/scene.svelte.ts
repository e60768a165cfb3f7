/** What a table of Wizard shows step by step: the finished trick, its way to the winner, the result of a round; and the balance of
the bids. */

import { eventsOf } from '../../events'
import type { Event as AnyEvent, Table } from '../../messages'
import { preferences } from '../../preferences.svelte'
import { wizardPreferences } from './preferences.svelte'
import { TO_TABLE, TO_WINNER } from '../../table/moving'
import { between, type Step } from '../../table/playback.svelte'
import { Scene } from '../../table/scene.svelte'
import { say } from '../../words.svelte'
import { isGameEvent, type Event, type GameEvent, type View } from './messages'
import { sentences } from './sentences'
import { bidsAddedUp, viewOf, type TakenTrick } from './view'

const HOLD_TRICK = 700
const SHOW_BANNER = 1_200
/** One's own result alone, before the table. */
const SHOW_OWN = 2_000
/** A game that is shown again does not wait for anybody. */
const SHOW_ROUND_AGAIN = 2_500

/** How a round came out for oneself. */
export interface RoundResult {
  bid: number
  won: number
  points: number
}

export class WizardScene extends Scene<GameEvent> {
  /** A finished trick that is still on the table. */
  held: TakenTrick | null = $state.raw(null)
  /** Is it on its way to the winner? */
  sweeping = $state(false)
  banner = $state('')
  /** One's own result of the round that is over. */
  result: RoundResult | null = $state.raw(null)

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
    const happened = eventsOf(news, isGameEvent)
    const end = happened.find(({ event }) => event.kind === 'wizard.trick')
    // How the bids add up is seen before the first card falls.
    if (view?.phase === 'bid' && next?.phase === 'play') return [this.step(after, news, preferences.timed(SHOW_BANNER))]
    if (view === null || next === null || end?.event.kind !== 'wizard.trick') return super.scenesOf(before, after, news, known)
    const played = happened.flatMap(({ event }): [number, string][] =>
      event.kind === 'wizard.played' ? [[event.seat, event.card]] : [],
    )
    const trick = { cards: [...view.trick, ...played], winner: end.event.seat }
    const lies = { ...view, trick: trick.cards, winning: trick.winner, hands: without(view.hands, played) }
    const won = view.won.with(end.event.seat, end.event.won)
    const ofRound = news.filter(({ number }) => number > end.number && number <= lastScored(happened))
    const points = (ofRound.length > 0 ? next.past.at(-1)?.points : next.points) ?? view.points
    const seen = { played: [...view.played, ...played], leader: end.event.seat }
    const taken = { ...lies, ...seen, won, points, trick: [], winning: null }
    // Nobody has won it before the last card has been played.
    const falls = between(before, after, { ...lies, winning: view.winning })
    const steps = [
      ...(preferences.motion ? [this.step(falls, [], preferences.timed(TO_TABLE))] : []),
      this.step(
        between(before, after, lies),
        news.filter(({ number }) => number <= end.number),
        this.#holdTrick,
        () => this.#hold(trick),
      ),
    ]
    const left = between(before, after, taken)
    if (preferences.motion) steps.push(this.step(left, [], preferences.timed(TO_WINNER), () => (this.sweeping = true)))
    const own = ofRound.length > 0 && preferences.motion ? this.#ownResult(after, next) : null
    if (own !== null) steps.push(this.step(left, ofRound, preferences.timed(SHOW_OWN), () => this.#showOwn(own)))
    const isShown = ofRound.length > 0 && after.stage !== 'over'
    if (isShown) {
      const scored = { round: next.past.length, table: after, events: known }
      const said = own === null ? ofRound : []
      steps.push(this.roundEnd(left, said, scored, this.plays ? undefined : SHOW_ROUND_AGAIN))
    }
    const alreadySaid = own !== null || isShown ? ofRound : []
    const rest = news.filter((one) => one.number > end.number && !alreadySaid.includes(one))
    return [...steps, this.step(after, rest, this.beat(rest))]
  }

  #ownResult({ you }: Table, { past }: View): RoundResult | null {
    const round = past.at(-1)
    if (you === null || round === undefined || !this.plays) return null
    return { bid: round.bids[you] ?? 0, won: round.won[you] ?? 0, points: round.points[you] ?? 0 }
  }

  #showOwn(result: RoundResult): void {
    this.rest()
    this.result = result
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
    this.result = null
  }

  /** Does a finished trick stay on the table until its player has seen it? */
  get waits(): boolean {
    return this.held !== null && this.#untilTapped
  }

  /** At a table in text, no finished trick stays on the table. */
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
