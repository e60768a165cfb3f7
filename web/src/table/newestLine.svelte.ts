/** The line of the talk that was said last, for a moment. */

import type { TalkLine } from '../messages'

const SHOWN = 5_000

export class NewestLine {
  shown: TalkLine | null = $state.raw(null)
  /** The number of the last line that was heard; null before anybody listened. */
  #known: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Is this the news of somebody who is heard? Then it is shown. What was said before we came is no news. */
  hear(last: TalkLine | undefined, isHeard: (line: TalkLine) => boolean): boolean {
    const isNews = this.#known !== null && last !== undefined && last.number > this.#known
    this.#known = last?.number ?? -1
    if (!isNews || !isHeard(last)) return false
    clearTimeout(this.#timer)
    this.shown = last
    this.#timer = setTimeout(() => (this.shown = null), SHOWN)
    return true
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}
