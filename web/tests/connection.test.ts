import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection as ConnectionType } from '../src/connection.svelte'
import type { Incoming, Outgoing, Play, Table } from '../src/messages'
import { needed } from '../src/needed'

/** A socket whose other end is the test. */
class Wire {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Wire[] = []
  readyState = 0
  sent: Incoming[] = []
  onopen: () => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor(readonly address: URL) {
    Wire.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  say(message: Partial<Outgoing>) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  cut() {
    this.readyState = 3
    this.onclose()
  }
}

const table = (turn: number, last = 0): Partial<Table> => ({ type: 'table', turn, last, events: [], you: 0, seats: [] })
const newest = () => needed(Wire.all.at(-1), 'a socket')

/** The decision that was sent last. */
function decisionSent(): Play {
  const sent = newest().sent.at(-1)
  if (sent?.type !== 'play') throw new Error('no decision was sent last')
  return sent
}

let connection: ConnectionType

beforeEach(async () => {
  Wire.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', new URL('http://here/mazzo/t/AB12CD34'))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', {
    querySelector: () => ({ href: 'http://here/mazzo/manifest.webmanifest' }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
  })
  const { Connection } = await import('../src/connection.svelte')
  connection = new Connection('AB12CD34')
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the connection to a table', () => {
  it('dials below the root of the page, and says hello first', () => {
    newest().open()
    expect(newest().address.href).toBe('ws://here/mazzo/api/tables/AB12CD34/socket')
    expect(newest().sent).toEqual([{ type: 'hello', last: 0, position: true }])
  })

  it('does not reconnect if the server has given a reason for closing', () => {
    newest().open()
    newest().say(table(1))
    newest().cut()
    vi.advanceTimersByTime(2_000)
    expect(Wire.all.length).toBe(2)
    newest().open()
    newest().say(table(1))
    newest().say({ type: 'refused', id: null, reason: 'signed_out', text: '', facts: {} })
    newest().cut()
    vi.advanceTimersByTime(60_000)
    expect(Wire.all.length).toBe(2)
    expect(connection.ended).toBe('signed_out')
  })

  it('says that cards still being played by others cannot be watched, and stays at one’s own table', () => {
    const refused = { type: 'refused', id: null, reason: 'deal_open', text: '', facts: { until: 9 } } as const
    newest().open()
    newest().say(table(1))
    newest().say(refused)
    expect(connection.ended).toBe(null)
    newest().cut()
    vi.advanceTimersByTime(2_000)
    newest().open()
    newest().say(refused)
    expect(connection.ended).toBe('deal_open')
    expect(connection.endedFacts).toEqual({ until: 9 })
  })

  it('asks for what it missed after a lost connection', () => {
    newest().open()
    newest().say(table(3, 17))
    newest().cut()
    vi.advanceTimersByTime(2_000)
    newest().open()
    expect(Wire.all.length).toBe(2)
    expect(newest().sent).toEqual([{ type: 'hello', last: 17, position: true }])
  })

  it('resends an unanswered decision unchanged once the server has answered hello', () => {
    newest().open()
    newest().say(table(3))
    expect(connection.decide(['play R7'])).toBe(true)
    const first = decisionSent()
    newest().cut()
    vi.advanceTimersByTime(2_000)
    newest().open()
    newest().say(table(4))
    expect(newest().sent.at(-1)).toEqual(first)
    expect(first.turn).toBe(3)
    newest().say({ type: 'accepted', id: first.id, turn: 3 })
    expect(connection.pending).toBeNull()
  })

  it('decides one thing at a time, and never sends an answered decision again', () => {
    newest().open()
    newest().say(table(3))
    connection.decide(['bid 1'])
    expect(connection.decide(['bid 2'])).toBe(false)
    const sent = decisionSent()
    newest().say({ type: 'refused', id: sent.id, reason: 'stale', text: '', facts: {} })
    newest().cut()
    vi.advanceTimersByTime(2_000)
    newest().open()
    newest().say(table(4))
    expect(newest().sent).toEqual([{ type: 'hello', last: 0, position: true }])
    connection.decide(['bid 2'])
    expect(decisionSent().id).not.toBe(sent.id)
  })

  it('counts a sealed choice as sent only until the table shows it: after that it may be changed', () => {
    const sealed = (choice: string[] | null) => ({ ...table(3), your_choice: choice })
    newest().open()
    newest().say(sealed(null))
    connection.decide(['bid 1'])
    newest().say(sealed(null))
    expect(connection.laid?.moves).toEqual(['bid 1'])
    newest().say({ type: 'accepted', id: decisionSent().id, turn: 3 })
    newest().say(sealed(['bid 1']))
    expect(connection.laid).toBeNull()
    connection.decide(['bid 2'])
    newest().say(sealed(['bid 1'])) // somebody else has sealed meanwhile
    expect(connection.laid?.moves).toEqual(['bid 2'])
    newest().say({ type: 'accepted', id: decisionSent().id, turn: 3 })
    newest().say(sealed(['bid 2']))
    expect(connection.laid).toBeNull()
  })

  it('remembers an announced upgrade until it is cancelled or the server comes back without it', () => {
    newest().open()
    newest().say(table(3))
    newest().say({ type: 'draining', seconds: 600 })
    expect(connection.upgradeAt).toBe(Date.now() + 600_000)
    newest().say({ type: 'draining', seconds: null })
    expect(connection.upgradeAt).toBeNull()
    newest().say({ type: 'draining', seconds: 60 })
    newest().cut()
    vi.advanceTimersByTime(2_000)
    newest().open()
    newest().say(table(3))
    expect(connection.upgradeAt).toBeNull()
  })

  it('hangs up on a server that does not answer', () => {
    newest().open()
    newest().say(table(1))
    vi.advanceTimersByTime(20_000 + 5_000)
    expect(connection.signal).toBe('slow')
    vi.advanceTimersByTime(5_000)
    expect(connection.signal).toBe('cut')
  })

  it('asks for one hint at a time, and drops it when the table has gone on', () => {
    newest().open()
    newest().say(table(3))
    connection.askHint()
    connection.askHint()
    const asked = newest().sent.filter((message) => message.type === 'hint')
    expect(asked.length).toBe(1)
    expect(asked[0]?.turn).toBe(3)
    newest().say({ type: 'hint', id: asked[0]?.id, turn: 3, moves: ['play R7'] })
    expect(connection.hint?.moves).toEqual(['play R7'])
    newest().say(table(4))
    expect(connection.hint).toBeNull()
    connection.askHint()
    newest().say(table(5))
    expect(connection.asking).toBeNull()
  })

  it('repeats its own request for a hint while the turn lasts', () => {
    const questions = () => newest().sent.flatMap((sent) => (sent.type === 'hint' ? [sent] : []))
    const refuse = () =>
      newest().say({ type: 'refused', id: needed(questions().at(-1), 'a question').id, reason: 'hint_on_its_way' })
    const shown = vi.fn()
    connection.onRefused = shown
    newest().open()
    newest().say(table(3))
    connection.askHint({ quietly: true })
    refuse()
    expect(questions()).toHaveLength(1)
    vi.advanceTimersByTime(500)
    expect(questions()).toHaveLength(2)
    refuse()
    newest().say(table(4))
    vi.advanceTimersByTime(5_000)
    expect(questions()).toHaveLength(2)
    expect(shown).not.toHaveBeenCalled()
  })

  it('leaves a seat once the server confirms, or soon if it does not', async () => {
    const mine = table(3)
    const left = { ...mine, you: null }
    let gone = 0
    const confirmed: boolean[] = []
    const leave = () =>
      void connection.leave().then((hasLeft) => {
        confirmed.push(hasLeft)
        gone++
      })
    newest().open()
    newest().say(mine)
    leave()
    expect(newest().sent.at(-1)).toEqual({ type: 'leave' })
    newest().say(mine)
    await vi.advanceTimersByTimeAsync(900)
    expect(gone).toBe(0)
    newest().say(left)
    await vi.advanceTimersByTimeAsync(0)
    expect(gone).toBe(1)
    leave()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(gone).toBe(2)
    newest().cut()
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(gone).toBe(3)
    expect(confirmed).toEqual([true, true, false])
  })

  it('does not go home from a seat that it could not leave, and says so', async () => {
    const { leaveForHome } = await import('../src/table/leaving')
    const refused = vi.fn()
    connection.onRefused = refused
    await leaveForHome(connection)
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ reason: 'no_network' }))
  })

  it('lets a socket open before it closes it', () => {
    const socket = newest()
    connection.close()
    expect(socket.readyState).toBe(Wire.CONNECTING)
    socket.open()
    expect(socket.readyState).toBe(Wire.CLOSED)
    expect(socket.sent).toEqual([])
  })

  it('shows every line of talk once, however often the server sends it', () => {
    const said = (number: number) => ({ number, seat: 1, name: 'Ben', who: 'b', text: `line ${number}`, reaction: null })
    newest().open()
    newest().say(table(1))
    newest().say({ type: 'talk', lines: [said(1), said(2)] })
    newest().say({ type: 'talk', lines: [said(3)] })
    newest().cut()
    vi.advanceTimersByTime(2_000)
    newest().open()
    newest().say(table(1))
    newest().say({ type: 'talk', lines: [said(2), said(3), said(4)] })
    expect(connection.talk.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })
})
