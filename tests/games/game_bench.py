"""A built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

from typing import Any

from grognard.emu import Apple2, CallError
from grognard.emu.call import CallResult
from grognard.emu.formats import read_image
from grognard.host.built.games import BuiltGame
from grognard.host.built.routine import Label, read_labels
from grognard.host.built.source_map import SourceMap
from grognard.host.cycles.meter import Run
from grognard.host.cycles.trace import traced_call
from grognard.rom_build.disk.dos33 import FileData, Volume
from grognard.rom_build.sources import asm_root, read_game

DRAWINGS = "colour"
"""The overlay that stays beside the others: what the window of a hex game is painted with."""


class GameBench:
    """Memory and routines of a built game, as its disk holds them.

    `mem` is the 64K by address, `sym` every label's address. The overlay that holds a called
    routine is put in memory first.
    """

    def __init__(self, game: BuiltGame, core: str = "fast") -> None:
        sources = read_game(game.name)
        volume = Volume.from_image(read_image(game.file("dsk")))
        self.labels = read_labels(game.file("dbg"))
        self.sym = {name: label.address for name, label in self.labels.items()}
        self._overlays = {area.lower(): volume.get(n) for area, n in sources.overlays.items()}
        self._a2 = Apple2(core=core, bare=True)
        self.mem = self._a2.memory
        for name in sources.resident.values():
            self._put(volume.get(name))
        if DRAWINGS in self._overlays:
            self._put(self._overlays[DRAWINGS])
        self._resident = self.mem[:]
        self._current: str | None = None
        self._source: SourceMap | None = None
        self._debug = game.file("dbg")

    @property
    def source(self) -> SourceMap:
        """The source line of every address."""
        if self._source is None:
            self._source = SourceMap(self._debug, (asm_root(),))
        return self._source

    def reset(self) -> None:
        """The resident files as loaded, and drawings; nothing else."""
        self.mem[:] = self._resident
        self._current = None

    def _put(self, file: FileData) -> None:
        assert file.address is not None
        self.mem[file.address : file.address + len(file.data)] = file.data

    def overlay(self, area: str) -> None:
        """Put an overlay in memory, as the loader would."""
        if area.lower() != self._current:
            self._put(self._overlays[area.lower()])
            self._current = area.lower()

    def set(self, name: str, value: int | list[int] | tuple[int, ...] | bytes) -> None:
        """Write one byte, or several, from the named address on."""
        data = bytes([value]) if isinstance(value, int) else bytes(value)
        self.mem[self.sym[name] : self.sym[name] + len(data)] = data

    def word(self, name: str) -> int:
        """The named word, low byte first."""
        at = self.sym[name]
        return self.mem[at] | self.mem[at + 1] << 8

    def unlike(self, memory: bytes) -> frozenset[str]:
        """What of the state is not as in another machine's memory."""
        begin, end = self.sym["state_begin"], self.sym["state_end"]
        names = {at: name for name, at in self.sym.items() if begin <= at < end and ":" not in name}
        found, name = set(), ""
        for at in range(begin, end):
            name = names.get(at, name)
            if self.mem[at] != memory[at]:
                found.add(name)
        return frozenset(found)

    def call(
        self,
        routine: str,
        A: int = 0,
        X: int = 0,
        Y: int = 0,
        C: int = 0,
        limit: int = 5_000_000,
        **memory: int | list[int] | tuple[int, ...] | bytes,
    ) -> CallResult:
        """Run a routine to its RTS with these registers and bytes.

        TimeoutError when it is still at work after `limit` cycles: it may be waiting for a key.
        """
        label = self._ready(routine, memory)
        try:
            return self._a2.call(label.address, cycle_limit=limit, A=A, X=X, Y=Y, C=C)
        except CallError as error:
            if "did not return" in str(error):
                raise TimeoutError(f"{routine}: {error}") from error
            raise

    def _ready(self, routine: str, memory: dict[str, Any]) -> Label:
        label = self.labels[routine]
        if label.area in self._overlays:
            self.overlay(label.area)
        for name, value in memory.items():
            self.set(name, value)
        return label

    def run(
        self,
        routine: str,
        A: int = 0,
        X: int = 0,
        Y: int = 0,
        C: int = 0,
        **memory: int | list[int] | tuple[int, ...] | bytes,
    ) -> Run:
        """`call`, measured instruction by instruction."""
        label = self._ready(routine, memory)
        return Run(*traced_call(self._a2, label.address, A=A, X=X, Y=Y, C=C))

    def hold(self, cycles: Any, routine: str, runs: list[Run], inputs: str, label: str) -> Any:
        """Hold runs of a routine against its header and the record, as `label`."""
        areas = frozenset({"low", "high", self.labels[routine].area})
        return cycles.hold(
            self._a2, routine, runs, inputs, source=self.source, areas=areas, label=label
        )
