/** One game of the loaded rules: its verbs, its bots and its words, over records. */

import type { GameFacts } from './facts'
import type { Host, HostedGame, MakeNotation, Notation } from './notation'
import { py } from './python'
import { Rec, small } from './records'
import type { Whole } from './records'
import { Dict, plain } from './structs'
import { movesIn, seedWords } from './rules'
import type { Learned } from './learned'
import type { Rules } from './rules'

export type Level = 'random' | 'novice' | 'casual'
export type Choices = Record<string, string | number | boolean>
/** Something that happened, and who may see it: a bit for each seat. */
export interface SeenEvent {
  event: unknown
  seenBy: number
}
/** Why a move is not legal. */
export interface Refused {
  move: string
  reason: string
  facts: unknown
}

export const SPECTATOR = -1
const MOST_MOVES = 63
const MOST_SEATS = 6
/** How many reasons all games share. */
const SHARED_REASONS = 4
/** Rollouts of a search between two pauses. */
const SLICE = 64
const ROLLOUTS_FOR_CHANCES = 900

export class Game<View> {
  readonly facts: GameFacts
  readonly words: Notation<View>
  /** The game as translated Python knows it. */
  readonly hosted: HostedGame
  readonly #rules: Rules
  readonly #state: number
  readonly #view: number
  readonly #options: number
  readonly #news: number
  readonly #dice: number
  readonly #silence: Rec
  #desk: number[] | null = null

  constructor(
    rules: Rules,
    readonly name: string,
    make: MakeNotation<View>,
  ) {
    const facts = rules.facts.games[name]
    if (facts === undefined) throw new Error(`these rules know no ${name}`)
    this.facts = facts
    this.#rules = rules
    this.#state = rules.room(facts.records.state.size)
    this.#view = rules.room(facts.records.view.size)
    this.#options = rules.room(facts.records.options.size)
    this.#news = rules.room(rules.facts.records.news.size)
    this.#dice = rules.room(rules.facts.records.dice.size)
    this.#silence = new Rec(rules.facts.records.news)
    const { state, view } = facts.records
    this.hosted = {
      ...facts,
      name,
      reasons: facts.reasons.slice(SHARED_REASONS),
      STATE: Object.fromEntries(Object.entries(state.fields).map(([field, [, , shape]]) => [field, { shape }])),
      fresh_view: () => new Rec(view),
      fresh_state: () => new Rec(state),
      reason_name: (reason) => facts.reasons[reason] ?? '',
    }
    this.words = make(py, this.#host())
  }

  // ------------------------------------------------------------------------------------------------------------ verbs

  /** Every option with its value, and the record of them; an OptionClash, with a sentence, for what is not offered. */
  choose(players: number, asked: Choices): { choices: unknown; options: Rec } {
    const chosen = this.hosted.choose?.(players, new Dict(Object.entries(asked)))
    if (chosen === undefined) throw new Error('these words settle no options')
    return { choices: plain(chosen[0]), options: chosen[1] }
  }

  /** A sheet for the rules to write their news on. */
  freshNews(): Rec {
    const news = new Rec(this.#rules.facts.records.news)
    news.listening = 1
    return news
  }

  /** A fresh game, its first deal done. */
  start(options: Rec, seed: string, news?: Rec): Rec {
    const state = new Rec(this.facts.records.state)
    this.startIn(state, options, seedWords(seed), news)
    return state
  }

  /** The same in a state where somebody may have stacked the deck. */
  startIn(state: Rec, options: Rec, seed: readonly number[], news: Rec = this.#silence): void {
    const [chosen, heard] = [this.#rules.put(this.#options, options), this.#rules.put(this.#news, news)]
    this.#ask('start', this.#put(state), chosen, this.#rules.lay(seed), heard)
    this.#rules.take(this.#state, state)
    this.#hear(news)
  }

  /** The next shuffles come out in this order. */
  stack(state: Rec, order: readonly number[]): void {
    this.#ask('stack', this.#put(state), this.#rules.lay(order), order.length)
    this.#rules.take(this.#state, state)
  }

  play(state: Rec, seat: number, move: number, news: Rec = this.#silence): void {
    this.#ask('play', this.#put(state), seat, move, this.#rules.put(this.#news, news))
    this.#rules.take(this.#state, state)
    this.#hear(news)
  }

  /** Plays many moves at once; for each seat, and last for spectators, how much news they may see. */
  replay(state: Rec, seats: readonly number[], moves: readonly number[], seen: readonly number[]): number[] {
    const at = this.#rules.lay(seen, seats.length + moves.length)
    const places = [this.#rules.lay(seats), this.#rules.lay(moves, seats.length)] as const
    const news = this.#rules.put(this.#news, this.freshNews())
    this.#ask('replay', this.#put(state), ...places, moves.length, news, at)
    this.#rules.take(this.#state, state)
    return this.#rules.read(at, MOST_SEATS + 1).slice(0, seen.length)
  }

  /** What this seat may know, or SPECTATOR. */
  see(state: Rec, seat: number): Rec {
    const view = new Rec(this.facts.records.view)
    this.#rules.put(this.#view, view)
    this.#ask('see', this.#put(state), seat, this.#view)
    this.#rules.take(this.#view, view)
    return view
  }

  /** A world that agrees with this view, drawn among all that do. */
  imagine(view: Rec, dice: Rec): Rec {
    const state = new Rec(this.facts.records.state)
    this.#rules.put(this.#state, state)
    this.#ask('imagine', this.#rules.put(this.#view, view), this.#rules.put(this.#dice, dice), this.#state)
    this.#rules.take(this.#state, state)
    this.#rules.take(this.#dice, dice)
    return state
  }

  /** The seats that owe a decision, as bits, asked of a state or of a view. */
  waitingFor(state: Rec): number {
    return Number(this.#ask(this.#isView(state) ? 'waiting_for_seen' : 'waiting_for', this.#put(state)))
  }

  /** The legal moves of a seat as bits, asked of a state or of the seat's own view. */
  legal(record: Rec, seat: number): Whole {
    return this.#ask(this.#isView(record) ? 'legal_seen' : 'legal', this.#put(record), seat)
  }

  /** The number of the reason why a move is not legal. */
  whyNot(record: Rec, seat: number, move: number): number {
    return Number(this.#ask(this.#isView(record) ? 'why_not_seen' : 'why_not', this.#put(record), seat, move))
  }

  midway(state: Rec, seat: number): boolean {
    return this.#ask('midway', this.#put(state), seat) !== 0
  }

  over(state: Rec): boolean {
    return this.#ask('over', this.#put(state)) !== 0
  }

  scores(state: Rec): number[] {
    const at = this.#put(state)
    return seatsOf(state).map((seat) => Number(this.#ask('score', at, seat)))
  }

  ranks(record: Rec): number[] {
    const [at, verb] = [this.#put(record), this.#isView(record) ? 'rank_seen' : 'rank']
    return seatsOf(record).map((seat) => Number(this.#ask(verb, at, seat)))
  }

  /** A question of the score pad, with the numbers it takes; it may change the state, and tell news. */
  askPad(question: string, state: Rec, numbers: readonly number[] = [], news: Rec = this.#silence): number {
    const facts = this.facts.pad[question]
    if (facts === undefined) throw new Error(`the pad of ${this.name} asks no ${question}`)
    const rest = [...numbers]
    const given = facts.takes.map((kind) => {
      if (kind === 'state') return this.#put(state)
      return kind === 'news' ? this.#rules.put(this.#news, news) : BigInt(rest.shift() ?? 0)
    })
    const answer = this.#ask(`pad_${question}`, ...given)
    this.#rules.take(this.#state, state)
    if (facts.takes.includes('news')) this.#hear(news)
    return Number(answer)
  }

  // ------------------------------------------------------------------------------------------------------------- bots

  /** Dice that nobody can foresee. */
  freshDice(): Rec {
    return this.#rules.freshDice()
  }

  /** Dice for the player on this seat. */
  dice(seed: string, seat: number): Rec {
    return this.#rules.dice(seed, seat)
  }

  /** The move of a bot that answers at once. */
  botMove(level: Level, view: Rec, seat: number, dice: Rec): number {
    const move = this.#ask(level, this.#put(view), seat, this.#rules.put(this.#dice, dice))
    this.#rules.take(this.#dice, dice)
    return Number(move)
  }

  /** The move of a search of this many rollouts, by rules of thumb or by what was learned. It pauses after every slice of them, and
  may be told to stop: `next(true)`. */
  *search(
    view: Rec,
    seat: number,
    dice: Rec,
    learned: Learned | null = null,
    rollouts = this.facts.rollouts,
    slice = SLICE,
  ): Generator<null, number, boolean> {
    const [only, ...others] = movesIn(this.legal(view, seat))
    if (only !== undefined && others.length === 0) return only
    const desk = (this.#desk ??= this.#freshDesk())
    const set = () => [this.#put(view), seat, this.#rules.put(this.#dice, dice)] as const
    if (learned !== null) this.#rules.put(desk[0] ?? 0, learned.begin(view, seat, dice, rollouts))
    else {
      this.#ask('search_begin', ...desk, ...set(), rollouts)
      this.#rules.take(this.#dice, dice)
    }
    let isOver = false
    while (!isOver) {
      isOver = this.#ask('search_go_on', ...desk, ...set(), slice) !== 0
      this.#rules.take(this.#dice, dice)
      if (!isOver && (yield null)) break
    }
    const [at, , own] = set()
    const move = this.#ask('search_choose', ...desk, at, own)
    this.#rules.take(this.#dice, dice)
    return Number(move)
  }

  /** What a search that is over has found out. */
  searched(): Rec {
    const search = new Rec(this.#rules.facts.records.search)
    if (this.#desk?.[0] !== undefined) this.#rules.take(this.#desk[0], search)
    return search
  }

  /** Dice that follow from what a seat sees: the same view gives the same hint. */
  diceOfView(view: Rec, seat: number): Rec {
    const mixed = view.bytes.reduce((sum, byte, place) => sum + byte * (place + 1), 0)
    const dice = new Rec(this.#rules.facts.records.dice)
    this.#rules.put(this.#dice, dice)
    this.#rules.ask('set_dice', this.#dice, BigInt(mixed), BigInt(mixed) >> 32n, BigInt(seat))
    this.#rules.take(this.#dice, dice)
    return dice
  }

  /** Where every move is a promise, such as a bid: how often each is kept, so far. It pauses after every imagined world. */
  *chances(view: Rec, seat: number, rollouts = ROLLOUTS_FOR_CHANCES): Generator<null, [number, number][], boolean> {
    if (this.#ask('is_promise', this.#put(view)) === 0) return []
    const moves = movesIn(this.legal(view, seat))
    const [dice, desk] = [this.diceOfView(view, seat), (this.#desk ??= this.#freshDesk())]
    const kept = new Array<number>(MOST_MOVES).fill(0)
    const worlds = Math.max(1, Math.floor(rollouts / Math.max(1, moves.length)))
    let tried = 0
    while (tried < worlds) {
      const counts = this.#rules.lay(new Array<number>(MOST_MOVES).fill(0))
      this.#ask('try_promises', ...desk, this.#put(view), seat, this.#rules.put(this.#dice, dice), counts)
      this.#rules.take(this.#dice, dice)
      for (const [move, many] of this.#rules.read(counts, MOST_MOVES).entries()) kept[move] = (kept[move] ?? 0) + many
      tried += 1
      if (tried < worlds && (yield null)) break
    }
    return moves.map((move) => [move, py.round((kept[move] ?? 0) / tried, 3)])
  }

  /** What a search works with, in the order in which it takes it. */
  #freshDesk(): number[] {
    const { news, dice, search, scratch_states } = this.#rules.facts.records
    const { state, view } = this.facts.records
    const sizes = [search.size, scratch_states * state.size, view.size, view.size, dice.size, news.size]
    return sizes.map((size) => {
      const at = this.#rules.room(size)
      this.#rules.bytesAt(at, size).fill(0)
      return at
    })
  }

  // ------------------------------------------------------------------------------------------------------------ words

  moveWords(record: Rec, move: number): string {
    return this.words.move({ phase: record.read('phase') }, move) ?? `move ${move}`
  }

  /** The legal moves of a seat: their words, and their numbers. */
  legalWords(record: Rec, seat: number): Map<string, number> {
    return new Map(movesIn(this.legal(record, seat)).map((move) => [this.moveWords(record, move), move]))
  }

  /** The move that these words mean in the present phase, legal or not. */
  readMove(record: Rec, text: string): number | null {
    const wanted = text.split(/\s+/).filter(Boolean).join(' ')
    const now = { phase: record.read('phase') }
    for (let move = 0; move < MOST_MOVES; move++) if (this.words.move(now, move) === wanted) return move
    return null
  }

  /** The moves that are in sight of a seat but not legal, each with the reason. */
  illegalWords(view: Rec, seat: number): Refused[] {
    const legal = movesIn(this.legal(view, seat))
    const sight = legal.length > 0 ? this.words.in_sight(view, seat) : []
    return sight
      .filter((move) => !legal.includes(move))
      .map((move) => ({ move: this.moveWords(view, move), ...this.#refusal(view, seat, move) }))
  }

  #refusal(view: Rec, seat: number, move: number): { reason: string; facts: unknown } {
    const number = this.whyNot(view, seat, move)
    const reason = this.hosted.reason_name(number)
    if (number < SHARED_REASONS) return { reason, facts: reason === 'not_your_turn' ? { seat } : {} }
    return { reason, facts: plain(py.asdict(this.words.why(view, seat, move, reason))) }
  }

  /** What a seat sees, in words, as a message says it. */
  viewWords(view: Rec): unknown {
    return plain(this.words.view(view))
  }

  /** What the rules have written down, in words, each with the seats that may see it. */
  events(news: Rec): SeenEvent[] {
    const columns = ['kind', 'seat', 'card', 'number', 'seen_by'].map((column) => numbersIn(news, column))
    return Array.from({ length: Number(news.read('length')) }, (_, entry) => {
      const [kind = 0, seat, card, many, seenBy = 0] = columns.map((column) => column[entry])
      const make = this.words.events.get(this.facts.news_kinds[kind])
      return { event: plain(py.call(make, [seat, card, many])), seenBy }
    })
  }

  // ----------------------------------------------------------------------------------------------------------- inside

  #ask(verb: string, ...given: (number | bigint)[]): number | bigint {
    return this.#rules.ask(`${this.name}_${verb}`, ...given)
  }

  #isView(record: Rec): boolean {
    return record.layout === this.facts.records.view
  }

  #put(record: Rec): number {
    return this.#rules.put(this.#isView(record) ? this.#view : this.#state, record)
  }

  /** What words ask is compiled for views: a state would be read as something else. */
  #putView(record: Rec, rule: string): number {
    if (!this.#isView(record)) throw new Error(`the words of ${this.name} ask ${rule} about a state: ask about a view`)
    return this.#rules.put(this.#view, record)
  }

  #hear(news: Rec): void {
    if (news !== this.#silence) this.#rules.take(this.#news, news)
  }

  #host(): Host {
    return {
      game: this.hosted,
      rules: Object.fromEntries(Object.keys(this.facts.rules).map((name) => [name, this.#rule(name)])),
      plain: (record) => record,
      copy_of: (record) => record.copy(),
      moves_in: movesIn,
      ranks: (record) => this.ranks(record),
      fresh_news: ({ listening = true } = {}) => (listening ? this.freshNews() : this.#silence),
      fresh_options: () => new Rec(this.facts.records.options),
    }
  }

  /** A rule that the words ask: it may change the view it is asked about. */
  #rule(name: string): (...given: unknown[]) => Whole | null {
    const takes = this.facts.rules[name]?.takes ?? []
    const answers = this.facts.rules[name]?.answers ?? false
    return (...given) => {
      const record = given.find((each, place) => takes[place] === 'record' && each instanceof Rec)
      const placed = given.map((each, place) => {
        if (takes[place] === 'record' && each instanceof Rec) return this.#putView(each, name)
        if (takes[place] === 'news' && each instanceof Rec) return this.#rules.put(this.#news, each)
        return BigInt(typeof each === 'bigint' ? each : Number(each))
      })
      const answer = this.#ask(`rule_${name}`, ...placed)
      if (!answers && record instanceof Rec) this.#rules.take(this.#view, record)
      return answers ? small(BigInt(answer)) : null
    }
  }
}

const seatsOf = (record: Rec): number[] => Array.from({ length: Number(record.read('players')) }, (_, seat) => seat)

function numbersIn(record: Rec, field: string): number[] {
  const values = record.read(field)
  return Array.isArray(values) ? values.map(Number) : []
}
