"""How a rule is compiled, and where the compiled code is kept.

Every rule is plain Python. `@rule` hands it to Numba, which turns it into machine code that needs no GIL; with
`NUMBA_DISABLE_JIT=1` it stays what it is, for a debugger or for coverage; a CUDA kernel may call it as it stands.

Compiled code is kept in `$MAZZO_CACHE`, else in the user's cache folder, else nowhere. Numba notices an edit of the file
a function stands in, but not of the files it calls. So the folder is named after all sources that are compiled:
whoever edits a rule starts an empty folder, and no old rule is ever played again.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import types
from numba.core.types.misc import unliteral
from numba.extending import intrinsic, overload

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
SINGLE_SOURCES = (PACKAGE / "simulate.py", PACKAGE / "research" / "vector.py")


def compiled_sources() -> list[Path]:
    """Every file whose functions are compiled, or called by compiled ones."""
    folders = ("rules/*.py", "bots/*.py", "bots/*.npy", "research/encoding/*.py")  # tables of numbers are compiled in too
    return sorted([*(source for folder in folders for source in PACKAGE.glob(folder)), *SINGLE_SOURCES])


def fingerprint(sources: list[Path]) -> str:
    """A short name for exactly this text of the rules, compiled by exactly this Numba."""
    text = hashlib.sha256(f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK}".encode())
    for source in sources:
        if source.exists():
            text.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return text.hexdigest()[:16]


def user_cache() -> Path:
    """Where this system keeps what can be made again."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local")))
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def cache_folder() -> Path | None:
    """The folder for compiled code, made if need be; None where nothing can be written."""
    wanted = os.environ.get("MAZZO_CACHE")
    root = Path(wanted) if wanted else user_cache() / "mazzo"
    folder = root / fingerprint(compiled_sources())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f"writable-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return folder


CACHE = cache_folder()
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)


def rule(function: Function) -> Function:
    """This function is compiled for every type of record it meets, once, and kept."""
    compiled = numba.njit(cache=CACHE is not None, nogil=True, error_model="numpy")(function)
    if hasattr(compiled, "get_call_template"):
        # Numba would compile a function anew for every constant it is called with, `tell` forty times for one game, and
        # again where a small number of a record is handed on.
        called_with = compiled.get_call_template

        def called_with_numbers(args: Any, kws: Any) -> Any:
            return called_with([any_number(arg) for arg in args], {name: any_number(kws[name]) for name in kws})

        compiled.get_call_template = called_with_numbers
    return compiled  # type: ignore[no-any-return]


def any_number(arg: Any) -> Any:
    """The type a rule is compiled for when it is handed an argument of this type."""
    wide = unliteral(arg)
    return types.int64 if wide is types.int8 else wide


def record_of(fields: list[tuple[Any, ...]]) -> np.dtype:
    """A record with these fields, aligned as graphics cards demand."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def while_compiling(function: Function, inline: str = "never") -> Callable[[Function], Function]:
    """Where compiled code calls `function`, Numba asks the decorated function which code to put there."""

    def decorate(choice: Function) -> Function:
        choice.__annotations__ = {}  # Numba takes the annotations for a part of the signature
        overload(function, inline=inline)(choice)
        return choice

    return decorate


# Hands and sets of moves are the bits of one word. Two questions about such a word are asked all the time, and
# processors answer each with one instruction.


def count(bits: int) -> int:
    """How many of the bits are set."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1


@intrinsic
def _count(typing: Any, bits: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic
def _lowest(typing: Any, bits: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), emit


@while_compiling(count, inline="always")
def _compiled_count(bits: Any) -> Any:
    return lambda bits: _count(np.int64(bits))


@while_compiling(lowest, inline="always")
def _compiled_lowest(bits: Any) -> Any:
    return lambda bits: _lowest(np.int64(bits))
