// @ts-nocheck
// Translated from Python by mazzo.wasm.notation. Do not edit.
import type { MakeNotation } from '../../local/notation'
import type { View } from './messages'

export const mark = 'cd4e4ff5aa134de6'

export const notation: MakeNotation<View> = (py, host) => {
const game = host.game
const SPECIES_NAMES = ["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"]
const CARD_WORDS = py.dict([[0, "F1"], [1, "F2"], [2, "F3"], [3, "F4"], [4, "S1"], [5, "S2"], [6, "S3"], [7, "S4"], [8, "M1"], [9, "M2"], [10, "M3"], [11, "M4"], [12, "*1"], [13, "*2"], [14, "*3"], [15, "*4"], [16, "refill"]])
const SAID_ALONE = py.dict([[[1, 17], "only one"], [[3, 17], "no exchange"], [[5, 17], "done"], [[6, 17], "decline"], [[6, 18], "commit nothing"], [[7, 17], "draw"], [[8, 17], "decline"], [[10, 18], "take back"], [[10, 17], "leave"]])
const SAID_TO_SPECIES = py.dict([[3, "give"], [4, "take"], [8, "acquire"]])
const SAID_TO_CARDS = py.dict([[0, "bid"], [1, "also"], [2, "choose"], [5, "discard"], [6, "commit"], [7, "show"], [9, "pay"]])
const REFILL_FITS = [0, 1, 2]
const THEME_OF_PHASE = py.dict([[3, "exchange"], [4, "exchange"], [5, "refilling"], [6, "tie"], [7, "tie"], [9, "paying"], [10, "ibex"]])
const REMOVALS = ["suggested", "random"]
const KINDS_SORTED = [12, 13, 14, 15, 0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7]
const SETTLING = ["commit", "acquire", "pay"]
const PHASES = ["bid", "second", "choose", "give", "take", "discard", "commit", "show", "acquire", "pay", "ibex", "over"]
const SPECIES_SORTED = [2, 3, 4, 5, 0, 1]
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
static tag = ["kind", "wild_cards.event"]
}
class Round extends Event {
static fields = ["first", "round"]
static tag = ["kind", "wild_cards.round"]
}
class Display extends Event {
static fields = ["species"]
static tag = ["kind", "wild_cards.display"]
}
class Drew extends Event {
static fields = ["seat", "cards"]
static tag = ["kind", "wild_cards.drew"]
}
class InHand extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.in_hand"]
}
class Bid extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.bid"]
}
class Also extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.also"]
}
class Revealed extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.revealed"]
}
class TwoCards extends Event {
static fields = ["seat"]
static tag = ["kind", "wild_cards.two_cards"]
}
class Chose extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.chose"]
}
class Gave extends Event {
static fields = ["seat", "species"]
static tag = ["kind", "wild_cards.gave"]
}
class Exchanged extends Event {
static fields = ["seat", "taken", "given"]
static tag = ["kind", "wild_cards.exchanged"]
}
class NoExchange extends Event {
static fields = ["seat"]
static tag = ["kind", "wild_cards.no_exchange"]
}
class Leader extends Event {
static fields = ["seat", "species", "before"]
static tag = ["kind", "wild_cards.leader"]
}
class Discarded extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.discarded"]
}
class Refilled extends Event {
static fields = ["seat", "cards"]
static tag = ["kind", "wild_cards.refilled"]
}
class Reshuffled extends Event {
static fields = ["cards"]
static tag = ["kind", "wild_cards.reshuffled"]
}
class Lion extends Event {
static fields = ["seat", "value"]
static tag = ["kind", "wild_cards.lion"]
}
class Tied extends Event {
static fields = ["seat", "value"]
static tag = ["kind", "wild_cards.tied"]
}
class Committed extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.committed"]
}
class CommitsDecline extends Event {
static fields = ["seat"]
static tag = ["kind", "wild_cards.commits_decline"]
}
class Paid extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.paid"]
}
class Total extends Event {
static fields = ["seat", "total"]
static tag = ["kind", "wild_cards.total"]
}
class Showing extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.showing"]
}
class Shown extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.shown"]
}
class DrawnAndShown extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.drawn_and_shown"]
}
class Lots extends Event {
static fields = ["seat", "place"]
static tag = ["kind", "wild_cards.lots"]
}
class Ordered extends Event {
static fields = ["seat", "place"]
static tag = ["kind", "wild_cards.ordered"]
}
class Acquires extends Event {
static fields = ["seat", "species"]
static tag = ["kind", "wild_cards.acquires"]
}
class Acquired extends Event {
static fields = ["seat", "species", "value"]
static tag = ["kind", "wild_cards.acquired"]
}
class HabitatPoints extends Event {
static fields = ["seat", "species", "points"]
static tag = ["kind", "wild_cards.habitat_points"]
}
class Declined extends Event {
static fields = ["seat"]
static tag = ["kind", "wild_cards.declined"]
}
class Returned extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.returned"]
}
class LeavesBid extends Event {
static fields = ["seat", "card"]
static tag = ["kind", "wild_cards.leaves_bid"]
}
class Cleared extends Event {
static fields = ["seat", "cards"]
static tag = ["kind", "wild_cards.cleared"]
}
class Gone extends Event {
static fields = ["species"]
static tag = ["kind", "wild_cards.gone"]
}
class BestSpecies extends Event {
static fields = ["seat", "species", "points"]
static tag = ["kind", "wild_cards.best_species"]
}
class SecondSpecies extends Event {
static fields = ["seat", "species", "points"]
static tag = ["kind", "wild_cards.second_species"]
}
class LeadersScored extends Event {
static fields = ["seat", "points"]
static tag = ["kind", "wild_cards.leaders_scored"]
}
class TokensScored extends Event {
static fields = ["seat", "points"]
static tag = ["kind", "wild_cards.tokens_scored"]
}
class Scored extends Event {
static fields = ["seat", "points"]
static tag = ["kind", "wild_cards.scored"]
}
class Over extends Event {
static fields = []
static tag = ["kind", "wild_cards.over"]
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
class NotInHand extends Reason {
static fields = ["card"]
static tag = ["reason", "not_in_hand"]
get says() { return "{card} is not in your hand." }
}
class OutOfOrder extends Reason {
static fields = ["card"]
static tag = ["reason", "out_of_order"]
get says() { return "{card} comes too late: the cards of a set are named in the order F, S, M, *, each from 1 to 4." }
}
class TooFewLeft extends Reason {
static fields = ["card"]
static tag = ["reason", "too_few_left"]
get says() { return "With {card} next, too few cards would be left to complete the payment." }
}
class NotYourBid extends Reason {
static fields = ["card"]
static tag = ["reason", "not_your_bid"]
get says() { return "{card} is not one of your two cards." }
}
class NotInDisplay extends Reason {
static fields = ["species"]
static tag = ["reason", "not_in_display"]
get says() { return "There is no {species} in the display." }
}
class NotInCollection extends Reason {
static fields = ["species"]
static tag = ["reason", "not_in_collection"]
get says() { return "You have no {species} to give." }
}
class NothingToExchange extends Reason {
static fields = ["species"]
static tag = ["reason", "nothing_to_exchange"]
get says() { return "There is nothing but {species} in the display: an exchange takes another species." }
}
class SameSpecies extends Reason {
static fields = ["species"]
static tag = ["reason", "same_species"]
get says() { return "You are giving a {species}: take another species." }
}
class PaymentBegun extends Reason {
static fields = []
static tag = ["reason", "payment_begun"]
get says() { return "You have begun to pay; to decline comes instead of the first card." }
}
class NothingToDraw extends Reason {
static fields = []
static tag = ["reason", "nothing_to_draw"]
get says() { return "There is no card to draw: show one from your hand." }
}
class CannotPay extends Reason {
static fields = ["cards"]
static tag = ["reason", "cannot_pay"]
get says() { return "You cannot pay: that takes {cards} more habitat cards from your hand." }
}
class PaymentDue extends Reason {
static fields = ["cards"]
static tag = ["reason", "payment_due"]
get says() { return "This bid has to be paid: commit {cards} of your cards, or decline." }
}
class Open extends py.Struct {
static fields = ["phase", "round", "first", "display", "discards", "collections", "leaders", "tokens", "payments", "order", "chosen", "tied", "declined", "showing", "shown", "discarding", "acquired", "exchanged"]
}
class View extends Open {
static fields = ["phase", "round", "first", "display", "discards", "collections", "leaders", "tokens", "payments", "order", "chosen", "tied", "declined", "showing", "shown", "discarding", "acquired", "exchanged", "animal_pile", "removed", "habitat_pile", "hands", "cards_held", "bids", "known", "gone", "rounds", "past", "derived"]
}
class Derived extends py.Struct {
static fields = ["exchanges", "due", "bonus_cards", "most_picked", "refill", "bids_two", "refill_up_to"]
}
class PastRound extends py.Struct {
static fields = ["bids", "acquired", "points"]
}
class Exchange extends py.Struct {
static fields = ["given", "taken", "leaders"]
}
class BonusCards extends py.Struct {
static fields = ["species", "cards"]
}
class LeaderChange extends py.Struct {
static fields = ["species", "before", "after"]
}
const EVENTS = py.dict([["round", ((seat, card, number) => new Round({ first: seat, round: number }))], ["display", ((seat, card, number) => new Display({ species: py.item(SPECIES_NAMES, card) }))], ["drew", ((seat, card, number) => new Drew({ seat: seat, cards: number }))], ["in_hand", ((seat, card, number) => new InHand({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["bid", ((seat, card, number) => new Bid({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["also", ((seat, card, number) => new Also({ seat: seat, card: card_words$(card) }))], ["revealed", ((seat, card, number) => new Revealed({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["two_cards", ((seat, card, number) => new TwoCards({ seat: seat }))], ["chose", ((seat, card, number) => new Chose({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["gave", ((seat, card, number) => new Gave({ seat: seat, species: py.item(SPECIES_NAMES, card) }))], ["exchanged", ((seat, card, number) => new Exchanged({ seat: seat, taken: py.item(SPECIES_NAMES, card), given: py.item(SPECIES_NAMES, number) }))], ["no_exchange", ((seat, card, number) => new NoExchange({ seat: seat }))], ["leader", ((seat, card, number) => new Leader({ seat: number_or_none$(seat), species: py.item(SPECIES_NAMES, card), before: number_or_none$(number) }))], ["discarded", ((seat, card, number) => new Discarded({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["refilled", ((seat, card, number) => new Refilled({ seat: seat, cards: number }))], ["reshuffled", ((seat, card, number) => new Reshuffled({ cards: number }))], ["lion", ((seat, card, number) => new Lion({ seat: seat, value: number }))], ["tied", ((seat, card, number) => new Tied({ seat: seat, value: number }))], ["committed", ((seat, card, number) => new Committed({ seat: seat, card: card_words$(card) }))], ["commits_decline", ((seat, card, number) => new CommitsDecline({ seat: seat }))], ["paid", ((seat, card, number) => new Paid({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["total", ((seat, card, number) => new Total({ seat: seat, total: number }))], ["showing", ((seat, card, number) => new Showing({ seat: seat, card: card_words$(card) }))], ["shown", ((seat, card, number) => new Shown({ seat: seat, card: card_words$(card) }))], ["drawn_and_shown", ((seat, card, number) => new DrawnAndShown({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["lots", ((seat, card, number) => new Lots({ seat: seat, place: number }))], ["ordered", ((seat, card, number) => new Ordered({ seat: seat, place: number }))], ["acquires", ((seat, card, number) => new Acquires({ seat: seat, species: py.item(SPECIES_NAMES, card) }))], ["acquired", ((seat, card, number) => new Acquired({ seat: seat, species: py.item(SPECIES_NAMES, card), value: number }))], ["habitat_points", ((seat, card, number) => new HabitatPoints({ seat: seat, species: py.item(SPECIES_NAMES, card), points: number }))], ["declined", ((seat, card, number) => new Declined({ seat: seat }))], ["returned", ((seat, card, number) => new Returned({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["leaves_bid", ((seat, card, number) => new LeavesBid({ seat: seat, card: py.item(CARD_WORDS, card) }))], ["cleared", ((seat, card, number) => new Cleared({ seat: seat, cards: number }))], ["gone", ((seat, card, number) => new Gone({ species: py.item(SPECIES_NAMES, card) }))], ["best_species", ((seat, card, number) => new BestSpecies({ seat: seat, species: py.item(SPECIES_NAMES, card), points: number }))], ["second_species", ((seat, card, number) => new SecondSpecies({ seat: seat, species: py.item(SPECIES_NAMES, card), points: number }))], ["leaders_scored", ((seat, card, number) => new LeadersScored({ seat: seat, points: number }))], ["tokens_scored", ((seat, card, number) => new TokensScored({ seat: seat, points: number }))], ["scored", ((seat, card, number) => new Scored({ seat: seat, points: number }))], ["over", ((seat, card, number) => new Over({  }))]])
const OPTIONS_OFFERED = [/* class */ new Option({ name: "habitats", default: "3-4-4-3", means: "how many cards of the values 1, 2, 3, 4 each suit has (an assumption: no source gives the numbers)", values: ["3-4-4-3", "5-4-3-2"], reads: null, only_for: null, default_with: py.dict([]) }), /* class */ new Option({ name: "wilds", default: "1-2-3-4", means: "the values of the four wild cards (an assumption as well)", values: ["1-2-3-4", "1-1-1-1"], reads: null, only_for: null, default_with: py.dict([]) }), /* class */ new Option({ name: "removal", default: "suggested", means: "which animals are removed with three players: one of each species and 8 at random (suggested), or 14 at random; with four or five it is always at random", values: ["suggested", "random"], reads: null, only_for: [3], default_with: py.dict([]) })]
const ABOUT_A_CARD = py.dict([["not_in_hand", /* class */ NotInHand], ["out_of_order", /* class */ OutOfOrder], ["too_few_left", /* class */ TooFewLeft], ["not_your_bid", /* class */ NotYourBid]])
const ABOUT_A_SPECIES = py.dict([["not_in_display", /* class */ NotInDisplay], ["not_in_collection", /* class */ NotInCollection], ["nothing_to_exchange", /* class */ NothingToExchange], ["same_species", /* class */ SameSpecies]])
const WITHOUT_FACTS = py.dict([["payment_begun", /* class */ PaymentBegun], ["nothing_to_draw", /* class */ NothingToDraw]])
const score_sheet$ = py.remembered(write_score_sheet$, "players", "round_number", "past_bid", "past_taken", "past_points")
const SILENCE = host.fresh_news({ listening: false })
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
let phase
phase = py.int(record.phase)
if ((py.contains(SAID_ALONE, [phase, number]))) {
return py.item(SAID_ALONE, [phase, number])
}
if (((py.contains(SAID_TO_SPECIES, phase)) && (0 <= number && number < 6))) {
return `${py.str(py.item(SAID_TO_SPECIES, phase))} ${py.str(py.item(SPECIES_NAMES, number))}`
}
if (((py.contains(SAID_TO_CARDS, phase)) && ((0 <= number && number < 16) || ((number === 16) && (py.contains(REFILL_FITS, phase)))))) {
return `${py.str(py.item(SAID_TO_CARDS, phase))} ${py.str(card_words$(number))}`
}
return null
}
function view$(record) {
let by_everybody
by_everybody = public$(record)
return ((record.seat === -1) ? by_everybody : own$(record, by_everybody))
}
function own$(record, by_everybody) {
let table, seats
table = host.plain(record)
seats = py.range(table.players)
return py.replace(by_everybody, { hands: py.iter(seats).map((seat) => ((py.eq(seat, table.seat)) ? counted$(py.item(table.hand, seat)) : py.item(table.cards_held, seat))), bids: py.iter(seats).map((seat) => bids_seen$(table, seat)), payments: payments_seen$(table), declined: host.moves_in(table.declined), showing: showing_seen$(table), derived: derived$(record, table, by_everybody) })
}
function why$(record, seat, number, reason) {
let cards
if ((py.contains(ABOUT_A_CARD, reason))) {
return py.call(py.item(ABOUT_A_CARD, reason), [py.item(CARD_WORDS, number)])
}
if ((py.contains(ABOUT_A_SPECIES, reason))) {
return py.call(py.item(ABOUT_A_SPECIES, reason), [py.item(SPECIES_NAMES, number)])
}
if ((py.contains(WITHOUT_FACTS, reason))) {
return py.call(py.item(WITHOUT_FACTS, reason), [])
}
cards = (py.int(record.value) - 1)
return ((reason === "cannot_pay") ? new CannotPay({ cards: cards }) : new PaymentDue({ cards: cards }))
}
function in_sight$(record, seat) {
let table, phase, alone, lying, held, refill
table = host.plain(record)
phase = table.phase
alone = py.iter(SAID_ALONE).filter(([at, number]) => (py.eq(at, phase))).map(([at, number]) => number)
if ((py.contains(SAID_TO_SPECIES, phase))) {
lying = ((phase === 3) ? py.item(table.collection, seat) : table.display)
return py.add(py.iter(py.range(6)).filter((species) => (py.item(lying, species) > 0)).map((species) => species), alone)
}
if ((phase === 2)) {
return py.sorted(py.set([py.item(table.bid, seat), table.also_bid]))
}
held = py.iter(py.range(16)).filter((kind) => ((py.contains(SAID_TO_CARDS, phase)) && (py.item(py.item(table.hand, seat), kind) > 0))).map((kind) => kind)
refill = (((phase === 0) || ((phase === 1) && (py.item(table.bid, seat) !== 16))) ? [16] : [])
return py.add(py.add(held, refill), alone)
}
function card_named$(text) {
if ((py.contains(SPECIES_NAMES, text))) {
return py.method(SPECIES_NAMES, "index", text)
}
return py.next(py.iter(py.range(16)).filter((card) => (py.eq(card_words$(card), text))).map((card) => card), null)
}
function theme$(record, best, other) {
let phase
phase = py.int(record.phase)
if ((py.contains(THEME_OF_PHASE, phase))) {
return py.item(THEME_OF_PHASE, phase)
}
if ((phase === 8)) {
return ((best === "decline") ? "animal-left" : ((other === "decline") ? "animal-taken" : "another-animal"))
}
if ((py.contains([best, other], "only one"))) {
return "second"
}
return theme_of_bids$(py.item(py.method(best, "split"), 1), py.item(py.method(other, "split"), 1))
}
function card_words$(card) {
return py.method(CARD_WORDS, "get", card)
}
function number_or_none$(number) {
return ((number < 0) ? null : number)
}
function settle$(players, choices) {
let options, value, copies, suit, wild
options = host.fresh_options()
options.players = players
if ((players !== 3)) {
py.setitem(choices, "removal", "random")
}
options.removal = py.method(REMOVALS, "index", py.str(py.item(choices, "removal")))
for ([value, copies] of py.iter(py.enumerate(py.method(py.str(py.item(choices, "habitats")), "split", "-")))) {
for (suit of py.iter([0, 1, 2])) {
py.setat(options, "copies", py.add(py.mul(suit, 4), value), py.int(copies))
}
}
for (wild of py.iter(py.method(py.str(py.item(choices, "wilds")), "split", "-"))) {
py.setat(options, "copies", (py.add(py.mul(3, 4), py.int(wild)) - 1), (py.item(options.copies, (py.add(py.mul(3, 4), py.int(wild)) - 1)) + 1))
}
return options
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
let table, players, removed
table = host.plain(record)
players = table.players
removed = host.rules.animals_removed(table)
return new View({ ...py.fields(in_the_open$(table)), animal_pile: table.animal_pile_size, removed: removed, habitat_pile: table.habitat_pile_size, hands: py.slice(table.cards_held, null, players), cards_held: py.slice(table.cards_held, null, players), bids: py.iter(py.range(players)).map((seat) => bids_seen$(table, seat)), known: py.iter(py.range(players)).map((seat) => counted$(py.item(table.known, seat))), gone: animals$(table.gone), rounds: py.floordiv(py.sub(42, removed), (players - 1)), past: score_sheet$(record, table), derived: new Derived({ exchanges: exchanges$(record, table), due: 0, bonus_cards: [], most_picked: 0, refill: null, bids_two: number_or_none$(py.item(table.leader, 2)), refill_up_to: py.iter(py.range(players)).map((seat) => host.rules.refill_up_to(table, seat)) }) })
}
function counted$(counts) {
return py.iter(KINDS_SORTED).flatMap((kind) => py.iter(py.range(py.item(counts, kind))).map((_) => py.item(CARD_WORDS, kind)))
}
function bids_seen$(table, seat) {
if ((py.item(table.bid, seat) !== -2)) {
return listed$(eagles_pair$(table, seat))
}
return ((table.phase === 2) ? 2 : 1)
}
function payments_seen$(table) {
return py.iter(py.range(table.players)).map((seat) => listed$(py.slice(py.item(table.payment, seat), null, py.item(table.paid, seat))))
}
function showing_seen$(table) {
return py.iter(py.slice(table.showing, null, table.players)).map((card) => ((card === 17) ? "draw" : card_words$(card)))
}
function derived$(record, table, by_everybody) {
let seat, asked, settles, due
seat = table.seat
if (((table.phase === 11) || (seat === -1))) {
return by_everybody.derived
}
asked = (py.bitand(py.shr(table.waiting, seat), 1) === 1)
settles = py.and(() => asked, () => (py.contains(SETTLING, by_everybody.phase)))
due = (py.truth(settles) ? py.int(host.rules.cards_due(record, seat)) : 0)
return py.replace(by_everybody.derived, { due: due, bonus_cards: (py.truth(settles) ? bonus_cards$(record, table) : []), most_picked: (py.truth(asked) ? most_picked$(table, due) : 0), refill: refill_card$(table, asked) })
}
function theme_of_bids$(best, other) {
if ((py.contains([best, other], "refill"))) {
return ((best === "refill") ? "refill-now" : "refill-later")
}
if ((!py.eq((py.item(best, 0) === "*"), (py.item(other, 0) === "*")))) {
return ((py.item(best, 0) === "*") ? "wild-now" : "wild-kept")
}
if ((!py.eq(py.item(best, 0), py.item(other, 0)))) {
return "another-habitat"
}
return ((py.int(py.slice(best, 1, null)) > py.int(py.slice(other, 1, null))) ? "bid-more" : "bid-less")
}
function in_the_open$(table) {
return py.dict([["phase", py.item(PHASES, table.phase)], ["round", table.round_number], ["first", table.first], ["display", animals$(table.display)], ["discards", counted$(table.discards)], ["collections", py.slice(table.collection, null, table.players)], ["leaders", py.iter(table.leader).map((owner) => ((owner >= 0) ? owner : null))], ["tokens", py.slice(table.tokens, null, table.players)], ["payments", payments_seen$(table)], ["order", order$(table)], ["chosen", species_words$(table.chosen)], ["tied", host.moves_in(table.tied)], ["declined", host.moves_in(table.declined)], ["showing", showing_seen$(table)], ["shown", counted$(table.shown)], ["discarding", counted$(table.discarding)], ["acquired", host.moves_in(table.acquired)], ["exchanged", host.moves_in(table.exchanged)]])
}
function animals$(counts) {
return py.iter(SPECIES_SORTED).flatMap((species) => py.iter(py.range(py.item(counts, species))).map((_) => py.item(SPECIES_NAMES, species)))
}
function write_score_sheet$(table) {
let players
players = table.players
return py.iter(py.range(table.round_number)).map((number) => new PastRound({ bids: py.iter(py.slice(py.item(table.past_bid, number), null, players)).map((card) => card_words$(card)), acquired: py.iter(py.slice(py.item(table.past_taken, number), null, players)).map((species) => species_words$(species)), points: py.slice(py.item(table.past_points, number), null, players) }))
}
function exchanges$(record, table) {
let seat, gifts
if ((!py.contains([3, 4], table.phase))) {
return []
}
;[seat] = host.moves_in(table.waiting)
gifts = ((table.phase === 4) ? [table.chosen] : py.iter(py.range(6)).filter((given) => py.truth(py.item(py.item(table.collection, seat), given))).map((given) => given))
return py.iter(gifts).flatMap((given) => py.iter(host.moves_in(host.rules.others_in_display(record, given))).map((taken) => new Exchange({ given: py.item(SPECIES_NAMES, given), taken: py.item(SPECIES_NAMES, taken), leaders: leaders_moved$(record, seat, given, taken) })))
}
function listed$(cards) {
let words
words = py.iter(cards).filter((card) => (card !== -1)).map((card) => py.item(CARD_WORDS, card))
py.method(words, "sort")
return words
}
function eagles_pair$(table, seat) {
return [py.item(table.bid, seat), ((py.eq(seat, py.item(table.leader, 2))) ? table.also_bid : -1)]
}
function bonus_cards$(record, table) {
let held
held = py.iter(KINDS_SORTED).filter((kind) => (py.item(py.item(table.hand, table.seat), kind) > 0)).map((kind) => kind)
return py.iter(py.range(6)).filter((species) => py.truth(host.rules.all_natural(record, table.seat, species))).map((species) => new BonusCards({ species: py.item(SPECIES_NAMES, species), cards: py.iter(held).filter((kind) => py.truth(host.rules.suits(kind, species))).map((kind) => py.item(CARD_WORDS, kind)) }))
}
function most_picked$(table, due) {
if ((table.phase === 0)) {
return ((py.eq(py.item(table.leader, 2), table.seat)) ? 2 : 1)
}
if ((py.contains([1, 7], table.phase))) {
return 1
}
return ((table.phase === 5) ? py.item(table.cards_held, table.seat) : due)
}
function refill_card$(table, asked) {
if ((py.contains(eagles_pair$(table, table.seat), 16))) {
return "laid"
}
return ((py.truth(asked) && (py.contains([0, 1], table.phase))) ? "playable" : "held")
}
function order$(table) {
let places, taken
places = py.iter(host.moves_in(table.contenders)).map((seat) => [py.item(table.place, seat), seat])
taken = py.iter(places).map(([place, _]) => place)
return py.iter(py.sorted(places)).filter(([place, seat]) => (py.method(taken, "count", place) === 1)).map(([place, seat]) => seat)
}
function species_words$(species) {
return ((species === -1) ? null : py.item(SPECIES_NAMES, species))
}
function leaders_moved$(record, seat, given, taken) {
let trial, before, after
trial = host.copy_of(record)
trial.chosen = given
host.rules.exchange(trial, seat, taken, SILENCE)
;[before, after] = [py.method(record.leader, "tolist"), py.method(trial.leader, "tolist")]
return py.iter([taken, given]).filter((species) => (!py.eq(py.item(before, species), py.item(after, species)))).map((species) => new LeaderChange({ species: py.item(SPECIES_NAMES, species), before: number_or_none$(py.item(before, species)), after: number_or_none$(py.item(after, species)) }))
}
game.settle = settle$
game.options = OPTIONS_OFFERED
game.choose = (players, asked) => choose$(game, players, asked)
game.chosen = (players, asked) => chosen$(game, players, asked)
return { move: move$, view: view$, own: own$, why: why$, in_sight: in_sight$, card_named: card_named$, theme: theme$, events: EVENTS }
}
