"""Programs of other projects for the fixture `cycles`: assembled here, or linked by ld65."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from grognard.emu import Apple2, SymbolError
from grognard.emu.debuginfo.debug_file import stale
from grognard.emu.errors import SymbolWarning
from grognard.emu.files import read_regular
from grognard.rom_build.asm import assemble
from grognard.rom_build.contracts import NO_LIMIT, Contract, parse_contracts
from grognard.rom_build.link import link

from ..built.source_map import SourceMap


def assembled(
    sources: Sequence[Path], cfg: Path | None, folder: Path, root: Path
) -> tuple[Apple2, SourceMap]:
    """Assemble and link the sources; a bare machine with every written segment at its place."""
    places = tuple(dict.fromkeys(source.parent for source in sources))
    modules = [assemble(source, places, source_root=root) for source in sources]
    result = link(modules, cfg, output="program")
    debug = folder / "program.dbg"
    debug.write_text(result.dbg, encoding="utf-8")
    a2 = Apple2(bare=True)
    for segment in result.segments.values():
        if segment.file_offset >= 0:
            a2.memory[segment.address : segment.address + len(segment.data)] = bytes(segment.data)
    a2.load_symbols(debug)
    return a2, SourceMap(debug, (root, *places))


def linked(binary: Path, debug: Path, root: Path) -> tuple[Apple2, SourceMap]:
    """A bare machine with a binary that ld65 wrote, and the debug file it wrote beside it."""
    lines = SourceMap(debug, (root,))
    starts = [one.address for one in lines.pieces if one.area or one.address >= 0x100]
    if not starts:
        raise SymbolError(f"{debug}: no line of it made any bytes")
    start = min(starts)
    data = read_regular(binary, max(0, 0x10000 - start))
    if told := stale(debug, binary):
        warnings.warn(told, SymbolWarning, stacklevel=2)
    a2 = Apple2(bare=True)
    a2.memory[start : start + len(data)] = data
    a2.load_symbols(debug)
    return a2, lines


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
