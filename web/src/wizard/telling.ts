/** What happened, in a player's words. */

import type { Event, Table } from '../messages'
import { say, type Told } from '../words.svelte'
import { nameOf, suitName } from './cards'

interface News {
  seat: number
  dealer: number
  cards: number
  card: string
  suit: string
  bid: number
  won: number
  points: number
}

/** Who: `name` for the sentence, and `you` to choose its person. */
export function who(table: Table, seat: number): Told {
  return { name: table.seats[seat]?.name ?? '', you: seat === table.you ? 'yes' : 'no' }
}

/** One piece of news as a sentence, or null for what needs none. */
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
    case 'scored':
      return say('news-scored', { ...who(table, told.seat), points: signed(told.points) })
    case 'over':
      return say('news-over')
    case 'sat':
    case 'left':
    case 'sealed':
      return say(`news-${event.kind}`, who(table, told.seat))
    case 'closed':
      return say('news-closed')
    default:
      return null
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

/** A score, with a real minus. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** Points won or lost. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points))
