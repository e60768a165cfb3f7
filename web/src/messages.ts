// Written by mazzo/server/wire/typescript.py from the messages in mazzo/server/wire and mazzo/table/events.py: change those, then `npm run types`.

/** Something that happened: `table.…` at the table, `<game>.…` in its game. */
export interface Happened {
  kind: string
}

/** Somebody sits down. */
export interface Sat {
  kind: 'table.sat'
  seat: number
  name: string
  player: 'bot' | 'person' | 'program'
}

/** Somebody gets up; during a game a bot keeps the seat. */
export interface Left {
  kind: 'table.left'
  seat: number
  name: string
  /** `clock` for a player whose time ran out twice in a row; `host` for one who was removed. */
  by: 'clock' | 'host' | 'player'
}

/** Two seats change places. */
export interface Swapped {
  kind: 'table.swapped'
  seat: number
  other: number
}

export interface Renamed {
  kind: 'table.renamed'
  seat: number
  name: string
}

/** This person is the host now. */
export interface Host {
  kind: 'table.host'
  seat: number
  name: string
}

/** The host has changed what is played here. */
export interface NewRules {
  kind: 'table.new_rules'
  /** `players`, `level`, `clock`, `rated`, `public` or `tricks_shown`. */
  changed: string[]
  /** The names of the house rules that have changed. */
  options: string[]
}

/** The time of the deal has changed, or the cards are no longer dealt automatically. */
export interface Countdown {
  kind: 'table.countdown'
  goes_on: boolean
}

/** The clock gives 1, 2 or 4 times the usual time. */
export interface Slowed {
  kind: 'table.slowed'
  times: number
}

/** A player will be right back: the clock of the seat is stopped. */
export interface RightBack {
  kind: 'table.right_back'
  seat: number
}

export interface CameBack {
  kind: 'table.came_back'
  seat: number
  by: 'clock' | 'player'
}

/** A player wants to end the game here. */
export interface ProposedEnd {
  kind: 'table.proposed_end'
  seat: number
}

export interface AgreedToEnd {
  kind: 'table.agreed_to_end'
  seat: number
}

/** A player declines to end the game: the proposal is withdrawn. */
export interface PlayedOn {
  kind: 'table.played_on'
  seat: number
}

/** The game begins. */
export interface Started {
  kind: 'table.started'
}

/** The game continues without its server, on a device: cards its player had not seen are dealt again. */
export interface GoesOn {
  kind: 'table.goes_on'
}

/** A seat has decided in secret. */
export interface Sealed {
  kind: 'table.sealed'
  seat: number
}

/** A bot decided for this seat. */
export interface PlayedFor {
  kind: 'table.played_for'
  seat: number
  /** `bot` for a player who has left, `clock` for one whose time ran out. */
  by: 'bot' | 'clock'
}

/** The game ends early. */
export interface Closed {
  kind: 'table.closed'
  why: string
}

/** The same people play on at another table. */
export interface Rematched {
  kind: 'table.rematched'
  code: string
}

export type TableEvent =
  | Sat
  | Left
  | Swapped
  | Renamed
  | Host
  | NewRules
  | Countdown
  | Slowed
  | RightBack
  | CameBack
  | ProposedEnd
  | AgreedToEnd
  | PlayedOn
  | Started
  | GoesOn
  | Sealed
  | PlayedFor
  | Closed
  | Rematched

export const isTableEvent = (event: Happened): event is TableEvent => event.kind.startsWith('table.')

/** The origin of a table on which a position from another game, or a puzzle, is played again. */
export interface Practice {
  /** The code of that game's table; empty for a puzzle. */
  code: string
  /** Which of its decisions is made again, counted from 1; 0 for a puzzle. */
  place: number
  /** The id of the puzzle. */
  puzzle?: string
}

/** The first message: the number of the last event this client knows; 0 for none. */
export interface Hello {
  type: 'hello'
  last?: number
  /** The version of the API that this client was written for. Required of programs; the page may leave it out. */
  version?: number | null
  /** Include `position` in every `table`? */
  position?: boolean
}

/** A whole decision: its parts in any order, the turn it was made for, and an id of its own. */
export interface Play {
  type: 'play'
  moves: string[]
  turn: number
  id: string
}

/** In the waiting room: take this seat, or move to it. */
export interface Sit {
  type: 'sit'
  seat: number
}

/** In the waiting room: put a bot of this level on an empty seat. Host only. */
export interface SeatBot {
  type: 'seat_bot'
  seat: number
  level: string
}

/** Give a seat to an outside program; the answer is its `seat_token`. Host only, and not in rated games. In the waiting room on an empty seat. On the seat of a program, at any time: a new token, and the old one becomes invalid. */
export interface SeatProgram {
  type: 'seat_program'
  seat: number
  name: string
}

/** In the waiting room: free this seat. Host only, or your own. During a game the host can do this to a program: a bot of the table's level plays on, and the token becomes invalid. */
export interface Unseat {
  type: 'unseat'
  seat: number
}

/** In the waiting room: two seats change places. Host only. */
export interface Swap {
  type: 'swap'
  seat: number
  other: number
}

/** What is played at a table: everything its host can choose. */
export interface TableRules {
  players: number
  options?: Record<string, string | number | boolean>
  level?: string
  /** How long a person may think about a decision: as long as they like, 90 seconds, or 20 seconds. */
  clock?: 'none' | 'quick' | 'relaxed'
  /** Is the game rated? It needs at least two people and a clock (relaxed, unless `quick` is chosen), and has no hints. */
  rated?: boolean
  /** Show the table in the lobby, so that anybody may sit down? */
  public?: boolean
  /** May everybody look at only the last trick, or at all tricks of the current round? For games with tricks (`has_tricks`). */
  tricks_shown?: 'all' | 'last'
}

/** In the waiting room: play this here from now on. Host only; everybody sees what has changed. If the table becomes smaller, people on seats that disappear move up. Refused as `bad_options` when `POST /api/options` reports a clash. */
export interface ChangeRules {
  type: 'change_rules'
  rules: TableRules
}

/** At a table of people who look for players: postpone the moment when bots take the free seats. Host only. */
export interface WaitLonger {
  type: 'wait_longer'
}

/** Deal. Host only; empty seats are taken by bots of the table's level. A rated game needs two people or more, and everybody with a seat must be connected. */
export interface Start {
  type: 'start'
}

/** Get up. During a game a bot keeps the seat until its owner takes it back; a game of one person against bots is paused. */
export interface Leave {
  type: 'leave'
}

/** Take back the seat a bot has kept. In a rated game only after the bot's next decision, and three times at most. */
export interface TakeBack {
  type: 'take_back'
}

/** After a game: open a new table for the same people, who keep their chat. Everyone here receives its code. */
export interface Rematch {
  type: 'rematch'
  /** What is played there; null for the same rules. */
  rules?: TableRules | null
}

/** What would the strongest bot do in my seat? For this turn; not in rated games. */
export interface AskHint {
  type: 'hint'
  turn: number
  id: string
}

/** Multiply everyone's time to think: 1, 2 or 4 times the usual. More time counts at once, less time from the next turn on. Host only, and not in rated games. */
export interface SlowClock {
  type: 'slow_clock'
  times: number
}

/** At a table with a clock: stop your own, for three minutes per game in total. It resumes with your next decision, with `i_am_back`, or when the three minutes are over. Not in rated games. */
export interface BeRightBack {
  type: 'be_right_back'
}

/** Restart your own clock. */
export interface IAmBack {
  type: 'i_am_back'
}

/** Propose to end the game here, unfinished, or agree to it. It ends when all players who are here have agreed; a rated game when everyone with a seat has. */
export interface AgreeToEnd {
  type: 'agree_to_end'
}

/** Decline to end the game: the proposal is withdrawn. */
export interface PlayOn {
  type: 'play_on'
}

/** Stop waiting for the bots: they do not pause until you decide again. Only for a person alone against bots. */
export interface Hurry {
  type: 'hurry'
}

/** A few words to everybody at the table, 200 characters at most once spaces are tidied. Spectators cannot talk. */
export interface Say {
  type: 'say'
  text: string
}

/** One of the reactions, to everybody at the table. */
export interface React {
  type: 'react'
  reaction: 'good_game' | 'hello' | 'oops' | 'thanks' | 'well_played' | 'wow'
}

/** The name others see. */
export interface Rename {
  type: 'rename'
  name: string
}

/** Is the server there? The answer is a pong with the same number. */
export interface Ping {
  type: 'ping'
  number?: number
}

export type Incoming =
  | Hello
  | Play
  | Sit
  | SeatBot
  | SeatProgram
  | Unseat
  | Swap
  | ChangeRules
  | WaitLonger
  | Start
  | Leave
  | TakeBack
  | Rematch
  | AskHint
  | SlowClock
  | BeRightBack
  | IAmBack
  | AgreeToEnd
  | PlayOn
  | Hurry
  | Say
  | React
  | Rename
  | Ping

/** A seat at the table, as everybody sees it. */
export interface Seat {
  seat: number
  name: string
  player: 'bot' | 'nobody' | 'person' | 'program'
  /** The bot's level, if a bot sits there or keeps the seat. */
  level: string | null
  /** A bot plays for a person who has left and can take the seat back. */
  kept: boolean
  /** Is the person, or the program, connected? */
  here: boolean
  /** May this person seat bots, arrange the seats and deal? */
  host: boolean
}

/** Something that happened; `number` counts what this connection may see. */
export interface Event<GameEvent = Happened> {
  number: number
  /** Its `kind` is one of the table's (`table.sat`) or of the game's (`<game>.played`); the rest depends on the kind. */
  event: GameEvent
}

/** A visible move that is not allowed, and why: a code for the language files, with the facts its sentence needs. */
export interface Illegal {
  move: string
  reason: string
  /** What its sentence mentions. */
  facts: Record<string, string | number | boolean | null | (string | number)[]>
}

/** How long a person may think. When the time runs out a bot makes this one decision for them; the second time in a row it keeps the seat until they take it back. */
export interface Clock {
  choice: 'quick' | 'relaxed'
  /** 1, or 2 or 4 times the usual time. */
  times: number
  /** The same from the next turn on: less time is never given within a turn. */
  times_next: number
  /** For one decision. */
  seconds: number
  /** By seat: the milliseconds left at this moment; null for a seat that is not being waited for. */
  left: (number | null)[]
  /** Are all clocks stopped, because the server cannot store anything now? */
  stopped: boolean
  /** The seats whose players will be right back: their clocks are stopped. */
  away: number[]
  /** By seat: for how many more milliseconds its clock may be stopped in this game. */
  away_left: number[]
}

/** How a game changed a rating; a newcomer has 1000. */
export interface RatingChange {
  before: number
  after: number
}

/** Everything this connection may know about the table. */
export interface Table<View = unknown, GameEvent = Happened> {
  type: 'table'
  code: string
  game: string
  players: number
  options: Record<string, string | number | boolean>
  rules_version: number
  stage: 'over' | 'playing' | 'waiting'
  /** The level of the bots that fill empty seats. */
  level: string
  seats: Seat[]
  /** Your seat, or null for a spectator. */
  you: number | null
  /** May you seat bots, arrange the seats and deal? */
  host: boolean
  /** Why you cannot take back the seat that a bot keeps for you: `back_after_bot` or `no_more_returns`, in a rated game; null if you can. */
  no_return: string | null
  /** The current round; null in the waiting room. */
  round: number | null
  /** Increases whenever something that everybody sees changes. A decision is made for one turn. */
  turn: number
  /** The number of the newest event. */
  last: number
  /** What has happened since the event number the client knew. */
  events: Event<GameEvent>[]
  /** What your seat sees: the `View` of the game; null in the waiting room. */
  view: View | null
  /** The seats that have to decide. While all decide in secret: every seat of the phase, whether it has decided or not. */
  waiting_for: number[]
  /** The seats that have decided in secret. */
  sealed: number[]
  /** What you have decided in secret: you may change it until everyone has decided. */
  your_choice: string[] | null
  /** The moves you may make now. */
  legal: string[]
  /** The cards in your hand, or visible numbers, that you may not play now. */
  illegal: Illegal[]
  scores: number[]
  /** Once the game is over. */
  ranks: number[] | null
  /** The current ranks, with equals sharing one (1, 1, 3); null in the waiting room. */
  ranks_now: number[] | null
  /** SHA-256 of the seed, published before the deal; null if the cards do not follow from a seed alone (see `goes_on`). */
  seed_hash: string | null
  /** The seed, once the game is over. */
  seed: string | null
  /** The code of the table where the same people play on. */
  rematch: string | null
  /** Null if everybody may take as long as they like. */
  clock: Clock | null
  /** Is the game rated? Then there are no hints, no programs and no pauses, and the pace is fixed. */
  rated: boolean
  /** By seat, a moment after a rated game is over; null for a bot's seat, and for a game that changed nothing. */
  ratings: (RatingChange | null)[] | null
  /** Is the table shown in the lobby? */
  public: boolean
  /** In a game with tricks: does a page show only the last trick, or all tricks of the current round? Everybody knows what was played, and it is in `view`; this is an agreement about memory that pages keep. */
  tricks_shown: 'all' | 'last'
  /** The seats that agree to end the game here; none if nobody has proposed it. */
  agreed_to_end: number[]
  /** Why the game ended early: `agreed`, or a word from the host of the server; null for a game that was finished. */
  closed: string | null
  /** Has the only person left? Then the bots pause until that person takes the seat back. */
  paused: boolean
  /** Were the cards put in order by hand, as in a lesson? Such a game is never rated, and is in nobody's statistics. */
  stacked: boolean
  /** Is it a lesson, with a coach on the page? Its bots play by a script, and it may be over sooner than a game. */
  lesson: boolean
  /** Is a position from another game being played again here? Such a game is never rated, and is in nobody's statistics. */
  practice: Practice | null
  /** In a waiting room of people who look for players: the milliseconds left until bots take the free seats; null if the host deals. */
  deals_in: number | null
  /** If others play the same cards at tables of their own: the code of the deal. There are no hints, and the seed is revealed when the deal is closed for everybody. */
  deal: string | null
  /** The event whose tables all play this deal at once. */
  event: string | null
  /** The seats of people you have blocked: what they say is not sent to you. */
  blocked: number[]
  /** If you asked for it in hello and play alone against bots: what your seat sees as the record of the rules, compressed (zlib), in base64. With it a device that loses the connection can imagine the rest and continue on its own. */
  position: string | null
  /** On such a device: the code of the table whose game continues here. Cards its player had not seen were dealt again. */
  goes_on: string | null
}

/** Your decision with this id is in the log and survives a crash. Resending is safe: it is answered again, but played once. The same id with another decision is refused: `id_used`. */
export interface Accepted {
  type: 'accepted'
  id: string
  turn: number
}

/** Your message was refused and changed nothing: the reason as a code for the language files, and a sentence in English. */
export interface Refused {
  type: 'refused'
  id: string | null
  reason: string
  text: string
  /** What its sentence mentions. */
  facts: Record<string, string | number | boolean | null | (string | number)[]>
}

/** With this token a program sits on this seat of this table: `Authorization: Bearer TOKEN`. It is sent once, to the host. */
export interface SeatToken {
  type: 'seat_token'
  seat: number
  token: string
}

/** A move that was considered, and its expected result. */
export interface Candidate {
  move: string
  value: number
}

/** How likely a move is to succeed, such as a bid to be made exactly: from 0 to 1. */
export interface MoveChance {
  move: string
  chance: number
}

/** What the reason of a hint mentions. */
export interface HintFacts {
  worlds: number
  /** The usual move, if the hint is better than that; `gain` says by how much. */
  usual: string | null
  gain: number | null
}

/** What the strongest bot would do, what else it considered, and why. It knows what you see, and nothing else. */
export interface Hint {
  type: 'hint'
  id: string
  turn: number
  /** The whole decision, ready to be played. */
  moves: string[]
  /** First parts of a decision, the best first; empty if there is nothing to choose. */
  candidates: Candidate[]
  /** What a candidate's value is: `points` (of the round), or `chance` (to win the game, from 0 to 1). */
  counted_in: string
  /** A code for the language files: only_move, only_sensible, as_usual, better_than_usual. */
  reason: string
  facts: HintFacts
  /** How many deals were imagined. */
  worlds: number
  /** If moves promise something, as bids do: every move you may make; otherwise empty. */
  chances: MoveChance[]
}

/** Something that somebody at the table said: a text or a reaction; the other one is null. */
export interface TalkLine {
  /** Counts the lines of this table. */
  number: number
  seat: number
  name: string
  /** Identifies a person at every table, so that a page can hide people it has muted. Muting is up to the page. */
  who: string
  text: string | null
  reaction: string | null
}

/** Chat: the newest messages after hello, then each as it arrives. */
export interface Talk {
  type: 'talk'
  lines: TalkLine[]
}

/** The server is going to be upgraded. Until then no new games begin; running games go on, and resume after the upgrade where they were. Sent when the upgrade is announced, after every hello until then, and when it is called off. */
export interface Draining {
  type: 'draining'
  /** How long until the upgrade; null: it was called off. */
  seconds: number | null
}

export interface Pong {
  type: 'pong'
  number: number
}

export type Outgoing<View = unknown, GameEvent = Happened> =
  | Table<View, GameEvent>
  | Accepted
  | Refused
  | SeatToken
  | Hint
  | Talk
  | Draining
  | Pong

/** POST /api/tables: open a table. `start`: fill it with bots and deal at once. */
export interface OpenTable {
  players: number
  options?: Record<string, string | number | boolean>
  level?: string
  /** How long a person may think about a decision: as long as they like, 90 seconds, or 20 seconds. */
  clock?: 'none' | 'quick' | 'relaxed'
  /** Is the game rated? It needs at least two people and a clock (relaxed, unless `quick` is chosen), and has no hints. */
  rated?: boolean
  /** Show the table in the lobby, so that anybody may sit down? */
  public?: boolean
  /** May everybody look at only the last trick, or at all tricks of the current round? For games with tricks (`has_tricks`). */
  tricks_shown?: 'all' | 'last'
  game: string
  start?: boolean
}

/** POST /api/find: seat me at a table of people who look for players of this game, or open such a table. It uses the usual rules, unrated and with the relaxed clock. When the time is up, bots take the seats that are still free, and the cards are dealt. If I am already waiting at such a table, the answer is that table. */
export interface FindPlayers {
  game: string
}

/** GET /api/tables/CODE/invitation: the link for friends, and who can open it. */
export interface Invitation {
  link: string
  /** `network`: anyone in the same local network; `this_machine`: nobody else, because the server listens only to this machine. Its host can change that: `mazzo serve --lan`. */
  reach: 'anywhere' | 'network' | 'this_machine'
}

/** POST /api/lessons: a table of this game with a stacked deal and bots, dealt at once. */
export interface OpenLesson {
  game: string
}

/** The answer: where the table is. */
export interface Opened {
  code: string
  link: string
}

export interface OptionInfo {
  name: string
  default: string | number | boolean
  values: (string | number | boolean)[]
  /** Are texts that are not in the list allowed? */
  free: boolean
  /** The numbers of players for which this option exists; null for all. */
  only_for: number[] | null
}

/** A choice of options that decides how long a game takes. */
export interface GameLength {
  /** The whole game, or a shorter one. */
  name: 'quick' | 'whole'
  /** What to send when opening the table. */
  options: Record<string, string | number | boolean>
  /** By number of players, as far as available: the rounds of the game; null if that is not known beforehand. */
  rounds: Record<string, number | null>
  /** About how long it takes against bots; null if unknown. */
  minutes: number | null
}

/** GET /api/games: the games, their players and options. */
export interface GameInfo {
  name: string
  title: string
  author: string
  least_players: number
  most_players: number
  options: OptionInfo[]
  levels: string[]
  /** Does it have tricks? Then a table has `tricks_shown`. */
  has_tricks: boolean
  /** The lengths on offer: the whole game first, then the quick one, if there is one. */
  lengths: GameLength[]
}

/** POST /api/options: can a table have these options? It opens none. */
export interface CheckOptions {
  game: string
  players: number
  options?: Record<string, string | number | boolean>
}

/** Why options do not go together: a code for the language files, what its sentence mentions, and the sentence in English. */
export interface Clash {
  clash: string
  facts: Record<string, string | number | boolean | null | (string | number)[]>
  text: string
}

/** A value that an option cannot have together with the others. */
export interface RuledOut {
  clash: string
  facts: Record<string, string | number | boolean | null | (string | number)[]>
  text: string
  option: string
  value: string | number | boolean
}

/** The answer to `CheckOptions`. */
export interface CheckedOptions {
  /** What is wrong with them; then the other fields are empty. */
  clash: Clash | null
  /** Every option with the value that the table would have. */
  options: Record<string, string | number | boolean>
  /** Values that cannot be chosen, given the others. */
  ruled_out: RuledOut[]
}

/** GET /api/games/GAME/face?language=de: what a table needs to draw a game that it does not know. */
export interface GameFace {
  game: string
  title: string
  /** JSON schemas of its `view`, of its `events` by their kinds and of its `statistics`, which share `$defs`; a card has the format `card`, and a list with an element for each seat has `by: seat`. `reasons` names the facts of each refusal, `sentences` says it in English; `constants` are what is printed on the cards. */
  schema: Record<string, unknown>
  /** A player's words as Fluent text, in English where there are none in that language; empty for a game without words. */
  words: string
}

/** GET /api/lobby: an open table with a free seat and somebody waiting there. Polling every few seconds is cheap. */
export interface LobbyTable {
  code: string
  game: string
  players: number
  options: Record<string, string | number | boolean>
  level: string
  /** Who sits there. */
  names: string[]
  /** How many seats are free; bots take them when the game begins. */
  free: number
  clock: 'none' | 'quick' | 'relaxed'
  rated: boolean
  tricks_shown: 'all' | 'last'
  /** How long ago it was opened. */
  minutes: number
  /** The seconds until bots take the free seats; null if the host deals. */
  deals_in: number | null
}

/** A person in the list of ratings. */
export interface RatedPerson {
  /** Equal ratings share a place. */
  place: number
  name: string
  /** A lower bound of the player's strength; 1000 for a newcomer. It grows as more is known about them. */
  rating: number
  /** The uncertainty of the strength itself, up or down: it shrinks with every game. */
  spread: number
  /** Rated games. */
  games: number
  you: boolean
}

/** GET /api/ratings/GAME: the best players in rated games. Anyone can choose not to be listed: POST /api/me/listed. */
export interface Ratings {
  game: string
  /** The best first. */
  people: RatedPerson[]
  /** My own row, whatever my rank; null if I have not played a rated game, or am not listed. */
  you: RatedPerson | null
  /** How many people are listed in total. */
  count: number
  /** May I be listed? */
  listed: boolean
}

/** An empty body. */
export interface Empty {
}

export interface Health {
  status: 'cannot store' | 'draining' | 'preparing' | 'well'
  version: string
  /** What is wrong, if anything. */
  why?: string | null
  /** How soon the server restarts, if that was announced. */
  minutes?: number | null
  /** While it is preparing: how much of its games is compiled. Until everything is, no bot searches, and there are no hints. */
  percent?: number | null
}

/** A person at a table: the one on a seat, or the writer of a message. Either `seat` or `line`. */
export interface SomebodyAtTable {
  seat?: number | null
  /** The number of a message in `talk`. */
  line?: number | null
}

/** POST /api/tables/CODE/people/block: from now on I see neither this person's messages nor their tables in the lobby. */
export interface BlockPerson {
  seat?: number | null
  /** The number of a message in `talk`. */
  line?: number | null
}

/** POST /api/tables/CODE/people/report: report what this person said (`line`), or their name (`seat`), to the host of the server. For anyone who has, or had, a seat at the table; twenty a day. */
export interface ReportPerson {
  seat?: number | null
  /** The number of a message in `talk`. */
  line?: number | null
  /** What is wrong about it, if the player wants to say so. */
  text?: string
}

/** Any refusal over HTTP: a code and a sentence. */
export interface Problem {
  reason: string
  text: string
  /** What its sentence mentions, if anything. */
  facts?: Record<string, string | number | boolean | null | (string | number)[]>
}

/** POST /api/me: the name others see. The answer is `Me`. */
export interface NewName {
  name: string
}

/** The one who sits on a seat, in short. */
export interface Sitter {
  name: string
  player: 'bot' | 'nobody' | 'person' | 'program'
}

/** GET /api/me: a table where I have a seat and the game is not over. */
export interface MyTable {
  code: string
  game: string
  stage: 'over' | 'playing' | 'waiting'
  your_turn: boolean
  /** I play there alone against bots, and have left: nothing happens until I am back. */
  paused: boolean
  /** I have left, and a bot plays for me. */
  kept: boolean
  /** I play there alone, against bots. */
  solo: boolean
  rated: boolean
  /** A moment of a finished game, or a puzzle, played on. */
  practice: boolean
  /** Everybody around the table. */
  seats: Sitter[]
  /** My seat. */
  you: number
  /** Null in the waiting room. */
  round: number | null
  /** Null if it is not known how many there will be. */
  rounds: number | null
  score: number
  /** My current rank; null in the waiting room. */
  rank: number | null
  /** My hand, as far as I may see it. */
  cards: string[]
  /** How long ago the table was opened; null if not recorded. */
  minutes: number | null
}

export interface Me {
  name: string
  tables: MyTable[]
  version: string
  /** The shortest and the longest time in seconds that a bot of this server takes to answer. */
  bot_pace: number[]
  /** How much of the server's games is compiled, in percent, on its first start; None once all bots can play. Until then people can play, and bots that do not search; those that do have to wait. */
  preparing: number | null
}

/** POST /api/me/put_away: remove a table from my list. A game against bots ends; with other people a bot plays on. The answer is `Me`. */
export interface PutAway {
  code: string
}

/** POST /api/me/listed: may my name and my ratings be shown in the lists of ratings? */
export interface Listed {
  listed: boolean
}

/** A finished game that I have played. Its replay is found by its code. */
export interface PastGame {
  number: number
  code: string
  game: string
  /** When it ended: seconds since 1970. */
  over_at: number
  seat: number
  names: string[]
  scores: number[]
  /** Null for a game that was not finished. */
  rank: number | null
  closed: string | null
  /** A bot was playing for me when it ended. */
  kept: boolean
  rating: RatingChange | null
  /** I played it on my device, without this server: it does not count. */
  local: boolean
  /** While others are still playing its cards: when it can be looked at, in seconds since 1970. */
  secret_until: number | null
}

/** POST /api/me/games: a finished game against bots that I played without this server, for my history. The server replays it by its rules and marks it; it is never rated and in no statistics. The same game is kept only once, however often it is sent. Bots keep only names that the server gives to bots itself; if one has another, all of them are named anew. */
export interface HandGame {
  /** As from `GET /api/tables/CODE/record`. */
  record: string
  /** Mine. */
  seat: number
  /** By seat: which bot played there. The entry for my own seat is ignored. */
  levels: string[]
}

/** GET /api/me/history, then /api/me/history?before=NEXT: my games, the newest first. */
export interface History {
  games: PastGame[]
  /** Null on the last page. */
  next: number | null
}

export interface ByPlayers {
  players: number
  games: number
  wins: number
  mean_rank: number
}

export interface RatingThen {
  over_at: number
  rating: number
}

/** GET /api/me/statistics: a list, one for each game that I have played. Games that were not finished, and those in which a bot made more than a few of my decisions, count only as `unfinished`. */
export interface GameStatistics<Statistics = unknown> {
  game: string
  games: number
  unfinished: number
  wins: number
  mean_rank: number | null
  mean_score: number | null
  by_players: ByPlayers[]
  /** Null until a game has been rated. */
  rating: number | null
  /** My rating over time. */
  ratings: RatingThen[]
  /** The game's own statistics: the `Statistics` in its folder. */
  own: Statistics | null
}

/** POST /api/me/link: a device that opens this link is signed in as me. It works once, and not for long; only the latest one is valid. */
export interface CarryLink {
  /** The page's address with #carry=TOKEN, which no server ever sees; the page asks before it exchanges the token. */
  link: string
  seconds: number
}

/** POST /api/me/carry: this device now belongs to the person who made the link. The answer is `Me`, with another cookie. */
export interface Carry {
  token: string
}

/** GET /api/me/devices: a list of the devices on which I am signed in, this one first, then the last used. */
export interface Device {
  id: string
  /** Such as `Firefox`; empty if it did not say so. */
  browser: string
  /** Such as `Android`; empty if it did not say so. */
  system: string
  /** When it was signed in: seconds since 1970; null if that was not recorded. */
  first_at: number | null
  /** The day it was last used. */
  last_at: number | null
  /** Is it the one making this request? */
  here: boolean
}

/** POST /api/me/devices/end: sign out one of my other devices, or all others. The answer is the remaining devices. */
export interface EndDevices {
  /** Null for all others. */
  id?: string | null
}

/** POST /api/me/delete: delete everything about me. My games stay for those I played with, with a guest in my seat. */
export interface DeleteMe {
  /** My name, typed once more so that nobody does this by accident. */
  name: string
}

/** Success, with no further data. */
export interface Done {
}

/** A table where I have had a seat, and what I did there. */
export interface ExportedTable {
  code: string
  game: string
  opened_at: number | null
  entries: Record<string, unknown>[]
}

/** GET /api/me/export: everything this server knows about me, as one file. */
export interface Export {
  /** Seconds since 1970. */
  made_at: number
  /** By database table: the rows about me, without the secrets of my cookies. */
  rows: Record<string, Record<string, unknown>[]>
  tables: ExportedTable[]
}

/** GET /api/me/blocks: a list of the people I have blocked. */
export interface BlockedPerson {
  number: number
  name: string
  /** Seconds since 1970. */
  since: number
}

/** POST /api/me/unblock: lift a block, by its number in the list. The answer is the remaining list. */
export interface Unblock {
  number: number
}

/** A position from a game: what would you play? */
export interface Puzzle {
  id: string
  players: number
  /** Those that are not the usual ones. */
  options: Record<string, string | number | boolean>
  seed: string
  /** All moves up to this position, one letter each. */
  past: string
  seat: number
  /** The phase: bidding, playing, paying … */
  kind: string
  /** What it is about, derived from the difference between the best move and the usual one. */
  theme: string
  /** The levels of our bots that find the best move. */
  found_by: string[]
  /** What the rules of thumb would play. */
  usual: string
  worlds: number
  /** Every legal move, the best first. */
  moves: [string, number, number, number, number, number, number][]
}

/** The puzzles of one game, in the order in which they become the puzzle of the day. */
export interface Puzzles {
  game: string
  rules: number
  judge: string
  /** `points` or `chance`. */
  counted_in: string
  puzzles: Puzzle[]
}

/** A value with its 95 % confidence interval. */
export interface Amount {
  value: number
  low: number
  high: number
}

/** The result, cause by cause: the sum of all causes, minus the losses, is the result. */
export interface Bars {
  result: number
  /** Before the cards were dealt. */
  expected: Amount
  /** Cards dealt, drawn and turned up. */
  deals: Amount
  /** What the others' decisions changed, given what they knew, compared with the rules of thumb. */
  others: Amount
  /** How the hidden cards lay: everybody's right guesses and wrong ones. */
  lay: Amount
  /** What the best moves offered over the rules of thumb, given what was known. */
  chances: Amount
  /** What was given away. */
  losses: Amount
  /** What the play-outs leave unexplained. */
  unresolved: Amount
}

/** A decision that certainly cost something, and where it was made. */
export interface Example {
  /** The code of the table, or the name of the record. */
  of: string
  place: number
  round_number: number
  played: string[]
  better: string[]
  loss: Amount
  called: string
}

/** What one kind of free decision has cost over several games. */
export interface Habit {
  kind: string
  decisions: number
  /** A decision. */
  loss: Amount
  /** How many were inaccurate, mistakes or blunders. */
  called: Record<string, number>
  /** How much more a decision has cost in the newest ten of these games than in the ten before; None if there are too few. */
  change: Amount | null
  /** The costliest first. */
  examples: Example[]
}

/** What a player's decisions have cost over several games of a kind. */
export interface Habits {
  game: string
  /** `points` or `chance`. */
  counted_in: string
  /** Game by game, the oldest first: the loss per free decision. */
  line: number[]
  /** The kind that cost the most in total comes first. */
  kinds: Habit[]
}

/** A decision, what it cost given what its player knew, and the moves it was compared with. */
export interface Judged {
  /** How many decisions were made in the game up to this one. */
  place: number
  round_number: number
  /** The phase: bidding, playing, paying … */
  kind: string
  played: string[]
  /** What would have been better, up to the part that cost the most; None if nothing was. */
  better: string[] | null
  /** Below 0 if the move played did better, in the worlds imagined last, than the one that seemed best before. */
  loss: Amount
  /** `fine`, or one of CLASSES, but only if the lower end of the loss is above its mark. */
  called: string
  forced: boolean
  /** Of the part that cost the most, the best first. */
  candidates: Weighed[]
  worlds: number
  /** How the better move differs from the one played: a name for the language files; None if nothing was lost. */
  theme: string | null
}

/** One seat's game, reviewed. */
export interface Review {
  game: string
  rules: number
  /** The judge and its version: another one may come to other results. */
  judge: string
  effort: string
  players: number
  options: Record<string, string | number | boolean>
  seat: number
  name: string
  /** `points` or `chance`. */
  counted_in: string
  rank: number
  /** The certain losses from which a decision is inaccurate, a mistake, a blunder. */
  marks: number[]
  bars: Bars
  rounds: RoundBars[]
  /** The expected result, at the deal and after every decision of the game. */
  line: number[]
  decisions: Judged[]
}

/** The bars of one round, or of the whole game if it is a single stretch. If the game is counted in points, they add up to the bars of the game. If it is counted in chances of winning, the rounds depend on one another: only the first `expected` is the game's, and its `unresolved` arises between the rounds. */
export interface RoundBars {
  round_number: number
  bars: Bars
  /** The chance of winning the game, before the round is dealt: rough in a `quick` review, and None if everything is counted in chances. */
  winning: number | null
}

/** A move that was considered, and its expected result. */
export interface Weighed {
  move: string
  value: number
  worlds: number
  /** How much less it brings than the best one, compared world by world. */
  behind: Amount
  /** The share of worlds in which it brings less than the best one, */
  worse_in: number
  /** and in which it brings more. */
  better_in: number
}

/** Something that happened in a finished game. */
export interface ReplayEvent<GameEvent = Happened> {
  event: GameEvent
  /** The seats that saw it at the time; null for everybody. */
  seen_by: number[] | null
}

/** A decision, and what happened as a result. */
export interface ReplayDecision<GameEvent = Happened> {
  /** The place after it: 1 for the first decision. */
  place: number
  seat: number
  moves: string[]
  /** `player`; `bot`, for a player who had left; `clock`, a bot for a player whose time had run out. */
  by: string
  /** The level of the bot that decided; null for a person, and for an outside program. */
  level: string | null
  events: ReplayEvent<GameEvent>[]
}

/** Plays a finished game again from one of its decisions, in the seat that made it. */
export interface TryAgain {
  place: number
}

/** How a game ended, by seat. */
export interface PracticeOutcome {
  scores: number[]
  /** Null if it ended early. */
  ranks: number[] | null
}

/** A position from this game that I have played again. */
export interface Practised {
  code: string
  place: number
  /** Null while it is being played. */
  outcome: PracticeOutcome | null
}

/** GET /api/tables/CODE/review/SEAT: what the decisions of a seat cost in a game that is over, and what was luck. A review is computed when it is first requested, and then kept. Ask again every second or two until its `state` is `whole`. */
export interface ReviewSoFar {
  /** `waiting`: there is none yet; `first`: there is a first page, which becomes more precise. */
  state: 'first' | 'waiting' | 'whole'
  /** How many other reviews are ahead of it. */
  ahead: number
  review: Review | null
}

/** GET /api/tables/CODE/replay: a finished game, all cards open. At place 0 the first cards are dealt. GET /api/tables/CODE/replay/PLACE?view=0 answers with the `table` message of that place as seat 0 saw it, with `?view=watching` as a spectator did, or with `?view=open` with all hands open. Its events are only those of that place. */
export interface Replay<GameEvent = Happened> {
  code: string
  game: string
  players: number
  options: Record<string, string | number | boolean>
  rules_version: number
  seats: Seat[]
  /** The places at which a round begins. */
  rounds: number[]
  /** What happened at place 0. */
  dealt: ReplayEvent<GameEvent>[]
  /** The last place is the number of decisions. */
  decisions: ReplayDecision<GameEvent>[]
  scores: number[]
  /** Null if the game ended early. */
  ranks: number[] | null
  seed_hash: string
  seed: string
  /** My seat; null if I had none. */
  you: number | null
  /** The code of the table where the same people played on. */
  rematch: string | null
  /** The game whose past this one begins with. */
  practice: Practice | null
}

/** POST /api/tables/CODE/reports: report a bot's move in a finished game that looks wrong to the host of the server. Reporting the same move again replaces the first report. */
export interface ReportMove {
  /** The place after the move, as in `Replay`. */
  place: number
  /** What looks wrong about it, if the player wants to say so. */
  text?: string
}

/** The report has been stored. */
export interface Reported {
  place: number
  seat: number
  level: string
}

/** POST /api/tables/CODE/deal: a deal for others, with the cards of this finished game. Asking again gives the same deal. */
export interface Challenge {
  /** Whose cards they play; null for your own. */
  seat?: number | null
}

/** The deal, and its link for friends. */
export interface DealMade {
  deal: string
  link: string
}

/** A seat in a deal: a bot's, or the player's. */
export interface DealSeat {
  /** Empty for the player's. */
  name: string
  level: string | null
}

/** Somebody's game of a deal. */
export interface DealTry {
  /** Its table; null while nobody may look at it. */
  code: string | null
  name: string
  you: boolean
  seat: number
  /** In an event among people: did a bot have this seat? Then the name is empty. */
  bot: boolean
  /** 1 for the try that counts; those after it are for fun. */
  number: number
  /** Had they seen these cards before? */
  knew: boolean
  /** Did it end after the deal was closed, when everybody could already look at the cards? Then it does not count. */
  late: boolean
  /** Is it the game that the cards come from? There the bots used other random numbers. */
  origin: boolean
  over: boolean
  /** Null for a game that is still going on, or was given up. */
  score: number | null
  /** Among the players of that table. */
  rank: number | null
  /** The score after each round. */
  course: number[]
  /** In an event among people: the percentage of players in the same seat at the other tables who were beaten. */
  share: number | null
}

/** GET /api/deals/DEAL: cards that everybody plays against the same bots, in the same seat, each at a table of their own; or the cards of a round in an event among people, which several tables play at once. */
export interface Deal {
  deal: string
  kind: 'challenge' | 'day' | 'event'
  game: string
  options: Record<string, string | number | boolean>
  /** Is it a round of an event among people? */
  together: boolean
  /** Whose cards I play, or have played. */
  seat: number
  seats: DealSeat[]
  /** For friends. */
  link: string
  /** The event that it belongs to. */
  event: string | null
  /** The day that it is the deal of, by UTC: 2026-11-16. */
  day: string | null
  /** The hash of the next day's seed: what will be dealt then is already fixed. */
  next_hash: string | null
  /** When the hash of its seed was first published: seconds since 1970. */
  made_at: number
  /** When it is closed for everybody, and its seed revealed; null for a challenge, which stays open. */
  closes_at: number | null
  /** Can it be played now? */
  open: boolean
  seed_hash: string
  /** Once it is closed; for a challenge, once you have played it. */
  seed: string | null
  /** For a challenge: who played these cards first, and how that ended. */
  challenger: DealTry | null
  /** Have I seen these cards? If I play them anyway, my result says so. */
  knew: boolean
  /** My table with this deal, where the game is going on. */
  playing: string | null
  /** My try that counts, once it is over. */
  mine: DealTry | null
  may_play: boolean
  /** How many people have finished it or given it up. */
  finished: number
  /** The percentage I have beaten of those whose try counts, ties counting half; null if there is nobody else. */
  better_than: number | null
  /** Everybody's results, the best first; null as long as I may not see them: until I have played a challenge myself, or until any other deal is closed. */
  tries: DealTry[] | null
}

/** Who played yesterday's deal best. */
export interface DayBest {
  deal: string
  /** The table, whose replay anybody can open now. */
  code: string
  name: string
  score: number
  /** How many have played it. */
  finished: number
}

/** GET /api/days: today's deals, one for each game. Days begin and end at midnight UTC. */
export interface DayDeal {
  game: string
  deal: string
  /** 2026-11-16 */
  day: string
  /** Seconds since 1970. */
  closes_at: number
  /** About how long it takes; null if unknown. */
  minutes: number | null
  /** How many have played it so far. */
  finished: number
  /** My table with it, where the game is going on. */
  playing: string | null
  /** Have I had my try? */
  over: boolean
  /** My score; null if I have not played it, or gave up. */
  score: number | null
  /** The percentage of the others I have beaten so far, ties counting half. */
  better_than: number | null
  yesterday: DayBest | null
}

/** GET /api/deals/DEAL/parting/CODE/CODE: where two games of the same deal diverged. */
export interface Parting {
  /** How many decisions they have in common, which is a place in both replays; null if they never diverged. */
  place: number | null
  /** The seat that decided differently there. */
  seat: number | null
  round: number | null
  /** What was decided at the first table, */
  one: string[]
  /** and at the second. */
  other: string[]
  /** Who had this seat at the first table, */
  one_by: string
  /** and at the second. */
  other_by: string
}

/** POST /api/events: open an event in which everybody plays the same deals: alone against bots, or among people, at several tables at once. The answer is `EventMade`. */
export interface OpenEvent {
  title: string
  about?: string
  game: string
  players: number
  options?: Record<string, string | number | boolean>
  /** Of the bots. */
  level?: string
  deals?: number
  /** How long it is open; among people: how long its organiser has to start it. */
  hours?: number
  /** Show it in the lobby? Otherwise it is found only by its link. */
  listed?: boolean
  /** May programs enter? */
  programs?: boolean
  /** Does everybody need an invitation? The organiser makes them; each admits one person. */
  invited?: boolean
  among?: 'bots' | 'people'
  /** This and the following only for events among people: when the first round is seated, in seconds since 1970, at most 30 days from now; null: when the organiser starts it. */
  starts_at?: number | null
  /** For each round; after that bots finish the games that are not over. */
  minutes?: number
  /** Seconds between two rounds. */
  pause?: number
  /** Seconds after which a bot plays for anyone who has not come to their table. */
  come?: number
  /** Do people take turns to rest if the tables cannot be filled evenly? Otherwise bots fill them. */
  rests?: boolean
  clock?: 'quick' | 'relaxed'
}

/** The event, and its link. */
export interface EventMade {
  event: string
  link: string
}

/** GET /api/events: a list of the events in the lobby, and of those I have entered or opened. */
export interface EventInfo {
  event: string
  title: string
  game: string
  deals: number
  /** Seconds since 1970. */
  opens_at: number
  closes_at: number
  open: boolean
  cancelled: boolean
  listed: boolean
  /** How many people have entered. */
  people: number
  /** Have I? */
  entered: boolean
  /** Has the organiser removed me from the standings? They may lag some seconds behind; this does not. */
  struck: boolean
  /** Am I its organiser? */
  organiser: boolean
  among: 'bots' | 'people'
  /** Only among people; null: when the organiser starts it. */
  starts_at: number | null
  /** Among people: has the first round been seated, or is it about to be? */
  begun: boolean
}

/** A deal of an event, and how I have done in it. */
export interface EventDeal {
  number: number
  deal: string
  seat: number
  /** Published when the event was opened. */
  seed_hash: string
  /** Once the event is over; among people, once the time of its round is up. */
  seed: string | null
  /** My table, where the game is going on. */
  playing: string | null
  over: boolean
  /** My score; null if I have not played it, or gave up. */
  score: number | null
  /** Can everybody look at it and compare results? */
  closed: boolean
}

/** Somebody's standing: how they did compared with everybody else in the same seats of the same deals. */
export interface EventStanding {
  /** Identifies this person on the organiser's page. */
  mark: string
  name: string
  you: boolean
  program: boolean
  place: number
  /** The share of the others beaten, in percent, as the mean over all deals; a deal that was not played scores nothing. */
  total: number
  /** How far the total may be off because of luck in so few deals; null until somebody has played two. */
  spread: number | null
  played: number
  /** By deal, once the event is over. */
  shares: Record<string, number>
}

/** Somebody who has entered an event. */
export interface EventPerson {
  /** Identifies this person on the organiser's page. */
  mark: string
  name: string
}

/** A line in the log of an event, which everybody can read. */
export interface EventChange {
  at: number
  /** `opened`, `strike`, `restore`, `cancel`, `start`, `invite`, `closed`, `too_few` if too few were left to play, `too_late` if no server was running when it should have continued, or `old_rules` if the rules of the game have changed since. */
  what: string
  name: string | null
  reason: string
}

/** GET /api/events/EVENT/now: in an event among people, which round is being played and where I sit. */
export interface EventNow {
  event: string
  title: string
  deals: number
  open: boolean
  /** The number of the current or latest round; 0 before the first. */
  number: number
  /** My table in this round. */
  table: string | null
  seat: number | null
  /** Is my game in this round over? */
  over: boolean
  /** Do I rest in this round? */
  resting: boolean
  /** How many tables are still playing it. */
  playing: number
  /** Seconds until the round's time is up; null between rounds. */
  ends_in: number | null
  /** Seconds until the next round is seated; null during a round, or if that is not known. */
  next_in: number | null
  /** Seconds after which it is worth asking again: nothing relevant to me happens before. Null: never. */
  ask_in: number | null
}

/** A round of an event among people: all its tables play the same deal. */
export interface EventRound {
  number: number
  seated_at: number
  over: boolean
  /** By table and seat: who sits there; null for a bot. */
  tables: ((string | null)[])[]
  resting: string[]
}

/** The course of an event among people. */
export interface EventRounds {
  now: EventNow
  /** Seconds since 1970; null: when the organiser starts it. */
  starts_at: number | null
  minutes: number
  pause: number
  come: number
  rests: boolean
  clock: 'quick' | 'relaxed'
  rounds: EventRound[]
  /** How often any two of the people present have sat together, at least */
  met_least: number
  /** and at most. */
  met_most: number
}

/** GET /api/events/EVENT: an event, my deals, the standings and the organiser's changes. */
export interface EventPage {
  info: EventInfo
  about: string
  link: string
  /** The organiser. */
  by: string
  players: number
  options: Record<string, string | number | boolean>
  level: string
  deals: EventDeal[]
  /** The best first. Ties are broken by the number of deals on which nobody was better, then by who finished first. */
  standings: EventStanding[]
  /** People whose results do not count, by the organiser's decision. */
  taken_out: EventPerson[]
  log: EventChange[]
  programs: boolean
  /** Does everybody need an invitation? */
  invited: boolean
  /** Among people. */
  rounds: EventRounds | null
}

/** POST /api/events/EVENT/enter: take part. The answer is the event. */
export interface EnterEvent {
  /** A program has to say so; the standings show it. */
  program?: boolean
  /** If the event requires one. */
  invitation?: string
}

/** POST /api/events/EVENT/invitations: only for its organiser. The answer is all existing invitations. */
export interface Invite {
  count?: number
}

/** GET /api/events/EVENT/invitations: one invitation, which admits one person. */
export interface EventInvitation {
  invitation: string
  link: string
  /** Who has used it; null while nobody has. */
  name: string | null
}

/** POST /api/events/EVENT/mend: only for its organiser; everybody can read it in the log. The answer is the event. */
export interface MendEvent {
  /** `strike`: somebody's results no longer count; `restore`: they count again; `cancel`: the event is called off; `start`: its first round is seated now. */
  what: 'cancel' | 'restore' | 'start' | 'strike'
  /** Whose. */
  mark?: string
  /** Required for everything but `start`. */
  reason?: string
}

/** Sets something on the pad, or cuts a list short. */
export interface Change {
  path: (string | number)[]
  /** The new value. In a list or an object only the parts that are not null are set; the rest stays. */
  value?: string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>
  /** Keep only the first `value` items of the list there. */
  cut?: boolean
}

/** POST /api/evenings: share the score pad of an evening with real cards. The answer is `SharedEvening`. */
export interface OpenEvening {
  game: string
  /** By seat, clockwise. */
  names: string[]
  options?: Record<string, string | number | boolean>
  /** Who deals or starts the first round. */
  first: number
  /** What has been entered so far, as the pad of the game writes it. */
  entries?: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>)[]> | null
}

/** POST /api/evenings/EVENING/entries: enter something. Once the answer arrives, `SharedEvening`, it is stored; sent again with the same id it is not entered twice. The holder of the pad may enter anything, everybody else only what is theirs. */
export interface EveningEntry {
  id: string
  changes: Change[]
  /** The round that it is meant for: refused as `stale` in any other. null: the current one. */
  round?: number | null
}

/** POST /api/evenings/EVENING/seat: claim this player for my phone; null releases it. The answer is the pad. */
export interface EveningSeat {
  seat: number | null
}

/** POST /api/evenings/EVENING/release: the phone that has claimed this player is no longer theirs, and somebody else may claim them. Only for the holder of the pad. The answer is the pad. */
export interface ReleasePlayer {
  seat: number
}

/** GET /api/evenings/EVENING?after=NUMBER: the pad as I may see it. With `after` the answer waits up to twenty seconds for an entry beyond that number. */
export interface SharedEvening {
  evening: string
  game: string
  names: string[]
  options: Record<string, string | number | boolean>
  first: number
  /** Seconds since 1970. */
  begun_at: number
  /** What is on the pad. A bid that I may not know yet is -1. */
  entries: unknown
  /** How many entries there have been. */
  number: number
  /** The current or last round, counted from 1. */
  round: number
  /** By seat: has somebody claimed this player on their own phone? */
  taken: boolean[]
  /** The player that I am. */
  you: number | null
  /** May I enter for everybody, and release players? */
  holder: boolean
  link: string
  /** Who can open the link. */
  reach: 'anywhere' | 'network' | 'this_machine'
}

export const API_VERSION = 2

export const USUAL_LEVEL = 'casual' as const

export const SEARCHING = ['club', 'master'] as const
