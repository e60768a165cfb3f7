/** What many evenings tell of a company: who wins, who is true to their bids, who came back from furthest behind. */

import type { Evening, Standing } from './evening'

export interface FinishedEvening {
  evening: Evening
  standing: Standing
}

export interface Player {
  name: string
  evenings: number
  wins: number
  /** Where bids are made: how many, and how many were met. */
  bids: number
  made: number
}

export interface Comeback {
  name: string
  /** So far behind the leader, after this round; and won. */
  behind: number
  round: number
  begun: number
}

/** By name, the one who has won most first. */
export function playersIn(evenings: readonly FinishedEvening[]): Player[] {
  const players = new Map<string, Player>()
  for (const { evening, standing } of evenings)
    for (const [seat, name] of evening.names.entries()) {
      const one = players.get(name) ?? { name, evenings: 0, wins: 0, bids: 0, made: 0 }
      const bids = standing.bids?.[seat] ?? []
      players.set(name, {
        name,
        evenings: one.evenings + 1,
        wins: one.wins + (standing.ranks[seat] === 1 ? 1 : 0),
        bids: one.bids + bids.length,
        made: one.made + bids.filter(({ made }) => made).length,
      })
    }
  return [...players.values()].sort((one, other) => other.wins - one.wins || other.evenings - one.evenings)
}

/** How often bids were met with each size of hand. */
export function madeBySize(evenings: readonly FinishedEvening[]): { cards: number; bids: number; made: number }[] {
  const sizes = new Map<number, { bids: number; made: number }>()
  for (const { cards, made } of evenings.flatMap(({ standing }) => standing.bids?.flat() ?? [])) {
    const one = sizes.get(cards) ?? { bids: 0, made: 0 }
    sizes.set(cards, { bids: one.bids + 1, made: one.made + (made ? 1 : 0) })
  }
  return [...sizes].map(([cards, counted]) => ({ cards, ...counted })).sort((one, other) => one.cards - other.cards)
}

/** The winner who was furthest behind at some time. */
export function bestComeback(evenings: readonly FinishedEvening[]): Comeback | null {
  const all = evenings.flatMap(({ evening: { names, begun }, standing: { ranks, course } }) =>
    names.flatMap((name, seat): Comeback[] =>
      ranks[seat] === 1
        ? course.map((totals, number) => ({
            name,
            behind: Math.max(...totals) - (totals[seat] ?? 0),
            round: number + 1,
            begun,
          }))
        : [],
    ),
  )
  return all.reduce<Comeback | null>((best, one) => (one.behind > (best?.behind ?? 0) ? one : best), null)
}
