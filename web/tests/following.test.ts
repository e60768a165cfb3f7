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

/** The updates if these answers come in order, and the number of requests within this many seconds. */
async function followed(answers: (ReviewSoFar | Error)[], seconds: number) {
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

test('a review is requested until it is complete, and then no more', async () => {
  expect(await followed([waiting(), { ...waiting(), state: 'first' }, whole], 60)).toEqual({
    found: ['waiting', 'first', 'whole'],
    asked: 3,
  })
})

test.each(['preparing', 'no_network', 'not_stored', 'too_many_requests', 'too_many_reviews'])(
  'a temporary refusal is shown, and the review then comes by itself: %s',
  async (reason) => {
    expect((await followed([waiting(), new Refused(reason), whole], 60)).found).toEqual(['waiting', reason, 'whole'])
  },
)

test('a final refusal is not followed by further requests', async () => {
  expect((await followed([new Refused('no_review'), whole], 60)).found).toEqual(['no_review'])
  const fault = new TypeError('a fault of the page')
  expect((await followed([fault, whole], 60)).found).toEqual([fault])
})

test('a page far back in the queue asks rarely, and so does one that has waited for long', async () => {
  expect((await followed([waiting()], 12)).asked).toBe(11)
  expect((await followed([waiting(33)], 60)).asked).toBe(7)
  expect((await followed([waiting()], 600)).asked).toBeLessThan(200)
  expect((await followed([new Refused('too_many_reviews')], 60)).asked).toBe(7)
})
