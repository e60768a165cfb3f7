// Written by mazzo/server/wire/typescript.py from mazzo/games/wizard/evening.py: change those, then `npm run types`.

export type Trump = 'R' | 'Y' | 'G' | 'B' | 'none'

/** By seat; null where nobody has said anything yet. */
export interface Round {
  bids: (number | null)[]
  tricks: (number | null)[]
  /** Where somebody has noted it. */
  trump?: Trump | null
  /** Was it changed after it had been scored? */
  corrected?: boolean | null
  /** Did a correction of an earlier round change what stands here? */
  revised?: boolean | null
}

export interface Entries {
  rounds: Round[]
}

export const SEALED = -1

export const TRUMPS = ['R', 'Y', 'G', 'B', 'none'] as const
