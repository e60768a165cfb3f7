/** The trick that decided a round of Wizard: the one after which the most bids could not be made any more. */

import type { Event, PastRound } from './messages'
import type { TakenTrick } from './view'

export interface Decisive {
  /** Which trick of the round it was, counted from 1. */
  number: number
  trick: TakenTrick
  /** Who took one more than bid with it. */
  over: number[]
  /** Who needed more tricks than were left after it. */
  short: number[]
}

/** The finished tricks among these events; one whose first cards are not known any more is left out. */
export function tricksIn(events: readonly Event[], players: number): TakenTrick[] {
  const tricks: TakenTrick[] = []
  let cards: [number, string][] = []
  for (const { event } of events) {
    if (event.kind === 'wizard.played') cards.push([event.seat, event.card])
    if (event.kind !== 'wizard.trick') continue
    if (cards.length === players) tricks.push({ cards, winner: event.seat })
    cards = []
  }
  return tricks
}

const isDeal = ({ event }: Event): boolean => event.kind === 'wizard.dealt'

/** What happened in the round before the one that was dealt last. */
export function roundBefore(events: readonly Event[]): Event[] {
  const deal = events.findLastIndex(isDeal)
  const before = events.slice(0, Math.max(deal, 0))
  return before.slice(before.findLastIndex(isDeal) + 1)
}

/** Among tricks that broke equally many bids the one that cost more, then the first. Null where no bid was missed, where there
was but one trick, or where not all of them are known. */
export function decisiveTrick(tricks: readonly TakenTrick[], result: PastRound): Decisive | null {
  if (tricks.length !== result.cards || result.cards < 2) return null
  const won = result.bids.map(() => 0)
  const broken = new Set<number>()
  const candidates = tricks.flatMap((trick, place): Decisive[] => {
    won[trick.winner] = (won[trick.winner] ?? 0) + 1
    const left = tricks.length - place - 1
    const bidders = result.bids.map((bid, seat) => ({ seat, missing: bid - (won[seat] ?? 0) }))
    const fresh = bidders.filter(({ seat, missing }) => !broken.has(seat) && (missing < 0 || missing > left))
    for (const { seat } of fresh) broken.add(seat)
    const seats = (which: (missing: number) => boolean) => fresh.filter(({ missing }) => which(missing)).map(({ seat }) => seat)
    const [over, short] = [seats((missing) => missing < 0), seats((missing) => missing > 0)]
    return fresh.length === 0 ? [] : [{ number: place + 1, trick, over, short }]
  })
  const cost = ({ over, short }: Decisive) => -[...over, ...short].reduce((sum, seat) => sum + (result.points[seat] ?? 0), 0)
  const count = ({ over, short }: Decisive) => over.length + short.length
  return (
    candidates.sort((one, other) => count(other) - count(one) || cost(other) - cost(one) || one.number - other.number)[0] ?? null
  )
}
