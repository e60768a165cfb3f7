"""A table for programs."""

from __future__ import annotations

from mazzo.table.state import RECENT, Chair, Table

__all__ = ["RECENT", "Chair", "Table"]
