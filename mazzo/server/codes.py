"""The codes of tables, deals and events: eight letters that can be read out, and cannot be guessed."""

from __future__ import annotations

import secrets

from mazzo.words import Refusal

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 8


def fresh_code() -> str:
    return "".join(secrets.choice(CROCKFORD) for _ in range(CODE_LENGTH))


def read_code(written: str) -> str | None:
    """A code as somebody typed it: Crockford's O is 0, I and L are 1; None for anything that cannot be one."""
    code = written.upper().replace("O", "0").replace("I", "1").replace("L", "1")
    return code if len(code) == CODE_LENGTH and all(letter in CROCKFORD for letter in code) else None


def no_such_table() -> Refusal:
    """The same answer for a table that does not exist and for one you may not see: nobody learns which."""
    return Refusal("no_such_table", "There is no such table, or you may not see it.")
