/** Where a bubble points at the speaker and covers nobody else. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Placed {
  left: number
  top: number
  /** Where the speaker is, seen from the bubble. */
  points: 'up' | 'down' | 'left' | 'right'
  /** How far along its edge the bubble points, in pixels. */
  at: number
}

const GAP = 9
const EDGE = 6
const CORNER = 18

const clamped = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** How many square pixels two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** Beside the speaker, where it covers the least of the others: below first, then above, right and left. */
export function placeBubble(speaker: Box, size: { width: number; height: number }, others: Box[], screen: Box): Placed {
  const middle = { x: speaker.left + speaker.width / 2, y: speaker.top + speaker.height / 2 }
  const most = {
    left: screen.left + screen.width - size.width - EDGE,
    top: screen.top + screen.height - size.height - EDGE,
  }
  const across = clamped(screen.left + EDGE, middle.x - size.width / 2, most.left)
  const along = clamped(screen.top + EDGE, middle.y - size.height / 2, most.top)
  const tries: Placed[] = [
    { left: across, top: speaker.top + speaker.height + GAP, points: 'up', at: middle.x - across },
    { left: across, top: speaker.top - size.height - GAP, points: 'down', at: middle.x - across },
    { left: speaker.left + speaker.width + GAP, top: along, points: 'left', at: middle.y - along },
    { left: speaker.left - size.width - GAP, top: along, points: 'right', at: middle.y - along },
  ]
  const cost = ({ left, top }: Placed): number => {
    const box = { left, top, ...size }
    const outside = size.width * size.height - shared(box, screen)
    return [speaker, ...others].reduce((sum, other) => sum + shared(box, other), 10 * outside)
  }
  const best = tries.reduce((one, other) => (cost(other) < cost(one) ? other : one))
  const edge = best.points === 'up' || best.points === 'down' ? size.width : size.height
  return { ...best, at: clamped(Math.min(CORNER, edge / 2), best.at, Math.max(edge - CORNER, edge / 2)) }
}
