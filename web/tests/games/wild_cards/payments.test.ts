import { describe, expect, it, vi } from 'vitest'
import { named } from '../../../src/games/wild_cards/cards'
import type { View } from '../../../src/games/wild_cards/messages'
import { bringsBonus, cheapest, forTheBonus, highest } from '../../../src/games/wild_cards/paying'

// The words need a browser; what is counted here needs none.
vi.mock('../../../src/words.svelte', () => ({ say: String, capitalised: String }))

describe('a payment', () => {
  const hand = ['F1', 'F3', 'S2', 'M4', '*1', '*2']
  /** We owe so many cards, and the bonus is open for these animals. */
  const owing = (due: number, ...bonus_open: View['derived']['bonus_open']): Pick<View, 'derived'> => ({
    derived: { due, bonus_open, exchanges: [], bids_two: null, refill_up_to: [] },
  })

  it('at its cheapest spares high cards and wild ones', () => {
    expect(cheapest(hand, 3)).toEqual(['F1', 'S2', 'F3'])
    expect(cheapest(['F1'], 2)).toBeNull()
    expect(highest(hand, 2)).toEqual(['M4', 'F3'])
  })

  it('for the bonus takes the habitat of the animal, then wild cards', () => {
    expect(forTheBonus(owing(3, 'peacock', 'squirrel'), 'peacock', hand)).toEqual(['F1', 'F3', '*1'])
    expect(forTheBonus(owing(2, 'lion'), 'lion', hand)).toEqual(['S2', '*1'])
    expect(forTheBonus(owing(3, 'peacock', 'squirrel'), 'lion', hand)).toBeNull()
  })

  it('brings the bonus if it is open, and every card is at home there', () => {
    expect(bringsBonus(owing(1, 'squirrel'), 'squirrel', ['F1', '*4'])).toBe(true)
    expect(bringsBonus(owing(1, 'squirrel'), 'squirrel', ['F1', 'S1'])).toBe(false)
    expect(bringsBonus(owing(0), 'squirrel', [])).toBe(false)
  })
})

it('cards that are the same have names of their own', () => {
  expect(named(['S1', 'S1', 'F2', 'S1'])).toEqual(['S1', 'S1/2', 'F2', 'S1/3'])
})
