import { describe, expect, it, vi } from 'vitest'
import type { Refused, Seat, Table } from '../src/messages'
import { Decision } from '../src/plain/decision.svelte'
import { drawnFields, drawnOf, shapeOf } from '../src/plain/shapes'
import { cardsWords, eventSentence, labelOf, moveWords, reasonWords } from '../src/plain/words'

// The words need a browser; this game has brought none but its cards'.
vi.mock('../src/words.svelte', () => ({
  say: (key: string, words: Record<string, unknown> = {}) => [`«${key}»`, ...Object.values(words)].join(' '),
  canSay: (key: string) => key === 'some-game-card',
  capitalised: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
}))
vi.mock('../src/preferences.svelte', () => ({}))
vi.mock('../src/plain/faces', () => ({
  faceOf: () => ({
    view,
    events: new Map([['some_game.laid_out', shapeOf({ properties: { seat: {}, card, cards: {} } }, {})]]),
    sentences: { too_long: 'No stick longer than {most}.' },
  }),
}))

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
  it('cards, seats and what belongs to each seat are told from mere words and numbers', () => {
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

  it('what is not there is not drawn, and a schema that holds itself ends', () => {
    expect(drawnFields({ turned: null }, view)).toEqual([])
    expect(drawnOf(undefined)).toBeNull()
  })
})

function seats(...numbers: number[]) {
  return { kind: 'seats', each: numbers.map((number) => ({ kind: 'number', number })) }
}

describe('a decision of several parts', () => {
  const sent: string[][] = []
  const connection = { decide: (moves: string[]) => sent.push(moves) > 0 }
  const table = { legal: ['add 3', 'add 9', 'add 10'], your_choice: null }
  const refused = (reason: string, legal: string[] = []): Refused => ({
    type: 'refused',
    id: 'a',
    reason,
    text: '',
    facts: { legal },
  })

  it('is sent whole again with each part, until nothing is missing', () => {
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

describe('a game without words', () => {
  const sits = (seat: number, name: string): Seat => ({
    seat,
    name,
    player: 'person',
    level: null,
    kept: false,
    here: true,
    host: false,
  })
  const table: Table = {
    type: 'table',
    code: 'AB12CD34',
    game: 'some_game',
    players: 2,
    options: {},
    rules_version: 1,
    stage: 'playing',
    level: 'casual',
    seats: [sits(0, 'Ada'), sits(1, 'Ben')],
    you: 1,
    host: false,
    turn: 1,
    last: 0,
    events: [],
    view: null,
    waiting_for: [],
    sealed: [],
    your_choice: null,
    legal: [],
    illegal: [],
    scores: [0, 0],
    ranks: null,
    ranks_now: null,
    seed_hash: null,
    seed: null,
    rematch: null,
    clock: null,
    rated: false,
    ratings: null,
    public: false,
    tricks_shown: 'last',
    agreed_to_end: [],
    closed: null,
    stacked: false,
  }
  const laid = { kind: 'some_game.laid_out', seat: 0, card: '7', cards: 3 }

  it('says the names of its events, moves and fields, with spaces for underscores', () => {
    expect(eventSentence(laid, table)).toBe('Ada: laid out, card «some-game-card» 7, cards 3.')
    expect(eventSentence({ kind: 'some_game.all_over' }, table)).toBe('All over.')
    expect(moveWords('some_game', 'lay 7')).toBe('Lay 7')
    expect(labelOf('some_game', 'burnt_sticks')).toBe('Burnt sticks')
    expect(cardsWords(['3', '7', '7'], (card) => `stick ${card}`)).toBe('stick 3, «plain-copies» stick 7 2')
  })

  it('says in English why a move is refused', () => {
    expect(reasonWords('some_game', { reason: 'too_long', facts: { most: 9 } })).toBe('No stick longer than 9.')
  })
})
