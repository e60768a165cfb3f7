"""Without a mouse: a whole round, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.wizard.positions import bid, dealt
from tests.web.guest import Guest
from tests.web.keys import focus, tab_to


def test_a_whole_round_can_be_played_by_keys_and_the_focus_is_never_lost(ada: Guest) -> None:
    ada.visit(ada.lay(dealt("R7 G2 B5", "R2 R3 Y5", "J1 Y4 Y8", dealer=2, rounds="3-1")))
    keys = ada.page.keyboard
    ada.until_asked()
    assert focus(ada) != "nowhere"
    keys.press("2")
    assert focus(ada) == "2"
    keys.press("Enter")
    ada.until(lambda table: table["view"]["bids"][0] == 2)
    assert focus(ada) != "nowhere"
    for _ in range(3):
        table = ada.until_asked()
        tab_to(ada, ".hand")
        keys.press("Home")
        cards = ada.page.locator(".hand [data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)")
        wanted = cards.index(table["legal"][0].split()[1])
        for _ in range(wanted):
            keys.press("ArrowRight")
        assert focus(ada) == cards[wanted]
        expect(ada.page.locator('.hand [data-card][tabindex="0"]')).to_have_count(1)  # one stop for the whole hand
        keys.press("Enter")
        ada.until(lambda now, turn=table["turn"]: now["turn"] > turn)
        assert focus(ada) != "nowhere"
    ada.until(lambda now: len(now["view"]["past"]) == 1)
    expect(ada.page.get_by_role("button", name="Next")).to_be_focused()
    keys.press("Enter")
    expect(ada.page.locator(".round-end")).to_have_count(0)
    assert focus(ada) != "nowhere"
    assert len(ada.decisions) >= 4


def test_arrows_walk_through_both_rows(ada: Guest) -> None:
    ada.page.set_viewport_size({"width": 360, "height": 640})
    hand = " ".join(f"{suit}{rank}" for suit in "RG" for rank in range(1, 8))
    others = [" ".join(f"{suit}{rank}" for rank in range(1, 14)) + extra for suit, extra in (("Y", " R13"), ("B", " G13"))]
    table = dealt(hand, *others, turned="W1", dealer=1)
    table.play(1, "trump R")
    ada.visit(ada.lay(table))
    ada.page.locator(".hand [data-card]").first.focus()
    first = focus(ada)
    ada.page.keyboard.press("ArrowDown")
    below = focus(ada)
    boxes = {card: ada.page.locator(f'.hand [data-card="{card}"]').bounding_box() for card in (first, below)}
    assert boxes[below]["y"] > boxes[first]["y"] + 20  # type: ignore[index]
    ada.page.keyboard.press("ArrowUp")
    assert focus(ada) == first
    ada.page.keyboard.press("End")
    ada.page.keyboard.press("ArrowRight")
    assert focus(ada) != "nowhere"


def test_letters_read_the_table_and_can_be_changed_or_switched_off(ada: Guest) -> None:
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    bid(table, "1 1 0")
    ada.visit(ada.lay(table))
    ada.until_asked()
    page, heard = ada.page, ada.page.get_by_test_id("answer")
    page.keyboard.press("h")
    expect(heard).to_contain_text("Green 2, red 7")
    page.keyboard.press("t")
    expect(heard).to_contain_text("No card on the table. Trump: yellow")
    page.keyboard.press("b")
    expect(heard).to_contain_text("You: bid 1, won 0")
    page.keyboard.press("s")
    expect(heard).to_contain_text("You: 0")
    page.keyboard.press("l")
    expect(heard).to_contain_text("No trick has been taken")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_role("textbox", name="Key for: Read your hand").fill("s")
    expect(keys.get_by_role("textbox", name="Key for: Read the score")).to_have_value("H")  # they change places
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("s")
    expect(heard).to_contain_text("Green 2, red 7")
    page.reload()
    page.locator(".hand [data-card]").first.wait_for()
    page.keyboard.press("h")
    expect(heard).to_contain_text("You: 0")  # it is kept
    page.keyboard.press("?")
    page.get_by_role("button", name="Restore default keys").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    page.keyboard.press("h")
    page.wait_for_timeout(50)
    expect(heard).not_to_contain_text("red 7")


def test_a_game_is_opened_by_keys_from_home(ada: Guest) -> None:
    ada.home()
    for _ in range(10):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("document.activeElement.textContent") == "Play now":
            break
    ada.page.keyboard.press("Enter")
    ada.page.locator("main.room").wait_for()
    assert focus(ada) != "nowhere"
