/** What a page asks of the server, and what it shows if that is refused. */

import { Refusal } from './server'
import { sayReason } from './words.svelte'

export class Trying {
  problem = $state('')

  async to(what: () => Promise<void>): Promise<void> {
    this.problem = ''
    try {
      await what()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.problem = sayReason(refusal.reason, refusal.facts, refusal.message)
    }
  }
}
