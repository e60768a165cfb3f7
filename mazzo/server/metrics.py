"""The server's counters and measurements, for Prometheus.

Every metric is declared here, and counted where it happens, whether or not anybody reads it: one observation takes a
microsecond or two. If several processes serve, each writes its numbers to files of its own in a shared folder, and the process
that is asked adds them up (prometheus-client's multiprocess mode). The folder's name has to be in the environment before this
module is imported.
"""

from __future__ import annotations

import logging
import os
import platform
from collections.abc import Sequence
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from mazzo.server.json_log import log_event
from mazzo.table.log import Decided, Decider, Entry, Sealed

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder several processes share."""
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
BOT_SECONDS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
MOST_REASONS = 250
"""The number of reasons that get a series of their own. They come from our code, never from a client; this limit protects us
should that change."""
OTHER = "other"

registry = CollectorRegistry()

# ------------------------------------------------------------------------------------------------------------- the tables
tables = Gauge("mazzo_tables", "Tables in memory, by their stage.", ["stage"], registry=registry, multiprocess_mode="livesum")
connections = Gauge("mazzo_connections", "Open WebSockets at tables.", registry=registry, multiprocess_mode="livesum")
decisions = Counter(
    "mazzo_decisions_total", "Decisions stored, by who made them: a player, a bot or the clock.", ["by"], registry=registry
)
entries = Counter("mazzo_entries_total", "Entries of tables' logs stored by commands.", registry=registry)
store_seconds = Histogram(
    "mazzo_store_seconds", "From judging a command until it is stored durably.", registry=registry, buckets=SECONDS
)
broadcast_seconds = Histogram(
    "mazzo_broadcast_seconds",
    "From storing a command until everyone has been sent it.",
    registry=registry,
    buckets=SECONDS,
)
loop_delay_seconds = Histogram(
    "mazzo_loop_delay_seconds", "How late the event loop wakes a task: what everyone waits.", registry=registry, buckets=SECONDS
)

# --------------------------------------------------------------------------------------------------------------- the bots
bots_waiting = Gauge(
    "mazzo_bots_waiting", "Questions that wait for a bot worker.", ["queue"], registry=registry, multiprocess_mode="livesum"
)
bot_seconds = Histogram(
    "mazzo_bot_seconds", "From a question to a bot until its answer, waiting included.", registry=registry, buckets=BOT_SECONDS
)
bot_moves_drawn = Counter("mazzo_bot_moves_drawn_total", "Moves drawn for bots that had none in time.", registry=registry)
workers_replaced = Counter(
    "mazzo_workers_replaced_total",
    "Worker processes that died or overran: `bot`, `review`, or `web`.",
    ["kind"],
    registry=registry,
)

# --------------------------------------------------------------------------------------------------------------- the door
refusals = Counter("mazzo_refusals_total", "Messages and requests refused, by reason.", ["over", "reason"], registry=registry)
rate_limited = Counter("mazzo_rate_limited_total", "Those refused because there were too many.", ["reason"], registry=registry)
connections_closed = Counter(
    "mazzo_connections_closed_total", "WebSockets that have ended, by reason.", ["reason"], registry=registry
)
requests = Counter("mazzo_requests_total", "HTTP requests answered, by status.", ["status"], registry=registry)

# ------------------------------------------------------------------------------------------------------------ the machine
database_bytes = Gauge("mazzo_database_bytes", "Size of the database.", registry=registry, multiprocess_mode="livemax")
memory_bytes = Gauge("mazzo_memory_bytes", "Memory of the web processes.", registry=registry, multiprocess_mode="livesum")
open_files = Gauge(
    "mazzo_open_files", "Open files and sockets of the web processes.", registry=registry, multiprocess_mode="livesum"
)
draining = Gauge("mazzo_draining", "Is the server draining before an upgrade?", registry=registry, multiprocess_mode="livemax")
build_info = Gauge(
    "mazzo_build_info",
    "Always 1: the version, the rules by the hash of their sources, and Python.",
    ["version", "rules", "python"],
    registry=registry,
    multiprocess_mode="livemax",
)

_reasons: set[str] = set()


_decisions_by = {by: decisions.labels(by) for by in get_args(Decider)}


def count(stored: Sequence[Entry]) -> None:
    """Counts the entries of a command."""
    entries.inc(len(stored))
    for entry in stored:
        if isinstance(entry, Decided | Sealed):
            _decisions_by[entry.by].inc()


def bounded(reason: str) -> str:
    """A reason as a label; `other` once there are too many."""
    if reason not in _reasons:
        if len(_reasons) >= MOST_REASONS:
            return OTHER
        _reasons.add(reason)
    return reason


def refused(over: str, reason: str) -> None:
    """Counts a refusal, and logs it at level debug."""
    refusals.labels(over, bounded(reason)).inc()
    if reason.startswith("too_m"):
        rate_limited.labels(bounded(reason)).inc()
    log_event("refused", logging.DEBUG, kind=over, reason=reason)


def closed(reason: str) -> None:
    """Counts a connection that has ended, and logs it at level debug."""
    connections_closed.labels(bounded(reason)).inc()
    log_event("connection_closed", logging.DEBUG, reason=reason)


def describe_build(version: str, rules: str) -> None:
    build_info.labels(version, rules, platform.python_version()).set(1)


def are_shared() -> bool:
    """Do several processes add up their numbers?"""
    return FOLDER in os.environ


def forget_process(process: int) -> None:
    """A process has ended: its gauges are dropped, its counters stay."""
    if are_shared():
        mark_process_dead(process)  # type: ignore[no-untyped-call]


def exposition() -> bytes:
    """All metrics in Prometheus's text format."""
    if not are_shared():
        return generate_latest(registry)
    everyone = CollectorRegistry()
    MultiProcessCollector(everyone)  # type: ignore[no-untyped-call]
    return generate_latest(everyone)
