/** The sounds of events at a table where we have seat 0. */

import { vi } from 'vitest'
import type { Happened } from '../src/messages'

// The words and the sounds need a browser; choosing the sound does not.
vi.mock('../src/words.svelte', () => ({ say: String, canSay: () => false, capitalised: String }))
vi.mock('../src/sounds', () => ({ sound: () => undefined, isElsewhere: () => false }))
const { soundOf } = await import('../src/soundCues.svelte')

/** `GameEvent`: what can happen in this game. */
export const soundsAt =
  <GameEvent extends Happened>(game: string) =>
  (...events: GameEvent[]) =>
    soundOf(
      events.map((event, number) => ({ number, event })),
      { game, you: 0 },
    )
