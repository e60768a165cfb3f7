/** Where each card of a hand lies: one row or two, never so close that a finger cannot tell them apart. */

const SMALLEST = 60
const LARGEST = 104
const GAP = 6
const MOST_IN_ONE_ROW = 11
const ONE_ROW_FROM = 900
const LOW_SCREEN = 500
const EASY_STEP = 26
/** On the lowest screens every pixel of height counts. */
const LOWEST_SCREEN = 340
const SMALLEST_THERE = 50
/** Below this part of a card its picture is not seen. */
const HALF_SEEN = 0.65
/** With this part of a card all of its name is seen. */
const NAME_SEEN = 0.9
const FAN_UP_TO = 8
export const ASPECT = 1.4
/** How much of a card in the back row stays free. */
const ROW_STEP = 0.71

export interface Spot {
  x: number
  y: number
  tilt: number
  row: number
}

export interface HandLayout {
  card: number
  step: number
  rows: number
  height: number
  spots: Spot[]
}

export function layHand(cards: number, width: number, screen: { width: number; height: number }, whole = false): HandLayout {
  const smallest = screen.height < LOWEST_SCREEN ? SMALLEST_THERE : SMALLEST
  const largest = Math.max(smallest, Math.min(0.17 * screen.width, 0.16 * screen.height, LARGEST))
  const oneRow = stepOf(cards, width, largest)
  const lowButEasy = screen.height < LOW_SCREEN && oneRow >= EASY_STEP
  const crowded = cards > MOST_IN_ONE_ROW ? screen.width < ONE_ROW_FROM : whole && oneRow < largest * HALF_SEEN
  const rows = crowded && !lowButEasy ? 2 : 1
  const inRow = Math.ceil(cards / rows)
  const allNamed = (width - 16) / (1 + NAME_SEEN * (inRow - 1))
  const card = whole && rows === 1 ? Math.max(smallest, Math.min(largest, allNamed)) : largest
  const step = stepOf(inRow, width, card)
  const spots = Array.from({ length: cards }, (_, place) => {
    const row = Math.floor(place / inRow)
    const inThisRow = row === 0 ? Math.min(inRow, cards) : cards - inRow
    const fromMiddle = (place % inRow) - (inThisRow - 1) / 2
    const fanned = cards > 1 && cards <= FAN_UP_TO && screen.height >= LOW_SCREEN
    return {
      x: width / 2 + fromMiddle * step - card / 2,
      y: row * card * ASPECT * ROW_STEP + (fanned ? fromMiddle * fromMiddle * 0.9 : 0),
      tilt: fanned ? fromMiddle : 0,
      row,
    }
  })
  const lowest = Math.max(0, ...spots.map((spot) => spot.y))
  return { card, step, rows, height: lowest + card * ASPECT, spots }
}

/** Side by side where there is room. */
function stepOf(cards: number, width: number, card: number): number {
  return cards < 2 ? card + GAP : Math.min((width - 16 - card) / (cards - 1), card + GAP)
}
