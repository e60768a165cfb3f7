import { describe, expect, it, vi } from 'vitest'
import { inOrder, moved } from '../src/table/order.svelte'

// Sorting cards needs nothing kept by the browser.
vi.mock('../src/preferences.svelte', () => ({ kept: () => null, keep: () => undefined, preferences: { arranging: true } }))

const CARDS = ['R7', 'G2', 'B5', 'W1', 'J2']

describe('a hand arranged by its player', () => {
  it('keeps every card wherever one of them is moved', () => {
    for (const card of CARDS)
      for (const place of CARDS.keys()) {
        const now = moved(CARDS, card, place)
        expect(now[place]).toBe(card)
        expect([...now].sort()).toEqual([...CARDS].sort())
        expect(now.filter((one) => one !== card)).toEqual(CARDS.filter((one) => one !== card))
      }
  })

  it('keeps its order when cards are played, and new ones lie at the end', () => {
    const chosen = ['B5', 'R7', 'J2', 'G2']
    expect(inOrder(['G2', 'J2', 'R7'], chosen)).toEqual(['R7', 'J2', 'G2'])
    expect(inOrder(['Y1', 'G2', 'B5', 'Y9'], chosen)).toEqual(['B5', 'G2', 'Y1', 'Y9'])
  })
})
