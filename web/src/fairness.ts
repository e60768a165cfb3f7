/** Was the deal what was promised? The hash of a seed and the shuffles that follow from it: the stream and the shuffle of
mazzo/rules/dice.py, and no rule. Both are held to the same vectors, tests/fairness/vectors.json. */

import { needed } from './needed'

/** What a stream is for. */
const FIRST_SEAT = 0
const SHUFFLE = 1
const WORDS_IN_A_BLOCK = 16
const WORD = 2 ** 32

/** Is this the seed whose hash was published before the deal? */
export const matchesHash = (seed: string, hash: string): boolean => seedHash(seed) === hash.trim().toLowerCase()

/** The SHA-256 of the 32 bytes of a seed, both as 64 hexadecimal digits. WebCrypto, which could say it too, does not exist on
plain http in a local network; 32 bytes are one block, so these few lines do. */
export function seedHash(seed: string): string {
  const [begin, constants] = fractions()
  const w = new Uint32Array(64)
  w.set(wordsOf(seed))
  w[8] = 0x80000000 // the end of the text
  w[15] = 256 // its bits
  for (let place = 16; place < 64; place++) {
    const [x, y] = [at(w, place - 15), at(w, place - 2)]
    const one = right(x, 7) ^ right(x, 18) ^ (x >>> 3)
    const other = right(y, 17) ^ right(y, 19) ^ (y >>> 10)
    w[place] = at(w, place - 16) + one + at(w, place - 7) + other
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = begin
  for (let place = 0; place < 64; place++) {
    const one = h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, place) + at(w, place)
    const other = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  const sums = [a, b, c, d, e, f, g, h].map((word, place) => (word + at(begin, place)) >>> 0)
  return sums.map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** The seat that deals first, or begins. */
export const firstSeat = (seed: string, players: number): number => numbersBelow(seed, FIRST_SEAT, 0)(players)

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
  if (!/^[0-9a-f]{64}$/i.test(seed)) throw new Error(`seed ${seed}: expected 64 hexadecimal digits`)
  return Array.from({ length: 8 }, (_, word) => parseInt(seed.slice(8 * word, 8 * word + 8), 16))
}

const at = (words: ArrayLike<number>, place: number): number => needed(words[place], 'a word')

/** The bits of a word, turned to the right. */
const right = (word: number, turn: number): number => (word >>> turn) | (word << (32 - turn))

/** What SHA-256 begins with and adds: the first 32 bits behind the point of the square and cube roots of the first primes. */
function fractions(): [number[], number[]] {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  const behindThePoint = (root: number) => Math.floor((root % 1) * WORD) | 0
  return [
    primes.slice(0, 8).map((prime) => behindThePoint(Math.sqrt(prime))),
    primes.map((prime) => behindThePoint(Math.cbrt(prime))),
  ]
}
