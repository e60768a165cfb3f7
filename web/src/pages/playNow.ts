/** What *Play now* deals: how many bots, how strong, how long, and where. Chosen once, and remembered for each game. */

import { folderOf } from '../games'
import { FIRST_LEVEL, isFirstGame } from '../learn/experience.svelte'
import { SEARCHING, USUAL_LEVEL, type GameInfo, type GameLength, type OpenTable } from '../messages'
import { keep, kept } from '../kept'
import { reach } from '../reach.svelte'
import { say } from '../words.svelte'
import { masters } from './masters.svelte'

export interface Choice {
  players: number
  level: string
  length: GameLength['name']
}

/** Who plays where a master cannot be had. */
const INSTEAD_OF_IT = 'club'
const USUAL_PLAYERS = 4

/** The level that is taken until another is chosen. */
function usualLevel(game: GameInfo): string {
  const level = isFirstGame(game.name) ? FIRST_LEVEL : USUAL_LEVEL
  return game.levels.includes(level) ? level : (game.levels[0] ?? '')
}

const keptUnder = (game: GameInfo): string => `play.${game.name}`

/** What was chosen before, as far as the server still has it. */
export function choiceFor(game: GameInfo): Choice {
  const [players = '', level = '', length = ''] = (kept(keptUnder(game)) ?? '').split(' ')
  const most = Math.min(Math.max(USUAL_PLAYERS, game.least_players), game.most_players)
  const count = playersOf(game).find((number) => String(number) === players) ?? most
  return {
    players: count,
    level: game.levels.includes(level) ? level : usualLevel(game),
    length: lengthsOf(game, count).find(({ name }) => name === length)?.name ?? 'whole',
  }
}

/** The level is remembered only where it is another than the usual one, which changes after the first game. */
export function keepChoice(game: GameInfo, { players, level, length }: Choice): void {
  keep(keptUnder(game), [players, level === usualLevel(game) ? '-' : level, length].join(' '))
}

export const playersOf = (game: GameInfo): number[] =>
  Array.from({ length: game.most_players - game.least_players + 1 }, (_, more) => game.least_players + more)

/** The lengths of game that this many players can have. */
export const lengthsOf = (game: GameInfo, players: number): GameLength[] =>
  game.lengths.filter(({ rounds }) => String(players) in rounds)

export const lengthOf = (game: GameInfo, { players, length }: Choice): GameLength | undefined =>
  lengthsOf(game, players).find(({ name }) => name === length)

/** Does a game against bots go on this device, though there is a server? Off until somebody wants it: a server counts the games. */
export const isPlayedHere = (): boolean => kept('play.where') === 'here'
export const keepPlayedHere = (here: boolean): void => keep('play.where', here ? 'here' : 'server')

/** Can this game be played on a device? One that this page was built without must have brought its rules along. */
export const isHereToo = ({ name }: GameInfo): boolean => folderOf(name) !== undefined || reach.others.includes(name)

/** Does the server not have this bot yet? One that searches comes once the games are compiled. */
export const comesLater = (level: string): boolean => reach.preparing !== null && SEARCHING.some((one) => one === level)

/** The bots that are dealt. */
export function levelOf({ name }: GameInfo, { level }: Choice, here: boolean): string {
  if (here) return masters.isAway(name, level) ? INSTEAD_OF_IT : level
  return comesLater(level) ? USUAL_LEVEL : level
}

/** The table that this is, on a server or `here`. */
export const wishFor = (game: GameInfo, choice: Choice, here: boolean): OpenTable => ({
  game: game.name,
  players: choice.players,
  level: levelOf(game, choice, here),
  options: lengthOf(game, choice)?.options ?? {},
  start: true,
})

/** How many rounds this many players have, and how long that takes, if known. */
export function lengthWords({ rounds, minutes }: GameLength, players: number): string[] {
  const count = rounds[players]
  return [
    ...(count ? [say('play-rounds', { rounds: count })] : []),
    ...(minutes !== null ? [say('length-minutes', { minutes })] : []),
  ]
}
