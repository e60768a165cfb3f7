"""Newcomers are named in the language of their browser, and no two made-up names at a table share a word."""

from __future__ import annotations

import asyncio
import json

import pytest

from mazzo.server.persons.guest_names import WORDS, guest_name, language_of, name_beside, names_in
from mazzo.server.persons.identity import LONGEST_NAME
from tests.harness.players import Player, Server


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR,fr;q=0.9,it;q=0.5,en;q=0.7", "en"),
        ("es-MX", "es"),
        ("en;q=0.1,it;q=0.9", "it"),
        ("*;q=x,,;q=", "en"),
        ("a," * 100 + "it", "en"),
    ],
)
def test_the_browser_says_which_language_it_wants(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@pytest.mark.parametrize("language", WORDS)
def test_there_are_hundreds_of_names_and_all_fit(language: str) -> None:
    assert len(names_in(language)) > 200
    assert max(map(len, names_in(language))) <= LONGEST_NAME
    assert all(len(name.split()) == 2 for name in names_in(language))


@pytest.mark.parametrize("language", WORDS)
def test_names_at_a_table_share_no_word(language: str) -> None:
    table: list[str] = []
    for _ in range(6):
        table.append(guest_name(language, table))
    words = [word for name in table for word in name.split()]
    assert len(set(words)) == len(words)


def test_a_name_that_somebody_chose_is_left_alone() -> None:
    assert name_beside("Ada", ["Ada"]) == "Ada"
    assert name_beside("Keen Magpie", ["Bold Swift"]) == "Keen Magpie"
    assert name_beside("Keen Magpie", ["Keen Swift"]) not in ("Keen Magpie", "Keen Swift")
    assert name_beside("Volpe Astuta", ["Volpe Furba"]) in names_in("it")


def test_a_newcomer_is_named_in_their_language(server: Server) -> None:
    for accepted, language in (("de", "de"), ("it-IT,it;q=0.9", "it"), ("xx", "en")):
        status, _, body = server.ask("GET", "/api/me", headers={"Accept-Language": accepted})
        assert status == 200
        assert json.loads(body)["name"] in names_in(language)


def test_a_person_who_sits_down_beside_a_similar_name_gets_another(server: Server) -> None:
    ada, ben = Player(server), Player(server)
    ada.ask("POST", "/api/me", {"name": "Keen Magpie"})
    ben.ask("POST", "/api/me", {"name": "Keen Swift"})

    async def sit() -> list[str]:
        at = await ben.join(ada.open(3))
        await at.say(type="sit", seat=1)
        table = await at.until(lambda now: now["seats"][1]["player"] == "person")
        await at.disconnect()
        return [seat["name"] for seat in table["seats"][:2]]

    host, guest = asyncio.run(sit())
    assert host == "Keen Magpie"
    assert set(host.split()).isdisjoint(guest.split())
    assert ben.me()["name"] == guest
