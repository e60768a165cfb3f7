/** Which face each player has. */

import type { Seat } from '../messages'

const ANIMALS = ['fox', 'owl', 'cat', 'bear', 'frog', 'rabbit', 'penguin', 'panda', 'lion', 'koala', 'tiger', 'badger'] as const
const ROBOTS = ['round', 'square', 'screen', 'dome', 'bucket', 'lantern'] as const

const SPREAD = 31

/** The same name leads to the same number. */
const numberOf = (name: string): number => [...name].reduce((sum, letter) => (sum * SPREAD + letter.charCodeAt(0)) % 65_521, 7)

/** The drawings for these seats, in their order: a person is an animal, a bot or a program a robot. Who has the same name has the
same face at every table where it is free: no two at a table are alike. */
export function facesOf(seats: readonly Pick<Seat, 'name' | 'player'>[]): string[] {
  const taken = new Set<string>()
  return seats.map(({ name, player }) => {
    const faces: readonly string[] = player === 'person' ? ANIMALS : ROBOTS
    const first = numberOf(name)
    const wanted = faces.map((_, further) => faces[(first + further) % faces.length] ?? '')
    const face = wanted.find((one) => !taken.has(one)) ?? wanted[0] ?? ''
    taken.add(face)
    return face
  })
}
