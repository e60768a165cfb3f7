"""House rules that clash: every reason has words in every language, and is known before a table is opened."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.games import GAMES
from mazzo.rules.options import OptionClash
from mazzo.server.wire.api_messages import CheckOptions
from mazzo.server.wire.options import checked_options
from tests.harness.games import REFUSED_OPTIONS
from tests.harness.players import ROOT, Player

RULES = [
    ROOT / "mazzo/rules/options.py",
    ROOT / "mazzo/rules/game.py",
    *(ROOT / f"mazzo/games/{game}/rules.py" for game in GAMES),
]
LANGUAGES = ("en", "it", "es", "de")


def codes_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "OptionClash":
            yield from (part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant) and part.value != 2)


def words_in(language: str) -> dict[str, set[str]]:
    """By code of a clash: the variables in its words."""
    files = [*(ROOT / "web/locales" / language).glob("*.ftl"), *(ROOT / "web/src/games").glob(f"*/locales/{language}.ftl")]
    lines = [line for file in files for line in file.read_text().splitlines() if line.startswith("clash-")]
    return {line.partition(" = ")[0][6:].replace("-", "_"): set(re.findall(r"\$(\w+)", line)) for line in lines}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clash_can_be_provoked_and_is_worded_with_its_facts(language: str) -> None:
    words = words_in(language)
    provoked = set()
    for game, players, options in REFUSED_OPTIONS:
        with pytest.raises(OptionClash) as refused:
            GAMES[game].choose(players, options)
        provoked.add(refused.value.clash)
        assert words[refused.value.clash] <= refused.value.facts.keys()
    assert provoked == {code for path in RULES for code in codes_in(path)} == words.keys()


def test_an_impossible_choice_is_known_beforehand_and_refused_for_the_same_reason(ada: Player) -> None:
    for game, players, options in REFUSED_OPTIONS:
        wish = {"game": game, "players": players, "options": options}
        status, refused = ada.ask("POST", "/api/tables", wish)
        assert (status, refused["reason"]) == (400, "bad_options")
        status, checked = ada.ask("POST", "/api/options", wish)
        assert status == 200
        assert {"clash": checked["clash"]["clash"], **checked["clash"]["facts"]} == refused["facts"]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_value_that_is_not_ruled_out_can_be_chosen(game: str) -> None:
    rules = GAMES[game]
    for players in range(rules.least_players, rules.most_players + 1):
        for chosen in [{}, *({option.name: value} for option in rules.options for value in option.values)]:
            checked = checked_options(rules, CheckOptions(game=game, players=players, options=chosen))
            if checked.clash is not None:
                continue
            ruled_out = {(each.option, each.value) for each in checked.ruled_out}
            for option in rules.options:
                for value in option.values:
                    asked = CheckOptions(game=game, players=players, options={**chosen, option.name: value})
                    assert (checked_options(rules, asked).clash is not None) == ((option.name, value) in ruled_out)


def test_an_unknown_game_is_refused(ada: Player) -> None:
    status, answer = ada.ask("POST", "/api/options", {"game": "chess", "players": 2})
    assert (status, answer["reason"]) == (400, "bad_options")
