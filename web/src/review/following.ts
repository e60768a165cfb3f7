/** A review asked for again and again, until it is whole. */

import type { ReviewSoFar } from '../messages'
import { Refusal } from '../server'

const SOON = 1_200
const LATER = 10_000
/** Answers after which nobody expects the review at any moment. */
const PATIENT = 25
/** Why there is no answer just now, while there may be one in a while: a server that compiles, starts again, or has much to do. */
const NOT_YET = new Map([
  ['preparing', SOON],
  ['no_network', SOON],
  ['not_stored', SOON],
  ['too_many_requests', LATER],
  ['too_many_reviews', LATER],
])

/** In how many milliseconds to ask again after this answer: later the more others come first, and the longer it takes. */
const soon = ({ ahead }: ReviewSoFar, answers: number): number => Math.min(LATER, SOON * Math.max(1 + ahead, answers / PATIENT))

/** Tells every answer and every refusal until the review is whole, or there will be none. Answers how to stop it. */
export function follow(
  ask: () => Promise<ReviewSoFar>,
  onfound: (found: ReviewSoFar) => void,
  onrefused: (refusal: unknown) => void,
): () => void {
  let isWanted = true
  let answers = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = (time: number) => (timer = setTimeout(() => void once(), time))

  async function once(): Promise<void> {
    try {
      const found = await ask()
      if (!isWanted) return
      answers += 1
      if (found.state !== 'whole') again(soon(found, answers))
      onfound(found)
    } catch (refusal) {
      if (!isWanted) return
      const time = refusal instanceof Refusal ? NOT_YET.get(refusal.reason) : undefined
      if (time !== undefined) again(time)
      onrefused(refusal)
    }
  }

  void once()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
