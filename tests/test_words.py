"""What every game's `words.py` promises: a type for everything on the wire, its own event kinds, a sentence for each reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from mazzo.games import GAMES, has_part, part
from mazzo.hints import SENTENCES
from mazzo.rules.game import MOST_MOVES, SPECTATOR, Game, game_of, moves_in, ranks, waiting_for
from mazzo.server.settings import Settings
from mazzo.server.tables.clock import SECONDS
from mazzo.server.wire.schema import game_schema
from mazzo.server.wire.typescript import files, games_with_a_page, is_unambiguous
from mazzo.table.events import TableEvent
from mazzo.table.rated import MOST_RETURNS
from mazzo.table.view import view_of
from mazzo.words import Plain, Why, kinds_in, reasons_of, refusal, words_of
from tests.games import sample
from tests.harness.plain import plain
from tests.strategies import any_seed, any_table, examples, played, viewers

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
some_decisions = some.integers(0, 500)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_the_kinds_of_news_are_exactly_the_kinds_of_events(game: Game) -> None:
    words = words_of(game)
    kinds = [kind.partition(".") for kind in kinds_in(words.Event)]
    assert {namespace for namespace, _, _ in kinds} == {game.name}
    assert {kind for _, _, kind in kinds} == set(game.news_kinds) == set(words.events)


def test_no_two_kinds_of_events_are_the_same_at_any_table() -> None:
    kinds = [*kinds_in(TableEvent), *(kind for game in GAMES.values() for kind in kinds_in(words_of(game).Event))]
    assert len(kinds) == len(set(kinds))
    assert all(kind.count(".") == 1 for kind in kinds)


@every_game
def test_every_reason_has_its_facts_and_a_sentence_that_names_them(game: Game) -> None:
    reasons = kinds_in(words_of(game).Reason)
    assert set(reasons) == set(game.reasons)
    for reason, why in reasons.items():
        assert reasons_of(game)[reason] == why.__struct_fields__
        if why.sentence is Why.sentence:
            assert why.says
            assert all(f"{{{name}}}" in why.says for name in why.__struct_fields__)


@examples(20)
@given(any_table, any_seed, some_decisions)
def test_a_record_read_from_its_bytes_is_the_record(game: Any, seed: int, decisions: int) -> None:
    state = played(game, seed, decisions)
    for record in (state, view_of(state, 0)):
        assert {name: getattr(Plain(record), name) for name in record.dtype.names} == {
            name: record[name].tolist() for name in record.dtype.names
        }


@examples(60)
@given(any_table, any_seed, some_decisions)
def test_views_states_and_refusals_are_what_their_types_say(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    words = words_of(game_of(state))
    shown = words.state(state)
    msgspec.convert(plain(shown), type(shown))
    for viewer in viewers(state):
        view = words.view(view_of(state, viewer))
        assert msgspec.convert(plain(view), words.View) == view
    for seat in moves_in(waiting_for(state)):
        for move in range(MOST_MOVES):
            why = refusal(state, seat, move)
            assert why.text.endswith(".")
            if why.reason != "fine":
                assert tuple(why.facts) == reasons_of(game_of(state))[why.reason]


@examples(60)
@given(any_table, any_seed, some_decisions)
def test_computing_what_is_derived_leaves_no_trace(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    words = words_of(game_of(state))
    for viewer in viewers(state):
        view = view_of(state, viewer)
        before = view.tobytes()
        words.view(view)
        assert view.tobytes() == before


@examples(40)
@given(any_table, any_seed, some_decisions)
def test_ranks_after_the_last_round_are_those_of_the_rules(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, 100_000)
    view = words_of(game_of(state)).view(view_of(state, SPECTATOR))
    if hasattr(getattr(view, "derived", None), "ranks_after"):
        assert view.derived.ranks_after[-1] == ranks(state)
        assert len(view.derived.ranks_after) == len(view.past)


@every_game
def test_a_game_describes_itself_to_a_program_that_does_not_know_it(game: Game) -> None:
    schema = plain(game_schema(game))
    assert schema["game"] == game.name
    assert set(schema["events"]) == set(kinds_in(words_of(game).Event))
    assert set(words_of(game).View.__struct_fields__) == set(schema["$defs"]["View"]["properties"])
    assert (schema["statistics"] is not None) == has_part(game, "statistics")
    assert set(schema["reasons"]) == {*game.reasons, "game_over", "not_your_turn", "no_such_move"}


@every_game
def test_statistics_are_kept_and_put_together_as_their_types_say(game: Game) -> None:
    if not has_part(game, "statistics"):
        return
    own = part(game, "statistics")
    state = played((game.name, game.least_players, {}), 3, 100_000)
    kept = [own.of_game(state, seat) for seat in range(game.least_players)]
    assert [msgspec.convert(plain(one), own.Kept) for one in kept] == kept
    together = own.of_games(kept)
    assert msgspec.convert(plain(together), own.Statistics) == together


def test_in_the_typescript_no_two_things_have_the_same_name() -> None:
    written = files()
    pads = {f"games/{game.name}/pad/messages.ts" for game in games_with_a_page() if has_part(game, "evening")}
    letters = {f"games/{game.name}/messages.ts" for game in games_with_a_page()}
    assert {"messages.ts", "local/facts.ts"} | pads | letters == set(written)
    assert all(is_unambiguous(text) for text in written.values())


def sentence_of(language: str, key: str) -> str:
    """One sentence of the page."""
    texts = [path.read_text("utf-8") for path in sorted((WEB.parent / "locales" / language).rglob("*.ftl"))]
    found = re.findall(rf"^{key} = (.*)$", "\n".join(texts), re.MULTILINE)
    assert len(found) == 1, (language, key)
    return str(found[0])


IN_WORDS = {
    "en": ("a minute", "three times"),
    "it": ("un minuto", "tre volte"),
    "es": ("Al minuto", "tres veces"),
    "de": ("einer Minute", "dreimal"),
}
"""A minute, and three times."""


@pytest.mark.parametrize("language", IN_WORDS)
def test_the_page_names_the_times_that_the_server_keeps(language: str) -> None:
    for key, clock in (("clock-relaxed", "relaxed"), ("clock-quick", "quick"), ("seeking-terms", "relaxed")):
        assert [int(number) for number in re.findall(r"\d+", sentence_of(language, key))] == [SECONDS[clock]]
    a_minute, three_times = IN_WORDS[language]
    assert (Settings().find_seconds, MOST_RETURNS) == (60, 3)
    assert a_minute in sentence_of(language, "find-players-hint")
    assert three_times in sentence_of(language, "leave-sure-rated")


@pytest.mark.parametrize("reason", SENTENCES)
def test_a_terminal_gives_the_reasons_of_a_hint_in_the_pages_words(reason: str) -> None:
    sentence = re.sub(r"\{ \$(\w+) \}", r"{\1}", sentence_of("en", f"hint-{reason.replace('_', '-')}"))
    assert sentence == SENTENCES[reason]


@pytest.mark.parametrize("game", [game.name for game in games_with_a_page()])
def test_what_the_page_says_of_a_novice_names_the_numbers_it_plays_by(game: str) -> None:
    for words in sorted((WEB / "games" / game / "locales").glob("bots.*.ftl")):
        sentence = re.search(r"^bots-novice-\S+ = (.*)$", words.read_text("utf-8"), re.MULTILINE)
        assert sentence is not None, words
        assert [int(number) for number in re.findall(r"\d+", sentence.group(1))] == sample(game, "NUMBERS_OF_NOVICE", []), words
