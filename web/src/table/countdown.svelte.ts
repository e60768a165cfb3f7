/** Whole seconds that count down while they are shown. */

const TICK = 250

export class Countdown {
  seconds = $state(0)

  constructor(milliseconds: () => number | null) {
    $effect(() => {
      const look = () => (this.seconds = Math.ceil((milliseconds() ?? 0) / 1000))
      look()
      if (milliseconds() === null) return // nobody counts
      const timer = setInterval(look, TICK)
      return () => clearInterval(timer)
    })
  }
}

/** As a clock shows it: 2:05. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
