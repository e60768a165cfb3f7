/** What a plain table shows a moment longer than it is true: what happened at the end of a round. */

import type { EventOf } from '../events'
import { isTableEvent, type Happened, type Table } from '../messages'
import { Scene } from '../table/scene.svelte'
import { plainSentence, type LogEntry, type Sentences } from '../table/sentences'
import { say } from '../words.svelte'
import { viewOf } from './view'
import { eventSentence } from './words'

const SHOW_ROUND = 20_000

const sentenceOf = ({ event }: EventOf<Happened>, table: Table): string | null =>
  isTableEvent(event) ? plainSentence(event, table) : eventSentence(event, table)

const sentences: Sentences<Happened> = {
  isGameEvent: (event): event is Happened => !isTableEvent(event),
  sentenceOf,
  announcementOf: (news, table) =>
    news
      .map((event) => sentenceOf(event, table))
      .filter((sentence) => sentence !== null)
      .join(' '),
}

export class PlainScene extends Scene<Happened> {
  /** How the last round came out, sentence by sentence. */
  results: readonly string[] = $state.raw([])
  #rounds = 0

  constructor() {
    super(sentences)
  }

  override remember(): void {
    // All that is drawn is in the view.
  }

  override show(table: Table, news: EventOf<Happened>[]): void {
    const rounds = viewOf(table).sheet.length
    if (rounds === this.#rounds + 1 && table.stage !== 'over') {
      this.results = news.map((event) => sentenceOf(event, table)).filter((sentence) => sentence !== null)
      this.showRound(rounds, SHOW_ROUND)
    }
    this.#rounds = rounds
  }

  override clear(): void {
    super.clear()
    this.results = []
  }

  /** As many rounds are over as this table shows. */
  countFrom(table: Table): void {
    this.#rounds = viewOf(table).sheet.length
  }
}

/** The log: everything that happened, round by round. */
export function logOf(events: EventOf<Happened>[], table: Table): LogEntry[] {
  let round: unknown = null
  return events.flatMap((one) => {
    const text = sentenceOf(one, table)
    const { event } = one
    const begins = 'round' in event && typeof event.round === 'number' && event.round !== round ? event.round : null
    if (begins !== null) round = begins
    if (text === null) return []
    const heading = begins === null ? null : say('plain-round', { round: begins })
    return [{ number: one.number, text, heading, strong: false }]
  })
}
