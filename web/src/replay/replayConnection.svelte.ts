/** A finished game, shown again on the very table it was played at: a connection with nobody at the other end. */

import { Connection } from '../connection.svelte'
import { folderOf } from '../games'
import type { Event, Replay, ReplayEvent, Table } from '../messages'
import { Refusal } from '../server'
import { askPosition } from './requests'

/** Whose eyes: a seat's, everybody's together, or those of somebody who only watched. */
export type Eyes = number | 'open' | 'watching'

export const SPEEDS = [1, 2, 4, 8] as const
const A_STEP = 1_600
const AHEAD = 2

export class ReplayConnection extends Connection {
  override readonly isReplay = true
  position = $state(0)
  /** At first nothing is given away: one's own hand is open, or none. */
  eyes: Eyes = $state('watching')
  speed: (typeof SPEEDS)[number] = $state(1)
  running = $state(false)
  /** The furthest position that was looked at. */
  furthest = $state(0)
  /** Why the position that was asked for last cannot be shown. */
  refused: Refusal | null = $state.raw(null)

  /** Where a part of a round begins (a trick); where there are none, a round. */
  readonly #parts: number[]
  #tables = new Map<string, Promise<Table>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = 0

  constructor(readonly game: Replay) {
    super(game.code, false)
    this.eyes = this.ownEyes
    this.signal = 'good'
    const partEnd = folderOf(game.game)?.partEndsWith
    const ended = game.decisions
      .filter(({ events }) => events.some(({ event }) => event.kind === partEnd))
      .map(({ place }) => place)
    this.#parts = [...new Set([...game.rounds, ...ended])].sort((one, other) => one - other)
  }

  /** What one saw at the table oneself. */
  get ownEyes(): Eyes {
    return this.game.you ?? 'watching'
  }

  get last(): number {
    return this.game.decisions.length
  }

  override send(): boolean {
    return false
  }

  override decide(): boolean {
    return false
  }

  override close(): void {
    this.pause()
    super.close()
  }

  /** Show this position. One step ahead is played as it was; anything else is there at once. */
  async go(position: number, eyes: Eyes = this.eyes): Promise<void> {
    const to = Math.max(0, Math.min(position, this.last))
    const oneAhead = to === this.position + 1 && eyes === this.eyes && this.table !== null
    this.#wanted += 1
    const wanted = this.#wanted
    const table = await this.#tableAt(to, eyes).catch(refusal)
    if (wanted !== this.#wanted) return // another wish came meanwhile
    this.refused = table instanceof Refusal ? table : null
    if (table instanceof Refusal) return this.pause()
    this.position = to
    this.furthest = Math.max(this.furthest, to)
    this.eyes = eyes
    const events = this.#eventsUntil(to, eyes)
    const news = oneAhead ? events.slice(this.playback.newest?.last ?? 0) : []
    this.playback.pace = this.speed
    if (!oneAhead) {
      this.playback.drop()
      this.events = events
    } else if (!this.running) this.playback.skip() // who asks for the next step has seen this one
    this.playback.push({ ...this.asShown(table), last: events.length }, news, events, !oneAhead)
    for (let ahead = 1; ahead <= AHEAD; ahead += 1) if (to + ahead <= this.last) void this.#tableAt(to + ahead, eyes)
  }

  /** Nobody is asked for anything in a game that is over. */
  protected asShown(table: Table): Table {
    return { ...table, legal: [], illegal: [] }
  }

  byRounds(step: 1 | -1): Promise<void> {
    return this.#by(this.game.rounds, step)
  }

  byParts(step: 1 | -1): Promise<void> {
    return this.#by(this.#parts, step)
  }

  /** To the nearest of these positions before or after this one. */
  #by(positions: number[], step: 1 | -1): Promise<void> {
    const begins = [...positions, this.last]
    const next =
      step > 0 ? begins.find((position) => position > this.position) : begins.findLast((position) => position < this.position)
    return this.go(next ?? (step > 0 ? this.last : 0))
  }

  toggle(): void {
    if (this.running) this.pause()
    else this.#run()
  }

  pause(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  #run(): void {
    this.running = true
    const next = async () => {
      if (!this.running) return
      await this.go(this.position === this.last && this.#timer === undefined ? 0 : this.position + 1)
      this.#timer = setTimeout(() => void next(), A_STEP / this.speed)
      if (this.position === this.last) this.pause()
    }
    this.#timer = undefined
    void next()
  }

  #tableAt(position: number, eyes: Eyes): Promise<Table> {
    const name = `${position} ${eyes}`
    const known = this.#tables.get(name)
    if (known) return known
    const asked = askPosition(this.code, position, eyes)
    asked.catch(() => this.#tables.delete(name))
    this.#tables.set(name, asked)
    return asked
  }

  #eventsUntil(position: number, eyes: Eyes): Event[] {
    const seen = ({ seen_by }: ReplayEvent) =>
      eyes === 'open' || seen_by === null || (eyes !== 'watching' && seen_by.includes(eyes))
    return [...this.game.dealt, ...this.game.decisions.slice(0, position).flatMap((decision) => decision.events)]
      .filter(seen)
      .map(({ event }, number) => ({ number: number + 1, event }))
  }
}

function refusal(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem
  throw problem
}
