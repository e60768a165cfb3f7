/** The changes sent of a pad that several phones share. */

import { describe, expect, it } from 'vitest'
import { changesBetween, isSameList, joinedOf, withChanges } from '../src/pad/changes'

const empty = { bids: [null, null], tricks: [null, null] }
const pads: unknown[] = [
  { rounds: [empty] },
  { rounds: [{ ...empty, bids: [1, null] }] },
  { rounds: [{ bids: [1, 0], tricks: [1, 0], trump: 'R' }, empty] },
  {
    rounds: [
      { bids: [0, 0], tricks: [1, 0], corrected: true },
      { ...empty, bids: [null, 2] },
    ],
  },
  { rounds: [], draft: [[0, 0]], step: null, closed: false },
  { rounds: [{ cards: [[1, 2]], sudden: null }], draft: [[3, 0]], step: 1, closed: true },
  { rounds: [{ cards: null, sudden: { seat: 1, species: 0 } }], draft: [[0, 0]], step: null, closed: false },
]
/** Missing and null are the same to a pad. */
const plain = (pad: unknown): unknown => JSON.parse(JSON.stringify(pad, (_, value: unknown) => value ?? undefined))

describe('the changes of a pad', () => {
  it('lead from any pad to any other', () => {
    for (const old of pads)
      for (const fresh of pads) expect(plain(withChanges(old, changesBetween(old, fresh)))).toEqual(plain(fresh))
  })

  it('name single cells, so that two phones do not write over each other', () => {
    expect(changesBetween(pads[0], pads[1])).toEqual([{ path: ['rounds', 0, 'bids', 0], value: 1 }])
    expect(changesBetween(pads[1], pads[1])).toEqual([])
  })

  it('cut a list where the last round is taken back', () => {
    expect(changesBetween({ rounds: [empty, empty] }, { rounds: [empty] })).toEqual([{ path: ['rounds'], value: 1, cut: true }])
  })
})

describe('taps in quick succession', () => {
  const card = (seat: number, species: number, value: number) => ({ path: ['draft', seat, species], value })

  it('on one hand are sent as one, and the last of a cell counts', () => {
    const [first, second, third] = [[card(1, 0, 1)], [card(1, 4, 1)], [card(1, 0, 2)]]
    expect(isSameList([...first, ...second, ...third])).toBe(true)
    expect(joinedOf(joinedOf(first, second), third)).toEqual([card(1, 0, 2), card(1, 4, 1)])
  })

  it('are sent separately if one may be refused and the other not', () => {
    expect(isSameList([card(1, 0, 1), card(2, 0, 1)])).toBe(false)
    const [bid, tricks] = ['bids', 'tricks'].map((name) => ({ path: ['rounds', 0, name, 1], value: 1 }))
    expect(isSameList([bid, tricks].filter((one) => one !== undefined))).toBe(false)
    expect(isSameList([{ path: ['rounds'], value: 1, cut: true }])).toBe(false)
  })
})
