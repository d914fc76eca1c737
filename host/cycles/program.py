"""Programs for tests: assembled here, linked by ld65, or the bytes of somebody else's.

a2 = program("src/fill.s")                          `grognard.program`, `cycles.program`
a2 = program("fill.bin", debug="fill.dbg")
a2 = program("game.bin", at=0x6000, debug="game.lbl", bare=False)
"""

from __future__ import annotations

import hashlib
import re
import tempfile
import warnings
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary

from grognard.emu import Apple2, SymbolError
from grognard.emu.debuginfo.debug_file import stale
from grognard.emu.errors import SymbolWarning
from grognard.emu.files import read_regular
from grognard.emu.opcodes import OPCODES
from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.asm.diagnostics import Diagnostic, Location
from grognard.rom_build.asm.processors import INSTRUCTIONS
from grognard.rom_build.contracts import NO_LIMIT, Contract, parse_contracts
from grognard.rom_build.link import link

from ..built.source_map import SourceMap


class Made(NamedTuple):
    """What is known of a program: the lines of its sources, and the folders these lie in."""

    lines: SourceMap
    folders: tuple[Path, ...]


_made: WeakKeyDictionary[Apple2, Made] = WeakKeyDictionary()
on_program: list[Callable[[Apple2], object]] = []
"""Told of each machine that `program` makes: who counts which lines ran."""
_OTHERS = {word: {*modes.values()} for word, modes in INSTRUCTIONS["65C02"].items()}
_NOT_HERE = "'{}' in this form is an instruction of the 65C02, and the machine has an NMOS 6502"
_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []
"""Where debug files of what was assembled here lie until the process ends."""
_WORD = re.compile(r"^(?:[\w@:]*:(?!:|=))?\s*(\w+)")


def program(
    *sources: str | Path,
    cfg: str | Path | None = None,
    debug: str | Path | None = None,
    at: int | None = None,
    bare: bool = True,
    root: str | Path = ".",
) -> Apple2:
    """A machine with a program in memory, its names known, for `a2.call`.

    `sources` are `.s` files, assembled and linked as `grognard asm` does (`cfg`: with this linker
    configuration), or one binary file: it goes to `at`, else where the debug file says that ld65
    wrote for it. `debug` is that file, or a list of labels of VICE, Merlin, ACME, dasm or AppleWin.
    The machine is 64K of plain memory; with `bare=False` an Apple II with its keyboard, speaker,
    game port and drives, which was just switched on. Paths begin in `root`.

    AsmErrors with every message where a source is wrong, or has instructions of a 65C02, which
    this machine would not obey; SymbolError where no file tells where the bytes go.
    """
    home = Path(root)
    paths = [home / source for source in sources]
    named = None if debug is None else home / debug
    a2 = Apple2(bare=bare)
    made: Made | None
    if named is None and at is None:
        made = _assembled(a2, paths, None if cfg is None else home / cfg, home)
    else:
        made = _linked(a2, paths, named, at, home)
    if made is not None:
        _made[a2] = made
    for tell in on_program:
        tell(a2)
    return a2


def made_of(a2: Apple2) -> Made | None:
    """What is known of the program that `program` put into this machine."""
    return _made.get(a2)


def _assembled(a2: Apple2, sources: Sequence[Path], cfg: Path | None, root: Path) -> Made:
    """Assemble and link the sources; every written segment goes to its place."""
    places = tuple(dict.fromkeys(source.parent for source in sources))
    modules = [assemble(source, places, source_root=root) for source in sources]
    result = link(modules, cfg, output="program")
    folders = (root, *places)
    text = result.dbg.encode()
    debug = _folder() / f"{hashlib.sha256(text).hexdigest()[:16]}.dbg"
    debug.write_bytes(text)
    a2.load_symbols(debug)
    lines = SourceMap(debug, folders)
    for segment in result.segments.values():
        if segment.file_offset >= 0:
            a2.memory[segment.address : segment.address + len(segment.data)] = bytes(segment.data)
    _refuse_other_processors(a2, lines)
    return Made(lines, folders)


def _folder() -> Path:
    if not _FOLDERS:
        _FOLDERS.append(tempfile.TemporaryDirectory(prefix="grognard-"))
    return Path(_FOLDERS[0].name)


def _refuse_other_processors(a2: Apple2, lines: SourceMap) -> None:
    """An opcode that means another instruction to an NMOS 6502 would run, and do that."""
    wrong = {}
    for piece in lines.pieces:
        text = lines.text(piece.body_file, piece.body_line)
        found = _WORD.match(text)
        word = found[1].lower() if found else ""
        opcode = a2.memory[piece.address]
        if OPCODES[opcode].mnemonic != word and opcode in _OTHERS.get(word, ()):
            where = Location(piece.body_file, piece.body_line, text=text)
            wrong[where] = Diagnostic("error", _NOT_HERE.format(word), where)
    if wrong:
        raise AsmErrors(wrong.values())


def _linked(
    a2: Apple2, paths: Sequence[Path], debug: Path | None, at: int | None, root: Path
) -> Made | None:
    """Put a binary file into the machine; the lines of its debug file where it has any."""
    if len(paths) != 1:
        raise SymbolError(f"one binary file goes with debug= or at=, not {len(paths)}")
    binary, starts, made = paths[0], [], None
    if debug is not None:
        a2.load_symbols(debug)
        made = Made(SourceMap(debug, (root,)), (root,))
        pieces = made.lines.pieces
        starts = [one.address for one in pieces if one.area or one.address >= 0x100]
        if told := stale(debug, binary):
            warnings.warn(told, SymbolWarning, stacklevel=3)
    if at is None and not starts:
        raise SymbolError(
            f"{debug}: no line of it made any bytes; at= says where {binary.name} goes"
        )
    start = min(starts) if at is None else at
    data = read_regular(binary, max(0, 0x10000 - start))
    a2.memory[start : start + len(data)] = data
    return made if starts else None


@lru_cache(maxsize=64)
def _headers(text: str) -> dict[str, Contract]:
    return {contract.name: contract for contract in parse_contracts(text, "")}


def budget_of(source: SourceMap, routine: str) -> int | None:
    """What the `;;; cycles:` line above the routine allows; None where there is none.

    ValueError where the line says neither `<= number` nor `-`.
    """
    for found in source.routines:
        if found.name != routine:
            continue
        header = _headers("\n".join(source.lines(found.file))).get(routine)
        if header is not None:
            for line, problem in header.problems:
                if problem.startswith(NO_LIMIT):
                    raise ValueError(f"{found.file}:{line}: {problem}")
            return header.cycles
    return None
