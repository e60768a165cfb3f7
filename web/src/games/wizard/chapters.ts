import type { Chapter } from '../../learn/chapters'

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
]
