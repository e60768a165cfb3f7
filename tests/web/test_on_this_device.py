"""Games without a server: whole games on this device, by clicks, with the network off, through a killed tab; kept and checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from typer.testing import CliRunner

from mazzo.cli import app
from mazzo.games import GAMES, game_named
from mazzo.server.http.site import write_site
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.harness.players import Server
from tests.wasm.games import built_folder
from tests.web.guest import PHONE, Guest, chosen
from tests.web.hosts import host_of_files

Invite = Callable[..., Guest]
CLICKS = parts_of_games("clicks")
MOST_DECISIONS = 300
KEPT_URLS = """async () => {
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  return (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => url)
}"""
KEPT = f"""async () => {{
  const urls = await ({KEPT_URLS})()
  const parts = ['/assets/worker-', '/assets/reviewer-', '/rules/mazzo/mazzo-review-']
  return parts.every((part) => urls.some((url) => url.includes(part)))
}}"""
OLDER_RULES = """(code) => new Promise((done) => {
  indexedDB.open('mazzo').onsuccess = ({ target: { result: database } }) => {
    const entries = database.transaction('entries', 'readwrite').objectStore('entries')
    entries.get([code, 0]).onsuccess = ({ target: { result: opened } }) => {
      entries.put({ ...opened, rules: opened.rules - 1 }, [code, 0]).onsuccess = done
    }
  }
})"""

TABLES_HERE = """() => new Promise((done) => {
  indexedDB.open('mazzo').onsuccess = ({ target: { result: database } }) => {
    database.transaction('tables').objectStore('tables').getAllKeys().onsuccess = ({ target: { result } }) => done(result)
  }
})"""

pytestmark = pytest.mark.skipif(not (built_folder() / "rules.json").exists(), reason="not built for the browser: `make wasm`")


def offline(guest: Guest) -> Guest:
    """Somebody who has been here once, and has no network now."""
    guest.forgiven = True
    guest.home()
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.until_promised(KEPT)
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_text("The server cannot be reached.")).to_be_visible()
    return guest


def begin(guest: Guest, game: str) -> Any:
    guest.page.get_by_role("button", name=f"Play now: {game_named(game).title}").click()
    return guest.until(lambda table: table["game"] == game and table["stage"] == "playing")


def hint_at(guest: Guest, turn: int) -> list[str]:
    """What the strongest bot on this device would do: a whole decision."""
    found: list[list[str]] = []

    def is_here(_: Any) -> bool:
        found[:] = [message["moves"] for message in guest.heard if message["type"] == "hint" and message["turn"] == turn]
        return bool(found)

    guest.until(is_here)
    return found[-1]


def play(guest: Guest, game: str, most: int = MOST_DECISIONS) -> Any:
    """Does what the hints say, by clicks, until the game is over or this many times."""
    for _ in range(most):
        table = guest.until_asked()
        if table["stage"] == "over":
            break
        guest.put_round_away()
        CLICKS[game].decide(guest, hint_at(guest, table["turn"]))
        until_gone_on(guest, table)
    return guest.table


def until_gone_on(guest: Guest, before: Any) -> None:
    guest.until(lambda now: now["turn"] > before["turn"] or now["your_choice"] != before["your_choice"])


def assert_that_commands_accept(guest: Guest, over: Any, folder: Path) -> None:
    """`mazzo verify` and `mazzo replay` accept the record that a replay offers."""
    guest.page.goto(f"{guest.address}/g/{over['code']}")
    guest.page.get_by_role("button", name="More").click()
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Download").click()
    file = folder / "record.txt"
    saved.value.save_as(file)
    for command in (["verify", str(file), "--hash", over["seed_hash"]], ["replay", str(file)]):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 0, result.output


def test_a_game_without_a_network_survives_a_killed_tab_and_is_kept(invite: Invite, tmp_path: Path) -> None:
    ada = invite(service_workers="allow", on_device=True, viewport=PHONE)
    offline(chosen(ada, f"play.{USUAL_GAME}", "2 novice quick"))
    code = begin(ada, USUAL_GAME)["code"]
    before = ada.play_on(lambda table: table["turn"] > 5)
    ada.page.close(run_before_unload=False)

    ada.open_page()
    ada.table = None
    ada.home()
    expect(ada.page.get_by_text("on this device").first).to_be_visible()
    ada.page.get_by_role("link", name="Continue").click()
    after = ada.until_asked()
    assert {key: after[key] for key in ("code", "turn", "view", "seed_hash")} == {
        key: before[key] for key in ("code", "turn", "view", "seed_hash")
    }
    over = ada.play_on()
    assert over["code"] == code
    assert_that_commands_accept(ada, over, tmp_path)

    without_master = ada.page.get_by_text("The master was not asked for its opinion")
    ask_master = ada.page.get_by_role("button", name="Ask the master too")
    ada.page.goto(f"{ada.address}/r/{code}")
    expect(ada.page.get_by_test_id("one-line")).to_be_visible()
    expect(without_master).to_be_visible()
    expect(ask_master).to_have_count(0)  # there is no way to it now
    ada.page.get_by_text("All decisions").click()
    ada.page.get_by_role("button", name="Try again from here").first.click()
    again = ada.until(lambda table: table["practice"] is not None)
    assert again["code"].startswith("U")
    assert again["practice"]["code"] == code
    ada.play_on()
    expect(ada.page.get_by_test_id("tries")).to_be_visible()
    assert ada.page.evaluate(WEIGHTS_KEPT) == 0, "nobody wanted a master yet"

    ada.context.set_offline(False)
    ada.page.goto(f"{ada.address}/you")
    ada.page.get_by_role("button", name="Keep on the server").click()
    expect(ada.page.get_by_text("also on the server")).to_be_visible()
    expect(ada.page.get_by_text("played on a device")).to_be_visible()

    ada.page.goto(f"{ada.address}/r/{code}")
    ask_master.click()
    expect(without_master).to_have_count(0)
    expect(ada.page.get_by_test_id("one-line")).to_be_visible()
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_test_id("one-line")).to_be_visible()
    expect(without_master).to_have_count(0)


def test_a_game_alone_goes_on_on_the_device_when_its_server_is_gone_and_waits_on_the_server(
    invite: Invite, house: Server
) -> None:
    ada = chosen(invite(house, service_workers="allow", on_device=True, viewport=PHONE), f"play.{USUAL_GAME}", "3 novice quick")
    ada.forgiven = True
    ada.home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.until_promised(KEPT)
    begin(ada, USUAL_GAME)
    before = ada.play_on(lambda table: table["turn"] > 7)
    assert not before["code"].startswith("U")
    house.kill()
    expect(ada.page.get_by_text("the cards you haven’t seen are dealt again")).to_be_visible()
    ada.page.get_by_role("button", name="Go on here").dblclick()
    after = ada.until(lambda table: table["goes_on"] == before["code"])
    assert ada.page.evaluate(TABLES_HERE) == [after["code"]], "tapping twice opens one table"
    assert {key: after[key] for key in ("turn", "view", "legal", "scores")} == {
        key: before[key] for key in ("turn", "view", "legal", "scores")
    }
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("on this device")
    over = ada.play_on()
    assert (over["goes_on"], over["seed"]) == (before["code"], None)
    for name in ("Replay", "Review", "Rematch"):
        expect(ada.page.get_by_role("button", name=name)).to_have_count(0)
    house.start()
    house.ready()
    ada.page.get_by_role("button", name="Back to the game on the server").click()
    back = ada.until(lambda table: table["code"] == before["code"] and table["stage"] == "playing")
    assert (back["turn"], back["view"]) == (before["turn"], before["view"])


def choices_of(guest: Guest, game: str) -> None:
    """Opens what can be chosen under *Play now*."""
    guest.page.get_by_role("button", name=f"{game_named(game).title}: ").click()


RENEWED = f"""async () => {{
  const urls = (await ({KEPT_URLS})()).filter((url) => url.endsWith('.weights'))
  return urls.length === 1 && urls[0].endsWith('-newer.weights')
}}"""
WEIGHTS_KEPT = f"""async () => (await ({KEPT_URLS})()).filter((url) => url.endsWith('.weights')).length"""


def test_a_master_is_fetched_when_it_is_chosen_and_plays_without_a_network(invite: Invite) -> None:
    ada = invite(service_workers="allow", on_device=True, viewport=PHONE)
    chosen(chosen(ada, "play.where", "here"), "hints", "always").home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.until_promised(KEPT)
    choices_of(ada, USUAL_GAME)
    expect(ada.page.get_by_text("MB once")).to_be_visible()
    assert ada.page.evaluate(WEIGHTS_KEPT) == 0, "nobody wanted it yet"
    ada.page.get_by_role("radio", name="Master").check(force=True)
    expect(ada.page.get_by_text("Master is on this device now")).to_be_visible()
    assert ada.page.evaluate(WEIGHTS_KEPT) == 1

    offline(ada)
    table = begin(ada, USUAL_GAME)
    assert {seat["level"] for seat in table["seats"]} == {None, "master"}
    play(ada, USUAL_GAME, most=3)


def test_a_master_that_was_never_fetched_is_greyed_with_the_reason(invite: Invite) -> None:
    ada = invite(service_workers="allow", on_device=True, viewport=PHONE)
    offline(chosen(ada, f"play.{USUAL_GAME}", "4 master whole"))
    instead = ada.page.get_by_role("button", name=f"{game_named(USUAL_GAME).title}: ")
    expect(instead).to_contain_text("Club player")
    choices_of(ada, USUAL_GAME)
    expect(ada.page.get_by_role("radio", name="Master")).to_be_disabled()
    expect(ada.page.get_by_text("needs one download, and there is no network")).to_be_visible()


def test_all_masters_are_kept_on_request_and_can_be_removed(invite: Invite) -> None:
    ada = invite(viewport=PHONE)
    ada.page.goto(f"{ada.address}/you")
    ada.page.get_by_role("button", name="Download all,").click()
    section = ada.page.get_by_role("region", name="Masters for offline play")
    taught = section.get_by_role("listitem")
    all_of_them = taught.count()
    expect(section.get_by_text("kept on this device")).to_have_count(all_of_them)
    assert ada.page.evaluate(WEIGHTS_KEPT) == all_of_them > 1
    taught.first.get_by_role("button", name="Remove").click()
    expect(taught.first.get_by_role("button", name="Download")).to_be_visible()
    ada.page.reload()
    expect(section.get_by_text("kept on this device")).to_have_count(all_of_them - 1)
    assert ada.page.evaluate(WEIGHTS_KEPT) == all_of_them - 1


@pytest.mark.long
def test_all_games_of_a_device_are_handed_to_the_server_at_once(invite: Invite) -> None:
    ada = invite(on_device=True)
    chosen(chosen(ada, "play.where", "here"), f"play.{USUAL_GAME}", "2 novice quick")
    for _ in range(2):
        ada.home()
        begin(ada, USUAL_GAME)
        ada.play_on()
        ada.table = None
    ada.page.goto(f"{ada.address}/you")
    ada.page.get_by_role("button", name="Keep all 2 on the server").click()
    expect(ada.page.get_by_text("also on the server")).to_have_count(2)
    expect(ada.page.get_by_text("played on a device")).to_have_count(2)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The page on a static host, below a path of its own."""
    write_site(tmp_path / "some" / "where")
    with host_of_files(tmp_path) as address:
        yield f"{address}/some/where"


def test_the_page_works_from_a_host_of_files_and_without_it(invite: Invite, site: str) -> None:
    ada = chosen(invite(service_workers="allow", on_device=True, address=site, viewport=PHONE), "hints", "always")
    ada.home()
    browser = ada.context.new_cdp_session(ada.page)
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert "friends" not in ada.page.content()
    expect(ada.page.get_by_role("button", name="With friends")).to_have_count(0)
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.until_promised(KEPT)
    ada.context.set_offline(True)
    begin(ada, USUAL_GAME)
    play(ada, USUAL_GAME, most=2)
    before = ada.until_asked()
    assert ada.page.url == f"{site}/?at=t/{before['code']}"
    ada.table = None
    ada.page.reload()
    assert ada.until_asked()["view"] == before["view"]
    ada.page.goto(f"{site}/")
    expect(ada.page.get_by_role("link", name="Continue")).to_be_visible()
    ada.page.get_by_role("link", name="Help, rules and how it was made").click()
    ada.page.get_by_text("All pages").click()
    ada.page.get_by_role("link", name="Performance", exact=True).click()
    expect(ada.page.get_by_role("img", name="decisions/s").first).to_be_visible()
    ada.page.get_by_role("link", name="to the tables").click()
    expect(ada.page.get_by_role("link", name="Continue")).to_be_visible()


def renewed(folder: Path) -> None:
    """Another build of the page and its rules in place of these: every part has another name, words and rules have other hashes,
    and the old ones are gone."""
    rules = folder / "rules" / "mazzo"
    facts = json.loads((rules / "rules.json").read_text())
    named = [path for path in folder.glob("assets/*") if path.suffix in (".js", ".css")]
    named += [rules / facts["wasm"], rules / facts["review"]]
    parts = {path.name: path.with_stem(f"{path.stem}Z").name for path in named}
    marks = {game["words"]: game["words"][::-1] for game in facts["games"].values()}
    for path in [path for path in folder.rglob("*") if path.suffix in (".js", ".css", ".html", ".json")]:
        text = path.read_text("utf-8")
        for old, new in (parts | marks).items():
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    for path in named:
        path.rename(path.with_name(parts[path.name]))


NEW_RULES_KEPT = f"async () => (await ({KEPT_URLS})()).filter((url) => url.endsWith('Z.wasm')).length === 2"
SOME_PART = "(performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/')) ?? {}).name"


@pytest.mark.long
def test_a_game_goes_on_while_the_page_is_renewed_and_in_the_new_page(invite: Invite, site: str, tmp_path: Path) -> None:
    ada = chosen(invite(service_workers="allow", on_device=True, address=site), "hints", "always")
    ada.home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.until_promised(KEPT)
    code = begin(ada, USUAL_GAME)["code"]
    play(ada, USUAL_GAME, most=2)
    renewed(tmp_path / "some" / "where")
    play(ada, USUAL_GAME, most=2)
    ada.page.get_by_role("button", name="Menu").click()  # a part of the old build that has not been loaded before
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    before = ada.until_asked()
    ada.table = None
    ada.page.reload()
    after = ada.until_asked()
    assert (after["code"], after["turn"], after["view"]) == (code, before["turn"], before["view"])
    assert "Z." in ada.page.evaluate(SOME_PART), "this is the new page"
    play(ada, USUAL_GAME, most=2)
    ada.until_promised(NEW_RULES_KEPT)
    ada.context.set_offline(True)
    before = ada.until_asked()
    ada.table = None
    ada.page.reload()
    assert ada.until_asked()["view"] == before["view"]
    play(ada, USUAL_GAME, most=2)


def preparing(guest: Guest) -> None:
    """The server says that it compiles its games."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json={**response.json(), "preparing": 40})

    guest.page.route("**/api/me", answer)


def test_while_the_server_compiles_its_games_people_play_there_and_see_its_progress(invite: Invite) -> None:
    ada = chosen(invite(on_device=True, viewport=PHONE), f"play.{USUAL_GAME}", "3 club whole")
    preparing(ada)
    ada.home()
    expect(ada.page.get_by_text("The server is still getting ready")).to_be_visible()
    expect(ada.page.get_by_role("progressbar")).to_have_js_property("value", 40)
    ada.page.get_by_role("button", name=f"{game_named(USUAL_GAME).title}: 2 bots").click()
    club = ada.page.get_by_role("radio", name="club")
    expect(club).to_be_disabled()
    expect(club).not_to_be_checked()
    ada.page.keyboard.press("Escape")
    table = begin(ada, USUAL_GAME)
    assert not table["code"].startswith("U")
    assert {seat["level"] for seat in table["seats"][1:]} == {"casual"}
    ada.home()
    ada.page.unroute("**/api/me")
    expect(ada.page.get_by_role("progressbar")).to_have_count(0)  # it asks again by itself


def test_an_early_visitor_waits_for_the_server_or_the_device_whichever_is_ready_first(invite: Invite) -> None:
    ada = invite(on_device=True, viewport=PHONE)
    preparing(ada)
    refusal = {"reason": "preparing", "text": "", "facts": {"percent": 40}}
    ada.page.route("**/api/tables", lambda route: route.fulfill(status=503, json=refusal))
    ada.page.route("**/rules.json*", lambda route: route.fulfill(status=404))
    ada.home()
    play_now = ada.page.get_by_role("button", name=f"Play now: {game_named(USUAL_GAME).title}")
    play_now.click()
    expect(ada.page.get_by_text("Your game begins by itself")).to_be_visible()
    expect(play_now).to_have_attribute("aria-disabled", "true")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.page.unroute("**/rules.json*")
    table = ada.until(lambda table: table["stage"] == "playing")
    assert table["code"].startswith("U")
    assert {complaint.rpartition(" status of ")[2][:3] for complaint in ada.complaints} <= {"503", "404"}
    ada.complaints.clear()  # the browser logs what was refused; the page did not


@pytest.mark.long
def test_a_master_that_is_kept_is_renewed_with_the_rules(invite: Invite, site: str, tmp_path: Path) -> None:
    ada = invite(service_workers="allow", address=site)
    ada.home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.until_promised(KEPT)
    ada.page.goto(f"{site}/?at=you")
    ada.page.get_by_role("listitem").get_by_role("button", name="Download").first.click()
    expect(ada.page.get_by_text("kept on this device")).to_be_visible()

    folder = tmp_path / "some" / "where" / "rules" / "mazzo"
    facts = json.loads((folder / "rules.json").read_text())
    for game, weights in facts["learned"]["weights"].items():
        weights["file"] = (folder / weights["file"]).rename(folder / f"{game}-newer.weights").name
    (folder / "rules.json").write_text(json.dumps(facts))
    ada.page.reload()
    ada.until_promised(RENEWED)


@pytest.mark.long
def test_a_lesson_can_be_played_on_this_device(invite: Invite) -> None:
    ada = chosen(invite(newcomer=True, on_device=True), "play.where", "here")
    ada.home()
    ada.page.get_by_role("button", name=f"Play now: {game_named(USUAL_GAME).title}").click()
    ada.page.get_by_role("button", name="2-minute lesson").click()
    table = ada.until_asked()
    assert table["lesson"]
    assert ada.page.url.endswith(f"/t/{table['code']}")
    assert table["code"].startswith("U")


@pytest.mark.long
def test_a_game_of_older_rules_ends_with_a_sentence(invite: Invite) -> None:
    ada = chosen(invite(on_device=True), "play.where", "here")
    ada.home()
    code = begin(ada, USUAL_GAME)["code"]
    ada.page.goto(f"{ada.address}/")
    ada.page.evaluate(OLDER_RULES, code)
    ada.page.goto(f"{ada.address}/t/{code}")
    expect(ada.page.get_by_role("heading", name="This game was played under older rules")).to_be_visible()
    ada.page.goto(f"{ada.address}/you")
    expect(ada.page.get_by_text("· not finished")).to_be_visible()


@pytest.mark.long
def test_a_game_waits_for_rules_that_fit_a_newer_page_and_goes_on(invite: Invite) -> None:
    """The page was updated in mid-game but the rules were not yet, or the other way round."""
    ada = chosen(invite(on_device=True), "play.where", "here")
    ada.home()
    before = begin(ada, USUAL_GAME) and ada.until_asked()
    others = json.loads((built_folder() / "rules.json").read_text())
    for facts in others["games"].values():
        facts["words"] = "of another version"
    ada.page.route("**/rules.json*", lambda route: route.fulfill(json=others))
    ada.table = None
    ada.page.reload()
    expect(ada.page.get_by_text("The games are not on this device yet.")).to_be_visible()
    ada.page.unroute("**/rules.json*")
    after = ada.until_asked()
    assert (after["turn"], after["view"]) == (before["turn"], before["view"])


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name in GAMES if name in CLICKS])
def test_a_whole_game_of_each_without_a_network(invite: Invite, game: str, tmp_path: Path) -> None:
    ada = offline(chosen(invite(service_workers="allow", on_device=True), "hints", "always"))
    begin(ada, game)
    over = play(ada, game)
    assert over["stage"] == "over"
    assert_that_commands_accept(ada, over, tmp_path)
