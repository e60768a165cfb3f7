import { describe, expect, it } from 'vitest'
import { textOf } from '../src/share/text'
import { leadTakenIn } from '../src/table/turningPoint'

describe('the lead that was never given away', () => {
  const last = (course: number[][]) => course.at(-1) ?? []

  it.each([
    {
      course: [
        [10, 0],
        [20, 0],
        [30, 10],
      ],
      round: 1,
    },
    {
      course: [
        [10, 20],
        [20, 20],
        [30, 20],
      ],
      round: 3,
    }, // being level is not leading
    {
      course: [
        [30, 20],
        [20, 30],
        [50, 40],
        [60, 40],
      ],
      round: 3,
    },
    {
      course: [
        [10, 0],
        [20, 20],
      ],
      round: null,
    },
    { course: [[0, 10]], round: null },
  ])('begins in round $round', ({ course, round }) => {
    expect(leadTakenIn(course, 0)).toBe(round)
  })

  it('holds after every round from there on, and not after the one before, whatever the scores', () => {
    let chance = 7
    const roll = (below: number) => (chance = (chance * 48_271) % 2_147_483_647) % below
    for (let game = 0; game < 500; game += 1) {
      const course = Array.from({ length: 1 + roll(8) }, () => [roll(5), roll(5), roll(5)])
      const winner = last(course).indexOf(Math.max(...last(course)))
      const isAhead = (had: number[]) => had.every((score, seat) => seat === winner || score < (had[winner] ?? 0))
      const round = leadTakenIn(course, winner)
      if (round === null) expect(isAhead(last(course))).toBe(false)
      else {
        expect(course.slice(round - 1).every(isAhead)).toBe(true)
        expect(round === 1 || !isAhead(course[round - 2] ?? [])).toBe(true)
      }
    }
  })
})

describe('a result as text', () => {
  const placed = [
    { rank: 1, name: 'Ada', score: '120' },
    { rank: 2, name: 'Ben', score: '−10' },
  ]

  it('has the game, the date where it is known, and a line for everybody', () => {
    expect(textOf({ game: 'some_game', title: 'Some Game', date: '1 May 2026', placed })).toBe(
      'Some Game, 1 May 2026\n1. Ada: 120\n2. Ben: −10',
    )
    expect(textOf({ game: 'some_game', title: 'Some Game', date: '', placed })).toMatch(/^Some Game\n/)
  })
})
