"""House rules on the page: clashing choices are greyed out with the reason beside them, in the page's language."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest


def test_clashing_rules_are_greyed_with_the_reason_and_a_list_is_checked_while_it_is_typed(invite: Callable[..., Guest]) -> None:
    ada = invite(viewport=PHONE, locale="de-DE")
    page = ada.home().page
    page.get_by_role("button", name="Mit Freunden").first.click()
    form = page.get_by_role("dialog")
    hook = form.get_by_role("checkbox", name="Bremse für Führende")
    hook.check()
    why = form.get_by_text("Die Bremse für Führende braucht Ansagen reihum")
    expect(why).to_have_count(2)  # beside each of the other ways to bid
    expect(form.get_by_role("radio", name="Geheim bis zum Schluss")).to_be_disabled()
    hook.uncheck()
    expect(why).to_have_count(0)
    form.get_by_role("radio", name="Andere").check()
    box = form.get_by_role("textbox")
    box.fill("2-abc")
    expect(form.get_by_role("alert")).to_have_text("Schreib die Kartenzahlen von 1 bis 20 mit Bindestrichen, etwa 2-3-5.")
    box.fill("2-3-5")
    expect(form.get_by_role("alert")).to_have_count(0)
    form.get_by_role("button", name="Tisch eröffnen").click()
    ada.until(lambda table: table["options"]["rounds"] == "2-3-5")
