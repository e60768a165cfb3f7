/** A table on this device and its viewers: what `session.py` and `websocket.py` are on a server, for one person and bots.

The order of work for everything that changes a table: judge → append to the log → apply → acknowledge → tell. */

import { USUAL_LEVEL, type Incoming, type TableRules } from '../messages'
import { Dict, Fault, plain } from './structs'
import type { Named, Struct } from './structs'
import { shortId } from './host'
import { readEntry } from './tables'
import type { Command, LocalTable, Refusal, TranslatedTable } from './tables'
import type { Piece, Store } from './store'

/** A viewer of a table, who is sent its messages. */
export interface Subscriber {
  /** The number of the last event that was sent. */
  lastEvent: number
  send(message: object): void
}

/** What a session needs of the server around it. */
export interface SessionServer {
  readonly tables: TranslatedTable
  readonly store: Store
  /** The one person of this device, as a table knows them. */
  readonly person: string
  readonly name: string
  /** Something has changed: bots may have to move, lists may be old. */
  changed(session: Session): void
  hint(session: Session, turn: number, id: string): Promise<Struct>
  rematch(session: Session, rules: Named | null): Promise<void>
  rename(name: string): Promise<void>
}

type Judge = (table: LocalTable) => unknown

const TRIES = 8

export class Session {
  readonly subscribers = new Set<Subscriber>()
  #queue: Promise<unknown> = Promise.resolve()
  #linesSent: number

  constructor(
    readonly code: string,
    public table: LocalTable,
    readonly server: SessionServer,
  ) {
    this.#linesSent = table.said
  }

  // ------------------------------------------------------------------------------------------------ changing the table

  /** Judges a command, keeps its entries, applies them and tells everybody. After a Refusal nothing has changed. */
  execute(judge: Judge, acknowledge: () => void = () => undefined, also: readonly Piece[] = []): Promise<void> {
    const work = this.#queue.then(() => this.#execute(judge, acknowledge, also))
    this.#queue = work.catch(() => undefined)
    return work
  }

  async #execute(judge: Judge, acknowledge: () => void, also: readonly Piece[]): Promise<void> {
    const { resealing_seat, is_talk } = this.server.tables
    for (let tries = 0; tries < TRIES; tries++) {
      const entries = entriesIn(judge(this.table))
      if (entries.length === 0) return acknowledge()
      const piece = { code: this.code, first: this.table.entries.length, entries: entries.map((entry) => entry.toJSON()) }
      if (!(await this.server.store.append([piece, ...also]))) {
        await this.#catchUp() // another tab was faster: judge again
        continue
      }
      const resealed = resealing_seat(this.table, entries)
      for (const entry of entries) this.table.apply(entry)
      acknowledge()
      if (resealed !== null) this.#broadcast()
      else if (is_talk(entries)) this.#tellTalk()
      else this.#changed()
      return
    }
    throw refusalOf('busy', 'The table is busy; try again.')
  }

  /** Applies the entries of the log that this table does not have yet. */
  async catchUp(): Promise<void> {
    const work = this.#queue.then(() => this.#catchUp())
    this.#queue = work.catch(() => undefined)
    await work
  }

  async #catchUp(): Promise<void> {
    const log = await this.server.store.log(this.code)
    const missing = log.slice(this.table.entries.length)
    ofThisPage(() => {
      for (const entry of missing) if (isNamed(entry)) this.table.apply(readEntry(this.server.tables, entry))
    })
    if (missing.length > 0) this.#changed()
  }

  #changed(): void {
    this.server.changed(this)
    this.#broadcast()
    this.table.forget_views()
    this.table.keep_events(this.server.tables.MOST_EVENTS)
    this.#tellTalk()
    if (this.table.agreed_to_end.size > 0 && this.table.stage === 'playing')
      void this.execute((table) => this.#command('end_if_agreed')(table, new Set([this.server.person])))
  }

  // ------------------------------------------------------------------------------------------------------------ telling

  sendSnapshot(to: Subscriber, known = to.lastEvent): void {
    const { public_facts, snapshot_for, SessionFacts } = this.server.tables
    const { person } = this.server
    const connected = this.subscribers.size > 0 ? [person] : []
    const snapshot = snapshot_for(public_facts(this.code, this.table, new SessionFacts({ connected })), this.table, person, known)
    to.lastEvent = snapshot.last
    to.send(snapshot)
  }

  #broadcast(): void {
    for (const each of this.subscribers) this.sendSnapshot(each)
  }

  #tellTalk(): void {
    const lines = this.table.talk.filter(({ number }) => number > this.#linesSent)
    this.#linesSent = this.table.said
    if (lines.length > 0) for (const each of this.subscribers) each.send(this.server.tables.talk_of(lines))
  }

  // ---------------------------------------------------------------------------------------------------------- messages

  /** What came from a page, and its answer. */
  async receive(from: Subscriber, message: Incoming): Promise<void> {
    try {
      await this.#receive(from, message)
    } catch (problem) {
      const { reason, text, facts } = refusalFor(problem)
      const id = 'id' in message ? message.id : null
      from.send({ type: 'refused', id, reason, text, facts: plain(facts) })
      if (reason === 'stale') this.sendSnapshot(from)
    }
  }

  async #receive(from: Subscriber, message: Incoming): Promise<void> {
    const { server } = this
    const { by_message, tidy_line, tidy_name, Person, Rules } = server.tables
    const who = new Person({ person: server.person, name: server.name })
    const meant = by_message[message.type]
    if (meant !== undefined) {
      const [command, fields] = meant
      const given: Named = { ...message, connected: new Set([server.person]) }
      const judge = (table: LocalTable) => command(table, who, ...fields.map((field) => given[field]))
      return this.execute(judge, message.type === 'play' ? () => this.#accept(from, message.id) : undefined)
    }
    const ask = (name: string, ...given: unknown[]) => this.execute((table) => this.#command(name)(table, who, ...given))
    switch (message.type) {
      case 'ping':
        return from.send({ type: 'pong', number: message.number })
      case 'hello':
        return this.#hello(from, message.last ?? 0)
      case 'sit':
        return ask('sit', message.seat)
      case 'change_rules':
        return ask('change_rules', new Rules(rulesOf(message.rules)), levelsAt(this))
      case 'say':
        return ask('talk', tidy_line(message.text), '')
      case 'react':
        return ask('talk', '', message.reaction)
      case 'rename':
        return server.rename(tidy_name(message.name))
      case 'rematch':
        return server.rematch(this, message.rules ? rulesOf(message.rules) : null)
      case 'hint':
        // Thinking takes a while, and the player may play meanwhile.
        return from.send(await server.hint(this, message.turn, message.id))
      default:
        throw refusalOf('already_started', 'The game has begun; seats can only be changed in the waiting room.')
    }
  }

  #hello(from: Subscriber, last: number): void {
    const { viewer_of, talk_of } = this.server.tables
    if (this.subscribers.has(from)) return this.sendSnapshot(from, last)
    this.subscribers.add(from)
    if (this.table.talk.length > 0) from.send(talk_of(this.table.talk))
    this.sendSnapshot(from, Math.min(last, this.table.last_event(viewer_of(this.table, this.server.person))))
  }

  #accept(from: Subscriber, id: string): void {
    const seat = this.table.seat_of(this.server.person)
    const answered: unknown = this.table.answered.get([seat, shortId(id)])
    const turn = isNamed(answered) ? answered.turn : this.table.turn
    from.send({ type: 'accepted', id, turn })
  }

  #command(name: string): Command {
    const command = this.server.tables.commands[name]
    if (command === undefined) throw new Error(`the judge knows no ${name}`)
    return command
  }
}

const entriesIn = (judged: unknown): Struct[] => (Array.isArray(judged) ? judged : [])
export const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null
export const isRefusal = (problem: unknown): problem is Refusal => problem instanceof Fault && 'reason' in problem
const levelsAt = ({ table }: Session): readonly string[] => table.game.levels
/** What is wanted at a table of this device: there is no clock, and nothing counts. */
const rulesOf = ({ players, options = {}, level = USUAL_LEVEL, tricks_shown = 'last' }: TableRules): Named => ({
  ...{ players, level, tricks_shown },
  options: new Dict(Object.entries(options)),
})

/** A refusal of ours, as the judge's are. */
export function refusalOf(reason: string, text: string): Refusal {
  return Object.assign(new Fault({ text }), { reason, text, facts: new Dict() })
}

/** Reads a log. What this page does not know in it was written by a newer one, in another tab. */
export function ofThisPage<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch (problem) {
    throw refusalOf('old_page', `This table was played by a newer page: ${String(problem)}.`)
  }
}

/** The answer to something that failed: if it was not refused, the browser could not keep it. A page that gets no answer waits for
ever. */
export const refusalFor = (problem: unknown): Refusal => (isRefusal(problem) ? problem : refusalOf('not_stored', String(problem)))
