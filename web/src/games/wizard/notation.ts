// @ts-nocheck
// Translated from Python by mazzo.wasm.notation. Do not edit.
import type { MakeNotation } from '../../local/notation'
import type { View } from './messages'

export const mark = 'b638a32daafc303f'

export const notation: MakeNotation<View> = (py, host) => {
const game = host.game
const CARD_WORDS = py.dict([[0, "R1"], [1, "R2"], [2, "R3"], [3, "R4"], [4, "R5"], [5, "R6"], [6, "R7"], [7, "R8"], [8, "R9"], [9, "R10"], [10, "R11"], [11, "R12"], [12, "R13"], [13, "Y1"], [14, "Y2"], [15, "Y3"], [16, "Y4"], [17, "Y5"], [18, "Y6"], [19, "Y7"], [20, "Y8"], [21, "Y9"], [22, "Y10"], [23, "Y11"], [24, "Y12"], [25, "Y13"], [26, "G1"], [27, "G2"], [28, "G3"], [29, "G4"], [30, "G5"], [31, "G6"], [32, "G7"], [33, "G8"], [34, "G9"], [35, "G10"], [36, "G11"], [37, "G12"], [38, "G13"], [39, "B1"], [40, "B2"], [41, "B3"], [42, "B4"], [43, "B5"], [44, "B6"], [45, "B7"], [46, "B8"], [47, "B9"], [48, "B10"], [49, "B11"], [50, "B12"], [51, "B13"], [52, "W1"], [53, "W2"], [54, "W3"], [55, "W4"], [56, "J1"], [57, "J2"], [58, "J3"], [59, "J4"]])
const SUIT_LETTERS = ["R", "Y", "G", "B"]
const SUIT_NAMES = ["red", "yellow", "green", "blue"]
const PHASES = ["trump", "bid", "play", "over"]
const BIDS = ["open", "blind", "secret"]
const VOIDS = [[], ["R"], ["Y"], ["R", "Y"], ["G"], ["R", "G"], ["Y", "G"], ["R", "Y", "G"], ["B"], ["R", "B"], ["Y", "B"], ["R", "Y", "B"], ["G", "B"], ["R", "G", "B"], ["Y", "G", "B"], ["R", "Y", "G", "B"]]
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
static tag = ["kind", "wizard.event"]
}
class Dealt extends Event {
static fields = ["dealer", "cards"]
static tag = ["kind", "wizard.dealt"]
}
class Turned extends Event {
static fields = ["card"]
static tag = ["kind", "wizard.turned"]
}
class Trump extends Event {
static fields = ["seat", "suit"]
static tag = ["kind", "wizard.trump"]
}
class Bid extends Event {
static fields = ["seat", "bid"]
static tag = ["kind", "wizard.bid"]
}
class Revealed extends Event {
static fields = ["seat", "bid"]
static tag = ["kind", "wizard.revealed"]
}
class Played extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wizard.played"]
}
class Trick extends Event {
static fields = ["seat", "won"]
static tag = ["kind", "wizard.trick"]
}
class Scored extends Event {
static fields = ["seat", "points"]
static tag = ["kind", "wizard.scored"]
}
class Over extends Event {
static fields = []
static tag = ["kind", "wizard.over"]
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
class FollowSuit extends Reason {
static fields = ["suit"]
static tag = ["reason", "follow_suit"]
sentence() {
const self = this
return `You must follow ${py.str(py.item(SUIT_NAMES, py.method(SUIT_LETTERS, "index", self.suit)))}; only Wizards and Jesters are always allowed.`
}
}
class BidTooHigh extends Reason {
static fields = ["most"]
static tag = ["reason", "bid_too_high"]
get says() { return "This round has {most} tricks: bid 0 to {most}." }
}
class Hook extends Reason {
static fields = ["bid"]
static tag = ["reason", "hook"]
get says() { return "You are in the sole lead: the bids may not add up to the tricks, so {bid} is not allowed." }
}
class NotInHand extends Reason {
static fields = ["card"]
static tag = ["reason", "not_in_hand"]
get says() { return "{card} is not in your hand." }
}
class Open extends py.Struct {
static fields = ["phase", "round", "cards", "dealer", "turned", "trump", "bids", "won", "leader", "trick", "set_aside", "scores"]
}
class View extends Open {
static fields = ["phase", "round", "cards", "dealer", "turned", "trump", "bids", "won", "leader", "trick", "set_aside", "scores", "hands", "stock", "follow", "winning", "points", "played", "past", "rounds", "derived"]
}
class PastRound extends py.Struct {
static fields = ["cards", "bids", "won", "points"]
}
class Derived extends py.Struct {
static fields = ["suits", "specials", "voids", "ranks_after", "taken_by", "out"]
}
const EVENTS = py.dict([["dealt", ((seat, card, number) => new Dealt({ dealer: seat, cards: number }))], ["turned", ((seat, card, number) => new Turned({ card: py.item(CARD_WORDS, card) }))], ["trump", ((seat, card, number) => new Trump({ seat: seat, suit: py.item(SUIT_LETTERS, number) }))], ["bid", ((seat, card, number) => new Bid({ seat: seat, bid: number }))], ["revealed", ((seat, card, number) => new Revealed({ seat: seat, bid: number }))], ["played", ((seat, card, number) => new Played({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["trick", ((seat, card, number) => new Trick({ seat: seat, won: number }))], ["scored", ((seat, card, number) => new Scored({ seat: seat, points: number }))], ["over", ((seat, card, number) => new Over({  }))]])
const OPTIONS_OFFERED = [/* class */ new Option({ name: "bids", default: "open", means: "how bids are made: one after the other, all at once, or hidden until the round is scored", values: ["open", "blind", "secret"], reads: null, only_for: null, default_with: py.dict([[2, "secret"]]) }), /* class */ new Option({ name: "dark_wizard", default: false, means: "of several Wizards in a trick the last one wins, not the first", values: [false, true], reads: null, only_for: null, default_with: py.dict([]) }), /* class */ new Option({ name: "leaders_hook", default: false, means: "a dealer in the sole lead may not let the bids add up to the tricks", values: [false, true], reads: null, only_for: null, default_with: py.dict([]) }), /* class */ new Option({ name: "clairvoyance", default: false, means: "while bidding you see every hand but your own", values: [false, true], reads: null, only_for: null, default_with: py.dict([]) }), /* class */ new Option({ name: "monochrome", default: false, means: "everybody has a deck of one suit; no trump, the highest card wins (3 or 4 players)", values: [false, true], reads: null, only_for: null, default_with: py.dict([]) }), /* class */ new Option({ name: "rounds", default: "all", means: "which hand sizes are dealt: all, short (1, 3, 5 …), or a list such as 2-3-5", values: ["all", "short"], reads: read_rounds$, only_for: null, default_with: py.dict([]) })]
const score_block$ = py.remembered(write_score_block$, "players", "round_number", "phase", "hand_sizes", "past_bid", "past_won")
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
if ((record.phase === 0)) {
return ((number < 4) ? `trump ${py.str(py.item(SUIT_LETTERS, number))}` : null)
}
if ((record.phase === 2)) {
return ((number < 60) ? `play ${py.str(card_words$(number))}` : null)
}
return `bid ${py.str(number)}`
}
function view$(record) {
let by_everybody
by_everybody = public$(record)
return ((record.seat === -1) ? by_everybody : own$(record, by_everybody))
}
function own$(record, by_everybody) {
let table, seats, hands
table = host.plain(record)
seats = py.range(table.players)
hands = py.iter(seats).map((seat) => (py.truth(py.bitand(py.shr(table.sees_hand, seat), 1)) ? hand_words$(py.item(table.hand, seat)) : py.item(table.cards_held, seat)))
return py.replace(by_everybody, { hands: hands, bids: bids_seen$(table), points: points_seen$(table) })
}
function why$(record, seat, number, reason) {
if ((reason === "follow_suit")) {
return new FollowSuit({ suit: suit_words$(py.int(host.rules.suit_to_follow(record))) })
}
if ((reason === "bid_too_high")) {
return new BidTooHigh({ most: py.int(record.hand_size) })
}
if ((reason === "hook")) {
return new Hook({ bid: py.int(host.rules.hooked_bid(record, seat)) })
}
return new NotInHand({ card: py.item(CARD_WORDS, number) })
}
function in_sight$(record, seat) {
if ((record.phase === 2)) {
return host.moves_in(py.int(py.item(record.hand, seat)))
}
return py.list(py.range(((record.phase === 0) ? 4 : (py.int(record.hand_size) + 1))))
}
function card_named$(text) {
return py.next(py.iter(py.range(60)).filter((card) => (py.eq(card_words$(card), text))).map((card) => card), null)
}
function kind$(record, seat, number) {
let holds_it
if ((record.phase !== 2)) {
return py.item(PHASES, record.phase)
}
if ((record.trick_size === 0)) {
return "lead"
}
holds_it = py.and(() => (record.follow !== -1), () => py.bitand(py.shr(py.item(record.hand, seat), py.mul(record.follow, 13)), (py.shl(1, 13) - 1)))
return (py.truth(holds_it) ? "follow" : "discard")
}
function theme$(record, best, other) {
let verb, chosen, missed, letter, name
;[verb, chosen] = py.method(best, "split")
missed = py.item(py.method(other, "split"), 1)
if ((verb === "trump")) {
return "trump"
}
if ((verb === "bid")) {
return ((py.int(chosen) > py.int(missed)) ? "bid-more" : "bid-less")
}
for ([letter, name] of py.iter([["W", "wizard"], ["J", "jester"], [suit_words$(record.trump), "trump"]])) {
if ((!py.eq((py.eq(py.item(chosen, 0), letter)), (py.eq(py.item(missed, 0), letter))))) {
return ((py.eq(py.item(chosen, 0), letter)) ? `${py.str(name)}-now` : `${py.str(name)}-kept`)
}
}
if ((!py.eq(py.item(chosen, 0), py.item(missed, 0)))) {
return "another-suit"
}
return ((py.int(py.slice(chosen, 1, null)) > py.int(py.slice(missed, 1, null))) ? "higher" : "lower")
}
function settle$(players, choices) {
let options, asked, sentence, name, what, sizes
options = host.fresh_options()
options.players = players
if ((players === 2)) {
if ((py.item(choices, "bids") !== "secret")) {
asked = py.item(choices, "bids")
sentence = `bids=${py.str(asked)}: two players always bid in secret (V4); leave the option out or say bids=secret`
throw new py.OptionClash(sentence, "secret_for_two")
}
for (name of py.iter(["leaders_hook", "clairvoyance", "monochrome"])) {
if (py.truth(py.item(choices, name))) {
sentence = `${py.str(name)} does not go with two players (V4): seat three or more, or leave it out`
throw new py.OptionClash(sentence, "not_for_two")
}
}
}
if ((py.truth(py.item(choices, "leaders_hook")) && (py.item(choices, "bids") !== "open"))) {
throw new py.OptionClash(`leaders_hook needs open bids (V5): the dealer must know the others' bids, and bids=${py.str(py.item(choices, "bids"))} hides them`, "hook_needs_open_bids")
}
if ((py.truth(py.item(choices, "monochrome")) && (players > 4))) {
sentence = `monochrome with ${py.str(players)} players: there are four suits, so it is for 3 or 4 (V7)`
throw new py.OptionClash(sentence, "a_suit_for_each", { players: players })
}
if (((py.item(choices, "rounds") !== "all") && ((players === 2) || py.truth(py.item(choices, "monochrome"))))) {
what = ((players === 2) ? "two players (V4)" : "monochrome (V7)")
sentence = `rounds=${py.str(py.item(choices, "rounds"))} does not go with ${py.str(what)}, which has rounds of its own (Z10)`
throw new py.OptionClash(sentence, ((players === 2) ? "rounds_for_two" : "rounds_of_monochrome"))
}
options.bids = py.method(BIDS, "index", py.str(py.item(choices, "bids")))
for (name of py.iter(["dark_wizard", "leaders_hook", "clairvoyance", "monochrome"])) {
py.setitem(options, name, py.int(py.bool(py.item(choices, name))))
}
sizes = hand_sizes$(players, py.bool(py.item(choices, "monochrome")), py.str(py.item(choices, "rounds")))
options.rounds = py.len(sizes)
py.setslice(options, "hand_sizes", null, py.len(sizes), sizes)
return options
}
function read_rounds$(text) {
let sizes
sizes = py.method(text, "split", "-")
if ((!py.truth(py.all(py.iter(sizes).map((size) => py.and(() => py.method(size, "isascii"), () => py.method(size, "isdigit"), () => (1 <= py.int(size) && py.int(size) <= 20))))) || (py.len(sizes) > 20))) {
throw new py.OptionClash(`option rounds=${py.str(text)}: expected all, short, or up to ${py.str(20)} hand sizes from 1 to ${py.str(20)} such as 2-3-5`, "bad_rounds", { most: 20 })
}
return py.method("-", "join", py.iter(sizes).map((size) => py.str(py.int(size))))
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
function card_words$(card) {
return py.method(CARD_WORDS, "get", card)
}
function public$(record) {
let table, past, ranks_after
table = host.plain(record)
;[past, ranks_after] = score_block$(record, table)
return new View({ ...py.fields(in_the_open$(table)), hands: py.slice(table.cards_held, null, table.players), stock: table.stock_size, follow: suit_words$(table.follow), winning: (py.truth(table.trick_size) ? py.mod(py.add(table.leader, py.int(host.rules.winning_place(record))), table.players) : null), points: points_seen$(table), played: cards_by_seat$(table, 0, table.cards_played), past: past, rounds: py.slice(table.hand_sizes, null, table.rounds), derived: derived$(record, table, ranks_after) })
}
function hand_words$(cards) {
return py.sorted(py.iter(host.moves_in(cards)).map((card) => py.item(CARD_WORDS, card)))
}
function bids_seen$(table) {
return py.iter(py.slice(table.bid, null, table.players)).map((bid) => ((bid >= 0) ? bid : null))
}
function points_seen$(table) {
return py.iter(py.range(table.players)).map((seat) => points_so_far$(table, seat))
}
function suit_words$(suit) {
return ((suit === -1) ? null : py.item(SUIT_LETTERS, suit))
}
function hand_sizes$(players, monochrome, rounds) {
let largest, sizes, sentence
if ((players === 2)) {
return [2, 3, 4, 5, 6, 7]
}
if (py.truth(monochrome)) {
return py.list(py.range(4, (15 + 1)))
}
largest = py.floordiv(60, players)
if ((rounds === "all")) {
return py.list(py.range(1, (largest + 1)))
}
if ((rounds === "short")) {
return py.list(py.range(1, (largest + 1), 2))
}
sizes = py.iter(py.method(rounds, "split", "-")).map((size) => py.int(size))
if ((py.max(sizes) > largest)) {
sentence = `rounds=${py.str(rounds)}: with ${py.str(players)} players a hand has at most ${py.str(largest)} cards`
throw new py.OptionClash(sentence, "hand_too_large", { players: players, most: largest })
}
return sizes
}
function write_score_block$(table) {
let players, totals, past, ranks_after, number, bids, won, scored
players = table.players
totals = py.mul([0], players)
;[past, ranks_after] = [[], []]
for (number of py.iter(py.range(py.sub(table.round_number, (table.phase !== 3))))) {
;[bids, won] = [py.slice(py.item(table.past_bid, number), null, players), py.slice(py.item(table.past_won, number), null, players)]
scored = py.iter(py.zip(bids, won)).map(([bid, tricks]) => host.rules.points(bid, tricks))
totals = py.iter(py.zip(totals, scored)).map(([total, gained]) => py.add(total, gained))
py.method(past, "append", new PastRound({ cards: py.item(table.hand_sizes, number), bids: bids, won: won, points: scored }))
py.method(ranks_after, "append", ranks_with$(py.tuple(totals)))
}
return [past, ranks_after]
}
function in_the_open$(table) {
let first
first = py.sub(table.cards_played, table.trick_size)
return py.dict([["phase", py.item(PHASES, table.phase)], ["round", table.round_number], ["cards", table.hand_size], ["dealer", table.dealer], ["turned", card_words$(table.turned)], ["trump", suit_words$(table.trump)], ["bids", bids_seen$(table)], ["won", py.slice(table.won, null, table.players)], ["leader", table.leader], ["trick", cards_by_seat$(table, first, table.cards_played)], ["set_aside", hand_words$(table.set_aside)], ["scores", py.slice(table.score, null, table.players)]])
}
function cards_by_seat$(table, first, last) {
return py.iter(py.range(first, last)).map((number) => [py.item(table.played_by, number), py.item(CARD_WORDS, py.item(table.played, number))])
}
function derived$(record, table, ranks_after) {
let players, in_play
players = table.players
in_play = (py.truth(table.monochrome) ? players : 4)
return new Derived({ suits: py.list(py.slice(SUIT_LETTERS, null, in_play)), specials: (py.truth(table.monochrome) ? in_play : 4), voids: (py.truth(table.cards_played) ? py.iter(py.range(players)).map((seat) => py.item(VOIDS, host.rules.voids(record, seat))) : py.mul([[]], players)), ranks_after: ranks_after, taken_by: taken_by$(table), out: py.add(py.iter(py.slice(table.played, null, table.cards_played)).map((card) => py.item(CARD_WORDS, card)), not_dealt$(table)) })
}
function points_so_far$(table, seat) {
if (((table.phase !== 2) || (py.item(table.bid, seat) < 0))) {
return null
}
return host.rules.points(py.item(table.bid, seat), py.item(table.won, seat))
}
function ranks_with$(scores) {
let table
table = py.method(game, "fresh_view")
table.players = py.len(scores)
py.setslice(table, "score", null, py.len(scores), scores)
return host.ranks(table)
}
function taken_by$(table) {
let played, players, leads
;[played, players] = [table.cards_played, table.players]
if ((py.lt(played, players))) {
return []
}
leads = py.iter(py.range(players, played, players)).map((number) => py.item(table.played_by, number))
return ((table.trick_size > 0) ? leads : [...py.iter(leads), table.leader])
}
function not_dealt$(table) {
let turned
turned = ((table.turned === -1) ? [] : [py.item(CARD_WORDS, table.turned)])
return py.add(hand_words$(table.set_aside), turned)
}
game.settle = settle$
game.options = OPTIONS_OFFERED
game.choose = (players, asked) => choose$(game, players, asked)
game.chosen = (players, asked) => chosen$(game, players, asked)
return { move: move$, view: view$, own: own$, why: why$, in_sight: in_sight$, card_named: card_named$, kind: kind$, theme: theme$, events: EVENTS }
}
