"""Commands on bytes in memory: find, fill, assemble, to and from files."""

from __future__ import annotations

import re
import shlex
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .expr import DebugError
from .places import address_of, evaluate
from .registry import Answer, command

if TYPE_CHECKING:
    from .session import Session
    from .target import Target

_LOOK, _CHANGE = "Looking", "Changing"
_MOST_FOUND = 40
_NAME = re.compile(r"(?<![\w$%@.'])[A-Za-z_]\w*")


def poke(target: Target, start: int, data: bytes) -> Answer:
    """Write memory by hand, as `set` does."""
    end = start + len(data)
    if end > 0x10000:
        raise DebugError(f"{len(data)} bytes from ${start:04X} run past $FFFF")
    if start < 0xC100 and end > 0xC000 and not target.a2.bare:
        raise DebugError("$C000-$C0FF are switches: only a program's access sets them")
    target.a2.memory[start:end] = data
    target.past.changed()
    shown = " ".join(f"{byte:02X}" for byte in data[:16]) + (" ..." if len(data) > 16 else "")
    return Answer(f"${start:04X}: {shown}", {"address": start, "bytes": list(data)})


@command(_LOOK, "find", "hunt", args='VALUE[,VALUE...] | "TEXT"')
def find(session: Session, text: str) -> Answer:
    """Show where memory holds these bytes, or a text with its high bits on or off.

    find $A9,$05    find "PRESS"
    """
    target = session.target
    memory = target.a2.memory.whole()
    if len(text) > 2 and text[0] == text[-1] == '"':
        low = text[1:-1].encode("latin-1", "replace")
        memory, wanted = bytes(byte & 0x7F for byte in memory), low
    else:
        numbers = [evaluate(target, part) for part in text.split(",")] if text else []
        if not numbers or not all(0 <= number <= 255 for number in numbers):
            raise DebugError('find VALUE[,VALUE...], each a byte, or find "TEXT"')
        wanted = bytes(numbers)
    found = [one.start() for one in re.finditer(b"(?=" + re.escape(wanted) + b")", memory)]
    if not target.a2.bare:  # switches, and what cards show there, are no memory
        found = [at for at in found if at + len(wanted) <= 0xC000 or at >= 0xD000]
    rows = [target.describe(at) for at in found[:_MOST_FOUND]]
    if len(found) > _MOST_FOUND:
        rows.append(f"and {len(found) - _MOST_FOUND} more places")
    return Answer("\n".join(rows) or "nowhere", {"addresses": found})


@command(_CHANGE, "fill", args="PLACE N VALUE")
def fill(session: Session, text: str) -> Answer:
    """Set N bytes from PLACE to one value: fill $2000 $2000 0"""
    words = text.split()
    if len(words) != 3:
        raise DebugError("fill PLACE N VALUE")
    target = session.target
    start = address_of(target, words[0])
    size, value = evaluate(target, words[1]), evaluate(target, words[2])
    if not 0 < size <= 0x10000 or not 0 <= value <= 255:
        raise DebugError("fill PLACE N VALUE: N from 1 on, VALUE a byte")
    return poke(target, start, bytes([value]) * size)


@command(_CHANGE, "assemble", "asm", args="PLACE INSTRUCTION")
def assemble(session: Session, text: str) -> Answer:
    """Put one instruction into memory, in the assembler's syntax: assemble $300 lda #5

    Its operand may have the program's labels.
    """
    where, _, line = text.partition(" ")
    if not line.strip():
        raise DebugError("assemble PLACE INSTRUCTION")
    target = session.target
    start = address_of(target, where)
    return poke(target, start, _assembled(target, start, line.strip()))


def _assembled(target: Target, start: int, line: str) -> bytes:
    from grognard.rom_build.asm import AsmErrors
    from grognard.rom_build.asm import assemble as assembled
    from grognard.rom_build.link import link

    mnemonic, _, operand = line.partition(" ")
    known = {name for name in _NAME.findall(operand) if name.lower() not in ("a", "x", "y")}
    names = {name: evaluate(target, name) for name in sorted(known)}
    rows = [f"{name} = ${value:X}\n" for name, value in names.items()]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "line.s"
        source.write_text("".join(rows) + f".org ${start:X}\n {mnemonic} {operand}\n", "utf-8")
        try:
            made = link([assembled(source, source_root=folder)], None, output="line")
        except AsmErrors as error:
            raise DebugError(error.diagnostics[0].message) from error
    return b"".join(bytes(one.data) for one in made.segments.values())


@command(_CHANGE, "read", "bload", args="FILE PLACE")
def read(session: Session, text: str) -> Answer:
    """Put a file's bytes into memory from PLACE on."""
    from grognard.emu.files import read_regular

    words = _words(text, 2, "read FILE PLACE")
    data = read_regular(words[0], 0x10000)
    answer = poke(session.target, address_of(session.target, words[1]), data)
    return Answer(f"{len(data)} bytes at {answer.text}", answer.data)


@command(_LOOK, "write", "bsave", args="FILE PLACE N")
def write(session: Session, text: str) -> Answer:
    """Write N bytes of memory from PLACE on into a file."""
    from grognard.emu.files import write_whole

    words = _words(text, 3, "write FILE PLACE N")
    target = session.target
    start, size = address_of(target, words[1]), evaluate(target, words[2])
    if size < 1 or start + size > 0x10000:
        raise DebugError(f"{size} bytes from ${start:04X}: 1 or more, up to $FFFF")
    write_whole(Path(words[0]), target.a2.memory.whole()[start : start + size])
    return Answer(f"{words[0]}: {size} bytes", {"file": words[0], "size": size})


def _words(text: str, count: int, usage: str) -> list[str]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise DebugError(f"{text}: {error}") from error
    if len(words) != count:
        raise DebugError(usage)
    return words
