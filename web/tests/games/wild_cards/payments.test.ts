import { describe, expect, it, vi } from 'vitest'
import { named } from '../../../src/games/wild_cards/cards'
import type { View } from '../../../src/games/wild_cards/messages'
import { bringsBonus, cheapest, forTheBonus, highest } from '../../../src/games/wild_cards/paying'

// The words need a browser; counting does not.
vi.mock('../../../src/words.svelte', () => ({ say: String, capitalised: String }))

describe('a payment', () => {
  const hand = ['F1', 'F3', 'S2', 'M4', '*1', '*2']
  /** We owe this many cards, and these keep the bonus. */
  const owing = (due: number, ...bonus_cards: View['derived']['bonus_cards']): Pick<View, 'derived'> => ({
    derived: { due, bonus_cards, most_picked: due, refill: 'held', exchanges: [], bids_two: null, refill_up_to: [] },
  })
  const forest = ['F1', 'F3', '*1', '*2']

  it('at its cheapest spares high cards and wild ones', () => {
    expect(cheapest(hand, 3)).toEqual(['F1', 'S2', 'F3'])
    expect(cheapest(['F1'], 2)).toBeNull()
    expect(highest(hand, 2)).toEqual(['M4', 'F3'])
  })

  it('for the bonus takes the habitat of the animal, then wild cards', () => {
    expect(forTheBonus(owing(3, { species: 'peacock', cards: forest }), 'peacock', hand)).toEqual(['F1', 'F3', '*1'])
    expect(forTheBonus(owing(2, { species: 'lion', cards: ['S2', '*1', '*2'] }), 'lion', hand)).toEqual(['S2', '*1'])
    expect(forTheBonus(owing(3, { species: 'peacock', cards: forest }), 'lion', hand)).toBeNull()
  })

  it('brings the bonus if every card of it does', () => {
    expect(bringsBonus(owing(1, { species: 'squirrel', cards: forest }), 'squirrel', ['F1', '*1'])).toBe(true)
    expect(bringsBonus(owing(1, { species: 'squirrel', cards: forest }), 'squirrel', ['F1', 'S1'])).toBe(false)
    expect(bringsBonus(owing(0, { species: 'squirrel', cards: [] }), 'squirrel', [])).toBe(true)
    expect(bringsBonus(owing(0), 'squirrel', [])).toBe(false)
  })
})

it('cards that are the same have names of their own', () => {
  expect(named(['S1', 'S1', 'F2', 'S1'])).toEqual(['S1', 'S1/2', 'F2', 'S1/3'])
})
