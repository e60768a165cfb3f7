/** The puzzles of each game, which of them is that of a day, and which comes next. */

import { kept, keep } from '../kept'
import type { Puzzle, Puzzles, Weighed } from '../messages'

const files = import.meta.glob<Puzzles>('../../../mazzo/games/*/puzzles.json', { import: 'default' })
const fileOf = (game: string) => files[`../../../mazzo/games/${game}/puzzles.json`]

const A_DAY = 86_400_000
/** How far an answer moves the level at which one is asked next. */
const STEP = 0.25
const EASIEST = 1
const HARDEST = 3

export const hasPuzzles = (game: string): boolean => fileOf(game) !== undefined
export const loadPuzzles = async (game: string): Promise<Puzzles | null> => (await fileOf(game)?.()) ?? null

/** What every move is worth, the best first. */
export const weighedIn = ({ moves, worlds }: Puzzle): Weighed[] =>
  moves.map(([move, value, behind, low, high, worse_in, better_in]) => ({
    ...{ move, value, worlds, worse_in, better_in },
    behind: { value: behind, low, high },
  }))

/** Days since 1970 in the local calendar: on the same date it is the same for everybody. */
export const dayOf = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / A_DAY

export const puzzleOfDay = ({ puzzles }: Puzzles, day: number): Puzzle | undefined => puzzles[day % puzzles.length]

/** From 1 to 3, by how many of our bots miss it. */
export const levelOf = ({ found_by }: Puzzle): number => Math.max(EASIEST, HARDEST - Math.max(0, found_by.length - 1))

/** What this browser remembers of one game's puzzles. */
export interface Progress {
  level: number
  /** Right answers in a row, and the most there ever were. */
  row: number
  best: number
  done: string[]
  /** The last day whose puzzle was answered: only the first answer can be the right one. */
  tried: number
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: number
  days: number
}

const FRESH: Progress = { level: 1.5, row: 0, best: 0, done: [], tried: 0, day: 0, days: 0 }

export function progressIn(game: string): Progress {
  try {
    const found: Partial<Progress> = JSON.parse(kept(`puzzles_${game}`) ?? '{}')
    return { ...FRESH, ...found }
  } catch {
    return FRESH
  }
}

/** The puzzle of this day was answered, and not solved. */
export const isMissed = ({ tried, day }: Progress, today: number): boolean => tried === today && day !== today

/** Days in a row: they are over once a day has passed without one, or one was missed. */
export const daysInRow = (progress: Progress, today: number): number =>
  progress.day < today - 1 || isMissed(progress, today) ? 0 : progress.days

/** After an answer; one that was given before changes nothing. */
export function answered(game: string, progress: Progress, puzzle: Puzzle, isRight: boolean, today: number | null): Progress {
  const isFirstOfDay = today !== null && progress.tried !== today && progress.day !== today
  const isKnown = progress.done.includes(puzzle.id)
  const row = isRight ? progress.row + 1 : 0
  const next = {
    ...progress,
    ...(isKnown
      ? {}
      : {
          row,
          best: Math.max(progress.best, row),
          level: Math.min(HARDEST, Math.max(EASIEST, progress.level + (isRight ? STEP : -STEP))),
          done: [...progress.done, puzzle.id],
        }),
    ...(isFirstOfDay ? { tried: today } : {}),
    ...(isFirstOfDay && isRight ? { day: today, days: daysInRow(progress, today) + 1 } : {}),
  }
  keep(`puzzles_${game}`, JSON.stringify(next))
  return next
}

/** What the puzzles are about, the most common first, and how many there are of each. */
export function themesIn({ puzzles }: Puzzles): { theme: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return [...counts].map(([theme, count]) => ({ theme, count })).sort((one, other) => other.count - one.count)
}

/** The next one about this (or anything, if it is empty) that was not asked yet, as close as can be to one's level; when all were,
    they begin again. */
export function nextOf({ puzzles }: Puzzles, { done, level }: Progress, now: string | null, about = ''): Puzzle | undefined {
  const known = new Set(done)
  const wanted = puzzles.filter(({ theme }) => about === '' || theme === about)
  const fresh = wanted.filter(({ id }) => !known.has(id))
  const left = (fresh.length > 0 ? fresh : wanted).filter(({ id }) => id !== now)
  const far = (puzzle: Puzzle) => Math.abs(levelOf(puzzle) - level)
  return left.sort((one, other) => far(one) - far(other))[0]
}
