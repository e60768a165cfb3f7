import { expect, it, vi } from 'vitest'
import type { Weighed } from '../src/messages'

vi.mock('../src/words.svelte', () => ({ say: (key: string) => (key === 'seat-you' ? 'tú' : key), canSay: () => false }))
const { choicesOf } = await import('../src/review/mattered')
const { namedInList } = await import('../src/replay/names')

const LEGAL = ['play G1', 'play J1', 'play J2', 'play W1', 'play W2']
const nothing = { value: 0, low: 0, high: 0 }
const weighed: Weighed[] = LEGAL.map((move) => ({ move, value: 0, worlds: 9, behind: nothing, worse_in: 0, better_in: 0 }))
const words = (move: string) => (/[JW]/.exec(move) ?? [move])[0]

it('moves with the same words are offered once, and the needed one is among them', () => {
  expect(choicesOf(weighed, ['play G1', 'play J2'], LEGAL, words)).toEqual(['play G1', 'play J2', 'play W1'])
})

it('a player without a name is not called “you” twice', () => {
  expect([namedInList('Ada', true), namedInList('Ada', false), namedInList('Tú', true)]).toEqual(['Ada (tú)', 'Ada', 'Tú'])
})
