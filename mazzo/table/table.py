"""A table: players sit down, decisions come in whole, and everybody is told what he may know.

Nothing is written on a table but by `apply`, one entry of the log at a time; the questions (`judge_…`) come before and leave
no trace. So a server stores the entry between the two, and a table can always be built again from its log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from mazzo.games import game_named
from mazzo.rules.dice import seed_of
from mazzo.rules.game import (
    SPECTATOR,
    copy_of,
    midway,
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
from mazzo.rules.options import Value
from mazzo.rules.replay import MOST_SEATS, replay
from mazzo.table.events import NOBODY_LISTENS, Event, Line, TableEvent, decision_words, events_in
from mazzo.table.log import (
    AgreedToEnd,
    CameBack,
    Closed,
    Decided,
    Hosted,
    Left,
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
)
from mazzo.table.view import views_of
from mazzo.words import Fact, Refusal, illegal_words, kinds_in, legal_words, read_move, refusal, words_of

Stage = Literal["waiting", "playing", "over"]
LINES_KEPT = 50  # of the talk at a table
RECENT = 64  # so many decisions are told again, event by event, when a table is built from its log


@dataclass(frozen=True)
class Chair:
    """Who sits on a seat."""

    name: str = ""
    player: Literal["nobody", "person", "bot", "program"] = "nobody"
    level: str | None = None
    person: str | None = None
    kept: bool = False
    """A bot plays on for a person who has left."""


class Table:
    """One table, from the first player who sits down to the final score."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
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
        self.entries: list[Any] = [opened]
        self.events: list[Event] = []
        self.told_before = np.zeros(MOST_SEATS + 1, np.int64)  # events seen by each seat that are not kept any more
        self.in_secret: dict[int, list[int]] = {}
        self.answered: dict[tuple[int, str], int] = {}  # the turn that each decision (its seat, its id) was accepted for
        self.rematch: str | None = None
        self.host = opened.host
        self.times = 1  # how much slower the clock is than usual
        self.run_out = [0] * self.players  # by seat: how often in a row the clock has decided
        self._away: set[int] = set()
        self.away_for = [0.0] * self.players  # by seat: how long it stood still before, in seconds
        self.talk: list[Line] = []  # the newest lines
        self.said = 0
        self.agreed_to_end: set[int] = set()
        self.played_on_at: int | None = None  # the turn when somebody last declined to end the game
        self.closed: str | None = None  # why the game was given up
        self._views: Any = None
        self._public: Any = None
        self._told: dict[int, Any] = {}
        self._legal: dict[int, dict[str, int]] = {}
        self._illegal: dict[int, dict[str, Refusal]] = {}
        self._waiting: list[int] | None = None
        self._scores: list[int] | None = None
        self._seen: dict[int, tuple[int, list[Event]]] = {}  # by viewer: how many events were looked at, and those it may see
        if opened.stack is not None:
            self.stacked_order = order = cards_in_order(self.game, opened.stack)
            stack(self.state, order)
            trial = copy_of(self.state)
            start(trial, self.options, self.seed, NOBODY_LISTENS)
            if trial.stack_taken != len(order):
                raise ValueError(f"the {len(order)} stacked cards are not those of the first shuffle of this game")

    # ------------------------------------------------------------------------------------------------ opening a table

    @classmethod
    def open(
        cls,
        game: str,
        players: int,
        options: Mapping[str, Value],
        seed: str,
        level: str = "casual",
        stacked: list[str] | None = None,
    ) -> Table:
        """A fresh table; ValueError, with a sentence, for what there is not."""
        rules = game_named(game)
        choices, _ = rules.choose(players, options)
        opened = Opened(game=game, rules=rules.version, players=players, options=choices, seed=seed, level=level, stack=stacked)
        return cls(opened)

    @classmethod
    def from_log(cls, entries: Iterable[Any]) -> Table:
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

    # ------------------------------------------------------------------------------------------ what may be asked of it

    @property
    def is_stacked(self) -> bool:
        return self.opened.stack is not None

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision; in a phase of secret decisions all its seats, decided or not."""
        if self.stage != "playing":
            return []
        if self._waiting is None:
            self._waiting = moves_in(waiting_for(self.state))
        return list(self._waiting)

    @property
    def undecided(self) -> list[int]:
        """The seats the game is waiting for."""
        return [seat for seat in self.waiting if seat not in self.in_secret]

    @property
    def away(self) -> set[int]:
        """The seats whose clock stands still: they will be right back."""
        return self._away if self.stage == "playing" else set()

    def is_played_by_person(self, seat: int) -> bool:
        """Does a person sit here, and play for himself?"""
        return self.chairs[seat].player == "person" and not self.chairs[seat].kept

    def view(self, seat: int) -> Any:
        """What this seat sees (or SPECTATOR), for a player, a page or a bot: there is no other way to see a table."""
        if self._views is None:
            self._views = views_of(self.state, self.players)
        return self._views[seat]

    def legal(self, seat: int) -> dict[str, int]:
        """The moves this seat may begin a decision with: their words, and their numbers."""
        if seat not in self._legal:
            self._legal[seat] = legal_words(self.view(seat), seat)
        return self._legal[seat]

    def illegal(self, seat: int) -> dict[str, Refusal]:
        """The moves this seat has before its eyes and may not make, each with the reason."""
        if seat not in self._illegal:
            self._illegal[seat] = illegal_words(self.view(seat), seat, self.legal(seat).values())
        return self._illegal[seat]

    def sealed_by(self, seat: int) -> list[str] | None:
        """What this seat, and nobody else, knows that it has decided in secret."""
        if seat not in self.in_secret:
            return None
        return decision_words(self.state, seat, self.in_secret[seat])

    def told(self, seat: int) -> Any:
        """That view in words, as the game's `View`; None before the deal."""
        if self.stage == "waiting":
            return None
        if seat not in self._told:
            words = words_of(self.game)
            if self._public is None:
                self._public = words.view(self.view(SPECTATOR))
            self._told[seat] = self._public if seat == SPECTATOR else words.seen(self.view(seat), self._public)
        return self._told[seat]

    def scores(self) -> list[int]:
        if self.stage == "waiting":
            return [0] * self.players
        if self._scores is None:
            self._scores = scores(self.state)
        return list(self._scores)

    def ranks(self) -> list[int] | None:
        return ranks(self.state) if self.stage == "over" and over(self.state) else None

    def events_for(self, seat: int, after: int = 0) -> list[tuple[int, Event]]:
        """The events this seat may see with numbers above `after`. The numbers count its own events, so they betray none."""
        seen, before = self._seen_from(seat), int(self.told_before[seat])
        first = max(0, after - before)
        return list(enumerate(seen[first:], before + first + 1))

    def last_event(self, seat: int) -> int:
        """The number of the newest event this seat may see."""
        return int(self.told_before[seat]) + len(self._seen_from(seat))

    def _seen_from(self, seat: int) -> list[Event]:
        looked_at, seen = self._seen.get(seat, (0, []))
        if looked_at < len(self.events):
            seen += [event for event in self.events[looked_at:] if event.seen_from(seat)]
            self._seen[seat] = (len(self.events), seen)
        return seen

    def let_go(self) -> None:
        """Forgets what was worked out to be told to several at once; while all decide in secret it will be told again."""
        if len(self.waiting) < 2:
            self._views, self._public, self._told, self._illegal = None, None, {}, {}

    def keep_events(self, most: int) -> None:
        """Forgets old events, now and then, and keeps at least so many of the newest; the numbers of all stay counted."""
        if len(self.events) > most + most // 4:
            self._count_as_told(self.events[:-most])
            self.events = self.events[-most:]

    def _count_as_told(self, events: list[Event]) -> None:
        for seat in range(-1, MOST_SEATS):
            self.told_before[seat] += sum(event.seen_from(seat) for event in events)
        self._seen = {}

    # ---------------------------------------------------------------------------------- judging: questions, no trace

    def judge_play(self, seat: int, words: list[str], turn: int | None = None) -> Sealed | Decided:
        """The entry that this whole decision makes, its parts given in any order; Refusal if it is not one."""
        if self.stage != "playing":
            raise Refusal("not_playing" if self.stage == "waiting" else "game_over", "No game is being played at this table.")
        if turn is not None and turn != self.turn:
            raise Refusal("stale", f"That was decided for turn {turn}; the table is at turn {self.turn}.", {"turn": self.turn})
        waiting = self.waiting
        if seat not in waiting:
            raise Refusal("not_your_turn", f"It is not seat {seat}'s turn.", {"seat": seat})
        return self.decision(seat, self.whole_decision(seat, words))

    def decision(self, seat: int, moves: list[int]) -> Sealed | Decided:
        """The entry for a decision that is known to be whole and legal now."""
        return Sealed(seat=seat, moves=moves) if len(self.waiting) > 1 else Decided(seat=seat, moves=moves)

    def whole_decision(self, seat: int, words: list[str]) -> list[int]:
        """The moves of one whole decision in the order of the rules, tried out on a copy; Refusal if it is not one."""
        trial = copy_of(self.state)
        parts = [" ".join(part.split()) for part in words]
        moves: list[int] = []
        while parts:
            if moves and not midway(trial, seat):
                raise Refusal("too_many_parts", f"The decision is complete without {', '.join(parts)}.", {"parts": parts})
            legal = legal_words(trial, seat) if moves else self.legal(seat)
            fitting = [part for part in parts if part in legal]
            if not fitting:
                meant = read_move(trial, parts[0])
                if meant is None:
                    allowed = ", ".join(sorted(legal))
                    raise Refusal("no_such_move", f"{parts[0]!r} is no move now; legal are: {allowed}.", {"move": parts[0]})
                raise refusal(trial, seat, meant)
            # A set is made in one order only, from the lowest part to the highest.
            part = min(fitting, key=legal.__getitem__)
            parts.remove(part)
            moves.append(legal[part])
            play(trial, seat, legal[part], NOBODY_LISTENS)
        if midway(trial, seat):
            missing = sorted(legal_words(trial, seat))
            sentence = f"The decision is not complete; it could go on with: {', '.join(missing)}."
            raise Refusal("incomplete", sentence, {"legal": missing})
        if not moves:
            missing = sorted(legal_words(trial, seat))
            raise Refusal("incomplete", "The decision is empty.", {"legal": missing})
        return moves

    def judge_sit(
        self, seat: int, name: str, player: Literal["person", "bot", "program"] = "person", level: str | None = None
    ) -> Sat:
        """The entry for sitting down here; Refusal if the seat is taken or not there."""
        if not 0 <= seat < self.players:
            raise Refusal("no_such_seat", f"Seat {seat}: this table has seats 0 to {self.players - 1}.", {"seat": seat})
        if self.stage != "waiting":
            raise Refusal("already_started", "The game has begun; you can watch it.")
        if self.chairs[seat].player != "nobody":
            raise Refusal("seat_taken", f"Seat {seat} is taken by {self.chairs[seat].name}.", {"seat": seat})
        return Sat(seat=seat, name=name, player=player, level=level)

    def judge_start(self) -> Started:
        if self.stage != "waiting":
            raise Refusal("already_started", "The game has begun.")
        empty = [seat for seat, chair in enumerate(self.chairs) if chair.player == "nobody"]
        if empty:
            raise Refusal("seats_empty", f"Nobody sits on {', '.join(f'seat {seat}' for seat in empty)}.", {"seats": empty})
        return Started()

    # ---------------------------------------------------------------------------------------- the shortcuts of a program

    def sit(self, seat: int, name: str, player: Literal["person", "bot"] = "person", level: str | None = None) -> None:
        self.apply(self.judge_sit(seat, name, player, level))

    def deal(self) -> None:
        self.apply(self.judge_start())

    def play(self, seat: int, words: list[str] | str, turn: int | None = None) -> None:
        """Judges a decision and makes it: the checked door, without a server around it."""
        self.apply(self.judge_play(seat, [words] if isinstance(words, str) else words, turn))

    # --------------------------------------------------------------------------------------- applying: the one way to change

    def apply(self, entry: Any) -> None:
        """Makes the table what it is after this entry, which must have been judged (or read from the log)."""
        self.entries.append(entry)
        match entry:
            case Sat():
                self.chairs[entry.seat] = Chair(entry.name, entry.player, entry.level, entry.person)
                self._happened("sat", {"seat": entry.seat, "name": entry.name, "player": entry.player})
            case Left():
                chair = self.chairs[entry.seat]
                playing = self.stage == "playing"
                self.chairs[entry.seat] = replace(chair, kept=True, level=self.opened.level) if playing else Chair()
                self.run_out[entry.seat] = 0
                self._away.discard(entry.seat)
                self._happened("left", {"seat": entry.seat, "name": chair.name, "by": entry.by})
                if chair.person is not None and chair.person == self.host:
                    self._pass_host(entry.seat)
            case Swapped():
                chairs = self.chairs
                chairs[entry.seat], chairs[entry.other] = chairs[entry.other], chairs[entry.seat]
                self._happened("swapped", {"seat": entry.seat, "other": entry.other})
            case Renamed():
                self.chairs[entry.seat] = replace(self.chairs[entry.seat], name=entry.name)
                self._happened("renamed", {"seat": entry.seat, "name": entry.name})
            case Hosted():
                self._make_host(entry.seat)
            case Slowed():
                self.times = entry.times
                self._happened("slowed", {"times": entry.times})
            case RightBack():
                self._away.add(entry.seat)
                self._happened("right_back", {"seat": entry.seat})
            case CameBack():
                self._away.remove(entry.seat)
                self.away_for[entry.seat] += entry.seconds
                self._happened("came_back", {"seat": entry.seat, "by": entry.by})
            case Said():
                self.said += 1
                chair = self.chairs[entry.seat]
                self.talk.append(Line(self.said, entry.seat, chair.name, chair.person, entry.text, entry.reaction))
                self.talk = self.talk[-LINES_KEPT:]
            case AgreedToEnd():
                self._happened("agreed_to_end" if self.agreed_to_end else "proposed_end", {"seat": entry.seat})
                self.agreed_to_end.add(entry.seat)
            case PlayedOn():
                self.agreed_to_end = set()
                self.played_on_at = self.turn
                self._happened("played_on", {"seat": entry.seat})
            case Started():
                news = fresh_news()
                start(self.state, self.options, self.seed, news)
                self._state_changed()
                self.stage = "playing"
                self._happened("started", {})
                self._tell(news)
            case Sealed():
                if entry.seat not in self.in_secret:
                    self._happened("sealed", {"seat": entry.seat})
                self.in_secret[entry.seat] = entry.moves
                self._answer(entry)
                if entry.by != "player":
                    self._happened("played_for", {"seat": entry.seat, "by": entry.by})
                if not self.undecided:
                    self._play_secrets()
            case Decided():
                self._answer(entry)
                if entry.by != "player":
                    self._happened("played_for", {"seat": entry.seat, "by": entry.by})
                self._play([(entry.seat, entry.moves)])
            case Closed():
                self.stage = "over"
                self.closed = entry.why
                self._happened("closed", {"why": entry.why})
            case Rematched():
                self.rematch = entry.code
                self._happened("rematched", {"code": entry.code})

    def _answer(self, entry: Sealed | Decided) -> None:
        if entry.id:
            self.answered[entry.seat, entry.id] = self.turn
        self.run_out[entry.seat] = self.run_out[entry.seat] + 1 if entry.by == "clock" else 0

    def _pass_host(self, seat: int) -> None:
        """The next person who plays for himself is the host; if there is none, nothing changes."""
        around = [(seat + further) % self.players for further in range(1, self.players)]
        heir = next((next_seat for next_seat in around if self.is_played_by_person(next_seat)), None)
        if heir is not None:
            self._make_host(heir)

    def _make_host(self, seat: int) -> None:
        self.host = self.chairs[seat].person
        self._happened("host", {"seat": seat, "name": self.chairs[seat].name})

    def _play_secrets(self) -> None:
        decisions = sorted(self.in_secret.items())
        self.in_secret = {}
        self._play(decisions)

    def _play(self, decisions: list[tuple[int, list[int]]]) -> None:
        for seat, moves in decisions:
            for move in moves:
                news = fresh_news()
                play(self.state, seat, move, news)
                self._tell(news)
        self._turned()

    def _state_changed(self) -> None:
        self._views = self._public = self._waiting = self._scores = None
        self._told, self._legal, self._illegal = {}, {}, {}

    def _turned(self) -> None:
        self._state_changed()
        self.turn += 1
        if over(self.state):
            self.stage = "over"

    def _happened(self, kind: str, facts: dict[str, Fact]) -> None:
        self.events.append(Event(_HAPPENINGS[f"table.{kind}"](**facts)))

    def _tell(self, news: Any) -> None:
        self.events += events_in(self.game, news)

    def _apply_quickly(self, entries: list[Any]) -> None:
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
                    self.told_before += int(entry.by != "player")
                    decide([(entry.seat, entry.moves)])
                case Sealed():
                    # Who else is still to decide is known to the rules alone: what was put off is played first.
                    self._catch_up(seats, moves)
                    self.apply(entry)
                case _:
                    self._catch_up(seats, moves)
                    self.apply(entry)
        self._catch_up(seats, moves)
        self._count_as_told(self.events)
        self.events = []

    def _catch_up(self, seats: list[int], moves: list[int]) -> None:
        if moves:
            replay(self.state, np.array(seats, np.int64), np.array(moves, np.int64), fresh_news(), self.told_before)
            seats.clear()
            moves.clear()
            self._state_changed()
            if over(self.state):
                self.stage = "over"


_HAPPENINGS = kinds_in(TableEvent)


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
