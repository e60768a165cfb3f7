/** Was the deal what was promised? The hash of a seed and the shuffles that follow from it: the stream and the shuffle of
mazzo/rules/dice.py, and no rule. Both are held to the same vectors, tests/fairness/vectors.json. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { needed } from './needed'

/** What a stream is for. */
const SHUFFLE = 1
const WORDS_IN_A_BLOCK = 16
const WORD = 2 ** 32

/** Is this the seed whose hash was published before the deal? */
export const matchesHash = (seed: string, hash: string): boolean => seedHash(seed) === hash.trim().toLowerCase()

/** The SHA-256 of the 32 bytes of a seed, both as 64 hexadecimal digits. WebCrypto, which could say it too, does not exist on
plain http in a local network. */
export const seedHash = (seed: string): string => bytesToHex(sha256(hexToBytes(checked(seed))))

/** These cards after the shuffle with this number, the top one first. */
export function shuffled(seed: string, number: number, cards: readonly string[]): string[] {
  const below = numbersBelow(seed, SHUFFLE, number)
  const order = [...cards]
  for (let place = 0; place < order.length - 1; place++) {
    const other = place + below(order.length - place)
    ;[order[place], order[other]] = [needed(order[other], 'a card'), needed(order[place], 'a card')]
  }
  return order
}

/** Are these the same cards, in whatever order? */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

/** Does every hand lie open? */
export const areOpen = (hands: readonly (string[] | number)[]): hands is string[][] => hands.every((hand) => Array.isArray(hand))

/** Numbers from 0 to limit - 1 of one stream, each equally likely: words that would favour some are skipped. */
export function numbersBelow(seed: string, whatFor: number, number: number): (limit: number) => number {
  let [block, next] = [0, WORDS_IN_A_BLOCK]
  let words: Uint32Array = new Uint32Array()
  return (limit) => {
    for (;;) {
      if (next === WORDS_IN_A_BLOCK) {
        words = blockOf(seed, block, whatFor, number)
        block += 1
        next = 0
      }
      const product = BigInt(at(words, next)) * BigInt(limit)
      next += 1
      if (Number(product & 0xffffffffn) >= WORD % limit) return Number(product >> 32n)
    }
  }
}

/** Sixteen words of the stream ChaCha8 whose key is the seed. */
export function blockOf(seed: string, block: number, whatFor: number, number: number): Uint32Array {
  const begin = new Uint32Array([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...wordsOf(seed), block, whatFor, number, 0])
  const words = begin.slice()
  const mix = (x: number, y: number, z: number, turn: number) => {
    words[x] = at(words, x) + at(words, y)
    words[z] = right(at(words, z) ^ at(words, x), 32 - turn)
  }
  const quarter = (a: number, b: number, c: number, d: number) => {
    mix(a, b, d, 16)
    mix(c, d, b, 12)
    mix(a, b, d, 8)
    mix(c, d, b, 7)
  }
  for (let round = 0; round < 4; round++) {
    for (let a = 0; a < 4; a++) quarter(a, a + 4, a + 8, a + 12)
    for (let a = 0; a < 4; a++) quarter(a, ((a + 1) % 4) + 4, ((a + 2) % 4) + 8, ((a + 3) % 4) + 12)
  }
  return words.map((word, place) => word + at(begin, place))
}

/** A seed as its eight words. */
function wordsOf(seed: string): number[] {
  checked(seed)
  return Array.from({ length: 8 }, (_, word) => parseInt(seed.slice(8 * word, 8 * word + 8), 16))
}

function checked(seed: string): string {
  if (!/^[0-9a-f]{64}$/i.test(seed)) throw new Error(`seed ${seed}: expected 64 hexadecimal digits`)
  return seed
}

const at = (words: ArrayLike<number>, place: number): number => needed(words[place], 'a word')

/** The bits of a word, turned to the right. */
const right = (word: number, turn: number): number => (word >>> turn) | (word << (32 - turn))
