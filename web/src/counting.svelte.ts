/** Something that is counted before everybody's eyes, step by step. Where nothing moves it is all there at once. */

import { untrack } from 'svelte'
import { preferences } from './preferences.svelte'

export class Counting {
  /** How many steps have been seen. */
  step = $state(0)
  readonly #last: () => number

  /** Call it while a component is made. `pause`: the milliseconds before a step; `done` is called when all has been seen. */
  constructor(last: () => number, pause: (step: number) => number, done: (() => void) | undefined) {
    this.#last = last
    if (!done || !preferences.motion) this.finish()
    $effect(() => {
      if (this.isOver) return untrack(() => done?.())
      const timer = setTimeout(() => (this.step += 1), preferences.timed(pause(this.step + 1)))
      return () => clearTimeout(timer)
    })
  }

  get isOver(): boolean {
    return this.step >= this.#last()
  }

  finish(): void {
    this.step = Infinity
  }
}
