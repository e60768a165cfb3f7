import type { Chapter } from '../../learn/chapters'

export const chapters: Chapter[] = [
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
]
