import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockOf, matchesHash, numbersBelow, seedHash, shuffled } from '../src/fairness'

interface Vectors {
  hashes: { seed: string; hash: string }[]
  blocks: { seed: string; block: number; what_for: number; number: number; words: number[] }[]
  first_seats: { seed: string; players: number; seat: number }[]
  below: { seed: string; limit: number; numbers: number[] }[]
  shuffles: { game: string; seed: string; number: number; before: string[]; after: string[] }[]
}

/** The decks from the games' folders. */
const decks = import.meta.glob<string[]>('../src/games/*/fairness.ts', { import: 'deck', eager: true })

// The same file that the rules are compared with.
const vectors: Vectors = JSON.parse(readFileSync(new URL('../../tests/fairness/vectors.json', import.meta.url), 'utf8'))

describe('the hash of a seed', () => {
  it.each(vectors.hashes)('$seed', ({ seed, hash }) => {
    expect(seedHash(seed)).toBe(hash)
    expect(matchesHash(seed, ` ${hash.toUpperCase()}`)).toBe(true)
    expect(matchesHash(seed, seed)).toBe(false)
  })

  it('is what WebCrypto computes, for any seed', async () => {
    for (let time = 0; time < 100; time++) {
      const bytes = crypto.getRandomValues(new Uint8Array(32))
      const digest = await crypto.subtle.digest('SHA-256', bytes)
      expect(seedHash(Buffer.from(bytes).toString('hex'))).toBe(Buffer.from(digest).toString('hex'))
    }
  })

  it('refuses anything but a seed', () => {
    for (const wrong of ['', '12', 'g'.repeat(64), '0'.repeat(65)]) expect(() => seedHash(wrong)).toThrow('expected 64')
  })
})

describe('the stream and the shuffle are those of the rules', () => {
  it('block by block', () => {
    for (const { seed, block, what_for, number, words } of vectors.blocks)
      expect([...blockOf(seed, block, what_for, number)]).toEqual(words)
  })

  it('with the words skipped that would favour a number', () => {
    for (const { seed, limit, numbers } of vectors.below) {
      const below = numbersBelow(seed, 0, 0)
      expect(numbers.map(() => below(limit))).toEqual(numbers)
    }
  })

  it('for the first player', () => {
    for (const { seed, players, seat } of vectors.first_seats) expect(numbersBelow(seed, 0, 0)(players)).toBe(seat)
  })

  it('card by card', () => {
    for (const { game, seed, number, before, after } of vectors.shuffles) {
      expect(decks[`../src/games/${game}/fairness.ts`]).toEqual(before)
      expect(shuffled(seed, number, before)).toEqual(after)
    }
  })
})
