/** What happened at a table of Wizard, in a player's words. */

import type { Event, Table } from '../../messages'
import { plainSentence, who, type LogEntry } from '../../table/sentences'
import { say } from '../../words.svelte'
import { nameOf, suitName } from './cards'
import { viewOf } from './view'

interface News {
  seat: number
  dealer: number
  cards: number
  card: string
  suit: string
  bid: number
  won: number
}

export function sentenceOf(event: Event, table: Table): string | null {
  const told = event.told as unknown as News
  switch (event.kind) {
    case 'dealt':
      return say('news-dealt', { ...who(table, told.dealer), cards: told.cards })
    case 'turned':
      return say('news-turned', { card: nameOf(told.card) })
    case 'trump':
      return say('news-trump', { ...who(table, told.seat), suit: suitName(told.suit) })
    case 'bid':
    case 'revealed':
      return say(`news-${event.kind}`, { ...who(table, told.seat), bid: told.bid })
    case 'played':
      return say('news-played', { ...who(table, told.seat), card: nameOf(told.card) })
    case 'trick':
      return say('news-trick', { ...who(table, told.seat), won: told.won })
    case 'sealed':
      return say('news-sealed', who(table, told.seat))
    default:
      return plainSentence(event, table)
  }
}

/** The same for a reader: a finished trick is one sentence, whatever led to it. */
export function announcementOf(news: Event[], table: Table): string {
  const lastTrick = news.findLastIndex((event) => event.kind === 'trick')
  const cardsBefore = new Set(news.slice(0, Math.max(lastTrick, 0)).filter((event) => event.kind === 'played'))
  return news
    .filter((event) => !cardsBefore.has(event) || event === news[lastTrick - 1])
    .map((event) => sentenceOf(event, table))
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/** The cards one has to remember: those of the tricks before the last, as long as their round is played. */
export function cardsToRemember(events: readonly Event[]): Set<Event> {
  const round = events.slice(events.findLastIndex((event) => event.kind === 'dealt') + 1)
  const last = round.findLastIndex((event) => event.kind === 'trick')
  const before = round.slice(0, Math.max(last, 0)).findLastIndex((event) => event.kind === 'trick')
  return new Set(round.slice(0, before + 1).filter((event) => event.kind === 'played'))
}

/** The log: everything that happened, round by round. Where one may look at the last trick only, neither does the log tell
more of the round that is played. */
export function logOf(events: Event[], table: Table, looksBack: boolean): LogEntry[] {
  const view = viewOf(table)
  const untold = looksBack ? new Set() : cardsToRemember(events)
  // The oldest events may be missing: rounds are counted back from the present one.
  let round = (view?.round ?? 0) - events.filter((event) => event.kind === 'dealt').length
  return events.flatMap((event) => {
    const isDeal = event.kind === 'dealt'
    if (isDeal) round += 1
    const text = untold.has(event) ? null : sentenceOf(event, table)
    if (text === null) return []
    const heading = isDeal ? say('round-of', { round, rounds: view?.rounds.length ?? 0 }) : null
    return [{ number: event.number, text, heading, strong: event.kind === 'trick' || event.kind === 'scored' }]
  })
}
