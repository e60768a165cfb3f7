/** The moves that a coach or a hint points at: whoever draws a control for one of them puts a ring around it. */

class Highlights {
  moves: readonly string[] = $state.raw([])

  has(move: string): boolean {
    return this.moves.includes(move)
  }
}

export const highlights = new Highlights()
