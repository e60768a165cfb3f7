/** What the page says when the server refuses. */
import { Refusal } from './server'
import { sayReason } from './words.svelte'

/** The sentence for a refusal. Anything else that was caught is a fault of the page, and goes on as one. */
export function sayRefusal(caught: unknown): string {
  if (!(caught instanceof Refusal)) throw caught
  return sayReason(caught.reason, { text: caught.message, ...caught.facts }, caught.message)
}
