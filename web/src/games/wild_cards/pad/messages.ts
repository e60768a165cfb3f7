// Written by mazzo/server/wire/typescript.py from mazzo/games/wild_cards/evening.py: change those, then `npm run types`.

export interface Entries {
  round: number
  /** By seat and species. */
  animals: number[][]
  /** Points, by seat. */
  tokens: number[]
  /** By species: the seat that owns it, SUPPLY, or null where nobody has said. */
  leaders: (number | null)[]
  /** How far the account has come: a seat, then the leaders; null while rounds are counted. */
  step: number | null
  closed: boolean
}

export const SUPPLY = -1
