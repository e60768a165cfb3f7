import { describe, expect, it } from 'vitest'
import { widened } from '../../src/local/learned'

const EXPONENTS = 31
const FRACTIONS = 1024

describe('a number of 16 bits', () => {
  it('is the same in 32', () => {
    const halves = Uint16Array.from({ length: EXPONENTS * FRACTIONS }, (_, bits) => bits)
    const meant = Float32Array.from(halves, (bits) => {
      const [exponent, fraction] = [Math.floor(bits / FRACTIONS), bits % FRACTIONS]
      return exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / FRACTIONS) * 2 ** (exponent - 15)
    })
    expect(widened(halves)).toEqual(meant)
    const below = widened(halves.map((bits) => bits | 0x8000))
    expect(below).toEqual(meant.map((number) => -number))
  })
})
