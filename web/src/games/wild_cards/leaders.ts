/** Who would have which leader: what an exchange would change, before it is made. */

import { SPECIES, type Species } from './cards'
import type { WildView } from './view'

export interface LeaderChange {
  species: Species
  before: number | null
  /** Null: back to the supply. */
  after: number | null
}

/** W11: the gained species' leader comes to whoever exchanged if nobody has more; the given one's stays unless somebody has more
or he has none left, then it goes to the one seat with the most, or to the supply. */
export function changesByExchange(view: WildView, seat: number, given: Species, taken: Species): LeaderChange[] {
  const counts = view.collections.map((collection, owner) =>
    collection.map((count, species) =>
      owner !== seat ? count : count + Number(SPECIES[species] === taken) - Number(SPECIES[species] === given),
    ),
  )
  return [gaining(view, seat, taken, counts), giving(view, seat, given, counts)].filter((one) => one.before !== one.after)
}

function gaining(view: WildView, seat: number, species: Species, counts: number[][]): LeaderChange {
  const place = SPECIES.indexOf(species)
  const before = view.leaders[place] ?? null
  const own = counts[seat]?.[place] ?? 0
  const isMost = counts.every((collection) => (collection[place] ?? 0) <= own)
  return { species, before, after: isMost ? seat : before }
}

function giving(view: WildView, seat: number, species: Species, counts: number[][]): LeaderChange {
  const place = SPECIES.indexOf(species)
  const before = view.leaders[place] ?? null
  const own = counts[seat]?.[place] ?? 0
  const most = Math.max(...counts.map((collection) => collection[place] ?? 0))
  if (before !== seat || (own > 0 && own === most)) return { species, before, after: before }
  const owners = counts.flatMap((collection, owner) => (most > 0 && collection[place] === most ? [owner] : []))
  return { species, before, after: owners.length === 1 ? (owners[0] as number) : null }
}
