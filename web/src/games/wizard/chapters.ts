import type { Chapter, Illustration } from '../../learn/chapters'

const POINTS = {
  heads: ['score-bid', 'score-won', 'score-points'],
  rows: [
    [0, 0, '+20'],
    [1, 1, '+30'],
    [3, 3, '+50'],
    [1, 0, '−10'],
    [0, 2, '−20'],
    [5, 2, '−30'],
  ],
}

export const chapters: Chapter[] = [
  { key: 'goal' },
  { key: 'cards', pictures: [{ cards: ['R1', 'Y5', 'G9', 'B13', 'W1', 'J1'] }] },
  { key: 'deal' },
  { key: 'trump' },
  { key: 'bid' },
  { key: 'follow', pictures: [{ cards: ['G8'] }, { cards: ['G5', 'J2', 'R9'], best: 'G5', not: ['R9'] }] },
  { key: 'winner', pictures: [{ cards: ['G8', 'G13', 'R2', 'J1'], best: 'R2' }] },
  {
    key: 'score',
    table: POINTS,
  },
  { key: 'tips' },
]

/** Pictures for the numbered rulings. */
export const rulings: Readonly<Record<string, Illustration>> = {
  Z2: { pictures: [{ cards: ['W1'] }] },
  Z3: { pictures: [{ cards: ['J1', 'W1', 'G5'], best: 'W1' }] },
  Z4: { pictures: [{ cards: ['R5', 'W1'] }, { cards: ['R9', 'G3'], not: ['G3'] }] },
  Z5: { pictures: [{ cards: ['G8'] }] },
  V3: { pictures: [{ cards: ['R7', 'W1', 'W2'], best: 'W2' }] },
  V7: { pictures: [{ cards: ['R12', 'G12', 'B5'], best: 'R12' }] },
  Z8: { table: POINTS },
}
