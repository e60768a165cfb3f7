"""Mazzo: card games to play, to host and to study. Open a table, seat bots and a function of your own, and play a whole game:

    import mazzo


    def lowest(view, legal):
        return legal[0]


    table = mazzo.open_table(GAME, players=3, seed=2)  # `mazzo games` lists the names
    result = mazzo.play(table, [lowest, "casual", "novice"])
    print(result)

A function is given what its seat may know and the moves it may make, in words, and returns one of the moves (`mazzo.Chooser`).
The table is the one a server runs (`mazzo.Table`); after the game, `table.entries` is its log. The packages behind these names:
`mazzo.rules` (the contract of a game), `mazzo.games`, `mazzo.table` (a table without a network), `mazzo.bots`, `mazzo.research`
(PettingZoo, OpenSpiel, batches) and `mazzo.server`. Modules are imported only when they are used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mazzo.bots.decision import Bot as Bot
    from mazzo.bots.decision import Decision as Decision
    from mazzo.bots.sandbox import BotFault as BotFault
    from mazzo.library import Chooser as Chooser
    from mazzo.library import Result as Result
    from mazzo.library import open_table as open_table
    from mazzo.library import play as play
    from mazzo.table.table import Table as Table
    from mazzo.words import Refusal as Refusal

    __version__: str

_HOME = {
    "Bot": "mazzo.bots.decision",
    "BotFault": "mazzo.bots.sandbox",
    "Chooser": "mazzo.library",
    "Decision": "mazzo.bots.decision",
    "Refusal": "mazzo.words",
    "Result": "mazzo.library",
    "Table": "mazzo.table.table",
    "open_table": "mazzo.library",
    "play": "mazzo.library",
}

__all__ = [*_HOME]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("mazzo")
    if name not in _HOME:
        raise AttributeError(f"module 'mazzo' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__, "__version__"])
