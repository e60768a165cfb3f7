import type { Chapter } from '../../learn/chapters'

export const chapters: Chapter[] = [
  { key: 'goal', pictures: [{ cards: ['peacock', 'squirrel', 'eagle', 'ibex', 'lion', 'meerkat'] }] },
  { key: 'cards', pictures: [{ cards: ['F1', 'S2', 'M3', '*4', 'refill'] }] },
  { key: 'bid' },
  { key: 'take' },
  { key: 'home', pictures: [{ cards: ['lion'] }, { cards: ['S3', 'S2', 'S4'] }] },
  { key: 'refill' },
  { key: 'tie' },
  { key: 'leaders' },
  { key: 'score' },
]
