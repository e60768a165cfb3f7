import { describe, expect, it } from 'vitest'
import { placeBubble, type Box } from '../src/table/talkPlace'

const SCREEN: Box = { left: 0, top: 0, width: 360, height: 640 }
const chip = (left: number, top: number): Box => ({ left, top, width: 110, height: 52 })
const SIZE = { width: 200, height: 40 }

const covers = (placed: { left: number; top: number }, other: Box): boolean =>
  placed.left < other.left + other.width &&
  other.left < placed.left + SIZE.width &&
  placed.top < other.top + other.height &&
  other.top < placed.top + SIZE.height

describe('a bubble', () => {
  const strip = [chip(8, 46), chip(125, 46), chip(242, 46)]

  it.each([0, 1, 2])('points at speaker %i of a strip and covers nobody', (number) => {
    const speaker = strip[number] ?? chip(0, 0)
    const placed = placeBubble(speaker, SIZE, strip, SCREEN)
    expect(placed.points).toBe('up')
    expect(strip.filter((other) => covers(placed, other))).toEqual([])
    const tip = placed.left + placed.at
    expect(tip).toBeGreaterThan(speaker.left)
    expect(tip).toBeLessThan(speaker.left + speaker.width)
  })

  it('goes above if somebody sits below', () => {
    const placed = placeBubble(chip(125, 200), SIZE, [chip(125, 256)], SCREEN)
    expect(placed.points).toBe('down')
  })

  it('stays on the screen', () => {
    const placed = placeBubble(chip(245, 580), SIZE, [], SCREEN)
    expect(placed.left + SIZE.width).toBeLessThanOrEqual(SCREEN.width)
    expect(placed.top + SIZE.height).toBeLessThanOrEqual(SCREEN.height)
  })
})
