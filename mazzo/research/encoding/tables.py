"""Writes docs/encodings.md from the layouts: `python -m mazzo.research.encoding.tables docs/encodings.md`."""

from __future__ import annotations

import sys
from pathlib import Path

from mazzo.games import GAMES, package_of
from mazzo.research.encoding import LAYOUTS
from mazzo.research.encoding.layout import Block, Layout
from mazzo.rules.game import Game
from mazzo.words import words_of

OPENING = """# Encodings

*Generated from the code by `make encodings`; a test compares the two.*

An observation is a view as numbers, one int8 each: everything that a seat may know (a test rebuilds the view from the numbers),
counted from the viewer's seat. "1 to your left" is the next seat in the order of play. Seats beyond the number of players are 0.
A block with several axes is stored with the last axis varying fastest. To get the meaning of the number at each index:
`mazzo.research.encoding.LAYOUTS[game].meanings()`.

The blocks under *the past* come last; `past=False` leaves them out. A released layout is never changed: anything that would
change a number's index or meaning becomes the next version, next to the old one.

An action is the number of a move. Its meaning depends on the phase; the mask says which actions are legal.
"""


def page() -> str:
    parts = [OPENING]
    # The layouts of games from outside are for their own pages to explain.
    for name in sorted(name for name in LAYOUTS if package_of(GAMES[name]).startswith("mazzo.games.")):
        parts += [game_page(GAMES[name], LAYOUTS[name])]
    return "\n".join(parts)


def game_page(game: Game, layout: Layout) -> str:
    lines = [f"## {game.title}, version {layout.version}", ""]
    lines += [f"{layout.size} numbers, {layout.table_size} without the past; {layout.moves} actions.", ""]
    axes = named_axes(layout)
    lines += ["| index | block | along | means |", "|---|---|---|---|"]
    at = 0
    for block in layout.blocks:
        if layout.past and block is layout.past[0]:
            lines.append("| | *the past* | | |")
        index = str(at) if block.size == 1 else f"{at}–{at + block.size - 1}"
        lines.append(f"| {index} | `{block.name}` | {' × '.join(axes[axis] for axis in block.axes)} | {block.means} |")
        at += block.size
    lines += ["", "| axis | places, from 0 |", "|---|---|"]
    lines += [f"| {name} | {places(axis)} |" for axis, name in axes.items()]
    return "\n".join([*lines, "", *move_table(game, layout), ""])


def named_axes(layout: Layout) -> dict[tuple[str, ...], str]:
    """A name for everything that numbers stand along: that of the first block it serves, or what everybody calls it."""
    names: dict[tuple[str, ...], str] = {}
    for block in layout.blocks:
        for axis in block.axes:
            names.setdefault(axis, axis_name(axis, block))
    return names


def axis_name(axis: tuple[str, ...], block: Block) -> str:
    if axis[0] == "you":
        return "seats"
    first = axis[0].rpartition(" ")[0]
    if first and all(label.startswith(first) for label in axis):
        return f"{first}s"
    return {"hand": "cards", "known": "cards", "display": "species"}.get(block.name, f"of `{block.name}`")


def places(axis: tuple[str, ...]) -> str:
    counted = axis[-1].rpartition(" ")[2].isdigit()
    return f"{axis[0]} to {axis[-1]}" if counted else ", ".join(axis)


def move_table(game: Game, layout: Layout) -> list[str]:
    """What each number means in each phase."""
    say = words_of(game).move
    fewer = dict(layout.moves_of_phase)
    phases = [phase for phase in game.phases if phase != "over"]
    lines = [f"Actions of {game.title}, by phase:", ""]
    lines += [f"| action | {' | '.join(phases)} |", f"|{'---|' * (len(phases) + 1)}"]
    for move in range(layout.moves):
        words = []
        for phase in phases:
            view = game.fresh_view()
            view.phase = game.phases.index(phase)
            words.append((say(view, move) or "") if move < fewer.get(phase, layout.moves) else "")
        lines.append(f"| {move} | {' | '.join(words)} |")
    return lines


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page())
