"""Evenings with the real cards whose pad several phones share."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mazzo import evening as rules
from mazzo.evening import MOST_CHANGES, Change, Opened, opened_by
from mazzo.games import game_named
from mazzo.server.host.admin import tidy_database
from mazzo.server.host.audit import check
from mazzo.server.http.evenings_api import EVENINGS_PER_HOUR, LONGEST_NUMBER
from mazzo.server.store.retention import KeepDays
from mazzo.server.tables import evenings
from mazzo.variants import TABLES
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server
from tests.server.test_deals import refused

SEALED = -1
SECRET = {"bids": "secret", "rounds": "3-4"}
NAMES = ["Ada", "Ben", "Cleo"]
Path3 = tuple[str | int, ...]


def bid(seat: int, number: int = 0) -> Path3:
    return ("rounds", number, "bids", seat)


def tricks(seat: int, number: int = 0) -> Path3:
    return ("rounds", number, "tricks", seat)


class Phone:
    """A phone, and every byte it has ever received."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.heard: list[bytes] = []
        self.sent = 0

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, _, text = self.player.server.ask(method, f"/api/evenings{path}", body, {"Cookie": self.player.cookie})
        self.heard.append(text)
        return status, json.loads(text)

    def open(self, **more: Any) -> str:
        wish = {"game": USUAL_GAME, "names": NAMES, "options": SECRET, "first": 0, **more}
        status, answer = self.ask("POST", "", wish)
        assert status == 201, answer
        return str(answer["evening"])

    def sit(self, code: str, seat: int) -> None:
        status, answer = self.ask("POST", f"/{code}/seat", {"seat": seat})
        assert (status, answer["you"]) == (200, seat), answer

    def enter(self, code: str, *changes: tuple[Path3, Any], again: str = "") -> Any:
        self.sent += 1
        listed = [{"path": list(path), "value": value} for path, value in changes]
        status, evening = self.ask("POST", f"/{code}/entries", {"id": again or f"{self.sent}", "changes": listed})
        assert status == 200, evening
        return evening

    def look(self, code: str) -> Any:
        status, evening = self.ask("GET", f"/{code}")
        assert status == 200, evening
        return evening


def phones(server: Server, count: int) -> list[Phone]:
    return [Phone(Player(server)) for _ in range(count)]


def test_two_phones_and_a_killed_server_lose_and_duplicate_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        ada, ben = phones(server, 2)
        code = ada.open()
        ben.sit(code, 1)
        ada.enter(code, (bid(0), 2), again="from-ada")
        ben.enter(code, (bid(1), 0), again="from-ben")
        server.kill()
        server.start()
        server.ready()
        # The answer may have been lost on the way: the phone sends the same once more.
        assert ben.enter(code, (bid(1), 0), again="from-ben")["number"] == 3
        assert ben.look(code)["entries"]["rounds"][0]["bids"] == [SEALED, 0, None]
        ada.enter(code, (bid(2), 1))
        ada.enter(code, *((tricks(seat), count) for seat, count in enumerate((2, 0, 1))))
        server.kill()
        server.start()
        server.ready()
        evening = ben.look(code)
        assert evening["entries"]["rounds"][0] == {"bids": [2, 0, 1], "tricks": [2, 0, 1]}
        assert evening["entries"]["rounds"][1] == {"bids": [None] * 3, "tricks": [None] * 3}
        assert (evening["you"], evening["holder"], evening["taken"]) == (1, False, [False, True, False])
        assert ada.look(code)["holder"]
    assert check(server.database) == []


def test_the_doctor_and_the_auditor_know_evenings(mazzo, tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        (ada,) = phones(server, 1)
        whole, holed, doubled, wrong = (ada.open() for _ in range(4))
        for code in (whole, holed, doubled, wrong):
            for seat in range(3):
                ada.enter(code, (bid(seat), 0), again=f"{seat}")
    assert check(server.database) == []
    with sqlite3.connect(server.database) as database:
        database.execute("DELETE FROM evening_entries WHERE evening = ? AND entry = 1", (holed,))
        at = (doubled,)
        (first,) = database.execute("SELECT text FROM evening_entries WHERE evening = ? AND entry = 0", at).fetchone()
        database.execute("UPDATE evening_entries SET text = ? WHERE evening = ? AND entry = 2", (first, doubled))
        nine = first.replace(b'"value":0', b'"value":9')
        database.execute("UPDATE evening_entries SET text = ? WHERE evening = ? AND entry = 0", (nine, wrong))
    found = {fault.split()[1].rstrip(":"): fault for fault in check(server.database)}
    assert sorted(found) == sorted((holed, doubled, wrong))
    assert "numbered [0, 2]" in found[holed]
    assert "entry 0 is there 2 times" in found[doubled]
    assert "0 to 3 tricks" in found[wrong]
    _, out, _ = mazzo("doctor", "--json", "--database", f"sqlite:///{server.database}")
    finding = next(finding for finding in json.loads(out) if finding["part"] == "evenings")
    assert (finding["verdict"], finding["said"]) == (
        "wrong",
        "4 evenings with real cards; 1 have lost entries, 0 entries belong to none",
    )


def heard_by_others(server: Server, secret: int) -> list[list[bytes]]:
    """What everybody else receives until the round is scored, if one player has made this bid."""
    ada, ben, eve = phones(server, 3)
    code = ada.open()
    ben.sit(code, 1)
    ben.enter(code, (bid(1), secret))
    for phone in (ada, eve):
        phone.look(code)
        phone.ask("POST", f"/{code}/seat", {"seat": 1})
    ada.enter(code, (bid(0), 1))
    ada.enter(code, (bid(2), 2))
    ada.enter(code, (tricks(0), 1))
    eve.look(code)
    assert ben.look(code)["entries"]["rounds"][0]["bids"] == [SEALED, secret, SEALED]
    return [[text.replace(code.encode(), b"CODE") for text in phone.heard] for phone in (ada, eve)]


def test_V2_no_byte_sent_to_another_phone_depends_on_a_secret_bid(server: Server) -> None:
    without_time = [[_timeless(text) for text in phone] for heard in (0, 3) for phone in heard_by_others(server, heard)]
    assert without_time[:2] == without_time[2:]


def _timeless(text: bytes) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(text)
    answer.pop("begun_at", None)
    return answer


def test_the_holder_releases_a_player_whom_somebody_else_has_claimed(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        ada, ben, eve = phones(server, 3)
        code = ada.open()
        eve.sit(code, 1)
        for stranger in (eve, ben):
            status, answer = stranger.ask("POST", f"/{code}/release", {"seat": 1})
            assert (status, answer["reason"]) == (403, "not_your_pad")
        assert ada.ask("POST", f"/{code}/release", {"seat": 3})[1]["reason"] == "no_such_seat"
        for _ in range(2):  # the answer may have been lost on the way
            status, answer = ada.ask("POST", f"/{code}/release", {"seat": 1})
            assert (status, answer["taken"], answer["number"]) == (200, [False] * 3, 2)
        change = {"path": list(bid(1)), "value": 1}
        assert eve.ask("POST", f"/{code}/entries", {"id": "1", "changes": [change]})[1]["reason"] == NOT_MINE
        assert eve.look(code)["you"] is None
        ben.sit(code, 1)
        ben.enter(code, (bid(1), 1))
        server.kill()
        server.start()
        server.ready()
        assert (ben.look(code)["you"], eve.look(code)["you"]) == (1, None)
        exported = ada.player.ask("GET", "/api/me/export")[1]["rows"]
        assert [row["text"]["kind"] for row in exported["evening_entries"]] == ["released"]
    assert check(server.database) == []


def test_V2_the_secret_bid_of_a_released_player_is_not_shown_to_the_next_phone(server: Server) -> None:
    ada, ben, eve = phones(server, 3)
    code = ada.open()

    def bids_of(phone: Phone) -> list[int | None]:
        bids: list[int | None] = phone.look(code)["entries"]["rounds"][0]["bids"]
        return bids

    ada.enter(code, (bid(0), 1))
    eve.sit(code, 0)  # the holder has not claimed a player
    assert bids_of(eve) == [SEALED, None, None]
    ben.sit(code, 1)
    ben.enter(code, (bid(1), 3))
    ada.ask("POST", f"/{code}/release", {"seat": 1})
    ada.sit(code, 1)
    assert bids_of(ada) == [1, SEALED, None]
    assert bids_of(ben) == [SEALED, 3, None]  # who made it
    ada.ask("POST", f"/{code}/release", {"seat": 1})
    ben.sit(code, 1)
    ada.enter(code, (bid(1), 2))  # Ben has told her
    assert bids_of(ben) == [SEALED, 2, None]


def test_V1_blind_bids_are_shown_when_all_are_in_and_cannot_be_changed_after_that(server: Server) -> None:
    ada, ben = phones(server, 2)
    code = ada.open(options={"bids": "blind", "rounds": "3-4"})
    ben.sit(code, 1)
    ben.enter(code, (bid(1), 1))
    ben.enter(code, (bid(1), 2))  # a second thought
    ada.enter(code, (bid(0), 3))
    assert ada.look(code)["entries"]["rounds"][0]["bids"] == [3, SEALED, None]
    ada.enter(code, (bid(2), 0))
    assert ben.look(code)["entries"]["rounds"][0]["bids"] == [3, 2, 0]
    assert ben.ask("POST", f"/{code}/entries", {"id": "late", "changes": [{"path": list(bid(1)), "value": 0}]})[0] == 409


def test_a_waiting_phone_is_answered_as_soon_as_something_is_entered(server: Server) -> None:
    ada, ben = phones(server, 2)
    code = ada.open()
    ben.sit(code, 2)
    answers: list[Any] = []
    waiting = threading.Thread(target=lambda: answers.append(ben.ask("GET", f"/{code}?after=1")))
    waiting.start()
    ada.enter(code, (bid(0), 1))
    waiting.join(evenings.WAIT_SECONDS / 2)
    assert answers[0][0] == 200
    assert answers[0][1]["number"] == 2


NOT_MINE = "not_your_entry"
WRONG: Sequence[tuple[Any, int, str]] = (
    ([{"path": list(bid(0)), "value": 1}], 409, NOT_MINE),  # somebody else's
    ([{"path": list(tricks(1)), "value": 1}], 409, NOT_MINE),  # there are bids to be made first
    ([{"path": ["rounds"], "value": 0, "cut": True}], 409, NOT_MINE),
    ([{"path": list(bid(1)), "value": 9}], 400, "bad_entry"),
    ([{"path": list(bid(1)), "value": -1}], 400, "bad_entry"),
    ([{"path": list(bid(1)), "value": "one"}], 400, "bad_entry"),
    ([{"path": list(bid(1)), "value": {"a": [1]}}], 400, "bad_entry"),
    ([{"path": ["rounds", -1], "value": 1}], 400, "bad_message"),
    ([{"path": ["a"] * 7, "value": 1}], 400, "bad_message"),
    ([{"path": [], "value": 1}], 400, "bad_message"),
    ([{"path": list(bid(1)), "value": 1, "seat": 0}], 400, "bad_message"),
    ([], 400, "bad_message"),
    ([{"path": list(bid(1)), "value": 1}] * (MOST_CHANGES + 1), 400, "bad_message"),
)


def test_an_invalid_entry_is_refused_and_changes_nothing(server: Server) -> None:
    ada, ben, eve = phones(server, 3)
    code = ada.open()
    ben.sit(code, 1)
    before = ada.look(code)
    for changes, status, reason in WRONG:
        answered, answer = ben.ask("POST", f"/{code}/entries", {"id": "x", "changes": changes})
        assert (answered, answer["reason"]) == (status, reason), changes
    for path, value in (
        (("rounds", 5), {}),
        (("else",), 1),
        (("rounds", 0, "trump"), "pink"),
        (("rounds", 0, "bids"), [9, 9, 9]),
    ):
        answer = ada.ask("POST", f"/{code}/entries", {"id": "y", "changes": [{"path": list(path), "value": value}]})[1]
        assert answer.get("reason") == "bad_entry", path
    assert eve.ask("POST", f"/{code}/seat", {"seat": 1})[1]["reason"] == "seat_taken"
    assert eve.ask("POST", f"/{code}/seat", {"seat": 5})[1]["reason"] == "no_such_seat"
    assert eve.ask("POST", f"/{code}/entries", {"id": "z", "changes": WRONG[0][0]})[1]["reason"] == NOT_MINE
    assert eve.ask("GET", "/00000000")[1]["reason"] == "no_such_evening"
    for wrong in ("x", "1" * (LONGEST_NUMBER + 1)):
        assert eve.ask("GET", f"/{code}?after={wrong}")[1]["reason"] == "bad_message"
    assert ada.look(code)["entries"] == before["entries"]


def test_an_entry_for_a_round_that_has_been_scored_changes_nothing(server: Server) -> None:
    ada, ben = phones(server, 2)
    code = ada.open()
    ben.sit(code, 1)
    assert ben.look(code)["round"] == 1
    bids, won = [(bid(seat), 1) for seat in range(3)], [(tricks(seat), 1) for seat in range(3)]
    assert ada.enter(code, *bids, *won)["round"] == 2
    before = ben.look(code)
    late = {"id": "late", "changes": [{"path": list(bid(1, 1)), "value": 0}], "round": 1}
    status, answer = ben.ask("POST", f"/{code}/entries", late)
    assert (status, answer["reason"], answer["facts"]) == (409, "stale", {"round": 2})
    assert ben.look(code) == before
    assert ben.ask("POST", f"/{code}/entries", late | {"round": 2})[0] == 200
    assert ben.ask("POST", f"/{code}/entries", late)[0] == 200  # entered already: the answer may have been lost


def test_an_evening_is_opened_with_everything_on_the_pad_or_not_at_all(server: Server) -> None:
    (ada,) = phones(server, 1)
    entered = {"rounds": [{"bids": [1, 0, 2], "tricks": [1, 1, 1]}]}
    code = ada.open(entries=entered)
    assert ada.look(code)["entries"]["rounds"][0] == entered["rounds"][0]
    assert len(ada.look(code)["entries"]["rounds"]) == 2
    wish = {"game": USUAL_GAME, "names": NAMES, "options": SECRET, "first": 0}
    wrong = [
        {"game": "poker"},
        {"names": ["Ada"]},
        {"names": ["Ada", "\u200b", "Ben"]},
        {"first": 3},
        {"options": {"bids": "loud"}},
        {"entries": {"rounds": [{"bids": [9, 0, 0], "tricks": [None] * 3}]}},
        {"entries": {"rounds": [{}] * 200}},
        {"entries": {"rounds": [], "more": "x" * 100}},
    ]
    for change in wrong:
        assert ada.ask("POST", "", wish | change)[0] == 400, change


def an_evening(**options: Any) -> rules.Evening:
    choices = game_named(USUAL_GAME).choose(3, options)[0]
    return opened_by(USUAL_GAME, Opened(names=NAMES, options=choices, first=0, begun_at=0), "ada")


def test_the_entries_and_bytes_of_an_evening_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = an_evening()
    change = Change(path=list(bid(1)), value=0)
    monkeypatch.setattr(rules, "MOST_ENTRIES", 1)
    for entry in rules.write(evening, "ada", "1", [change]):
        evening.apply("ada", entry)
    with pytest.raises(Refusal, match="full"):
        rules.write(evening, "ada", "2", [change])
    assert rules.write(evening, "ada", "1", [change]) == []  # an entry may be sent again
    monkeypatch.undo()
    monkeypatch.setattr(rules, "LONGEST_LOG", evening.size + 50)  # repeating the same makes the log grow, not the pad
    with pytest.raises(Refusal, match="full"):
        rules.write(evening, "ada", "2", [change])
    assert rules.sit(evening, "ada", 1)
    monkeypatch.setattr(rules, "LONGEST_LOG", evening.size + 5)
    with pytest.raises(Refusal, match="full"):
        rules.sit(evening, "ada", 1)
    monkeypatch.undo()
    monkeypatch.setattr(rules, "LONGEST_EVENING", 50)
    with pytest.raises(Refusal, match="too long"):
        rules.write(evening, "ada", "2", [change])


def test_guests_cannot_use_up_an_evening_for_the_others_or_for_its_holder(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = an_evening(bids="secret")

    def enter(person: str, entries: Sequence[rules.Logged]) -> None:
        for entry in entries:
            evening.apply(person, entry)

    def claims(person: str, seat: int) -> int:
        """How often somebody can claim a player, and give them up again."""
        for count in range(10_000):
            try:
                enter(person, rules.sit(evening, person, None if count % 2 else seat))
            except Refusal:
                return count
        raise AssertionError("there is no end to it")

    assert claims("eve", 2) == rules.MOST_OF_A_GUEST
    enter("ben", rules.sit(evening, "ben", 1))
    monkeypatch.setattr(rules, "LONGEST_OF_A_GUEST", 200)
    enter("ben", rules.write(evening, "ben", "0", [Change(path=list(bid(1)), value=0)]))
    with pytest.raises(Refusal, match="full"):
        rules.write(evening, "ben", "1", [Change(path=list(bid(1)), value=0)] * 5)
    monkeypatch.undo()
    for number in range(10):
        claims(f"mallory {number}", 2)
    assert evening.length == rules.MOST_ENTRIES - rules.MOST_KEPT
    enter("ada", rules.write(evening, "ada", "0", [Change(path=list(bid(0)), value=0)]))
    monkeypatch.setattr(rules, "MOST_KEPT", 0)
    monkeypatch.setattr(rules, "LONGEST_LOG", evening.size + 100)
    with pytest.raises(Refusal, match="full"):
        rules.sit(evening, "cleo", 0)
    monkeypatch.setattr(rules, "LONGEST_KEPT", 0)
    assert rules.sit(evening, "cleo", 0)


def test_the_evenings_a_person_shares_in_an_hour_are_limited(server: Server) -> None:
    (ada,) = phones(server, 1)
    for _ in range(EVENINGS_PER_HOUR):
        ada.open()
    wish = {"game": USUAL_GAME, "names": NAMES, "first": 0}
    assert refused(ada.player, "POST", "/api/evenings", wish) == (429, "too_many_evenings")


def test_an_address_may_share_as_many_evenings_as_it_may_open_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, tables_per_hour=2) as server:
        everybody = phones(server, 3)
        for phone in everybody[:2]:
            phone.open()
        wish = {"game": USUAL_GAME, "names": NAMES, "first": 0}
        assert refused(everybody[2].player, "POST", "/api/evenings", wish) == (429, "too_many_evenings")


def test_a_person_over_the_limit_of_evenings_uses_up_nothing_of_their_network(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, tables_per_hour=EVENINGS_PER_HOUR + 1) as server:
        ada, ben = phones(server, 2)
        for _ in range(EVENINGS_PER_HOUR):
            ada.open()
        wish = {"game": USUAL_GAME, "names": NAMES, "first": 0}
        for _ in range(5):
            assert refused(ada.player, "POST", "/api/evenings", wish) == (429, "too_many_evenings")
        ben.open()


def test_waiting_phones_and_refused_entries_do_not_count_as_guesses(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, unknown_codes_per_minute=3) as server:
        ada, *others = phones(server, 6)
        code = ada.open()
        waiting = [threading.Thread(target=phone.ask, args=("GET", f"/{code}?after=0")) for phone in others]
        for one in waiting:
            one.start()
        for _ in range(5):
            answer = others[0].ask("POST", f"/{code}/entries", {"id": "x", "changes": WRONG[0][0]})
            assert answer[1]["reason"] == NOT_MINE
        ada.enter(code, (bid(0), 1))
        for one in waiting:
            one.join(evenings.WAIT_SECONDS)
        assert [ada.ask("GET", "/00000000")[1]["reason"] for _ in range(4)] == ["no_such_evening"] * 3 + ["too_many_guesses"]


def test_evenings_in_memory_and_waiting_phones_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    house = evenings.Evenings(None, None)  # type: ignore[arg-type]
    monkeypatch.setattr(evenings, "MOST_KEPT", 2)
    for code in ("A", "B", "C"):
        house._kept[code] = evenings.Kept(an_evening())
        house._forget_some()
    assert list(house._kept) == ["B", "C"]
    monkeypatch.setattr(evenings, "MOST_WAITING", 0)
    monkeypatch.setattr(house, "_find", lambda code: _at_once(house._kept[code]))
    assert asyncio.run(house.wait("B", 0)).length == 0  # is answered at once


async def _at_once(kept: evenings.Kept) -> evenings.Kept:
    return kept


def test_forgetting_the_holder_removes_the_evening_and_forgetting_a_player_the_name(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        ada, ben = phones(server, 2)
        code = ada.open()
        ben.sit(code, 1)
        ben.enter(code, (bid(1), 1))
        exported = ben.player.ask("GET", "/api/me/export")[1]["rows"]
        assert [row["text"]["kind"] for row in exported["evening_entries"]] == ["sat", "wrote"]
        assert ada.player.ask("GET", "/api/me/export")[1]["rows"]["evenings"][0]["text"]["names"] == NAMES
        ben.player.ask("POST", "/api/me/delete", {"name": ben.player.me()["name"]})
        evening = ada.look(code)
        assert evening["names"][1] != "Ben"
        assert evening["taken"] == [False, False, False]
        assert evening["entries"]["rounds"][0]["bids"] == [None, SEALED, None]
        ada.player.ask("POST", "/api/me/delete", {"name": ada.player.me()["name"]})
        assert phones(server, 1)[0].ask("GET", f"/{code}")[1]["reason"] == "no_such_evening"
        with sqlite3.connect(server.database) as database:
            assert database.execute("SELECT count(*) FROM evening_entries").fetchone() == (0,)


def test_an_evening_that_nobody_has_used_for_long_is_removed(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        ada = phones(server, 1)[0]
        code, kept = ada.open(), ada.open()
        ada.enter(code, (bid(0), 1))
        with sqlite3.connect(server.database, timeout=20) as database:
            database.execute("UPDATE evenings SET changed_at = 1 WHERE evening = ?", (code,))
        report = tidy_database(f"sqlite:///{server.database}", KeepDays(7, 60, 180, 180), dry_run=False)
        assert "1 evenings with real cards" in report
        with sqlite3.connect(server.database, timeout=20) as database:
            assert database.execute("SELECT evening FROM evenings").fetchall() == [(kept,)]
        change = {"path": list(bid(1)), "value": 1}  # this phone still has it, and so has the server in memory
        assert ada.ask("POST", f"/{code}/entries", {"id": "late", "changes": [change]})[1]["reason"] == "no_such_evening"


@pytest.mark.parametrize(("name", "players", "asked"), [(name, *one) for name in TABLES for one in TABLES[name]], ids=str)
def test_the_house_rules_sent_to_a_phone_are_those_it_may_choose(name: str, players: int, asked: Any) -> None:
    game = game_named(name)
    if not rules.has_pad(game):
        pytest.skip("no pad")
    choices = game.choose(players, asked)[0]
    sitting = opened_by(name, Opened(names=list("abcdef"[:players]), options=choices, first=0, begun_at=0), "ada").sitting
    assert game.choose(players, sitting.asked)[0] == choices
