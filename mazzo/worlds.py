"""What a seat may imagine: whole tables that agree with everything it has seen. Each game draws them in its module `worlds`."""

from __future__ import annotations

from typing import Any

from mazzo.games import asked_of


@asked_of("worlds")
def imagine(view: Any, dice: Any, state: Any) -> None:
    """A full state drawn at random among those that give this very view, each as likely as the rules make it.

    The dice are the player's own: what is imagined says nothing about the shuffles of the game. The true state is always among
    those that can be drawn. It may make arrays of its own, so it does not run on a graphics card.
    """
