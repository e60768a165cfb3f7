"""How a search weighs the worlds it imagines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mazzo.bots.club import desk_for
from mazzo.bots.search import KEPT, imagine_likely
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import game_of
from mazzo.table.view import view_of
from mazzo.worlds import imagine


def share_of_worlds(state: Any, seat: int, holds: Callable[[Any], bool]) -> tuple[float, float]:
    """The share of imagined worlds in which this is true, and the share of those kept as likely."""
    view = view_of(state, seat)
    game = game_of(view)
    world = game.fresh_state()
    desk = desk_for(game)
    dice = dice_of(seed_of(7), 1)
    imagined = kept = 0
    for _ in range(1000):
        imagine(view, dice, world)
        imagined += holds(world)
        imagine_likely(desk, view, seat, dice)
        kept += holds(desk.states[KEPT])
    return imagined / 1000, kept / 1000
