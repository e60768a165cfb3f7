/** What happened at a table of Life is Life, in a player's words. */

import type { Event, Table } from '../../messages'
import { nameAt, plainSentence, who, type LogEntry, type Sentences } from '../../table/sentences'
import { capitalised, say } from '../../words.svelte'
import { nameOf, wordsFor } from './cards'
import { swapEndingAt, type Swap } from './view'

interface News {
  seat: number
  starter: number
  round: number
  row: number
  card: string
  cards: number
  species: string
  points: number
  lives: number
  laps: number
}

export function swapSentence(swap: Swap, table: Table): string {
  const words = { ...who(table, swap.seat), row: swap.row }
  return say('life-news-swapped', { ...words, gave: wordsFor(swap.gave), got: wordsFor(swap.got) })
}

/** A swap makes several events: its sentence is said at the last of them, for which the others are looked up. */
function sentenceOf(event: Event, table: Table, events: Event[]): string | null {
  const told = event.told as unknown as News
  switch (event.kind) {
    case 'dealt':
      return say('life-news-dealt', who(table, told.starter))
    case 'swapped': {
      if (told.row === undefined) return null // two seats changed places in the waiting room
      const swap = swapEndingAt(event, events)
      return swap === null
        ? say('life-news-swapped-short', { ...who(table, told.seat), row: told.row })
        : swapSentence(swap, table)
    }
    case 'knocked':
    case 'out':
      return say(`life-news-${event.kind}`, who(table, told.seat))
    case 'last_lap':
      return say('life-news-last-lap')
    case 'laps_over':
      return say('life-news-laps-over', { laps: told.laps })
    case 'sudden_death':
      return say('life-news-sudden-death', {
        ...who(table, told.seat),
        cards: say('animal-copies', { species: nameOf(told.card), copies: told.cards }),
      })
    case 'majority': {
      const species = capitalised(nameOf(told.species))
      return told.seat === null
        ? say('life-news-no-majority', { species })
        : say('life-news-majority', { species, name: nameAt(table, told.seat), points: told.points })
    }
    case 'total':
      return say('life-news-total', { name: nameAt(table, told.seat), points: told.points })
    case 'lost':
    case 'gained':
      return say(`life-news-${event.kind}`, { name: nameAt(table, told.seat), lives: told.lives })
    default:
      return plainSentence(event, table)
  }
}

/** `known` gives everything that has happened so far. */
export function sentencesWith(known: () => Event[]): Sentences {
  return {
    sentenceOf: (event, table) => sentenceOf(event, table, known()),
    // The majorities, ten sentences, are in the table of the valuing; a screen reader gets what came of them.
    announcementOf: (news, table) =>
      news
        .filter((event) => event.kind !== 'majority')
        .map((event) => sentenceOf(event, table, known()))
        .filter((sentence) => sentence !== null)
        .join(' '),
  }
}

const STRONG = ['knocked', 'last_lap', 'laps_over', 'sudden_death', 'lost', 'gained', 'out']

/** The log: everything that happened, round by round. */
export function logOf(events: Event[], table: Table): LogEntry[] {
  return events.flatMap((event) => {
    const text = sentenceOf(event, table, events)
    if (text === null) return []
    const heading = event.kind === 'dealt' ? say('life-round', { round: event.told.round as number }) : null
    return [{ number: event.number, text, heading, strong: STRONG.includes(event.kind) }]
  })
}
