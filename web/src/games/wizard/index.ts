import type { GameFolder } from '../../games'
import { nameOf } from './cards'

export const game = {
  table: () => import('./WizardTable.svelte'),
  face: () => import('./art/CardFace.svelte'),
  shown: ['J1', 'R7', 'Y12', 'G3', 'B10', 'W1'],
  nameOf,
  sounds: [
    { kind: 'scored', own: true, sound: ({ points }) => (Number(points) > 0 ? 'made' : 'failed') },
    { kind: 'trick', own: true, sound: 'trick' },
    { kind: 'played', sound: 'card' },
    { kind: 'trick', sound: 'card' },
    { kind: 'revealed', sound: 'card' },
    { kind: 'bid', sound: 'card' },
  ],
  usualOptions: { bids: 'open', rounds: 'all' },
  partEndsWith: 'trick',
  chapters: () => import('./chapters'),
  coach: () => import('./coach'),
  figures: () => import('./figures'),
  fairness: () => import('./fairness'),
} satisfies GameFolder
