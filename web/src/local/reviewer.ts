/** Reviews of games of this device, in a thread of their own: whoever plays meanwhile does not wait for them. */

import type { Review } from '../messages'
import { gameHere, gamesOfOthers, learnedHere, playoutsHere } from './load'
import { Reviewer } from './reviewing'

/** What is wanted of this thread: one review after the other. */
export interface Wanted {
  root: string
  /** The course of a game that is over. */
  course: Record<string, unknown>
  seat: number
  effort: string
  /** Is the master asked, too? What it has learned is large, and fetched only for those who want it. */
  asksMaster: boolean
}

/** The review, or why there is none. */
export type Found = { review: Review } | { reason: string; text: string }

const reviewers = new Map<string, Promise<Reviewer | null>>()

async function reviewerOf(root: string, name: string, asksMaster: boolean): Promise<Reviewer | null> {
  const game = (await gameHere(root, name)) ?? (await gamesOfOthers(root)).find((each) => each.name === name) ?? null
  const [playouts, learned] = await Promise.all([playoutsHere(name), asksMaster ? learnedHere(name) : null])
  if (game === null || playouts === null) return null
  return new Reviewer(game, playouts, learned)
}

async function review({ root, course, seat, effort, asksMaster }: Wanted): Promise<Found> {
  const name = String(course.game)
  const who = `${name} ${asksMaster}`
  const known = reviewers.get(who) ?? reviewerOf(root, name, asksMaster)
  reviewers.set(who, known)
  const reviewer = await known
  if (reviewer === null) {
    reviewers.delete(who)
    return { reason: 'no_review_here', text: 'What a review needs is not on this device.' }
  }
  const working = reviewer.steps(course, seat, effort)
  for (;;) {
    const step = working.next()
    if (step.done) return { review: step.value }
  }
}

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  review(data)
    .catch((problem: unknown): Found => ({ reason: 'no_review_now', text: String(problem) }))
    .then((found) => postMessage(found))
})
