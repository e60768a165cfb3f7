"""The score pads, whatever is played: seats moved, evenings kept and taken along, questions answered, nothing cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mazzo.games import GAMES
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.web.guest import Guest
from tests.web.pads import NAMES, Pad, ask
from tests.web.test_every_screen import TOO_WIDE
from tests.web.usual import dealt

Invite = Callable[..., Guest]
GAMES_HERE = [game for game in GAMES if game in parts_of_games("server")]


def test_a_question_is_answered_at_the_table(invite: Invite) -> None:
    ada = invite()
    ada.visit(ada.lay(dealt("R7 W1", "G3 R2", "J1 Y4")))
    ada.page.get_by_role("button", name="Menu").click()
    ask(ada.page, "who deals first", "Who deals first")


def test_seats_are_moved_by_dragging_and_by_the_arrow_keys(invite: Invite) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    page = pad.page
    rows = page.locator("form ol li")
    for place in range(4):
        rows.nth(place).locator("input").fill(NAMES[place])

    def expect_order(*places: int) -> None:
        for place, name in enumerate(places):
            expect(rows.nth(place).locator("input")).to_have_value(NAMES[name])

    page.get_by_role("button", name="Move Ada", exact=True).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect_order(1, 2, 0, 3)
    expect(page.get_by_role("button", name="Move Ada", exact=True)).to_be_focused()
    expect(page.locator("form [role=status]")).to_have_text("Ada: seat 3 of 4.")
    grip = page.get_by_role("button", name="Move Dev", exact=True).bounding_box()
    first = rows.first.bounding_box()
    assert grip is not None
    assert first is not None
    page.mouse.move(grip["x"] + 10, grip["y"] + 10)
    page.mouse.down()
    page.mouse.move(grip["x"] + 10, first["y"] + 60, steps=4)
    page.mouse.move(grip["x"] + 10, first["y"] + 10, steps=4)
    page.mouse.up()
    expect_order(3, 1, 2, 0)


@pytest.mark.long
def test_an_evening_goes_along_as_a_file_and_the_company_is_offered_again(invite: Invite, tmp_path: Path) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    pad.begin(4, 0)
    pad.page.locator("header button").first.click()
    with pad.page.expect_download() as download:
        pad.page.get_by_role("button", name="Export").click()
    file = tmp_path / "evenings.json"
    download.value.save_as(file)
    [kept] = json.loads(file.read_text("utf-8"))["evenings"]
    assert (kept["game"], kept["names"]) == (USUAL_GAME, NAMES[:4])
    other = Pad(invite, USUAL_GAME, offline=False)
    other.begin(3, 0)
    other.page.locator("header button").first.click()
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.locator(".files [role=status]")).to_have_text("1 evening added.")
    expect(other.page.locator("button.evening")).to_have_count(2)
    other.visit()  # it is on the disk
    expect(other.page.locator("button.evening")).to_have_count(2)
    other.page.get_by_role("button", name="New evening").click()
    expect(other.page.locator("form ol li input").first).to_have_value(NAMES[0])


@pytest.mark.long
@pytest.mark.parametrize("locale", ["de-DE", "es-ES", "it-IT"])
@pytest.mark.parametrize("game", GAMES_HERE)
def test_nothing_is_cut_on_a_phone_in_any_language(invite: Invite, game: str, locale: str) -> None:
    pad = Pad(invite, game, offline=False, locale=locale)
    assert pad.page.evaluate(TOO_WIDE) == []
    pad.begin(5, 0)
    assert pad.page.evaluate(TOO_WIDE) == []
    pad.page.locator("header button").first.click()
    assert pad.page.evaluate(TOO_WIDE) == []
