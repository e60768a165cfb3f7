/** What the page adds to the server's state so that a player can follow it: the finished trick that lies there a moment
longer, the round that was just scored, the sentences for the status line and for a screen reader.

Nothing here holds the state back: hand, legal moves and seats are always the newest. */

import type { Event, Table } from '../messages'
import { preferences } from '../preferences.svelte'
import { say } from '../words.svelte'
import { announcementOf, sentenceOf } from './telling'
import { bidsAddedUp, viewOf, type Trick } from './view'

const HOLD_TRICK = 700
const SWEEP = 260
const SHOW_BANNER = 1_200
const SHOW_ROUND = 6_000

export class Scene {
  /** A finished trick that still lies on the table. */
  held: Trick | null = $state.raw(null)
  /** Is it on its way to the winner? */
  sweeping = $state(false)
  /** The round whose result is shown, counted from 1; null for none. */
  scored: number | null = $state(null)
  /** The last trick of the round before, when this round has none yet. */
  lastOfRound: Trick | null = $state.raw(null)
  banner = $state('')
  /** What just happened, as one sentence. */
  latest = $state('')
  /** Why not, for the status line; gone with the next change. */
  notice = $state('')
  polite = $state('')
  urgent = $state('')

  #timers = new Set<ReturnType<typeof setTimeout>>()
  #wasMyTurn = false

  follow(table: Table, news: Event[], events: Event[], resynced: boolean): void {
    this.notice = ''
    this.lastOfRound = lastTrickIn(events, table.players) ?? this.lastOfRound
    this.#tell(table, resynced ? events.slice(-1) : news)
    this.#callMyTurn(table)
    // Back after a gap, or out of sight: straight to the newest state.
    if (resynced || document.visibilityState === 'hidden') {
      this.clear()
      return
    }
    if (news.some((event) => event.kind === 'trick')) this.#hold()
    if (news.some((event) => event.kind === 'scored')) this.#showRound(table)
    if (news.some((event) => event.kind === 'bid' || event.kind === 'revealed')) this.#showBalance(table)
  }

  /** A tap or a move of one's own: on with it. */
  skip(): void {
    if (this.scored === null) this.#letGo()
  }

  nextRound(): void {
    this.scored = null
    this.#letGo()
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.held = null
    this.sweeping = false
    this.scored = null
    this.banner = ''
  }

  refuse(reason: string): void {
    this.notice = reason
    this.urgent = again(reason, this.urgent)
  }

  /** Read something out. */
  read(text: string): void {
    this.polite = again(text || say('read-nothing'), this.polite)
  }

  #tell(table: Table, news: Event[]): void {
    const sentences = news.map((event) => sentenceOf(event, table)).filter((sentence) => sentence !== null)
    const scores = news.filter((event) => event.kind === 'scored')
    this.latest =
      scores.length > 0 ? scores.map((event) => sentenceOf(event, table)).join(' ') : (sentences.at(-1) ?? this.latest)
    if (news.length > 0) this.polite = again(announcementOf(news, table), this.polite)
  }

  #callMyTurn(table: Table): void {
    const mine = table.legal.length > 0 && table.your_choice === null
    if (mine && !this.#wasMyTurn) this.urgent = again(say('announce-your-turn'), this.urgent)
    this.#wasMyTurn = mine
  }

  #hold(): void {
    const trick = this.lastOfRound
    if (trick === null || preferences.still) return
    this.sweeping = false
    this.held = trick
    this.#later(HOLD_TRICK, () => {
      if (this.held === trick && this.scored === null) this.#sweep()
    })
  }

  #sweep(): void {
    if (!preferences.motion) {
      this.#letGo()
      return
    }
    this.sweeping = true
    this.#later(SWEEP, () => {
      if (this.sweeping) this.#letGo()
    })
  }

  #letGo(): void {
    this.held = null
    this.sweeping = false
  }

  #showRound(table: Table): void {
    if (table.stage === 'over') return
    const round = viewOf(table)?.past.length ?? 0
    this.scored = round
    this.#later(SHOW_ROUND, () => {
      if (this.scored === round) this.nextRound()
    })
  }

  #showBalance(table: Table): void {
    const view = viewOf(table)
    if (view?.phase !== 'play' || view.played.length > 0) return
    const bids = bidsAddedUp(view)
    if (bids === null) return
    this.banner = say('balance-banner', { bids, tricks: view.cards })
    this.#later(SHOW_BANNER, () => (this.banner = ''))
  }

  #later(pause: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      what()
    }, pause)
    this.#timers.add(timer)
  }
}

/** The last finished trick among all that happened, whichever round it was. */
function lastTrickIn(events: Event[], players: number): Trick | null {
  const taken = events.findLastIndex((event) => event.kind === 'trick')
  if (taken < 0) return null
  const cards = events
    .slice(0, taken)
    .filter((event) => event.kind === 'played')
    .slice(-players)
    .map((event): [number, string] => [event.told.seat as number, event.told.card as string])
  return { cards, winner: events[taken]?.told.seat as number }
}

/** The same text twice would be read once: a space more makes it new. */
const again = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text)
