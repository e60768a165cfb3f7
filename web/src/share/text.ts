/** The result of a game, and how it reads as plain text. */

export interface Placed {
  rank: number
  name: string
  score: string
}

export interface Result {
  game: string
  title: string
  /** When it was played, where that is known. */
  date: string
  /** The best first. */
  placed: Placed[]
}

export const textOf = ({ title, date, placed }: Result): string =>
  [[title, date].filter(Boolean).join(', '), ...placed.map(({ rank, name, score }) => `${rank}. ${name}: ${score}`)].join('\n')
