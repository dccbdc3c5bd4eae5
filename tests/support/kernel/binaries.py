"""What libraries of the three systems offer and need, read off their files: enough for the kernel's."""

from dataclasses import dataclass, field
from struct import unpack_from
from typing import Any

MACHINES = {62: "x86-64", 183: "arm64", 0x01000007: "x86-64", 0x0100000C: "arm64", 0x8664: "x86-64"}
"""Processors, as ELF, Mach-O and PE number them."""


@dataclass
class Binary:
    """A library."""

    system: str
    machine: str
    exports: set[str] = field(default_factory=set)
    """The names that others can call."""
    imports: set[str] = field(default_factory=set)
    """The names that it needs from others."""
    libraries: int = 0
    """How many libraries it asks for."""


def read_binary(data: bytes) -> Binary:
    """Return what is in a library."""
    if data[:4] == b"\x7fELF":
        return _elf(data)
    return _mach_o(data) if data[:4] == b"\xcf\xfa\xed\xfe" else _pe(data)


def _text(data: bytes, begin: int) -> str:
    return data[begin : data.index(0, begin)].decode()


def _at(layout: str, data: bytes, place: int) -> tuple[Any, ...]:
    return unpack_from("<" + layout, data, place)


def _elf(data: bytes) -> Binary:
    binary = Binary("linux", MACHINES[_at("H", data, 18)[0]])
    (headers,), (size, count) = _at("Q", data, 40), _at("HH", data, 58)
    sections = [_at("IIQQQQIIQQ", data, headers + size * number) for number in range(count)]
    for _, kind, _, _, begin, length, link, _, _, _ in sections:
        names = sections[link][4]
        for place in range(begin, begin + length, 24 if kind == 11 else 16):
            if kind == 11:  # symbols for the loader
                name, _, _, section = _at("IBBH", data, place)
                (binary.exports if section else binary.imports).add(_text(data, names + name))
            elif kind == 6:  # what the loader is to do: 1 is a library that it needs
                binary.libraries += _at("q", data, place)[0] == 1
    binary.imports -= {""}  # the first symbol is none
    return binary


def _mach_o(data: bytes) -> Binary:
    binary = Binary("macos", MACHINES[_at("I", data, 4)[0]])
    place = 32
    for _ in range(_at("I", data, 16)[0]):
        command, size = _at("II", data, place)
        binary.libraries += command & 0xFF == 0x0C
        if command == 2:  # symbols
            symbols, count, names, _ = _at("IIII", data, place + 8)
            for number in range(count):
                name, kind, *_ = _at("IBBHQ", data, symbols + 16 * number)
                if kind & 1:  # of interest to others
                    found = binary.exports if kind & 0x0E else binary.imports
                    found.add(_text(data, names + name).removeprefix("_"))
        place += size
    return binary


def _pe(data: bytes) -> Binary:
    (header,) = _at("I", data, 60)
    machine, count, _, _, _, optional = _at("HHIIIH", data, header + 4)
    binary = Binary("windows", MACHINES[machine])
    tables = header + 24 + 112
    exports, imports = _at("I", data, tables)[0], _at("I", data, tables + 8)[0]
    binary.libraries = int(imports != 0)
    sections = [_at("IIII", data, header + 24 + optional + 40 * number + 8) for number in range(count)]

    def place(address: int) -> int:
        """Return where something lies in the file that will lie at an address."""
        (found,) = [begin - at for size, at, _, begin in sections if at <= address < at + size]
        return address + int(found)

    names, addresses = _at("I", data, place(exports) + 24)[0], _at("I", data, place(exports) + 32)[0]
    for number in range(names):
        (name,) = _at("I", data, place(addresses) + 4 * number)
        binary.exports.add(_text(data, place(name)))
    return binary
