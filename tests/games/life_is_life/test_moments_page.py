"""The moments of Life is Life: rows on their mats, a round counted before everybody's eyes, hearts that break, the way out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.life_is_life.page import animals_dealt, knock, lap, life_opened
from tests.games.life_is_life.screens import MIXED, MIXED_ROWS, SCREENS, every_swap_was_shown, life_first_turn, life_until
from tests.harness.players import Server
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest, chosen, somebody_absent
from tests.web.hints import advice, ask_for_hint, hint_by
from tests.web.in_sight import WORDS_CUT, amiss
from tests.web.recorder import assert_called_in_time, assert_one_round_at_a_time, record, recorded
from tests.web.shifts import MOST_SHIFT, watch_shifts, worst_shift

Invite = Callable[..., Guest]


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take longer than anybody would wait."""
    database = tmp_path_factory.mktemp("slow") / "mazzo.sqlite3"
    with Server(database, from_scratch=True, bot_workers=0, bot_pace=(90.0, 90.0)) as running:
        yield running


def knocked_out(guest: Guest) -> str:
    """A table at which the guest has no life left and bots play on."""
    return guest.lay(life_until(lambda now: now.state.lives[0] == 0 and sum(lives > 0 for lives in now.state.lives) > 1))


def last_knock(guest: Guest, **more: Any) -> None:
    """All others have knocked: with ours the round is over."""
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    lap(table)
    for _ in range(3):
        knock(table)
    guest.visit(guest.lay(table, **more))
    guest.until_asked()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=lambda size: str(size["width"]))
def test_B8_the_rows_lie_on_four_mats_and_are_read_from_the_top(invite: Invite, size: dict[str, int]) -> None:
    guest = invite(viewport=size)
    life_first_turn(guest)
    boxes = [guest.page.locator(f'[data-row="{row}"]').bounding_box() for row in (1, 2, 3, 4)]
    places = [(round(box["y"]), round(box["x"])) for box in boxes if box]
    assert places == sorted(places)
    assert places[1][0] < places[2][0] < places[3][0]
    for box in boxes:
        assert box
        assert box["height"] >= 44
    mats = guest.page.locator(".row").evaluate_all("rows => rows.map((row) => getComputedStyle(row).backgroundColor)")
    assert "rgba(0, 0, 0, 0)" not in mats


def test_a_row_that_can_be_taken_is_lifted_and_the_chosen_one_has_a_tick(invite: Invite) -> None:
    guest = invite()
    life_first_turn(guest)
    expect(guest.page.locator(".row.legal")).to_have_count(4)
    guest.page.locator('[data-row="3"]').click()
    expect(guest.page.locator(".row .label use")).to_have_count(1)
    expect(guest.page.locator('[data-row="3"] .label use')).to_have_attribute("href", "#check")
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    guest.visit(guest.lay(table, others={1: somebody_absent(guest.server)}))
    expect(guest.page.locator(".row")).to_have_count(4)
    expect(guest.page.locator(".row.legal")).to_have_count(0)


def test_A15n_nobody_is_told_to_choose_a_row_out_of_turn(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    guest.visit(guest.lay(table, others={1: somebody_absent(guest.server)}))
    expect(guest.page.locator(".tray button.knock")).to_be_visible()
    expect(guest.page.locator(".tray")).not_to_contain_text("Choose a row")


def test_B7_a_player_who_is_out_need_not_wait_for_the_bots(invite: Invite, slow: Server) -> None:
    guest = invite(at=slow, motion=True)
    guest.visit(knocked_out(guest))
    guest.page.get_by_role("button", name="Finish now").click()
    table = guest.until(lambda now: now["stage"] == "over")
    expect(guest.page.locator(".podium")).to_be_visible()
    assert guest.said[-1]["type"] == "hurry"
    assert (table["closed"], table["ranks"][0] > 1) == (None, True)
    ranks: list[int] = []
    for _ in range(300):  # the result is stored after the last snapshot has been sent
        played = guest.context.request.get(f"{guest.address}/api/me/history").json()
        ranks = [game["rank"] for game in played["games"] if game["code"] == table["code"]]
        if ranks:
            break
        guest.page.wait_for_timeout(100)
    assert ranks == [table["ranks"][0]]


def test_B7_a_player_who_is_out_can_start_a_new_game(invite: Invite, slow: Server) -> None:
    guest = invite(at=slow)
    code = knocked_out(guest)
    guest.visit(code)
    guest.page.get_by_role("button", name="New game").click()
    table = guest.until(lambda now: now["code"] != code)
    assert (table["game"], table["players"], table["stage"]) == ("life_is_life", 4, "playing")


def knock_and_stop_the_clock(guest: Guest) -> Any:
    """With our knock the round is over, and nothing is counted before the clock runs on. Returns the sheet."""
    guest.page.clock.install()
    last_knock(guest)
    guest.page.clock.pause_at("2100-01-01")
    guest.page.locator("button.knock").click()
    guest.until(lambda now: now["view"]["past"])
    guest.page.clock.run_for(1)  # the sheet comes
    sheet = guest.page.locator(".round-end")
    expect(sheet.locator("tr.sum.coming")).to_have_count(2)
    return sheet


def test_a_round_is_counted_species_by_species_and_hearts_break_at_its_end(invite: Invite) -> None:
    guest = invite(motion=True)
    sheet = knock_and_stop_the_clock(guest)
    points = sheet.locator(".points")
    expect(points).to_have_text(["0"] * 4)  # nothing is counted yet
    expect(guest.page.locator(".line .lives .half")).to_have_count(0)
    expect(guest.page.locator(".felt .ribbon")).to_have_text(re.compile("knocked"))
    expect(guest.page.locator(".felt .ribbon")).not_to_contain_text("left")  # nobody has a turn any more
    guest.page.clock.resume()
    past = guest.until(lambda now: now["view"]["past"])["view"]["past"][0]
    expect(sheet.locator("tr.species:not(.coming)")).to_have_count(10)
    expect(points).to_have_text([str(total) for total in past["totals"]])
    expect(sheet.locator("tr.sum.coming")).to_have_count(0)
    expect(sheet.locator(".half")).to_have_count(2 * sum(past["lost"]))
    expect(guest.page.locator(".line .lives .half")).to_have_count(2 * past["lost"][0])


def test_no_card_of_a_long_hand_shows_from_under_the_result(invite: Invite) -> None:
    guest = invite(viewport=DESKTOP)
    last_knock(guest)
    guest.page.locator("button.knock").click()
    expect(guest.page.locator(".round-end")).to_be_visible()
    expect(guest.page.locator(".room > .hand")).to_have_css("opacity", "0")
    guest.put_round_away()
    expect(guest.page.locator(".room > .hand")).to_have_css("opacity", "1")


def test_many_cards_and_what_they_bring_stay_in_their_column(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    table = animals_dealt("6 giraffe", "6 bear", "", "", "", starter=1)
    lap(table)
    for _ in range(4):
        knock(table)
    guest.visit(guest.lay(table))
    guest.until_asked()
    guest.page.locator("button.knock").click()
    expect(guest.page.locator(".round-end td.most").first).to_contain_text("+9")
    assert guest.page.evaluate(WORDS_CUT) == []


def test_a_tap_shows_the_whole_count_at_once(invite: Invite) -> None:
    guest = invite(motion=True)
    sheet = knock_and_stop_the_clock(guest)
    sheet.locator("table").click()
    expect(sheet.locator(".coming")).to_have_count(0)
    guest.page.clock.resume()
    past = guest.table["view"]["past"][0]
    expect(sheet.locator(".points")).to_have_text([str(total) for total in past["totals"]])


def test_the_last_round_is_counted_before_the_podium(invite: Invite) -> None:
    """A lesson ends with its first round, and a game with its last."""
    guest = invite(motion=True)
    table = life_until(
        lambda now: now.undecided == [0] and len(now.state.knocked) > 0 and sum(lives > 0 for lives in now.state.lives) == 2
    )
    guest.visit(guest.lay(table))
    for _ in range(60):
        now = guest.until_asked()
        if now["stage"] == "over":
            break
        guest.until_shown()
        play_something(guest, now)
    assert now["stage"] == "over"
    expect(guest.page.locator(".round-end tr.species")).to_have_count(10)
    expect(guest.page.locator(".podium")).to_have_count(0)
    guest.page.get_by_role("button", name="Next").click()
    expect(guest.page.locator(".podium")).to_be_visible()


def play_something(guest: Guest, table: Any) -> None:
    """Knocks where that is allowed, else swaps some card for the first row."""
    guest.put_round_away()
    if "knock" in table["legal"]:
        guest.page.locator("button.knock").click()
    else:
        view = table["view"]
        given = next(name for name in view["hands"][table["you"]] if [name] != view["rows"][0])
        guest.page.locator(f'.hand [data-card="{given}.1"]').click(position={"x": 10, "y": 20})
        guest.page.locator(".tray button.main").click()
    guest.until(lambda now: now["turn"] > table["turn"])


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size["width"]))
def test_nothing_jumps_in_a_whole_game_with_every_movement(invite: Invite, size: dict[str, int]) -> None:
    guest = watch_shifts(record(chosen(invite(motion=True, viewport=size), "speed", "2")))
    guest.visit(guest.lay(life_opened(3, {"most_laps": 2}, "4")))
    for _ in range(60):
        table = guest.until(lambda now: now["stage"] == "over" or bool(now["legal"]) or now["view"]["lives"][0] == 0)
        if table["stage"] == "over":
            break
        if table["view"]["lives"][0] == 0:
            guest.until(lambda now: now["stage"] == "over")
        else:
            guest.until_shown()
            play_something(guest, table)
    guest.until_shown()
    expect(guest.page.locator(".podium")).to_be_visible()
    worst, moved = worst_shift(guest)
    assert worst < MOST_SHIFT, moved
    assert_one_round_at_a_time(recorded(guest))
    assert_called_in_time(recorded(guest))
    every_swap_was_shown(guest)


HIDDEN = """() => [...document.querySelectorAll('.rows .card, .rows .label, .ribbon, .chip .score')].filter((part) => {
  const { left, right, top, height } = part.getBoundingClientRect()
  return [left + 2, (left + right) / 2, right - 2].some((x) => {
    const there = document.elementFromPoint(x, top + height / 4)
    return !part.contains(there) && !there?.contains(part)
  })
}).map((part) => `${part.className}: ${part.textContent.trim()}`)"""


@pytest.mark.parametrize("size", [(640, 360), (568, 320)], ids=["640", "568"])
@pytest.mark.parametrize("screen", ["life-preview", "life-last-lap"])
def test_every_card_of_the_rows_is_visible_on_a_phone_in_landscape(invite: Invite, screen: str, size: tuple[int, int]) -> None:
    guest = invite(viewport=dict(zip(("width", "height"), size, strict=True)), locale="es-ES")
    SCREENS[screen](guest)
    expect(guest.page.locator(".rows .card")).to_have_count(10)
    guest.page.wait_for_function(f"({HIDDEN})().length === 0")


PHASES = ["life-first-turn", "life-preview", "life-last-lap", "life-out", "life-two-left", "life-valuing", "life-sudden-death"]


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
def test_everything_a_player_needs_is_in_sight_in_every_language_and_font(invite: Invite, phase: str) -> None:
    """With and without a hint."""
    guest = invite(viewport=PHONE)

    def answer(_: Any) -> dict[str, Any]:
        hand = guest.table["view"]["hands"][0]
        return advice("row 4", *(f"lay {card}" for card in hand[-4:]), instead="row 3", counted_in="chance")

    hint_by(guest, answer)
    SCREENS[phase](guest)
    expect(guest.page.locator("main")).to_have_attribute("data-phase", re.compile("."))
    assert amiss(guest) == []
    if phase not in ("life-valuing", "life-sudden-death") and ask_for_hint(guest):
        assert amiss(guest) == []
