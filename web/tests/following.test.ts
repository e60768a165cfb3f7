import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewSoFar } from '../src/messages'
import { follow } from '../src/review/following'

const { Refused } = vi.hoisted(() => ({
  Refused: class extends Error {
    constructor(readonly reason: string) {
      super(reason)
    }
  },
}))
vi.mock('../src/server', () => ({ Refusal: Refused }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const waiting = (ahead = 0): ReviewSoFar => ({ state: 'waiting', ahead, review: null })
const whole: ReviewSoFar = { state: 'whole', ahead: 0, review: null }

/** What is told if these answers come one after the other, and how often it was asked for within so many seconds. */
async function told(answers: (ReviewSoFar | Error)[], seconds: number) {
  const found: unknown[] = []
  let asked = 0
  const ask = () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? whole)
  }
  const stop = follow(
    ask,
    ({ state }) => found.push(state),
    (refusal) => found.push(refusal instanceof Refused ? refusal.reason : refusal),
  )
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  stop()
  const before = asked
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(before)
  return { found, asked }
}

test('a review is asked for until it is whole, and then no more', async () => {
  expect(await told([waiting(), { ...waiting(), state: 'first' }, whole], 60)).toEqual({
    found: ['waiting', 'first', 'whole'],
    asked: 3,
  })
})

test.each(['preparing', 'no_network', 'not_stored', 'too_many_requests', 'too_many_reviews'])(
  'a refusal that passes is told, and the review comes by itself: %s',
  async (reason) => {
    expect((await told([waiting(), new Refused(reason), whole], 60)).found).toEqual(['waiting', reason, 'whole'])
  },
)

test('where there will be no review nobody asks again', async () => {
  expect((await told([new Refused('no_review'), whole], 60)).found).toEqual(['no_review'])
  const fault = new TypeError('a fault of the page')
  expect((await told([fault, whole], 60)).found).toEqual([fault])
})

test('whoever waits behind others asks seldom, and so does whoever has waited for long', async () => {
  expect((await told([waiting()], 12)).asked).toBe(11)
  expect((await told([waiting(33)], 60)).asked).toBe(7)
  expect((await told([waiting()], 600)).asked).toBeLessThan(200)
  expect((await told([new Refused('too_many_reviews')], 60)).asked).toBe(7)
})
