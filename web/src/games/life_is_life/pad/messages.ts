// Written by mazzo/server/wire/typescript.py from mazzo/games/life_is_life/evening.py: change those, then `npm run types`.

/** Who ended the round at once, and by which set. */
export interface Sudden {
  seat: number
  species: number
}

export interface Round {
  /** By seat and species: those that were shown. */
  cards: number[][] | null
  sudden: Sudden | null
  /** Was it changed after it had been scored? */
  corrected?: boolean | null
  /** Did a correction of an earlier round change what stands here? */
  revised?: boolean | null
}

export interface Entries {
  rounds: Round[]
  /** What has been entered of the round that is being valued. */
  draft: number[][]
}
