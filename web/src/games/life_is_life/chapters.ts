import type { Chapter, Illustration } from '../../learn/chapters'

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

/** Pictures for the numbered rulings. */
export const rulings: Readonly<Record<string, Illustration>> = {
  L3: { pictures: [{ cards: ['dog', 'cat'] }, { cards: ['cat', 'dog'], not: ['cat', 'dog'] }] },
  L5: { pictures: [{ cards: ['cat', 'cat', 'cat', 'cat'] }] },
  L6: { pictures: [{ cards: ['mouse'] }] },
  L9: { pictures: [{ cards: ['hare', 'pig', 'cat'], not: ['cat'] }] },
  L14: { pictures: [{ cards: ['cat', 'cat', 'cat', 'cat'] }, { cards: ['pig', 'pig', 'pig', 'pig', 'pig'] }] },
  L16: {
    pictures: [
      { cards: ['dog'] },
      { cards: ['bear', 'goat'] },
      { cards: ['mole', 'pig', 'hare'] },
      { cards: ['cat', 'sheep', 'mouse', 'giraffe'] },
    ],
  },
}
