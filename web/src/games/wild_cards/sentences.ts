/** What happened at a table of Wild Cards, in a player's words. */

import type { Event, Table } from '../../messages'
import { isAsked } from '../../table/asked'
import { listed, nameAt, plainSentence, who, type LogEntry } from '../../table/sentences'
import { say } from '../../words.svelte'
import { animalName, nameOf, type Species } from './cards'
import { viewOf } from './view'

interface News {
  seat: number | null
  first: number
  round: number
  before: number | null
  cards: number
  species: Species
  taken: Species
  given: Species
  value: number
  total: number
  place: number
  points: number
}

/** Of these several come at once: they make one sentence. */
const GATHERED = ['display', 'in_hand', 'discarded', 'paid', 'returned', 'gone', 'committed']

/** News of one kind and one seat in a row, together. */
export function gathered(events: Event[]): Event[] {
  const all: Event[] = []
  for (const event of events) {
    const last = all.at(-1)
    const goesOn = last?.kind === event.kind && last.told.seat === event.told.seat && GATHERED.includes(event.kind)
    if (last && goesOn) all[all.length - 1] = { ...event, told: { ...event.told, all: [...partsOf(last), ...partsOf(event)] } }
    else all.push(event)
  }
  return all
}

/** The cards or animals of an event; none where there was none to lay, or to draw. */
function partsOf(event: Event): string[] {
  const one = (event.told.card ?? event.told.species ?? null) as string | null
  return (event.told.all as string[] | undefined) ?? (one === null ? [] : [one])
}

export const cardsInWords = (cards: string[]): string => listed(cards.map(nameOf))
const animalsInWords = (animals: string[]): string => listed(animals.map((species) => say(`wild-a-${species}`)))

export function sentenceOf(event: Event, table: Table): string | null {
  const told = event.told as unknown as News
  const seat = who(table, told.seat ?? -1)
  switch (event.kind) {
    case 'round':
      return say('wild-news-round', { round: told.round })
    case 'display':
    case 'gone':
      return say(`wild-news-${event.kind}`, { animals: animalsInWords(partsOf(event)) })
    case 'drew':
    case 'refilled':
      return say(`wild-news-${event.kind}`, { ...seat, cards: told.cards })
    case 'reshuffled':
      return say('wild-news-reshuffled', { cards: told.cards })
    case 'in_hand':
    case 'discarded':
    case 'paid':
    case 'returned':
    case 'committed':
    case 'revealed':
    case 'bid':
    case 'shown':
    case 'drawn_and_shown':
    case 'leaves_bid':
    case 'chose':
    case 'also':
    case 'showing':
      return partsOf(event).length === 0
        ? null
        : say(`wild-news-${event.kind.replaceAll('_', '-')}`, { ...seat, cards: cardsInWords(partsOf(event)) })
    case 'two_cards':
    case 'no_exchange':
    case 'lion':
    case 'declined':
    case 'commits_decline':
      return say(`wild-news-${event.kind.replaceAll('_', '-')}`, seat)
    case 'sealed':
      return say('wild-news-sealed', seat)
    case 'exchanged':
      return say('wild-news-exchanged', { ...seat, given: say(`wild-a-${told.given}`), taken: say(`wild-a-${told.taken}`) })
    case 'leader':
      return told.seat === null
        ? say('wild-news-leader-supply', { species: animalName(told.species) })
        : say('wild-news-leader', { ...seat, species: animalName(told.species) })
    case 'tied':
      return say('wild-news-tied', { ...seat, value: told.value })
    case 'total':
      return say('wild-news-total', { ...seat, total: told.total })
    case 'lots':
    case 'ordered':
      return say(`wild-news-${event.kind}`, { ...seat, place: told.place })
    case 'acquires':
    case 'acquired':
      return say(`wild-news-${event.kind}`, { ...seat, animal: say(`wild-a-${told.species}`) })
    case 'habitat_points':
      return say('wild-news-habitat-points', { ...seat, points: told.points })
    default:
      return plainSentence(event, table)
  }
}

const sentences = (events: Event[], table: Table): string[] =>
  gathered(events)
    .map((event) => sentenceOf(event, table))
    .filter((sentence) => sentence !== null)

export const announcementOf = (news: Event[], table: Table): string => sentences(news, table).join(' ')

const STRONG = ['acquired', 'leader', 'scored']

/** The log: everything that happened, round by round. */
export function logOf(events: Event[], table: Table): LogEntry[] {
  const rounds = viewOf(table)?.rounds ?? 0
  let heading: string | null = null
  return gathered(events).flatMap((event) => {
    if (event.kind === 'round') {
      heading = say('round-of', { round: event.told.round as number, rounds })
      return []
    }
    const text = sentenceOf(event, table)
    if (text === null) return []
    const entry = { number: event.number, text, heading, strong: STRONG.includes(event.kind) }
    heading = null
    return [entry]
  })
}

/** Who is asked for what. */
export function askedOf(table: Table): string {
  const view = viewOf(table)
  if (view === null || view.phase === 'over') return say('status-over')
  const mine = isAsked(table)
  if (mine) return say(`wild-your-${view.phase}`)
  const names = table.waiting_for.filter((seat) => !table.sealed.includes(seat)).map((seat) => nameAt(table, seat))
  return say(`wild-waiting-${view.phase}`, { names: listed(names), count: names.length })
}
