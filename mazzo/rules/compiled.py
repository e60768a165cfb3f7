"""How a rule is compiled, and where the compiled code is kept.

Every rule is plain Python. `@rule` hands it to Numba, which turns it into machine code that needs no GIL; with
`NUMBA_DISABLE_JIT=1` it stays plain Python, for a debugger or for coverage; a CUDA kernel may call it as it is.

Compiled code is kept in `$MAZZO_CACHE`, else in the user's cache folder, else nowhere. Numba notices an edit to the file that
holds a function, but not to the files whose functions it calls. So the folder is named by a hash of everything that is compiled:
an edited rule starts an empty folder, and its old form is never played again.
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
from numba.core import boxing, cgutils, pythonapi, types  # noqa: F401  boxing fills the registry that is changed below
from numba.core.types.misc import unliteral
from numba.extending import NativeValue, intrinsic, overload
from platformdirs import user_cache_path

from mazzo.rules.inlining import InlineOnly
from mazzo.rules.kept_code import keep_safely

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
MARK = "mazzo.rules.compiled"  # a file that compiles anything imports this module
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


def user_cache() -> Path:
    """Where everything is kept that can be made again."""
    wanted = os.environ.get("MAZZO_CACHE")
    return Path(wanted) if wanted else user_cache_path("mazzo", appauthor=False)


def cache_folder() -> Path | None:
    """The folder for compiled code, made if need be; None where nothing can be written."""
    folder = user_cache() / fingerprint(compiled_sources())
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
    """Compiles this function once for every type of record it is called with, and keeps the code.

    It may change its arguments, but not make arrays of its own. So no references need to be counted, which would take longer
    than most rules.
    """
    return compiled(function, counts_references=False)


def thought(function: Function) -> Function:
    """A rule that may make arrays of its own, for what a bot or a seat works out in its head."""
    return compiled(function, counts_references=True)


def compiled(function: Function, counts_references: bool) -> Function:
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": counts_references}
    for_python = numba.njit(cache=CACHE is not None, **options)(function)
    if hasattr(for_python, "get_call_template"):
        if CACHE is not None:
            keep_safely(for_python)
        for_callers = numba.njit(pipeline_class=InlineOnly, no_cpython_wrapper=True, **options)(function)

        def template_of_wide_types(args: Any, kws: Any) -> Any:
            return for_callers.get_call_template([widened(arg) for arg in args], {name: widened(kws[name]) for name in kws})

        # WARNING: these two are methods Numba calls on its own dispatchers, and no public interface. Left alone, Numba would
        # compile a function again for every constant it is called with (`tell` forty times for one game), and again for every
        # int8 that comes from a record.
        for_python.get_call_template = template_of_wide_types
        for_python.get_overload = for_callers.get_overload
    return for_python  # type: ignore[no-any-return]


def widened(arg: Any) -> Any:
    """The type a rule is compiled for when it is called with an argument of this type: no constants, no small integers."""
    wide = unliteral(arg)
    return types.int64 if wide is types.int8 else wide


def record_of(fields: list[tuple[Any, ...]]) -> np.dtype:
    """A record with these fields, aligned as graphics cards demand."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


# WARNING: what follows depends on how CPython and NumPy lay out a record in memory, which neither promises, and replaces a
# function in a private registry of Numba's. Numba's own way asks NumPy for a description of all fields of a record at every call
# from Python, and throws it away: that takes longer than most rules. `records_hold_their_address` checks the layout on import;
# where it has changed, Numba's own way stays in place and only costs time.

ADDRESS_OFFSET = tuple.__basicsize__  # a NumPy record begins like a tuple; next comes the address of its fields


def records_hold_their_address() -> bool:
    """Is the address of a record's fields where `unbox_record` reads it?"""
    records = np.zeros(2, [("card", np.int64)])
    record = records[1]
    return ctypes.c_void_p.from_address(id(record) + ADDRESS_OFFSET).value == records[1:].ctypes.data


def unbox_record(kind: Any, record: Any, c: Any) -> NativeValue:
    """Emits the code that turns a record from Python into a pointer to its fields."""
    pointer = c.context.get_value_type(kind)
    place = c.builder.gep(record, [c.context.get_constant(types.intp, ADDRESS_OFFSET)])
    return NativeValue(c.builder.load(c.builder.bitcast(place, pointer.as_pointer())))


if records_hold_their_address():
    pythonapi._unboxers.functions[types.Record] = unbox_record


def copier(fields: list[tuple[Any, ...]]) -> Callable[[Any, Any], None]:
    """A function that copies these fields from one record to another. In both they lie together, so compiled it is one copy."""
    block = np.dtype(fields, align=True)

    def copy_fields(one: Any, other: Any) -> None:
        for name in block.names or ():
            other[name] = one[name]

    @intrinsic
    def _copy_words(typing: Any, one: Any, other: Any) -> Any:
        places = [place_of(block, record) for record in (one, other)]

        def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            source, target = (words_at(context, builder, *each) for each in zip(args, places, strict=True))
            with cgutils.for_range(builder, context.get_constant(types.intp, block.itemsize // WORD_BYTES)) as loop:
                builder.store(builder.load(builder.gep(source, [loop.index])), builder.gep(target, [loop.index]))
            for number, mask in partial_words(block):
                at = [context.get_constant(types.intp, number)]
                word = builder.and_(builder.load(builder.gep(source, at)), context.get_constant(types.int64, mask))
                builder.store(word, builder.gep(target, at))
            return context.get_dummy_value()

        return types.none(one, other), emit

    @while_compiling(copy_fields)
    def _compiled_copy_fields(one: Any, other: Any) -> Any:
        return lambda one, other: _copy_words(one, other)

    return copy_fields


def eraser(fields: list[tuple[Any, ...]]) -> Callable[[Any], None]:
    """A function that sets these fields of a record to zero. They lie together there, as for `copier`."""
    block = np.dtype(fields, align=True)

    def erase_fields(record: Any) -> None:
        for name in block.names or ():
            record[name] = 0

    @intrinsic
    def _erase_words(typing: Any, record: Any) -> Any:
        place = place_of(block, record)

        def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            target = words_at(context, builder, args[0], place)
            zero = context.get_constant(types.int64, 0)
            with cgutils.for_range(builder, context.get_constant(types.intp, block.itemsize // WORD_BYTES)) as loop:
                builder.store(zero, builder.gep(target, [loop.index]))
            return context.get_dummy_value()

        return types.none(record), emit

    @while_compiling(erase_fields)
    def _compiled_erase_fields(record: Any) -> Any:
        return lambda record: _erase_words(record)

    return erase_fields


WORD_BYTES = 8


def place_of(block: np.dtype, record: Any) -> int:
    """Where these fields begin in a record, in bytes. They must lie there as in the block, in whole words of their own."""
    assert block.fields is not None
    within = {name: block.fields[name][1] for name in block.names or ()}
    begin = int(record.offset(next(iter(within))))
    assert begin % WORD_BYTES == block.itemsize % WORD_BYTES == 0, "the fields are not whole words"
    for name in record.fields:
        offset = record.offset(name) - begin
        lies_right = offset == within[name] if name in within else not 0 <= offset < block.itemsize
        assert lies_right, f"the field {name!r} is not where it should be"
    return begin


def partial_words(block: np.dtype) -> list[tuple[int, int]]:
    """The words of a block that its fields do not fill, each with a mask of the bytes they do fill.

    NumPy does not copy the rest with a record: there may be anything, and two equal states would differ byte by byte.
    """
    filled = np.zeros(block.itemsize, np.uint8)
    for kind, begin in (each[:2] for each in (block.fields or {}).values()):
        filled[begin : begin + kind.itemsize] = 0xFF
    masks = filled.view(np.int64)
    return [(number, int(mask)) for number, mask in enumerate(masks) if mask != -1]


def words_at(context: Any, builder: Any, record: Any, place: int) -> Any:
    """Emits a pointer to the words that begin this many bytes into a record."""
    word = context.get_value_type(types.int64).as_pointer()
    return builder.gep(builder.bitcast(record, word), [context.get_constant(types.intp, place // WORD_BYTES)])


def while_compiling(function: Function, inline: str = "never") -> Callable[[Function], Function]:
    """Where compiled code calls `function`, Numba asks the decorated function what to compile there instead."""

    def decorate(choice: Function) -> Function:
        choice.__annotations__ = {}  # Numba takes annotations as part of the signature
        overload(function, jit_options={"pipeline_class": InlineOnly, "no_cfunc_wrapper": True}, inline=inline)(choice)
        return choice

    return decorate


# Hands and sets of moves are the bits of one word. Two questions about such a word are asked all the time, and processors have
# an instruction for each.


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
