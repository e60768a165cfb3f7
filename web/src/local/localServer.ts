/** The tables of this device: opened, found again, and played by their bots. It runs where no page can look into it: a page is sent
views, as by a server, and never a state. */

import {
  USUAL_LEVEL,
  type GameFace,
  type GameInfo,
  type HandGame,
  type Me,
  type MyTable,
  type OpenTable,
  type Opened,
  type PastGame,
  type Practised,
  type Puzzle,
  type Table,
} from '../messages'
import { freshCode } from './codes'
import { LEARNED } from './files'
import type { Game } from './game'
import type { Learned } from './learned'
import { inBase64, viewIn } from './positions'
import type { Rec } from './records'
import { randomHex } from './rules'
import { isNamed, isRefusal, ofThisPage, refusalOf, Session } from './session'
import type { SessionServer } from './session'
import type { Listed } from './glances'
import type { Piece, Store } from './store'
import { Dict, OptionClash, plain } from './structs'
import type { Named, Struct } from './structs'
import { readEntry, tablesOf } from './tables'
import type { LocalTable, TranslatedTable } from './tables'
import { Thinking } from './thinking'

const PERSON = 'here'
const SEED_BYTES = 32
const RETRY = 1000
/** Of the move 0 in the past of a puzzle. */
const FIRST_LETTER = 48

/** A puzzle of this game, without its solution. */
export type PuzzleHere = Pick<Puzzle, 'id' | 'players' | 'options' | 'seed' | 'past' | 'seat'> & { game: string }

/** A table of a server that cannot be reached, as it was last seen. */
export type LostTable = Pick<
  Table,
  'code' | 'game' | 'players' | 'options' | 'rules_version' | 'level' | 'seats' | 'you' | 'turn' | 'tricks_shown' | 'position'
>

export interface LocalServerSettings {
  name: string
  /** The shortest and the longest time that a bot takes to answer, in milliseconds. */
  pace: readonly [number, number]
  /** Are lists to be brought up to date after everything that happens? */
  announce?: (code: string) => void
  /** What the master of a game has learned; null where that is not here and cannot be had. */
  learned?: (game: string) => Promise<Learned | null>
}

export class LocalServer implements SessionServer {
  readonly tables: TranslatedTable
  readonly person = PERSON
  readonly #thinking: Thinking
  readonly #sessions = new Map<string, Promise<Session>>()
  readonly #underWay = new Set<string>()
  readonly #opened = new Map<string, number>()
  #rewound: { code: string; game: object } | null = null

  constructor(
    readonly games: Game<unknown>[],
    readonly store: Store,
    readonly settings: LocalServerSettings,
  ) {
    this.tables = tablesOf(games)
    this.#thinking = new Thinking(
      (name) => this.gameNamed(name),
      this.tables,
      (name) => this.#learned(name),
    )
  }

  get name(): string {
    return this.settings.name
  }

  gameNamed(name: string): Game<unknown> {
    const game = this.games.find((each) => each.name === name)
    if (game === undefined) throw refusalOf('no_rules_here', `The rules of ${name} are not on this device yet.`)
    return game
  }

  /** Games that could not be had when the first ones were. */
  addGames(more: readonly Game<unknown>[]): void {
    this.games.push(...more.filter(({ name }) => !this.games.some((known) => known.name === name)))
  }

  infos(): GameInfo[] {
    return this.games
      .map(({ facts }) => facts)
      .sort((one, other) => one.listed - other.listed || one.title.localeCompare(other.title))
      .map(({ info }) => info)
  }

  /** How to draw a game that this page was built without. */
  face(name: string, language: string): GameFace {
    const { title, face } = this.gameNamed(name).facts
    if (face === null) throw refusalOf('no_such_game', `This page draws ${name} by itself.`)
    return { game: name, title, schema: face.schema, words: face.words[language] ?? face.words.en ?? '' }
  }

  // ---------------------------------------------------------------------------------------------------------- opening

  async open(wish: OpenTable): Promise<Opened> {
    const game = this.gameNamed(wish.game)
    const level = wish.level ?? USUAL_LEVEL
    if (!game.facts.levels.includes(level)) throw refusalOf('no_such_level', `There is no bot ${level} on this device.`)
    await this.#meet(game.name, level)
    return this.#deal(
      this.#firstEntry(game, wish, { level, seed: randomHex(SEED_BYTES), tricks_shown: wish.tricks_shown ?? 'last' }),
    )
  }

  #learned(game: string): Promise<Learned | null> {
    return this.settings.learned?.(game) ?? Promise.resolve(null)
  }

  /** Nobody begins a game against a bot that has not come yet. */
  async #meet(game: string, level: unknown): Promise<void> {
    if (level === LEARNED && (await this.#learned(game)) === null)
      throw refusalOf('no_network', `What ${LEARNED} has learned is not on this device.`)
  }

  #firstEntry(game: Game<unknown>, wish: OpenTable, more: Named): Struct {
    const { opened: Opened } = this.tables.entries
    if (Opened === undefined) throw new Error('no first entry')
    const options = new Dict(Object.entries(Object(this.#chosen(game, wish).choices)))
    return new Opened({ game: game.name, rules: game.facts.version, players: wish.players, options, host: PERSON, ...more })
  }

  /** The table at the moment of a puzzle, as its seat sees it. */
  puzzle(asked: PuzzleHere): Struct {
    const { TableState, SessionFacts, public_facts, snapshot_for } = this.tables
    const table = TableState.from_log(this.#pastOf(asked))
    return snapshot_for(public_facts('', table, new SessionFacts({ connected: [PERSON] })), table, PERSON, 0)
  }

  /** A table that goes on from there. */
  openPuzzle(asked: PuzzleHere): Promise<Opened> {
    return this.#keepNew(this.#pastOf(asked))
  }

  #pastOf({ game: name, id, seed, seat, past, ...wish }: PuzzleHere): Struct[] {
    const { Practice, Person, puzzle_entries } = this.tables
    const practice = new Practice({ code: '', place: 0, puzzle: id })
    const game = this.gameNamed(name)
    const opened = this.#firstEntry(game, { ...wish, game: name }, { level: USUAL_LEVEL, seed, practice, tricks_shown: 'all' })
    const moves = [...past].map((letter) => letter.charCodeAt(0) - FIRST_LETTER)
    return puzzle_entries(opened, seat, moves, new Person({ person: PERSON, name: this.name }))
  }

  async openLesson(name: string): Promise<Opened> {
    const { lesson } = this.gameNamed(name).facts
    if (lesson === null) throw refusalOf('bad_options', `There is no lesson for ${name}.`)
    return this.#deal(readEntry(this.tables, { ...lesson, host: PERSON }))
  }

  /** A table on which the game of a lost one continues, as its player may imagine it: unseen cards are dealt again. */
  async goOn(lost: LostTable): Promise<Opened> {
    const { level, tricks_shown, you, position, code } = lost
    const game = this.gameNamed(lost.game)
    const { sat: Sat, imagined: Imagined } = this.tables.entries
    if (Sat === undefined || Imagined === undefined) throw new Error('no game goes on here')
    const view = await viewIn(position ?? '', game.facts.records.view)
    const state = view && game.imagine(view, game.freshDice())
    // Rules of another version would see something else in it.
    if (!state || lost.rules_version !== game.facts.version || !isSame(game.see(state, you ?? 0), view))
      throw refusalOf('old_rules', 'This table is played by another version of the rules.')
    const opened = this.#firstEntry(game, lost, { level, seed: randomHex(SEED_BYTES), tricks_shown, goes_on: code })
    const chairs = lost.seats.map(
      ({ seat, name, level: own }) =>
        new Sat(seat === you ? { seat, name, player: 'person', person: PERSON } : { seat, name, player: 'bot', level: own }),
    )
    return this.#keepNew([opened, ...chairs, new Imagined({ state: inBase64(state.bytes), turn: lost.turn })])
  }

  #chosen(game: Game<unknown>, { players, options }: OpenTable) {
    try {
      return game.choose(players, options ?? {})
    } catch (problem) {
      const judge = this.tables.commands.bad_options
      if (problem instanceof OptionClash && judge !== undefined) throw Reflect.apply(judge, undefined, [problem])
      throw problem
    }
  }

  /** A table with its host on the first seat and bots on the others, the cards dealt. */
  async #deal(opened: Struct): Promise<Opened> {
    const { entries, commands, TableState, Person } = this.tables
    const { sat } = entries
    if (sat === undefined || commands.start === undefined) throw new Error('nobody can sit down')
    const first = [opened, new sat({ seat: 0, name: this.name, player: 'person', person: PERSON })]
    const started: unknown = commands.start(TableState.from_log(first), new Person({ person: PERSON, name: this.name }))
    return this.#keepNew([...first, ...(Array.isArray(started) ? started : [])])
  }

  async #keepNew(entries: Struct[]): Promise<Opened> {
    const code = freshCode()
    const piece = this.#firstPiece(code, entries)
    if (!(await this.store.append([piece]))) throw refusalOf('busy', 'No table could be opened; try again.')
    await this.find(code)
    return { code, link: '' }
  }

  /** A new table, and what lists show of it: a browser may be killed at any time, and it would be found nowhere. */
  #firstPiece(code: string, entries: readonly Struct[]): Piece {
    const table = this.tables.TableState.from_log([...entries])
    return { code, first: 0, entries: entries.map((entry) => entry.toJSON()), listed: this.#listed(code, table) }
  }

  async rematch(session: Session, rules: Named | null): Promise<void> {
    const { commands, Person, Rules } = this.tables
    const { rematch, rematch_entries } = commands
    if (rematch === undefined || rematch_entries === undefined) throw new Error('nobody can play again')
    const who = new Person({ person: PERSON, name: this.name })
    const code = freshCode()
    const asked: unknown = rematch(session.table, who, code)
    if (!Array.isArray(asked) || asked.length === 0) return
    await this.#meet(session.table.opened.game, rules?.level)
    const wanted = rules === null ? null : new Rules(rules)
    const { levels } = session.table.game
    const made: unknown = rematch_entries(session.table, who, randomHex(SEED_BYTES), new Set(), wanted, levels)
    const piece = this.#firstPiece(code, Array.isArray(made) ? made : [])
    await session.execute((table) => rematch(table, who, code), undefined, [piece])
    await this.find(code)
  }

  // ---------------------------------------------------------------------------------------------------------- finding

  /** The table with this code, built from its log if it is not in memory. */
  find(code: string): Promise<Session> {
    const known = this.#sessions.get(code)
    if (known !== undefined) return known
    const found = this.#read(code)
    this.#sessions.set(code, found)
    found.catch(() => this.#sessions.delete(code))
    return found
  }

  async #read(code: string): Promise<Session> {
    const log = (await this.store.log(code)).filter(isNamed)
    if (log.length === 0) throw refusalOf('no_such_table', 'There is no such table on this device.')
    const listed = (await this.store.listed()).find((each) => each.code === code)
    if (listed !== undefined) this.#opened.set(code, listed.opened)
    const table = await this.#played(log, listed)
    const session = new Session(code, table, this)
    // A browser that was killed may have kept the end of a game, and not listed it.
    const isListedRight = listed !== undefined && (listed.glance === null) === (table.stage === 'over')
    if (!isListedRight) await this.store.list(this.#listed(code, table))
    this.#wake(session)
    return session
  }

  /** A game of older rules than these is over: nobody guesses how it would go on. */
  async #played(log: Named[], listed: Listed | undefined): Promise<LocalTable> {
    const { game, rules } = log[0] ?? {}
    const { version } = this.gameNamed(String(game)).facts
    if (Number(rules) < version) {
      if (listed?.glance) await this.store.list({ ...listed, glance: null, past: unfinished(listed, listed.glance) })
      throw refusalOf('old_rules', 'This table was played by an older version of the rules.')
    }
    return ofThisPage(() => this.tables.TableState.from_log(log.map((entry) => readEntry(this.tables, entry))))
  }

  isOpen(code: string): boolean {
    return this.#sessions.has(code)
  }

  /** A finished game as text, with its seed. An unfinished game has none. */
  async record(code: string): Promise<string> {
    const { write_record, record_of } = this.tables
    return write_record(record_of(await this.#finished(code)))
  }

  /** A finished game as a server takes it. */
  async handOver(code: string): Promise<HandGame> {
    const table = await this.#finished(code)
    const levels = table.chairs.map(({ level }) => level ?? '-')
    return { record: await this.record(code), seat: table.seat_of(PERSON) ?? 0, levels }
  }

  /** Under which code a server keeps it. */
  async wasHanded(code: string, handed: string): Promise<void> {
    const listed = (await this.store.listed()).find((each) => each.code === code)
    if (listed !== undefined) await this.store.list({ ...listed, handed })
  }

  /** A finished game for a slider, or one place of it. */
  async replay(code: string, place: string, view: string): Promise<Struct> {
    const { Rewound, whole, at_place } = this.tables
    const table = await this.#finished(code)
    if (this.#rewound?.code !== code) this.#rewound = { code, game: new Rewound(table) }
    const { game } = this.#rewound
    return place === '' ? whole(code, table, game, PERSON) : at_place(code, game, place, view)
  }

  /** What a review has to know about a finished game, and the judge with its version. */
  async course(code: string): Promise<{ course: unknown; by: string }> {
    const { course_of, record_of } = this.tables
    const table = await this.#finished(code)
    if (table.ranks() === null || table.is_lesson)
      throw refusalOf('no_review', 'Only a game that was played to its end can be reviewed.')
    return { course: plain(course_of(table, record_of(table))), by: this.gameNamed(table.opened.game).facts.review.by }
  }

  /** A table that goes on from a decision of a finished game: the same cards, the same past. */
  async tryAgain(code: string, place: number): Promise<Opened> {
    const { practice_entries, Person } = this.tables
    const who = new Person({ person: PERSON, name: this.name })
    return this.#keepNew(practice_entries(await this.#finished(code), code, place, who))
  }

  /** The moments of this game that were played again, the newest last, and what came of each. */
  async practices(code: string): Promise<Practised[]> {
    const listed = (await this.store.listed()).sort((one, other) => one.opened - other.opened)
    return listed.flatMap(({ code: own, practice }) => (practice?.code === code ? [{ ...practice, code: own }] : []))
  }

  /** All games of this device: of those that are over the logs and the records, of the others no more than a list shows. */
  async exported(): Promise<object[]> {
    const listed = await this.store.listed()
    return Promise.all(
      listed.map(async ({ code, glance }) => {
        if (glance !== null) return { code, table: glance }
        return { code, log: await this.store.log(code), record: await this.record(code).catch(() => null) }
      }),
    )
  }

  async #finished(code: string): Promise<LocalTable> {
    const { table } = await this.find(code)
    if (table.stage !== 'over') throw refusalOf('no_such_table', 'This game is not over.')
    if (table.opened.goes_on !== null)
      throw refusalOf('no_such_table', 'This game follows from no seed: nobody can play it again.')
    return table
  }

  // ------------------------------------------------------------------------------------------- without anybody asking

  changed(session: Session): void {
    this.#wake(session)
    this.settings.announce?.(session.code)
    // What cannot be listed now is listed the next time.
    this.store.list(this.#listed(session.code, session.table)).catch(() => undefined)
  }

  #wake(session: Session): void {
    const { table } = session
    if (!table.needs_driver) return
    for (const seat of table.undecided) if (table.chairs[seat]?.is_played_by_bot) void this.#think(session, seat, table.turn)
  }

  async #think(session: Session, seat: number, turn: number): Promise<void> {
    const task = `${session.code} ${seat} ${turn}`
    if (this.#underWay.has(task)) return
    this.#underWay.add(task)
    const [shortest, longest] = this.settings.pace
    // Drawn before the bot is asked, so it says nothing of its cards.
    const release = performance.now() + shortest + Math.random() * (longest - shortest)
    try {
      const { table } = session
      const level = table.chairs[seat]?.level ?? table.stand_in
      const moves = table.scripted(seat) ?? (await this.#thinking.decide(table, seat, level))
      while (performance.now() < release && !table.is_hurried) await pause(Math.min(50, release - performance.now()))
      await session.execute((now) => this.tables.commands.bot_play?.(now, seat, moves, turn))
    } catch {
      await pause(RETRY) // refused, because the table has gone on; or the browser could not keep it
    }
    this.#underWay.delete(task)
    this.#wake(session)
  }

  async hint(session: Session, turn: number, id: string): Promise<Struct> {
    const { commands, Person } = this.tables
    const seat: unknown = commands.hint?.(session.table, new Person({ person: PERSON, name: this.name }), turn)
    return this.#thinking.hint(session.table, Number(seat), turn, id)
  }

  // ------------------------------------------------------------------------------------------------------- the person

  async rename(name: string): Promise<void> {
    const { commands, Person } = this.tables
    this.settings.name = name
    const who = new Person({ person: PERSON, name })
    for (const { code, glance } of await this.store.listed()) {
      if (glance === null) continue
      try {
        await (await this.find(code)).execute((table) => commands.rename?.(table, who, name))
      } catch (problem) {
        if (!isRefusal(problem)) throw problem // one that cannot be read here keeps the name from no other
      }
    }
  }

  async putAway(code: string): Promise<void> {
    const { commands, Person } = this.tables
    const session = await this.find(code)
    await session.execute((table) => commands.put_away?.(table, new Person({ person: PERSON, name: this.name })))
  }

  me(tables: MyTable[]): Me {
    return { name: this.name, tables, version: '', bot_pace: this.settings.pace.map((each) => each / 1000), preparing: null }
  }

  /** What a list shows of a table. */
  #listed(code: string, table: LocalTable): Listed {
    const now = Math.floor(Date.now() / 1000)
    const opened = this.#opened.get(code) ?? now
    this.#opened.set(code, opened)
    const seat = table.seat_of(PERSON) ?? 0
    const again = table.opened.practice
    const isOver = table.stage === 'over'
    const outcome = isOver ? { scores: table.scores(), ranks: table.ranks() } : null
    const practice = again?.code ? { practice: { code: again.code, place: again.place, outcome } } : {}
    if (!isOver) {
      const glance: MyTable = JSON.parse(JSON.stringify(this.tables.at_a_glance(code, table, seat, null)))
      return { code, opened, changed: now, glance, past: null, ...practice }
    }
    const past = table.is_stacked || again !== null || table.opened.goes_on !== null ? null : pastGame(code, table, seat, now)
    return { code, opened, changed: now, glance: null, past, ...practice }
  }
}

const isSame = (one: Rec, other: Rec) => one.bytes.every((byte, place) => byte === other.bytes[place])
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function pastGame(code: string, table: LocalTable, seat: number, overAt: number): PastGame {
  const ranks = table.ranks()
  return {
    ...{ number: 0, code, game: table.opened.game, over_at: overAt, seat, scores: table.scores(), rating: null, local: true },
    secret_until: null,
    names: table.chairs.map(({ name }) => name),
    rank: ranks === null ? null : (ranks[seat] ?? null),
    closed: table.closed,
    kept: table.chairs[seat]?.kept ?? false,
  }
}

/** A game that ended where it stood. */
function unfinished({ code, changed }: Listed, { game, you, seats, score }: MyTable): PastGame {
  const names = seats.map(({ name }) => name)
  const scores = names.map((_, seat) => (seat === you ? score : 0))
  return {
    number: 0,
    code,
    game,
    over_at: changed,
    seat: you,
    names,
    scores,
    rank: null,
    closed: 'old_rules',
    kept: false,
    rating: null,
    local: true,
    secret_until: null,
  }
}
