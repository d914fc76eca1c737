"""Routines of the library, linked with what they import and nothing else, on a bare machine."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from grognard.emu import Apple2
from grognard.emu.call import CallResult
from grognard.host.built.source_map import SourceMap
from grognard.host.cycles.meter import Cycles, Run
from grognard.rom_build.build import linked
from grognard.rom_build.link import link
from grognard.rom_build.sources import asm_root, read_sources

BENCH = Path(__file__).parent / "bench"


class Library:
    """A build of some routines: `a2` holds it.

    `routines` are those under test; `source` is 6502 text that stands for the game and exports
    what they ask of one.
    """

    def __init__(self, folder: Path, routines: Iterable[str], source: str) -> None:
        game = folder / "game.s"
        wanted = "".join(f"        .import {name}\n        .addr {name}\n" for name in routines)
        head = '        .include "zeropage.inc"\n        .segment "RODATA"\n'
        game.write_text(f"{head}{wanted}{source}", encoding="utf-8")
        bench = read_sources(BENCH)
        sources = replace(
            bench, files=(game, *bench.files), machine=replace(bench.machine, start=())
        )
        result = link(list(linked(sources, folder).values()), bench.memory_cfg, output="lib")
        debug = folder / "lib.dbg"
        debug.write_text(result.dbg, encoding="utf-8")
        self.a2 = Apple2(core="fast", bare=True)
        for segment in result.segments.values():
            if segment.file_offset >= 0:
                at = segment.address
                self.a2.memory[at : at + len(segment.data)] = bytes(segment.data)
        self.a2.load_symbols(debug)
        self._source = SourceMap(debug, (asm_root(), folder))
        self._fresh = self.a2.memory.whole()

    def reset(self) -> None:
        """Memory as it was loaded."""
        self.a2.memory[:] = self._fresh

    def call(self, routine: str, **inputs: int | bytes) -> CallResult:
        """Run a routine to its RTS with these registers and named bytes."""
        return self.a2.call(routine, cycle_limit=5_000_000, **inputs)

    def keys(self, typed: bytes) -> None:
        """Put up to sixteen keys into the type-ahead."""
        for name, data in (("key_ring", typed.ljust(16, b"\0")), ("key_first", b"\0")):
            at = self.a2.symbol(name)
            self.a2.memory[at : at + len(data)] = data
        self.a2.memory[self.a2.symbol("key_count")] = len(typed)

    def measure(self, routine: str, cycles: Cycles, said: str, *inputs: dict[str, Any]) -> None:
        """Hold these calls against the routine's header and the record; `said` is their words."""
        runs: list[Run] = [cycles.run(self.a2, routine, **given) for given in inputs]
        cycles.hold(self.a2, routine, runs, said, source=self._source, label=f"lib {routine}")
