"""What can be chosen before a game starts, and the one place where a choice is checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Value = str | int | bool
Choices = dict[str, Value]


class OptionClash(ValueError):
    """Options that cannot be had: the sentence in English, a code for the language files, and what its sentence has to name."""

    def __init__(self, text: str, clash: str, **facts: Value) -> None:
        super().__init__(text)
        self.clash = clash
        self.facts = facts


@dataclass(frozen=True)
class Option:
    """One thing to choose: its name, its values, and what it means in a player's words."""

    name: str
    default: Value
    means: str
    values: tuple[Value, ...] = (False, True)
    reads: Callable[[str], Value] | None = None
    """For values that cannot all be listed: turns text into a value, or raises ValueError with a sentence."""
    only_for: tuple[int, ...] | None = None
    """The numbers of players that have this choice; with any other number it is refused."""
    default_with: Mapping[int, Value] = field(default_factory=dict)
    """The default for certain numbers of players, where it differs."""

    def read(self, asked: Value) -> Value:
        """The value that was asked for, given as itself or as text; ValueError if there is no such value."""
        text = str(asked).strip().lower()
        for value in self.values:
            if text == str(value).lower():
                return value
        if self.reads is not None:
            return self.reads(text)
        allowed = ", ".join(str(value).lower() for value in self.values)
        raise OptionClash(f"option {self.name}={asked}: expected one of {allowed}", "no_such_value", values=allowed)


def read_options(game: str, players: int, known: tuple[Option, ...], asked: Mapping[str, Value]) -> Choices:
    """Every option of the game with its value: the one that was asked for, or its default."""
    names = [option.name for option in known]
    for name in asked:
        if name not in names:
            raise OptionClash(f"option {name!r}: {game} has the options {', '.join(names)}", "no_such_option")
    defaults = {option.name: option.default_with.get(players, option.default) for option in known}
    return defaults | {option.name: option.read(asked[option.name]) for option in known if option.name in asked}


def check_asked(known: tuple[Option, ...], players: int, asked: Mapping[str, Value]) -> None:
    """ValueError for an option that this number of players does not have."""
    for option in known:
        if option.name in asked and option.only_for is not None and players not in option.only_for:
            allowed = " or ".join(str(number) for number in option.only_for)
            sentence = f"option {option.name} is a choice of {allowed} players only; with {players} leave it out"
            raise OptionClash(sentence, "not_for_so_many", players=players)
