/** Opening a table on the server or on this device, whichever can first. */

import type { Opened } from '../messages'
import { reach } from '../reach.svelte'
import { Refusal } from '../server'

const AGAIN = 1_000

/** A server that compiles its games may have none yet, and starts again at the end; a device may not have got its own. */
function isTooSoon(refusal: unknown): boolean {
  const whileItStarts = reach.preparing === null ? [] : ['no_network']
  return refusal instanceof Refusal && ['preparing', 'no_rules_here', ...whileItStarts].includes(refusal.reason)
}

/** Tries one way after the other. While the server gets ready that goes on until one of them is open, or nobody wants it any
more; `onwait` is called as soon as it takes longer. */
export async function openSoonest(
  ways: (() => Promise<Opened>)[],
  { isWanted, onwait }: { isWanted: () => boolean; onwait: () => void },
): Promise<Opened> {
  for (;;) {
    const refusals: unknown[] = []
    for (const open of ways) {
      try {
        return await open()
      } catch (refusal) {
        if (!isTooSoon(refusal)) throw refusal
        refusals.push(refusal)
      }
    }
    const getsReady = reach.preparing !== null || refusals.some((each) => each instanceof Refusal && each.reason === 'preparing')
    if (!getsReady || !isWanted()) throw refusals[0]
    onwait()
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
}
