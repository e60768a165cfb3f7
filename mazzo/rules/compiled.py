"""How a rule is compiled, and where the compiled code is kept.

Every rule is plain Python. `@rule` hands it to Numba, which turns it into machine code that needs no GIL; with
`NUMBA_DISABLE_JIT=1` it stays what it is, for a debugger or for coverage; a CUDA kernel may call it as it stands.

Compiled code is kept in `$MAZZO_CACHE`, else in the user's cache folder, else nowhere. Numba notices an edit of the file
a function stands in, but not of the files it calls. So the folder is named after all sources that are compiled:
whoever edits a rule starts an empty folder, and no old rule is ever played again.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
from collections.abc import Callable
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import boxing, cgutils, pythonapi, types  # noqa: F401  boxing fills the register that is changed below
from numba.core.types.misc import unliteral
from numba.extending import NativeValue, intrinsic, overload
from platformdirs import user_cache_path

from mazzo.rules.inlining import TakenIn

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
MARK = "mazzo.rules.compiled"  # whoever compiles imports this module by its name
TABLES = "*.npy"  # tables of numbers are compiled in


def packages() -> list[Path]:
    """The folders that hold compiled code: this package's, and those of packages that offer games. None is imported."""
    offered = (find_spec(offer.value.partition(".")[0]) for offer in entry_points(group="mazzo.games"))
    places = {Path(place).resolve() for spec in offered if spec for place in spec.submodule_search_locations or ()}
    return [PACKAGE, *sorted(places - {PACKAGE})]


def compiled_sources() -> list[Path]:
    """Every file whose functions are compiled, or called by compiled ones."""
    found = []
    for package in packages():
        found += [source for source in package.rglob("*.py") if MARK in source.read_text("utf-8")]
        found += [*package.rglob(TABLES), *package.glob("rules/*.py")]
    return sorted(set(found))


def fingerprint(sources: list[Path]) -> str:
    """A short name for exactly this text of the rules, compiled by exactly this Numba."""
    text = hashlib.sha256(f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK}".encode())
    for source in sources:
        if source.exists():
            text.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return text.hexdigest()[:16]


def cache_folder() -> Path | None:
    """The folder for compiled code, made if need be; None where nothing can be written."""
    wanted = os.environ.get("MAZZO_CACHE")
    root = Path(wanted) if wanted else user_cache_path("mazzo", appauthor=False)
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
    """This function is compiled for every type of record it meets, once, and kept.

    It may write on what it is handed, but makes no array of its own: then nobody has to count who still needs it, which would
    take longer than most rules.
    """
    return compiled(function, counts_references=False)


def thought(function: Function) -> Function:
    """A rule that may make arrays of its own, to think on: what is imagined, and whatever a bot reckons."""
    return compiled(function, counts_references=True)


def compiled(function: Function, counts_references: bool) -> Function:
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": counts_references}
    from_python = numba.njit(cache=CACHE is not None, **options)(function)
    if hasattr(from_python, "get_call_template"):
        from_rules = numba.njit(pipeline_class=TakenIn, no_cpython_wrapper=True, **options)(function)

        def called_with_numbers(args: Any, kws: Any) -> Any:
            return from_rules.get_call_template([any_number(arg) for arg in args], {name: any_number(kws[name]) for name in kws})

        # Numba would compile a function anew for every constant it is called with, `tell` forty times for one game, and
        # again where a small number of a record is handed on.
        from_python.get_call_template = called_with_numbers
        from_python.get_overload = from_rules.get_overload
    return from_python  # type: ignore[no-any-return]


def any_number(arg: Any) -> Any:
    """The type a rule is compiled for when it is handed an argument of this type."""
    wide = unliteral(arg)
    return types.int64 if wide is types.int8 else wide


def record_of(fields: list[tuple[Any, ...]]) -> np.dtype:
    """A record with these fields, aligned as graphics cards demand."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


POINTER = tuple.__basicsize__  # a NumPy record begins like a tuple, and then says where it lies


def says_where_it_lies() -> bool:
    shelf = np.zeros(2, [("card", np.int64)])
    record = shelf[1]
    return ctypes.c_void_p.from_address(id(record) + POINTER).value == shelf[1:].ctypes.data


def handed(kind: Any, record: Any, c: Any) -> NativeValue:
    """A record from Python. Numba itself asks NumPy for a description of all its fields, and throws it away: that takes longer
    than most rules."""
    whole = c.context.get_value_type(kind)
    place = c.builder.gep(record, [c.context.get_constant(types.intp, POINTER)])
    return NativeValue(c.builder.load(c.builder.bitcast(place, whole.as_pointer())))


if says_where_it_lies():
    pythonapi._unboxers.functions[types.Record] = handed


def copier(fields: list[tuple[Any, ...]]) -> Callable[[Any, Any], None]:
    """A function that copies these fields from one record to another. Both begin with them, so that compiled it is one copy."""
    block = np.dtype(fields, align=True)

    def copy_fields(one: Any, other: Any) -> None:
        for name in block.names or ():
            other[name] = one[name]

    @intrinsic
    def _copy_words(typing: Any, one: Any, other: Any) -> Any:
        assert begins_with(one, block)
        assert begins_with(other, block)

        def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            word = context.get_value_type(types.int64).as_pointer()
            source, target = (builder.bitcast(record, word) for record in args)
            with cgutils.for_range(builder, context.get_constant(types.intp, block.itemsize // 8)) as loop:
                builder.store(builder.load(builder.gep(source, [loop.index])), builder.gep(target, [loop.index]))
            return context.get_dummy_value()

        return types.none(one, other), emit

    @while_compiling(copy_fields)
    def _compiled_copy_fields(one: Any, other: Any) -> Any:
        return lambda one, other: _copy_words(one, other)

    return copy_fields


def begins_with(record: Any, block: np.dtype) -> bool:
    """Does a record begin with these fields, as they lie there, and share none of their words with another?"""
    begin = {name: block.fields[name][1] for name in block.names or ()} if block.fields else {}
    return all(record.offset(name) == begin.get(name, max(record.offset(name), block.itemsize)) for name in record.fields)


def while_compiling(function: Function, inline: str = "never") -> Callable[[Function], Function]:
    """Where compiled code calls `function`, Numba asks the decorated function which code to put there."""

    def decorate(choice: Function) -> Function:
        choice.__annotations__ = {}  # Numba takes the annotations for a part of the signature
        overload(function, jit_options={"pipeline_class": TakenIn, "no_cfunc_wrapper": True}, inline=inline)(choice)
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
