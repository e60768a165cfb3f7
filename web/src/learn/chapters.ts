/** The rules of each game as a player reads them: chapters, with cards to look at. The words are in `locales/LANG/learn/`. */

export interface Picture {
  /** Cards, as the server writes them. */
  cards: string[]
  /** The card that wins, or that must be played. */
  best?: string
  /** Cards that may not be played. */
  not?: string[]
}

export interface Chapter {
  key: string
  pictures?: Picture[]
  /** Rows of numbers below a heading each. */
  table?: { heads: string[]; rows: (string | number)[][] }
}

export const CHAPTERS: Record<string, Chapter[] | undefined> = {
  wizard: [
    { key: 'goal' },
    { key: 'cards', pictures: [{ cards: ['R1', 'Y5', 'G9', 'B13', 'W1', 'J1'] }] },
    { key: 'deal' },
    { key: 'trump' },
    { key: 'bid' },
    { key: 'follow', pictures: [{ cards: ['G8'] }, { cards: ['G5', 'J2', 'R9'], best: 'G5', not: ['R9'] }] },
    { key: 'winner', pictures: [{ cards: ['G8', 'G13', 'R2', 'J1'], best: 'R2' }] },
    {
      key: 'score',
      table: {
        heads: ['score-bid', 'score-won', 'score-points'],
        rows: [
          [0, 0, '+20'],
          [1, 1, '+30'],
          [3, 3, '+50'],
          [1, 0, '−10'],
          [0, 2, '−20'],
          [5, 2, '−30'],
        ],
      },
    },
    { key: 'tips' },
  ],
  wild_cards: [
    { key: 'goal', pictures: [{ cards: ['peacock', 'squirrel', 'eagle', 'ibex', 'lion', 'meerkat'] }] },
    { key: 'cards', pictures: [{ cards: ['F1', 'S2', 'M3', '*4', 'refill'] }] },
    { key: 'bid' },
    { key: 'take' },
    { key: 'home', pictures: [{ cards: ['lion'] }, { cards: ['S3', 'S2', 'S4'] }] },
    { key: 'refill' },
    { key: 'tie' },
    { key: 'leaders' },
    { key: 'score' },
  ],
  life_is_life: [
    { key: 'goal' },
    {
      key: 'cards',
      pictures: [{ cards: ['giraffe', 'bear', 'mole', 'goat', 'sheep'] }, { cards: ['dog', 'hare', 'pig', 'cat', 'mouse'] }],
    },
    { key: 'swap' },
    { key: 'knock' },
    { key: 'value' },
    { key: 'lives' },
    { key: 'sudden', pictures: [{ cards: ['hare', 'pig', 'cat'] }] },
  ],
}
