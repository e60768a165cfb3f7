// @ts-nocheck
// Translated from Python by mazzo.wasm.notation. Do not edit.
import type { MakeNotation } from '../../local/notation'
import type { View } from './messages'

export const mark = 'ab3e5916cc7df120'

export const notation: MakeNotation<View> = (py, host) => {
const game = host.game
const SPECIES_NAMES = ["giraffe", "bear", "mole", "goat", "sheep", "dog", "hare", "pig", "cat", "mouse"]
const PHASES = ["turn", "lay", "over"]
const SPECIES_SORTED = [1, 8, 5, 0, 3, 6, 2, 9, 7, 4]
const ENDING_NAMES = ["knock", "laps", "sudden_death"]
class Happened extends py.Struct {
static fields = []
static tag = ["kind", "Happened"]
get short_kind() {
const self = this
return py.item(py.method(self.kind, "rpartition", "."), 2)
}
}
class Event extends Happened {
static fields = []
static tag = ["kind", "life_is_life.event"]
}
class Dealt extends Event {
static fields = ["starter", "round"]
static tag = ["kind", "life_is_life.dealt"]
}
class Row extends Event {
static fields = ["row", "card"]
static tag = ["kind", "life_is_life.row"]
}
class Taking extends Event {
static fields = ["seat", "row"]
static tag = ["kind", "life_is_life.taking"]
}
class Laid extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "life_is_life.laid"]
}
class Took extends Event {
static fields = ["seat", "card", "cards"]
static tag = ["kind", "life_is_life.took"]
}
class Swapped extends Event {
static fields = ["seat", "row"]
static tag = ["kind", "life_is_life.swapped"]
}
class Knocked extends Event {
static fields = ["seat", "knocks"]
static tag = ["kind", "life_is_life.knocked"]
}
class LastLap extends Event {
static fields = ["seat"]
static tag = ["kind", "life_is_life.last_lap"]
}
class LapsOver extends Event {
static fields = ["laps"]
static tag = ["kind", "life_is_life.laps_over"]
}
class SuddenDeath extends Event {
static fields = ["seat", "card", "cards"]
static tag = ["kind", "life_is_life.sudden_death"]
}
class Shown extends Event {
static fields = ["seat", "card", "cards"]
static tag = ["kind", "life_is_life.shown"]
}
class Majority extends Event {
static fields = ["species", "seat", "points"]
static tag = ["kind", "life_is_life.majority"]
}
class Total extends Event {
static fields = ["seat", "points"]
static tag = ["kind", "life_is_life.total"]
}
class Lost extends Event {
static fields = ["seat", "lives"]
static tag = ["kind", "life_is_life.lost"]
}
class Gained extends Event {
static fields = ["seat", "lives"]
static tag = ["kind", "life_is_life.gained"]
}
class Out extends Event {
static fields = ["seat", "round"]
static tag = ["kind", "life_is_life.out"]
}
class Over extends Event {
static fields = []
static tag = ["kind", "life_is_life.over"]
}
class Option extends py.Struct {
static fields = ["name", "default", "means", "values", "reads", "only_for", "default_with"]
static defaults = { values: () => [false, true], reads: () => null, only_for: () => null, default_with: () => py.dict([]) }
read(asked) {
const self = this
let text, value, allowed
text = py.method(py.method(py.str(asked), "strip"), "lower")
for (value of py.iter(self.values)) {
if ((py.eq(text, py.method(py.str(value), "lower")))) {
return value
}
}
if ((self.reads !== null)) {
return py.method(self, "reads", text)
}
allowed = py.method(", ", "join", py.iter(self.values).map((value) => py.method(py.str(value), "lower")))
throw new py.OptionClash(`option ${py.str(self.name)}=${py.str(asked)}: expected one of ${py.str(allowed)}`, "no_such_value", { values: allowed })
}
}
class Why extends py.Struct {
static fields = []
static tag = ["reason", "why"]
get says() { return "" }
sentence() {
const self = this
return py.method(self.says, "format", { ...py.fields(py.asdict(self)) })
}
}
class Reason extends Why {
static fields = []
static tag = ["reason", "reason"]
}
class SwapFirst extends Reason {
static fields = []
static tag = ["reason", "swap_first"]
get says() { return "You may knock only after a swap of your own in this round." }
}
class SameCards extends Reason {
static fields = ["row"]
static tag = ["reason", "same_cards"]
get says() { return "The cards you lay must differ from row {row} by at least one." }
}
class TooFewLeft extends Reason {
static fields = ["row", "card"]
static tag = ["reason", "too_few_left"]
get says() { return "Row {row} takes {row} cards, and from {card} on you have too few to complete them." }
}
class OutOfOrder extends Reason {
static fields = ["card", "after"]
static tag = ["reason", "out_of_order"]
get says() { return "A set is laid in the order giraffe to mouse: no {card} after {after}." }
}
class NotInHand extends Reason {
static fields = ["card"]
static tag = ["reason", "not_in_hand"]
get says() { return "You have no {card} in your hand." }
}
class Open extends py.Struct {
static fields = ["phase", "round", "starter", "turn", "lives", "rows", "taking", "laid", "swapped", "knocked", "laps"]
}
class View extends Open {
static fields = ["phase", "round", "starter", "turn", "lives", "rows", "taking", "laid", "swapped", "knocked", "laps", "hands", "unseen", "known", "shown", "sets", "past", "derived"]
}
class Derived extends py.Struct {
static fields = ["turns_left", "left_in", "ranks_after", "majority_needs"]
}
class PastRound extends py.Struct {
static fields = ["ending", "starter", "laps", "knocker", "sudden_death", "majorities", "totals", "lost", "lives"]
}
const EVENTS = py.dict([["dealt", ((seat, card, number) => new Dealt({ starter: seat, round: number }))], ["row", ((seat, card, number) => new Row({ row: (number + 1), card: py.item(SPECIES_NAMES, card) }))], ["taking", ((seat, card, number) => new Taking({ seat: seat, row: (number + 1) }))], ["laid", ((seat, card, number) => new Laid({ seat: seat, card: py.item(SPECIES_NAMES, card) }))], ["took", ((seat, card, number) => new Took({ seat: seat, card: py.item(SPECIES_NAMES, card), cards: number }))], ["swapped", ((seat, card, number) => new Swapped({ seat: seat, row: (number + 1) }))], ["knocked", ((seat, card, number) => new Knocked({ seat: seat, knocks: number }))], ["last_lap", ((seat, card, number) => new LastLap({ seat: seat }))], ["laps_over", ((seat, card, number) => new LapsOver({ laps: number }))], ["sudden_death", ((seat, card, number) => new SuddenDeath({ seat: seat, card: py.item(SPECIES_NAMES, card), cards: number }))], ["shown", ((seat, card, number) => new Shown({ seat: seat, card: py.item(SPECIES_NAMES, card), cards: number }))], ["majority", ((seat, card, number) => new Majority({ species: py.item(SPECIES_NAMES, card), seat: seat_words$(seat), points: number }))], ["total", ((seat, card, number) => new Total({ seat: seat, points: number }))], ["lost", ((seat, card, number) => new Lost({ seat: seat, lives: number }))], ["gained", ((seat, card, number) => new Gained({ seat: seat, lives: number }))], ["out", ((seat, card, number) => new Out({ seat: seat, round: number }))], ["over", ((seat, card, number) => new Over({  }))]])
const OPTIONS_OFFERED = [/* class */ new Option({ name: "expert", default: false, means: "only all hares or all pigs end a round at once, and whoever has them gains a life", values: [false, true], reads: null, only_for: null, default_with: py.dict([]) }), /* class */ new Option({ name: "most_laps", default: 30, means: "a round is valued after this many laps without a knock, 2 to 100", values: [30], reads: read_laps$, only_for: null, default_with: py.dict([]) })]
const score_sheet$ = py.call(py.remembered, [write_score_sheet$, ...py.iter(["players", "round_number", "phase", "left_in", "past_total", "past_lives", "past_majority"]), ...py.iter(["past_ending", "past_laps", "past_starter", "past_knocker", "past_killer"])])
function choose$(self, players, asked) {
check_asked$(self.options, players, asked)
return py.method(self, "chosen", players, asked)
}
function chosen$(self, players, asked) {
let sentence, choices
if (!(py.le(self.least_players, players) && py.le(players, self.most_players))) {
sentence = `${py.str(players)} players: ${py.str(self.title)} is for ${py.str(self.least_players)} to ${py.str(self.most_players)}`
throw new py.OptionClash(sentence, "so_many_players", { least: self.least_players, most: self.most_players })
}
choices = read_options$(self.title, players, self.options, asked)
return [choices, py.method(self, "settle", players, choices)]
}
function move$(record, number) {
if (((record.phase === 0) && (number < 4))) {
return `row ${py.str((number + 1))}`
}
if (((record.phase === 0) && (number === 4))) {
return "knock"
}
if (((record.phase === 1) && (number < 10))) {
return `lay ${py.str(py.item(SPECIES_NAMES, number))}`
}
return null
}
function view$(record) {
let by_everybody
by_everybody = public$(record)
return ((record.seat === -1) ? by_everybody : own$(record, by_everybody))
}
function own$(record, by_everybody) {
let table
table = host.plain(record)
return py.replace(by_everybody, { hands: hands_seen$(table, table.seat) })
}
function why$(record, seat, number, reason) {
let card
if ((reason === "swap_first")) {
return new SwapFirst({  })
}
card = py.item(SPECIES_NAMES, number)
if ((reason === "same_cards")) {
return new SameCards({ row: (py.int(record.taking) + 1) })
}
if ((reason === "too_few_left")) {
return new TooFewLeft({ row: (py.int(record.taking) + 1), card: card })
}
if ((reason === "out_of_order")) {
return new OutOfOrder({ card: card, after: py.item(SPECIES_NAMES, py.int(record.least_next)) })
}
return new NotInHand({ card: card })
}
function in_sight$(record, seat) {
let table
table = host.plain(record)
if ((table.phase === 1)) {
return py.iter(py.range(10)).filter((species) => (py.item(py.item(table.hand, seat), species) > 0)).map((species) => species)
}
return py.list(py.range((4 + 1)))
}
function card_named$(text) {
return ((py.contains(SPECIES_NAMES, text)) ? py.method(SPECIES_NAMES, "index", text) : null)
}
function kind$(record, seat, number) {
if ((record.phase !== 0)) {
return py.item(PHASES, record.phase)
}
return ((number === 4) ? "knock" : "swap")
}
function theme$(record, best, other) {
if (py.truth(py.method(best, "startswith", "lay"))) {
return "other-card"
}
if ((py.contains([best, other], "knock"))) {
return ((best === "knock") ? "knock-now" : "knock-later")
}
return ((py.gt(best, other)) ? "larger-row" : "smaller-row")
}
function seat_words$(seat) {
return ((seat === -1) ? null : seat)
}
function settle$(players, choices) {
let options
options = host.fresh_options()
options.players = players
options.expert = py.int(py.bool(py.item(choices, "expert")))
options.most_laps = py.int(py.item(choices, "most_laps"))
return options
}
function read_laps$(text) {
let sentence
if (!(py.truth(py.method(text, "isascii")) && py.truth(py.method(text, "isdigit")) && (py.len(text) <= 6) && (2 <= py.int(text) && py.int(text) <= 100))) {
sentence = `option most_laps=${py.str(text)}: expected a number of laps from ${py.str(2)} to ${py.str(100)}`
throw new py.OptionClash(sentence, "bad_laps", { least: 2, most: 100 })
}
return py.int(text)
}
function check_asked$(known, players, asked) {
let option, allowed, sentence
for (option of py.iter(known)) {
if (((py.contains(asked, option.name)) && (option.only_for !== null) && (!py.contains(option.only_for, players)))) {
allowed = py.method(" or ", "join", py.iter(option.only_for).map((number) => py.str(number)))
sentence = `option ${py.str(option.name)} is a choice of ${py.str(allowed)} players only; with ${py.str(players)} leave it out`
throw new py.OptionClash(sentence, "not_for_so_many", { players: players })
}
}
}
function read_options$(game_, players, known, asked) {
let names, name, defaults
names = py.iter(known).map((option) => option.name)
for (name of py.iter(asked)) {
if ((!py.contains(names, name))) {
throw new py.OptionClash(`option ${py.repr(name)}: ${py.str(game_)} has the options ${py.str(py.method(", ", "join", names))}`, "no_such_option")
}
}
defaults = py.dict(py.iter(known).map((option) => [option.name, py.method(option.default_with, "get", players, option.default)]))
return py.bitor(defaults, py.dict(py.iter(known).filter((option) => (py.contains(asked, option.name))).map((option) => [option.name, py.method(option, "read", py.item(asked, option.name))])))
}
function public$(record) {
let table, seats, past, ranks_after
table = host.plain(record)
seats = py.range(table.players)
;[past, ranks_after] = score_sheet$(record, table)
return new View({ ...py.fields(in_the_open$(table)), hands: hands_seen$(table, -1), unseen: table.unseen_size, known: py.iter(seats).map((seat) => cards_words$(py.item(table.known, seat))), shown: py.iter(seats).map((seat) => cards_words$(py.item(table.shown, seat))), sets: py.iter(py.range(6, py.add(6, 3))).filter((species) => py.truth(host.rules.ends_rounds(table, species))).map((species) => py.item(SPECIES_NAMES, species)), past: past, derived: new Derived({ turns_left: turns_left$(record, table), left_in: py.iter(py.slice(table.left_in, null, table.players)).map((number) => ((number === 0) ? null : number)), ranks_after: ranks_after, majority_needs: host.rules.cards_for_majority(py.int(host.rules.seats_in(record))) }) })
}
function hands_seen$(table, viewer) {
let held
held = py.enumerate(py.slice(table.cards_held, null, table.players))
return py.iter(held).map(([seat, cards]) => (((py.eq(seat, viewer)) || (cards === 0)) ? cards_words$(py.item(table.hand, seat)) : cards))
}
function write_score_sheet$(table) {
let rounds
rounds = py.range(py.sub(table.round_number, (table.phase !== 2)))
return [py.iter(rounds).map((number) => past_round$(table, number)), py.iter(rounds).map((number) => ranks_after$(table, number))]
}
function in_the_open$(table) {
return py.dict([["phase", py.item(PHASES, table.phase)], ["round", table.round_number], ["starter", table.starter], ["turn", seat_words$(table.turn)], ["lives", py.slice(table.lives, null, table.players)], ["rows", py.iter(table.row).map((row) => cards_words$(row))], ["taking", ((table.taking === -1) ? null : (table.taking + 1))], ["laid", cards_words$(table.laid)], ["swapped", host.moves_in(table.swapped)], ["knocked", py.slice(table.knocked, null, table.knocks)], ["laps", table.laps]])
}
function cards_words$(counts) {
return py.iter(SPECIES_SORTED).flatMap((species) => py.iter(py.range(py.item(counts, species))).map((_) => py.item(SPECIES_NAMES, species)))
}
function turns_left$(record, table) {
let turns, seat
if (((table.knocks === 0) || (table.turn === -1))) {
return null
}
;[turns, seat] = [0, table.turn]
while ((!py.eq(seat, py.item(table.knocked, 0)))) {
;[turns, seat] = [(turns + 1), py.int(host.rules.left_of(record, seat))]
}
return turns
}
function past_round$(table, number) {
let players, lives, before, majorities, ending
players = table.players
lives = py.slice(py.item(table.past_lives, number), null, players)
before = ((number > 0) ? py.item(table.past_lives, (number - 1)) : py.mul([5], players))
majorities = py.iter(py.item(table.past_majority, number)).map((seat) => seat_words$(seat))
ending = py.item(ENDING_NAMES, py.item(table.past_ending, number))
return new PastRound({ ending: ending, starter: py.item(table.past_starter, number), laps: py.item(table.past_laps, number), knocker: seat_words$(py.item(table.past_knocker, number)), sudden_death: seat_words$(py.item(table.past_killer, number)), majorities: ((ending === "sudden_death") ? null : py.dict(py.zip(SPECIES_NAMES, majorities))), totals: py.iter(py.slice(py.item(table.past_total, number), null, players)).map((total) => ((total === -1) ? null : total)), lost: py.iter(py.zip(before, lives)).map(([then, now]) => py.sub(then, now)), lives: lives })
}
function ranks_after$(table, number) {
let then, players
then = py.method(game, "fresh_view")
players = table.players
then.players = players
py.setslice(then, "lives", null, players, py.slice(py.item(table.past_lives, number), null, players))
py.setslice(then, "left_in", null, players, py.iter(py.slice(table.left_in, null, players)).map((left) => ((py.le(left, (number + 1))) ? left : 0)))
return host.ranks(then)
}
game.settle = settle$
game.options = OPTIONS_OFFERED
game.choose = (players, asked) => choose$(game, players, asked)
game.chosen = (players, asked) => chosen$(game, players, asked)
return { move: move$, view: view$, own: own$, why: why$, in_sight: in_sight$, card_named: card_named$, kind: kind$, theme: theme$, events: EVENTS }
}
