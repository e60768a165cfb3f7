/** What every table tells alike: who, how many points, who came and went. */

import type { Event, Table } from '../messages'
import { say, type WordArguments } from '../words.svelte'

/** Who: `name` for the sentence, and `you` to choose its person. */
export function who(table: Table, seat: number): WordArguments {
  return { name: table.seats[seat]?.name ?? '', you: seat === table.you ? 'yes' : 'no' }
}

/** A seat's name where it stands alone. */
export const nameAt = (table: Table, seat: number): string => (seat === table.you ? say('you') : (table.seats[seat]?.name ?? ''))

/** A rank, and how it has changed. */
export function rankWords(before: number, after: number): string {
  const now = say('rank-now', { rank: after })
  if (before === after) return now
  return `${now}, ${say(after < before ? 'rank-up' : 'rank-down', { places: Math.abs(before - after) })}`
}

/** Several things in one sentence. */
export const listed = (parts: string[]): string => new Intl.ListFormat(document.documentElement.lang || 'en').format(parts)

/** News that no game tells in its own way, as a sentence; null for what needs none. */
export function plainSentence(event: Event, table: Table): string | null {
  switch (event.kind) {
    case 'scored':
      return say('news-scored', { ...who(table, event.told.seat as number), points: signed(event.told.points as number) })
    case 'sat':
    case 'left':
      return say(`news-${event.kind}`, who(table, event.told.seat as number))
    case 'right_back':
    case 'host':
      return say(`news-${event.kind.replace('_', '-')}`, who(table, event.told.seat as number))
    case 'came_back':
      return say(event.told.by === 'clock' ? 'news-called-back' : 'news-came-back', who(table, event.told.seat as number))
    case 'played_for':
      return event.told.by === 'clock' ? say('news-played-for', who(table, event.told.seat as number)) : null
    case 'slowed':
      return say('news-slowed', { times: event.told.times as number })
    case 'over':
    case 'closed':
      return say(`news-${event.kind}`)
    default:
      return null
  }
}

/** How a game tells its news. */
export interface Sentences {
  /** One piece of news as a sentence, or null for what needs none. */
  sentenceOf: (event: Event, table: Table) => string | null
  /** Several at once, for a screen reader. */
  announcementOf: (news: Event[], table: Table) => string
}

/** An entry of the log; `heading` stands above it. */
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
