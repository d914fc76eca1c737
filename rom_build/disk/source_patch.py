"""A patch written as 6502 source, assembled against a built game and put into its image.

The source is in parts. Each begins with a line that says what it takes the place of:

    ;;; replaces: label+offset = AD 30 C0
    ;;; replaces: $8B20 in GAME.MENU = A9 01

The code up to the next such line is assembled for that address. It may be shorter than the bytes
named, never longer, so that every byte replaced has been seen first. Names of the game are had by
`.import` and `.importzp`. Nothing is changed unless all bytes of all parts are as expected.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from grognard.emu.files import FileError, read_regular
from grognard.emu.formats import ImageError

from ..asm import AsmErrors, assemble
from ..asm.diagnostics import did_you_mean
from ..link import link
from .dos33 import SECTOR_BYTES, Volume

_HEADER = re.compile(r"\s*;;;\s*replaces\s*:", re.IGNORECASE)
_PART = re.compile(
    r"\s*;;;\s*replaces\s*:\s*(?P<place>[^\s=+]+)\s*(?:\+\s*(?P<plus>\$[0-9a-f]+|\d+))?"
    r"(?:\s+in\s+(?P<file>[^=]+?))?\s*=\s*(?P<bytes>[0-9a-f]{2}(?:\s*[0-9a-f]{2})*)\s*(?:;.*)?",
    re.IGNORECASE,
)
_HEADER_BYTES = 4
_MOST_BYTES = 1 << 20


class SourcePatchError(ValueError):
    """The patch cannot be applied; the message names the line and what was found."""


class Place(NamedTuple):
    """A symbol of the built game: its value, and the disk's file that holds it ("" if none)."""

    address: int
    file: str


@dataclass(frozen=True)
class Part:
    """One part: where it goes and the bytes it expects there."""

    line: int
    address: int
    file: str
    expected: bytes


@dataclass(frozen=True)
class Change:
    """What one part did: `old` and `new` are equally long."""

    file: str
    address: int
    old: bytes
    new: bytes


def read_parts(text: str, name: str, symbols: Mapping[str, Place]) -> list[Part]:
    """The `;;; replaces:` lines of a source; SourcePatchError for one that is not understood."""
    parts = []
    for number, line in enumerate(text.split("\n"), 1):
        if not _HEADER.match(line):
            continue
        found = _PART.fullmatch(line.rstrip())
        if found is None:
            raise SourcePatchError(
                f"{name}:{number}: write ';;; replaces: label+offset = AD 30 C0', "
                "or '$ADDRESS in FILE' for the label"
            )
        word, file = found["place"], (found["file"] or "").strip().upper()
        if re.fullmatch(r"\$[0-9a-fA-F]{1,4}", word):
            place = Place(int(word[1:], 16), file)
        elif word in symbols:
            place = symbols[word]
        else:
            hint = did_you_mean(word, symbols)
            raise SourcePatchError(f"{name}:{number}: the game has no symbol '{word}'{hint}")
        plus = found["plus"] or "0"
        offset = int(plus[1:], 16) if plus[0] == "$" else int(plus[:6])
        expected = bytes.fromhex(found["bytes"])
        if place.address + offset + len(expected) > 0x10000:
            raise SourcePatchError(f"{name}:{number}: the bytes run past $FFFF")
        parts.append(Part(number, place.address + offset, file or place.file, expected))
    if not parts:
        raise SourcePatchError(f"{name}: no line ';;; replaces: label+offset = AD 30 C0'")
    return parts


def assemble_parts(source: Path, symbols: Mapping[str, Place]) -> list[tuple[Part, bytes]]:
    """Assembles a patch: its parts with their new bytes.

    Raises SourcePatchError; of the assembler's and linker's messages, all of them together.
    """
    try:
        raw = read_regular(source, _MOST_BYTES)
    except FileError as error:
        raise SourcePatchError(str(error)) from error
    text = raw.decode("utf-8", "replace").replace("\r\n", "\n")
    parts = read_parts(text, source.name, symbols)
    lines = text.split("\n")
    for i, part in enumerate(parts):
        # In place of the line, so that messages still name the lines of the source.
        lines[part.line - 1] = f'.segment "PART{i}"'
    try:
        with tempfile.TemporaryDirectory() as folder:
            draft = Path(folder) / source.name
            draft.write_text("\n".join(lines), encoding="utf-8")
            module = assemble(draft, (source.parent,), source_root=folder)
            wanted = [one[0] for one in module.imports if one[0] in symbols]
            outside = [s.name for s in module.segments if s.data and s.name[:4] != "PART"]
            if outside:
                raise SourcePatchError(
                    f"{source.name}: segment {outside[0]} holds bytes, but what a patch writes "
                    "stands after a ';;; replaces:' line"
                )
            result = link([module], _configuration(parts, wanted, symbols))
    except AsmErrors as errors:
        raise SourcePatchError(str(errors)) from errors
    made = [(part, result.files.get(f"part{i}", b"")) for i, part in enumerate(parts)]
    for part, data in made:
        if len(data) > len(part.expected):
            raise SourcePatchError(
                f"{source.name}:{part.line}: {len(data)} bytes in the place of "
                f"{len(part.expected)}; name all the bytes that are replaced"
            )
    return made


def _configuration(parts: list[Part], names: list[str], symbols: Mapping[str, Place]) -> str:
    areas = "".join(
        f'PART{i}: start = ${p.address:04X}, size = ${0x10000 - p.address:X}, file = "part{i}";\n'
        for i, p in enumerate(parts)
    )
    segments = "".join(
        f"PART{i}: load = PART{i}, type = rw, optional = yes;\n" for i in range(len(parts))
    )
    values = "".join(
        f"{name}: type = export, value = ${symbols[name].address:04X};\n"
        for name in dict.fromkeys(names)
    )
    return f"MEMORY {{\n{areas}}}\nSEGMENTS {{\n{segments}}}\nSYMBOLS {{\n{values}}}\n"


def apply_parts(volume: Volume, made: list[tuple[Part, bytes]], name: str) -> list[Change]:
    """Verifies the expected bytes of every part, then writes all of them into the volume.

    Raises SourcePatchError with what was found, and ImageError for a damaged file; then the
    volume is as it was.
    """
    todo = []
    seen: dict[tuple[str, int], int] = {}
    for part, data in made:
        file = _file_of(volume, part, name)
        for address in range(part.address, part.address + len(part.expected)):
            other = seen.setdefault((file, address), part.line)
            if other != part.line:
                raise SourcePatchError(
                    f"{name}:{part.line}: ${address:04X} of {file} is replaced in line {other} too"
                )
        todo.append(Change(file, part.address, part.expected[: len(data)], data))
    for change in todo:
        _write(volume, change)
    return todo


def _bytes_at(volume: Volume, file: str, part: Part) -> bytes | None:
    """What the file holds where the part goes; None where it does not reach."""
    content = volume.get(file)
    start = part.address - (content.address or 0)
    if content.address is None or start < 0 or start + len(part.expected) > len(content.data):
        return None
    return content.data[start : start + len(part.expected)]


def _file_of(volume: Volume, part: Part, name: str) -> str:
    here = f"{name}:{part.line}"
    files = [part.file] if part.file else [e.name for e in volume.entries() if e.type == "B"]
    try:
        held = {file: _bytes_at(volume, file, part) for file in files}
    except FileNotFoundError as error:
        raise SourcePatchError(f"{here}: {error}") from error
    fitting = [file for file, data in held.items() if data == part.expected]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise SourcePatchError(
            f"{here}: ${part.address:04X} has these bytes in {' and '.join(fitting)}; "
            "say which with 'in FILE'"
        )
    seen = [f"{data.hex(' ').upper()} in {file}" for file, data in held.items() if data]
    raise SourcePatchError(
        f"{here}: expected {part.expected.hex(' ').upper()} at ${part.address:04X}, "
        f"found {', '.join(seen) or 'no file that reaches there'}; nothing written"
    )


def _write(volume: Volume, change: Change) -> None:
    entry = volume.find(change.file)
    _, sectors = volume.walk(entry, [])
    start = change.address - (volume.get(change.file).address or 0) + _HEADER_BYTES
    for at, byte in enumerate(change.new, start):
        place = sectors[at // SECTOR_BYTES]
        if place is None:
            raise ImageError(f"file {change.file}: a hole where the patch goes")
        sector = bytearray(volume.sector(place))
        sector[at % SECTOR_BYTES] = byte
        volume.write_sector(place, bytes(sector))
