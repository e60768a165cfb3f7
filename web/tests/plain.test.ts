import { describe, expect, it, vi } from 'vitest'
import type { Refused } from '../src/messages'
import { Decision } from '../src/plain/decision.svelte'
import { drawnFields, drawnOf, shapeOf } from '../src/plain/shapes'

const card = { type: 'string', format: 'card' }
const definitions = {
  View: {
    properties: {
      phase: { enum: ['bid', 'over'] },
      turned: { anyOf: [card, { type: 'null' }] },
      dealer: { type: 'integer', format: 'seat' },
      hands: { type: 'array', by: 'seat', items: { anyOf: [{ type: 'array', items: card }, { type: 'integer' }] } },
      discard: { type: 'array', items: card },
      past: { type: 'array', items: { $ref: '#/$defs/Past' } },
    },
  },
  Past: { properties: { points: { type: 'array', by: 'seat', items: { type: 'integer' } }, before: { $ref: '#/$defs/Past' } } },
}
const view = shapeOf({ $ref: '#/$defs/View' }, definitions)

describe('a view is drawn by its schema', () => {
  it('cards, seats and what belongs to each seat are distinguished from plain words and numbers', () => {
    const drawn = drawnFields(
      { discard: [], phase: 'bid', turned: 'R7', dealer: 2, hands: [['R7', 'G1'], 3], past: [{ points: [4, -1] }], extra: true },
      view,
    )
    expect(drawn).toEqual([
      ['phase', { kind: 'text', text: 'bid' }],
      ['turned', { kind: 'card', card: 'R7' }],
      ['dealer', { kind: 'seat', seat: 2 }],
      [
        'hands',
        {
          kind: 'seats',
          each: [
            { kind: 'cards', cards: ['R7', 'G1'] },
            { kind: 'number', number: 3 },
          ],
        },
      ],
      ['discard', { kind: 'cards', cards: [] }],
      ['past', { kind: 'list', each: [{ kind: 'group', fields: [['points', seats(4, -1)]] }] }],
      ['extra', { kind: 'flag', flag: true }],
    ])
  })

  it('missing values are not drawn, and a recursive schema terminates', () => {
    expect(drawnFields({ turned: null }, view)).toEqual([])
    expect(drawnOf(undefined)).toBeNull()
  })
})

function seats(...numbers: number[]) {
  return { kind: 'seats', each: numbers.map((number) => ({ kind: 'number', number })) }
}

describe('a decision of several parts', () => {
  const sent: string[][] = []
  const connection = { decide: vi.fn((moves: string[]) => sent.push(moves) > 0) }
  const table = { legal: ['add 3', 'add 9', 'add 10'], your_choice: null }
  const refused = (reason: string, legal: string[] = []): Refused => ({
    type: 'refused',
    id: 'a',
    reason,
    text: '',
    facts: { legal },
  })

  it('is sent as a whole again with each part, until nothing is missing', () => {
    const decision = new Decision(connection)
    decision.add('add 3', table)
    expect(decision.parts).toEqual([])
    expect(decision.isMissingSomething(refused('incomplete', ['add 10', 'add 9', 'tie']))).toBe(true)
    expect(decision.parts).toEqual(['add 3'])
    expect(decision.next).toEqual(['add 9', 'add 10', 'tie'])
    decision.add('tie', table)
    expect(sent.at(-1)).toEqual(['add 3', 'tie'])
    decision.answered()
    expect(decision.parts).toEqual([])
    expect(decision.next).toBeNull()
  })

  it('keeps its parts when one more is refused, and loses them when the table moves on', () => {
    const decision = new Decision(connection)
    decision.add('add 3', table)
    decision.isMissingSomething(refused('incomplete', ['tie']))
    decision.add('add 2', table)
    expect(decision.isMissingSomething(refused('out_of_order'))).toBe(false)
    expect(decision.parts).toEqual(['add 3'])
    decision.follow({ ...table })
    expect(decision.parts).toEqual(['add 3'])
    decision.follow({ ...table, legal: ['add 9'] })
    expect(decision.parts).toEqual([])
  })
})
