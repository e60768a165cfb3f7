/** What happened at a table of Wizard, in a player's words. */

import type { Event, Table } from '../messages'
import { plainSentence, who, type LogLine } from '../table/telling'
import { say } from '../words.svelte'
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

/** Everything that happened, line by line, round by round. */
export function logOf(events: Event[], table: Table): LogLine[] {
  const view = viewOf(table)
  // The oldest events may be missing: rounds are counted back from the present one.
  let round = (view?.round ?? 0) - events.filter((event) => event.kind === 'dealt').length
  return events.flatMap((event) => {
    const isDeal = event.kind === 'dealt'
    if (isDeal) round += 1
    const text = sentenceOf(event, table)
    if (text === null) return []
    const heading = isDeal ? say('round-of', { round, rounds: view?.rounds.length ?? 0 }) : null
    return [{ number: event.number, text, heading, strong: event.kind === 'trick' || event.kind === 'scored' }]
  })
}
