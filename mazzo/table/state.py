"""The state of a table: who sits where, the state of the game, and what each seat may know about it.

Only `apply` changes a table, one entry of the log at a time; whether an entry is allowed is judged beforehand, in `commands`.
So a server can store an entry between the two, and any table can be rebuilt from its log. First come the questions a table can
answer; then `apply`, the only way to change it; last, how a long log is replayed quickly.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, Self

import msgspec
import numpy as np

from mazzo.games import game_named
from mazzo.rules.dice import seed_of
from mazzo.rules.game import (
    SPECTATOR,
    copy_of,
    moves_in,
    over,
    play,
    ranks,
    scores,
    stack,
    start,
    waiting_for,
)
from mazzo.rules.news import fresh_news
from mazzo.rules.replay import MOST_SEATS, replay
from mazzo.table import events as happened
from mazzo.table.decision import in_any_order, read_decision
from mazzo.table.events import NOBODY_LISTENS, Event, Line, decision_words, events_in
from mazzo.table.imagined import state_in
from mazzo.table.log import (
    ADO,
    AgreedToEnd,
    Barred,
    CameBack,
    Closed,
    Countdown,
    Decided,
    Entry,
    Hosted,
    Hurried,
    Imagined,
    Left,
    NewRules,
    Opened,
    PlayedOn,
    Rematched,
    Renamed,
    RightBack,
    Said,
    Sat,
    Sealed,
    Slowed,
    Started,
    Swapped,
    Used,
)
from mazzo.table.view import views_of
from mazzo.words import Happened, Refusal, illegal_words, legal_words, words_of

Stage = Literal["waiting", "playing", "over"]
LINES_KEPT = 50  # of the talk at a table
RECENT = 64  # the decisions whose events are kept when a table is built from its log


@dataclass(frozen=True)
class Chair:
    """The one who sits on a seat."""

    name: str = ""
    player: Literal["nobody", "person", "bot", "program"] = "nobody"
    level: str | None = None
    person: str | None = None
    kept: bool = False
    """A bot plays on for a person who has left."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.player == "bot" or self.kept


class Answer(NamedTuple):
    """What a decision's id stands for."""

    turn: int
    """The turn that it was accepted for."""
    entry: int
    """Its position in the log."""


@dataclass
class _Choices:
    """What can be decided in the present state, computed on first use."""

    waiting: list[int] | None = None
    legal: dict[int, dict[str, int]] = field(default_factory=dict)
    scores: list[int] | None = None


@dataclass
class _Sights:
    """What the seats see of the present state, computed once for all viewers. It is large: a table that nobody is looking at
    can do without."""

    views: Any = None
    public: Any = None
    words: dict[int, Any] = field(default_factory=dict)
    illegal: dict[int, dict[str, Refusal]] = field(default_factory=dict)


class TableState:
    """One table, from the first player who sits down to the final score."""

    def __init__(self, opened: Opened) -> None:
        self.as_opened = opened
        """The first entry of the log."""
        self.opened = opened
        """The same, with everything that was changed before the deal."""
        self.game = game_named(opened.game)
        if opened.rules != self.game.version:
            raise ValueError(
                f"this game was played by version {opened.rules} of the rules of {self.game.title}; "
                f"this program plays version {self.game.version} and does not guess"
            )
        self.choices, self.options = self.game.chosen(opened.players, opened.options)
        self.players = opened.players
        self.seed = seed_of(opened.seed)
        self.state = self.game.fresh_state()
        self.chairs = [Chair() for _ in range(self.players)]
        self.stage: Stage = "waiting"
        self.turn = 0
        self.entries: list[Entry] = [opened]
        self.events: list[Event] = []
        self.events_before = np.zeros(MOST_SEATS + 1, np.int64)  # by seat: the events it could see that are no longer kept
        self.in_secret: dict[int, list[int]] = {}
        self.ado = [0] * self.players  # by seat: entries that people can make as often as they like
        self.answered: dict[tuple[int, str], Answer] = {}  # by seat and id: the decisions that were accepted
        self._words: dict[tuple[int, str], tuple[list[int], list[str]]] = {}  # what was decided, in moves and in words
        self.rematch: str | None = None
        self.host = opened.host
        self.deals_at = opened.deals_at
        self.changes = 0  # of the rules, of the pace, and of when the cards are dealt
        self.barred: set[str] = set()  # the persons who were removed for good
        self.times_next = 1  # how much slower than usual the clock is from the next turn on
        self._times = (0, 1)  # the turn from which that holds, and how much slower the clock is until then
        self._used: dict[int, tuple[int, float]] = {}  # by seat: a turn, and the seconds of it that were used
        self._resealed: dict[int, tuple[int, int]] = {}  # by seat: a turn, and how often its sealed decision was changed in it
        self.run_out = [0] * self.players  # by seat: how many times in a row the clock has decided
        self.returns = [0] * self.players  # by seat: how many times its player has taken it back
        self.decided_for = [0] * self.players  # by seat: how many decisions a bot made for its player
        self._back_from: list[int | None] = [None] * self.players  # by kept seat: the turn after its bot's first decision
        self._away: set[int] = set()
        self.away_for = [0.0] * self.players  # by seat: the seconds of its earlier pauses
        self.talk: list[Line] = []  # the newest lines
        self.said = 0
        self.said_by: dict[str | None, int] = {}  # by person: how many of the lines
        self.agreed_to_end: set[int] = set()
        self._end_proposed_at = 0
        self.played_on_at: int | None = None  # the turn when somebody last declined to end the game
        self.is_hurried = False  # do the bots make no pauses?
        self.closed: str | None = None  # why the game was given up
        self._choices = _Choices()
        self._sights = _Sights()
        self._seen: dict[int, tuple[int, list[Event]]] = {}  # by viewer: how many events were looked at, and those it may see
        if opened.stack is not None:
            self.stacked_order = order = cards_in_order(self.game, opened.stack)
            stack(self.state, order)
            trial = copy_of(self.state)
            start(trial, self.options, self.seed, NOBODY_LISTENS)
            if trial.stack_taken != len(order):
                raise ValueError(f"the {len(order)} stacked cards are not those of the first shuffle of this game")

    @classmethod
    def from_log(cls, entries: Iterable[Entry]) -> Self:
        """The table that these entries make. All but the newest decisions are played by one compiled function."""
        first, *rest = entries
        if not isinstance(first, Opened):
            raise ValueError(f"a log begins with an entry `opened`, this one with {type(first).__name__.lower()}")
        table = cls(first)
        decisions = [number for number, entry in enumerate(rest) if isinstance(entry, Sealed | Decided)]
        recent = decisions[-RECENT] if len(decisions) > RECENT else 0
        table._apply_quickly(rest[:recent])
        for entry in rest[recent:]:
            table.apply(entry)
        return table

    def remember_words(self, entry: Sealed | Decided, words: list[str]) -> None:
        """These are the words of a decision that is about to be stored."""
        if entry.id:
            self._words[entry.seat, entry.id] = (entry.moves, words)

    def words_accepted(self, seat: int, id: str) -> list[str]:
        """The words of the decision that this id stands for. If they are not known, as after a restart, the game is replayed to
        find them; only once, because it takes milliseconds and anybody may ask repeatedly."""
        number = self.answered[seat, id].entry
        entry = self.entries[number]
        assert isinstance(entry, Sealed | Decided)
        if (seat, id) not in self._words or self._words[seat, id][0] != entry.moves:
            before = self.before(number)
            self._words[seat, id] = (entry.moves, in_any_order(decision_words(before.state, seat, entry.moves)))
        return self._words[seat, id][1]

    def before(self, entry: int) -> TableState:
        """This table as it was before the entry at this position of its log."""
        table = TableState(self.as_opened)
        table._apply_quickly(self.entries[1:entry])
        return table

    # ------------------------------------------------------------------------------------------ what may be asked of it

    @property
    def is_stacked(self) -> bool:
        return self.opened.stack is not None

    @property
    def is_lesson(self) -> bool:
        return self.opened.script is not None

    @property
    def is_practice(self) -> bool:
        """Is a moment of another game played again here?"""
        return self.opened.practice is not None

    def scripted(self, seat: int) -> list[int] | None:
        """In a lesson, what its script makes the bot on this seat decide now; None if that is nothing, or not legal."""
        if self.opened.script is None:
            return None
        decided = sum(isinstance(entry, Sealed | Decided) and entry.seat == seat for entry in self.entries)
        lines = self.opened.script.decisions[seat]
        if decided >= len(lines):
            return None
        try:
            return read_decision(self.state, seat, lines[decided], self.legal(seat))
        except Refusal:
            return None

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide; in a phase of secret decisions all its seats, whether they have decided or not."""
        if self.stage != "playing":
            return []
        if self._choices.waiting is None:
            self._choices.waiting = moves_in(waiting_for(self.state))
        return list(self._choices.waiting)

    @property
    def undecided(self) -> list[int]:
        """The seats the game is waiting for."""
        return [seat for seat in self.waiting if seat not in self.in_secret]

    @property
    def away(self) -> set[int]:
        """The seats whose clock is paused: they will be right back."""
        return self._away if self.stage == "playing" else set()

    @property
    def times(self) -> int:
        """How much slower than usual the clock is in this turn."""
        holds_from, until_then = self._times
        return self.times_next if self.turn >= holds_from else until_then

    def used_by(self, seat: int) -> float:
        """The seconds of this turn that this seat is known to have used."""
        turn, seconds = self._used.get(seat, (self.turn, 0.0))
        return seconds if turn == self.turn else 0.0

    def second_thoughts(self, seat: int) -> int:
        """How often this seat has changed its sealed decision in this turn."""
        turn, times = self._resealed.get(seat, (self.turn, 0))
        return times if turn == self.turn else 0

    def bot_has_played(self, seat: int) -> bool:
        """Has the bot that keeps this seat made a decision that everyone has seen? A secret decision may still be changed."""
        back_from = self._back_from[seat]
        return back_from is not None and self.turn >= back_from

    @property
    def stand_in(self) -> str:
        """The level of the bots that decide for people."""
        return self.opened.stand_in or self.opened.level

    @property
    def has_clock(self) -> bool:
        return self.opened.clock != "none"

    @property
    def may_need_driver(self) -> bool:
        """Can anything happen at this table without a person's command, by a bot or the clock?"""
        return self.has_clock or self.is_counting_down or any(chair.is_played_by_bot for chair in self.chairs)

    @property
    def needs_driver(self) -> bool:
        """Does the table wait for a bot, for a player whose time may run out, or for the time to deal?"""
        if self.is_counting_down:
            return True
        return not self.is_paused and any(self.has_clock or self.chairs[seat].is_played_by_bot for seat in self.undecided)

    @property
    def is_counting_down(self) -> bool:
        """Will the cards be dealt automatically?"""
        return self.stage == "waiting" and self.deals_at is not None

    @property
    def round_number(self) -> int | None:
        """The current or last round; None before the deal."""
        return None if self.stage == "waiting" else int(self.state.round_number)

    @property
    def is_full(self) -> bool:
        return all(chair.player != "nobody" for chair in self.chairs)

    @property
    def is_solo(self) -> bool:
        """Is one person playing here alone against bots, with nobody elsewhere waiting for the end of the game?"""
        players = [chair.player for chair in self.chairs]
        is_alone = players.count("person") == 1 and players.count("bot") == self.players - 1
        return is_alone and self.opened.event is None

    @property
    def is_paused(self) -> bool:
        """Has the only person left? Then nobody is waiting for the bots: they pause until that person is back."""
        return self.stage == "playing" and self.is_solo and all(chair.is_played_by_bot for chair in self.chairs)

    def seat_of(self, person: str | None) -> int | None:
        """The seat that belongs to this person, even while a bot keeps it."""
        if person is not None:
            for seat, chair in enumerate(self.chairs):  # a dozen times for every decision
                if chair.person == person:
                    return seat
        return None

    @property
    def would_end(self) -> set[int]:
        """The seats that want to end the game here. A proposal lapses when everybody has decided twice."""
        return self.agreed_to_end if self.turn <= self._end_proposed_at + 2 * self.players else set()

    def is_host(self, person: str | None) -> bool:
        return person is not None and self.host == person

    def is_played_by_person(self, seat: int) -> bool:
        """Does a person sit here, playing for themselves?"""
        return self.chairs[seat].player == "person" and not self.chairs[seat].kept

    def view(self, seat: int) -> Any:
        """What this seat sees (or SPECTATOR), for a player, a page or a bot: there is no other way to see a table."""
        if self._sights.views is None:
            self._sights.views = views_of(self.state, self.players)
        return self._sights.views[seat]

    def legal(self, seat: int) -> dict[str, int]:
        """The moves with which this seat may begin a decision: their words, and their numbers."""
        known = self._choices.legal
        if seat not in known:
            known[seat] = legal_words(self.view(seat), seat)
        return known[seat]

    def illegal(self, seat: int) -> dict[str, Refusal]:
        """The moves this seat can see but may not make, each with the reason."""
        known = self._sights.illegal
        if seat not in known:
            known[seat] = illegal_words(self.view(seat), seat, self.legal(seat).values())
        return known[seat]

    def sealed_by(self, seat: int) -> list[str] | None:
        """What this seat has decided in secret, for its own eyes only."""
        if seat not in self.in_secret:
            return None
        return decision_words(self.state, seat, self.in_secret[seat])

    def view_words(self, seat: int) -> Any:
        """What this seat sees, in words, as the game's `View`; None before the deal."""
        if self.stage == "waiting":
            return None
        sights = self._sights
        if seat not in sights.words:
            words = words_of(self.game)
            if sights.public is None:
                sights.public = words.view(self.view(SPECTATOR))
            sights.words[seat] = sights.public if seat == SPECTATOR else words.seen(self.view(seat), sights.public)
        return sights.words[seat]

    def scores(self) -> list[int]:
        if self.stage == "waiting":
            return [0] * self.players
        if self._choices.scores is None:
            self._choices.scores = scores(self.state)
        return list(self._choices.scores)

    def ranks(self) -> list[int] | None:
        """The final ranks; None for a game that is going on, or was given up."""
        return ranks(self.state) if self.stage == "over" and self._is_played_out else None

    def ranks_now(self) -> list[int] | None:
        """The ranks as they would be if the game ended here; None before the deal."""
        return None if self.stage == "waiting" else ranks(self.state)

    def events_for(self, seat: int, after: int = 0) -> list[tuple[int, Event]]:
        """The events this seat may see with numbers above `after`. The numbers count its own events, so they reveal no
        others."""
        seen, before = self._seen_from(seat), int(self.events_before[seat])
        first = max(0, after - before)
        return list(enumerate(seen[first:], before + first + 1))

    def last_event(self, seat: int) -> int:
        """The number of the newest event this seat may see."""
        return int(self.events_before[seat]) + len(self._seen_from(seat))

    def _seen_from(self, seat: int) -> list[Event]:
        looked_at, seen = self._seen.get(seat, (0, []))
        if looked_at < len(self.events):
            seen += [event for event in self.events[looked_at:] if event.seen_from(seat)]
            self._seen[seat] = (len(self.events), seen)
        return seen

    def forget_views(self) -> None:
        """Drops what was computed for several viewers; not while all decide in secret, when it is shown again."""
        if len(self.waiting) < 2:
            self._sights = _Sights()

    def keep_events(self, most: int) -> None:
        """Forgets old events now and then, and keeps at least this many of the newest; the numbering goes on."""
        if len(self.events) > most + most // 4:
            self._forget_events(self.events[:-most])
            self.events = self.events[-most:]

    def _forget_events(self, events: list[Event]) -> None:
        for seat in range(-1, MOST_SEATS):
            self.events_before[seat] += sum(event.seen_from(seat) for event in events)
        self._seen = {}

    # --------------------------------------------------------------------------------------- applying: the one way to change

    def apply(self, entry: Entry) -> None:
        """Changes the table by this entry, which must have been judged (or read from the log)."""
        self.entries.append(entry)
        if isinstance(entry, ADO):
            self.ado[entry.seat] += 1
        match entry:
            case Sat():
                self.returns[entry.seat] += self.chairs[entry.seat].kept
                self.chairs[entry.seat] = Chair(entry.name, entry.player, entry.level, entry.person)
                self._happened(happened.Sat(seat=entry.seat, name=entry.name, player=entry.player))
            case Left():
                self._leave(entry)
            case Barred():
                if entry.person is not None:
                    self.barred.add(entry.person)
            case Swapped():
                chairs = self.chairs
                chairs[entry.seat], chairs[entry.other] = chairs[entry.other], chairs[entry.seat]
                self._happened(happened.Swapped(seat=entry.seat, other=entry.other))
            case Renamed():
                self.chairs[entry.seat] = replace(self.chairs[entry.seat], name=entry.name)
                self._happened(happened.Renamed(seat=entry.seat, name=entry.name))
            case Hosted():
                self._make_host(entry.seat)
            case NewRules():
                self.changes += 1
                self._change_rules(entry)
            case Countdown():
                self.changes += 1
                self.deals_at = entry.at
                self._happened(happened.Countdown(goes_on=entry.at is not None))
            case Slowed():
                self.changes += 1
                self._slow(entry)
            case Used():
                self._used[entry.seat] = (self.turn, entry.seconds)
            case RightBack():
                self._away.add(entry.seat)
                self._happened(happened.RightBack(seat=entry.seat))
            case CameBack():
                self._away.remove(entry.seat)
                self.away_for[entry.seat] += entry.seconds
                self._happened(happened.CameBack(seat=entry.seat, by=entry.by))
            case Said():
                self._say(entry)
            case AgreedToEnd():
                self._agree_to_end(entry)
            case PlayedOn():
                self.agreed_to_end = set()
                self.played_on_at = self.turn
                self._happened(happened.PlayedOn(seat=entry.seat))
            case Hurried():
                self.is_hurried = True
            case Started():
                self._start()
            case Imagined():
                self.state = state_in(self.game, entry.state)
                self.turn = entry.turn
                self._state_changed()
                self.stage = "playing"
                self._happened(happened.GoesOn())
            case Sealed():
                self._seal(entry)
            case Decided():
                self._answer(entry)
                if entry.by != "player":
                    self._happened(happened.PlayedFor(seat=entry.seat, by=entry.by))
                self._play([(entry.seat, entry.moves)])
            case Closed():
                self.stage = "over"
                self.closed = entry.why
                self._happened(happened.Closed(why=entry.why))
            case Rematched():
                self.rematch = entry.code
                self._happened(happened.Rematched(code=entry.code))

    def _leave(self, entry: Left) -> None:
        chair = self.chairs[entry.seat]
        playing = self.stage == "playing"
        self.chairs[entry.seat] = replace(chair, kept=True, level=self.stand_in) if playing else Chair()
        self._back_from[entry.seat] = None
        self._away.discard(entry.seat)
        self._happened(happened.Left(seat=entry.seat, name=chair.name, by=entry.by))
        if chair.person is not None and chair.person == self.host:
            self._pass_host(entry.seat)

    def _slow(self, entry: Slowed) -> None:
        """A slower clock takes effect at once, a faster one from the next turn on."""
        is_faster = self.stage == "playing" and entry.times < self.times
        self._times = (self.turn + 1, self.times) if is_faster else (self.turn, entry.times)
        self.times_next = entry.times
        self._happened(happened.Slowed(times=entry.times))

    def _say(self, entry: Said) -> None:
        chair = self.chairs[entry.seat]
        self.said += 1
        self.said_by[chair.person] = self.said_by.get(chair.person, 0) + 1
        self.talk.append(Line(self.said, entry.seat, chair.name, chair.person, entry.text, entry.reaction))
        self.talk = self.talk[-LINES_KEPT:]

    def _agree_to_end(self, entry: AgreedToEnd) -> None:
        agrees = happened.AgreedToEnd if self.agreed_to_end else happened.ProposedEnd
        self._happened(agrees(seat=entry.seat))
        if not self.agreed_to_end:
            self._end_proposed_at = self.turn
        self.agreed_to_end.add(entry.seat)

    def _start(self) -> None:
        news = fresh_news()
        start(self.state, self.options, self.seed, news)
        self._state_changed()
        self.stage = "playing"
        self._happened(happened.Started())
        self._report(news)

    def _seal(self, entry: Sealed) -> None:
        if entry.seat in self.in_secret:
            self._resealed[entry.seat] = (self.turn, self.second_thoughts(entry.seat) + 1)
        else:
            self._happened(happened.Sealed(seat=entry.seat))
        self.in_secret[entry.seat] = entry.moves
        self._answer(entry)
        if entry.by != "player":
            self._happened(happened.PlayedFor(seat=entry.seat, by=entry.by))
        if not self.undecided:
            self._play_secrets()

    def _answer(self, entry: Sealed | Decided) -> None:
        if entry.id:
            self.answered[entry.seat, entry.id] = Answer(self.turn, len(self.entries) - 1)
        if self.chairs[entry.seat].player == "person":
            self.is_hurried = False
        if entry.by == "player":
            self.run_out[entry.seat] = 0
            return
        self.decided_for[entry.seat] += 1
        self.run_out[entry.seat] += entry.by == "clock"
        if self._back_from[entry.seat] is None:
            self._back_from[entry.seat] = self.turn + 1

    def _change_rules(self, rules: NewRules) -> None:
        """Nothing has been played yet: all that is remembered about a seat is its coming and going."""
        before, had = self.opened, self.choices
        self.opened = msgspec.structs.replace(before, **msgspec.structs.asdict(rules))
        self.choices, self.options = self.game.chosen(rules.players, rules.options)
        self.players = rules.players
        more = range(rules.players - len(self.chairs))
        self.chairs = [*self.chairs, *(Chair() for _ in more)][: rules.players]
        self.ado = [*self.ado, *(0 for _ in more)][: rules.players]
        self.run_out, self.returns, self.decided_for = ([0] * rules.players for _ in range(3))
        self._back_from = [None] * rules.players
        self.away_for = [0.0] * rules.players
        self._state_changed()
        changed = [
            name
            for name in ("players", "level", "clock", "rated", "public", "tricks_shown")
            if getattr(before, name) != getattr(rules, name)
        ]
        options = [name for name, value in self.choices.items() if had.get(name) != value]
        self._happened(happened.NewRules(changed=changed, options=options))

    def _pass_host(self, seat: int) -> None:
        """The next person who plays in person becomes the host; if there is none, nothing changes."""
        around = [(seat + further) % self.players for further in range(1, self.players)]
        heir = next((next_seat for next_seat in around if self.is_played_by_person(next_seat)), None)
        if heir is not None:
            self._make_host(heir)

    def _make_host(self, seat: int) -> None:
        self.host = self.chairs[seat].person
        self._happened(happened.Host(seat=seat, name=self.chairs[seat].name))

    def _play_secrets(self) -> None:
        decisions = sorted(self.in_secret.items())
        self.in_secret = {}
        self._play(decisions)

    def _play(self, decisions: list[tuple[int, list[int]]]) -> None:
        for seat, moves in decisions:
            for move in moves:
                news = fresh_news()
                play(self.state, seat, move, news)
                self._report(news)
        self._turned()

    def _state_changed(self) -> None:
        self._choices = _Choices()
        self._sights = _Sights()

    def _turned(self) -> None:
        self._state_changed()
        self.turn += 1
        self._end_if_played_out()

    @property
    def _is_played_out(self) -> bool:
        """Is the game over by its rules, or the lesson by its script?"""
        script = self.opened.script
        return over(self.state) or (script is not None and int(self.state.round_number) > script.rounds)

    def _end_if_played_out(self) -> None:
        if self._is_played_out:
            self.stage = "over"

    def _happened(self, what: Happened) -> None:
        self.events.append(Event(what))

    def _report(self, news: Any) -> None:
        self.events += events_in(self.game, news)

    def _apply_quickly(self, entries: list[Entry]) -> None:
        """As `apply`, but events are counted instead of kept."""
        seats: list[int] = []
        moves: list[int] = []

        def decide(decisions: Iterable[tuple[int, list[int]]]) -> None:
            for seat, parts in decisions:
                seats.extend([seat] * len(parts))
                moves.extend(parts)
            self.turn += 1

        for entry in entries:
            match entry:
                case Decided():
                    self.entries.append(entry)
                    self._answer(entry)
                    self.events_before += int(entry.by != "player")
                    decide([(entry.seat, entry.moves)])
                case _:
                    # Only the rules know who else has to decide in secret: what was postponed is played first.
                    self._catch_up(seats, moves)
                    self.apply(entry)
        self._catch_up(seats, moves)
        self._forget_events(self.events)
        self.events = []

    def _catch_up(self, seats: list[int], moves: list[int]) -> None:
        if moves:
            replay(self.state, np.array(seats, np.int64), np.array(moves, np.int64), fresh_news(), self.events_before)
            seats.clear()
            moves.clear()
            self._state_changed()
            self._end_if_played_out()


def cards_in_order(game: Any, names: list[str]) -> np.ndarray:
    """A stacked order as card numbers; ValueError for a card there is not."""
    named = words_of(game).card_named
    cards = [named(name) for name in names]
    for name, card in zip(names, cards, strict=True):
        if card is None:
            raise ValueError(f"card {name!r}: {game.title} has no such card")
    most = game.STATE["stack_order"].shape[0]
    if len(cards) > most:
        raise ValueError(f"{len(cards)} stacked cards: {game.title} shuffles at most {most}")
    return np.array(cards, np.int64)
