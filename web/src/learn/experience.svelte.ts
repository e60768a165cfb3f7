/** How well the person at this browser knows a game. */

import { keyOf } from '../games'
import type { Table } from '../messages'
import { keep, kept } from '../kept'
import { canSay } from '../words.svelte'

/** Bots that do not play too well, for a first game. */
export const FIRST_LEVEL = 'novice'
/** The goal of a game is shown in the first rounds of the first games. */
const GAMES_WITH_GOAL = 2
const ROUNDS_WITH_GOAL = 2

const gamesBegun = (game: string): number => Number(kept(`begun.${game}`) ?? 0)

export const beginGame = (game: string): void => keep(`begun.${game}`, String(gamesBegun(game) + 1))

export const isFirstGame = (game: string): boolean => gamesBegun(game) === 0

/** They have taken the lesson, or do not want to: nobody asks again. */
export const meetGame = (game: string): void => keep(`met.${game}`, 'true')

export const isNewTo = (game: string): boolean => isFirstGame(game) && kept(`met.${game}`) === null

/** The game whose goal was put away on this page. */
let knownGoal = $state('')

export const goalKey = (game: string): string => `goal-${keyOf(game)}`

/** Does it help to be told what the game is about? */
export const needsGoal = ({ game, stage, you, round, lesson }: Table): boolean =>
  !lesson &&
  stage === 'playing' &&
  you !== null &&
  (round ?? 1) <= ROUNDS_WITH_GOAL &&
  gamesBegun(game) <= GAMES_WITH_GOAL &&
  knownGoal !== game &&
  kept(`goal.${game}`) === null &&
  canSay(goalKey(game))

export function hideGoal(game: string): void {
  knownGoal = game
  keep(`goal.${game}`, 'known')
}
