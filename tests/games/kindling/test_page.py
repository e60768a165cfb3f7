"""Kindling in the browser: the page of mazzo's wheel was built without it, and draws it from what the server says."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.games.kindling.test_as_a_wheel import there
from tests.harness.wheels import Installed, InstalledServer
from tests.web.guest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Guest, chosen

__all__ = ["there"]  # a fixture

Invite = Callable[..., Guest]
SHORT = {"game": "kindling", "players": 3, "options": {"rounds": 3}, "start": True}
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
FOCUS_IS_LOST = "() => document.activeElement === document.body || document.activeElement === null"


@pytest.fixture(scope="module")
def server(there: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[InstalledServer]:
    """`mazzo serve` where the two wheels are installed."""
    with InstalledServer(there, tmp_path_factory.mktemp("kindling") / "mazzo.sqlite3") as running:
        yield running


def sit_down(guest: Guest, **wish: Any) -> Guest:
    """A short game against bots, dealt."""
    guest.call_me("Ada")
    opened = guest.context.request.post(f"{guest.address}/api/tables", data={**SHORT, **wish}, headers={"Origin": guest.address})
    assert opened.ok, opened.text()
    guest.visit(opened.json()["code"])
    guest.page.locator(".tray [data-move]").first.wait_for()
    return guest


def move(guest: Guest, words: str) -> Locator:
    """The button of a move that can be made."""
    return guest.page.locator(f'.tray [data-move="{words}"]:not([aria-disabled])')


def add_and_tie(guest: Guest, press: Callable[[Locator], None]) -> Any:
    """A bundle of one stick, part by part: the server says that something is missing, and how to continue."""
    table = guest.until_asked()
    guest.put_round_away()
    press(move(guest, table["legal"][0]))
    press(move(guest, "tie"))
    return guest.until(lambda now: now["turn"] > table["turn"] or now["your_choice"] is not None)


def play_to_the_podium(guest: Guest, decide: Callable[[], Any]) -> None:
    for _ in range(3):
        decide()
    guest.until(lambda table: table["stage"] == "over")
    expect(guest.page.get_by_role("button", name="Rematch")).to_be_visible()


def axe_complaints(guest: Guest) -> list[str]:
    found = Axe().run(guest.page).response["violations"]
    return [f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes']][:4]}" for one in found]


def test_from_home_to_the_podium_by_clicks(invite: Invite) -> None:
    ada = invite(viewport=DESKTOP).call_me("Ada").home()
    page = ada.page
    expect(page.get_by_text("Feed your fire")).to_be_visible()
    assert axe_complaints(ada) == []
    page.get_by_role("button", name=re.compile("^Kindling: ")).click()
    expect(page.get_by_text("This game is played on the server only.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="With friends: Kindling").click()
    page.get_by_role("radio", name="3", exact=True).first.check(force=True)
    page.get_by_role("group", name="Rounds").get_by_role("radio", name="3").check()
    page.get_by_role("checkbox", name="Stinging smoke").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Kindling: Waiting room")).to_be_visible()
    expect(page.get_by_text("Stinging smoke")).to_be_visible()
    expect(page.get_by_text("Rounds: 3")).to_be_visible()
    page.get_by_role("button", name="Deal, with bots").click()
    ada.until_asked()
    expect(page.locator('.felt [data-field="ember"] svg')).to_have_count(1)
    expect(page.locator('.felt [data-field="pile"]')).to_contain_text("22")
    assert axe_complaints(ada) == []
    play_to_the_podium(ada, lambda: add_and_tie(ada, lambda button: button.click()))
    assert axe_complaints(ada) == []
    assert len(ada.score_as("CSV").decode("utf-8-sig").splitlines()) == 4


def test_a_whole_game_by_taps_on_a_phone(invite: Invite) -> None:
    ada = sit_down(invite(viewport=PHONE, has_touch=True, is_mobile=True))
    page = ada.page
    assert axe_complaints(ada) == []
    assert page.evaluate(TOO_WIDE) is False
    for button in page.locator(".tray [data-move]").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 40
    play_to_the_podium(ada, lambda: add_and_tie(ada, lambda button: button.tap()))
    assert page.evaluate(TOO_WIDE) is False
    page.set_viewport_size(PHONE_ON_ITS_SIDE)  # type: ignore[arg-type]
    assert page.evaluate(TOO_WIDE) is False
    assert axe_complaints(ada) == []


def test_a_whole_game_by_keys_and_the_focus_is_never_lost(invite: Invite) -> None:
    ada = sit_down(invite())
    page, keys = ada.page, ada.page.keyboard
    read: list[int] = []

    def bundle() -> None:
        """The first stick by Enter in the hand, the rest by digits."""
        table = ada.until_asked()
        rounds = len(table["view"]["past"])
        if rounds > 0 and rounds not in read:
            read.append(rounds)
            expect(page.get_by_role("button", name="Next")).to_be_focused()
            keys.press("Enter")
        page.locator(".skip").press("Enter")
        keys.press("Home")
        keys.press("Enter")
        expect(page.locator(".tray .made")).to_contain_text("Add")
        assert page.evaluate(FOCUS_IS_LOST) is False
        keys.press(str(1 + ada.heard[-1]["facts"]["legal"].index("tie")))
        ada.until(lambda now: now["turn"] > table["turn"] or now["your_choice"] is not None)
        page.wait_for_timeout(60)
        assert page.evaluate(FOCUS_IS_LOST) is False

    for letter, text in (("h", "stick"), ("t", "Ember: stick"), ("s", "You: 0"), ("r", "Make your bundle")):
        keys.press(letter)
        expect(page.get_by_test_id("answer")).to_contain_text(text)
    play_to_the_podium(ada, bundle)


def test_a_set_is_made_part_by_part_and_can_be_begun_again(invite: Invite) -> None:
    ada = sit_down(invite())
    page = ada.page
    first = ada.until_asked()["legal"][0]
    expect(page.locator('.tray [data-move="tie"]')).to_have_attribute("aria-disabled", "true")
    page.locator('.tray [data-move="tie"]').click(force=True)
    expect(page.locator(".status")).to_contain_text("There is nothing to tie")
    move(ada, first).click()
    expect(move(ada, "tie")).to_be_visible()
    assert [decision["moves"] for decision in ada.decisions] == [[first]]
    expect(page.locator(".status")).to_contain_text("something is still missing")
    expect(page.get_by_test_id("answer")).to_contain_text("something is still missing")
    expect(page.locator(".hand .chosen")).to_have_count(1)
    page.get_by_role("button", name="Start over").click()
    expect(page.locator('.tray [data-move="tie"]')).to_have_attribute("aria-disabled", "true")
    while move(ada, "tie").count() == 0 or len(ada.decisions[-1]["moves"]) < 2:
        parts = len(ada.decisions)
        page.locator('.tray [data-move^="add"]:not([aria-disabled])').first.click()
        ada.until(lambda _, parts=parts: len(ada.decisions) > parts and ada.heard[-1]["type"] == "refused")
        expect(move(ada, "tie")).to_be_visible()
    two = ada.decisions[-1]["moves"]
    move(ada, "tie").click()
    ada.until(lambda table: len(table["view"]["past"]) == 1)
    assert ada.decisions[-1]["moves"] == [*two, "tie"]
    assert [f"add {stick}" for stick in ada.table["view"]["past"][0]["bundles"][0]] == two
    expect(page.locator(".round-end")).to_contain_text("Your fire scores")


def test_a_reload_in_mid_game_and_another_language(invite: Invite) -> None:
    ada = sit_down(invite())
    add_and_tie(ada, lambda button: button.click())
    ada.visit(ada.table["code"])
    ada.until_asked()
    expect(ada.page.locator(".tray [data-move]").first).to_be_visible()
    ada.page.evaluate("localStorage.setItem('mazzo.language', 'de')")
    ada.visit(ada.table["code"])
    expect(ada.page.locator('.tray [data-move="tie"]')).to_have_text("Bündel zubinden")
    expect(ada.page.locator('.felt [data-field="ember"]')).to_contain_text("Glut")
    add_and_tie(ada, lambda button: button.click())


def test_the_table_as_text(invite: Invite) -> None:
    ada = sit_down(invite())
    ada.page.evaluate("localStorage.setItem('mazzo.text', 'true')")
    ada.visit(ada.table["code"])
    expect(ada.page.locator("dd").first).to_have_text(re.compile(r"Ember: stick \d+. Burnt: none. Woodpile: 22"))
    assert axe_complaints(ada) == []
    add_and_tie(ada, lambda button: button.click())
    ada.until(lambda table: len(table["view"]["past"]) == 1)


def test_two_people_decide_in_secret_and_may_change_their_minds(invite: Invite) -> None:
    ada, ben = invite(), invite().call_me("Ben")
    ada.call_me("Ada")
    wish = {**SHORT, "players": 2, "start": False}
    opened = ada.context.request.post(f"{ada.address}/api/tables", data=wish, headers={"Origin": ada.address})
    code = opened.json()["code"]
    ada.visit(code)
    ben.visit(code)
    ben.page.get_by_role("button", name="Sit here").click()
    ben.until(lambda table: table["you"] == 1)
    ada.page.get_by_role("button", name="Deal").click()
    add_and_tie(ada, lambda button: button.click())
    expect(ada.page.locator(".tray .made")).to_contain_text("You may still change it")
    expect(ada.page.locator(".status")).to_contain_text("Waiting for Ben")
    ben.until_asked()
    add_and_tie(ben, lambda button: button.click())
    expect(ada.page.locator(".round-end")).to_contain_text("Ben")


@pytest.mark.long
def test_a_hint_says_what_the_strongest_bot_would_do(there: Installed, tmp_path: Path, invite: Invite) -> None:
    with InstalledServer(there, tmp_path / "mazzo.sqlite3", bot_workers=2) as server:
        ada = sit_down(invite(server))
        table = ada.until_asked()
        ada.page.get_by_role("button", name="What would a good player do?").click()
        hint = ada.page.get_by_role("complementary", name="Hint")
        hint.wait_for(timeout=120_000)  # if it has to be compiled first
        best = next(message for message in ada.heard if message["type"] == "hint")["moves"]
        assert best[0] in table["legal"]
        expect(ada.page.locator(f'.tray [data-move="{best[0]}"]')).to_have_class(re.compile("advised"))
        expect(hint).to_contain_text("Add")
        ada.page.close()  # before the server stops, or the page reports that it is gone


def test_a_finished_game_can_be_replayed(invite: Invite) -> None:
    ada = sit_down(invite())
    play_to_the_podium(ada, lambda: add_and_tie(ada, lambda button: button.click()))
    page = ada.page
    page.goto(f"{ada.address}/g/{ada.table['code']}#4")
    expect(page.locator(".bar .number").first).to_have_text("4/9")
    page.get_by_role("button", name="All hands").click()
    expect(page.locator(".hand .cards")).to_have_count(3)
    expect(page.locator(".hand .cards svg").nth(6)).to_be_attached()
    assert axe_complaints(ada) == []
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".bar .number").first).to_have_text("5/9")
    page.get_by_role("button", name="All hands").click()  # and only their own again
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Check the deals").click()
    expect(page.get_by_text("mazzo verify")).to_be_visible()
    page.goto(f"{ada.address}/you")
    expect(page.get_by_role("heading", name="Kindling")).to_be_visible()


@pytest.fixture
def for_the_browser(there: Installed) -> Iterator[None]:
    """The package comes with its rules for the browser."""
    there.run(there.python, "-m", "mazzo.wasm", "mazzo_kindling", seconds=900)
    yield
    shutil.rmtree(there.packages / "mazzo_kindling" / "browser")


@pytest.mark.long
def test_it_is_played_on_the_device_with_the_network_off(for_the_browser: None, invite: Invite) -> None:
    ada = invite(on_device=True, service_workers="allow", viewport=PHONE)
    ada.forgiven = True
    chosen(chosen(ada, "play.kindling", "3 casual whole"), "play.where", "here").home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.page.reload()  # from now on requests go through the service worker
    ada.page.get_by_role("button", name="Kindling: ").click()
    expect(ada.page.get_by_role("radio", name="On this device")).to_be_checked()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Play now: Kindling").click()
    code = ada.until_asked()["code"]
    assert code.startswith("U")
    ada.page.goto(f"{ada.address}/")
    ada.until_promised(f"async () => (await caches.match('{ada.address}/rules/mazzo_kindling/kindling.js')) !== undefined")

    ada.context.set_offline(True)
    ada.table = None
    ada.page.goto(f"{ada.address}/t/{code}")
    for _ in range(60):
        if ada.until_asked()["stage"] == "over":
            break
        add_and_tie(ada, Locator.click)
    assert ada.until(lambda table: table["stage"] == "over")["code"] == code
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_package_without_rules_for_the_browser_is_played_on_a_server_only_and_the_page_says_so(invite: Invite) -> None:
    ada = invite(on_device=True).home()
    ada.page.get_by_role("button", name="Kindling: ").click()
    expect(ada.page.get_by_text("This game is played on the server only.")).to_be_visible()
