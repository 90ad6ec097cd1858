"""From an object to a module that any page can load wherever there is room in its memory.

Kernels are compiled independent of their place: all that is left to do is to lay the data out in
one piece, to write where each part of it came to lie, and to export the entries. This does what a
linker would; the format is that of WebAssembly's tool conventions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

_MAGIC: Final = b"\0asm\1\0\0\0"
_TYPE, _IMPORT, _FUNCTION, _EXPORT, _CODE, _DATA = 1, 2, 3, 7, 10, 11
_FUNCTION_SYMBOL, _DATA_SYMBOL, _GLOBAL_SYMBOL, _SECTION_SYMBOL = 0, 1, 2, 3
_UNDEFINED, _NAMED = 0x10, 0x40
_IN_ITS_PLACE: Final = (0, 6, 7)
"""Relocations of functions, types and globals: an object by itself has their numbers already."""
_ADDRESS_IN_DATA, _FROM_BASE, _FUNCTION_ADDRESS = 5, 11, 12
_WITH_ADDEND: Final = (3, 4, 5, 8, 9, 11)
_BASE: Final = b"__memory_base"


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        begin = self.at
        value, bits = self.number(), 7 * (self.at - begin)
        return value - (1 << bits) if value >> (bits - 1) & 1 else value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> bytes:
        return self.take(self.number())


def number(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def _padded(value: int) -> bytes:
    """A signed number in five bytes, as an object leaves room for."""
    return bytes((value >> 7 * i & 0x7F) | (0x80 if i < 4 else 0) for i in range(5))


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + number(len(content)) + content


@dataclass
class Symbol:
    kind: int
    name: bytes
    index: int
    offset: int = 0
    defined: bool = True


@dataclass(frozen=True)
class Relocation:
    kind: int
    offset: int
    index: int
    addend: int


@dataclass
class Object:
    sections: dict[int, bytes] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    symbols: list[Symbol] = field(default_factory=list)
    aligned: list[int] = field(default_factory=list)
    """Of each segment of data, the power of two that its address is a multiple of."""
    relocations: dict[int, list[Relocation]] = field(default_factory=dict)


def read(data: bytes) -> Object:
    reader, found = Reader(data), Object()
    if reader.take(len(_MAGIC)) != _MAGIC:
        raise ValueError("this is no WebAssembly")
    while reader.more():
        kind, content = reader.byte(), reader.name()
        found.order.append(kind)
        if kind:
            found.sections[kind] = content
            continue
        custom = Reader(content)
        name = custom.name()
        if name == b"linking":
            _read_linking(custom, found)
        elif name.startswith(b"reloc."):
            section = found.order[custom.number()]
            found.relocations.setdefault(section, []).extend(_relocations(custom))
    return found


def _read_linking(reader: Reader, found: Object) -> None:
    reader.number()
    while reader.more():
        kind, content = reader.byte(), Reader(reader.name())
        if kind == 5:
            for _ in range(content.number()):
                content.name()
                found.aligned.append(content.number())
                content.number()
        elif kind == 8:
            found.symbols = [_symbol(content) for _ in range(content.number())]


def _symbol(reader: Reader) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    defined = not flags & _UNDEFINED
    if kind == _DATA_SYMBOL:
        name = reader.name()
        if not defined:
            return Symbol(kind, name, -1, defined=False)
        index, offset, _ = reader.number(), reader.number(), reader.number()
        return Symbol(kind, name, index, offset)
    index = reader.number()
    if kind == _SECTION_SYMBOL:
        return Symbol(kind, b"", index)
    name = reader.name() if defined or flags & _NAMED else b""
    return Symbol(kind, name, index, defined=defined)


def _relocations(reader: Reader) -> Iterator[Relocation]:
    for _ in range(reader.number()):
        kind, offset, index = reader.byte(), reader.number(), reader.number()
        yield Relocation(kind, offset, index, reader.signed() if kind in _WITH_ADDEND else 0)


@dataclass(frozen=True)
class Linked:
    module: bytes
    size: int
    """Bytes of data, at a multiple of 16."""
    addresses: list[int]
    """Words in it to which the address of the data is added where it is loaded."""


def link(data: bytes, exported: set[str]) -> Linked:
    found = read(data)
    segments, starts = _segments(found)
    places = dict(enumerate(starts))

    def where(one: Relocation) -> int:
        symbol = found.symbols[one.index]
        if symbol.kind != _DATA_SYMBOL or not symbol.defined:
            raise ValueError(f"{symbol.name!r} is not in this object")
        return places[symbol.index] + symbol.offset + one.addend

    code = bytearray(found.sections[_CODE])
    for one in found.relocations.get(_CODE, ()):
        if one.kind == _FROM_BASE:
            code[one.offset : one.offset + 5] = _padded(where(one))
        elif one.kind == _FUNCTION_ADDRESS:
            # Of what would tell an error's words to Python: nobody asks for them here.
            code[one.offset : one.offset + 5] = _padded(0)
        elif one.kind not in _IN_ITS_PLACE:
            raise ValueError(f"a relocation of kind {one.kind} in the code")
    size = max(
        (start + len(part) for start, (_, part) in zip(starts, segments, strict=False)), default=0
    )
    laid = bytearray(size)
    for start, (_, part) in zip(starts, segments, strict=False):
        laid[start : start + len(part)] = part
    addresses = []
    for one in found.relocations.get(_DATA, ()):
        if one.kind != _ADDRESS_IN_DATA:
            raise ValueError(f"a relocation of kind {one.kind} in the data")
        own = max(i for i, (at, _) in enumerate(segments) if at <= one.offset)
        place = starts[own] + one.offset - segments[own][0]
        laid[place : place + 4] = where(one).to_bytes(4, "little")
        addresses.append(place)
    imports, base = _imports(found.sections[_IMPORT])
    names = [
        number(len(one.name)) + one.name + b"\0" + number(one.index)
        for one in found.symbols
        if one.kind == _FUNCTION_SYMBOL and one.defined and one.name.decode() in exported
    ]
    # Zeros are written, too: memory may have been used before.
    filled = b"\1\0\x23" + number(base) + b"\x0b" + number(len(laid)) + bytes(laid)
    parts = [
        (_TYPE, found.sections[_TYPE]),
        (_IMPORT, imports),
        (_FUNCTION, found.sections[_FUNCTION]),
        (_EXPORT, number(len(names)) + b"".join(sorted(names))),
        (_CODE, bytes(code)),
        *([(_DATA, filled)] if laid else []),
    ]
    return Linked(_MAGIC + b"".join(_section(*part) for part in parts), size, addresses)


def _segments(found: Object) -> tuple[list[tuple[int, bytes]], list[int]]:
    """Each segment with where it stands in its section, and where it comes to lie."""
    if _DATA not in found.sections:
        return [], []
    reader = Reader(found.sections[_DATA])
    segments, starts, end = [], [], 0
    for number_ in range(reader.number()):
        if reader.number() != 0:
            raise ValueError("a segment that is not placed")
        reader.byte()
        reader.signed()
        reader.byte()
        size = reader.number()
        segments.append((reader.at, reader.take(size)))
        step = 1 << found.aligned[number_]
        starts.append(-(-end // step) * step)
        end = starts[-1] + size
    return segments, starts


def _imports(content: bytes) -> tuple[bytes, int]:
    """What the module imports, with one memory called `memory`; and the number of its base."""
    reader, out, globals_, base = Reader(content), [], 0, -1
    for _ in range(reader.number()):
        begin = reader.at
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == 0:
            reader.number()
        elif kind == 3:
            reader.take(2)
            base = globals_ if name == _BASE else base
            globals_ += 1
        else:
            if kind == 1:
                reader.byte()
            limits = reader.byte()
            reader.number()
            if limits & 1:
                reader.number()
            if kind == 2:
                out.append(b"\3env\6memory\2\0\1")
            # A table is imported by habit: nothing here calls by it.
            continue
        out.append(content[begin : reader.at])
    if base < 0:
        # Code without data does not ask where the data is.
        base = globals_
        out.append(b"\3env" + number(len(_BASE)) + _BASE + b"\3\x7f\0")
    return number(len(out)) + b"".join(out), base
