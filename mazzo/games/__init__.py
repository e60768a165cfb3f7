"""The games: each is a folder here, or another package that offers the entry point `mazzo.games`.

A folder is found by its place, and so is everything in it: `part(game, "words")` is that game's module `words`, imported when
somebody asks for it. Three modules every game has; without any of the others it can still be played:

    module            what it holds                               asked by                      without it
    rules             the rulebook: `GAME`                        everybody                     required
    worlds            what a seat may imagine                     `mazzo.worlds`                  required
    words             notation, views and events in words         the table and its players     required
    bots.casual       rules of thumb                              `mazzo.bots.casual`           any legal move
    bots.novice       a beginner's habits                         `mazzo.bots.novice`           plays like casual
    bots.heuristics   what a search should know                   `mazzo.bots.heuristics`       each question has a default there
    bots.observation  what a learned player is shown              `mazzo.bots.observation`      nobody learns it
    review            what a review must know                     `mazzo.review`                each question has a default there
    terminal          how it looks in a terminal: `DRAWING`       `mazzo.terminal`              the view field by field
    tally             figures of many games: `OwnTally`           `mazzo.tally`                 scores and wins alone
    statistics        figures of one player's games               `mazzo.statistics`            games, wins and ranks alone
    encoding          a view as numbers, bounds of a game         `mazzo.research`              research refuses, with a sentence
    lesson            the stacked table of a first lesson         the server                    no lesson
    length            its rounds and minutes; `QUICK`: options    the server                    nobody knows how long it takes
    pad               `ASKED`: what a score pad asks              the page                      no score pad
    evening           what is entered on a pad that phones share  `mazzo.evening`               a pad for one phone
    variants          `TABLES`: what tests and benches play       `mazzo.variants`              every number of players

Besides, `locales/en.ftl` and its translations hold a player's words for the browser, if the page has no folder for the game.

A module may leave out what it has nothing to say about: `own(game, "tally", "rounds_of")` is None then.
"""

from __future__ import annotations

import pkgutil
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, TypeVar

from mazzo.rules.game import Game, answered_by
from mazzo.rules.replay import MOST_SEATS

Function = TypeVar("Function", bound=Callable[..., Any])

ENTRY_POINT = "mazzo.games"


def _packages() -> dict[str, str]:
    """The package of every game, by its name: the folders here, then those that other packages offer."""
    found = {folder.name: f"{__name__}.{folder.name}" for folder in pkgutil.iter_modules(__path__) if folder.ispkg}
    for offer in entry_points(group=ENTRY_POINT):
        if found.setdefault(offer.name, offer.value) != offer.value:
            warnings.warn(f"{offer.value} offers a game {offer.name!r}, which {found[offer.name]} is already", stacklevel=2)
    return found


REQUIRED = ("worlds", "words")  # besides `rules`
LEAST_SEATS = 2


def _loaded(name: str, package: str) -> Game:
    """The game of this package; ValueError for what a package cannot be offered as."""
    game: Game = import_module(f"{package}.rules").GAME
    if game.name != name:
        raise ValueError(f"it is offered as {name!r}, but its GAME is called {game.name!r}: the names must be the same")
    if not LEAST_SEATS <= game.least_players <= game.most_players <= MOST_SEATS:
        raise ValueError(
            f"it is for {game.least_players} to {game.most_players} players, and a table has {LEAST_SEATS} to {MOST_SEATS} seats"
        )
    for required in REQUIRED:
        if find_spec(f"{package}.{required}") is None:
            raise ValueError(f"it has no module {required!r}")
    return game


def _load(packages: dict[str, str]) -> dict[str, Game]:
    games = []
    for name, package in packages.items():
        try:
            games.append(_loaded(name, package))
        except Exception as problem:
            if package.startswith(f"{__name__}."):
                raise
            # A game of somebody else's that does not load must not take the others with it.
            warnings.warn(f"the game {name!r} of {package} cannot be loaded: {problem!r}", stacklevel=2)
    return {game.name: game for game in sorted(games, key=lambda game: (game.listed, game.title))}


_PACKAGES = _packages()
GAMES: dict[str, Game] = _load(_PACKAGES)


def game_named(name: str) -> Game:
    """The game of this name; ValueError, naming the known ones, if there is none."""
    if name not in GAMES:
        raise ValueError(f"game {name!r}: the games are {', '.join(GAMES)}")
    return GAMES[name]


def package_of(game: Game) -> str:
    """The package that this game's folder is."""
    return _PACKAGES[game.name]


def part(game: Game, name: str) -> Any:
    """This module of a game's folder, such as `words` or `bots.casual`."""
    return _module(f"{package_of(game)}.{name}")


@cache
def _module(name: str) -> Any:
    return import_module(name)


def has_part(game: Game, name: str) -> bool:
    """Does the game's folder hold this module?"""
    package, _, _ = f"{package_of(game)}.{name}".rpartition(".")
    return find_spec(package) is not None and find_spec(f"{package_of(game)}.{name}") is not None


def locale(game: Game, language: str) -> str:
    """A player's words in this language, as Fluent text: `locales/<language>.ftl` of the game's folder, the English ones where it
    has none, and nothing where it has no words at all."""
    texts = _locales(package_of(game))
    return texts.get(f"{language}.ftl") or texts.get("en.ftl", "")


@cache
def _locales(package: str) -> dict[str, str]:
    folder = files(package) / "locales"
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.is_file()} if folder.is_dir() else {}


def own(game: Game, name: str, attribute: str, otherwise: Any = None) -> Any:
    """What a module of the game's folder holds under this name; `otherwise` if it holds none, or there is no such module."""
    found = _own(game.name, name, attribute)
    return otherwise if found is _NOTHING else found


_NOTHING = object()


@cache
def _own(game: str, name: str, attribute: str) -> Any:
    return getattr(part(GAMES[game], name), attribute, _NOTHING) if has_part(GAMES[game], name) else _NOTHING


def asked_of(name: str, compiled: Callable[[Any], Any] | None = None) -> Callable[[Function], Function]:
    """The decorated function is a question to the game of its first argument, a record: it is answered by the function of the
    same name in this module of the game's folder, from Python and from compiled code alike. Where the game has none, the body of
    the decorated function answers, compiled by `compiled`; without that, every game must have its own."""

    def decorate(question: Function) -> Function:
        if compiled is None:
            return answered_by(lambda game: getattr(part(game, name), question.__name__))(question)
        default = compiled(question)
        return answered_by(lambda game: own(game, name, question.__name__, default))(question)

    return decorate
