/** What a plain table shows a moment longer than it is true: what happened at the end of a round. */

import { eventsOf, type EventOf } from '../events'
import { isTableEvent, type Event, type Happened, type Table } from '../messages'
import { between, type Step } from '../table/playback.svelte'
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

  constructor() {
    super(sentences)
  }

  override remember(): void {
    // All that is drawn is in the view.
  }

  override show(): void {
    // What is on the table is all there is to see.
  }

  /** The table of a round stays until its result has been read. */
  protected override scenesOf(before: Table, after: Table, news: Event[], known: Event[]): Step[] {
    const round = viewOf(after).sheet.length
    if (round !== viewOf(before).sheet.length + 1 || after.stage === 'over') return super.scenesOf(before, after, news, known)
    const end = this.roundEnd(between(before, after, before.view), news, { round, table: after, events: known }, SHOW_ROUND)
    const results = eventsOf(news, sentences.isGameEvent).map((event) => sentenceOf(event, after))
    const enter = () => {
      this.results = results.filter((sentence) => sentence !== null)
      end.enter()
    }
    return [{ ...end, enter }, this.step(after, [], this.beat([]))]
  }

  override clear(): void {
    super.clear()
    this.results = []
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
