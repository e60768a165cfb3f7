/** What a page asks of the server, and why it was refused. */
import { sayRefusal } from './refusals'

export class Trying {
  /** The sentence for what was refused last; empty while all went well. */
  problem = $state('')

  /** Is something under way that must not be done twice? */
  busy = $state(false)

  /** Does this; false if it was refused. */
  readonly to = async (what: () => Promise<unknown>): Promise<boolean> => {
    this.problem = ''
    try {
      await what()
      return true
    } catch (refusal) {
      this.problem = sayRefusal(refusal)
      return false
    }
  }

  /** Does this, unless it is already under way: two taps open one table. */
  readonly once = async (what: () => Promise<unknown>): Promise<boolean> => {
    if (this.busy) return false
    this.busy = true
    try {
      return await this.to(what)
    } finally {
      this.busy = false
    }
  }
}
