/** What is asked of the rules of this device about a puzzle. */

import type { PuzzleHere } from '../local/localServer'
import type { Opened, Puzzle, Table } from '../messages'
import { askOfThisDevice } from '../server'

const withoutSolution = (game: string, { id, players, options, seed, past, seat }: Puzzle): PuzzleHere => ({
  ...{ game, id, players, options, seed, past, seat },
})

/** The table as the seat of the puzzle sees it. The rules of this device lay it out: no server is needed. */
export const askTable = (game: string, puzzle: Puzzle) => askOfThisDevice<Table>('POST', 'puzzles', withoutSolution(game, puzzle))
/** A table of this device that goes on from there. */
export const playOn = (game: string, puzzle: Puzzle) =>
  askOfThisDevice<Opened>('POST', 'puzzles/play', withoutSolution(game, puzzle))
