import { describe, expect, it, vi } from 'vitest'
import { cardsSeen, type Whereabouts } from '../../../src/games/wizard/memory'
import { SUITS, type Derived, type View } from '../../../src/games/wizard/messages'

// The words need a browser; counting does not.
vi.mock('../../../src/words.svelte', () => ({ say: String, capitalised: String }))

const ALL: Derived = { suits: [...SUITS], specials: 4, voids: [], ranks_after: [], taken_by: [], out: [] }
/** V7: own decks for three players. */
const OWN_DECKS: Derived = { ...ALL, suits: ['R', 'Y', 'G'], specials: 3 }

/** What seat 0 sees, with these hands and cards played. */
function viewWith(more: Partial<View>, players = 3): View {
  const nothing = Array.from({ length: players }, () => 0)
  return {
    phase: 'play',
    round: 1,
    cards: 1,
    dealer: 0,
    turned: null,
    trump: null,
    bids: nothing,
    won: nothing,
    leader: 0,
    trick: [],
    set_aside: [],
    scores: nothing,
    hands: nothing,
    stock: 0,
    follow: null,
    winning: null,
    points: nothing,
    played: [],
    past: [],
    rounds: [1],
    derived: ALL,
    ...more,
  }
}

describe('where the cards are', () => {
  const count = (cards: Whereabouts[], where: Whereabouts) => cards.filter((one) => one === where).length

  it('is own, out or unseen: nothing else is known', () => {
    const view = viewWith({ hands: [['R9', 'W3', 'J1'], 3, 3], derived: { ...ALL, out: ['R7', 'W1', 'Y2', 'G5'] } })
    const { suits, special } = cardsSeen(view, 0)
    expect(suits.map(({ suit }) => suit)).toEqual(SUITS)
    expect(suits[0]?.cards[8]).toBe('own')
    expect(suits[0]?.cards[6]).toBe('out')
    expect(suits[2]?.cards[4]).toBe('out')
    expect(suits.map(({ cards }) => count(cards, 'unseen'))).toEqual([11, 12, 12, 13])
    expect(special).toEqual([
      { kind: 'W', cards: ['own', 'out', 'unseen', 'unseen'] },
      { kind: 'J', cards: ['own', 'unseen', 'unseen', 'unseen'] },
    ])
  })

  it('V6: while bidding the other hands lie open, and one does not know one\u2019s own', () => {
    const { suits } = cardsSeen(viewWith({ hands: [2, ['R9', 'G1'], ['B3', 'R1']] }), 0)
    expect(suits[0]?.cards[8]).toBe('open')
    expect(suits.flatMap(({ cards }) => cards).filter((one) => one === 'own')).toEqual([])
  })

  it('V7: there is a suit, a Wizard and a Jester for each player', () => {
    const { suits, special } = cardsSeen(viewWith({ hands: [['R9', 'W1'], 2, 2], derived: OWN_DECKS }), 0)
    expect(suits.map(({ suit }) => suit)).toEqual(['R', 'Y', 'G'])
    expect(special.map(({ cards }) => cards)).toEqual([
      ['own', 'unseen', 'unseen'],
      ['unseen', 'unseen', 'unseen'],
    ])
  })

  it('every card is accounted for once, whatever was dealt and played', () => {
    const deck = [...SUITS, 'W', 'J'].flatMap((kind) =>
      Array.from({ length: /[WJ]/.test(kind) ? 4 : 13 }, (_, place) => `${kind}${place + 1}`),
    )
    for (let step = 1; step < deck.length; step += 1) {
      // A stride that visits every card: another order each time.
      const stride = [1, 7, 11, 13, 17, 19][step % 6] ?? 1
      const order = deck.map((_, place) => deck[(step + place * stride) % deck.length] ?? '')
      const [own, out] = [order.slice(0, 1 + (step % 10)), order.slice(20, 20 + (step % 30))]
      const seen = cardsSeen(viewWith({ hands: [own, own.length, own.length], derived: { ...ALL, out } }), 0)
      const all = [...seen.suits, ...seen.special].flatMap(({ cards }) => cards)
      expect(['own', 'out', 'open', 'unseen'].map((where) => all.filter((one) => one === where).length)).toEqual([
        own.length,
        out.length,
        0,
        deck.length - own.length - out.length,
      ])
    }
  })
})
