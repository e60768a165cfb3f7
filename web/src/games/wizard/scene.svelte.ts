/** What a table of Wizard shows a moment longer than it is true: the finished trick, the balance of the bids. */

import type { Table } from '../../messages'
import { preferences } from '../../preferences.svelte'
import { wizardPreferences } from './preferences.svelte'
import { Scene } from '../../table/scene.svelte'
import { say } from '../../words.svelte'
import { tricksIn } from './decisive'
import type { Event, GameEvent } from './messages'
import { sentences } from './sentences'
import { bidsAddedUp, viewOf, type TakenTrick } from './view'

const HOLD_TRICK = 700
const SWEEP = 260
const SHOW_BANNER = 1_200

export class WizardScene extends Scene<GameEvent> {
  /** A finished trick that still lies on the table. */
  held: TakenTrick | null = $state.raw(null)
  /** Is it on its way to the winner? */
  sweeping = $state(false)
  /** The last trick of the round before, when this round has none yet. */
  lastOfRound: TakenTrick | null = $state.raw(null)
  banner = $state('')

  /** `plays`: is somebody there to go on? A game shown again goes on by itself. */
  constructor(readonly plays = true) {
    super(sentences)
  }

  protected override remember(table: Table, events: Event[]): void {
    this.lastOfRound = tricksIn(events, table.players).at(-1) ?? this.lastOfRound
  }

  protected override show(table: Table, news: Event[]): void {
    const kinds = new Set(news.map(({ event }) => event.kind))
    if (kinds.has('wizard.trick')) this.#hold()
    if (kinds.has('wizard.scored') && table.stage !== 'over') this.showRound(viewOf(table)?.past.length ?? 0)
    if (kinds.has('wizard.bid') || kinds.has('wizard.revealed')) this.#showBalance(table)
  }

  override skip(): void {
    if (this.scored === null) this.#letGo()
  }

  /** Does a finished trick lie there until its player has seen it? */
  get waits(): boolean {
    return this.held !== null && this.scored === null && this.#untilTapped
  }

  /** Written out there is no trick that lies on the table. */
  get #untilTapped(): boolean {
    return this.plays && wizardPreferences.tricks === 'until_tapped' && !preferences.text
  }

  override nextRound(): void {
    super.nextRound()
    this.#letGo()
  }

  override clear(): void {
    super.clear()
    this.#letGo()
    this.banner = ''
  }

  #hold(): void {
    const trick = this.lastOfRound
    if (trick === null || (preferences.still && !this.#untilTapped)) return
    this.sweeping = false
    this.held = trick
    if (this.#untilTapped) {
      this.polite = `${this.polite} ${say('trick-waits')}`
      return
    }
    this.later(preferences.timed(HOLD_TRICK), () => {
      if (this.held === trick && this.scored === null) this.#sweep()
    })
  }

  #sweep(): void {
    if (!preferences.motion) {
      this.#letGo()
      return
    }
    this.sweeping = true
    this.later(preferences.timed(SWEEP), () => {
      if (this.sweeping) this.#letGo()
    })
  }

  #letGo(): void {
    this.held = null
    this.sweeping = false
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
