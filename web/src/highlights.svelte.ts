/** The moves that a coach or a hint points at: whoever draws a control for one of them gives it a lamp. */

class Highlights {
  moves: readonly string[] = $state.raw([])

  /** By move: how likely it is to come out as promised, from 0 to 1, where the hint knows. */
  chances: ReadonlyMap<string, number> = $state.raw(new Map())

  has(move: string): boolean {
    return this.moves.includes(move)
  }
}

export const highlights = new Highlights()
