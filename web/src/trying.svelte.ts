/** What a page asks of the server, and why it was refused. */
import { sayRefusal } from './refusals'

export class Trying {
  /** The sentence for what was refused last; empty while all went well. */
  problem = $state('')

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
}
