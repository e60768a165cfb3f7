"""Getting away: from a sheet, from a game, and back to it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest
from tests.web.usual import dealt


def alone_at_table(ada: Guest) -> str:
    code = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2))
    ada.visit(code)
    return code


def open_sheets(ada: Guest) -> int:
    return ada.page.locator("dialog[open]").count()


def test_back_closes_the_sheet_and_then_leaves_the_table(invite: Callable[..., Guest]) -> None:
    for screen in ({"viewport": PHONE, "has_touch": True}, {}):
        ada = invite(**screen)
        page = ada.home().page
        code = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2))
        page.reload()
        page.locator(f'a[href$="/t/{code}"]').click()
        menu = page.get_by_role("dialog", name="Menu")
        for _ in range(2):  # closed by Back, then by its button: neither leaves anything in the history
            page.get_by_role("button", name="Menu").click()
            expect(menu).to_be_visible()
            page.go_back()
            expect(menu).to_have_count(0)
            page.get_by_role("button", name="Menu").click()
            menu.get_by_role("button", name="Close").click()
            expect(menu).to_have_count(0)
            page.wait_for_function("!history.state?.sheets")
        assert page.url.endswith(f"/t/{code}")
        page.go_back()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_sheet_replaced_by_another_or_by_a_page_leaves_back_unchanged(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Waiting room").wait_for()
    page.go_back()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    alone_at_table(ada)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_game_against_bots_alone_waits_for_the_player_who_leaves_it(ada: Guest) -> None:
    code = alone_at_table(ada)
    turn = ada.until_asked()["turn"]
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    tile = page.locator(f'a[href$="/t/{code}"]')
    expect(tile).to_contain_text("Paused")
    page.wait_for_timeout(300)  # time in which its bots, who answer at once, would have played a good part
    tile.click()
    expect(page.get_by_text("This game is paused.")).to_be_visible()
    assert ada.until(lambda table: table["code"] == code)["turn"] == turn
    page.get_by_role("button", name="Continue").click()
    ada.until_asked()
    assert ada.table["turn"] == turn


def test_giving_up_a_game_against_bots_asks_first(ada: Guest) -> None:
    alone_at_table(ada)
    page = ada.page
    for answer in ("Play on", "Give up"):
        if not open_sheets(ada):
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Give up this game").click()
        expect(page.get_by_text("Give up? The game ends here, unfinished.")).to_be_visible()
        page.get_by_role("button", name=answer, exact=True).click()
    expect(page.get_by_role("heading", name="You gave up this game.")).to_be_visible()
    assert ada.said.count({"type": "agree_to_end"}) == 1
