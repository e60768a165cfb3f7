"""Whole tables, for the page to repeat: every command with its entries or its refusal, and everybody's snapshots."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from mazzo.bots.casual import casual
from mazzo.bots.levels import BOTS
from mazzo.rules.dice import any_of, dice_of, seed_of, seed_text
from mazzo.rules.game import Game, legal
from mazzo.server.tables.snapshot import SessionFacts, public_facts, snapshot_for
from mazzo.table import commands
from mazzo.table.commands import Person, Rules
from mazzo.table.decision import whole_decision
from mazzo.table.events import decision_words
from mazzo.table.log import Opened
from mazzo.table.state import TableState
from mazzo.table.view import view_of
from mazzo.variants import TABLES
from mazzo.words import Refusal
from tests.wasm.games import games_here, tables

HOST, GUEST = Person("ada", "Ada"), Person("bea", "Bea")
NONSENSE = ["play R7", "bid 3", "bid F2", "pay S1", "row 2", "lay dog", "knock", "nonsense", "done", "  bid   1 "]
VIEWERS = ("ada", "bea", None)
REFUSED = 10
"""How often every reason occurs at least, if there is an occasion."""


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Script:
    """A table, and a record of everything that is done at it."""

    def __init__(self, game: Game, players: int, asked: dict[str, Any], chance: random.Random) -> None:
        self.chance = chance
        seed = seed_of(chance.randrange(2**256))
        choices, _ = game.choose(players, asked)
        self.opened = Opened(
            game=game.name, rules=game.version, players=players, options=choices, seed=seed_text(seed), level="casual", host="ada"
        )
        self.table = TableState(self.opened)
        self.dice = dice_of(seed, players)
        self.known = dict.fromkeys(VIEWERS, 0)
        self.steps: list[dict[str, Any]] = []
        self.tried: list[str] = []

    def do(self, command: str, *given: Any) -> bool:
        """Issues a command and records the outcome; True if it was allowed."""
        step: dict[str, Any] = {"command": command, "given": [self._written(each) for each in given]}
        try:
            entries = getattr(commands, command)(self.table, *given)
        except Refusal as why:
            self.steps.append(step | {"refused": {"reason": why.reason, "text": why.text, "facts": plain(why.facts)}})
            return False
        for entry in entries:
            self.table.apply(entry)
        viewer = VIEWERS[len(self.steps) % len(VIEWERS)]
        step |= {"entries": plain(entries), "viewer": viewer, "known": self.known[viewer], "snapshot": self.snapshot(viewer)}
        self.known[viewer] = step["snapshot"]["last"]
        self.steps.append(step)
        return True

    @staticmethod
    def _written(given: Any) -> Any:
        return {type(given).__name__: plain(given)} if isinstance(given, Person | Rules) else given

    def snapshot(self, viewer: str | None) -> Any:
        facts = public_facts("HERE", self.table, SessionFacts(connected=["ada"]))
        return plain(snapshot_for(facts, self.table, viewer, self.known[viewer]))

    def decide(self) -> None:
        """The next decision of a bot, or of a person who also tries what is not allowed."""
        seat = self.chance.choice(self.table.undecided)
        moves = whole_decision(self.table.state, seat, lambda trial: self._move(trial, seat))
        turn = self.table.turn
        if self.table.chairs[seat].is_played_by_bot:
            self.do("bot_play", seat, moves, turn)
            return
        who = HOST if seat == self.table.seat_of("ada") else GUEST
        words = decision_words(self.table.state, seat, moves)
        id = f"a rather long id of turn {turn} by {who.name}" if turn % 2 else f"t{turn}"
        for move, why in self.table.illegal(seat).items():
            if self.tried.count(why.reason) < REFUSED or self.chance.random() < 0.05:
                self.tried.append(why.reason)
                self.do("play", who, [move], turn, f"illegal {len(self.steps)}")
        if self.chance.random() < 0.3:
            wrong = [[self.chance.choice(NONSENSE)], words + words[:1], words[:-1], []]
            self.do("play", who, self.chance.choice(wrong), turn, f"wrong {len(self.steps)}")
        if self.chance.random() < 0.1:
            self.do("play", who, words, turn + 1, "stale")
            self.do("play", GUEST if who is HOST else HOST, words, turn, "other")
        self.do("play", who, self.chance.sample(words, len(words)), turn, id)
        if self.chance.random() < 0.1:
            self.do("play", who, words, turn, id)  # sent twice

    def _move(self, trial: Any, seat: int) -> int:
        view = view_of(trial, seat)
        return int(casual(view, seat, self.dice) if self.chance.random() < 0.8 else any_of(legal(view, seat), self.dice))

    def play(self) -> dict[str, Any]:
        """A game from the first player sitting down to a rematch, with some coming and going."""
        self.do("sit", HOST, 0)
        self.do("sit", GUEST, 0)
        self.do("start", GUEST)
        self.do("sit", GUEST, 1)
        self.do("swap", HOST, 0, 1)
        self.do("seat_bot", HOST, 2, "club", list(BOTS))
        self.do("seat_bot", HOST, 9, "casual", list(BOTS))
        self.do("play", HOST, ["bid 1"], 0, "early")
        rules = Rules(players=self.table.players, options=self.opened.options, level="novice")
        for who, changed in ((GUEST, rules), (HOST, rules), (HOST, msgspec.structs.replace(rules, options={"rounds": "x"}))):
            self.do("change_rules", who, changed, list(BOTS))
        self.do("start", HOST)
        while self.table.stage == "playing":
            self.decide()
            if self.table.stage == "playing" and self.chance.random() < 0.04:
                self.do(*self.chance.choice(ASIDES))
        self.do("leave", HOST)
        self.do("rematch", HOST, "THERE")
        final = {viewer or "": self.snapshot(viewer) for viewer in VIEWERS}
        return {"opened": plain(self.opened), "steps": self.steps, "log": plain(self.table.entries), "final": final}


ASIDES: list[tuple[Any, ...]] = [
    ("leave", GUEST),
    ("take_back", GUEST),
    ("talk", HOST, "Well played."),
    ("talk", GUEST, "", "wow"),
    ("agree_to_end", HOST),
    ("play_on", GUEST),
    ("rename", GUEST, "Àda"),
    ("rename", HOST, "A rather long name for a b"),
    ("be_right_back", HOST),
    ("slow_clock", HOST, 2),
    ("sit", Person("cleo", "Cleo"), 2),
    ("hint", HOST, 3),
    ("end_if_agreed", []),
    ("hurry", HOST),
    ("put_away", GUEST),
]


def write(file: Path, every: int = 1, mixtures: int | None = None) -> None:
    """Writes whole tables, a line each: those used for every test, or more."""
    chance = random.Random(13)
    with file.open("w", encoding="utf-8") as out:
        for game in games_here():
            at = TABLES[game.name] if mixtures is None else list(tables(game, chance, mixtures))
            for players, asked in at[every // 2 :: every]:
                out.write(json.dumps(Script(game, players, asked, chance).play(), ensure_ascii=False) + "\n")
