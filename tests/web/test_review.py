"""A review on the page: the summary, the bars, the line of the game, and questions about the few decisions that mattered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.bots.heuristics import counted_in
from mazzo.games import GAMES
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest
from tests.web.in_sight import HAND_IN_SIGHT
from tests.web.reviews import reviewed_game
from tests.web.test_ends import COVERED
from tests.web.test_every_screen import axe_complaints

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
RAW_KEY = re.compile(r"\b(review|cause|class|habits|kind|theme)-[a-z]+")
DRAWN = list(parts_of_games("screens"))


@pytest.mark.parametrize("game", [DRAWN[0], *(pytest.param(one, marks=pytest.mark.long) for one in DRAWN[1:])])
def test_a_whole_review_on_a_phone_with_a_question_answered(invite: Callable[..., Guest], game: str) -> None:
    ada = invite(viewport=PHONE).call_me("Ada")
    page = ada.page
    code = reviewed_game(ada, game)
    ada.visit(code)
    page.get_by_role("button", name="Review").click()
    line = page.get_by_test_id("one-line")
    expect(line).to_have_text(re.compile(r"The cards cost you .*, the others helped by .*; you gave away .*\."))
    expect(page.locator("h1")).to_contain_text(GAMES[game].title)
    for cause in ("expected", "deals", "others", "lay", "chances", "losses"):
        expect(page.locator(f"[data-cause={cause}]")).to_be_visible()
    counts_points = counted_in(GAMES[game]) == "points"
    expect(page.get_by_text("Chance to win the game, before each round")).to_have_count(1 if counts_points else 0)
    expect(page.get_by_text("Points so far plus those expected from the round")).to_have_count(1 if counts_points else 0)
    expect(page.get_by_text("one cause can come to more than 100%")).to_have_count(0 if counts_points else 1)
    page.locator("[data-cause=losses]").click()
    expect(page.get_by_text("given what was known")).to_be_visible()
    assert axe_complaints(ada) == []
    assert page.evaluate(SIDEWAYS) <= 0
    assert not RAW_KEY.search(page.inner_text("main"))
    questions = page.locator("ol button")
    expect(questions).to_have_count(3)
    # First a question: nothing shows what was best.
    questions.first.click()
    choices = page.locator(".choices button")
    expect(choices).to_have_count(2)
    expect(page.get_by_role("heading", name="What would you play?")).to_be_visible()
    expect(page.locator(".room")).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0
    replay = ada.context.request.get(f"{ada.address}/api/tables/{code}/replay").json()
    kept = ada.context.request.get(f"{ada.address}/api/tables/{code}/review/0").json()["review"]
    question = max(kept["decisions"], key=lambda each: each["loss"]["value"])
    page.locator(f'.choices [data-move="{question["better"][0]}"]').click()
    expect(page.get_by_role("status").filter(has_text="that is the best move")).to_be_visible()
    expect(page.locator(".answered tbody tr")).to_have_count(2)
    expect(page.locator(".answered")).to_contain_text("The idea: ")
    assert not RAW_KEY.search(page.inner_text(".answered"))
    assert axe_complaints(ada) == []
    page.get_by_role("button", name="Open cards").click()
    expect(page.get_by_role("button", name="Open cards")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("2 of 3", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()
    # A mark on the line leads to its moment in the replay.
    page.locator(f'figure [data-place="{question["place"]}"]').click()
    expect(page.get_by_role("slider")).to_have_value(str(question["place"] - 1))
    assert replay["decisions"][question["place"] - 1]["seat"] == 0
    # Over several games, on their own page: the kinds of decisions, and the costliest of them to look at again.
    page.goto(f"{ada.address}/you")
    expect(page.get_by_text("In the one game that was reviewed, a decision cost you")).to_be_visible()
    kinds = {each["kind"] for each in kept["decisions"] if not each["forced"]}
    expect(page.locator("tbody tr")).to_have_count(len(kinds))
    assert axe_complaints(ada) == []
    assert page.evaluate(SIDEWAYS) <= 0
    assert not RAW_KEY.search(page.inner_text("main"))
    page.get_by_role("link", name=re.compile("instead of")).first.click()
    expect(page.get_by_role("slider")).to_have_value(str(question["place"] - 1))


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en", "es", "it"])
@pytest.mark.parametrize("game", DRAWN)
def test_a_review_fits_every_width_and_every_language(invite: Callable[..., Guest], game: str, language: str) -> None:
    guest = invite(viewport=PHONE, locale=language)
    page = guest.page
    code = reviewed_game(guest, game)
    for size in (PHONE, TABLET, DESKTOP):
        page.set_viewport_size(size)
        page.goto(f"{guest.address}/r/{code}")
        expect(page.get_by_test_id("one-line")).to_be_visible()
        page.locator("[data-cause=deals]").focus()  # by keyboard alone
        page.keyboard.press("Enter")
        expect(page.locator("[data-cause=deals]")).to_have_attribute("aria-expanded", "true")
        for summary in page.locator("details summary").all():
            summary.focus()
            page.keyboard.press("Enter")
        expect(page.locator("details table tbody tr").first).to_be_visible()  # what is drawn, in numbers
        assert axe_complaints(guest) == []
        assert page.evaluate(SIDEWAYS) <= 0
        assert not RAW_KEY.search(page.inner_text("main"))
        page.locator("ol button").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#question")).to_be_focused()
        page.wait_for_function(HAND_IN_SIGHT)
        page.locator(".choices button").last.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".answered")).to_be_visible()
        page.wait_for_function(HAND_IN_SIGHT)
        assert axe_complaints(guest) == []
        assert page.evaluate(SIDEWAYS) <= 0
        assert not RAW_KEY.search(page.inner_text(".answered"))


@pytest.mark.long
def test_a_review_works_in_the_dark_by_keyboard_and_in_other_languages(invite: Callable[..., Guest]) -> None:
    guest = invite(viewport=PHONE, color_scheme="dark", locale="de-DE")
    page = guest.page
    code = reviewed_game(guest, USUAL_GAME)
    page.goto(f"{guest.address}/r/{code}")
    expect(page.get_by_test_id("one-line")).to_have_text(re.compile("Die Karten nahmen dir"))
    assert axe_complaints(guest) == []
    assert page.evaluate(SIDEWAYS) <= 0
    page.locator("ol button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".choices button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator(".answered")).to_be_visible()
    assert axe_complaints(guest) == []
    for language, words in (("it", "sprecato"), ("es", "desperdiciado")):
        guest.page.evaluate(f"localStorage.setItem('mazzo.language', '{language}')")
        page.goto(f"{guest.address}/r/{code}")
        expect(page.get_by_test_id("one-line")).to_contain_text(words)
        assert page.evaluate(SIDEWAYS) <= 0
        assert not RAW_KEY.search(page.inner_text("main"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", [DRAWN[0], DRAWN[-1]])
def test_neither_question_nor_answer_squeezes_the_table_or_hides_the_hand(
    invite: Callable[..., Guest], game: str, size: dict[str, int]
) -> None:
    guest = invite(viewport=size)
    guest.page.goto(f"{guest.address}/r/{reviewed_game(guest, game)}")
    guest.page.locator("ol button").first.click()
    guest.page.wait_for_function(HAND_IN_SIGHT)
    guest.page.locator(".choices button").first.click()
    expect(guest.page.locator(".answered")).to_be_visible()
    guest.page.wait_for_function(HAND_IN_SIGHT)
    expect(guest.page.locator(".answered .number small").first).to_have_text(re.compile("^\\(−.* to −"))


@pytest.mark.parametrize("game", DRAWN)
def test_ones_own_hand_is_in_sight_in_a_replay_on_a_phone(invite: Callable[..., Guest], game: str) -> None:
    guest = invite(viewport=PHONE)
    guest.page.goto(f"{guest.address}/g/{reviewed_game(guest, game)}#3")
    guest.page.wait_for_function(HAND_IN_SIGHT)


@pytest.mark.parametrize(
    ("state", "given_away", "words"),
    [
        ("first", 1, "A first look; it is getting sharper…"),
        ("whole", 1, "No clear mistakes. Well played!"),
        ("whole", 60, "No clear mistakes: what was given away went little by little."),
    ],
    ids=["first look", "little", "little by little"],
)
def test_a_player_without_a_clear_mistake_is_praised_where_that_is_due(
    ada: Guest, state: str, given_away: int, words: str
) -> None:
    code = reviewed_game(ada, USUAL_GAME)

    def answer(route: Any) -> None:
        body = route.fetch().json()
        for judged in body["review"]["decisions"]:
            judged["called"] = "fine"
        body["review"]["marks"] = [2, 5, 10]
        body["review"]["bars"]["losses"]["value"] = given_away
        route.fulfill(json={**body, "state": state})

    ada.page.route(re.compile("/review/"), answer)
    ada.page.goto(f"{ada.address}/r/{code}")
    expect(ada.page.get_by_role("region", name="The few that mattered").locator("p")).to_have_text(words)


def test_an_unfinished_game_has_no_review_and_the_page_says_so(ada: Guest) -> None:
    wish = {"game": USUAL_GAME, "players": 3, "options": {}, "start": True}
    ada.home()
    code = ada.context.request.post(f"{ada.address}/api/tables", data=wish).json()["code"]
    ada.forgiven = True
    ada.page.goto(f"{ada.address}/r/{code}")
    expect(ada.page.get_by_role("alert")).to_contain_text("the game is not over")
    ada.complaints.clear()  # a browser notes the refusal itself


def test_an_unexpected_error_is_shown_too(ada: Guest) -> None:
    ada.page.route(re.compile("/replay$"), lambda route: route.fulfill(body="no JSON"))
    ada.page.goto(f"{ada.address}/r/ABCDEFGH")
    expect(ada.page.get_by_text("This game could not be reviewed.")).to_be_visible()
    ada.wait_until(lambda: bool(ada.complaints))  # it is a bug, and is logged in the console as well, sooner or later than here
    ada.page.close()
    assert {complaint.partition(":")[0] for complaint in ada.complaints} == {"error"}
    ada.complaints.clear()


def test_a_review_comes_by_itself_once_the_server_is_ready(ada: Guest) -> None:
    code = reviewed_game(ada, USUAL_GAME)
    not_yet = {"status": 503, "json": {"reason": "preparing", "text": "Not ready.", "facts": {"percent": 88}}}
    ada.page.route(re.compile("/review/"), lambda route: route.fulfill(**not_yet), times=1)
    ada.page.goto(f"{ada.address}/r/{code}")
    expect(ada.page.get_by_role("alert")).to_contain_text("88%")
    expect(ada.page.locator("ol button").first).to_be_visible()
    expect(ada.page.get_by_text("88%")).to_have_count(0)
    ada.complaints.clear()  # a browser notes the refusal itself


def test_a_moment_is_tried_again_and_the_outcomes_are_shown_side_by_side(invite: Callable[..., Guest]) -> None:
    ada = invite(viewport=PHONE).call_me("Ada")
    page = ada.page
    code = reviewed_game(ada, USUAL_GAME)
    page.goto(f"{ada.address}/r/{code}")
    page.locator("ol button").first.click()
    page.locator(".choices button").first.click()
    ada.table = None
    page.get_by_role("button", name="Try again from here").click()
    ada.until(lambda table: table["practice"] is not None)
    assert ada.table["practice"]["code"] == code
    expect(page.locator("h1")).to_contain_text("practice")
    ada.home()
    expect(page.get_by_role("region", name="Continue")).to_contain_text("practice")
    page.go_back()
    ada.until_asked()
    ada.play_on()
    rows = page.get_by_test_id("tries").locator("tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("In the game")
    expect(rows.last).to_contain_text("This time")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    assert axe_complaints(ada) == []
    assert page.evaluate(SIDEWAYS) <= 0
    first = ada.table["code"]

    def often(route: Any) -> None:
        tries = route.fetch().json()
        route.fulfill(json=[{**tries[0], "code": f"TRY{number}"} for number in range(8)] + tries)

    page.route(re.compile("/practices$"), often)
    page.reload()
    expect(rows).to_have_count(10)
    assert page.evaluate(COVERED) == []  # the next steps, however many tries there were
    page.unroute_all()
    page.get_by_role("button", name="Try once more").click()
    ada.until(lambda table: table["practice"] is not None and table["code"] != first)
    page.goto(f"{ada.address}/r/{code}")
    expect(page.get_by_test_id("tries").locator("tr")).to_have_count(2)
