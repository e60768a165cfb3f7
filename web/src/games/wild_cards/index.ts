import type { GameFolder } from '../../games'
import { anyNameOf } from './cards'

export const game = {
  table: () => import('./WildCardsTable.svelte'),
  face: () => import('./art/CardFace.svelte'),
  shown: ['F1', 'lion', 'S2', 'peacock', 'M4', 'eagle'],
  nameOf: anyNameOf,
  sounds: [
    { kind: 'scored', own: true, sound: ({ points }) => (Number(points) > 0 ? 'made' : 'failed') },
    { kind: 'acquired', own: true, sound: 'trick' },
    { kind: 'acquired', sound: 'card' },
    { kind: 'revealed', sound: 'card' },
    { kind: 'bid', sound: 'card' },
  ],
  chapters: () => import('./chapters'),
  coach: () => import('./coach'),
  figures: () => import('./figures'),
  fairness: () => import('./fairness'),
} satisfies GameFolder
