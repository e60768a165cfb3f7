/** What the page adds to the server's state so that a player can follow it: the steps in which a change is shown; what just
happened, for the status line and for a screen reader; why something cannot be done; the round that was just scored. */

import { eventsOf, type EventOf } from '../events'
import { isTableEvent, type Event, type Happened, type Table } from '../messages'
import { preferences } from '../preferences.svelte'
import { say } from '../words.svelte'
import { isAsked } from './asked'
import type { Director, Step } from './playback.svelte'
import type { Sentences } from './sentences'

/** How long each change is shown at least, so that one can follow it. */
const BEAT = 400
const SHOW_ROUND = 6_000
/** A deal makes more events than anything else. */
const LOOK_BACK = 20

/** What the room asks of a scene, whatever game it shows. */
export type AnyScene = Pick<Scene<never>, keyof Scene<never>>

/** A round whose result is shown. */
export interface ScoredRound {
  /** Counted from 1. */
  round: number
  /** The table right after it. */
  table: Table
  /** All that had happened by then. */
  events: Event[]
}

export abstract class Scene<GameEvent extends Happened> {
  scored: ScoredRound | null = $state.raw(null)
  /** What just happened, as one sentence. */
  latest = $state('')
  /** Why not, for the status line; gone with the next change. */
  notice = $state('')
  /** What the next tap does, for the status line. */
  offer = $state('')
  /** What was done in one's name, for the status line; stays until one decides again. */
  reminder = $state('')
  polite = $state('')
  /** What was asked to be read out, apart from the news: while others decide these would wipe it away. */
  answer = $state('')
  urgent = $state('')
  /** Shows the newest, or what comes next and then the rest step by step. */
  goOn: (byOne?: boolean) => void = () => undefined

  #timers = new Set<ReturnType<typeof setTimeout>>()
  #wasMyTurn = false

  constructor(protected readonly sentences: Sentences<GameEvent>) {}

  /** The server spoke. Back after a gap, or out of sight: straight to the newest state; else `show` what has happened. */
  follow(table: Table, news: Event[], events: Event[], resynced: boolean): void {
    const { isGameEvent } = this.sentences
    const [known, fresh] = [eventsOf(events, isGameEvent), eventsOf(news, isGameEvent)]
    this.notice = ''
    this.offer = ''
    this.remember(table, known)
    this.#remind(table, fresh)
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

  /** What a game shows beside the table itself. */
  protected abstract show(table: Table, news: EventOf<GameEvent>[]): void

  /** How a change is shown, step by step; at once for players who want no pauses or use the text table. */
  stepsOf(before: Table, after: Table, news: Event[], known: Event[]): Step[] {
    const steps = this.scenesOf(before, after, news, known)
    if (!preferences.still && !preferences.text) return steps
    const untilTapped = steps.filter((step) => step.hold === Infinity)
    const seen = untilTapped.flatMap((step) => step.news)
    const rest = news.filter((one) => !seen.includes(one))
    return [...untilTapped, this.step(after, rest, 0, steps.find((step) => step.stops)?.enter)]
  }

  /** A game that shows something a moment longer adds a step. */
  protected scenesOf(...[, after, news]: Parameters<Director>): Step[] {
    return [this.step(after, news, this.beat(news))]
  }

  protected step(table: Table, news: Event[], hold: number, enter: () => void = () => this.rest()): Step {
    return { table, news, hold, enter }
  }

  /** How long this is shown before the next may come. */
  protected beat(news: Event[]): number {
    return news.some(({ event }) => this.sentences.isGameEvent(event)) ? preferences.timed(BEAT) : 0
  }

  /** Nothing is shown but the table. */
  protected rest(): void {}

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
    this.answer = again(text === '' ? say('read-nothing') : text, this.answer)
  }

  /** A tap on the table: on with it. */
  skip(): void {
    this.goOn()
  }

  nextRound(): void {
    if (this.scored === null) return
    this.scored = null
    this.goOn(true)
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.scored = null
    this.rest()
  }

  /** The table as the round left it, with the result, until the player goes on or has had time to read it. */
  protected roundEnd(left: Table, news: Event[], scored: ScoredRound, moment = SHOW_ROUND): Step {
    const enter = () => {
      this.rest()
      this.showRound(scored, moment)
    }
    return { ...this.step(left, news, moment, enter), stops: true }
  }

  /** Where a clock runs the game goes on meanwhile. */
  protected showRound(scored: ScoredRound, moment = SHOW_ROUND): void {
    this.later(0, () => (this.scored = scored))
    this.later(moment, () => {
      if (this.scored === scored) this.scored = null
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

  /** The clock has run out, and a bot has decided: it is said until its player is there again. */
  #remind(table: Table, news: EventOf<GameEvent>[]): void {
    const mine = news.filter(({ event }) => 'seat' in event && event.seat === table.you)
    const late = mine.findIndex(({ event }) => isTableEvent(event) && event.kind === 'table.played_for' && event.by === 'clock')
    if (late < 0) return
    const sentences = mine.slice(late, late + 2).map((event) => this.sentences.sentenceOf(event, table))
    this.reminder = sentences.filter((one) => one !== null).join(' ')
  }

  /** It must not be there for a screen reader when it is no longer true: it goes as soon as we are not asked. */
  #callMyTurn(table: Table): void {
    const mine = isAsked(table)
    const call = say('announce-your-turn')
    if (mine && !this.#wasMyTurn) this.urgent = again(call, this.urgent)
    else if (!mine && this.urgent.trimEnd() === call) this.urgent = ''
    this.#wasMyTurn = mine
  }
}

/** The same text twice would be read once: a space more makes it new. */
const again = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text)
