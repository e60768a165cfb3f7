/** The piles of Wild Cards, made again from the seed. */

import { shuffled } from '../../fairness'
import type { Replay } from '../../messages'
import { isReplay } from './messages'

const ANIMALS = 1
const HABITATS = 2
const SPECIES = ['meerkat', 'lion', 'ibex', 'eagle', 'squirrel', 'peacock']
const COPIES = 7
/** By players: how many animals are taken away unseen. */
const TAKEN: Record<number, number> = { 3: 14, 4: 6 }
const TAKEN_AT_LEAST = 2

/** The animals and the habitats as they lie before they are shuffled, and how many animals are then taken away unseen. */
function decks({ players, options }: Replay) {
  const oneOfEach = options.removal === 'suggested'
  const animals = SPECIES.flatMap((species) => Array.from({ length: oneOfEach ? COPIES - 1 : COPIES }, () => species))
  const copies = String(options.habitats).split('-').map(Number)
  const ofSuits = [...'FSM'].flatMap((suit) =>
    copies.flatMap((cards, value) => Array.from({ length: cards }, () => `${suit}${value + 1}`)),
  )
  const wilds = String(options.wilds).split('-').sort()
  const taken = TAKEN[players] ?? TAKEN_AT_LEAST
  return {
    animals,
    taken: oneOfEach ? taken - SPECIES.length : taken,
    habitats: [...ofSuits, ...wilds.map((value) => `*${value}`)],
  }
}

/** Do the animals of this round, and in the first one the habitats drawn, follow from the seed? */
export function followsSeed(game: Replay, round: number): boolean {
  if (!isReplay(game)) return false
  const { animals, taken, habitats } = decks(game)
  const events = [...game.dealt, ...game.decisions.flatMap((decision) => decision.events)].map(({ event }) => event)
  const displayed = events.flatMap((event) => (event.kind === 'wild_cards.display' ? [event.species] : []))
  const [from, to] = [(round - 1) * (game.players - 1), round * (game.players - 1)]
  const order = shuffled(game.seed, ANIMALS, animals).slice(taken)
  if (displayed.slice(from, to).join() !== order.slice(from, to).join()) return false
  if (round > 1) return true
  // The habitats one by one as they were drawn, until cards come back: from the discards, or one of the eagle's two.
  const back = events.findIndex(({ kind }) => kind === 'wild_cards.reshuffled' || kind === 'wild_cards.chose')
  const drawn = (back < 0 ? events : events.slice(0, back)).flatMap((event) =>
    event.kind === 'wild_cards.in_hand' || event.kind === 'wild_cards.drawn_and_shown' ? [event.card] : [],
  )
  return drawn.join() === shuffled(game.seed, HABITATS, habitats).slice(0, drawn.length).join()
}
