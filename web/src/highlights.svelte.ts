/** The moves that a coach or a hint points at; controls for them are highlighted. */

class Highlights {
  moves: readonly string[] = $state.raw([])

  /** By move: how likely it is to come out as promised, from 0 to 1, where the hint knows. */
  chances: ReadonlyMap<string, number> = $state.raw(new Map())

  has(move: string): boolean {
    return this.moves.includes(move)
  }
}

export const highlights = new Highlights()
