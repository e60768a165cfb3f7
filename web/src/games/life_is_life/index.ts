import type { GameFolder } from '../../games'
import { nameOf } from './cards'

export const game = {
  table: () => import('./LifeTable.svelte'),
  face: () => import('./art/AnimalCard.svelte'),
  shown: ['mouse', 'cat', 'pig', 'hare', 'bear', 'giraffe'],
  nameOf,
  sounds: [
    { kind: 'lost', own: true, sound: ({ lives }) => (Number(lives) > 0 ? 'failed' : 'made') },
    { kind: 'gained', own: true, sound: 'made' },
    { kind: 'knocked', sound: 'knock' },
    { kind: 'swapped', sound: 'card' },
    { kind: 'laid', sound: 'card' },
    { kind: 'took', sound: 'card' },
  ],
  chapters: () => import('./chapters'),
  coach: () => import('./coach'),
  figures: () => import('./figures'),
  fairness: () => import('./fairness'),
} satisfies GameFolder
