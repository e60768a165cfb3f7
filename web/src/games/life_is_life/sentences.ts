/** What happened at a table of Life is Life, in a player's words. */

import type { Table } from '../../messages'
import { nameAt, plainSentence, who, type LogEntry, type Sentences } from '../../table/sentences'
import { capitalised, say } from '../../words.svelte'
import { nameOf, wordsFor } from './cards'
import { isGameEvent, type Event, type GameEvent } from './messages'
import { swapsIn, type Swap } from './view'

export function swapSentence(swap: Swap, table: Table): string {
  const words = { ...who(table, swap.seat), row: swap.row }
  return say('life-news-swapped', { ...words, gave: wordsFor(swap.gave), got: wordsFor(swap.got) })
}

/** A swap makes several events: its sentence is said at the last of them, and `swaps` are known from the others. */
function sentenceOf({ number, event }: Event, table: Table, swaps: Swap[]): string | null {
  switch (event.kind) {
    case 'life_is_life.dealt':
      return say('life-news-dealt', who(table, event.starter))
    case 'life_is_life.swapped': {
      const swap = swaps.find((one) => one.number === number)
      return swap === undefined
        ? say('life-news-swapped-short', { ...who(table, event.seat), row: event.row })
        : swapSentence(swap, table)
    }
    case 'life_is_life.knocked':
      return say('life-news-knocked', who(table, event.seat))
    case 'life_is_life.out':
      return say('life-news-out', who(table, event.seat))
    case 'life_is_life.last_lap':
      return say('life-news-last-lap')
    case 'life_is_life.laps_over':
      return say('life-news-laps-over', { laps: event.laps })
    case 'life_is_life.sudden_death':
      return say('life-news-sudden-death', {
        ...who(table, event.seat),
        cards: say('animal-copies', { species: nameOf(event.card), copies: event.cards }),
      })
    case 'life_is_life.majority': {
      const species = capitalised(nameOf(event.species))
      return event.seat === null
        ? say('life-news-no-majority', { species })
        : say('life-news-majority', { species, name: nameAt(table, event.seat), points: event.points })
    }
    case 'life_is_life.total':
      return say('life-news-total', { name: nameAt(table, event.seat), points: event.points })
    case 'life_is_life.lost':
      return say('life-news-lost', { name: nameAt(table, event.seat), lives: event.lives })
    case 'life_is_life.gained':
      return say('life-news-gained', { name: nameAt(table, event.seat), lives: event.lives })
    case 'life_is_life.over':
      return say('news-over')
    default:
      return plainSentence(event, table)
  }
}

/** `known` gives everything that has happened so far. */
export function sentencesWith(known: () => Event[]): Sentences<GameEvent> {
  return {
    isGameEvent,
    sentenceOf: (event, table) => sentenceOf(event, table, swapsIn(known())),
    announcementOf: (news, table) => {
      const swaps = swapsIn(known())
      return (
        news
          // The majorities, ten sentences, are in the table of the valuing; a screen reader gets what came of them.
          .filter(({ event }) => event.kind !== 'life_is_life.majority')
          .map((event) => sentenceOf(event, table, swaps))
          .filter((sentence) => sentence !== null)
          .join(' ')
      )
    },
  }
}

const STRONG: readonly Event['event']['kind'][] = [
  'life_is_life.knocked',
  'life_is_life.last_lap',
  'life_is_life.laps_over',
  'life_is_life.sudden_death',
  'life_is_life.lost',
  'life_is_life.gained',
  'life_is_life.out',
]

/** The log: everything that happened, round by round. */
export function logOf(events: Event[], table: Table): LogEntry[] {
  const swaps = swapsIn(events)
  return events.flatMap((one) => {
    const { number, event } = one
    const text = sentenceOf(one, table, swaps)
    if (text === null) return []
    const heading = event.kind === 'life_is_life.dealt' ? say('life-round', { round: event.round }) : null
    return [{ number, text, heading, strong: STRONG.includes(event.kind) }]
  })
}
