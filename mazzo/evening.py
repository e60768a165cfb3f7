"""An evening with real cards whose pad is shared by several phones: what is entered, who enters it, and what each may see.

An evening is a log: how it was opened, then entry after entry, each by a person. Everything on its pad follows from them. Only
`write` decides what may be entered, by the rules and the pad of the game. The folder of a game says what its pad is made of, in
`evening.py`:

    Entries    the shape of what is entered, from which the page's is written
    constants  what else the page has to know about it; left out if there is nothing
    blank      nothing has been entered yet
    progress   what was entered, played by the rules: `round` is the one being played, or the last; Refusal for what they forbid
    room       what a change brings with it, such as the next round
    own        what a seat may enter by itself now, as paths
    seen       what may be seen of it, built up from nothing; left out if there are no secrets
    sample     what may stand on it after a round, to try the rules with; left out if these can play a blank one, too

The person who opened it holds the pad: they may enter anything, and release a player whom somebody else has claimed. Everybody
else enters only what is their own.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

import msgspec
import numpy as np

from mazzo.games import game_named, has_part, own, part
from mazzo.rules.game import Game, start
from mazzo.rules.news import fresh_news
from mazzo.rules.options import Choices
from mazzo.words import Refusal

MOST_ENTRIES = 5000
MOST_CHANGES = 400
LONGEST_EVENING = 64 * 1024  # bytes of what stands on the pad
LONGEST_LOG = 256 * 1024  # bytes of all that was ever entered
MOST_OF_A_GUEST = 1250  # entries of one person who does not hold the pad
LONGEST_OF_A_GUEST = 64 * 1024  # bytes of them
MOST_KEPT = 500  # of the entries, for the holder alone
LONGEST_KEPT = 32 * 1024  # of the bytes
SILENCE = fresh_news(listening=False)
ANY_SEED = np.zeros(8, np.int64)  # nobody looks at the cards

AnyEntry = TypeVar("AnyEntry", "Sat", "Released", "Wrote")
Way = tuple[str | int, ...]
"""The location of something on a pad: `("rounds", 2, "bids", 0)`."""
PathPart = Annotated[str, msgspec.Meta(max_length=20)] | Annotated[int, msgspec.Meta(ge=0, le=1000)]

Key = Annotated[str, msgspec.Meta(max_length=20)]
Leaf = Annotated[str, msgspec.Meta(max_length=20)] | Annotated[int, msgspec.Meta(ge=-1000, le=1000)] | bool | None
_Row = Leaf | Annotated[list[Leaf], msgspec.Meta(max_length=60)] | Annotated[dict[Key, Leaf], msgspec.Meta(max_length=20)]
_Rows = Leaf | Annotated[list[_Row], msgspec.Meta(max_length=60)] | Annotated[dict[Key, _Row], msgspec.Meta(max_length=20)]
Written = Leaf | Annotated[list[_Rows], msgspec.Meta(max_length=60)] | Annotated[dict[Key, _Rows], msgspec.Meta(max_length=20)]
"""Anything that can be entered on a pad: no deeper than a round with the hands that were shown in it."""
Pad = dict[Key, Leaf | Annotated[list[Written], msgspec.Meta(max_length=100)]]
"""Everything on a pad."""


class Change(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Sets something on the pad, or cuts a list short."""

    path: Annotated[list[PathPart], msgspec.Meta(min_length=1, max_length=6)]
    value: Written = None
    """The new value. In a list or an object only the parts that are not null are set; the rest stays."""
    cut: bool = False
    """Keep only the first `value` items of the list there."""


class Entry(msgspec.Struct, tag_field="kind", tag=str.lower, kw_only=True, omit_defaults=True):
    """A line of the log; its writer is stored next to it."""


class Sat(Entry):
    """Somebody claims this player, or nobody has any more."""

    seat: int | None


class Released(Entry):
    """The holder of the pad frees this player, to be claimed again."""

    seat: int


class Wrote(Entry):
    """Somebody has entered something; if the same person sends it again with the same id, it is not entered twice."""

    id: str
    changes: list[Change]


class Opened(msgspec.Struct, kw_only=True):
    """What an evening begins with."""

    names: list[str]
    options: Choices
    first: int
    begun_at: int
    """Seconds since 1970."""
    entries: Any = None


Logged = Sat | Released | Wrote
_read = msgspec.json.Decoder(Logged).decode


def read_entry(text: bytes) -> Logged:
    entry: Logged = _read(text)
    return entry


def write_entry(entry: Logged) -> bytes:
    return msgspec.json.encode(entry)


def bad_entry(why: str) -> Refusal:
    return Refusal("bad_entry", f"This cannot be entered: {why}.")


@dataclass(frozen=True)
class Sitting:
    """The players, and the rules they play by."""

    game: Game
    players: int
    options: Choices
    first: int

    @property
    def asked(self) -> Choices:
        """The options without those that this number of players does not have."""
        offered = [one.name for one in self.game.options if one.only_for is None or self.players in one.only_for]
        return {name: self.options[name] for name in offered if name in self.options}

    def fresh_state(self) -> Any:
        """A game just begun, with cards that nobody looks at."""
        _, options = self.game.chosen(self.players, self.options)
        state = self.game.fresh_state()
        start(state, options, ANY_SEED, SILENCE)
        return state


@dataclass(frozen=True)
class Writer:
    """Who has entered something, and who was which player then."""

    person: str | None
    chairs: tuple[str | None, ...]


@dataclass
class Evening:
    """An evening as it results from its log."""

    sitting: Sitting
    opened: Opened
    holder: str | None
    entries: Any
    chairs: list[str | None]
    """Which person is which player, on their own phone."""
    length: int = 0
    """How many entries there are,"""
    size: int = 0
    """and how many bytes they take."""
    _lengths: Counter[str | None] = field(default_factory=Counter)
    """By person, how many of them are theirs,"""
    _sizes: Counter[str | None] = field(default_factory=Counter)
    """and how many bytes those take."""
    _writers: dict[Way, Writer] = field(default_factory=dict)
    _ids: set[tuple[str | None, str]] = field(default_factory=set)
    _progress: Any = None

    def seat_of(self, person: str) -> int | None:
        return self.chairs.index(person) if person in self.chairs else None

    def has(self, person: str, entry_id: str) -> bool:
        """Has this person entered this already?"""
        return (person, entry_id) in self._ids

    def has_room(self, person: str, size: int) -> bool:
        """May this person make another entry of this size? No guest can fill an evening for the others, nor all of them for its
        holder."""
        most, longest = MOST_ENTRIES, LONGEST_LOG
        if person != self.holder:
            most, longest = most - MOST_KEPT, longest - LONGEST_KEPT
            if self._lengths[person] >= MOST_OF_A_GUEST or self._sizes[person] + size > LONGEST_OF_A_GUEST:
                return False
        return self.length < most and self.size + size <= longest

    @property
    def progress(self) -> Any:
        """The result by the rules."""
        if self._progress is None:
            self._progress = self._pad.progress(self.sitting, self.entries)
        return self._progress

    @property
    def _pad(self) -> Any:
        return part(self.sitting.game, "evening")

    def apply(self, person: str | None, entry: Logged) -> None:
        """Plays an entry that was judged before."""
        size = len(write_entry(entry))
        self.length += 1
        self.size += size
        self._lengths[person] += 1
        self._sizes[person] += size
        if isinstance(entry, Sat):
            self.chairs = [None if person == sits else sits for sits in self.chairs]
            if entry.seat is not None:
                self.chairs[entry.seat] = person
            return
        if isinstance(entry, Released):
            self.chairs[entry.seat] = None
            return
        self._ids.add((person, entry.id))
        writer = Writer(person, tuple(self.chairs))
        for change in entry.changes:
            put(self.entries, change)
            if not change.cut:
                self._writers.update((way, writer) for way in leaves(tuple(change.path), change.value))
        self._progress = None

    def seen_by(self, person: str) -> Any:
        """The pad for this person's phone: with those secrets that they entered, or that were entered for them. Whoever claims a
        player later is not shown what the one before them has kept secret."""
        at_first = Writer(self.holder, (None,) * self.sitting.players)

        def knows(way: Way, whose: int) -> bool:
            writer = self._writers.get(way, at_first)
            return person in (writer.person, writer.chairs[whose])

        seen: Callable[..., Any] = own(self.sitting.game, "evening", "seen", _everything)
        return seen(self.entries, self.progress, knows)


def _everything(entries: Any, _progress: Any, _knows: Any) -> Any:
    return entries


def has_pad(game: Game) -> bool:
    return has_part(game, "evening")


def opened_by(game_name: str, opened: Opened, holder: str | None) -> Evening:
    """The evening at its beginning; Refusal if the rules do not allow what has been entered so far."""
    game = game_named(game_name)
    if not has_pad(game):
        raise bad_entry(f"there is no pad for {game.title}")
    players = len(opened.names)
    sitting = Sitting(game, players, opened.options, opened.first)
    evening = Evening(sitting, opened, holder, part(game, "evening").blank(sitting), [None] * players)
    if opened.entries is not None:
        evening.entries = merged(evening.entries, opened.entries)
    refuse_long(evening.entries)
    for change in part(game, "evening").room(sitting, evening.entries, evening.progress, ()):
        put(evening.entries, change)
    evening._progress = None
    return evening


def rehearse(game: Game) -> None:
    """Opens an evening and plays a round of it, so that the first who share a pad do not wait for the code to be compiled."""
    players, pad = game.most_players, part(game, "evening")
    options, _ = game.choose(players, {})
    sample: Callable[[Sitting], Any] = own(game, "evening", "sample", pad.blank)
    entries = sample(Sitting(game, players, options, 0))
    opened = Opened(names=[""] * players, options=options, first=0, begun_at=0, entries=entries)
    opened_by(game.name, opened, None)


def sit(evening: Evening, person: str, seat: int | None) -> list[Sat]:
    """From now on this person is that player, or no player."""
    if seat == evening.seat_of(person):
        return []
    if seat is not None:
        refuse_unknown_seat(evening, seat)
        if evening.chairs[seat] is not None:
            raise Refusal("seat_taken", "Somebody else has claimed this player on their own phone.")
    return [within_limits(evening, person, Sat(seat=seat))]


def release(evening: Evening, person: str, seat: int) -> list[Released]:
    """Frees a player whom somebody has claimed; only the holder of the pad may do this."""
    if person != evening.holder:
        raise Refusal("not_your_pad", "Only the person who shared this pad can do that.")
    refuse_unknown_seat(evening, seat)
    return [] if evening.chairs[seat] is None else [within_limits(evening, person, Released(seat=seat))]


def refuse_unknown_seat(evening: Evening, seat: int) -> None:
    if seat >= evening.sitting.players:
        raise Refusal("no_such_seat", f"Seat {seat}: there are seats 0 to {evening.sitting.players - 1}.")


def write(evening: Evening, person: str, entry_id: str, changes: Sequence[Change], meant_for: int | None = None) -> list[Wrote]:
    """What this person enters in a round, with everything that follows; Refusal, with nothing changed, if it is not allowed."""
    if evening.has(person, entry_id):
        return []
    now = evening.progress.round
    if meant_for is not None and meant_for != now:
        raise Refusal("stale", f"That was meant for round {meant_for}; the evening is at round {now}.", {"round": now})
    pad, sitting = evening._pad, evening.sitting
    if person != evening.holder:
        seat = evening.seat_of(person)
        mine = set() if seat is None else pad.own(sitting, evening.entries, evening.progress, seat)
        if any(change.cut or tuple(change.path) not in mine for change in changes):
            raise Refusal("not_your_entry", "You cannot enter this now.")
    entries = copy.deepcopy(evening.entries)
    for change in changes:
        put(entries, change)
    refuse_long(entries)
    progress = pad.progress(sitting, entries)
    brought: list[Change] = pad.room(sitting, entries, progress, [tuple(change.path) for change in changes])
    return [within_limits(evening, person, Wrote(id=entry_id, changes=[*changes, *brought]))]


def within_limits(evening: Evening, person: str, entry: AnyEntry) -> AnyEntry:
    """This entry; Refusal if the log of the evening has no room for it."""
    if not evening.has_room(person, len(write_entry(entry))):
        raise Refusal("evening_full", "This evening is full.")
    return entry


def refuse_long(entries: Any) -> None:
    if len(msgspec.json.encode(entries)) > LONGEST_EVENING:
        raise bad_entry("it is too long")


def read_as(kind: Any, entries: Any) -> Any:
    """What was entered, in the shape of the game's pad; Refusal for any other shape."""
    try:
        return msgspec.convert(entries, kind)
    except msgspec.ValidationError as problem:
        raise bad_entry(str(problem)) from None


# ------------------------------------------------------------------------------------------------------------- what stands where


def put(entries: Any, change: Change) -> None:
    """Changes the pad."""
    *way, last = change.path
    place = entries
    for name in way:
        place = _at(place, name)
    if change.cut:
        shortened = _at(place, last)
        if not isinstance(shortened, list) or not isinstance(change.value, int) or not 0 <= change.value <= len(shortened):
            raise bad_entry("there is no such list to cut")
        del shortened[change.value :]
    elif isinstance(place, dict) and isinstance(last, str):
        place[last] = merged(place.get(last), change.value)
    elif isinstance(place, list) and last == len(place):
        place.append(change.value)
    else:
        old = _at(place, last)
        place[last] = merged(old, change.value)


def _at(place: Any, name: str | int) -> Any:
    found = (isinstance(place, dict) and name in place) or (
        isinstance(place, list) and isinstance(name, int) and name < len(place)
    )
    if not found:
        raise bad_entry(f"there is no {name!r} on the pad")
    return place[name]


def merged(old: Any, new: Any) -> Any:
    """The new value; in a list or an object, the old parts wherever the new has null."""
    if isinstance(old, dict) and isinstance(new, dict):
        return old | {name: _kept(old.get(name), value) for name, value in new.items()}
    if isinstance(old, list) and isinstance(new, list):
        common = [_kept(*pair) for pair in zip(old, new, strict=False)]
        return common + (old if len(old) > len(new) else new)[len(common) :]
    return new


def _kept(old: Any, new: Any) -> Any:
    return old if new is None else merged(old, new)


def leaves(way: Way, value: Any) -> Iterator[Way]:
    """Every single value that a change sets."""
    if isinstance(value, dict | list):
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves((*way, name), inner)
    elif value is not None:
        yield way
