/** How well whoever sits at this browser knows a game. */

import { keep, kept } from '../preferences.svelte'

/** Bots that do not play too well, for a first game. */
export const FIRST_LEVEL = 'novice'
/** As long as it is told what a game is about. */
const GAMES_WITH_GOAL = 2
const ROUNDS_WITH_GOAL = 2

const gamesBegun = (game: string): number => Number(kept(`begun.${game}`) ?? 0)

export const beginGame = (game: string): void => keep(`begun.${game}`, String(gamesBegun(game) + 1))

export const isFirstGame = (game: string): boolean => gamesBegun(game) === 0

/** They have taken the lesson, or do not want to: nobody asks again. */
export const meetGame = (game: string): void => keep(`met.${game}`, 'true')

export const isNewTo = (game: string): boolean => isFirstGame(game) && kept(`met.${game}`) === null

export const needsGoal = (game: string, round: number | null): boolean =>
  round !== null && round <= ROUNDS_WITH_GOAL && gamesBegun(game) <= GAMES_WITH_GOAL && kept(`goal.${game}`) === null

export const hideGoal = (game: string): void => keep(`goal.${game}`, 'known')
