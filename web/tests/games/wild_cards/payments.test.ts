import { describe, expect, it, vi } from 'vitest'
import { named, SPECIES, type Species } from '../../../src/games/wild_cards/cards'
import { changesByExchange } from '../../../src/games/wild_cards/leaders'
import { bonusIsOpen, cardsDue, cheapest, forTheBonus, highest } from '../../../src/games/wild_cards/paying'
import type { WildView } from '../../../src/games/wild_cards/view'

// The words need a browser; what is counted here needs none.
vi.mock('../../../src/words.svelte', () => ({ say: String, capitalised: String }))

/** A table where each seat has these animals, and these seats the leaders. */
function table(collections: Partial<Record<Species, number>>[], leaders: Partial<Record<Species, number>>, more = {}): WildView {
  return {
    collections: collections.map((collection) => SPECIES.map((species) => collection[species] ?? 0)),
    leaders: SPECIES.map((species) => leaders[species] ?? null),
    payments: collections.map(() => []),
    bids: collections.map(() => []),
    ...more,
  } as unknown as WildView
}

describe('W11: an exchange', () => {
  it('brings the leader of the species gained if nobody has more', () => {
    const view = table([{ ibex: 1, lion: 1 }, { lion: 2 }], { lion: 1, ibex: 0 })
    expect(changesByExchange(view, 0, 'ibex', 'lion')).toEqual([
      { species: 'lion', before: 1, after: 0 },
      { species: 'ibex', before: 0, after: null },
    ])
  })

  it('leaves it where somebody has more', () => {
    const view = table([{ ibex: 2 }, { lion: 2 }], { lion: 1, ibex: 0 })
    expect(changesByExchange(view, 0, 'ibex', 'lion')).toEqual([])
  })

  it('hands the leader of the species given to the one who has the most', () => {
    const view = table([{ ibex: 2 }, { ibex: 2 }, { ibex: 1 }], { ibex: 0 })
    expect(changesByExchange(view, 0, 'ibex', 'eagle')).toContainEqual({ species: 'ibex', before: 0, after: 1 })
  })

  it('gives it back to the supply if several have the most', () => {
    const view = table([{ ibex: 2 }, { ibex: 2 }, { ibex: 2 }], { ibex: 0 })
    expect(changesByExchange(view, 0, 'ibex', 'eagle')).toContainEqual({ species: 'ibex', before: 0, after: null })
  })

  it('does not touch a leader of somebody else', () => {
    const view = table([{ ibex: 1 }, { ibex: 2 }], { ibex: 1 })
    expect(changesByExchange(view, 0, 'ibex', 'eagle').map(({ species }) => species)).toEqual(['eagle'])
  })
})

describe('a payment', () => {
  const hand = ['F1', 'F3', 'S2', 'M4', '*1', '*2']
  const bidding = (bid: string, laid: string[] = []) => table([{}], {}, { bids: [[bid]], payments: [laid] })

  it('is one card fewer than the bid, less what lies there', () => {
    expect(cardsDue(bidding('F3'), 0)).toBe(2)
    expect(cardsDue(bidding('*1'), 0)).toBe(0)
    expect(cardsDue(bidding('M4', ['S1', 'S2', 'F1']), 0)).toBe(0)
  })

  it('at its cheapest spares high cards and wild ones', () => {
    expect(cheapest(hand, 3)).toEqual(['F1', 'S2', 'F3'])
    expect(cheapest(['F1'], 2)).toBeNull()
    expect(highest(hand, 2)).toEqual(['M4', 'F3'])
  })

  it('for the bonus takes the habitat of the animal, then wild cards', () => {
    expect(forTheBonus(bidding('F4'), 0, 'peacock', hand, 3)).toEqual(['F1', 'F3', '*1'])
    expect(forTheBonus(bidding('*3'), 0, 'lion', hand, 2)).toEqual(['S2', '*1'])
    expect(forTheBonus(bidding('F4'), 0, 'lion', hand, 3)).toBeNull()
    expect(bonusIsOpen(bidding('F3', ['S1', 'F1']), 0, 'squirrel')).toBe(false)
  })
})

it('cards that are the same have names of their own', () => {
  expect(named(['S1', 'S1', 'F2', 'S1'])).toEqual(['S1', 'S1/2', 'F2', 'S1/3'])
})
