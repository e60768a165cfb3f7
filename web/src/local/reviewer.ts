/** Reviews of games of this device, in a thread of their own: a game in progress does not wait for them. */

import type { Review } from '../messages'
import type { Game } from './game'
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

/** By the game, and by whether its master can be asked: what it has learned may come later, or never. */
const reviewers = new Map<string, Reviewer>()
const games = new Map<string, Game<unknown>>()

async function gameOf(root: string, name: string): Promise<Game<unknown> | null> {
  const here = games.get(name) ?? (await gameHere(root, name)) ?? (await gamesOfOthers(root)).find((each) => each.name === name)
  if (here === undefined) return null
  games.set(name, here)
  return here
}

async function reviewerOf(root: string, name: string, asksMaster: boolean): Promise<Reviewer | null> {
  const game = await gameOf(root, name) // which says where the rest lies
  const [playouts, learned] = await Promise.all([playoutsHere(name), asksMaster ? learnedHere(name) : null])
  if (game === null || playouts === null) return null
  const key = `${name} ${learned === null ? 'alone' : 'with its master'}`
  const reviewer = reviewers.get(key) ?? new Reviewer(game, playouts, learned)
  reviewers.set(key, reviewer)
  return reviewer
}

async function review({ root, course, seat, effort, asksMaster }: Wanted): Promise<Found> {
  const reviewer = await reviewerOf(root, String(course.game), asksMaster)
  if (reviewer === null) return { reason: 'no_review_here', text: 'What a review needs is not on this device.' }
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
