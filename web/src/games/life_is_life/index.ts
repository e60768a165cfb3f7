import { cuesOf } from '../../cues'
import type { GameFolder } from '../../games'
import { say } from '../../words.svelte'
import { nameOf } from './cards'
import { isGameEvent, LISTED } from './messages'

const cue = cuesOf(isGameEvent)

export const game = {
  listed: LISTED,
  table: () => import('./LifeTable.svelte'),
  face: () => import('./art/AnimalCard.svelte'),
  shown: ['mouse', 'cat', 'pig', 'hare', 'bear', 'giraffe'],
  nameOf,
  scoreWords: (lives) => say('life-lives', { lives }),
  sounds: [
    cue('life_is_life.lost', ({ lives }) => (lives > 0 ? 'failed' : 'made'), 'own'),
    cue('life_is_life.gained', 'made', 'own'),
    cue('life_is_life.knocked', 'knock'),
    cue('life_is_life.swapped', 'card'),
    cue('life_is_life.laid', 'card'),
    cue('life_is_life.took', 'card'),
  ],
  chapters: () => import('./chapters'),
  coach: () => import('./coach'),
  figures: () => import('./figures'),
  pad: () => import('./pad'),
  fairness: () => import('./fairness'),
  moves: () => import('./LifeTable.svelte'),
} satisfies GameFolder
