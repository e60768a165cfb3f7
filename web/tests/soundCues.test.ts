import { describe, expect, it, vi } from 'vitest'
import type { Event } from '../src/messages'
import { soundOf } from '../src/soundCues.svelte'

// The words and the sounds need a browser; which sound it is needs none.
vi.mock('../src/words.svelte', () => ({ say: String, canSay: () => false, capitalised: String }))
vi.mock('../src/sounds', () => ({ sound: () => undefined, isElsewhere: () => false }))

const event = (kind: string, told: Event['told'] = {}): Event => ({ number: 1, kind, told })
const heard = (game: string, ...events: Event[]) => soundOf(events, { game, you: 0 })

describe('what happens at a table sounds', () => {
  it('like what matters most, not like what came first', () => {
    expect(
      heard('wizard', event('played', { seat: 1 }), event('trick', { seat: 0 }), event('scored', { seat: 0, points: 30 })),
    ).toBe('made')
    expect(heard('wizard', event('trick', { seat: 0 }), event('scored', { seat: 0, points: -10 }))).toBe('failed')
    expect(heard('life_is_life', event('laid', { seat: 1 }), event('knocked', { seat: 1 }))).toBe('knock')
  })

  it('otherwise for the player it happens to', () => {
    expect(heard('wizard', event('played', { seat: 0 }), event('trick', { seat: 0 }))).toBe('trick')
    expect(heard('wizard', event('played', { seat: 0 }), event('trick', { seat: 1 }))).toBe('card')
    expect(heard('wild_cards', event('acquired', { seat: 0 }))).toBe('trick')
    expect(heard('life_is_life', event('lost', { seat: 1, lives: 2 }))).toBeNull()
    expect(heard('life_is_life', event('lost', { seat: 0, lives: 0 }))).toBe('made')
  })

  it('even in a game without a folder, as far as every table knows it', () => {
    expect(heard('unheard_of', event('swapped', { seat: 1 }))).toBe('card')
    expect(heard('unheard_of', event('played', { seat: 1 }))).toBeNull()
  })
})
