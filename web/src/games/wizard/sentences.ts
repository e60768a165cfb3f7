/** What happened at a table of Wizard, in a player's words. */

import type { Table } from '../../messages'
import { plainSentence, scoredSentence, who, type LogEntry, type Sentences } from '../../table/sentences'
import { say } from '../../words.svelte'
import { nameOf, playedName, suitName } from './cards'
import { isGameEvent, type Event, type GameEvent } from './messages'
import { viewOf } from './view'

function sentenceOf({ event }: Event, table: Table): string | null {
  switch (event.kind) {
    case 'wizard.dealt':
      return say('news-dealt', { ...who(table, event.dealer), cards: event.cards })
    case 'wizard.turned':
      return say('news-turned', { card: nameOf(event.card) })
    case 'wizard.trump':
      return say('news-trump', { ...who(table, event.seat), suit: suitName(event.suit) })
    case 'wizard.bid':
      return say('news-bid', { ...who(table, event.seat), bid: event.bid })
    case 'wizard.revealed':
      return say('news-revealed', { ...who(table, event.seat), bid: event.bid })
    case 'wizard.played':
      return say('news-played', { ...who(table, event.seat), card: playedName(event.card) })
    case 'wizard.trick':
      return say('news-trick', { ...who(table, event.seat), won: event.won })
    case 'wizard.scored':
      return scoredSentence(table, event.seat, event.points)
    case 'wizard.over':
      return say('news-over')
    case 'table.sealed':
      return say('news-sealed', who(table, event.seat))
    default:
      return plainSentence(event, table)
  }
}

const isOf =
  (...kinds: GameEvent['kind'][]) =>
  ({ event }: Event): boolean =>
    isGameEvent(event) && kinds.includes(event.kind)
const [isDeal, isCard, isTrick, isScore] = [
  isOf('wizard.dealt'),
  isOf('wizard.played'),
  isOf('wizard.trick'),
  isOf('wizard.scored'),
]

/** The same for a screen reader: a finished trick is one sentence, whatever led to it. */
function announcementOf(news: Event[], table: Table): string {
  const lastTrick = news.findLastIndex(isTrick)
  const cardsBefore = new Set(news.slice(0, Math.max(lastTrick, 0)).filter(isCard))
  return news
    .filter((event) => !cardsBefore.has(event) || event === news[lastTrick - 1])
    .map((event) => sentenceOf(event, table))
    .filter((sentence) => sentence !== null)
    .join(' ')
}

export const sentences: Sentences<GameEvent> = { isGameEvent, sentenceOf, announcementOf, isResult: isScore }

/** The cards one has to remember: those of the tricks before the last, as long as their round is played. */
export function cardsToRemember(events: readonly Event[]): Set<Event> {
  const round = events.slice(events.findLastIndex(isDeal) + 1)
  const last = round.findLastIndex(isTrick)
  const before = round.slice(0, Math.max(last, 0)).findLastIndex(isTrick)
  return new Set(round.slice(0, before + 1).filter(isCard))
}

/** The log: everything that happened, round by round. Where one may look at the last trick only, neither does the log tell
more of the round that is played. */
export function logOf(events: Event[], table: Table, looksBack: boolean): LogEntry[] {
  const view = viewOf(table)
  const hidden = looksBack ? new Set() : cardsToRemember(events)
  // The oldest events may be missing: rounds are counted back from the present one.
  let round = (view?.round ?? 0) - events.filter(isDeal).length
  return events.flatMap((event) => {
    if (isDeal(event)) round += 1
    const text = hidden.has(event) ? null : sentenceOf(event, table)
    if (text === null) return []
    const heading = isDeal(event) ? say('round-of', { round, rounds: view?.rounds.length ?? 0 }) : null
    return [{ number: event.number, text, heading, strong: isTrick(event) || isScore(event) }]
  })
}
