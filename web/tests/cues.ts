/** What is heard of events at a table where we sit on seat 0. */

import { vi } from 'vitest'
import type { Event } from '../src/messages'

// The words and the sounds need a browser; which sound it is needs none.
vi.mock('../src/words.svelte', () => ({ say: String, canSay: () => false, capitalised: String }))
vi.mock('../src/sounds', () => ({ sound: () => undefined, isElsewhere: () => false }))
const { soundOf } = await import('../src/soundCues.svelte')

type Told = [kind: string, told: Event['told']]

export const soundsAt =
  (game: string) =>
  (...events: Told[]) =>
    soundOf(
      events.map(([kind, told], number) => ({ number, kind, told })),
      { game, you: 0 },
    )
