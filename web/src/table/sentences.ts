/** What every table tells alike: who, how many points, who came and went. */

import type { EventOf } from '../events'
import { isTableEvent, type Happened, type Table } from '../messages'
import { say, type WordArguments } from '../words.svelte'
import { isSolo } from './solo'

/** Who: `name` for the sentence, and `you` to choose its person. */
export function who(table: Table, seat: number): WordArguments {
  return { name: table.seats[seat]?.name ?? '', you: seat === table.you ? 'yes' : 'no' }
}

/** The names of those the table waits for, ours included if a bot keeps our seat; for use with a verb or a preposition. */
export const awaited = (table: Table): string[] =>
  table.waiting_for.filter((seat) => !table.sealed.includes(seat)).map((seat) => table.seats[seat]?.name ?? '')

/** A seat's name on its own. */
export const nameAt = (table: Table, seat: number): string => (seat === table.you ? say('you') : (table.seats[seat]?.name ?? ''))

/** A rank, and how it has changed. */
export function rankWords(before: number, after: number): string {
  const now = say('rank-now', { rank: after })
  if (before === after) return now
  return `${now}, ${say(after < before ? 'rank-up' : 'rank-down', { places: Math.abs(before - after) })}`
}

/** Several things in one sentence. */
export const listed = (parts: string[]): string => new Intl.ListFormat(document.documentElement.lang || 'en').format(parts)

/** What happens at every table, as a sentence; null for what needs none, and for what only a game can tell. */
export function plainSentence(event: Happened, table: Table): string | null {
  if (!isTableEvent(event)) return null
  switch (event.kind) {
    case 'table.sat':
      return say('news-sat', who(table, event.seat))
    case 'table.left':
      if (event.by !== 'host' && isSolo(table) && event.seat === table.you) return say('news-paused')
      return say(event.by === 'host' ? 'news-removed' : 'news-left', who(table, event.seat))
    case 'table.right_back':
      return say('news-right-back', who(table, event.seat))
    case 'table.host':
      return say('news-host', who(table, event.seat))
    case 'table.came_back':
      return say(event.by === 'clock' ? 'news-called-back' : 'news-came-back', who(table, event.seat))
    case 'table.played_for':
      return event.by === 'clock' ? say('news-played-for', who(table, event.seat)) : null
    case 'table.slowed':
      return say('news-slowed', { times: event.times })
    case 'table.goes_on':
      return say('news-goes-on')
    case 'table.closed':
      return say('news-closed')
    default:
      return null
  }
}

/** Points won or lost at the end of a round or a game, where a game counts in points. */
export const scoredSentence = (table: Table, seat: number, points: number): string =>
  say('news-scored', { ...who(table, seat), points: signed(points) })

/** How a game tells what happens in it. */
export interface Sentences<GameEvent extends Happened> {
  isGameEvent: (event: Happened) => event is GameEvent
  /** One event as a sentence, or null for what needs none. */
  sentenceOf: (event: EventOf<GameEvent>, table: Table) => string | null
  /** Several at once, for a screen reader. */
  announcementOf: (news: EventOf<GameEvent>[], table: Table) => string
  /** Does it say how a round or the game came out? Such sentences stand together, and alone. */
  isResult?: (event: EventOf<GameEvent>) => boolean
}

/** An entry of the log; `heading` is shown above it. */
export interface LogEntry {
  number: number
  text: string
  heading: string | null
  strong: boolean
}

/** A score, with a real minus. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** Points won or lost. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points))
