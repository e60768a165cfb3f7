import { describe, expect, it, vi } from 'vitest'
import { SUITS } from '../../../src/games/wizard/cards'
import { cardsSeen, voidsShown, type Whereabouts } from '../../../src/games/wizard/memory'
import type { WizardView } from '../../../src/games/wizard/view'

// The words need a browser; what is counted here needs none.
vi.mock('../../../src/words.svelte', () => ({ say: String, capitalised: String }))

/** What seat 0 sees, with these hands and cards played. */
function viewWith(more: Partial<WizardView>, players = 3): WizardView {
  const nobody = Array.from({ length: players }, () => 0)
  return { won: nobody, hands: nobody, played: [], set_aside: [], turned: null, ...more } as WizardView
}

/** Cards in the order they fell, the first played by this seat. */
const fell = (cards: string, leader = 0, players = 3): [number, string][] =>
  cards.split(' ').map((card, place) => [(leader + place) % players, card])

const voids = (played: [number, string][], ownDecks = false) =>
  voidsShown(viewWith({ played }), ownDecks).map((suits) => suits.join(''))

describe('who cannot follow', () => {
  it('has shown it by another suit', () => {
    expect(voids(fell('R7 Y2 R3'))).toEqual(['', 'R', ''])
    expect(voids([...fell('R7 Y2 R3'), ...fell('G1 B1 B2', 1)])).toEqual(['G', 'R', 'G'])
  })

  it('is told in the middle of a trick', () => {
    expect(voids(fell('R7 Y2'))).toEqual(['', 'R', ''])
  })

  it('is not told by a Wizard or a Jester, which fit always', () => {
    expect(voids(fell('R7 W1 J2'))).toEqual(['', '', ''])
  })

  it('Z4: has to follow a suit though a Wizard fell on it', () => {
    expect(voids(fell('R7 W1 Y3'))).toEqual(['', '', 'R'])
  })

  it('after a Jester follows the first suit', () => {
    expect(voids(fell('J1 G4 B9'))).toEqual(['', '', 'G'])
    expect(voids(fell('J1 J2 B9'))).toEqual(['', '', ''])
  })

  it('Z3: need not follow when a Wizard was led, or came after Jesters', () => {
    expect(voids(fell('W1 R4 Y9'))).toEqual(['', '', ''])
    expect(voids(fell('J1 W2 Y9'))).toEqual(['', '', ''])
  })

  it('V7: does not exist where everybody has a deck of his own', () => {
    expect(voids(fell('R7 Y2 G3'), true)).toEqual(['', '', ''])
  })
})

describe('where the cards are', () => {
  const count = (cards: Whereabouts[], where: Whereabouts) => cards.filter((one) => one === where).length

  it('own, out and unseen: nothing else is known', () => {
    const view = viewWith({ hands: [['R9', 'W3', 'J1'], 3, 3], played: fell('R7 W1 Y2'), turned: 'G5' })
    const { suits, special } = cardsSeen(view, 0, false)
    expect(suits.map(({ suit }) => suit)).toEqual(SUITS)
    expect(suits[0]?.cards[8]).toBe('own')
    expect(suits[0]?.cards[6]).toBe('out')
    expect(suits[2]?.cards[4]).toBe('out') // Z5
    expect(suits.map(({ cards }) => count(cards, 'unseen'))).toEqual([11, 12, 12, 13])
    expect(special).toEqual([
      { kind: 'W', cards: ['own', 'out', 'unseen', 'unseen'] },
      { kind: 'J', cards: ['own', 'unseen', 'unseen', 'unseen'] },
    ])
  })

  it('V4: what was set aside is out', () => {
    const view = viewWith({ hands: [['R9'], 1], set_aside: ['B1', 'J4'] }, 2)
    const { suits, special } = cardsSeen(view, 0, false)
    expect(suits[3]?.cards[0]).toBe('out')
    expect(special[1]?.cards[0]).toBe('out')
  })

  it('V6: while bidding the other hands lie open, and one does not know one\u2019s own', () => {
    const { suits } = cardsSeen(viewWith({ hands: [2, ['R9', 'G1'], ['B3', 'R1']] }), 0, false)
    expect(suits[0]?.cards[8]).toBe('open')
    expect(suits.flatMap(({ cards }) => cards).filter((one) => one === 'own')).toEqual([])
  })

  it('V7: there is a suit, a Wizard and a Jester for each player', () => {
    const { suits, special } = cardsSeen(viewWith({ hands: [['R9', 'W1'], 2, 2] }), 0, true)
    expect(suits.map(({ suit }) => suit)).toEqual(['R', 'Y', 'G'])
    expect(special.map(({ cards }) => cards)).toEqual([
      ['own', 'unseen', 'unseen'],
      ['unseen', 'unseen', 'unseen'],
    ])
  })
})

// Whole rounds, played by chance and by the rules.
describe.each(Array.from({ length: 60 }, (_, seed) => seed))('in round %i', (seed) => {
  let number = seed * 7919 + 17
  const below = (most: number) => {
    number = (number * 1103515245 + 12345) % 2147483648
    return Math.floor((number / 2147483648) * most)
  }
  const players = 3 + (seed % 4)
  const deck = [...SUITS, 'W', 'J'].flatMap((kind) =>
    Array.from({ length: kind === 'W' || kind === 'J' ? 4 : 13 }, (_, place) => `${kind}${place + 1}`),
  )
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const other = below(place + 1)
    ;[deck[place], deck[other]] = [deck[other] as string, deck[place] as string]
  }
  const size = 1 + below(Math.floor(deck.length / players))
  const hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * size, (seat + 1) * size))
  const played: [number, string][] = []
  const notes: { played: [number, string][]; hands: string[][] }[] = []
  let leader = below(players)
  for (let trick = 0; trick < size; trick += 1) {
    let asked: string | null = null
    for (let place = 0; place < players; place += 1) {
      const seat = (leader + place) % players
      const hand = hands[seat] as string[]
      const bound = asked !== null && SUITS.includes(asked as never) && hand.some((card) => card.startsWith(asked as string))
      const legal = bound ? hand.filter((card) => card.startsWith(asked as string) || /^[WJ]/.test(card)) : hand
      const card = legal[below(legal.length)] as string
      hands[seat] = hand.filter((other) => other !== card)
      played.push([seat, card])
      if (asked === null && !card.startsWith('J')) asked = card.charAt(0)
      notes.push({ played: [...played], hands: hands.map((one) => [...one]) })
    }
    leader = below(players)
  }

  it('who is said to be without a suit holds none of it, at every moment', () => {
    for (const moment of notes) {
      const shown = voidsShown(viewWith({ played: moment.played }, players), false)
      shown.forEach((suits, seat) => {
        for (const suit of suits) expect(moment.hands[seat]?.filter((card) => card.startsWith(suit))).toEqual([])
      })
    }
  })

  it('every card is accounted for once, and none that others hold is told', () => {
    for (const moment of notes) {
      const seen = cardsSeen(
        viewWith(
          { played: moment.played, hands: [moment.hands[0] ?? [], ...moment.hands.slice(1).map((hand) => hand.length)] },
          players,
        ),
        0,
        false,
      )
      const all = [...seen.suits, ...seen.special].flatMap(({ cards }) => cards)
      expect(all.filter((where) => where === 'own').length).toBe(moment.hands[0]?.length)
      expect(all.filter((where) => where === 'out').length).toBe(moment.played.length)
      expect(all.filter((where) => where === 'open').length).toBe(0)
      expect(all.length).toBe(60)
    }
  })
})
