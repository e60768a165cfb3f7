import { cuesOf } from '../../cues'
import type { GameFolder } from '../../games'
import { nameOf } from './cards'
import { isGameEvent, LISTED } from './messages'

const cue = cuesOf(isGameEvent)

export const game = {
  listed: LISTED,
  table: () => import('./WizardTable.svelte'),
  face: () => import('./art/CardFace.svelte'),
  shown: ['J1', 'R7', 'Y12', 'G3', 'B10', 'W1'],
  nameOf,
  sounds: [
    cue('wizard.scored', ({ points }) => (points > 0 ? 'made' : 'failed'), 'own'),
    cue('wizard.trick', 'trick', 'own'),
    cue('wizard.played', 'card'),
    cue('wizard.trick', 'card'),
    cue('wizard.revealed', 'card'),
    cue('wizard.bid', 'card'),
  ],
  usualOptions: { bids: 'open', rounds: 'all' },
  partEndsWith: 'wizard.trick',
  chapters: () => import('./chapters'),
  coach: () => import('./coach'),
  figures: () => import('./figures'),
  pad: () => import('./pad'),
  fairness: () => import('./fairness'),
  moves: () => import('./WizardTable.svelte'),
} satisfies GameFolder
