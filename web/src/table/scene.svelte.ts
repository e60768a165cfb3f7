/** What the page adds to the server's state so that a player can follow it: what just happened, for the status line and for a
screen reader; why something cannot be done; the round that was just scored. A game adds what it shows a moment longer.

Nothing here holds the state back: hand, legal moves and seats are always the newest. */

import { eventsOf, type EventOf } from '../events'
import type { Event, Happened, Table } from '../messages'
import { say } from '../words.svelte'
import { isAsked } from './asked'
import type { Sentences } from './sentences'

const SHOW_ROUND = 6_000
/** A deal makes more events than anything else. */
const LOOK_BACK = 20

/** What the room asks of a scene, whatever game it shows. */
export type AnyScene = Pick<Scene<never>, keyof Scene<never>>

export abstract class Scene<GameEvent extends Happened> {
  /** The round whose result is shown, counted from 1; null for none. */
  scored: number | null = $state(null)
  /** What just happened, as one sentence. */
  latest = $state('')
  /** Why not, for the status line; gone with the next change. */
  notice = $state('')
  polite = $state('')
  urgent = $state('')

  #timers = new Set<ReturnType<typeof setTimeout>>()
  #wasMyTurn = false

  constructor(protected readonly sentences: Sentences<GameEvent>) {}

  /** The server spoke. Back after a gap, or out of sight: straight to the newest state; else `show` what has happened. */
  follow(table: Table, news: Event[], events: Event[], resynced: boolean): void {
    const { isGameEvent } = this.sentences
    const [known, fresh] = [eventsOf(events, isGameEvent), eventsOf(news, isGameEvent)]
    this.notice = ''
    this.remember(table, known)
    this.#announce(table, resynced ? this.#newestSaid(table, known) : fresh)
    this.#callMyTurn(table)
    if (resynced || document.visibilityState === 'hidden') this.clear()
    else this.show(table, fresh)
  }

  /** The newest of the last events that is worth a sentence. */
  #newestSaid(table: Table, events: EventOf<GameEvent>[]): EventOf<GameEvent>[] {
    const newest = events.slice(-LOOK_BACK).findLast((event) => this.sentences.sentenceOf(event, table) !== null)
    return newest === undefined ? [] : [newest]
  }

  /** What a game keeps of all that happened. */
  protected abstract remember(table: Table, events: EventOf<GameEvent>[]): void

  /** What a game shows for a moment. */
  protected abstract show(table: Table, news: EventOf<GameEvent>[]): void

  /** Say why not. */
  refuse(reason: string): void {
    this.notice = reason
    this.urgent = again(reason, this.urgent)
  }

  /** Something that cannot wait, for a reader. */
  urge(text: string): void {
    this.urgent = again(text, this.urgent)
  }

  /** Read something out on request. */
  read(text: string): void {
    this.polite = again(text === '' ? say('read-nothing') : text, this.polite)
  }

  /** A tap on the table: on with it. */
  skip(): void {}

  nextRound(): void {
    this.scored = null
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.scored = null
  }

  /** After the cards of the next round: both at once would be more than a frame or two can draw. */
  protected showRound(round: number, moment = SHOW_ROUND): void {
    this.later(0, () => (this.scored = round))
    this.later(moment, () => {
      if (this.scored === round) this.nextRound()
    })
  }

  protected later(pause: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      what()
    }, pause)
    this.#timers.add(timer)
  }

  #announce(table: Table, news: EventOf<GameEvent>[]): void {
    const { sentenceOf, announcementOf, isResult } = this.sentences
    const results = isResult === undefined ? [] : news.filter(isResult)
    const sentences = (results.length > 0 ? results : news).map((event) => sentenceOf(event, table)).filter((one) => one !== null)
    this.latest = results.length > 0 ? sentences.join(' ') : (sentences.at(-1) ?? this.latest)
    if (news.length > 0) this.polite = again(announcementOf(news, table), this.polite)
  }

  #callMyTurn(table: Table): void {
    const mine = isAsked(table)
    if (mine && !this.#wasMyTurn) this.urgent = again(say('announce-your-turn'), this.urgent)
    this.#wasMyTurn = mine
  }
}

/** The same text twice would be read once: a space more makes it new. */
const again = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text)
