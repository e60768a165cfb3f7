"""Around the tables: rules, lessons, settings, sounds, the table as text, and the page without its server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.harness.games import USUAL_GAME, parts_of_games
from tests.web.guest import PHONE, Guest
from tests.web.moments import played_on
from tests.web.screens import SCREENS
from tests.web.usual import TITLE, bid, dealt, trick

Invite = Callable[..., Guest]

LANGUAGES = {
    "en-GB": (f"How to play {TITLE}", "Play now"),
    "it-IT": (f"Come si gioca a {TITLE}", "Gioca subito"),
    "es-ES": (f"Cómo se juega a {TITLE}", "Jugar ahora"),
    "de-DE": (f"So spielt man {TITLE}", "Sofort spielen"),
}
COUNT_NOTES = """
window.notes = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when) }
"""


@pytest.mark.parametrize(("locale", "words"), LANGUAGES.items())
def test_home_and_the_rules_in_the_language_of_the_browser(invite: Invite, locale: str, words: tuple[str, str]) -> None:
    guest = invite(locale=locale)
    SCREENS["learn"](guest)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(words[0])
    expect(guest.page.locator("section h2")).to_have_count(9)
    assert not re.search(r"\b(learn|coach)-[a-z]", guest.page.locator("main").inner_text())
    guest.page.locator("header button").click()
    expect(guest.page.locator(".ways button").first).to_have_text(words[1])


def test_a_language_is_switched_at_home_and_kept(ada: Guest) -> None:
    ada.home().page.get_by_role("combobox", name="Language").select_option("de")
    expect(ada.page.get_by_role("button", name="Sofort spielen").first).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Sofort spielen").first).to_be_visible()


def test_a_player_who_ignores_the_coach_can_play_on(ada: Guest) -> None:
    SCREENS["lesson"](ada)
    ada.make("bid 0")
    ada.until_asked()
    ada.make("play W1")
    ada.play_on()
    expect(ada.page.get_by_role("complementary", name="Coach")).to_contain_text("Not what you bid")


def test_settings_are_kept(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Colours").select_option("contrast")
    page.get_by_role("combobox", name="Animation").select_option("off")
    page.get_by_role("slider", name="Volume").fill("20")
    page.get_by_role("checkbox", name="Auto-play a forced card").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("20")
    expect(page.get_by_role("checkbox", name="Auto-play a forced card")).to_be_checked()


def test_sounds_are_made_and_can_be_switched_off(ada: Guest) -> None:
    ada.context.add_init_script(COUNT_NOTES)
    page = ada.home().page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Try it").click()
    page.get_by_role("button", name="Try it").click()
    page.wait_for_function("window.notes >= 3")
    page.get_by_role("checkbox", name="Sounds").uncheck()
    expect(page.get_by_role("button", name="Try it")).to_have_count(0)


def test_cards_that_may_not_be_played_are_marked_only_after_a_wrong_try(ada: Guest) -> None:
    ada.context.add_init_script("localStorage.setItem('mazzo.reasons', 'after_a_try')")
    SCREENS["playing"](ada)
    dimmed = ada.page.locator(".hand .not")
    expect(dimmed).to_have_count(0)
    ada.spot(ada.table["illegal"][0]["move"]).click(position={"x": 12, "y": 24}, force=True)
    expect(ada.page.locator(".status .notice")).to_be_visible()
    expect(dimmed).to_have_count(len(ada.table["illegal"]))


def test_the_only_possible_card_plays_itself_if_the_player_wants_that(ada: Guest) -> None:
    ada.context.add_init_script("localStorage.setItem('mazzo.autoplay', 'true')")
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=1)
    bid(table, "1 1 0")
    trick(table, "J1 R7 R2")
    ada.visit(ada.lay(table))
    ada.until(lambda now: now["stage"] == "over")
    assert [decision["moves"] for decision in ada.decisions] == [["play G2"]]


def test_a_game_is_played_at_the_table_as_text(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    guest.context.add_init_script("localStorage.setItem('mazzo.text', 'true')")
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    guest.visit(guest.lay(table))
    guest.until_asked()
    headings = guest.page.get_by_role("heading", level=2)
    expect(headings).to_contain_text(["Situation", "On the table", "Your hand", "Commands", "Score", "Log"])
    expect(guest.page.get_by_role("region", name="Your hand")).to_contain_text("Green 2, red 7")
    guest.play_on()
    expect(guest.page.locator(".podium li")).to_have_count(3)


def test_the_page_opens_without_its_server_and_recovers(invite: Invite) -> None:
    ada = invite(service_workers="allow")
    ada.forgiven = True
    ada.home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.until_promised("async () => (await (await caches.open('mazzo')).keys()).length > 10")
    ada.context.set_offline(True)
    ada.page.reload()
    gone = ada.page.get_by_text(re.compile("Cannot reach the server|The server cannot be reached"))
    expect(gone).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("button", name="With friends").first).to_be_visible()
    expect(gone).to_have_count(0)


def test_a_newer_page_is_announced_and_nobody_is_thrown_out(ada: Guest) -> None:
    SCREENS["playing"](ada)
    ada.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(ada.page.get_by_text("Reload after this round")).to_be_visible()
    ada.page.get_by_role("button", name="Later").click()
    expect(ada.page.get_by_text("Reload after this round")).to_have_count(0)
    ada.make(ada.table["legal"][0])


def test_the_length_of_a_game_of_others_is_not_given_away_until_somebody_asks(ada: Guest, ben: Guest) -> None:
    SCREENS["end-of-game"](ada)
    page = ben.page
    page.goto(f"{ben.address}/g/{ada.table['code']}")
    bar = page.get_by_role("region", name="Replay")
    slider = bar.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.keyboard.press("]")
    expect(slider).not_to_have_value("0")
    place = slider.input_value()
    expect(slider).to_have_attribute("max", place)  # how far we are, and nothing about its length
    expect(slider).to_have_attribute("aria-valuetext", f"Move {place}")
    expect(bar).not_to_contain_text("/")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("max", str(int(place) + 1))
    bar.get_by_role("button", name="More").click()
    page.get_by_role("checkbox", name="Hide the length (no spoilers)").uncheck()
    page.keyboard.press("Escape")
    expect(bar).to_contain_text("/")


def test_a_finished_game_is_replayed_step_by_step(ada: Guest) -> None:
    SCREENS["end-of-game"](ada)
    page, code = ada.page, ada.table["code"]
    page.get_by_role("button", name="Replay").click()
    bar = page.get_by_role("region", name="Replay")
    slider = bar.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.wait_for_url(f"**/g/{code}#1")
    page.keyboard.press("]")
    expect(page.get_by_role("button", name="All tricks")).to_be_visible()  # one trick on: the first was taken
    expect(page.locator(".top h1")).to_contain_text("Round 1 of 3")
    expect(bar).to_contain_text("/")  # players know how long their own game was
    page.keyboard.press("PageDown")
    expect(page.locator(".top h1")).to_contain_text("Round 2 of 3")
    expect(page.locator(".hand [data-card]")).to_have_count(2)  # one's own hand, and nobody else's
    bar.get_by_role("button", name="All hands").click()
    expect(page.locator(".hand .card")).to_have_count(4 * 2)
    page.keyboard.press("o")
    expect(page.locator(".hand [data-card]")).to_have_count(2)
    page.keyboard.press("End")
    expect(page.locator(".podium li")).to_have_count(4)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    head, *rounds = ada.score_as("CSV").decode("utf-8-sig").splitlines()
    assert head.startswith("Round,Cards,")
    assert head.count(": Total") == 4
    assert [int(total) for total in rounds[-1].split(",")[5::4]] == ada.table["scores"]
    assert ada.score_as("PNG").startswith(b"\x89PNG")
    bar.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Check the deals").click()
    expect(page.get_by_role("dialog")).to_contain_text("all 3 deals follow from the seed")
    page.keyboard.press("Escape")
    page.goto(f"{ada.address}/g/{code}#5")
    expect(slider).to_have_value("5")
    bar.get_by_role("button", name="More").click()
    page.get_by_role("combobox", name="Speed").select_option("8")
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("5")
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("button", name="More").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    assert saved.value.suggested_filename == f"mazzo-{code}.txt"


def test_the_deals_of_every_kind_of_game_are_checked_in_the_browser(ada: Guest) -> None:
    def check(code: str) -> str:
        ada.page.goto(f"{ada.address}/g/{code}")
        ada.page.get_by_role("button", name="More").click()
        ada.page.get_by_role("button", name="Check the deals").click()
        found = ada.page.locator(".fair")
        expect(found).to_contain_text("from the seed")
        return found.inner_text()

    parts = [part for part in parts_of_games("screens").values() if hasattr(part, "every_kind_of_deal")]
    for table in (table for part in parts for table in part.every_kind_of_deal()):
        code = ada.lay(played_on(table, lambda now: False))
        assert f"all {int(table.state.round_number)} deals follow from the seed" in check(code)

    def another_seed(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        route.fulfill(response=answer, json={**replay, "seed": replay["seed"][:-1] + ("0" if replay["seed"][-1] != "0" else "1")})

    ada.page.route(re.compile("/replay$"), another_seed)
    words = check(code)
    assert "The cards of round 1 do NOT follow" in words
    assert "NOT the seed committed" in words


def test_an_unfinished_game_has_no_replay(ada: Guest) -> None:
    ada.forgiven = True  # the server answers 404
    code = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4"))
    ada.page.goto(f"{ada.address}/g/{code}")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("No replay here")
    ada.complaints.clear()


def test_two_people_talk_mute_and_end_the_game(ada: Guest, ben: Guest) -> None:
    code = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2), others={1: ben.call_me("Ben").person})
    ada.visit(code)
    ben.visit(code)
    for guest in (ada, ben):
        guest.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    ben.page.keyboard.press("Enter")
    chat = ada.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("<b>hello</b>")
    ada.page.get_by_role("button", name="Well played!").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Well played!")
    ada.page.get_by_text("Mute someone").click()
    ada.page.get_by_role("checkbox", name="Ben").check()
    expect(chat).not_to_contain_text("hello")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Suggest ending the game").click()
    vote = ada.page.get_by_text("Ben: end the game here?")
    expect(vote).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play on")).to_be_visible()
    ada.page.get_by_role("button", name="End it").click()
    expect(ada.page.get_by_role("heading", name="The players ended the game here.")).to_be_visible()


def test_a_clock_runs_and_the_host_may_slow_it(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_text("Quick, 20 s").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name=re.compile("^Deal")).click()
    ada.until_asked()
    clock = page.locator(".own .clock")
    expect(clock).to_have_text(re.compile(r"^\s*(1[0-9]|20)\s*$"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Time for everyone").select_option("4")
    ada.until(lambda table: table["clock"]["times"] == 4)
    page.keyboard.press("Escape")
    page.wait_for_function("Number(document.querySelector('.own .clock').innerText) > 20")


def test_a_player_who_will_be_right_back_says_so_and_everybody_sees_it(ada: Guest, ben: Guest) -> None:
    table = dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2)
    table.opened.clock = "relaxed"
    code = ada.call_me("Ada").lay(table, others={1: ben.call_me("Ben").person})
    ada.visit(code)
    ben.visit(code)
    expect(ada.page.locator(".own .clock")).to_be_visible()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Be right back").click()
    expect(ada.page.get_by_role("button", name="I’m back")).to_be_visible()
    expect(ada.page.locator(".own .away")).to_have_text(re.compile(r"^(2:5\d|3:00)$"))
    expect(ben.page.get_by_role("listitem").filter(has_text=re.compile("^Ada, .*will be right back"))).to_be_visible()
    expect(ben.page.locator(".seats .clock")).to_have_count(0)
    ben.page.get_by_role("tab", name="Log").click()
    expect(ben.page.locator(".log")).to_contain_text("Ada will be right back; the clock is stopped.")
    ada.page.get_by_role("button", name="I’m back").click()
    expect(ada.page.locator(".own .clock")).to_be_visible()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Be right back").click()
    expect(ben.page.locator(".seats .away")).to_be_visible()
    ada.make("bid 1")  # a player who decides is present
    expect(ben.page.locator(".seats .away")).to_have_count(0)
    expect(ben.page.locator(".log")).to_contain_text("Ada is back.")


def test_an_open_table_is_found_in_the_lobby(ada: Guest, ben: Guest) -> None:
    page = ada.call_me("Ada").home().page
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_role("checkbox", name="Open table").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("textbox", name="Send this link").wait_for()
    lobby = ben.home().page.get_by_role("region", name="Tables with a free seat")
    expect(lobby).to_contain_text("Ada")
    lobby.get_by_role("listitem").filter(has_text="Ada").get_by_role("button", name="Join").click()
    ben.page.get_by_role("button", name="Sit down").click()
    ada.until(lambda table: table["seats"][1]["player"] == "person")


def test_a_finished_game_is_in_the_history_with_its_figures(ada: Guest) -> None:
    wish = {"game": USUAL_GAME, "players": 3, "options": {"rounds": "1"}, "start": True}
    ada.home().visit(ada.context.request.post(f"{ada.address}/api/tables", data=wish).json()["code"])
    ada.play_on()
    ada.page.goto(f"{ada.address}/you")
    expect(ada.page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(ada.page.get_by_text("Games", exact=True).first).to_be_visible()
    expect(ada.page.get_by_role("img", name="Games won, by number of players")).to_have_count(0)  # there is only one number
    past = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_role("button", name="Replay"))
    entry = past.filter(has_text=TITLE)
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text(re.compile(r"\b\d{1,2} [A-Z][a-z]+ \d{4} · "))  # as the British write it
    expect(entry.locator(".mine")).to_contain_text(f"{ada.person.name} ")
    expect(entry.locator(".mark b")).to_have_text(re.compile("^[123]$"))
    entry.get_by_role("button", name="Replay").click()
    expect(ada.page.get_by_role("region", name="Replay")).to_be_visible()


def test_a_name_is_carried_to_another_device_by_a_link(ada: Guest, ben: Guest) -> None:
    ada.call_me("Ada")
    ada.page.goto(f"{ada.address}/you")
    ada.page.get_by_role("button", name="Make a link").click()
    link = ada.page.get_by_role("textbox", name=re.compile("Open this link there")).input_value()
    ben.call_me("Ben").home()
    ben.page.goto(link)
    ben.page.reload()
    ben.page.get_by_role("button", name="Yes, it is my link").click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Your name: Ada")).to_be_visible()
    assert "carry" not in ben.page.url
