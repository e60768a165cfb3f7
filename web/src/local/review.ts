// @ts-nocheck
// Translated from Python by mazzo.wasm.review. Do not edit.
import type { MakeReview } from './reviewing'

export const makeReview: MakeReview = (py, host) => {
const CAUSES = ["expected", "deals", "others", "lay", "chances", "unresolved"]
const CLASSES = ["inaccurate", "mistake", "blunder"]
class Review extends py.Struct {
static fields = ["game", "rules", "judge", "effort", "players", "options", "seat", "name", "counted_in", "rank", "marks", "bars", "rounds", "line", "decisions"]
called(...classes) {
const self = this
let found
found = py.iter(self.decisions).filter((each) => (py.contains(classes, each.called))).map((each) => each)
return py.sorted(found, { key: ((each) => -each.loss.value) })
}
}
class Reviewing {
constructor(walk) {
const self = this
self.walk = walk
self._parts = py.dict([])
self._stretches = py.dict([])
}
at(seat, effort) {
const self = this
return py.to_the_end(py.method(self, "steps", seat, effort))
}
*steps(seat, effort) {
const self = this
let walk, course, game_, manner, decisions, parts, stretches, rounds
;[walk, course, game_] = [self.walk, self.walk.course, self.walk.game]
manner = host.manner_of(game_)
decisions = (yield* py.method(self, "judged_decisions", seat, effort))
parts = py.item(self._parts, seat)
if ((!py.contains(self._stretches, effort.name))) {
py.setat(self, "_stretches", effort.name, (yield* stretches_of$(walk, py.method(self, "_judge", effort))))
}
stretches = py.item(self._stretches, effort.name)
rounds = py.iter(stretches).map((stretch) => bars_of$(stretch, walk, parts, seat))
return new Review({ game: course.game, rules: course.rules, judge: host.reviewed_by(game_), effort: effort.name, players: course.players, options: py.dict(course.options), seat: seat, name: py.item(course.names, seat), counted_in: host.counted_in(game_), rank: py.item(course.ranks, seat), marks: manner.marks, bars: all_bars$(py.iter(rounds).map((each) => each.bars), manner.adds_up), rounds: rounds, line: line_of$(stretches, walk, seat, manner.adds_up), decisions: py.iter(decisions).map((group) => judged$(group, manner.marks, walk)) })
}
*judged_decisions(seat, effort) {
const self = this
let walk, parts, part, manner, decisions
walk = self.walk
if (!(0 <= seat && py.lt(seat, walk.course.players))) {
throw new py.ValueError(`seat ${py.str(seat)}: this table has seats 0 to ${py.str((walk.course.players - 1))}`)
}
if ((!py.contains(self._parts, seat))) {
py.setat(self, "_parts", seat, parts_of$(walk.states, walk.moves, seat))
}
parts = py.item(self._parts, seat)
for (part of py.iter(parts)) {
;[part.put_off, part.put_off_error] = [[0.0, 0.0], 0.0]
}
manner = host.manner_of(walk.game)
yield* judge_parts$(parts, py.method(self, "_judge", effort), effort.worlds, effort.most_worlds, py.item(manner.marks, 0))
decisions = by_decision$(parts, walk)
put_off_losses$(decisions, manner.lost_once, is_masters$)
return decisions
}
_judge(effort) {
const self = this
return host.judge(self.walk.game, self.walk.options, self.walk.key, effort.playouts, effort.deals)
}
}
class Course extends py.Struct {
static fields = ["game", "rules", "players", "options", "seed", "stacked", "names", "ranks", "moves", "text"]
}
class Effort extends py.Struct {
static fields = ["name", "worlds", "most_worlds", "deals", "playouts"]
}
class Stretch extends py.Struct {
static fields = ["round_number", "first", "before_deal", "wins", "dealt", "drawn", "moved", "foreseen", "line", "worth"]
static defaults = { moved: () => [], foreseen: () => [], line: () => [], worth: () => null }
}
class Bars extends py.Struct {
static fields = ["result", "expected", "deals", "others", "lay", "chances", "losses", "unresolved"]
}
class RoundBars extends py.Struct {
static fields = ["round_number", "bars", "winning"]
}
class Amount extends py.Struct {
static fields = ["value", "low", "high"]
}
class Decided extends py.Struct {
static fields = ["place", "round_number", "kind", "played", "better", "loss", "called", "forced"]
}
class Judged extends Decided {
static fields = ["place", "round_number", "kind", "played", "better", "loss", "called", "forced", "candidates", "worlds", "theme"]
static defaults = { theme: () => null }
}
class Part extends py.Struct {
static fields = ["view", "seat", "played", "number", "running", "values", "worths", "picks", "put_off", "put_off_error"]
static defaults = { running: () => 0, values: () => py.dict([]), worths: () => py.dict([]), picks: () => [], put_off: () => [0.0, 0.0], put_off_error: () => 0.0 }
get forced() {
const self = this
return (py.len(host.moves_in(host.legal(self.view, self.seat))) === 1)
}
get worlds() {
const self = this
return py.len(self.picks)
}
try_in(worlds, judge) {
const self = this
let tried
tried = py.method(judge, "try_moves", self.view, self.seat, self.played, self.running, self.number, self.worlds, worlds)
self.values = joined$(self.values, self.worlds, tried.values, worlds)
self.worths = joined$(self.worths, self.worlds, tried.worths, worlds)
self.picks = py.add(self.picks, tried.picks)
self.running = tried.moves
}
best() {
const self = this
return py.max(host.moves_in(self.running), { key: ((move) => [mean$(py.item(self.worths, move)), (py.eq(move, self.played))]) })
}
best_in_half(half) {
const self = this
return py.max(host.moves_in(self.running), { key: ((move) => [mean$(every_other$(py.item(self.worths, move), half)), (py.eq(move, self.played))]) })
}
losses() {
const self = this
let played, best
played = py.item(self.values, self.played)
best = [py.item(self.values, py.method(self, "best_in_half", 1)), py.item(self.values, py.method(self, "best_in_half", 0))]
return py.iter(py.range(self.worlds)).map((world) => py.sub(py.sub(py.item(py.item(best, py.mod(world, 2)), world), py.item(played, world)), py.item(self.put_off, py.mod(world, 2))))
}
missed_in_half(half) {
const self = this
return every_other$(less$(py.item(self.values, py.method(self, "best_in_half", half)), py.item(self.values, self.played)), half)
}
lost_in_half(half) {
const self = this
return every_other$(less$(py.item(self.values, py.method(self, "best_in_half", py.sub(1, half))), py.item(self.values, self.played)), half)
}
has_missed(half) {
const self = this
let missed
missed = py.method(self, "missed_in_half", half)
return (mean$(missed) > py.mul(1.0, standard_error$(missed)))
}
loss() {
const self = this
return mean$(py.method(self, "losses"))
}
error() {
const self = this
return together$([standard_error$(py.method(self, "losses")), self.put_off_error])
}
most_lost() {
const self = this
let put_off, behind, move, gain
put_off = mean$(self.put_off)
behind = [put_off]
for (move of py.iter(host.moves_in(self.running))) {
gain = less$(py.item(self.values, move), py.item(self.values, self.played))
py.method(behind, "append", py.add(mean$(gain), py.mul(1.96, standard_error$(gain))))
}
return py.sub(py.max(behind), put_off)
}
surely_worse_to_search() {
const self = this
let gain
gain = less$(py.item(self.worths, py.method(self, "best")), py.item(self.worths, self.played))
return (py.sub(mean$(gain), py.mul(1.96, standard_error$(gain))) > 0.0)
}
is_mixed() {
const self = this
return py.and(() => (py.len(host.moves_in(host.waiting_for(self.view))) > 1), () => (py.item(py.method(self, "share_of_picks"), 1) >= 0.05))
}
share_of_picks() {
const self = this
return share_between$(py.method(self.picks, "count", self.played), self.worlds)
}
would_be_called(mark) {
const self = this
let is_open
is_open = py.and(() => py.method(self, "is_mixed"), () => (py.item(py.method(self, "share_of_picks"), 0) < 0.05))
return py.and(() => is_open, () => (py.sub(py.method(self, "loss"), py.mul(1.96, py.method(self, "error"))) >= mark))
}
drop_the_clearly_worse() {
const self = this
let best, move, behind
best = py.method(self, "best")
for (move of py.iter(host.moves_in(self.running))) {
behind = less$(py.item(self.worths, best), py.item(self.worths, move))
if (((!py.contains([best, self.played], move)) && (mean$(behind) > py.mul(3.5, standard_error$(behind))))) {
self.running = py.bitxor(self.running, py.shl(1, move))
}
}
}
}
class Move extends py.Struct {
static fields = ["seat", "move", "place"]
}
class Walk extends py.Struct {
static fields = ["course", "game", "options", "moves", "states", "key"]
}
class Weighed extends py.Struct {
static fields = ["move", "value", "worlds", "behind", "worse_in", "better_in"]
}
const EFFORTS = py.dict([["quick", /* class */ new Effort({ name: "quick", worlds: 24, most_worlds: 24, deals: 64, playouts: 0.125 })], ["usual", /* class */ new Effort({ name: "usual", worlds: 48, most_worlds: 384, deals: 400, playouts: 1.0 })], ["long", /* class */ new Effort({ name: "long", worlds: 400, most_worlds: 6400, deals: 4000, playouts: 10.0 })]])
function* stretches_of$(walk, judge) {
let found, now, number, each, state, after, led_to_it, seat, move, begun, nothing, stretch, was, mid
found = []
now = []
for ([number, each] of py.iter(py.enumerate(walk.moves))) {
;[state, after] = [py.item(walk.states, number), py.item(walk.states, (number + 1))]
if ((!py.truth(found) || (py.item(found, -1).worth !== null))) {
led_to_it = (py.truth(number) ? py.item(walk.moves, (number - 1)) : null)
;[seat, move] = (py.truth(led_to_it) ? [led_to_it.seat, led_to_it.move] : [0, null])
begun = py.method(judge, "begin", py.item(walk.states, py.max(0, (number - 1))), seat, move, state, number)
now = begun.now
nothing = py.iter(now).map((row) => py.mul([0.0], py.len(row)))
py.method(found, "append", new Stretch({ round_number: py.int(state.round_number), first: number, before_deal: begun.before_deal, wins: begun.wins, dealt: now, drawn: nothing }))
}
;[stretch, was] = [py.item(found, -1), now]
py.method(stretch.foreseen, "append", py.method(judge, "foresee", state, each.seat, each.move, number))
;[mid, now] = py.method(judge, "follow", state, after, each.seat, each.move)
py.method(stretch.moved, "append", changes$(was, mid))
stretch.drawn = py.iter(py.zip(stretch.drawn, changes$(mid, now))).map(([row, change]) => plus$(row, change))
py.method(stretch.line, "append", py.iter(now).map((row) => mean$(row)))
stretch.worth = py.method(judge, "worth_at_the_end", after)
yield null
}
return found
}
function bars_of$(stretch, walk, parts, seat) {
let until, movers, changed, moved, foreseen, own, own_error, others, others_error, judged, losses, losses_error, before, dealt, result, expected, deals, lay, bars
until = py.add(stretch.first, py.len(stretch.moved))
movers = py.iter(py.slice(walk.moves, stretch.first, until)).map((move) => move.seat)
changed = py.mul([0.0], py.len(py.item(stretch.dealt, seat)))
for (moved of py.iter(stretch.moved)) {
changed = plus$(changed, py.item(moved, seat))
}
foreseen = py.list(py.zip(movers, py.iter(stretch.foreseen).map((each) => py.item(each, seat))))
;[own, own_error] = summed$(py.iter(foreseen).filter(([mover, rows]) => (py.eq(mover, seat))).map(([mover, rows]) => rows))
;[others, others_error] = summed$(py.iter(foreseen).filter(([mover, rows]) => (!py.eq(mover, seat))).map(([mover, rows]) => rows))
judged = py.iter(parts).filter((part) => ((py.le(stretch.first, part.number) && py.lt(part.number, until)) && (part.worlds > 0))).map((part) => part)
;[losses, losses_error] = [total$(py.iter(judged).map((part) => py.method(part, "loss"))), together$(py.iter(judged).map((part) => py.method(part, "error")))]
;[before, dealt] = [py.item(stretch.before_deal, seat), plus$(py.item(stretch.dealt, seat), py.item(stretch.drawn, seat))]
;[result, expected] = [((stretch.worth !== null) ? py.item(stretch.worth, seat) : 0.0), mean$(before)]
;[deals, lay] = [py.sub(mean$(dealt), expected), py.sub(py.sub(mean$(changed), own), others)]
bars = new Bars({ result: result, expected: amount$(expected, standard_error$(before)), deals: amount$(deals, together$([standard_error$(before), playout_error$(dealt)])), others: amount$(others, others_error), lay: amount$(lay, together$([own_error, others_error, playout_error$(changed)])), chances: amount$(py.add(losses, own), together$([losses_error, own_error])), losses: amount$(losses, losses_error), unresolved: amount$(py.sub(result, py.add(py.add(py.add(py.add(expected, deals), others), lay), own)), 0.0) })
return new RoundBars({ round_number: stretch.round_number, bars: bars, winning: (py.truth(stretch.wins) ? mean$(py.item(stretch.wins, seat)) : null) })
}
function all_bars$(rounds, adds_up) {
let found, gaps, sums
found = py.dict(py.iter([...py.iter(CAUSES), "losses"]).map((cause) => [cause, py.iter(rounds).map((each) => py.getattr(each, cause))]))
if (!py.truth(adds_up)) {
gaps = py.iter(py.pairwise(rounds)).map(([earlier, later]) => amount$(py.sub(later.expected.value, earlier.result), error_of$(later.expected)))
py.setitem(found, "unresolved", py.add(py.item(found, "unresolved"), gaps))
py.setitem(found, "expected", py.slice(py.item(found, "expected"), null, 1))
}
sums = py.dict(py.iter(py.method(found, "items")).map(([cause, amounts]) => [cause, amount$(total$(py.iter(amounts).map((each) => each.value)), together$(py.iter(amounts).map((each) => error_of$(each))))]))
return new Bars({ result: (py.truth(adds_up) ? total$(py.iter(rounds).map((each) => each.result)) : py.item(rounds, -1).result), ...py.fields(sums) })
}
function line_of$(stretches, walk, seat, adds_up) {
let line, before, stretch, number, values, is_last
line = [mean$(py.item(py.item(stretches, 0).dealt, seat))]
before = 0.0
for (stretch of py.iter(stretches)) {
for ([number, values] of py.iter(py.enumerate(stretch.line, stretch.first))) {
is_last = py.or(() => ((number + 1) === py.len(walk.moves)), () => (!py.eq(py.item(walk.moves, (number + 1)).place, py.item(walk.moves, number).place)))
if (py.truth(is_last)) {
py.method(line, "append", py.add(before, py.item(values, seat)))
}
}
before = py.add(before, ((py.truth(adds_up) && (stretch.worth !== null)) ? py.item(stretch.worth, seat) : 0.0))
}
return line
}
function judged$(parts, marks, walk) {
let open_parts, worst, place, view, played, kind, round_number, nothing, loss, least, most, called, better, theme, best
open_parts = py.iter(parts).filter((part) => (part.worlds > 0)).map((part) => part)
worst = worst_of$(parts)
place = py.item(walk.moves, py.item(parts, 0).number).place
view = py.item(parts, 0).view
played = py.iter(parts).map((part) => move_words$(part.view, part.played))
kind = kind_of_decision$(view, py.item(parts, 0).seat, py.item(parts, 0).played)
round_number = py.int(view.round_number)
if ((worst === null)) {
nothing = new Amount({ value: 0.0, low: 0.0, high: 0.0 })
return new Judged({ place: place, round_number: round_number, kind: kind, played: played, better: null, loss: nothing, called: "fine", forced: true, candidates: [], worlds: 0 })
}
loss = total$(py.iter(open_parts).map((part) => py.method(part, "loss")))
least = surely_lost$(open_parts)
most = py.add(loss, together$(py.iter(open_parts).map((part) => py.max(py.mul(1.96, py.method(part, "error")), py.sub(py.method(part, "most_lost"), py.method(part, "loss"))))))
called = class_of$(least, marks)
if ((called !== "fine")) {
called = class_of$(surely_lost$(py.iter(open_parts).filter((part) => !py.truth(excused$(part))).map((part) => part)), marks)
}
;[better, theme] = [null, null]
if ((!py.eq(py.method(worst, "best"), worst.played))) {
best = move_words$(worst.view, py.method(worst, "best"))
better = [...py.iter(py.iter(parts).filter((part) => (py.lt(part.number, worst.number))).map((part) => move_words$(part.view, part.played))), best]
theme = theme_of$(worst.view, best, move_words$(worst.view, worst.played))
}
return new Judged({ place: place, round_number: round_number, kind: kind, played: played, better: better, loss: new Amount({ value: loss, low: least, high: most }), called: called, forced: false, candidates: candidates_of$(worst), worlds: worst.worlds, theme: theme })
}
function parts_of$(states, moves, seat) {
return py.iter(py.enumerate(moves)).filter(([number, each]) => (py.eq(each.seat, seat))).map(([number, each]) => new Part({ view: host.view_of(py.item(states, number), seat), seat: seat, played: each.move, number: number }))
}
function* judge_parts$(parts, judge, worlds, most, mark) {
let part, error, is_certain
for (part of py.iter(parts)) {
if (py.truth(part.forced)) {
continue
}
if ((py.lt(part.worlds, worlds))) {
py.method(part, "try_in", py.sub(worlds, part.worlds), judge)
}
while ((py.lt(part.worlds, most))) {
error = standard_error$(py.method(part, "losses"))
is_certain = py.or(() => (py.method(part, "most_lost") < mark), () => (py.mul(1.96, error) < py.div(mark, 2)))
if ((py.truth(is_certain) && !py.truth(py.method(part, "would_be_called", mark)))) {
break
}
py.method(part, "drop_the_clearly_worse")
py.method(part, "try_in", py.min(part.worlds, py.sub(most, part.worlds)), judge)
}
yield null
}
}
function by_decision$(parts, walk) {
let groups, part
groups = py.dict([])
for (part of py.iter(parts)) {
py.method(py.method(groups, "setdefault", py.item(walk.moves, part.number).place, []), "append", part)
}
return py.list(py.method(groups, "values"))
}
function put_off_losses$(decisions, lost_once, is_right) {
let parts, part, half
for (parts of py.iter(decisions)) {
for (part of py.iter(parts)) {
part.put_off = [0.0, 0.0]
part.put_off_error = 0.0
}
}
for (half of py.iter(py.range(2))) {
put_off_in_half$(half, decisions, lost_once, is_right)
}
}
function is_masters$(part) {
return (py.contains(moves_of_master$(part), part.played))
}
function walk_of$(course) {
let game_, chosen, state, news, moves, states, each
game_ = host.game_named(course.game)
chosen = py.method(game_, "chosen", course.players, course.options)
state = py.method(game_, "fresh_state")
if ((course.stacked !== null)) {
host.stack(state, py.list(course.stacked, undefined))
}
news = host.fresh_news({ listening: false })
host.start(state, py.item(chosen, 1), host.seed_of(course.seed), news)
moves = py.iter(course.moves).map(([seat, move, place]) => new Move({ seat: seat, move: move, place: place }))
states = [state]
for (each of py.iter(moves)) {
state = host.copy_of(state)
host.play(state, each.seat, each.move, news)
py.method(states, "append", state)
}
return new Walk({ course: course, game: game_, options: py.item(chosen, 1), moves: moves, states: states, key: host.words_of_hash(course.text) })
}
function best_known$(moves, chosen, worth) {
let order
order = py.sorted(moves, { key: ((each) => [(!py.eq(each, chosen)), -py.item(worth, each)]) })
return py.iter(order).map((each) => [each, py.round(py.float(py.item(worth, each)), 3)])
}
function changes$(before, after) {
return py.iter(py.zip(after, before)).map(([new_, old]) => less$(new_, old))
}
function plus$(ones, others) {
return py.iter(py.zip(ones, others)).map(([one, other]) => py.add(one, other))
}
function mean$(values) {
return py.div(total$(values), py.len(values))
}
function summed$(amounts) {
return [total$(py.iter(amounts).map((rows) => mean$(rows))), together$(py.iter(amounts).map((rows) => standard_error$(rows)))]
}
function total$(values) {
let found, value
found = 0.0
for (value of py.iter(values)) {
found = py.add(found, value)
}
return found
}
function together$(errors) {
return Math.sqrt(total$(py.iter(errors).map((error) => py.mul(error, error))))
}
function amount$(value, error) {
return new Amount({ value: value, low: py.sub(value, py.mul(1.96, error)), high: py.add(value, py.mul(1.96, error)) })
}
function standard_error$(values) {
let many, middle
many = py.len(values)
if ((many < 2)) {
return Infinity
}
middle = mean$(values)
return py.div(Math.sqrt(py.div(total$(py.iter(values).map((value) => py.mul(py.sub(value, middle), py.sub(value, middle)))), (many - 1))), Math.sqrt(many))
}
function playout_error$(rows) {
return ((py.len(rows) > 1) ? standard_error$(rows) : 0.0)
}
function error_of$(amount) {
return py.div(py.sub(amount.high, amount.value), 1.96)
}
function worst_of$(parts) {
return py.max(py.iter(parts).filter((part) => (part.worlds > 0)).map((part) => part), { key: ((part) => py.method(part, "loss")), default: null })
}
function move_words$(record, move) {
return py.item(moves_words$(record, [move]), 0)
}
function kind_of_decision$(record, seat, move) {
let game_, own_kind
;[game_, own_kind] = [host.game_of(record), host.words_of(host.game_of(record)).kind]
return ((own_kind === null) ? py.item(game_.phases, py.int(record.phase)) : py.call(own_kind, [host.plain(record), seat, move]))
}
function surely_lost$(parts) {
return py.sub(total$(py.iter(parts).map((part) => py.method(part, "loss"))), py.mul(1.96, together$(py.iter(parts).map((part) => py.method(part, "error")))))
}
function class_of$(surely, marks) {
let reached
reached = py.sum(py.iter(marks).map((mark) => (py.ge(surely, mark))))
return (py.truth(reached) ? py.item(CLASSES, (reached - 1)) : "fine")
}
function excused$(part) {
return py.or(() => py.method(part, "is_mixed"), () => !py.truth(py.method(part, "surely_worse_to_search")), () => is_masters$(part))
}
function theme_of$(record, best, other) {
let own_theme
own_theme = host.words_of(host.game_of(record)).theme
return ((own_theme === null) ? null : py.call(own_theme, [host.plain(record), best, other]))
}
function candidates_of$(part) {
let found, best, move, values, tried, behind
found = []
best = py.item(part.values, py.method(part, "best"))
for ([move, values] of py.iter(py.method(part.values, "items"))) {
tried = py.iter(values).filter((value) => !py.truth(Number.isNaN(value))).map((value) => value)
if (((py.len(tried) < 12) && (!py.eq(move, part.played)))) {
continue
}
behind = py.iter(less$(best, values)).filter((gap) => !py.truth(Number.isNaN(gap))).map((gap) => gap)
py.method(found, "append", new Weighed({ move: move_words$(part.view, move), value: mean$(tried), worlds: py.len(tried), behind: amount$(mean$(behind), ((py.len(behind) > 1) ? standard_error$(behind) : 0.0)), worse_in: py.div(py.len(py.iter(behind).filter((gap) => (gap > 1e-09)).map((gap) => gap)), py.len(behind)), better_in: py.div(py.len(py.iter(behind).filter((gap) => (gap < -1e-09)).map((gap) => gap)), py.len(behind)) }))
}
return py.sorted(found, { key: ((each) => [-each.worlds, -each.value]) })
}
function joined$(before, had, more, worlds) {
let moves
moves = py.sorted(py.set([...py.iter(before), ...py.iter(more)]))
return py.dict(py.iter(moves).map((move) => [move, py.add(py.method(before, "get", move, py.mul([NaN], had)), py.method(more, "get", move, py.mul([NaN], worlds)))]))
}
function every_other$(values, first) {
return py.iter(py.range(first, py.len(values), 2)).map((place) => py.item(values, place))
}
function less$(ones, others) {
return py.iter(py.zip(ones, others)).map(([one, other]) => py.sub(one, other))
}
function share_between$(found, of_) {
let z, middle, reach
z = 1.96
middle = py.add(found, py.div(py.mul(z, z), 2))
reach = py.mul(z, Math.sqrt(py.add(py.div(py.mul(found, py.sub(of_, found)), of_), py.div(py.mul(z, z), 4))))
return [py.div(py.sub(middle, reach), py.add(of_, py.mul(z, z))), py.div(py.add(middle, reach), py.add(of_, py.mul(z, z)))]
}
function put_off_in_half$(half, decisions, lost_once, is_right) {
let other, later, parts, missed, round_number, better, again, less_missed, lost
other = py.sub(1, half)
later = py.dict([])
for (parts of py.iter(py.reversed(decisions))) {
missed = worst_in_half$(parts, other)
if (((missed === null) || !py.truth(py.method(missed, "has_missed", other)) || py.truth(py.call(is_right, [missed])))) {
continue
}
round_number = py.int(missed.view.round_number)
better = (py.truth(lost_once) ? [round_number] : [round_number, py.int(missed.view.phase), py.method(missed, "best_in_half", other)])
again = py.method(later, "get", better)
if ((again === null)) {
py.setitem(later, better, missed)
continue
}
less_missed = missed
if ((mean$(py.method(missed, "missed_in_half", other)) > mean$(py.method(again, "missed_in_half", other)))) {
less_missed = again
py.setitem(later, better, missed)
}
lost = py.method(less_missed, "lost_in_half", half)
py.setat(missed, "put_off", half, mean$(lost))
missed.put_off_error = together$([missed.put_off_error, py.div(standard_error$(lost), 2)])
}
}
function moves_of_master$(part) {
let thoughts, best, game_, valued, least
thoughts = host.thoughts_of_master(part.view, part.seat)
if (!py.truth(thoughts)) {
return []
}
best = py.max(py.iter(thoughts).map(([_, worth]) => worth))
game_ = host.game_of(part.view)
valued = (py.contains(host.manner_of(game_).valued_by_master, py.item(game_.phases, py.int(part.view.phase))))
least = (py.truth(valued) ? py.sub(best, 0.2) : py.add(best, -2.995732273553991))
return py.iter(thoughts).filter(([move, worth]) => (py.ge(worth, least))).map(([move, worth]) => move)
}
function moves_words$(record, moves) {
let say, now
;[say, now] = [host.words_of(host.game_of(record)).move, host.plain(record)]
return py.iter(moves).map((move) => py.or(() => py.call(say, [now, move]), () => `move ${py.str(move)}`))
}
function worst_in_half$(parts, half) {
return py.max(py.iter(parts).filter((part) => (part.worlds > 0)).map((part) => part), { key: ((part) => mean$(py.method(part, "missed_in_half", half))), default: null })
}
return { Reviewing, Course, EFFORTS, walk_of: walk_of$, best_known: best_known$ }
}
