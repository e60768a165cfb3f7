import { cuesOf } from '../../cues'
import type { GameFolder } from '../../games'
import { anyNameOf } from './cards'
import { isGameEvent, LISTED } from './messages'

const cue = cuesOf(isGameEvent)

export const game = {
  listed: LISTED,
  table: () => import('./WildCardsTable.svelte'),
  face: () => import('./art/CardFace.svelte'),
  shown: ['F1', 'lion', 'S2', 'peacock', 'M4', 'eagle'],
  nameOf: anyNameOf,
  sounds: [
    cue('wild_cards.scored', ({ points }) => (points > 0 ? 'made' : 'failed'), 'own'),
    cue('wild_cards.acquired', 'trick', 'own'),
    cue('wild_cards.acquired', 'card'),
    cue('wild_cards.revealed', 'card'),
    cue('wild_cards.bid', 'card'),
  ],
  chapters: () => import('./chapters'),
  coach: () => import('./coach'),
  figures: () => import('./figures'),
  pad: () => import('./pad'),
  fairness: () => import('./fairness'),
  moves: () => import('./WildCardsTable.svelte'),
} satisfies GameFolder
