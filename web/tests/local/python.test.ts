/** Python's semantics, where JavaScript's differ. */

import { describe, expect, it } from 'vitest'
import { py } from '../../src/local/python'
import { Dict, plain } from '../../src/local/structs'

describe('what was translated from Python', () => {
  it.each([
    [[], false],
    [[0], true],
    ['', false],
    [new Dict(), false],
    [new Set(), false],
    [0n, false],
    [null, false],
  ])('finds %o %s', (value, truth) => {
    expect(py.truth(value)).toBe(truth)
  })

  it('compares lists by what is in them', () => {
    expect(py.eq([1, [2]], [1, [2]])).toBe(true)
    expect(py.contains([[1, 2]], [1, 2])).toBe(true)
    expect(py.sorted([[2, 'a'], [1, 'b'], [1, 'a']])).toEqual([[1, 'a'], [1, 'b'], [2, 'a']]) // prettier-ignore
    expect(py.sorted([10, 9, 1])).toEqual([1, 9, 10])
  })

  it('finds a list in a dictionary', () => {
    const dict = py.dict([[[3, 17], 'decline']])
    expect(py.item(dict, [3, 17])).toBe('decline')
    expect(py.contains(dict, [3, 18])).toBe(false)
    expect(() => py.item(dict, [3, 18])).toThrow()
  })

  it('counts bits beyond those of a number', () => {
    expect(py.shr(2n ** 60n, 58)).toBe(4)
    expect(py.bitand(py.shr(1n << 62n, 62), 1)).toBe(1)
    expect(py.shl(1, 40)).toBe(2 ** 40)
  })

  it('divides and counts from the end as Python does', () => {
    expect(py.floordiv(-7, 2)).toBe(-4)
    expect(py.mod(-7, 2)).toBe(1)
    expect(py.item([1, 2, 3], -1)).toBe(3)
    expect(py.slice([1, 2, 3], null, -1)).toEqual([1, 2])
    expect(() => py.item([1], 1)).toThrow()
  })

  it('writes as Python writes', () => {
    expect(py.repr("it's")).toBe('"it\'s"')
    expect(py.str(null)).toBe('None')
    expect(py.method('{card} is gone.', 'format', { card: 'R7' })).toBe('R7 is gone.')
    expect(py.method('  play   R7 ', 'split')).toEqual(['play', 'R7'])
    expect(py.int(' 12 ')).toBe(12)
    expect(() => py.int('twelve')).toThrow()
  })

  it('makes and changes what has fields', () => {
    class Chair extends py.Struct {
      static fields = ['name', 'kept']
      static defaults = { kept: () => false }
      static tag = ['kind', 'chair'] as const
    }
    const chair = py.call(Chair, ['Ada'])
    expect(plain(chair)).toEqual({ kind: 'chair', name: 'Ada', kept: false })
    expect(plain(py.replace(chair, { kept: true }))).toEqual({ kind: 'chair', name: 'Ada', kept: true })
    expect(() => py.call(Chair, [])).toThrow('missing: name')
  })
})
