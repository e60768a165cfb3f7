/** The rules of a game as a player reads them: chapters, with cards to look at. The words are the game's, `learn.LANGUAGE.ftl`. */

export interface Picture {
  /** Cards, as the server writes them. */
  cards: string[]
  /** The card that wins, or that must be played. */
  best?: string
  /** Cards that may not be played. */
  not?: string[]
}

/** What there is to look at. */
export interface Illustration {
  pictures?: Picture[]
  /** Rows of numbers below a heading each. */
  table?: { heads: string[]; rows: (string | number)[][] }
}

export interface Chapter extends Illustration {
  key: string
}
