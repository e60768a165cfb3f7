import { describe, expect, it } from 'vitest'
import { layHand } from '../src/table/layout'

const PHONE = { width: 360, height: 640 }
const TABLET = { width: 768, height: 1024 }
const DESK = { width: 1280, height: 800 }
/** The target size that WCAG 2.5.8 requires. */
const SMALLEST_TARGET = 24

describe('a hand', () => {
  it.each(Array.from({ length: 20 }, (_, more) => more + 1))(
    'of %i cards stays on the screen, each card wide enough for a finger',
    (cards) => {
      for (const screen of [
        { width: 320, height: 568 },
        PHONE,
        { width: 768, height: 1024 },
        { width: 640, height: 360 },
        DESK,
      ]) {
        const layout = layHand(cards, screen.width, screen)
        expect(layout.step).toBeGreaterThanOrEqual(SMALLEST_TARGET)
        for (const spot of layout.spots) {
          expect(spot.x).toBeGreaterThanOrEqual(0)
          expect(spot.x + layout.card).toBeLessThanOrEqual(screen.width)
        }
      }
    },
  )

  it('of a few cards lies side by side where there is room', () => {
    for (const cards of [2, 3, 8]) {
      const layout = layHand(cards, 960, DESK)
      expect(layout.step).toBeGreaterThan(layout.card)
    }
    expect(layHand(12, 960, DESK).step).toBeLessThan(layHand(12, 960, DESK).card)
  })

  it('of twenty cards lies in two rows on a phone and in one on a desktop', () => {
    expect(layHand(20, 360, PHONE).rows).toBe(2)
    expect(layHand(20, 960, DESK).rows).toBe(1)
    expect(layHand(11, 360, PHONE).rows).toBe(1)
  })

  it('of animals shows every name, with cards as large as that allows', () => {
    for (const [width, screen] of [
      [752, TABLET],
      [944, DESK],
    ] as const) {
      const { rows, step, card } = layHand(10, width, screen, true)
      expect(rows).toBe(1)
      expect(step / card).toBeGreaterThan(0.89)
      expect(card).toBeGreaterThan(72)
    }
    expect(layHand(10, 344, PHONE, true).rows).toBe(2)
    expect(layHand(3, 752, TABLET, true).card).toBe(layHand(3, 752, TABLET).card)
  })
})
