"""A linker for exactly one WebAssembly object, which is all that we have.

LLVM leaves an object in which every address, every global and every number of a function is still open, each with a note of
where it is written. Linking is to choose them and to write them down: the stack lies at the bottom, where running over it traps,
then come the constants, then whatever is allocated. What no export leads to is left out, and numbers are written as short as they
are.

The formats are those of the WebAssembly specification and of the tool conventions' document `Linking`. What this code has no need
of (tables of functions, threads, several objects, names for a debugger) is refused with a sentence.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

MAGIC = b"\0asm\x01\0\0\0"
PAGE_BYTES = 65536
LARGEST_ALIGNMENT = 16

# Sections.
CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11
# What can be imported or exported, in this order.
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)
# The kinds of symbols, and two of their marks.
OF_FUNCTION, OF_DATA, OF_GLOBAL, OF_SECTION, OF_TAG, OF_TABLE = range(6)
UNDEFINED, NAMED = 0x10, 0x40
IMPORTED_AS = {OF_FUNCTION: A_FUNCTION, OF_GLOBAL: A_GLOBAL}
# Parts of the section `linking`.
SEGMENTS, SYMBOLS = 5, 8
I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B

# The notes: where the number of a function, an address (in three ways), the number of a type or of a global is written.
FUNCTION_NUMBER, ADDRESS, SIGNED_ADDRESS, ADDRESS_WORD, TYPE_NUMBER, GLOBAL_NUMBER = 0, 3, 4, 5, 6, 7
WITH_ADDEND = (ADDRESS, SIGNED_ADDRESS, ADDRESS_WORD)
PADDED_BYTES = 5  # LLVM leaves room for the largest number
WORD_BYTES = 4

STACK_POINTER, HEAP_BASE = "__stack_pointer", "__heap_base"


class Unlinkable(ValueError):
    """An object that this linker has no answer to."""


def unsigned(number: int) -> bytes:
    """A number as WebAssembly writes it: seven bits a byte, the lowest first."""
    written = bytearray()
    while number >= 0x80:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])


def signed(number: int) -> bytes:
    written = bytearray()
    while not -64 <= number < 64:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number & 0x7F])


def listed(items: Sequence[bytes]) -> bytes:
    return unsigned(len(items)) + b"".join(items)


def sized(content: bytes) -> bytes:
    return unsigned(len(content)) + content


class Reader:
    def __init__(self, text: bytes) -> None:
        self.text = text
        self.at = 0

    @property
    def at_end(self) -> bool:
        return self.at >= len(self.text)

    def byte(self) -> int:
        self.at += 1
        return self.text[self.at - 1]

    def unsigned(self) -> int:
        number = shift = 0
        while True:
            byte = self.byte()
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    def signed(self) -> int:
        begun = self.at
        number = self.unsigned()
        bits = 7 * (self.at - begun)
        return number - (1 << bits) if self.text[self.at - 1] & 0x40 else number

    def next(self, many: int) -> bytes:
        self.at += many
        return self.text[self.at - many : self.at]

    def sized(self) -> bytes:
        return self.next(self.unsigned())

    def name(self) -> str:
        return self.sized().decode()


@dataclass(frozen=True)
class Note:
    """Something that is still open in a section."""

    kind: int
    at: int
    symbol: int
    addend: int = 0


@dataclass(frozen=True)
class Symbol:
    kind: int
    name: str
    number: int | None
    """Of the function or global, or of the segment of data; None for what lies elsewhere."""
    offset: int = 0


@dataclass
class Piece:
    """The body of a function, or a segment of data."""

    begin: int
    """Where it lies in its section."""
    content: bytes
    notes: list[Note] = field(default_factory=list)
    alignment: int = 1
    is_zero: bool = False


class Object:
    """What LLVM has written, read."""

    def __init__(self, text: bytes) -> None:
        reader = Reader(text)
        if reader.next(len(MAGIC)) != MAGIC:
            raise Unlinkable("this is no WebAssembly object")
        self.types = b""
        self.type_of: list[int] = []
        self.functions: list[Piece] = []
        self.segments: list[Piece] = []
        self.symbols: list[Symbol] = []
        self.imported: list[tuple[int, str]] = []
        sections: list[list[Piece]] = []
        while not reader.at_end:
            kind, content = reader.byte(), Reader(reader.sized())
            pieces: list[Piece] = []
            if kind == TYPE:
                self.types = content.text
            elif kind == IMPORT:
                self._read_imports(content)
            elif kind == FUNCTION:
                self.type_of = [content.unsigned() for _ in range(content.unsigned())]
            elif kind == CODE:
                pieces = self.functions = list(_bodies(content))
            elif kind == DATA:
                pieces = self.segments = list(_segments(content))
            elif kind == CUSTOM:
                self._read_custom(content, sections)
            sections.append(pieces)
        missing = [name for kind, name in self.imported if kind == A_FUNCTION]
        if missing:
            raise Unlinkable(f"nothing defines {', '.join(missing)}: in a browser there is no library to ask")

    def _read_imports(self, content: Reader) -> None:
        for _ in range(content.unsigned()):
            content.name()
            name, kind = content.name(), content.byte()
            self.imported.append((kind, name))
            if kind == A_TABLE:
                content.byte()
            if kind in (A_TABLE, A_MEMORY):
                has_most = content.byte() & 1
                content.unsigned()
                if has_most:
                    content.unsigned()
            elif kind == A_GLOBAL:
                content.next(2)
            else:
                content.unsigned()

    def _read_custom(self, content: Reader, sections: list[list[Piece]]) -> None:
        name = content.name()
        if name == "linking":
            content.unsigned()  # its version
            while not content.at_end:
                kind, part = content.byte(), Reader(content.sized())
                if kind == SYMBOLS:
                    self.symbols = [self._symbol(part) for _ in range(part.unsigned())]
                elif kind == SEGMENTS:
                    for number in range(part.unsigned()):
                        segment = self.segments[number]
                        segment.is_zero = part.name().startswith(".bss") and not any(segment.content)
                        segment.alignment = 1 << part.unsigned()
                        part.unsigned()
        elif name.startswith("reloc."):
            pieces = sections[content.unsigned()]
            begins = [piece.begin for piece in pieces]
            for _ in range(content.unsigned()):
                kind, at, symbol = content.unsigned(), content.unsigned(), content.unsigned()
                note = Note(kind, at, symbol, content.signed() if kind in WITH_ADDEND else 0)
                if pieces:  # else it is about a debugger's section, which is left out
                    pieces[bisect(begins, at) - 1].notes.append(note)

    def _symbol(self, part: Reader) -> Symbol:
        kind, marks = part.byte(), part.unsigned()
        if kind == OF_DATA:
            name = part.name()
            if marks & UNDEFINED:
                return Symbol(kind, name, None)
            number, offset, _ = part.unsigned(), part.unsigned(), part.unsigned()
            return Symbol(kind, name, number, offset)
        number = part.unsigned()
        if kind == OF_SECTION:
            return Symbol(kind, "", number)
        if marks & UNDEFINED and not marks & NAMED:
            imported = [name for each, name in self.imported if each == IMPORTED_AS.get(kind)]
            return Symbol(kind, imported[number] if number < len(imported) else "", None)
        return Symbol(kind, part.name(), None if marks & UNDEFINED else number)


def _bodies(content: Reader) -> Iterator[Piece]:
    for _ in range(content.unsigned()):
        size = content.unsigned()
        yield Piece(content.at, content.next(size))


def _segments(content: Reader) -> Iterator[Piece]:
    for _ in range(content.unsigned()):
        if content.unsigned() != 0 or content.byte() != I32_CONST:
            raise Unlinkable("a segment of data that is not simply part of the memory")
        content.signed()
        content.byte()  # the end of the expression
        size = content.unsigned()
        yield Piece(content.at, content.next(size))


class Linked:
    """The module that an object becomes."""

    def __init__(self, made: Object, exports: Sequence[str], stack_bytes: int) -> None:
        self.made = made
        named = {
            symbol.name: symbol.number for symbol in made.symbols if symbol.kind == OF_FUNCTION and symbol.number is not None
        }
        missing = [name for name in exports if name not in named]
        if missing:
            raise Unlinkable(f"nothing defines {', '.join(missing)}")
        self.exports = {name: named[name] for name in exports}
        self.used_functions: dict[int, int] = {}  # the old number, the new one
        self.used_segments: list[int] = []
        self._keep(list(self.exports.values()))
        self.stack_bytes = stack_bytes
        self.address: dict[int, int] = {}
        at = stack_bytes
        for number in sorted(self.used_segments, key=lambda number: (made.segments[number].is_zero, number)):
            piece = made.segments[number]
            at += -at % piece.alignment
            self.address[number] = at
            at += len(piece.content)
        self.heap_base = at + -at % LARGEST_ALIGNMENT

    def _keep(self, wanted: list[int]) -> None:
        """Marks what can be reached from these functions."""
        functions: set[int] = set()
        segments: set[int] = set()
        pieces = [(True, number) for number in wanted]
        while pieces:
            is_function, number = pieces.pop()
            seen = functions if is_function else segments
            if number in seen:
                continue
            seen.add(number)
            for note in (self.made.functions if is_function else self.made.segments)[number].notes:
                symbol = self.made.symbols[note.symbol] if note.kind != TYPE_NUMBER else None
                if symbol is not None and symbol.number is not None and symbol.kind in (OF_FUNCTION, OF_DATA):
                    pieces.append((symbol.kind == OF_FUNCTION, symbol.number))
        self.used_functions = {old: new for new, old in enumerate(sorted(functions))}
        self.used_segments = sorted(segments)

    def _value(self, note: Note) -> int:
        if note.kind == TYPE_NUMBER:
            return note.symbol
        symbol = self.made.symbols[note.symbol]
        if note.kind == FUNCTION_NUMBER and symbol.number is not None:
            return self.used_functions[symbol.number]
        if note.kind == GLOBAL_NUMBER and symbol.name == STACK_POINTER:
            return 0
        if note.kind in WITH_ADDEND and symbol.kind == OF_DATA:
            if symbol.number is not None:
                return self.address[symbol.number] + symbol.offset + note.addend
            if symbol.name == HEAP_BASE:
                return self.heap_base + note.addend
        raise Unlinkable(f"a note of kind {note.kind} about {symbol.name or note.symbol!r}: this linker knows nothing of it")

    def _filled_in(self, piece: Piece) -> bytes:
        """A piece with everything written down that was open."""
        written, at = [], 0
        for note in sorted(piece.notes, key=lambda note: note.at):
            begin = note.at - piece.begin
            value = self._value(note)
            written.append(piece.content[at:begin])
            if note.kind == ADDRESS_WORD:
                written.append(value.to_bytes(WORD_BYTES, "little"))
                at = begin + WORD_BYTES
            else:
                written.append(signed(value) if note.kind == SIGNED_ADDRESS else unsigned(value))
                at = begin + PADDED_BYTES
        return b"".join([*written, piece.content[at:]])

    def module(self) -> bytes:
        made = self.made
        functions = [made.functions[number] for number in self.used_functions]
        types = [unsigned(made.type_of[number]) for number in self.used_functions]
        pages = -(-self.heap_base // PAGE_BYTES)
        exported = [sized(b"memory") + bytes([A_MEMORY]) + unsigned(0)]
        for name, number in self.exports.items():
            exported.append(sized(name.encode()) + bytes([A_FUNCTION]) + unsigned(self.used_functions[number]))
        stack_pointer = bytes([I32, MUTABLE, I32_CONST]) + signed(self.stack_bytes) + bytes([END])
        sections = {
            TYPE: made.types,
            FUNCTION: listed(types),
            MEMORY: listed([b"\0" + unsigned(pages)]),
            GLOBAL: listed([stack_pointer]),
            EXPORT: listed(exported),
            CODE: listed([sized(self._filled_in(body)) for body in functions]),
            DATA: listed(self._data()),
        }
        return MAGIC + b"".join(bytes([kind]) + sized(content) for kind, content in sections.items())

    def _data(self) -> list[bytes]:
        """The constants, one after the other. Memory is zero to begin with, so zeros need not be written."""
        image = bytearray()
        for number, address in self.address.items():
            piece = self.made.segments[number]
            if not piece.is_zero:
                begin = address - self.stack_bytes
                image += bytes(begin - len(image)) + self._filled_in(piece)
        if not image:
            return []
        return [b"\0" + bytes([I32_CONST]) + signed(self.stack_bytes) + bytes([END]) + sized(bytes(image).rstrip(b"\0"))]


def link(made: bytes, exports: Sequence[str], stack_bytes: int) -> bytes:
    """The module with these exports, and its memory as `memory`; Unlinkable, with a sentence, for what it cannot be made of."""
    return Linked(Object(made), exports, stack_bytes).module()
