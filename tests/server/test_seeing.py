"""What a host can see: metrics for Prometheus, and logs at the requested level."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus

from mazzo.server import metrics
from mazzo.server.host import metrics_server
from mazzo.server.settings import CannotServe, read_metrics_address
from tests.harness.players import ROOT, Player, Server, free_port, play_to_the_end

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def scrape(port: int, path: str = "/metrics", method: str = "GET") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request(method, path)
        response = connection.getresponse()
        return response.status, response.read().decode()
    finally:
        connection.close()


def samples(port: int) -> Samples:
    status, text = scrape(port)
    assert status == 200
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(found: Samples, name: str, **labels: str) -> float:
    """The sum of all series of this name that have these labels."""
    return sum(number for (own, their), number in found.items() if own == name and labels.items() <= dict(their).items())


async def until(holds: Any, seconds: float = 20) -> Any:
    end = time.monotonic() + seconds
    while not (found := await asyncio.to_thread(holds)):
        assert time.monotonic() < end, "it has not come true"
        await asyncio.sleep(0.1)
    return found


def test_prometheus_reads_what_happens_at_the_tables(tmp_path: Path) -> None:
    port = free_port()
    chosen = {"metrics": str(port), "bot_workers": 0, "log_level": "debug", "access_log": True, "refusals_in_a_minute": 3}
    with Server(tmp_path / "mazzo.sqlite3", **chosen) as server:

        async def evening() -> tuple[str, str]:
            ada = Player(server)
            code = ada.open(3, start=True, rounds="1")
            at = await ada.join(code)
            await play_to_the_end(at)
            await until(lambda: value(samples(port), "mazzo_connections") == 1)
            found = samples(port)
            assert value(found, "mazzo_tables", stage="over") == 1
            assert value(found, "mazzo_decisions_total", by="player") >= 6
            stored = value(found, "mazzo_store_seconds_count")
            assert stored >= 6
            assert value(found, "mazzo_broadcast_seconds_count") == stored
            assert value(found, "mazzo_store_seconds_bucket", le="0.001") <= value(found, "mazzo_store_seconds_bucket", le="1.0")
            assert value(found, "mazzo_bot_moves_drawn_total") >= 4  # there are no workers
            assert value(found, "mazzo_database_bytes") > 10_000
            assert value(found, "mazzo_memory_bytes") > 10_000_000
            assert value(found, "mazzo_build_info") == 1
            assert value(found, "mazzo_loop_delay_seconds_count") >= 1
            for _ in range(4):
                await at.say(type="canary")
            await at.closed()
            await until(lambda: value(samples(port), "mazzo_connections_closed_total", reason="policy") == 1)
            found = samples(port)
            assert value(found, "mazzo_refusals_total", over="socket", reason="unknown_type") == 4
            assert value(found, "mazzo_rate_limited_total", reason="too_many_refusals") == 1
            assert server.ask("GET", f"/api/tables/{code}/nothing")[0] == 404
            assert value(samples(port), "mazzo_refusals_total", over="http", reason="no_such_address") == 1
            assert value(samples(port), "mazzo_requests_total", status="404") == 1
            assert server.ask("GET", "/health", headers={"Host": "elsewhere.example"})[0] == 421
            assert value(samples(port), "mazzo_requests_total", status="421") == 1
            assert server.ask("GET", "/" + "a" * 3_000)[0] == 400
            assert value(samples(port), "mazzo_requests_total", status="400") == 1
            return code, ada.cookie.partition("=")[2]

        code, cookie = asyncio.run(evening())
        assert scrape(port, "/")[0] == 404
        assert scrape(port, method="POST")[0] == 405
        assert server.ask("GET", "/metrics")[0] == 404  # it has an address of its own
        server.stop()
        log = server.log.read_text()
    assert f"its metrics at http://127.0.0.1:{port}/metrics" in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {"refused", "connection_closed", "request"} <= {line["event"] for line in lines}
    assert {"method": "POST", "route": "/api/tables", "status": 201}.items() <= {
        key: found for line in lines if line.get("route") == "/api/tables" for key, found in line.items()
    }.items()
    assert code not in log
    assert cookie not in log


def test_connections_to_the_metrics_are_brief_and_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics_server, "MOST_CONNECTIONS", 2)
    monkeypatch.setattr(metrics_server, "REQUEST_SECONDS", 1)
    question = b"GET /metrics HTTP/1.1\r\n\r\n"

    async def answers() -> list[bytes]:
        endpoint = metrics_server._Endpoint()
        server = await asyncio.start_server(endpoint.handle, "127.0.0.1", 0, limit=metrics_server.LONGEST_REQUEST)
        where = server.sockets[0].getsockname()

        async def answer(request: bytes) -> bytes:
            reader, writer = await asyncio.open_connection(*where)
            writer.write(request)
            with contextlib.suppress(ConnectionError):
                return (await reader.read(15)).partition(b" ")[2]
            return b""

        found = [await answer(b"GET /" + b"x" * metrics_server.LONGEST_REQUEST + b" HTTP/1.1\r\n\r\n")]
        waiting = [asyncio.create_task(answer(b"GET /metrics")) for _ in range(2)]  # they never finish
        await asyncio.sleep(0.2)
        found += [await answer(question), *await asyncio.gather(*waiting), await answer(question)]
        server.close()
        return found

    assert asyncio.run(answers()) == [b"", b"", b"", b"", b"200 OK"]


def test_by_default_nothing_listens_for_metrics_and_warnings_alone_are_logged(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, log_level="warning") as server:
        Player(server).open(3)
        server.stop()
        assert [line for line in server.log.read_text().splitlines() if line.startswith("{")] == []


@pytest.mark.parametrize(
    ("written", "means"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:9100", ("0.0.0.0", 9100)),
        ("[::1]:9100", ("::1", 9100)),
        ("metrics.lan:80", ("metrics.lan", 80)),
    ],
)
def test_an_address_for_metrics_is_parsed(written: str, means: tuple[str, int]) -> None:
    assert read_metrics_address(written) == means


@pytest.mark.parametrize("written", ["x", "1.2.3.4", "127.0.0.1:99999", "http://x:1", "a b:1", ""])
def test_an_invalid_address_for_metrics_is_refused(written: str) -> None:
    with pytest.raises(CannotServe, match="expected a port"):
        read_metrics_address(written)


def test_the_reasons_that_become_labels_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_reasons", set())
    labels = {metrics.bounded(f"reason_{number}") for number in range(2 * metrics.MOST_REASONS)}
    assert len(labels) == metrics.MOST_REASONS + 1
    assert metrics.OTHER in labels


# ------------------------------------------------------------------------------------------------------------ the dashboard


def names_of_metrics() -> dict[str, str]:
    """Every name that Prometheus may query, and its type."""
    suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
    return {f"{family.name}{suffix}": family.type for family in metrics.registry.collect() for suffix in suffixes[family.type]}


def dashboard() -> Any:
    return json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text())


def asked_by(panel: Any) -> Iterator[str]:
    yield from (target["expr"] for target in panel.get("targets", []))
    for inner in panel.get("panels", []):
        yield from asked_by(inner)


def test_the_dashboard_asks_for_metrics_that_exist_and_for_every_one() -> None:
    known = names_of_metrics()
    queried: set[str] = set()
    for panel in dashboard()["panels"]:
        for question in asked_by(panel):
            found = set(re.findall(r"\bmazzo_[a-z_]+", question))
            assert found, question
            assert found <= set(known), f"{panel['title']}: {found - set(known)}"
            for counter in (name for name in found if known[name] == "counter"):
                assert re.search(rf"(?:rate|increase)\({counter}[{{\[]", question), question
            queried |= {re.sub(r"_(?:bucket|count|sum)$", "", name) for name in found}
    families = {re.sub(r"_(?:bucket|count|sum)$", "", name) for name in known}
    assert families - queried == {"mazzo_entries_total"} - queried


def test_the_dashboard_can_be_imported() -> None:
    board = dashboard()
    assert board["title"] == "Mazzo"
    assert [entry["name"] for entry in board["__inputs"]] == ["DS_PROMETHEUS"]
    numbers = [panel["id"] for panel in board["panels"]]
    assert len(numbers) == len(set(numbers))
    for panel in board["panels"]:
        assert panel["datasource"]["uid"] == "${DS_PROMETHEUS}"
        assert {"x", "y", "w", "h"} <= panel["gridPos"].keys()


def test_every_metric_is_documented_for_hosts() -> None:
    book = (ROOT / "docs" / "hosting.md").read_text()
    for family in metrics.registry.collect():
        name = f"{family.name}_total" if family.type == "counter" else family.name
        assert f"`{name}`" in book, name


def test_a_refused_socket_is_not_logged_as_an_error(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:

        async def knock() -> None:
            with pytest.raises(InvalidStatus) as refused:
                await Player(server).join("ZZZZZZZZ")
            assert refused.value.response.status_code == 404

        asyncio.run(knock())
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert [line for line in lines if line["is"] == "error"] == []
