"""The server's log: one JSON object a line, with known fields only.

No token, cookie, name, seed or card can get in: a field that is not in the list is a bug. A table appears as a few letters of a
hash, because anyone who knows its code may enter it.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
import traceback

log = logging.getLogger("mazzo")

FIELDS = frozenset({"table", "entry", "reason", "seconds", "count", "kind", "level", "port", "status", "method", "route"})


def log_event(event: str, level: int = logging.INFO, **fields: str | int | float) -> None:
    """Writes one line."""
    unknown = fields.keys() - FIELDS
    if unknown:
        raise ValueError(f"fields {', '.join(sorted(unknown))}: a log line has only {', '.join(sorted(FIELDS))}")
    log.log(level, event, extra={"mazzo_fields": fields})


def mark_of(code: str) -> str:
    """A table in the log: recognisable, but not enough to enter it."""
    return hashlib.sha256(f"table {code}".encode()).hexdigest()[:8]


class _JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "is": record.levelname.lower(),
            "event": record.getMessage() if record.name == "mazzo" else record.name,
        }
        line |= getattr(record, "mazzo_fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            # Only the location: the text of an exception may quote what a player sent or the cards they hold.
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-6:]]
        return json.dumps(line, ensure_ascii=True)


def write_log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)
    # uvicorn's own lines contain addresses with their queries, and clients.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
