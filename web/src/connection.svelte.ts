/** The connection to one table: says hello, hears what happens, sends decisions until they are answered, dials again when cut.

A decision has an id of its own and the turn it was made for. It is sent again, the very same, after every reconnect until
the server has accepted or refused it: the server plays it once, whatever happens to the connection. */

import { noteArrival } from './clock'
import { freshId } from './ids'
import { isHere } from './local/codes'
import { localSocket } from './local/lazyClient'
import type { LocalSocket } from './local/client'
import type { AskHint, Event, Hint, Incoming, Outgoing, Play, Refused, SeatToken, Table, TalkLine } from './messages'
import { router } from './router.svelte'
import { rememberCommitment } from './commitments'
import { askMe, isThereATable, Refusal } from './server'
import { Playback } from './table/playback.svelte'

const PING_EVERY = 20_000
const SLOW = 400
const ANSWER_WITHIN = 5_000
const FIRST_PAUSE = 300
const LONGEST_PAUSE = 1_000
const PATIENT_AFTER = 40
const ASK_WHY_AFTER = 3
const PATIENT_PAUSE = 8_000
const HINT_PAUSE = 500
const LEFT_WITHIN = 1_000

/** A hint that is refused for these may be had in a while. */
const NOT_YET = ['hint_on_its_way', 'no_hint_now', 'preparing', 'too_many_hints']

/** The reasons to wait for a table. */
const BEFORE_HELLO = ['no_rules_here', 'preparing']

/** The reasons for which the server has done with a device, or this page with a table. */
const FOR_GOOD = ['banned', 'forgotten', 'signed_out', 'old_rules', 'old_page']
/** Nobody watches cards that others can still play for count. */
const NOT_TO_WATCH = 'deal_open'

const nothing = () => undefined

/** To the server, or to the tables of this device: both say the same. */
function socketTo(code: string): WebSocket | LocalSocket {
  if (isHere(code)) return localSocket(code)
  const address = new URL(`${router.root}api/tables/${code}/socket`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

export type Signal = 'good' | 'slow' | 'cut'

export class Connection {
  /** The table as it is shown, which may be a moment behind; null before the first answer. */
  table: Table | null = $state.raw(null)
  /** Everything that happened so far and that we may know, in order. */
  events: Event[] = $state.raw([])
  /** Those that came with the table that is shown. */
  news: Event[] = $state.raw([])
  signal: Signal = $state('cut')
  /** Is there no such table? */
  nowhere = $state(false)
  /** Why the table cannot be shown yet: its rules are not on this device, or the server compiles them. */
  notYet: string | null = $state(null)
  /** Why the server wants nothing more to do with this device; null while it does. */
  ended: string | null = $state(null)
  /** What the sentence for it has to name. */
  endedFacts: Refused['facts'] = $state.raw({})
  /** The decision that is not answered yet. */
  pending: Play | null = $state.raw(null)
  /** The decision that the table does not show yet: sent, perhaps accepted, but its outcome has not come. */
  laid: Play | null = $state.raw(null)
  /** What the strongest bot would do now, once we have asked. */
  hint: Hint | null = $state.raw(null)
  /** The question for a hint that is not answered yet. */
  asking: AskHint | null = $state.raw(null)
  /** What was said at this table, in order. */
  talk: TalkLine[] = $state.raw([])
  /** The number of the last line that was read here; null before anybody looked. */
  readUntil: number | null = $state(null)
  /** The moment (as `Date.now`) of an upgrade that the server has announced; null for none. */
  upgradeAt: number | null = $state(null)
  /** Was the newest state an answer to hello, so that everything before it may have been missed? */
  resynced = $state.raw(true)

  /** Is this a game that is over, shown again? */
  readonly isReplay: boolean = false

  /** The token of the program that was seated last: sent once. */
  seatToken: SeatToken | null = $state.raw(null)

  onRefused: (refused: Refused) => void = nothing
  onTable: (table: Table, news: Event[], resynced: boolean) => void = nothing

  readonly playback = new Playback((table, news, resynced) => this.show(table, news, resynced))
  #known: Event[] = []
  /** The question that nobody has asked just now, and how long to wait before it is asked again. */
  #quiet: { question: AskHint; pause: number } | null = null
  #socket: WebSocket | LocalSocket | null = null
  #greeted = false
  #failures = 0
  #redial: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #alarm: ReturnType<typeof setTimeout> | undefined
  #pings = 0
  #pingedAt = 0
  #closed = false
  #hasLeft: () => void = nothing

  /** `dial`: false for a game that is over and only shown again. */
  constructor(
    readonly code: string,
    dial = true,
  ) {
    if (!dial) return
    addEventListener('online', this.#wake)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY)
    this.#dial()
  }

  nobodyListens(): void {
    this.playback.drop()
    this.playback.director = null
    this.onTable = nothing
    this.onRefused = nothing
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearInterval(this.#heartbeat)
    clearTimeout(this.#redial)
    clearTimeout(this.#alarm)
    const socket = this.#socket
    // One that is closed before it is open makes the browser complain of a failure that is none.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  /** Say something that needs no answer of its own. It is lost when the connection is cut: the player sees that and says it again. */
  send(message: Incoming): boolean {
    if (!this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Gets up from the seat, and waits for the server to say so, but not long: nobody is held at a table. False if it could not be
  told. */
  async leave(): Promise<boolean> {
    if (!this.send({ type: 'leave' })) return false
    await new Promise<void>((left) => {
      this.#hasLeft = left
      setTimeout(left, LEFT_WITHIN)
    })
    return true
  }

  /** Takes out what was said by a player who is blocked from now on. */
  unhear(seat: number, name: string): void {
    const theirs = new Set(this.talk.filter((line) => line.seat === seat && line.name === name).map((line) => line.who))
    this.talk = this.talk.filter((line) => !theirs.has(line.who))
  }

  /** A decision for the turn that is on the table now. One at a time: false while another is not answered. */
  decide(moves: string[]): boolean {
    if (this.pending !== null || this.table === null) return false
    this.pending = { type: 'play', moves, turn: this.table.turn, id: freshId() }
    this.laid = this.pending
    this.send(this.pending)
    return true
  }

  /** What would a good player do? Quietly: nobody has asked just now, so instead of showing a refusal we ask again later. */
  askHint({ quietly = false, pause = HINT_PAUSE } = {}): void {
    if (this.table === null || this.asking !== null) return
    const question: AskHint = { type: 'hint', turn: this.table.turn, id: freshId() }
    if (!this.send(question)) return
    this.asking = question
    this.#quiet = quietly ? { question, pause } : null
  }

  #dial(): void {
    clearTimeout(this.#redial)
    const socket = socketTo(this.code)
    this.#socket = socket
    this.#greeted = false
    this.#setAlarm()
    const position = !isHere(this.code) // for a game that goes on should we lose the server
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', last: this.playback.newest?.last ?? 0, position } satisfies Incoming))
    socket.onmessage = (message: { data: string }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data) as Outgoing)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#cut()
    }
  }

  #hear(message: Outgoing): void {
    clearTimeout(this.#alarm)
    if (message.type === 'table') this.#seeTable(message)
    else if (message.type === 'seat_token') this.seatToken = message
    else if (message.type === 'pong') this.signal = performance.now() - this.#pingedAt > SLOW ? 'slow' : 'good'
    else if (message.type === 'accepted') this.#answered(message.id)
    else if (message.type === 'talk') this.#listen(message.lines)
    else if (message.type === 'draining') this.upgradeAt = message.seconds === null ? null : Date.now() + message.seconds * 1000
    else if (message.type === 'hint') {
      if (message.turn === this.playback.newest?.turn) this.hint = message
      if (message.id === this.asking?.id) this.asking = null
    } else if (message.type === 'refused') {
      this.endedFacts = message.facts // the last one before the end says why
      if (FOR_GOOD.includes(message.reason) || (!this.#greeted && message.reason === NOT_TO_WATCH))
        return this.#end(message.reason)
      this.notYet = BEFORE_HELLO.includes(message.reason) ? message.reason : null
      if (!this.#greeted) return this.#hangUp() // even hello: the table cannot be read now
      this.#answered(message.id)
      if (this.laid?.id === message.id) this.laid = null
      if (this.asking?.id === message.id) this.asking = null
      if (this.#quiet !== null && message.id === this.#quiet.question.id) this.#askLater(this.#quiet, message.reason)
      else this.onRefused(message)
    }
  }

  #askLater({ question, pause }: { question: AskHint; pause: number }, reason: string): void {
    if (!NOT_YET.includes(reason)) return
    setTimeout(() => {
      if (this.table?.turn === question.turn && this.hint === null) this.askHint({ quietly: true, pause: 2 * pause })
    }, pause)
  }

  #seeTable(table: Table): void {
    const resynced = !this.#greeted
    const known = this.playback.newest?.last ?? 0
    const news = table.events.filter((event) => event.number > known)
    this.#known = [...this.#known, ...news]
    noteArrival(table)
    rememberCommitment(table)
    if (table.you === null || table.seats[table.you]?.kept) this.#hasLeft()
    if (this.hint?.turn !== table.turn) this.hint = null
    if (resynced || this.asking?.turn !== table.turn) this.asking = null
    if (resynced) {
      this.upgradeAt = null // a server that still drains says so after hello
      this.#greeted = true
      this.#failures = 0
      this.signal = 'good'
      if (this.pending) this.send(this.pending)
    }
    this.playback.push(table, news, this.#known, resynced)
  }

  protected show(table: Table, news: Event[], resynced: boolean): void {
    this.events = [...this.events, ...news]
    this.news = news
    this.resynced = resynced
    this.table = table
    const isSealed = table.your_choice !== null && this.pending === null // it is on the table, and another may take its place
    if (this.laid?.turn !== table.turn || isSealed) this.laid = null
    this.onTable(table, news, resynced)
  }

  /** After hello the newest messages come again. */
  #listen(messages: TalkLine[]): void {
    const heard = this.talk.at(-1)?.number ?? -1
    this.talk = [...this.talk, ...messages.filter((message) => message.number > heard)]
  }

  #answered(id: string | null): void {
    if (id !== null && this.pending?.id === id) this.pending = null
  }

  /** Signed out, deleted or excluded: dialling again would be in vain. */
  #end(reason: string): void {
    this.ended = reason
    this.close()
  }

  #cut(): void {
    const refusedAtTheDoor = !this.#greeted && this.table === null
    this.#socket = null
    this.#greeted = false
    this.signal = 'cut'
    clearTimeout(this.#alarm)
    if (this.#closed) return
    if (refusedAtTheDoor) {
      void isThereATable(this.code).then((exists) => {
        this.nowhere = !exists
        if (exists) this.#dialLater()
      })
    } else this.#dialLater()
  }

  #dialLater(): void {
    if (this.#closed || this.#socket) return
    if (this.#failures === ASK_WHY_AFTER) void this.#askWhy()
    // A server that restarts is back in seconds; one that stays away is not asked every second for ever.
    const longest = this.#failures < PATIENT_AFTER ? LONGEST_PAUSE : PATIENT_PAUSE
    const pause = Math.min(longest, FIRST_PAUSE * 2 ** this.#failures) * (0.75 + Math.random() / 2)
    this.#failures += 1
    clearTimeout(this.#redial)
    this.#redial = setTimeout(() => this.#dial(), pause)
  }

  /** A socket that is refused does not say why. */
  async #askWhy(): Promise<void> {
    const refusal: unknown = await askMe().catch((problem: unknown) => problem)
    if (!(refusal instanceof Refusal) || refusal.reason !== 'banned' || this.#closed) return
    this.endedFacts = refusal.facts
    this.#end(refusal.reason)
  }

  #ping(): void {
    this.#pings += 1
    this.#pingedAt = performance.now()
    if (this.send({ type: 'ping', number: this.#pings })) this.#setAlarm()
  }

  /** No answer in time: slow at first, then the connection counts as cut. */
  #setAlarm(): void {
    clearTimeout(this.#alarm)
    this.#alarm = setTimeout(() => {
      if (this.signal === 'good') this.signal = 'slow'
      this.#alarm = setTimeout(() => this.#hangUp(), ANSWER_WITHIN)
    }, ANSWER_WITHIN)
  }

  #hangUp(): void {
    const dead = this.#socket
    this.#cut()
    dead?.close()
  }

  /** Back from a pocket, a tunnel or the page cache: ask at once instead of trusting a socket that may be long dead. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping()
    else if (this.#socket === null && !this.nowhere) this.#dial()
  }
}
