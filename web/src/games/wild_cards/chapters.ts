import type { Chapter, Illustration } from '../../learn/chapters'

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

/** Pictures for the numbered rulings. */
export const rulings: Readonly<Record<string, Illustration>> = {
  peacock: { pictures: [{ cards: ['peacock'] }] },
  squirrel: { pictures: [{ cards: ['squirrel', 'refill'] }] },
  eagle: { pictures: [{ cards: ['eagle', 'S3', 'M1'] }] },
  ibex: { pictures: [{ cards: ['ibex', 'M3'] }] },
  lion: { pictures: [{ cards: ['lion'] }] },
  meerkat: { pictures: [{ cards: ['meerkat', 'refill'] }] },
  W1: {
    pictures: [
      { cards: ['peacock', 'squirrel', 'F1'] },
      { cards: ['ibex', 'eagle', 'M1'] },
      { cards: ['lion', 'meerkat', 'S1'] },
    ],
  },
  W2: { pictures: [{ cards: ['F1', 'F2', 'F3', 'F4', '*1'] }] },
  W7: { pictures: [{ cards: ['M4', 'S1'] }] },
  W8: { pictures: [{ cards: ['eagle', 'S3', 'refill'] }] },
  W9: { pictures: [{ cards: ['meerkat', 'refill'] }] },
  W10: { pictures: [{ cards: ['meerkat'] }] },
  W12: { pictures: [{ cards: ['refill'] }] },
  W13: { pictures: [{ cards: ['lion', 'lion'] }] },
  W14: { pictures: [{ cards: ['lion', 'S1'] }, { cards: ['lion', '*1'] }] },
  W16: { pictures: [{ cards: ['F3', 'S3', 'M2'] }] },
  W17: { pictures: [{ cards: ['lion', 'F3', 'S3'] }] },
  W18: { pictures: [{ cards: ['F3', 'S3'] }] },
  W19: { pictures: [{ cards: ['M4', 'F2'], best: 'M4' }] },
  W20: { pictures: [{ cards: ['M4', 'F2'] }] },
}
