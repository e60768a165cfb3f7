// @ts-nocheck
// Translated from Python by mazzo.wasm.table. Do not edit.
import type { MakeTable } from './tables'

export const makeTable: MakeTable = (py, host) => {
const TIMES = [1, 2, 4]
const BOT_NAMES = ["Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina"]
const FOLDED = py.dict([[1072, "a"], [945, "a"], [5034, "a"], [42222, "a"], [7424, "a"], [1100, "b"], [1074, "b"], [946, "b"], [5108, "b"], [42192, "b"], [665, "b"], [1089, "c"], [1010, "c"], [5087, "c"], [42202, "c"], [7428, "c"], [1281, "d"], [5024, "d"], [42195, "d"], [7429, "d"], [1077, "e"], [949, "e"], [1108, "e"], [1213, "e"], [5036, "e"], [42224, "e"], [7431, "e"], [609, "g"], [1409, "g"], [5056, "g"], [42198, "g"], [610, "g"], [1211, "h"], [1085, "h"], [1392, "h"], [5051, "h"], [42215, "h"], [668, "h"], [1110, "i"], [953, "i"], [305, "i"], [1231, "i"], [49, "i"], [124, "i"], [108, "i"], [448, "i"], [618, "i"], [42226, "i"], [5086, "i"], [42209, "i"], [671, "i"], [1112, "j"], [1011, "j"], [5035, "j"], [42201, "j"], [7434, "j"], [1082, "k"], [954, "k"], [5094, "k"], [42199, "k"], [7435, "k"], [1084, "m"], [5047, "m"], [42207, "m"], [7437, "m"], [1400, "n"], [951, "n"], [42208, "n"], [628, "n"], [1086, "o"], [959, "o"], [963, "o"], [1413, "o"], [48, "o"], [42227, "o"], [7439, "o"], [1088, "p"], [961, "p"], [5090, "p"], [42193, "p"], [7448, "p"], [1307, "q"], [1075, "r"], [7462, "r"], [5025, "r"], [42211, "r"], [640, "r"], [1109, "s"], [5082, "s"], [42210, "s"], [42801, "s"], [1090, "t"], [964, "t"], [5026, "t"], [42196, "t"], [7451, "t"], [1405, "u"], [965, "u"], [42228, "u"], [7452, "u"], [1141, "v"], [957, "v"], [5081, "v"], [42214, "v"], [7456, "v"], [1121, "w"], [969, "w"], [1309, "w"], [5043, "w"], [42218, "w"], [7457, "w"], [1093, "x"], [967, "x"], [42219, "x"], [1091, "y"], [1199, "y"], [947, "y"], [5033, "y"], [42220, "y"], [655, "y"], [7458, "z"], [5059, "z"], [42204, "z"]])
const SECONDS = py.dict([["relaxed", 90.0], ["quick", 20.0]])
class Chair extends py.Struct {
static fields = ["name", "player", "level", "person", "kept"]
static defaults = { name: () => "", player: () => "nobody", level: () => null, person: () => null, kept: () => false }
get is_played_by_bot() {
const self = this
return py.or(() => (self.player === "bot"), () => self.kept)
}
}
class _Choices extends py.Struct {
static fields = ["waiting", "legal", "scores"]
static defaults = { waiting: () => null, legal: () => py.dict([]), scores: () => null }
}
class _Sights extends py.Struct {
static fields = ["views", "public", "words", "illegal"]
static defaults = { views: () => null, public: () => null, words: () => py.dict([]), illegal: () => py.dict([]) }
}
class Entry extends py.Struct {
static fields = []
static tag = ["kind", "Entry"]
static omits_defaults = true
}
class Opened extends Entry {
static fields = ["game", "rules", "players", "options", "seed", "level", "stand_in", "stack", "script", "host", "clock", "rated", "public", "tricks_shown", "deals_at", "practice", "deal", "told_at", "event", "local", "goes_on"]
static defaults = { stand_in: () => null, stack: () => null, script: () => null, host: () => null, clock: () => "none", rated: () => false, public: () => false, tricks_shown: () => "last", deals_at: () => null, practice: () => null, deal: () => null, told_at: () => null, event: () => null, local: () => false, goes_on: () => null }
static tag = ["kind", "opened"]
static omits_defaults = true
}
class Sealed extends Entry {
static fields = ["seat", "moves", "id", "by"]
static defaults = { id: () => "", by: () => "player" }
static tag = ["kind", "sealed"]
static omits_defaults = true
__post_init__() {
const self = this
self.id = host.short_id(self.id)
}
}
class Decided extends Entry {
static fields = ["seat", "moves", "id", "by"]
static defaults = { id: () => "", by: () => "player" }
static tag = ["kind", "decided"]
static omits_defaults = true
__post_init__() {
const self = this
self.id = host.short_id(self.id)
}
}
class Refusal extends py.Fault {
static fields = ["reason", "text", "facts"]
static defaults = { facts: () => py.dict([]) }
toString() {
const self = this
return self.text
}
}
class Sat extends Entry {
static fields = ["seat", "name", "player", "level", "person"]
static defaults = { level: () => null, person: () => null }
static tag = ["kind", "sat"]
static omits_defaults = true
}
class Left extends Entry {
static fields = ["seat", "by"]
static defaults = { by: () => "player" }
static tag = ["kind", "left"]
static omits_defaults = true
}
class Swapped extends Entry {
static fields = ["seat", "other"]
static tag = ["kind", "swapped"]
static omits_defaults = true
}
class RightBack extends Entry {
static fields = ["seat"]
static tag = ["kind", "right_back"]
static omits_defaults = true
}
class AgreedToEnd extends Entry {
static fields = ["seat"]
static tag = ["kind", "agreed_to_end"]
static omits_defaults = true
}
class PlayedOn extends Entry {
static fields = ["seat"]
static tag = ["kind", "played_on"]
static omits_defaults = true
}
class Renamed extends Entry {
static fields = ["seat", "name", "by"]
static defaults = { by: () => "player" }
static tag = ["kind", "renamed"]
static omits_defaults = true
}
class Hurried extends Entry {
static fields = ["seat"]
static tag = ["kind", "hurried"]
static omits_defaults = true
}
class Happened extends py.Struct {
static fields = []
static tag = ["kind", "Happened"]
get short_kind() {
const self = this
return py.item(py.method(self.kind, "rpartition", "."), 2)
}
}
class TableEvent extends Happened {
static fields = []
static tag = ["kind", "table.table_event"]
}
class Sat_of_events extends TableEvent {
static fields = ["seat", "name", "player"]
static tag = ["kind", "table.sat"]
}
class Barred extends Entry {
static fields = ["person"]
static tag = ["kind", "barred"]
static omits_defaults = true
}
class Swapped_of_events extends TableEvent {
static fields = ["seat", "other"]
static tag = ["kind", "table.swapped"]
}
class Renamed_of_events extends TableEvent {
static fields = ["seat", "name"]
static tag = ["kind", "table.renamed"]
}
class Hosted extends Entry {
static fields = ["seat"]
static tag = ["kind", "hosted"]
static omits_defaults = true
}
class NewRules extends Entry {
static fields = ["players", "options", "level", "stand_in", "clock", "rated", "public", "tricks_shown"]
static defaults = { stand_in: () => null, clock: () => "none", rated: () => false, public: () => false, tricks_shown: () => "last" }
static tag = ["kind", "new_rules"]
static omits_defaults = true
}
class Countdown extends TableEvent {
static fields = ["goes_on"]
static tag = ["kind", "table.countdown"]
}
class Countdown_of_log extends Entry {
static fields = ["at"]
static tag = ["kind", "countdown"]
static omits_defaults = true
}
class Slowed extends Entry {
static fields = ["times"]
static tag = ["kind", "slowed"]
static omits_defaults = true
}
class Used extends Entry {
static fields = ["seat", "seconds"]
static tag = ["kind", "used"]
static omits_defaults = true
}
class RightBack_of_events extends TableEvent {
static fields = ["seat"]
static tag = ["kind", "table.right_back"]
}
class CameBack extends TableEvent {
static fields = ["seat", "by"]
static tag = ["kind", "table.came_back"]
}
class CameBack_of_log extends Entry {
static fields = ["seat", "seconds", "by"]
static defaults = { by: () => "player" }
static tag = ["kind", "came_back"]
static omits_defaults = true
}
class Said extends Entry {
static fields = ["seat", "text", "reaction"]
static defaults = { text: () => "", reaction: () => "" }
static tag = ["kind", "said"]
static omits_defaults = true
}
class PlayedOn_of_events extends TableEvent {
static fields = ["seat"]
static tag = ["kind", "table.played_on"]
}
class Started extends Entry {
static fields = []
static tag = ["kind", "started"]
static omits_defaults = true
}
class GoesOn extends TableEvent {
static fields = []
static tag = ["kind", "table.goes_on"]
}
class Imagined extends Entry {
static fields = ["state", "turn"]
static tag = ["kind", "imagined"]
static omits_defaults = true
}
class PlayedFor extends TableEvent {
static fields = ["seat", "by"]
static tag = ["kind", "table.played_for"]
}
class Closed extends TableEvent {
static fields = ["why"]
static tag = ["kind", "table.closed"]
}
class Closed_of_log extends Entry {
static fields = ["why"]
static defaults = { why: () => "" }
static tag = ["kind", "closed"]
static omits_defaults = true
}
class Rematched extends TableEvent {
static fields = ["code"]
static tag = ["kind", "table.rematched"]
}
class Rematched_of_log extends Entry {
static fields = ["code"]
static tag = ["kind", "rematched"]
static omits_defaults = true
}
class Left_of_events extends TableEvent {
static fields = ["seat", "name", "by"]
static tag = ["kind", "table.left"]
}
class Slowed_of_events extends TableEvent {
static fields = ["times"]
static tag = ["kind", "table.slowed"]
}
class Line extends py.Struct {
static fields = ["number", "seat", "name", "person", "text", "reaction"]
}
class AgreedToEnd_of_events extends TableEvent {
static fields = ["seat"]
static tag = ["kind", "table.agreed_to_end"]
}
class ProposedEnd extends TableEvent {
static fields = ["seat"]
static tag = ["kind", "table.proposed_end"]
}
class Started_of_events extends TableEvent {
static fields = []
static tag = ["kind", "table.started"]
}
class Sealed_of_events extends TableEvent {
static fields = ["seat"]
static tag = ["kind", "table.sealed"]
}
class Answer extends py.Struct {
static fields = ["turn", "entry"]
}
class NewRules_of_events extends TableEvent {
static fields = ["changed", "options"]
static tag = ["kind", "table.new_rules"]
}
class Host extends TableEvent {
static fields = ["seat", "name"]
static tag = ["kind", "table.host"]
}
class Event extends py.Struct {
static fields = ["what", "seen_by"]
static defaults = { seen_by: () => 255 }
seen_from(seat) {
const self = this
return py.or(() => (self.seen_by === 255), () => py.and(() => (seat !== -1), () => py.bool(py.bitand(py.shr(self.seen_by, seat), 1))))
}
}
class TableState {
constructor(opened) {
const self = this
let order, trial
self.as_opened = opened
self.opened = opened
self.game = host.game_named(opened.game)
if ((!py.eq(opened.rules, self.game.version))) {
throw new py.ValueError(`this game was played by version ${py.str(opened.rules)} of the rules of ${py.str(self.game.title)}; this program plays version ${py.str(self.game.version)} and does not guess`)
}
;[self.choices, self.options] = py.method(self.game, "chosen", opened.players, opened.options)
self.players = opened.players
self.seed = host.seed_of(opened.seed)
self.state = py.method(self.game, "fresh_state")
self.chairs = py.iter(py.range(self.players)).map((_) => new Chair({  }))
self.stage = "waiting"
self.turn = 0
self.entries = [opened]
self.events = []
self.events_before = py.zeros((6 + 1), undefined)
self.in_secret = py.dict([])
self.ado = py.mul([0], self.players)
self.answered = py.dict([])
self._words = py.dict([])
self.rematch = null
self.host = opened.host
self.deals_at = opened.deals_at
self.changes = 0
self.barred = py.set()
self.times_next = 1
self._times = [0, 1]
self._used = py.dict([])
self._resealed = py.dict([])
self.run_out = py.mul([0], self.players)
self.returns = py.mul([0], self.players)
self.decided_for = py.mul([0], self.players)
self._back_from = py.mul([null], self.players)
self._away = py.set()
self.away_for = py.mul([0.0], self.players)
self.talk = []
self.said = 0
self.said_by = py.dict([])
self.agreed_to_end = py.set()
self._end_proposed_at = 0
self.played_on_at = null
self.is_hurried = false
self.closed = null
self._choices = new _Choices({  })
self._sights = new _Sights({  })
self._seen = py.dict([])
if ((opened.stack !== null)) {
order = cards_in_order$(self.game, opened.stack)
self.stacked_order = order
host.stack(self.state, order)
trial = host.copy_of(self.state)
host.start(trial, self.options, self.seed, NOBODY_LISTENS)
if ((trial.stack_taken !== py.len(order))) {
throw new py.ValueError(`the ${py.str(py.len(order))} stacked cards are not those of the first shuffle of this game`)
}
}
}
static from_log(entries) {
const cls = this
let first, rest, table, decisions, recent, entry
;[first, ...rest] = entries
if (!py.truth(py.isinstance(first, Opened))) {
throw new py.ValueError(`a log begins with an entry \`opened\`, this one with ${py.str(py.method(py.type(first).__name__, "lower"))}`)
}
table = py.call(cls, [first])
decisions = py.iter(py.enumerate(rest)).filter(([number, entry]) => py.truth(py.isinstance(entry, py.bitor(Sealed, Decided)))).map(([number, entry]) => number)
recent = ((py.len(decisions) > 64) ? py.item(decisions, -64) : 0)
py.method(table, "_apply_quickly", py.slice(rest, null, recent))
for (entry of py.iter(py.slice(rest, recent, null))) {
py.method(table, "apply", entry)
}
return table
}
remember_words(entry, words) {
const self = this
if (py.truth(entry.id)) {
py.setat(self, "_words", [entry.seat, entry.id], [entry.moves, words])
}
}
words_accepted(seat, id) {
const self = this
let number, entry, before
number = py.item(self.answered, [seat, id]).entry
entry = py.item(self.entries, number)
if (((!py.contains(self._words, [seat, id])) || (!py.eq(py.item(py.item(self._words, [seat, id]), 0), entry.moves)))) {
before = py.method(self, "before", number)
py.setat(self, "_words", [seat, id], [entry.moves, in_any_order$(decision_words$(before.state, seat, entry.moves))])
}
return py.item(py.item(self._words, [seat, id]), 1)
}
before(entry) {
const self = this
let table
table = new TableState(self.as_opened)
py.method(table, "_apply_quickly", py.slice(self.entries, 1, entry))
return table
}
get is_stacked() {
const self = this
return (self.opened.stack !== null)
}
get is_lesson() {
const self = this
return (self.opened.script !== null)
}
get is_practice() {
const self = this
return (self.opened.practice !== null)
}
scripted(seat) {
const self = this
let decided, lines
if ((self.opened.script === null)) {
return null
}
decided = py.sum(py.iter(self.entries).map((entry) => py.and(() => py.isinstance(entry, py.bitor(Sealed, Decided)), () => (py.eq(entry.seat, seat)))))
lines = py.item(self.opened.script.decisions, seat)
if ((decided >= py.len(lines))) {
return null
}
try {
return read_decision$(self.state, seat, py.item(lines, decided), py.method(self, "legal", seat))
} catch (problem) {
if (!py.isinstance(problem, Refusal)) throw problem
return null
}
}
get waiting() {
const self = this
if ((self.stage !== "playing")) {
return []
}
if ((self._choices.waiting === null)) {
self._choices.waiting = host.moves_in(host.waiting_for(self.state))
}
return py.list(self._choices.waiting)
}
get undecided() {
const self = this
return py.iter(self.waiting).filter((seat) => (!py.contains(self.in_secret, seat))).map((seat) => seat)
}
get away() {
const self = this
return ((self.stage === "playing") ? self._away : py.set())
}
get times() {
const self = this
let holds_from, until_then
;[holds_from, until_then] = self._times
return ((py.ge(self.turn, holds_from)) ? self.times_next : until_then)
}
used_by(seat) {
const self = this
let turn, seconds
;[turn, seconds] = py.method(self._used, "get", seat, [self.turn, 0.0])
return ((py.eq(turn, self.turn)) ? seconds : 0.0)
}
second_thoughts(seat) {
const self = this
let turn, times
;[turn, times] = py.method(self._resealed, "get", seat, [self.turn, 0])
return ((py.eq(turn, self.turn)) ? times : 0)
}
bot_has_played(seat) {
const self = this
let back_from
back_from = py.item(self._back_from, seat)
return py.and(() => (back_from !== null), () => (py.ge(self.turn, back_from)))
}
get stand_in() {
const self = this
return py.or(() => self.opened.stand_in, () => self.opened.level)
}
get has_clock() {
const self = this
return (self.opened.clock !== "none")
}
get may_need_driver() {
const self = this
return py.or(() => self.has_clock, () => self.is_counting_down, () => py.any(py.iter(self.chairs).map((chair) => chair.is_played_by_bot)))
}
get needs_driver() {
const self = this
if (py.truth(self.is_counting_down)) {
return true
}
return py.and(() => !py.truth(self.is_paused), () => py.any(py.iter(self.undecided).map((seat) => py.or(() => self.has_clock, () => py.item(self.chairs, seat).is_played_by_bot))))
}
get is_counting_down() {
const self = this
return py.and(() => (self.stage === "waiting"), () => (self.deals_at !== null))
}
get round_number() {
const self = this
return ((self.stage === "waiting") ? null : py.int(self.state.round_number))
}
get is_full() {
const self = this
return py.all(py.iter(self.chairs).map((chair) => (chair.player !== "nobody")))
}
get is_solo() {
const self = this
let players, is_alone
players = py.iter(self.chairs).map((chair) => chair.player)
is_alone = py.and(() => (py.method(players, "count", "person") === 1), () => (py.eq(py.method(players, "count", "bot"), (self.players - 1))))
return py.and(() => is_alone, () => (self.opened.event === null))
}
get is_paused() {
const self = this
return py.and(() => (self.stage === "playing"), () => self.is_solo, () => py.all(py.iter(self.chairs).map((chair) => chair.is_played_by_bot)))
}
seat_of(person) {
const self = this
let seat, chair
if ((person !== null)) {
for ([seat, chair] of py.iter(py.enumerate(self.chairs))) {
if ((py.eq(chair.person, person))) {
return seat
}
}
}
return null
}
get would_end() {
const self = this
return ((py.le(self.turn, py.add(self._end_proposed_at, py.mul(2, self.players)))) ? self.agreed_to_end : py.set())
}
is_host(person) {
const self = this
return py.and(() => (person !== null), () => (py.eq(self.host, person)))
}
is_played_by_person(seat) {
const self = this
return py.and(() => (py.item(self.chairs, seat).player === "person"), () => !py.truth(py.item(self.chairs, seat).kept))
}
view(seat) {
const self = this
if ((self._sights.views === null)) {
self._sights.views = host.views_of(self.state, self.players)
}
return py.item(self._sights.views, seat)
}
legal(seat) {
const self = this
let known
known = self._choices.legal
if ((!py.contains(known, seat))) {
py.setitem(known, seat, legal_words$(py.method(self, "view", seat), seat))
}
return py.item(known, seat)
}
illegal(seat) {
const self = this
let known
known = self._sights.illegal
if ((!py.contains(known, seat))) {
py.setitem(known, seat, illegal_words$(py.method(self, "view", seat), seat, py.method(py.method(self, "legal", seat), "values")))
}
return py.item(known, seat)
}
sealed_by(seat) {
const self = this
if ((!py.contains(self.in_secret, seat))) {
return null
}
return decision_words$(self.state, seat, py.item(self.in_secret, seat))
}
view_words(seat) {
const self = this
let sights, words
if ((self.stage === "waiting")) {
return null
}
sights = self._sights
if ((!py.contains(sights.words, seat))) {
words = host.words_of(self.game)
if ((sights.public === null)) {
sights.public = py.method(words, "view", py.method(self, "view", -1))
}
py.setat(sights, "words", seat, ((seat === -1) ? sights.public : py.method(words, "seen", py.method(self, "view", seat), sights.public)))
}
return py.item(sights.words, seat)
}
scores() {
const self = this
if ((self.stage === "waiting")) {
return py.mul([0], self.players)
}
if ((self._choices.scores === null)) {
self._choices.scores = host.scores(self.state)
}
return py.list(self._choices.scores)
}
ranks() {
const self = this
return (((self.stage === "over") && py.truth(self._is_played_out)) ? host.ranks(self.state) : null)
}
ranks_now() {
const self = this
return ((self.stage === "waiting") ? null : host.ranks(self.state))
}
events_for(seat, after = 0) {
const self = this
let seen, before, first
;[seen, before] = [py.method(self, "_seen_from", seat), py.int(py.item(self.events_before, seat))]
first = py.max(0, py.sub(after, before))
return py.list(py.enumerate(py.slice(seen, first, null), (py.add(before, first) + 1)))
}
last_event(seat) {
const self = this
return py.add(py.int(py.item(self.events_before, seat)), py.len(py.method(self, "_seen_from", seat)))
}
_seen_from(seat) {
const self = this
let looked_at, seen
;[looked_at, seen] = py.method(self._seen, "get", seat, [0, []])
if ((looked_at < py.len(self.events))) {
seen = py.add(seen, py.iter(py.slice(self.events, looked_at, null)).filter((event) => py.truth(py.method(event, "seen_from", seat))).map((event) => event))
py.setat(self, "_seen", seat, [py.len(self.events), seen])
}
return seen
}
forget_views() {
const self = this
if ((py.len(self.waiting) < 2)) {
self._sights = new _Sights({  })
}
}
keep_events(most) {
const self = this
if ((py.len(self.events) > py.add(most, py.floordiv(most, 4)))) {
py.method(self, "_forget_events", py.slice(self.events, null, -most))
self.events = py.slice(self.events, -most, null)
}
}
_forget_events(events) {
const self = this
let seat
for (seat of py.iter(py.range(-1, 6))) {
py.setat(self, "events_before", seat, py.add(py.item(self.events_before, seat), py.sum(py.iter(events).map((event) => py.method(event, "seen_from", seat)))))
}
self._seen = py.dict([])
}
apply(entry) {
const self = this
let chairs
py.method(self.entries, "append", entry)
if (py.truth(py.isinstance(entry, ADO))) {
py.setat(self, "ado", entry.seat, (py.item(self.ado, entry.seat) + 1))
}
if (py.isinstance(entry, Sat)) {
py.setat(self, "returns", entry.seat, py.add(py.item(self.returns, entry.seat), py.item(self.chairs, entry.seat).kept))
py.setat(self, "chairs", entry.seat, new Chair({ name: entry.name, player: entry.player, level: entry.level, person: entry.person }))
py.method(self, "_happened", new Sat_of_events({ seat: entry.seat, name: entry.name, player: entry.player }))
} else if (py.isinstance(entry, Left)) {
py.method(self, "_leave", entry)
} else if (py.isinstance(entry, Barred)) {
if ((entry.person !== null)) {
py.method(self.barred, "add", entry.person)
}
} else if (py.isinstance(entry, Swapped)) {
chairs = self.chairs
{
const parts = [py.item(chairs, entry.other), py.item(chairs, entry.seat)]
py.setitem(chairs, entry.seat, parts[0])
py.setitem(chairs, entry.other, parts[1])
}
py.method(self, "_happened", new Swapped_of_events({ seat: entry.seat, other: entry.other }))
} else if (py.isinstance(entry, Renamed)) {
py.setat(self, "chairs", entry.seat, py.replace(py.item(self.chairs, entry.seat), { name: entry.name }))
py.method(self, "_happened", new Renamed_of_events({ seat: entry.seat, name: entry.name }))
} else if (py.isinstance(entry, Hosted)) {
py.method(self, "_make_host", entry.seat)
} else if (py.isinstance(entry, NewRules)) {
self.changes = (self.changes + 1)
py.method(self, "_change_rules", entry)
} else if (py.isinstance(entry, Countdown_of_log)) {
self.changes = (self.changes + 1)
self.deals_at = entry.at
py.method(self, "_happened", new Countdown({ goes_on: (entry.at !== null) }))
} else if (py.isinstance(entry, Slowed)) {
self.changes = (self.changes + 1)
py.method(self, "_slow", entry)
} else if (py.isinstance(entry, Used)) {
py.setat(self, "_used", entry.seat, [self.turn, entry.seconds])
} else if (py.isinstance(entry, RightBack)) {
py.method(self._away, "add", entry.seat)
py.method(self, "_happened", new RightBack_of_events({ seat: entry.seat }))
} else if (py.isinstance(entry, CameBack_of_log)) {
py.method(self._away, "remove", entry.seat)
py.setat(self, "away_for", entry.seat, py.add(py.item(self.away_for, entry.seat), entry.seconds))
py.method(self, "_happened", new CameBack({ seat: entry.seat, by: entry.by }))
} else if (py.isinstance(entry, Said)) {
py.method(self, "_say", entry)
} else if (py.isinstance(entry, AgreedToEnd)) {
py.method(self, "_agree_to_end", entry)
} else if (py.isinstance(entry, PlayedOn)) {
self.agreed_to_end = py.set()
self.played_on_at = self.turn
py.method(self, "_happened", new PlayedOn_of_events({ seat: entry.seat }))
} else if (py.isinstance(entry, Hurried)) {
self.is_hurried = true
} else if (py.isinstance(entry, Started)) {
py.method(self, "_start")
} else if (py.isinstance(entry, Imagined)) {
self.state = host.state_in(self.game, entry.state)
self.turn = entry.turn
py.method(self, "_state_changed")
self.stage = "playing"
py.method(self, "_happened", new GoesOn({  }))
} else if (py.isinstance(entry, Sealed)) {
py.method(self, "_seal", entry)
} else if (py.isinstance(entry, Decided)) {
py.method(self, "_answer", entry)
if ((entry.by !== "player")) {
py.method(self, "_happened", new PlayedFor({ seat: entry.seat, by: entry.by }))
}
py.method(self, "_play", [[entry.seat, entry.moves]])
} else if (py.isinstance(entry, Closed_of_log)) {
self.stage = "over"
self.closed = entry.why
py.method(self, "_happened", new Closed({ why: entry.why }))
} else if (py.isinstance(entry, Rematched_of_log)) {
self.rematch = entry.code
py.method(self, "_happened", new Rematched({ code: entry.code }))
}
}
_leave(entry) {
const self = this
let chair, playing
chair = py.item(self.chairs, entry.seat)
playing = (self.stage === "playing")
py.setat(self, "chairs", entry.seat, (py.truth(playing) ? py.replace(chair, { kept: true, level: self.stand_in }) : new Chair({  })))
py.setat(self, "_back_from", entry.seat, null)
py.method(self._away, "discard", entry.seat)
py.method(self, "_happened", new Left_of_events({ seat: entry.seat, name: chair.name, by: entry.by }))
if (((chair.person !== null) && (py.eq(chair.person, self.host)))) {
py.method(self, "_pass_host", entry.seat)
}
}
_slow(entry) {
const self = this
let is_faster
is_faster = py.and(() => (self.stage === "playing"), () => (py.lt(entry.times, self.times)))
self._times = (py.truth(is_faster) ? [(self.turn + 1), self.times] : [self.turn, entry.times])
self.times_next = entry.times
py.method(self, "_happened", new Slowed_of_events({ times: entry.times }))
}
_say(entry) {
const self = this
let chair
chair = py.item(self.chairs, entry.seat)
self.said = (self.said + 1)
py.setat(self, "said_by", chair.person, (py.method(self.said_by, "get", chair.person, 0) + 1))
py.method(self.talk, "append", new Line({ number: self.said, seat: entry.seat, name: chair.name, person: chair.person, text: entry.text, reaction: entry.reaction }))
self.talk = py.slice(self.talk, -50, null)
}
_agree_to_end(entry) {
const self = this
let agrees
agrees = (py.truth(self.agreed_to_end) ? AgreedToEnd_of_events : ProposedEnd)
py.method(self, "_happened", py.call(agrees, [], { seat: entry.seat }))
if (!py.truth(self.agreed_to_end)) {
self._end_proposed_at = self.turn
}
py.method(self.agreed_to_end, "add", entry.seat)
}
_start() {
const self = this
let news
news = host.fresh_news()
host.start(self.state, self.options, self.seed, news)
py.method(self, "_state_changed")
self.stage = "playing"
py.method(self, "_happened", new Started_of_events({  }))
py.method(self, "_report", news)
}
_seal(entry) {
const self = this
if ((py.contains(self.in_secret, entry.seat))) {
py.setat(self, "_resealed", entry.seat, [self.turn, (py.method(self, "second_thoughts", entry.seat) + 1)])
} else {
py.method(self, "_happened", new Sealed_of_events({ seat: entry.seat }))
}
py.setat(self, "in_secret", entry.seat, entry.moves)
py.method(self, "_answer", entry)
if ((entry.by !== "player")) {
py.method(self, "_happened", new PlayedFor({ seat: entry.seat, by: entry.by }))
}
if (!py.truth(self.undecided)) {
py.method(self, "_play_secrets")
}
}
_answer(entry) {
const self = this
if (py.truth(entry.id)) {
py.setat(self, "answered", [entry.seat, entry.id], new Answer({ turn: self.turn, entry: (py.len(self.entries) - 1) }))
}
if ((py.item(self.chairs, entry.seat).player === "person")) {
self.is_hurried = false
}
if ((entry.by === "player")) {
py.setat(self, "run_out", entry.seat, 0)
return null
}
py.setat(self, "decided_for", entry.seat, (py.item(self.decided_for, entry.seat) + 1))
py.setat(self, "run_out", entry.seat, py.add(py.item(self.run_out, entry.seat), (entry.by === "clock")))
if ((py.item(self._back_from, entry.seat) === null)) {
py.setat(self, "_back_from", entry.seat, (self.turn + 1))
}
}
_change_rules(rules) {
const self = this
let before, had, more, changed, options
;[before, had] = [self.opened, self.choices]
self.opened = py.replace(before, { ...py.fields(py.asdict(rules)) })
;[self.choices, self.options] = py.method(self.game, "chosen", rules.players, rules.options)
self.players = rules.players
more = py.range(py.sub(rules.players, py.len(self.chairs)))
self.chairs = py.slice([...py.iter(self.chairs), ...py.iter(py.iter(more).map((_) => new Chair({  })))], null, rules.players)
self.ado = py.slice([...py.iter(self.ado), ...py.iter(py.iter(more).map((_) => 0))], null, rules.players)
;[self.run_out, self.returns, self.decided_for] = py.iter(py.range(3)).map((_) => py.mul([0], rules.players))
self._back_from = py.mul([null], rules.players)
self.away_for = py.mul([0.0], rules.players)
py.method(self, "_state_changed")
changed = py.iter(["players", "level", "clock", "rated", "public", "tricks_shown"]).filter((name) => (!py.eq(py.getattr(before, name), py.getattr(rules, name)))).map((name) => name)
options = py.iter(py.method(self.choices, "items")).filter(([name, value]) => (!py.eq(py.method(had, "get", name), value))).map(([name, value]) => name)
py.method(self, "_happened", new NewRules_of_events({ changed: changed, options: options }))
}
_pass_host(seat) {
const self = this
let around, heir
around = py.iter(py.range(1, self.players)).map((further) => py.mod(py.add(seat, further), self.players))
heir = py.next(py.iter(around).filter((next_seat) => py.truth(py.method(self, "is_played_by_person", next_seat))).map((next_seat) => next_seat), null)
if ((heir !== null)) {
py.method(self, "_make_host", heir)
}
}
_make_host(seat) {
const self = this
self.host = py.item(self.chairs, seat).person
py.method(self, "_happened", new Host({ seat: seat, name: py.item(self.chairs, seat).name }))
}
_play_secrets() {
const self = this
let decisions
decisions = py.sorted(py.method(self.in_secret, "items"))
self.in_secret = py.dict([])
py.method(self, "_play", decisions)
}
_play(decisions) {
const self = this
let seat, moves, move, news
for ([seat, moves] of py.iter(decisions)) {
for (move of py.iter(moves)) {
news = host.fresh_news()
host.play(self.state, seat, move, news)
py.method(self, "_report", news)
}
}
py.method(self, "_turned")
}
_state_changed() {
const self = this
self._choices = new _Choices({  })
self._sights = new _Sights({  })
}
_turned() {
const self = this
py.method(self, "_state_changed")
self.turn = (self.turn + 1)
py.method(self, "_end_if_played_out")
}
get _is_played_out() {
const self = this
let script
script = self.opened.script
return py.or(() => host.over(self.state), () => py.and(() => (script !== null), () => (py.int(self.state.round_number) > script.rounds)))
}
_end_if_played_out() {
const self = this
if (py.truth(self._is_played_out)) {
self.stage = "over"
}
}
_happened(what) {
const self = this
py.method(self.events, "append", new Event({ what: what }))
}
_report(news) {
const self = this
self.events = py.add(self.events, events_in$(self.game, news))
}
_apply_quickly(entries) {
const self = this
let seats, moves, entry
seats = []
moves = []
function decide(decisions) {
let seat, parts
for ([seat, parts] of py.iter(decisions)) {
py.method(seats, "extend", py.mul([seat], py.len(parts)))
py.method(moves, "extend", parts)
}
self.turn = (self.turn + 1)
}
for (entry of py.iter(entries)) {
if (py.isinstance(entry, Decided)) {
py.method(self.entries, "append", entry)
py.method(self, "_answer", entry)
self.events_before = py.add(self.events_before, py.int((entry.by !== "player")))
py.call(decide, [[[entry.seat, entry.moves]]])
} else {
py.method(self, "_catch_up", seats, moves)
py.method(self, "apply", entry)
}
}
py.method(self, "_catch_up", seats, moves)
py.method(self, "_forget_events", self.events)
self.events = []
}
_catch_up(seats, moves) {
const self = this
if (py.truth(moves)) {
host.replay(self.state, py.list(seats, undefined), py.list(moves, undefined), host.fresh_news(), self.events_before)
py.method(seats, "clear")
py.method(moves, "clear")
py.method(self, "_state_changed")
py.method(self, "_end_if_played_out")
}
}
}
class Script extends py.Struct {
static fields = ["rounds", "decisions"]
}
class Practice extends py.Struct {
static fields = ["code", "place", "puzzle"]
static defaults = { puzzle: () => "" }
}
class Person extends py.Struct {
static fields = ["person", "name"]
}
class Rules extends py.Struct {
static fields = ["players", "options", "level", "clock", "rated", "public", "tricks_shown"]
static defaults = { clock: () => "none", rated: () => false, public: () => false, tricks_shown: () => "last" }
}
class ClockReading extends py.Struct {
static fields = ["used", "paused", "pause_allowed", "round_is_over"]
static defaults = { used: () => 0.0, paused: () => 0.0, pause_allowed: () => 180.0, round_is_over: () => false }
}
class SessionFacts extends py.Struct {
static fields = ["connected", "time_left", "pause_left", "is_standing", "deals_in", "is_secret", "ratings"]
static defaults = { connected: () => [], time_left: () => py.dict([]), pause_left: () => py.dict([]), is_standing: () => false, deals_in: () => null, is_secret: () => false, ratings: () => null }
}
class FromServer extends py.Struct {
static fields = []
static tag = ["type", "FromServer"]
}
class Talk extends FromServer {
static fields = ["lines"]
static tag = ["type", "talk"]
}
class UnfinishedDecision {
constructor(state, seat) {
const self = this
self.trial = host.copy_of(state)
self.seat = seat
self.moves = []
}
get is_whole() {
const self = this
return py.and(() => py.bool(self.moves), () => !py.truth(host.midway(self.trial, self.seat)))
}
add(move) {
const self = this
py.method(self.moves, "append", move)
host.play(self.trial, self.seat, move, NOBODY_LISTENS)
}
refusal(move) {
const self = this
return refusal$(host.view_of(self.trial, self.seat), self.seat, move)
}
}
class Decision extends py.Struct {
static fields = ["move", "candidates", "reason", "arguments", "worlds", "seconds"]
static defaults = { candidates: () => [], reason: () => "", arguments: () => py.dict([]), worlds: () => 0, seconds: () => 0.0 }
}
class PastDecision extends py.Struct {
static fields = ["seat", "words", "by", "level", "events", "round_number"]
}
class Rewound {
constructor(table) {
const self = this
let state, seat, moves, by, level, words, seen, events, move, news
if ((table.stage !== "over")) {
throw new py.ValueError("a game is rewound when it is over")
}
self._end = table
self.dealt = []
self.decisions = []
self._seats = []
self._moves = []
self._until = [0]
self._events_before = [py.mul([0], (6 + 1))]
state = py.method(self, "_fresh_state", self.dealt)
self.first_round = py.int(state.round_number)
for ([seat, moves, by, level] of py.iter(decisions_of$(table))) {
words = []
seen = seen_in$((py.truth(self.decisions) ? py.item(self.decisions, -1).events : self.dealt))
py.method(self._events_before, "append", py.iter(py.zip(py.item(self._events_before, -1), seen)).map(([before, new_]) => py.add(before, new_)))
events = []
for (move of py.iter(moves)) {
news = host.fresh_news()
py.method(words, "append", move_words$(state, move))
host.play(state, seat, move, news)
events = py.add(events, events_in$(table.game, news))
}
py.method(self.decisions, "append", new PastDecision({ seat: seat, words: words, by: by, level: level, events: events, round_number: py.int(state.round_number) }))
self._seats = py.add(self._seats, py.mul([seat], py.len(moves)))
self._moves = py.add(self._moves, moves)
py.method(self._until, "append", py.len(self._moves))
}
}
get names() {
const self = this
return py.iter(self._end.chairs).map((chair) => chair.name)
}
get places() {
const self = this
return py.len(self._until)
}
get rounds() {
const self = this
let numbers
numbers = [self.first_round, ...py.iter(py.iter(self.decisions).map((past) => past.round_number))]
return [0, ...py.iter(py.iter(py.range(1, py.len(numbers))).filter((place) => (!py.eq(py.item(numbers, place), py.item(numbers, (place - 1))))).map((place) => place))]
}
table_at(place) {
const self = this
let table, end, seats, moves
if (!(0 <= place && py.lt(place, self.places))) {
throw new py.ValueError(`place ${py.str(place)}: this game has places 0 to ${py.str((self.places - 1))}`)
}
table = new TableState(self._end.opened)
table.chairs = py.iter(self._end.chairs).map((chair) => py.replace(chair, { kept: false }))
table.events = (py.truth(place) ? py.item(self.decisions, (place - 1)).events : self.dealt)
table.state = py.method(self, "_fresh_state", [])
table.events_before = py.list(py.item(self._events_before, place), undefined)
end = py.item(self._until, place)
;[seats, moves] = [py.list(py.slice(self._seats, null, end), undefined), py.list(py.slice(self._moves, null, end), undefined)]
host.replay(table.state, seats, moves, host.fresh_news(), py.zeros((6 + 1), undefined))
table.turn = place
table.stage = ((py.eq(place, (self.places - 1))) ? "over" : "playing")
return table
}
_fresh_state(events) {
const self = this
let table, state, news
table = self._end
state = py.method(table.game, "fresh_state")
if (py.truth(table.is_stacked)) {
host.stack(state, table.stacked_order)
}
news = host.fresh_news()
host.start(state, table.options, table.seed, news)
py.method(events, "extend", events_in$(table.game, news))
return state
}
}
class CheckOptions extends py.Struct {
static fields = ["game", "players", "options"]
static defaults = { options: () => py.dict([]) }
}
class Apart extends py.Struct {
static fields = ["blocked", "blocked_by"]
static defaults = { blocked: () => py.set([]), blocked_by: () => py.set([]) }
}
class LoggedDecision extends py.Struct {
static fields = ["seat", "moves", "by", "level"]
}
class TalkLine extends py.Struct {
static fields = ["number", "seat", "name", "who", "text", "reaction"]
}
class MyTable extends py.Struct {
static fields = ["code", "game", "stage", "your_turn", "paused", "kept", "solo", "rated", "practice", "seats", "you", "round", "rounds", "score", "rank", "cards", "minutes"]
}
class Sitter extends py.Struct {
static fields = ["name", "player"]
}
class Replay extends py.Struct {
static fields = ["code", "game", "players", "options", "rules_version", "seats", "rounds", "dealt", "decisions", "scores", "ranks", "seed_hash", "seed", "you", "rematch", "practice"]
}
class ReplayDecision extends py.Struct {
static fields = ["place", "seat", "moves", "by", "level", "events"]
}
class Event_of_messages extends py.Struct {
static fields = ["number", "event"]
}
class Record extends py.Struct {
static fields = ["game", "rules", "players", "options", "seed", "names", "stacked", "decisions", "practice", "result"]
static defaults = { stacked: () => null, decisions: () => [], practice: () => null, result: () => null }
}
class CheckedOptions extends py.Struct {
static fields = ["clash", "options", "ruled_out"]
}
class Clash extends py.Struct {
static fields = ["clash", "facts", "text"]
}
class RuledOut extends Clash {
static fields = ["clash", "facts", "text", "option", "value"]
}
class Course extends py.Struct {
static fields = ["game", "rules", "players", "options", "seed", "stacked", "names", "ranks", "moves", "text"]
}
class Hint extends py.Struct {
static fields = ["move", "candidates", "counted_in", "reason", "arguments", "worlds", "seconds"]
}
class Hint_of_messages extends FromServer {
static fields = ["id", "turn", "moves", "candidates", "counted_in", "reason", "facts", "worlds", "chances"]
static tag = ["type", "hint"]
}
class Candidate extends py.Struct {
static fields = ["move", "value"]
}
class HintFacts extends py.Struct {
static fields = ["worlds", "usual", "gain"]
static defaults = { worlds: () => 0, usual: () => null, gain: () => null }
}
class MoveChance extends py.Struct {
static fields = ["move", "chance"]
}
class Table extends FromServer {
static fields = ["code", "game", "players", "options", "rules_version", "stage", "level", "seats", "you", "host", "no_return", "round", "turn", "last", "events", "view", "waiting_for", "sealed", "your_choice", "legal", "illegal", "scores", "ranks", "ranks_now", "seed_hash", "seed", "rematch", "clock", "rated", "ratings", "public", "tricks_shown", "agreed_to_end", "closed", "paused", "stacked", "lesson", "practice", "deals_in", "deal", "event", "blocked", "position", "goes_on"]
static defaults = { deals_in: () => null, deal: () => null, event: () => null, blocked: () => [], position: () => null, goes_on: () => null }
static tag = ["type", "table"]
}
class Illegal extends py.Struct {
static fields = ["move", "reason", "facts"]
}
class Seat extends py.Struct {
static fields = ["seat", "name", "player", "level", "kept", "here", "host"]
static defaults = { level: () => null, kept: () => false, here: () => true, host: () => false }
}
class Clock extends py.Struct {
static fields = ["choice", "times", "times_next", "seconds", "left", "stopped", "away", "away_left"]
}
class ReplayEvent extends py.Struct {
static fields = ["event", "seen_by"]
}
const NOBODY_LISTENS = host.fresh_news({ listening: false })
const ADO = [/* class */ Sat, /* class */ Left, /* class */ Swapped, /* class */ RightBack, /* class */ AgreedToEnd, /* class */ PlayedOn, /* class */ Renamed, /* class */ Hurried]
const NO_CLOCK = new ClockReading({  })
const NOBODY_APART = new Apart({  })
function cards_in_order$(game_, names) {
let named, cards, name, card, most
named = host.words_of(game_).card_named
cards = py.iter(names).map((name) => py.call(named, [name]))
for ([name, card] of py.iter(py.zip(names, cards))) {
if ((card === null)) {
throw new py.ValueError(`card ${py.repr(name)}: ${py.str(game_.title)} has no such card`)
}
}
most = py.item(py.item(game_.STATE, "stack_order").shape, 0)
if ((py.len(cards) > most)) {
throw new py.ValueError(`${py.str(py.len(cards))} stacked cards: ${py.str(game_.title)} shuffles at most ${py.str(most)}`)
}
return py.list(cards, undefined)
}
function in_any_order$(words) {
return py.sorted(py.iter(words).map((part) => in_one_spelling$(part)))
}
function decision_words$(state, seat, moves) {
let trial, words, move
trial = host.copy_of(state)
words = []
for (move of py.iter(moves)) {
py.method(words, "append", move_words$(trial, move))
host.play(trial, seat, move, NOBODY_LISTENS)
}
return words
}
function read_decision$(state, seat, words, legal_now) {
let decision, parts, allowed, part, move
decision = new UnfinishedDecision(state, seat)
parts = py.iter(words).map((part) => in_one_spelling$(part))
allowed = legal_now
while (py.truth(parts)) {
if (py.truth(decision.is_whole)) {
throw new Refusal({ reason: "too_many_parts", text: `The decision is complete without ${py.str(py.method(", ", "join", parts))}.`, facts: py.dict([["parts", parts]]) })
}
if (py.truth(decision.moves)) {
allowed = legal_words$(decision.trial, seat)
}
;[part, move] = _lowest_part$(decision, parts, allowed)
if ((!py.contains(allowed, part))) {
throw py.method(decision, "refusal", move)
}
py.method(parts, "remove", part)
py.method(decision, "add", move)
}
_refuse_unless_whole$(decision)
return decision.moves
}
function legal_words$(record, seat) {
let moves
moves = host.moves_in(host.legal(record, seat))
return py.dict(py.zip(moves_words$(record, moves), moves))
}
function illegal_words$(record, seat, legal_now) {
let sight, moves
sight = (py.truth(legal_now) ? py.method(host.words_of(host.game_of(record)), "in_sight", record, seat) : [])
moves = py.iter(sight).filter((move) => (!py.contains(legal_now, move))).map((move) => move)
return py.dict(py.iter(py.zip(moves_words$(record, moves), moves)).map(([words, move]) => [words, refusal$(record, seat, move)]))
}
function events_in$(game_, news) {
return py.iter(events_in_news$(game_, news)).map(([what, seen_by]) => new Event({ what: what, seen_by: seen_by }))
}
function agree_to_end$(table, who) {
let seat, lapsed
seat = _own_seat$(table, who)
_refuse_unless_playing$(table)
_refuse_kept_seat$(table, seat)
if ((!py.truth(table.agreed_to_end) && (table.played_on_at !== null) && (py.lt(table.turn, py.add(table.played_on_at, table.players))))) {
throw new Refusal({ reason: "too_soon", text: "This was proposed and declined a moment ago; play on for a while." })
}
if ((py.contains(table.would_end, seat))) {
return []
}
lapsed = ((py.truth(table.agreed_to_end) && !py.truth(table.would_end)) ? [new PlayedOn({ seat: seat })] : [])
return [...py.iter(lapsed), new AgreedToEnd({ seat: seat })]
}
function bad_options$(problem) {
let clash, facts
;[clash, facts] = (py.truth(py.isinstance(problem, py.OptionClash)) ? [problem.clash, problem.facts] : ["", py.dict([])])
return new Refusal({ reason: "bad_options", text: `${py.str(problem)}.`, facts: py.dict([["clash", clash], ...py.pairs(facts)]) })
}
function be_right_back$(table, who, clock = NO_CLOCK) {
let seat
seat = _own_seat$(table, who)
_refuse_unless_playing$(table)
_refuse_without_clock$(table)
refuse_pause$(table)
_refuse_kept_seat$(table, seat)
if ((py.contains(table.away, seat))) {
return []
}
if ((py.item(table.away_for, seat) >= clock.pause_allowed)) {
throw new Refusal({ reason: "away_too_long", text: "Your clock has been paused for as long as one game allows." })
}
return [...py.iter(_used$(table, seat, clock.used)), new RightBack({ seat: seat })]
}
function bot_play$(table, seat, moves, turn) {
let chair
chair = py.item(table.chairs, seat)
_refuse_if_table_moved_on$(table, seat, turn, chair.is_played_by_bot)
return [decide_by_moves$(table, seat, moves, turn, (py.truth(chair.kept) ? "bot" : "player"))]
}
function call_back$(table, seat, clock) {
let left
left = py.sub(clock.pause_allowed, py.item(table.away_for, seat))
if (((!py.contains(table.away, seat)) || (py.lt(clock.paused, py.sub(left, 0.02))))) {
return []
}
return [new CameBack_of_log({ seat: seat, seconds: py.round(left, 3), by: "clock" })]
}
function change_rules$(table, who, rules, levels) {
let choices, _, problem, stand_in, clock, entry, room, other_bots, pace
_refuse_all_but_host$(table, who)
_refuse_outside_waiting_room$(table)
if ((table.opened.deals_at !== null)) {
throw new Refusal({ reason: "usual_rules_only", text: "People who look for players are seated at tables with the usual rules." })
}
_refuse_unknown_level$(rules.level, levels)
if ((py.truth(rules.rated) && py.truth(py.any(py.iter(table.chairs).map((chair) => (chair.player === "program")))))) {
throw no_programs$()
}
try {
;[choices, _] = py.method(table.game, "choose", rules.players, rules.options)
} catch (problem) {
if (!py.isinstance(problem, py.ValueError)) throw problem
problem = problem
throw bad_options$(problem)
}
;[stand_in, clock] = terms$(rules.rated, rules.level, rules.clock, levels)
entry = new NewRules({ players: rules.players, options: choices, level: rules.level, stand_in: stand_in, clock: clock, rated: rules.rated, public: rules.public, tricks_shown: rules.tricks_shown })
if (py.truth(py.all(py.iter(py.names(entry)).map((name) => (py.eq(py.getattr(table.opened, name), py.getattr(entry, name))))))) {
return []
}
room = _room_for$(table, rules.players)
other_bots = py.iter(py.enumerate(py.slice(_chairs_after$(table.chairs, room), null, rules.players))).filter(([seat, chair]) => ((chair.player === "bot") && (py.eq(chair.level, table.opened.level) && !py.eq(table.opened.level, rules.level)))).map(([seat, chair]) => new Sat({ seat: seat, name: chair.name, player: "bot", level: rules.level }))
pace = ((py.truth(rules.rated) && (table.times_next !== 1)) ? [new Slowed({ times: 1 })] : [])
return [...py.iter(room), entry, ...py.iter(other_bots), ...py.iter(pace)]
}
function clock_play$(table, seat, moves, turn) {
let decided, is_away, left
_refuse_if_table_moved_on$(table, seat, turn, !py.truth(py.item(table.chairs, seat).is_played_by_bot))
decided = decide_by_moves$(table, seat, moves, turn, "clock")
is_away = ((py.item(table.run_out, seat) + 1) >= 2)
left = (py.truth(is_away) ? [new Left({ seat: seat, by: "clock" })] : [])
return ((py.truth(left) && py.truth(table.is_solo)) ? left : [...py.iter(left), decided])
}
function close$(table) {
_refuse_finished_game$(table)
return [new Closed_of_log({ why: "host" })]
}
function deal$(table) {
let empty
_refuse_outside_waiting_room$(table)
empty = py.iter(py.enumerate(table.chairs)).filter(([seat, chair]) => (chair.player === "nobody")).map(([seat, chair]) => seat)
if (py.truth(empty)) {
throw new Refusal({ reason: "seats_empty", text: `Nobody sits on ${py.str(py.method(", ", "join", py.iter(empty).map((seat) => `seat ${py.str(seat)}`)))}.`, facts: py.dict([["seats", empty]]) })
}
return [new Started({  })]
}
function deal_if_due$(table, now) {
if (((table.deals_at === null) || !py.truth(table.is_counting_down) || ((py.lt(now, table.deals_at)) && !py.truth(table.is_full)))) {
return []
}
if (!py.truth(py.any(py.iter(table.chairs).map((chair) => (chair.player === "person"))))) {
return [new Countdown_of_log({ at: null })]
}
return [...py.iter(_bots_for_empty_seats$(table.chairs, table.opened.level)), new Started({  })]
}
function decide$(table, seat, words, turn = null, id = "") {
let entry
_refuse_unless_asked$(table, seat, turn)
entry = _decision$(table, seat, read_decision$(table.state, seat, words, py.method(table, "legal", seat)), undefined, id)
py.method(table, "remember_words", entry, in_any_order$(words))
return entry
}
function decide_by_moves$(table, seat, moves, turn = null, by = "player") {
_refuse_unless_asked$(table, seat, turn)
check_decision$(table.state, seat, moves)
return _decision$(table, seat, moves, by)
}
function end_if_agreed$(table, present) {
let seats, asked
if (((table.stage !== "playing") || !py.truth(table.would_end))) {
return []
}
seats = py.range(table.players)
if ((py.truth(table.opened.rated) || (table.opened.event !== null))) {
asked = py.set(py.iter(seats).filter((seat) => (py.item(table.chairs, seat).player === "person")).map((seat) => seat))
} else {
asked = py.set(py.iter(seats).filter((seat) => (py.truth(py.method(table, "is_played_by_person", seat)) && (py.contains(present, py.item(table.chairs, seat).person)))).map((seat) => seat))
}
return ((py.truth(asked) && (py.le(asked, table.would_end))) ? [new Closed_of_log({ why: "agreed" })] : [])
}
function hint$(table, who, turn) {
let seat
seat = _own_seat$(table, who)
_refuse_unless_asked$(table, seat, turn)
_refuse_kept_seat$(table, seat)
refuse_hint$(table)
if ((table.opened.deal !== null)) {
throw new Refusal({ reason: "no_hints_same_deal", text: "There are no hints where others play the same deal." })
}
return seat
}
function hurry$(table, who) {
let seat
seat = _own_seat$(table, who)
_refuse_unless_playing$(table)
_refuse_kept_seat$(table, seat)
if (!py.truth(table.is_solo)) {
throw new Refusal({ reason: "not_alone", text: "Other people play here too, so the bots keep their pace." })
}
return (py.truth(table.is_hurried) ? [] : [new Hurried({ seat: seat })])
}
function i_am_back$(table, who, clock = NO_CLOCK) {
return _back$(table, _own_seat$(table, who), clock)
}
function join$(table, who, now, apart = NOBODY_APART) {
let free, sat, at
if ((py.method(table, "seat_of", who.person) !== null)) {
return []
}
if ((table.deals_at === null)) {
throw new Refusal({ reason: "already_started", text: "This table is no longer waiting for players." })
}
free = py.iter(py.enumerate(table.chairs)).filter(([seat, chair]) => (chair.player === "nobody")).map(([seat, chair]) => seat)
sat = sit$(table, who, (py.truth(free) ? py.item(free, 0) : 0), apart)
at = py.add(py.int(now), 15)
return ((py.gt(at, table.deals_at)) ? [...py.iter(sat), new Countdown_of_log({ at: at })] : sat)
}
function leave$(table, who, clock = NO_CLOCK) {
let seat
seat = _own_seat$(table, who)
_refuse_finished_game$(table)
_refuse_kept_seat$(table, seat)
return [...py.iter(_back$(table, seat, clock)), ...py.iter(_used$(table, seat, clock.used)), new Left({ seat: seat })]
}
function leave_to_bots$(table, people, for_good = false) {
let entries, seat, chair
if ((table.stage !== "playing")) {
return []
}
entries = []
for ([seat, chair] of py.iter(py.enumerate(table.chairs))) {
if (((chair.person === null) || (!py.contains(people, chair.person)))) {
continue
}
if (!py.truth(chair.kept)) {
py.method(entries, "append", new Left({ seat: seat, by: "clock" }))
}
if ((py.truth(for_good) && (!py.contains(table.barred, chair.person)))) {
py.method(entries, "append", new Barred({ person: chair.person }))
}
}
return entries
}
function note_used$(table, seat, turn, seconds) {
return (((py.eq(turn, table.turn)) && (!py.contains(table.away, seat))) ? _used$(table, seat, seconds) : [])
}
function play$(table, who, moves, turn, id, clock = NO_CLOCK) {
let seat, entries
seat = _own_seat$(table, who)
if ((py.contains(table.answered, [seat, host.short_id(id)]))) {
_refuse_another_decision$(table, seat, moves, turn, id)
return []
}
_refuse_kept_seat$(table, seat)
entries = [...py.iter(_back$(table, seat, clock)), decide$(table, seat, moves, turn, id)]
if (py.truth(clock.round_is_over)) {
throw round_over$()
}
return entries
}
function play_on$(table, who) {
let seat
seat = _own_seat$(table, who)
_refuse_unless_playing$(table)
return (py.truth(table.agreed_to_end) ? [new PlayedOn({ seat: seat })] : [])
}
function put_away$(table, who, clock = NO_CLOCK) {
let seat
seat = py.method(table, "seat_of", who.person)
if (((table.stage === "over") || (seat === null))) {
return []
}
if (((table.stage === "playing") && py.truth(table.is_solo))) {
return [new Closed_of_log({ why: "agreed" })]
}
return (py.truth(py.item(table.chairs, seat).kept) ? [] : leave$(table, who, clock))
}
function rematch$(table, who, code) {
_own_seat$(table, who)
if ((table.stage !== "over")) {
throw new Refusal({ reason: "not_over", text: "The game is not over yet." })
}
return ((table.rematch !== null) ? [] : [new Rematched_of_log({ code: code })])
}
function rematch_entries$(table, who, seed, apart = [], rules = null, levels = [], names = py.dict([])) {
let opened, company, sat, people, others, entries, seats, new_table
opened = new Opened({ game: table.opened.game, rules: table.game.version, players: table.players, options: py.dict(table.choices), seed: seed, level: table.opened.level, host: who.person, clock: table.opened.clock, tricks_shown: table.opened.tricks_shown })
company = py.iter(py.enumerate(table.chairs)).filter(([seat, chair]) => ((chair.player === "bot") || ((chair.player === "person") && (!py.truth(chair.kept) || (py.eq(chair.person, who.person)))))).filter(([seat, chair]) => ((!py.contains(apart, chair.person)) && !py.truth(is_forgotten$(chair.person)))).map(([seat, chair]) => new Sat({ seat: seat, name: chair.name, player: chair.player, level: ((chair.player === "bot") ? chair.level : null), person: chair.person }))
for (sat of py.iter(company)) {
if (((sat.person !== null) && (py.contains(names, sat.person)))) {
sat.name = distinct_name$(py.item(names, sat.person), py.iter(company).filter((other) => (other !== sat)).map((other) => other.name))
}
}
people = py.sum(py.iter(company).map((sat) => (sat.player === "person")))
opened.rated = py.and(() => table.opened.rated, () => (py.ge(people, 2)))
opened.stand_in = (py.truth(opened.rated) ? table.opened.stand_in : null)
others = py.any(py.iter(company).map((sat) => py.and(() => (sat.player === "person"), () => (!py.eq(sat.person, who.person)))))
entries = [opened, ...py.iter(company), ...py.iter(py.iter(py.sorted(table.barred)).map((person) => new Barred({ person: person })))]
if ((table.times_next !== 1)) {
py.method(entries, "append", new Slowed({ times: table.times_next }))
}
seats = py.dict(py.iter(company).map((sat) => [sat.person, sat.seat]))
entries = py.add(entries, py.iter(py.slice(table.talk, -20, null)).filter((line) => ((line.person !== null) && (py.contains(seats, line.person)))).map((line) => new Said({ seat: py.item(seats, line.person), text: line.text, reaction: line.reaction })))
if ((rules !== null)) {
entries = py.add(entries, change_rules$(py.method(TableState, "from_log", entries), who, rules, levels))
}
if ((py.truth(others) || py.truth(py.any(py.iter(table.chairs).map((chair) => (chair.player === "program")))))) {
return entries
}
new_table = py.method(TableState, "from_log", entries)
refuse_start$(new_table, py.set([who.person]))
return [...py.iter(entries), ...py.iter(_bots_for_empty_seats$(new_table.chairs, new_table.opened.level)), new Started({  })]
}
function remove$(table, person, for_good = true) {
let seat, sits, left
_refuse_finished_game$(table)
seat = py.method(table, "seat_of", person)
sits = py.and(() => (seat !== null), () => !py.truth(py.item(table.chairs, seat).kept))
left = (((seat !== null) && py.truth(sits)) ? [new Left({ seat: seat, by: "host" })] : [])
return ((py.truth(for_good) && (!py.contains(table.barred, person))) ? [...py.iter(left), new Barred({ person: person })] : left)
}
function rename$(table, who, name, by = "player") {
let seat
seat = py.method(table, "seat_of", who.person)
if (((seat === null) || (table.stage === "over"))) {
return []
}
name = _name_at$(table, seat, name)
return ((py.eq(py.item(table.chairs, seat).name, name)) ? [] : [new Renamed({ seat: seat, name: name, by: by })])
}
function replace_host$(table, present) {
let heirs
if (((table.stage === "over") || (py.contains(present, table.host)) || (table.opened.event !== null))) {
return []
}
heirs = py.iter(py.range(table.players)).filter((seat) => (py.truth(py.method(table, "is_played_by_person", seat)) && (py.contains(present, py.item(table.chairs, seat).person)))).map((seat) => seat)
return (py.truth(heirs) ? [new Hosted({ seat: py.item(heirs, 0) })] : [])
}
function seat_bot$(table, who, seat, level, levels) {
_refuse_all_but_host$(table, who)
_refuse_outside_waiting_room$(table)
_refuse_unknown_level$(level, levels)
_refuse_taken_seat$(table, seat)
return [new Sat({ seat: seat, name: py.item(_free_bot_names$(table.chairs), 0), player: "bot", level: level })]
}
function sit$(table, who, seat, apart = NOBODY_APART) {
let own, chair, is_unwanted
own = py.method(table, "seat_of", who.person)
if ((py.eq(own, seat))) {
_refuse_outside_waiting_room$(table)
return []
}
_refuse_taken_seat$(table, seat)
if ((own !== null)) {
return [new Swapped({ seat: own, other: seat })]
}
for (chair of py.iter(table.chairs)) {
if ((py.contains(apart.blocked, chair.person))) {
throw new Refusal({ reason: "blocked_here", text: `You have blocked ${py.str(chair.name)}, who sits here.`, facts: py.dict([["name", chair.name]]) })
}
}
is_unwanted = py.and(() => table.opened.public, () => py.any(py.iter(table.chairs).map((chair) => (py.contains(apart.blocked_by, chair.person)))))
if ((py.truth(is_unwanted) || (py.contains(table.barred, who.person)))) {
throw no_seat_here$()
}
return [new Sat({ seat: seat, name: _name_at$(table, seat, who.name), player: "person", person: who.person })]
}
function slow_clock$(table, who, times) {
_refuse_all_but_host$(table, who)
_refuse_without_clock$(table)
refuse_new_pace$(table)
if ((!py.contains(TIMES, times))) {
throw new Refusal({ reason: "no_such_pace", text: "A clock can be slowed by 2 or by 4.", facts: py.dict([["times", times]]) })
}
return ((py.eq(times, table.times_next)) ? [] : [new Slowed({ times: times })])
}
function start$(table, who, connected = []) {
_refuse_all_but_host$(table, who)
_refuse_outside_waiting_room$(table)
refuse_start$(table, connected)
return [...py.iter(_bots_for_empty_seats$(table.chairs, table.opened.level)), new Started({  })]
}
function swap$(table, who, seat, other) {
_refuse_all_but_host$(table, who)
_refuse_outside_waiting_room$(table)
_refuse_missing_seat$(table, seat)
_refuse_missing_seat$(table, other)
return ((py.eq(seat, other)) ? [] : [new Swapped({ seat: seat, other: other })])
}
function take_back$(table, who) {
let seat, chair, why_not, player
seat = _own_seat$(table, who)
_refuse_finished_game$(table)
chair = py.item(table.chairs, seat)
if (!py.truth(chair.kept)) {
throw new Refusal({ reason: "not_kept", text: "You already have your seat.", facts: py.dict([["seat", seat]]) })
}
why_not = why_no_return$(table, seat)
if ((why_not !== null)) {
throw why_not
}
player = ((chair.player === "program") ? "program" : "person")
return [new Sat({ seat: seat, name: _name_at$(table, seat, who.name), player: player, person: who.person })]
}
function take_seat$(table, seat, name, player = "person", level = null) {
_refuse_taken_seat$(table, seat)
return [new Sat({ seat: seat, name: name, player: player, level: level })]
}
function talk$(table, who, text = "", reaction = "") {
let seat
seat = _own_seat$(table, who)
if ((table.said >= 1000)) {
throw new Refusal({ reason: "talked_out", text: `${py.str(1000)} lines have been said at this table: that is enough.`, facts: py.dict([["most", 1000]]) })
}
if ((py.method(table.said_by, "get", who.person, 0) >= 300)) {
throw new Refusal({ reason: "said_enough", text: `You have said ${py.str(300)} lines at this table.`, facts: py.dict([["most", 300]]) })
}
return [new Said({ seat: seat, text: text, reaction: reaction })]
}
function unseat$(table, who, seat) {
let chair
if ((!py.eq(py.method(table, "seat_of", who.person), seat))) {
_refuse_all_but_host$(table, who)
}
_refuse_missing_seat$(table, seat)
chair = py.item(table.chairs, seat)
if (((chair.player === "program") && (table.stage === "playing"))) {
return [new Sat({ seat: seat, name: chair.name, player: "bot", level: table.opened.level })]
}
_refuse_outside_waiting_room$(table)
if ((chair.player === "nobody")) {
throw new Refusal({ reason: "seat_empty", text: `Nobody sits on seat ${py.str(seat)}.`, facts: py.dict([["seat", seat]]) })
}
if (((chair.player === "person") && (chair.person !== null) && (!py.eq(chair.person, who.person)))) {
return remove$(table, chair.person)
}
return [new Left({ seat: seat })]
}
function wait_longer$(table, who, now, seconds) {
_refuse_all_but_host$(table, who)
_refuse_outside_waiting_room$(table)
if ((table.opened.deals_at === null)) {
throw new Refusal({ reason: "no_countdown", text: "At this table the host deals." })
}
return [new Countdown_of_log({ at: py.int(py.add(now, seconds)) })]
}
function refusal$(record, seat, move) {
let game_, reason, why
game_ = host.game_of(record)
reason = py.method(game_, "reason_name", host.why_not(record, seat, move))
if ((reason === "game_over")) {
return new Refusal({ reason: reason, text: "The game is over." })
}
if ((reason === "not_your_turn")) {
return new Refusal({ reason: reason, text: `It is not seat ${py.str(seat)}'s turn.`, facts: py.dict([["seat", seat]]) })
}
if ((!py.contains(game_.reasons, reason))) {
return new Refusal({ reason: reason, text: "There is no such move now." })
}
why = py.method(host.words_of(game_), "why", record, seat, move, reason)
return new Refusal({ reason: reason, text: py.method(why, "sentence"), facts: py.asdict(why) })
}
function decisions_of$(table) {
let decisions, shadow, in_secret, entry, chair, is_bot, logged
decisions = []
shadow = new TableState(table.as_opened)
in_secret = py.dict([])
for (entry of py.iter(py.slice(table.entries, 1, null))) {
py.method(shadow, "apply", entry)
if (!py.truth(py.isinstance(entry, py.bitor(Decided, Sealed)))) {
continue
}
chair = py.item(shadow.chairs, entry.seat)
is_bot = py.or(() => (chair.player === "bot"), () => (entry.by !== "player"))
logged = new LoggedDecision({ seat: entry.seat, moves: entry.moves, by: entry.by, level: (py.truth(is_bot) ? py.or(() => chair.level, () => table.stand_in) : null) })
if (py.truth(py.isinstance(entry, Decided))) {
py.method(decisions, "append", logged)
} else {
py.setitem(in_secret, entry.seat, logged)
if (!py.truth(shadow.in_secret)) {
decisions = py.add(decisions, py.iter(py.sorted(py.method(in_secret, "items"))).map(([_, each]) => each))
in_secret = py.dict([])
}
}
}
return decisions
}
function seen_in$(events) {
let viewers
viewers = [...py.iter(py.range(6)), -1]
return py.iter(viewers).map((viewer) => py.sum(py.iter(events).map((event) => py.method(event, "seen_from", viewer))))
}
function move_words$(record, move) {
return py.item(moves_words$(record, [move]), 0)
}
function snapshot_for$(facts, table, person, known, blocked = []) {
let snapshot
snapshot = snapshot_of$(facts, table, viewer_of$(table, person), known)
snapshot.host = py.method(table, "is_host", person)
if (py.truth(blocked)) {
snapshot.blocked = py.iter(py.enumerate(table.chairs)).filter(([seat, chair]) => (py.contains(blocked, chair.person))).map(([seat, chair]) => seat)
}
return snapshot
}
function public_facts$(code, table, session) {
return py.dict([["code", code], ["game", table.game.name], ["players", table.players], ["options", table.choices], ["rules_version", table.opened.rules], ["stage", table.stage], ["level", table.opened.level], ["seats", seats_of$(table, session.connected)], ["round", table.round_number], ["turn", table.turn], ["waiting_for", table.waiting], ["sealed", py.sorted(table.in_secret)], ["scores", py.method(table, "scores")], ["ranks", py.method(table, "ranks")], ["ranks_now", py.method(table, "ranks_now")], ["seed_hash", (py.truth(table.opened.goes_on) ? null : host.hash_of(table.opened.seed))], ["seed", (((table.stage === "over") && !(py.truth(session.is_secret) || py.truth(table.opened.goes_on))) ? host.seed_text(table.seed) : null)], ["deal", table.opened.deal], ["event", table.opened.event], ["goes_on", table.opened.goes_on], ["rematch", table.rematch], ["clock", clock_of$(table, session)], ["rated", table.opened.rated], ["ratings", session.ratings], ["public", table.opened.public], ["tricks_shown", table.opened.tricks_shown], ["agreed_to_end", py.sorted(table.would_end)], ["closed", table.closed], ["paused", table.is_paused], ["stacked", table.is_stacked], ["lesson", table.is_lesson], ["practice", table.opened.practice], ["deals_in", ((session.deals_in === null) ? null : py.round(py.mul(1000, session.deals_in)))]])
}
function talk_of$(lines) {
return new Talk({ lines: py.iter(lines).map((line) => new TalkLine({ number: line.number, seat: line.seat, name: line.name, who: host.mark_of_person(line.person), text: py.or(() => line.text, () => null), reaction: py.or(() => line.reaction, () => null) })) })
}
function viewer_of$(table, person) {
let seat
seat = py.method(table, "seat_of", person)
return ((seat === null) ? -1 : seat)
}
function resealing_seat$(table, entries) {
let first
first = py.item(entries, 0)
return ((py.truth(py.isinstance(first, Sealed)) && (py.contains(table.in_secret, first.seat))) ? first.seat : null)
}
function is_talk$(entries) {
return py.all(py.iter(entries).map((entry) => py.isinstance(entry, Said)))
}
function in_one_line$(written) {
return host.tidied(py.method(" ", "join", py.method(written, "split")))
}
function tidy_line$(written) {
let line
line = in_one_line$(written)
if (!py.truth(line)) {
throw new Refusal({ reason: "nothing_said", text: "The message is empty." })
}
if ((py.len(line) > 200)) {
throw new Refusal({ reason: "too_long", text: `A message has at most ${py.str(200)} characters.`, facts: py.dict([["most", 200]]) })
}
return line
}
function tidy_name$(written) {
let name
name = host.tidied(written)
if (!py.truth(name)) {
throw new Refusal({ reason: "bad_name", text: "A name needs at least one visible letter, number or sign." })
}
if ((py.len(name) > 24)) {
throw new Refusal({ reason: "bad_name", text: `A name has at most ${py.str(24)} characters.`, facts: py.dict([["most", 24]]) })
}
return name
}
function at_a_glance$(code, table, seat, opened_at) {
let ranks, view
ranks = py.method(table, "ranks_now")
view = py.method(table, "view_words", seat)
return new MyTable({ code: code, game: table.game.name, stage: table.stage, your_turn: py.and(() => (py.contains(table.undecided, seat)), () => !py.truth(py.item(table.chairs, seat).kept)), paused: table.is_paused, kept: py.item(table.chairs, seat).kept, solo: table.is_solo, rated: table.opened.rated, practice: table.is_practice, seats: py.iter(table.chairs).map((chair) => new Sitter({ name: chair.name, player: chair.player })), you: seat, round: table.round_number, rounds: rounds_in$(view), score: py.item(py.method(table, "scores"), seat), rank: ((ranks === null) ? null : py.item(ranks, seat)), cards: cards_in$(view, seat), minutes: ((opened_at === null) ? null : py.floordiv(py.max(0, py.sub(py.int(py.time()), opened_at)), 60)) })
}
function whole$(code, table, rewound, person) {
return new Replay({ code: code, game: table.game.name, players: table.players, options: py.dict(table.choices), rules_version: table.opened.rules, seats: seats_of$(table, py.iter(table.chairs).filter((chair) => (chair.person !== null)).map((chair) => chair.person)), rounds: rewound.rounds, dealt: py.iter(rewound.dealt).map((event) => replay_event$(event)), decisions: py.iter(py.enumerate(rewound.decisions, 1)).map(([place, decision]) => new ReplayDecision({ place: place, seat: decision.seat, moves: decision.words, by: decision.by, level: decision.level, events: py.iter(decision.events).map((event) => replay_event$(event)) })), scores: py.method(table, "scores"), ranks: py.method(table, "ranks"), seed_hash: host.seed_hash(host.seed_text(table.seed)), seed: host.seed_text(table.seed), you: py.method(table, "seat_of", person), rematch: table.rematch, practice: table.opened.practice })
}
function at_place$(code, rewound, written_place, written_view) {
let table, seats, viewer, everybody, facts, message
if ((!(py.truth(py.method(written_place, "isascii")) && py.truth(py.method(written_place, "isdigit")) && (py.len(written_place) < 6)) || (py.int(written_place) >= rewound.places))) {
throw new Refusal({ reason: "no_such_place", text: `This game has places 0 to ${py.str((rewound.places - 1))}.` })
}
table = py.method(rewound, "table_at", py.int(written_place))
seats = py.iter(py.range(table.players)).map((seat) => py.str(seat))
if ((!py.contains(["open", "watching", ...py.iter(seats)], written_view))) {
throw new Refusal({ reason: "no_such_view", text: `A game can be seen as ${py.str("open")}, ${py.str("watching")}, or from one of the seats ${py.str(py.method(", ", "join", seats))}.` })
}
viewer = ((py.contains(seats, written_view)) ? py.int(written_view) : -1)
everybody = py.iter(table.chairs).filter((chair) => (chair.person !== null)).map((chair) => chair.person)
facts = public_facts$(code, table, new SessionFacts({ connected: everybody }))
message = snapshot_of$(facts, table, viewer, py.int(py.item(table.events_before, viewer)))
message.seed = host.seed_text(table.seed)
if ((written_view === "open")) {
message.view = all_open$(table)
message.events = py.iter(py.enumerate(table.events, (py.int(py.item(table.events_before, viewer)) + 1))).map(([number, event]) => new Event_of_messages({ number: number, event: event.what }))
}
return message
}
function record_of$(table) {
let opened, record, state, news, seat, moves, _, words, move
opened = table.opened
record = new Record({ game: opened.game, rules: opened.rules, players: opened.players, options: py.dict(table.choices), seed: host.seed_text(table.seed), names: py.iter(table.chairs).map((chair) => chair.name), stacked: opened.stack, practice: ((opened.practice === null) ? null : past_of$(opened.practice)), result: ((py.method(table, "ranks") !== null) ? py.method(table, "scores") : null) })
state = py.method(table.game, "fresh_state")
if ((opened.stack !== null)) {
host.stack(state, table.stacked_order)
}
news = host.fresh_news({ listening: false })
host.start(state, table.options, table.seed, news)
for ([seat, moves, ..._] of py.iter(decisions_of$(table))) {
words = []
for (move of py.iter(moves)) {
py.method(words, "append", move_words$(state, move))
host.play(state, seat, move, news)
}
py.method(record.decisions, "append", [seat, words])
}
return record
}
function write_record$(record) {
let lines
lines = ["mazzo record 1", `game: ${py.str(record.game)}`, `rules: ${py.str(record.rules)}`, `players: ${py.str(record.players)}`]
lines = py.add(lines, py.iter(py.method(record.options, "items")).map(([name, value]) => `option ${py.str(name)}: ${py.str(py.method(py.str(value), "lower"))}`))
py.method(lines, "append", `seed: ${py.str(record.seed)}`)
if ((record.stacked !== null)) {
py.method(lines, "append", `stacked: ${py.str(py.method(" ", "join", record.stacked))}`)
}
if ((record.practice !== null)) {
py.method(lines, "append", `practice: ${py.str(record.practice)}`)
}
lines = py.add(lines, py.iter(py.enumerate(record.names)).map(([seat, name]) => `seat ${py.str(seat)}: ${py.str(name)}`))
py.method(lines, "append", "decisions:")
lines = py.add(lines, py.iter(record.decisions).map(([seat, parts]) => `${py.str(seat)} ${py.str(py.method(", ", "join", parts))}`))
if ((record.result !== null)) {
py.method(lines, "append", `result: ${py.str(py.method(" ", "join", py.iter(record.result).map((score) => py.str(score))))}`)
}
return (py.method("\n", "join", lines) + "\n")
}
function checked_options$(game_, wish) {
let chosen, _, problem, ruled_out, option, value, why
try {
;[chosen, _] = py.method(game_, "choose", wish.players, wish.options)
} catch (problem) {
if (!py.isinstance(problem, py.ValueError)) throw problem
problem = problem
return new CheckedOptions({ clash: clash_in$(problem), options: wish.options, ruled_out: [] })
}
ruled_out = []
for (option of py.iter(game_.options)) {
for (value of py.iter(option.values)) {
try {
py.method(game_, "choose", wish.players, py.dict([...py.pairs(wish.options), [option.name, value]]))
} catch (problem) {
if (!py.isinstance(problem, py.ValueError)) throw problem
problem = problem
why = py.asdict(clash_in$(problem))
py.method(ruled_out, "append", new RuledOut({ option: option.name, value: value, ...py.fields(why) }))
}
}
}
return new CheckedOptions({ clash: null, options: chosen, ruled_out: ruled_out })
}
function puzzle_entries$(opened, seat, past, who) {
let table, entry, decision, move
table = py.method(TableState, "from_log", [opened, new Sat({ seat: seat, name: who.name, player: "person", person: who.person })])
for (entry of py.iter(start$(table, who))) {
py.method(table, "apply", entry)
}
decision = new UnfinishedDecision(table.state, py.item(table.undecided, 0))
for (move of py.iter(past)) {
if ((!py.contains(host.moves_in(host.legal(decision.trial, decision.seat)), move))) {
throw py.method(decision, "refusal", move)
}
py.method(decision, "add", move)
if (py.truth(decision.is_whole)) {
py.method(table, "apply", decide_by_moves$(table, decision.seat, decision.moves))
if ((table.stage === "over")) {
throw new Refusal({ reason: "game_over", text: "The game is over." })
}
decision = new UnfinishedDecision(table.state, py.item(table.undecided, 0))
}
}
return table.entries
}
function practice_entries$(table, code, place, who) {
let past, seat, opened, bots, again, entry, made, together, decision
if ((table.stage !== "over")) {
throw new Refusal({ reason: "not_over", text: "The game is not over yet." })
}
past = (py.truth(table.is_lesson) ? [] : decisions_of$(table))
if (!(1 <= place && place <= py.len(past))) {
throw new Refusal({ reason: "no_such_place", text: `This game can be played again from any of its decisions 1 to ${py.str(py.len(past))}.` })
}
seat = py.item(past, (place - 1)).seat
opened = new Opened({ game: table.opened.game, rules: table.opened.rules, players: table.players, options: py.dict(table.choices), seed: table.opened.seed, level: table.opened.level, stack: table.opened.stack, host: who.person, tricks_shown: table.opened.tricks_shown, practice: new Practice({ code: code, place: place }) })
bots = py.iter(py.enumerate(table.chairs)).filter(([number, chair]) => ((chair.player === "bot") && (!py.eq(number, seat)))).map(([number, chair]) => new Sat({ seat: number, name: chair.name, player: "bot", level: chair.level }))
again = py.method(TableState, "from_log", [opened, new Sat({ seat: seat, name: who.name, player: "person", person: who.person }), ...py.iter(bots)])
for (entry of py.iter(start$(again, who))) {
py.method(again, "apply", entry)
}
made = 0
while ((py.lt(made, (place - 1)))) {
together = py.len(again.undecided)
if (((together > 1) && (py.add(made, together) > (place - 1)))) {
break
}
for (decision of py.iter(py.slice(past, made, py.add(made, together)))) {
py.method(again, "apply", decide_by_moves$(again, decision.seat, decision.moves))
}
made = py.add(made, together)
}
return again.entries
}
function course_of$(table, record) {
let ranks, moves
ranks = py.method(table, "ranks")
if ((ranks === null)) {
throw new py.ValueError("this game is not over yet; it can be reviewed once it is")
}
moves = py.iter(py.enumerate(decisions_of$(table), 1)).flatMap(([place, past]) => py.iter(past.moves).map((move) => [past.seat, move, place]))
return new Course({ game: record.game, rules: record.rules, players: record.players, options: record.options, seed: record.seed, stacked: (py.truth(table.is_stacked) ? py.iter(table.stacked_order).map((card) => py.int(card)) : null), names: record.names, ranks: ranks, moves: moves, text: write_record$(py.replace(record, { names: py.mul([""], record.players) })) })
}
function decision_of$(search, move, seconds) {
let weighed, gain, order, candidates, usual, reason, arguments_
weighed = py.iter(host.moves_in(py.int(search.weighed))).filter((each) => (py.item(search.tried, each) > 0)).map((each) => each)
if (!py.truth(weighed)) {
return new Decision({ move: move, reason: "only_sensible", seconds: seconds })
}
gain = py.dict(py.iter(weighed).map((each) => [each, py.float(py.div(py.item(search.gain, each), py.item(search.tried, each)))]))
order = py.sorted(weighed, { key: ((each) => [(!py.eq(each, move)), -py.int(py.item(search.tried, each)), -py.item(gain, each)]) })
candidates = py.iter(order).map((each) => [each, py.round(py.float(py.div(py.item(search.result, each), py.item(search.tried, each))), 3)])
usual = py.int(search.usual)
reason = ((py.eq(move, usual)) ? "as_usual" : "better_than_usual")
arguments_ = py.dict([["worlds", py.int(search.worlds)]])
if ((!py.eq(move, usual))) {
arguments_ = py.bitor(arguments_, py.dict([["usual", usual], ["gain", py.round(py.item(gain, move), 2)]]))
}
return new Decision({ move: move, candidates: candidates, reason: reason, arguments: arguments_, worlds: py.int(search.worlds), seconds: seconds })
}
function in_words$(view, decision) {
let arguments_
arguments_ = py.dict(decision.arguments)
if ((py.contains(arguments_, "usual"))) {
py.setitem(arguments_, "usual", move_words$(view, py.item(arguments_, "usual")))
}
return new Hint({ move: move_words$(view, decision.move), candidates: py.iter(decision.candidates).map(([move, value]) => [move_words$(view, move), value]), counted_in: host.counted_in(host.game_of(view)), reason: decision.reason, arguments: arguments_, worlds: decision.worlds, seconds: decision.seconds })
}
function hint_message$(before, seat, moves, hint, bids, turn, hint_id) {
return new Hint_of_messages({ id: hint_id, turn: turn, moves: decision_words$(before, seat, moves), candidates: py.iter(hint.candidates).filter(([move, value]) => py.truth(py.isfinite(value))).map(([move, value]) => new Candidate({ move: move, value: value })), counted_in: hint.counted_in, reason: hint.reason, facts: new HintFacts({ ...py.fields(hint.arguments) }), worlds: hint.worlds, chances: py.iter(bids).map(([move, chance]) => new MoveChance({ move: move_words$(before, move), chance: chance })) })
}
function seat_bot$_of_message_commands(table, who, seat, level) {
return seat_bot$(table, who, seat, level, host.levels_of(table.game.name))
}
function in_one_spelling$(part) {
return py.method(" ", "join", py.method(part, "split"))
}
function _lowest_part$(decision, parts, allowed) {
let meant, moves, move, part, sentence
meant = py.dict(py.iter(parts).map((part) => [part, ((py.contains(allowed, part)) ? py.item(allowed, part) : read_move$(decision.trial, part))]))
moves = py.iter(py.method(meant, "items")).filter(([part, move]) => (move !== null)).map(([part, move]) => [move, part])
if (py.truth(moves)) {
;[move, part] = py.min(moves)
return [part, move]
}
sentence = `${py.repr(py.item(parts, 0))} is not a move here; legal moves are: ${py.str(py.method(", ", "join", py.sorted(allowed)))}.`
throw new Refusal({ reason: "no_such_move", text: sentence, facts: py.dict([["move", py.item(parts, 0)]]) })
}
function _refuse_unless_whole$(decision) {
let missing, sentence
if (py.truth(decision.is_whole)) {
return null
}
missing = py.sorted(legal_words$(decision.trial, decision.seat))
sentence = `The decision is not complete; it could go on with: ${py.str(py.method(", ", "join", missing))}.`
throw new Refusal({ reason: "incomplete", text: (py.truth(decision.moves) ? sentence : "The decision is empty."), facts: py.dict([["legal", missing]]) })
}
function moves_words$(record, moves) {
let say, now
;[say, now] = [host.words_of(host.game_of(record)).move, host.plain(record)]
return py.iter(moves).map((move) => py.or(() => py.call(say, [now, move]), () => `move ${py.str(move)}`))
}
function* events_in_news$(game_, news) {
let events, kinds, length, number, seat, card, many, seen_by
;[events, kinds] = [host.words_of(game_).events, game_.news_kinds]
length = py.int(news.length)
for ([number, seat, card, many, seen_by] of py.iter(py.zip(...py.iter(py.iter(["kind", "seat", "card", "number", "seen_by"]).map((column) => py.method(py.slice(py.item(news, column), null, length), "tolist")))))) {
yield [py.call(py.item(events, py.item(kinds, number)), [seat, card, many]), seen_by]
}
}
function _own_seat$(table, who) {
let seat
seat = py.method(table, "seat_of", who.person)
if ((seat === null)) {
throw new Refusal({ reason: "not_seated", text: "You have no seat at this table." })
}
if ((py.contains(table.barred, who.person))) {
throw new Refusal({ reason: "removed", text: "You were removed from this table." })
}
return seat
}
function _refuse_unless_playing$(table) {
if ((table.stage !== "playing")) {
throw new Refusal({ reason: ((table.stage === "waiting") ? "not_playing" : "game_over"), text: "No game is being played at this table." })
}
}
function _refuse_kept_seat$(table, seat) {
if (py.truth(py.item(table.chairs, seat).kept)) {
throw new Refusal({ reason: "seat_kept", text: "A bot is playing for you; take your seat back first.", facts: py.dict([["seat", seat]]) })
}
}
function _refuse_without_clock$(table) {
if (!py.truth(table.has_clock)) {
throw new Refusal({ reason: "no_clock", text: "This table has no clock." })
}
}
function refuse_pause$(table) {
if (py.truth(table.opened.rated)) {
throw new Refusal({ reason: "no_pause_when_rated", text: "In a rated game, nobody's clock is paused." })
}
}
function _used$(table, seat, seconds) {
seconds = py.round(seconds, 3)
if (((!py.contains(table.undecided, seat)) || py.truth(py.item(table.chairs, seat).is_played_by_bot) || (py.le(seconds, py.method(table, "used_by", seat))))) {
return []
}
return [new Used({ seat: seat, seconds: seconds })]
}
function _refuse_if_table_moved_on$(table, seat, turn, is_due) {
if (((!py.eq(table.turn, turn)) || (!py.contains(table.undecided, seat)) || !py.truth(is_due) || py.truth(table.is_paused))) {
throw new Refusal({ reason: "stale", text: "The table has moved on.", facts: py.dict([["turn", table.turn]]) })
}
}
function _refuse_all_but_host$(table, who) {
if (!py.truth(py.method(table, "is_host", who.person))) {
throw new Refusal({ reason: "not_host", text: "Only the host of this table can do that." })
}
}
function _refuse_outside_waiting_room$(table) {
if ((table.stage !== "waiting")) {
throw new Refusal({ reason: "already_started", text: "The game has begun; seats can only be changed in the waiting room." })
}
}
function _refuse_unknown_level$(level, levels) {
if ((!py.contains(levels, level))) {
throw new Refusal({ reason: "no_such_level", text: `There is no bot ${py.repr(level)}; there are ${py.str(py.method(", ", "join", levels))}.`, facts: py.dict([["level", level]]) })
}
}
function no_programs$() {
return new Refusal({ reason: "no_programs_when_rated", text: "Programs do not play in rated games." })
}
function terms$(is_rated, level, clock, levels) {
if (!py.truth(is_rated)) {
return [null, clock]
}
return [stand_in_for$(level, levels), ((clock === "none") ? "relaxed" : clock)]
}
function _room_for$(table, players) {
let people, sentence, chairs, outside, bots, moving, free, inside, got_up
if ((py.ge(players, table.players))) {
return []
}
people = py.sum(py.iter(table.chairs).map((chair) => (py.contains(["person", "program"], chair.player))))
if ((py.gt(people, players))) {
sentence = `${py.str(people)} players have sat down: the table cannot have fewer seats.`
throw new Refusal({ reason: "too_few_seats", text: sentence, facts: py.dict([["count", people]]) })
}
chairs = py.list(table.chairs)
outside = py.range(players, py.len(chairs))
bots = py.iter(outside).filter((seat) => (py.item(chairs, seat).player === "bot")).map((seat) => seat)
moving = py.iter(outside).filter((seat) => (py.contains(["person", "program"], py.item(chairs, seat).player))).map((seat) => seat)
free = py.iter(py.range(players)).filter((seat) => (py.item(chairs, seat).player === "nobody")).map((seat) => seat)
inside = py.iter(py.range(players)).filter((seat) => (py.item(chairs, seat).player === "bot")).map((seat) => seat)
bots = py.add(bots, py.slice(inside, py.sub(py.len(inside), py.max(0, py.sub(py.len(moving), py.len(free)))), null))
free = py.add(free, py.iter(bots).filter((seat) => (py.lt(seat, players))).map((seat) => seat))
got_up = py.iter(bots).map((seat) => new Left({ seat: seat }))
return [...py.iter(got_up), ...py.iter(py.iter(py.zip(moving, free)).map(([seat, other]) => new Swapped({ seat: seat, other: other })))]
}
function _chairs_after$(chairs, entries) {
let after, entry
after = py.list(chairs)
for (entry of py.iter(entries)) {
if (py.truth(py.isinstance(entry, Left))) {
py.setitem(after, entry.seat, new Chair({  }))
} else {
{
const parts = [py.item(after, entry.other), py.item(after, entry.seat)]
py.setitem(after, entry.seat, parts[0])
py.setitem(after, entry.other, parts[1])
}
}
}
return after
}
function _refuse_finished_game$(table) {
if ((table.stage === "over")) {
throw new Refusal({ reason: "game_over", text: "The game is already over." })
}
}
function _bots_for_empty_seats$(chairs, level) {
let names, empty
names = _free_bot_names$(chairs)
empty = py.iter(py.enumerate(chairs)).filter(([seat, chair]) => (chair.player === "nobody")).map(([seat, chair]) => seat)
return py.iter(py.zip(empty, names)).map(([seat, name]) => new Sat({ seat: seat, name: name, player: "bot", level: level }))
}
function _refuse_unless_asked$(table, seat, turn) {
_refuse_unless_playing$(table)
if (((turn !== null) && (!py.eq(turn, table.turn)))) {
throw new Refusal({ reason: "stale", text: `That was meant for turn ${py.str(turn)}; the table is at turn ${py.str(table.turn)}.`, facts: py.dict([["turn", table.turn]]) })
}
if ((!py.contains(table.waiting, seat))) {
throw new Refusal({ reason: "not_your_turn", text: `It is not seat ${py.str(seat)}'s turn.`, facts: py.dict([["seat", seat]]) })
}
}
function _decision$(table, seat, moves, by = "player", id = "") {
let entry
if (((py.contains(table.in_secret, seat)) && (py.method(table, "second_thoughts", seat) >= 20))) {
throw new Refusal({ reason: "too_many_second_thoughts", text: "You have changed this too often: it now stays as it is." })
}
entry = ((py.len(table.waiting) > 1) ? Sealed : Decided)
return py.call(entry, [], { seat: seat, moves: py.list(moves), id: id, by: by })
}
function check_decision$(state, seat, moves) {
let decision, move
decision = new UnfinishedDecision(state, seat)
for (move of py.iter(moves)) {
if (py.truth(decision.is_whole)) {
throw new Refusal({ reason: "too_many_parts", text: `The decision is complete after ${py.str(py.len(decision.moves))} parts.` })
}
if ((!py.contains(host.moves_in(host.legal(decision.trial, seat)), move))) {
throw py.method(decision, "refusal", move)
}
py.method(decision, "add", move)
}
_refuse_unless_whole$(decision)
}
function refuse_hint$(table) {
if (py.truth(table.opened.rated)) {
throw new Refusal({ reason: "no_hints_when_rated", text: "There are no hints in a rated game." })
}
}
function _back$(table, seat, clock) {
let left
if ((!py.contains(table.away, seat))) {
return []
}
left = py.sub(clock.pause_allowed, py.item(table.away_for, seat))
return [new CameBack_of_log({ seat: seat, seconds: py.round(py.min(clock.paused, left), 3) })]
}
function _refuse_another_decision$(table, seat, moves, turn, id) {
let answer
answer = py.item(table.answered, [seat, host.short_id(id)])
if (((!py.eq(turn, answer.turn)) || (!py.eq(in_any_order$(moves), py.method(table, "words_accepted", seat, host.short_id(id)))))) {
throw new Refusal({ reason: "id_used", text: "This id was used for another decision, which was accepted.", facts: py.dict([["turn", answer.turn]]) })
}
}
function round_over$() {
return new Refusal({ reason: "round_over", text: "The time of this round is up: the bot plays this game to its end." })
}
function is_forgotten$(person) {
return py.and(() => (person !== null), () => py.method(person, "startswith", "forgotten-"))
}
function distinct_name$(name, others) {
let taken, number, end
taken = py.set(py.iter(others).map((other) => skeleton$(other)))
for (number of py.iter(py.range(2, (py.len(others) + 3)))) {
if ((!py.contains(taken, skeleton$(name)))) {
return name
}
end = ` ${py.str(number)}`
name = py.add(py.method(py.slice(py.method(name, "removesuffix", ` ${py.str((number - 1))}`), null, py.sub(24, py.len(end))), "rstrip"), end)
}
return name
}
function refuse_start$(table, connected) {
let people, missing
if (!py.truth(table.opened.rated)) {
return null
}
people = py.iter(table.chairs).filter((chair) => (chair.player === "person")).map((chair) => chair)
if ((py.len(people) < 2)) {
throw new Refusal({ reason: "rated_needs_two", text: "A rated game needs at least two people." })
}
if (py.truth(py.any(py.iter(table.chairs).map((chair) => (chair.player === "program"))))) {
refuse_program$(table)
}
missing = py.method(", ", "join", py.iter(people).filter((chair) => (!py.contains(connected, chair.person))).map((chair) => chair.name))
if (py.truth(missing)) {
throw new Refusal({ reason: "not_all_here", text: `A rated game begins when everybody is here; missing: ${py.str(missing)}.`, facts: py.dict([["names", missing]]) })
}
}
function _name_at$(table, seat, name) {
let others
others = py.iter(py.enumerate(table.chairs)).filter(([other, chair]) => ((!py.eq(other, seat)) && (chair.player !== "nobody"))).map(([other, chair]) => chair.name)
return distinct_name$(name, others)
}
function _refuse_taken_seat$(table, seat) {
_refuse_missing_seat$(table, seat)
_refuse_outside_waiting_room$(table)
if ((py.item(table.chairs, seat).player !== "nobody")) {
throw new Refusal({ reason: "seat_taken", text: `Seat ${py.str(seat)} is taken by ${py.str(py.item(table.chairs, seat).name)}.`, facts: py.dict([["seat", seat]]) })
}
}
function _free_bot_names$(chairs) {
let taken
taken = py.set(py.iter(chairs).map((chair) => chair.name))
return py.add(py.iter(BOT_NAMES).filter((name) => (!py.contains(taken, name))).map((name) => name), py.iter(BOT_NAMES).filter((name) => (py.contains(taken, name))).map((name) => name))
}
function no_seat_here$() {
return new Refusal({ reason: "no_seat_here", text: "You cannot sit down at this table." })
}
function refuse_new_pace$(table) {
if (py.truth(table.opened.rated)) {
throw new Refusal({ reason: "no_new_pace_when_rated", text: "In a rated game, nobody can change how long a decision may take." })
}
}
function _refuse_missing_seat$(table, seat) {
if (!(0 <= seat && py.lt(seat, table.players))) {
throw new Refusal({ reason: "no_such_seat", text: `Seat ${py.str(seat)}: this table has seats 0 to ${py.str((table.players - 1))}.`, facts: py.dict([["seat", seat]]) })
}
}
function why_no_return$(table, seat) {
let sentence
if (((table.opened.event !== null) && (py.contains(table.barred, py.item(table.chairs, seat).person)))) {
return round_over$()
}
if (!py.truth(table.opened.rated)) {
return null
}
if ((py.item(table.returns, seat) >= 3)) {
sentence = `You have come back ${py.str(3)} times; the bot plays this game to its end.`
return new Refusal({ reason: "no_more_returns", text: sentence, facts: py.dict([["most", 3]]) })
}
if (!py.truth(py.method(table, "bot_has_played", seat))) {
return new Refusal({ reason: "back_after_bot", text: "In a rated game, you can come back once the bot has made its next decision." })
}
return null
}
function snapshot_of$(facts, table, viewer, known) {
let is_kept, decides, why_no_return
is_kept = py.and(() => (viewer !== -1), () => py.item(table.chairs, viewer).kept)
decides = py.and(() => (py.contains(table.waiting, viewer)), () => !py.truth(is_kept))
why_no_return = (py.truth(is_kept) ? why_no_return$(table, viewer) : null)
return new Table({ ...py.fields(facts), you: ((viewer === -1) ? null : viewer), host: false, no_return: ((why_no_return === null) ? null : why_no_return.reason), last: py.method(table, "last_event", viewer), events: events_after$(table, viewer, known), view: py.method(table, "view_words", viewer), your_choice: ((viewer === -1) ? null : py.method(table, "sealed_by", viewer)), legal: (py.truth(decides) ? py.list(py.method(table, "legal", viewer)) : []), illegal: (py.truth(decides) ? py.iter(py.method(py.method(table, "illegal", viewer), "items")).map(([move, why]) => new Illegal({ move: move, reason: why.reason, facts: why.facts })) : []) })
}
function seats_of$(table, connected) {
return py.iter(py.enumerate(table.chairs)).map(([seat, chair]) => new Seat({ seat: seat, name: chair.name, player: chair.player, level: chair.level, kept: chair.kept, here: py.or(() => (chair.player === "bot"), () => (py.contains(connected, chair.person))), host: py.method(table, "is_host", chair.person) }))
}
function clock_of$(table, session) {
let left
if ((table.opened.clock === "none")) {
return null
}
left = session.time_left
return new Clock({ choice: table.opened.clock, times: table.times, times_next: table.times_next, seconds: py.or(() => seconds_of$(table), () => 0.0), left: py.iter(py.range(table.players)).map((seat) => ((py.contains(left, seat)) ? py.round(py.mul(1000, py.item(left, seat))) : null)), stopped: session.is_standing, away: py.sorted(table.away), away_left: py.iter(py.range(table.players)).map((seat) => py.round(py.mul(1000, py.method(session.pause_left, "get", seat, 0.0)))) })
}
function rounds_in$(view) {
let rounds
rounds = py.getattr(view, "rounds", null)
return (py.truth(py.isinstance(rounds, py.list)) ? py.len(rounds) : rounds)
}
function cards_in$(view, seat) {
let hands
hands = py.getattr(view, "hands", null)
return (((hands !== null) && py.truth(py.isinstance(py.item(hands, seat), py.list))) ? py.item(hands, seat) : [])
}
function replay_event$(event) {
let seen_by
seen_by = ((event.seen_by === 255) ? null : host.moves_in(event.seen_by))
return new ReplayEvent({ event: event.what, seen_by: seen_by })
}
function all_open$(table) {
let spectators, views, seen
spectators = py.method(table, "view_words", -1)
if ((spectators === null)) {
return null
}
views = py.iter(py.range(table.players)).map((seat) => py.method(table, "view_words", seat))
seen = py.dict(py.iter(py.names(spectators)).map((name) => [name, py.getattr(spectators, name)]))
return py.replace(spectators, { ...py.fields(py.dict(py.iter(seen).map((name) => [name, together$(py.iter(views).map((view) => py.getattr(view, name)), py.item(seen, name))]))) })
}
function past_of$(practice) {
return (py.truth(practice.code) ? `${py.str(practice.code)} ${py.str(practice.place)}` : `puzzle ${py.str(practice.puzzle)}`)
}
function clash_in$(problem) {
let facts
facts = py.dict(bad_options$(problem).facts)
return new Clash({ clash: py.str(py.method(facts, "pop", "clash")), facts: facts, text: py.str(problem) })
}
function read_move$(record, text) {
let say, now, wanted
;[say, now] = [host.words_of(host.game_of(record)).move, host.plain(record)]
wanted = py.method(" ", "join", py.method(text, "split"))
return py.next(py.iter(py.range(63)).filter((move) => (py.eq(py.call(say, [now, move]), wanted))).map((move) => move), null)
}
function stand_in_for$(level, levels) {
return py.min(level, "novice", { key: py.list(levels).index })
}
function skeleton$(name) {
let plain, letters
plain = py.normalize("NFKD", py.method(py.normalize("NFKC", name), "casefold"))
letters = py.method("", "join", py.iter(py.method(plain, "translate", FOLDED)).filter((mark) => (py.contains("LNS", py.item(py.category(mark), 0)))).map((mark) => mark))
return py.method(py.method(py.or(() => letters, () => plain), "replace", "rn", "m"), "replace", "vv", "w")
}
function refuse_program$(table) {
if (py.truth(table.opened.rated)) {
throw no_programs$()
}
}
function events_after$(table, viewer, known) {
let newest
newest = py.slice(py.method(table, "events_for", viewer, known), -150, null)
return py.iter(newest).map(([number, event]) => new Event_of_messages({ number: number, event: event.what }))
}
function seconds_of$(table, pace = 1.0) {
let usual
usual = py.method(SECONDS, "get", table.opened.clock)
return ((usual === null) ? null : py.mul(py.mul(usual, table.times), pace))
}
function together$(by_seat, in_the_open) {
if (py.truth(py.all(py.iter(by_seat).map((seen) => (py.eq(seen, in_the_open)))))) {
return in_the_open
}
if (py.truth(py.isinstance(in_the_open, py.Struct))) {
return in_the_open
}
if (!py.truth(py.all(py.iter(by_seat).map((seen) => py.isinstance(seen, py.list))))) {
return py.next(py.iter(by_seat).filter((seen) => ((seen !== null) && !py.truth(py.isinstance(seen, py.int)))).map((seen) => seen), in_the_open)
}
if (py.truth(py.any(py.iter(by_seat).map((seen) => (py.len(seen) !== py.len(by_seat)))))) {
return py.sorted(py.set(py.iter(by_seat).flatMap((seen) => py.iter(seen).map((one) => one))))
}
return py.iter(py.range(py.len(by_seat))).map((seat) => most_known$([py.item(py.item(by_seat, seat), seat), ...py.iter(py.iter(by_seat).map((seen) => py.item(seen, seat)))]))
}
function most_known$(seen) {
let lists
lists = py.iter(seen).filter((one) => py.truth(py.isinstance(one, py.list))).map((one) => one)
return (py.truth(lists) ? py.item(lists, 0) : py.next(py.iter(seen).filter((one) => (one !== null)).map((one) => one), null))
}
return { TableState, MOST_EVENTS: 150, Script, Practice, Person, Rules, ClockReading, SessionFacts, Talk, UnfinishedDecision, Decision, Rewound, CheckOptions, snapshot_for: snapshot_for$, public_facts: public_facts$, talk_of: talk_of$, viewer_of: viewer_of$, resealing_seat: resealing_seat$, is_talk: is_talk$, in_one_line: in_one_line$, tidy_line: tidy_line$, tidy_name: tidy_name$, at_a_glance: at_a_glance$, whole: whole$, at_place: at_place$, record_of: record_of$, write_record: write_record$, checked_options: checked_options$, puzzle_entries: puzzle_entries$, practice_entries: practice_entries$, course_of: course_of$, decision_of: decision_of$, in_words: in_words$, hint_message: hint_message$, commands: { agree_to_end: agree_to_end$, bad_options: bad_options$, be_right_back: be_right_back$, bot_play: bot_play$, call_back: call_back$, change_rules: change_rules$, clock_play: clock_play$, close: close$, deal: deal$, deal_if_due: deal_if_due$, decide: decide$, decide_by_moves: decide_by_moves$, end_if_agreed: end_if_agreed$, hint: hint$, hurry: hurry$, i_am_back: i_am_back$, join: join$, leave: leave$, leave_to_bots: leave_to_bots$, note_used: note_used$, play: play$, play_on: play_on$, put_away: put_away$, rematch: rematch$, rematch_entries: rematch_entries$, remove: remove$, rename: rename$, replace_host: replace_host$, seat_bot: seat_bot$, sit: sit$, slow_clock: slow_clock$, start: start$, swap: swap$, take_back: take_back$, take_seat: take_seat$, talk: talk$, unseat: unseat$, wait_longer: wait_longer$ }, by_message: { play: [play$, ["moves", "turn", "id", "clock"]], seat_bot: [seat_bot$_of_message_commands, ["seat", "level"]], unseat: [unseat$, ["seat"]], swap: [swap$, ["seat", "other"]], start: [start$, ["connected"]], leave: [leave$, ["clock"]], take_back: [take_back$, []], slow_clock: [slow_clock$, ["times"]], be_right_back: [be_right_back$, ["clock"]], i_am_back: [i_am_back$, ["clock"]], agree_to_end: [agree_to_end$, []], play_on: [play_on$, []], hurry: [hurry$, []] }, entries: { opened: Opened, new_rules: NewRules, countdown: Countdown_of_log, sat: Sat, left: Left, barred: Barred, swapped: Swapped, renamed: Renamed, started: Started, imagined: Imagined, sealed: Sealed, decided: Decided, hosted: Hosted, slowed: Slowed, used: Used, right_back: RightBack, came_back: CameBack_of_log, said: Said, agreed_to_end: AgreedToEnd, played_on: PlayedOn, hurried: Hurried, closed: Closed_of_log, rematched: Rematched_of_log } }
}
