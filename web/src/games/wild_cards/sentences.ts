/** What happened at a table of Wild Cards, in a player's words. */

import type { Table } from '../../messages'
import { isAsked } from '../../table/asked'
import { awaited, listed, plainSentence, scoredSentence, who, type LogEntry } from '../../table/sentences'
import { say } from '../../words.svelte'
import { animalName, nameOf } from './cards'
import { GAME, type Event } from './messages'
import { viewOf } from './view'

type Happening = Event['event']

/** An event with its cards or animals, and those of the events that it goes on from. */
interface Gathered extends Event {
  parts: string[]
}

/** Of these several come at once: they make one sentence. */
const GATHERED: readonly Happening['kind'][] = [
  'wild_cards.display',
  'wild_cards.in_hand',
  'wild_cards.discarded',
  'wild_cards.paid',
  'wild_cards.returned',
  'wild_cards.gone',
  'wild_cards.committed',
]

/** Events of one kind and one seat in a row, together. */
function gathered(events: Event[]): Gathered[] {
  const all: Gathered[] = []
  for (const { number, event } of events) {
    const last = all.at(-1)
    const parts = partsOf(event)
    const goesOn = last?.event.kind === event.kind && seatOf(last.event) === seatOf(event) && GATHERED.includes(event.kind)
    if (last && goesOn) all[all.length - 1] = { number, event, parts: [...last.parts, ...parts] }
    else all.push({ number, event, parts })
  }
  return all
}

const seatOf = (event: Happening): number | null => ('seat' in event ? event.seat : null)

/** The card or animal of an event; none where there was none to lay, or to draw. */
function partsOf(event: Happening): string[] {
  const one = 'card' in event ? event.card : 'species' in event ? event.species : null
  return one === null ? [] : [one]
}

export const cardsInWords = (cards: string[]): string => listed(cards.map(nameOf))
const animalsInWords = (animals: string[]): string => listed(animals.map((species) => say(`wild-a-${species}`)))

export function sentenceOf({ event }: Event, table: Table, parts = partsOf(event)): string | null {
  const news = `wild-news-${event.kind.slice(GAME.length + 1).replaceAll('_', '-')}`
  switch (event.kind) {
    case 'wild_cards.round':
      return say(news, { round: event.round })
    case 'wild_cards.display':
    case 'wild_cards.gone':
      return say(news, { animals: animalsInWords(parts) })
    case 'wild_cards.drew':
    case 'wild_cards.refilled':
      return say(news, { ...who(table, event.seat), cards: event.cards })
    case 'wild_cards.reshuffled':
      return say(news, { cards: event.cards })
    case 'wild_cards.in_hand':
    case 'wild_cards.discarded':
    case 'wild_cards.paid':
    case 'wild_cards.returned':
    case 'wild_cards.committed':
    case 'wild_cards.revealed':
    case 'wild_cards.bid':
    case 'wild_cards.shown':
    case 'wild_cards.drawn_and_shown':
    case 'wild_cards.leaves_bid':
    case 'wild_cards.chose':
    case 'wild_cards.also':
    case 'wild_cards.showing':
      return parts.length === 0 ? null : say(news, { ...who(table, event.seat), cards: cardsInWords(parts) })
    case 'wild_cards.two_cards':
    case 'wild_cards.no_exchange':
    case 'wild_cards.lion':
    case 'wild_cards.declined':
    case 'wild_cards.commits_decline':
      return say(news, who(table, event.seat))
    case 'table.sealed':
      return say('wild-news-sealed', who(table, event.seat))
    case 'wild_cards.exchanged': {
      const [given, taken] = [say(`wild-a-${event.given}`), say(`wild-a-${event.taken}`)]
      return say(news, { ...who(table, event.seat), given, taken })
    }
    case 'wild_cards.leader': {
      const species = animalName(event.species)
      return event.seat === null ? say('wild-news-leader-supply', { species }) : say(news, { ...who(table, event.seat), species })
    }
    case 'wild_cards.tied':
      return say(news, { ...who(table, event.seat), value: event.value })
    case 'wild_cards.total':
      return say(news, { ...who(table, event.seat), total: event.total })
    case 'wild_cards.lots':
    case 'wild_cards.ordered':
      return say(news, { ...who(table, event.seat), place: event.place })
    case 'wild_cards.acquires':
    case 'wild_cards.acquired':
      return say(news, { ...who(table, event.seat), animal: say(`wild-a-${event.species}`) })
    case 'wild_cards.habitat_points':
      return say(news, { ...who(table, event.seat), points: event.points })
    case 'wild_cards.scored':
      return scoredSentence(table, event.seat, event.points)
    case 'wild_cards.over':
      return say('news-over')
    default:
      return plainSentence(event, table)
  }
}

export const isResult = ({ event }: Event): boolean => event.kind === 'wild_cards.scored'

export const announcementOf = (news: Event[], table: Table): string =>
  gathered(news)
    .map((event) => sentenceOf(event, table, event.parts))
    .filter((sentence) => sentence !== null)
    .join(' ')

const STRONG: readonly Happening['kind'][] = ['wild_cards.acquired', 'wild_cards.leader', 'wild_cards.scored']

/** The log: everything that happened, round by round. */
export function logOf(events: Event[], table: Table): LogEntry[] {
  const rounds = viewOf(table)?.rounds ?? 0
  let heading: string | null = null
  return gathered(events).flatMap((one) => {
    const { number, event } = one
    if (event.kind === 'wild_cards.round') {
      heading = say('round-of', { round: event.round, rounds })
      return []
    }
    const text = sentenceOf(one, table, one.parts)
    if (text === null) return []
    const entry = { number, text, heading, strong: STRONG.includes(event.kind) }
    heading = null
    return [entry]
  })
}

/** Who is asked for what. */
export function askedOf(table: Table): string {
  const view = viewOf(table)
  if (view === null || view.phase === 'over') return say('status-over')
  const mine = isAsked(table)
  if (mine) return say(table.legal.join() === 'decline' ? 'wild-your-decline' : `wild-your-${view.phase}`)
  const names = awaited(table)
  return say(`wild-waiting-${view.phase}`, { names: listed(names), count: names.length })
}
