import { beforeEach, expect, test, vi } from 'vitest'
import type { Puzzle, Puzzles } from '../src/messages'
import {
  answered,
  dayOf,
  daysInRow,
  isMissed,
  levelOf,
  nextOf,
  progressIn,
  puzzleOfDay,
  themesIn,
  weighedIn,
} from '../src/puzzles/puzzles'

const memory = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
})
beforeEach(() => memory.clear())

const puzzle = (id: string, found_by: string[], theme = 'lead'): Puzzle => ({
  ...{ id, players: 3, options: {}, seed: '1', past: '', seat: 0, kind: 'play', theme, found_by, usual: 'b', worlds: 100 },
  moves: [
    ['a', 20, 0, 0, 0, 0, 0],
    ['b', 5, 15, 12, 18, 0.6, 0.1],
  ],
})
const easy = puzzle('easy', ['novice', 'club', 'master'])
const usual = puzzle('usual', ['club', 'master'])
const hard = puzzle('hard', ['master'])
const all: Puzzles = { game: 'any', rules: 1, judge: '', counted_in: 'points', puzzles: [hard, usual, easy] }

test('the puzzle of the day is the same at any hour, and another the next day', () => {
  const day = dayOf(new Date(2026, 10, 16, 0, 5))
  expect(dayOf(new Date(2026, 10, 16, 23, 55))).toBe(day)
  expect(dayOf(new Date(2026, 10, 17, 0, 5))).toBe(day + 1)
  expect(puzzleOfDay(all, day)).not.toBe(puzzleOfDay(all, day + 1))
  expect(puzzleOfDay(all, day)).toBe(puzzleOfDay(all, day + 3))
})

test('the fewer bots find it, the harder it is', () => {
  expect([easy, usual, hard, puzzle('none', [])].map(levelOf)).toEqual([1, 2, 3, 3])
})

test('right answers make the next puzzles harder, wrong ones easier, and none is repeated', () => {
  let progress = progressIn('any')
  expect(progress.level).toBe(1.5)
  progress = answered('any', { ...progress, level: 2 }, usual, true, null)
  expect(progress).toMatchObject({ level: 2.25, row: 1, best: 1, done: ['usual'] })
  expect(nextOf(all, progress, null)).toBe(hard)
  progress = answered('any', progress, hard, false, null)
  expect(progress).toMatchObject({ level: 2, row: 0, best: 1 })
  expect(nextOf(all, progress, 'hard')).toBe(easy)
  progress = answered('any', progress, easy, true, null)
  expect(nextOf(all, progress, 'easy')?.id).toBe('usual') // all were asked: they start over
  expect(progressIn('any')).toEqual(progress)
})

test('ten about one theme contain nothing else, and start over when all have been asked', () => {
  const bids = [puzzle('bid one', ['master'], 'bid'), puzzle('bid two', [], 'bid')]
  const mixed = { ...all, puzzles: [...all.puzzles, ...bids] }
  expect(themesIn(mixed)).toEqual([
    { theme: 'lead', count: 3 },
    { theme: 'bid', count: 2 },
  ])
  let progress = progressIn('any')
  for (let asked = 0; asked < bids.length; asked += 1) {
    const next = nextOf(mixed, progress, null, 'bid')
    expect(next?.theme).toBe('bid')
    if (next) progress = answered('any', progress, next, true, null)
  }
  expect(progress.done.toSorted()).toEqual(['bid one', 'bid two'])
  expect(nextOf(mixed, progress, 'bid one', 'bid')?.id).toBe('bid two')
})

test('a repeated answer does not count', () => {
  const first = answered('any', progressIn('any'), easy, false, null)
  expect(answered('any', first, easy, true, null)).toEqual(first)
})

test('a streak of days ends when one is left out, and a day counts once', () => {
  let progress = answered('any', progressIn('any'), easy, true, 100)
  progress = answered('any', progress, easy, true, 100)
  expect(daysInRow(progress, 100)).toBe(1)
  progress = answered('any', progress, usual, true, 101)
  expect(daysInRow(progress, 102)).toBe(2)
  expect(daysInRow(progress, 103)).toBe(0)
  expect(answered('any', progress, hard, true, 103).days).toBe(1)
})

test('only the first answer of a day counts, and a wrong one ends the streak', () => {
  let progress = answered('any', progressIn('any'), easy, true, 100)
  expect(isMissed(progress, 101)).toBe(false)
  progress = answered('any', progress, usual, false, 101)
  expect([isMissed(progress, 101), daysInRow(progress, 101)]).toEqual([true, 0])
  progress = answered('any', progress, usual, true, 101)
  expect([isMissed(progress, 101), daysInRow(progress, 101)]).toEqual([true, 0])
  progress = answered('any', progress, hard, true, 102)
  expect([isMissed(progress, 102), daysInRow(progress, 102)]).toEqual([false, 1])
  progress = answered('any', progress, hard, false, 102) // looked at again
  expect(daysInRow(progress, 102)).toBe(1)
})

test('unreadable data in the browser’s storage is ignored', () => {
  memory.set('mazzo.puzzles_any', '{')
  expect(progressIn('any').done).toEqual([])
})

test('every move is listed with its interval, the best first', () => {
  expect(weighedIn(easy)[1]).toEqual({
    ...{ move: 'b', value: 5, worlds: 100, worse_in: 0.6, better_in: 0.1 },
    behind: { value: 15, low: 12, high: 18 },
  })
})
