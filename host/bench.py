"""The measures of `grognard bench`: a function a measure, quick enough to run them all."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import bench_battles
from .bench_ambush import ambush_measures
from .games import built_game, game_names, is_whole

if TYPE_CHECKING:
    from grognard.emu import Apple2

CPU_MHZ = 1.020484
_FILE_ENTRY_BYTES = 4
PLAYED = {"ambush": ambush_measures}
"""Measures of their own that games have, from play."""

# A loop as programs have them: loads, stores, an indexed table, a subroutine, branches.
#   0300  LDX #0
#   0302  LDA $1000,X : ADC $1100,X : STA $1200,X : JSR $0320 : INX : BNE $0302 : JMP $0300
#   0320  EOR $80 : STA $80 : RTS
_COMPUTE = {
    0x300: bytes.fromhex("A200 BD0010 7D0011 9D0012 202003 E8 D0F1 4C0003"),
    0x320: bytes.fromhex("4580 8580 60"),
}
# The inner loop of every disk routine: $C0E9 motor on, then wait for a nibble, again and again.
_DISK = {0x300: bytes.fromhex("2C E9C0 AD ECC0 10FB 85 80 4C0303")}


def _start(machine: Apple2, program: dict[int, bytes]) -> Apple2:
    for address, code in program.items():
        machine.memory[address : address + len(code)] = code
    machine.cpu.pc = 0x300
    return machine


def _mhz(machine: Apple2, seconds: float) -> float:
    """Emulated MHz, after a first run that lets the core compile."""
    chunk = 20_000
    machine.run(cycles=chunk)
    begun, first = time.perf_counter(), machine.cycles
    while (spent := time.perf_counter() - begun) < seconds:
        machine.run(cycles=chunk)
        # Long enough that the calls themselves do not count.
        chunk = min(chunk * 2, 50_000_000) if spent < seconds / 3 else chunk
    return (machine.cycles - first) / spent / 1e6


def py65_mhz() -> float:
    """The reference core, computing."""
    from grognard.emu import Apple2

    return _mhz(_start(Apple2(core="reference", bare=True), _COMPUTE), 1.0)


def fast_mhz_compute() -> float:
    """The fast core, computing."""
    from grognard.emu import Apple2

    return _mhz(_start(Apple2(core="fast"), _COMPUTE), 1.5)


def fast_x_disk() -> float:
    """The fast core in a disk loop, times real time."""
    from grognard.emu import Apple2
    from grognard.emu.formats import blank_image, write_image

    with tempfile.TemporaryDirectory() as folder, Apple2(core="fast") as machine:
        path = Path(folder) / "blank.dsk"
        write_image(path, blank_image(formatted=True))
        machine.insert(1, path)
        return _mhz(_start(machine, _DISK), 1.5) / CPU_MHZ


def fast_x_render() -> float:
    """The fast core with a picture of every frame, times real time."""
    from grognard.emu import Apple2

    with Apple2(core="fast") as machine:
        _start(machine, _COMPUTE)
        machine.run(frames=1)
        _ = machine.screen.pixels
        begun, frames = time.perf_counter(), 0
        first = machine.cycles
        while time.perf_counter() - begun < 1.0 or not frames:
            machine.run(frames=1)
            _ = machine.screen.pixels
            frames += 1
        return (machine.cycles - first) / (time.perf_counter() - begun) / 1e6 / CPU_MHZ


def save_ms() -> float:
    """Saving the whole machine's state, the quickest of twenty."""
    from grognard.emu import Apple2

    with Apple2(core="fast") as machine:
        machine.run(frames=1)
        return min(_seconds(machine.save) for _ in range(20)) * 1000


def _seconds(do: Callable[[], object]) -> float:
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def starts() -> dict[str, float]:
    """From the start of Python to a machine that has run a frame: first and later ones."""
    script = "from grognard.emu import Apple2; Apple2(core='fast').run(frames=1)"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder}

        def start() -> None:
            subprocess.run([sys.executable, "-c", script], env=environment, check=True)

        return {"first_start_s": _seconds(start), "warm_start_s": _seconds(start)}


def synthetic_sources(folder: Path, files: int = 5, lines: int = 8_000) -> list[Path]:
    """`files` sources of `lines` lines each, of the mix that game code has."""
    paths = []
    for number in range(files):
        text = ['.segment "CODE"']
        for block in range(lines // 10):
            name = f"routine_{number}_{block}"
            text += [
                f".export {name}",
                f".proc {name}                  ; does nothing in particular",
                f"        ldx     #{block % 256}",
                "@loop:  lda     table,x",
                "        adc     #<(table + 3)",
                "        sta     table+16,x",
                "        dex",
                "        bne     @loop",
                "        rts",
                ".endproc",
            ]
        text += ['.segment "BSS"', "table:  .res 256"]
        path = folder / f"part{number}.s"
        path.write_text("\n".join(text) + "\n", encoding="ascii")
        paths.append(path)
    return paths


_WIDE_CFG = """\
MEMORY {
    ZP:   start = $0000, size = $0100, type = rw, file = "";
    MAIN: start = $0000, size = $100000, type = rw, file = %O;
    VARS: start = $0200, size = $8000, type = rw, file = "";
}
SEGMENTS {
    ZEROPAGE: load = ZP, type = zp, optional = yes;
    CODE: load = MAIN, type = ro;
    BSS: load = VARS, type = bss;
}
"""


def asm_times() -> dict[str, float]:
    """Assembling and linking 40,000 lines in five files, listing and debug file included.

    From nothing, and after a change of one file.
    """
    from grognard.rom_build.asm import assemble
    from grognard.rom_build.asm.objmod import no_collection
    from grognard.rom_build.link import link

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        paths = synthetic_sources(folder)

        def build() -> None:
            with no_collection():  # as building a game does
                modules = [assemble(p, cache_dir=folder / "cache") for p in paths]
                result = link(modules, _WIDE_CFG, str(folder / "all.bin"))
                _ = (result.files, result.listing, result.dbg)

        cold = _seconds(build)
        text = paths[2].read_text(encoding="ascii")
        paths[2].write_text(text.replace("ldx     #1\n", "ldx     #2\n"), encoding="ascii")
        return {"asm_cold_s": cold, "asm_one_file_s": _seconds(build)}


def asm_noop_s() -> float:
    """`grognard build` of a built game with nothing to do: every source and file looked at."""
    built = built_game(game_names()[0])
    return _seconds(lambda: is_whole(built))


def game_measures(name: str) -> tuple[dict[str, float], float]:
    """Emulated times of a game, from real play; and the kB a second its loader keeps up."""
    from grognard.emu import Apple2

    built, found = built_game(name), {}
    with Apple2(core="fast") as a2:
        a2.load_symbols(built.file("dbg"))
        a2.insert(1, built.file("dsk"))
        a2.until(text=name, within=20)
        found["boot_to_title_s"] = a2.cycles / CPU_MHZ / 1e6
        # The second resident file, which is the longest, twice: the first time starts the motor.
        # The head's way to it and the wait for its first sector count.
        a2.call("load_file", X=_FILE_ENTRY_BYTES)
        sectors = a2.memory[a2.symbol("file_table") + _FILE_ENTRY_BYTES + 2]
        seconds = a2.call("load_file", X=_FILE_ENTRY_BYTES).cycles / CPU_MHZ / 1e6
        if "map_show" in a2.symbols:
            found["redraw_ms"] = a2.call("map_show").cycles / CPU_MHZ / 1e3
        if name in bench_battles.MEASURES:
            found.update(bench_battles.MEASURES[name](a2))
    if name in PLAYED:
        found.update(PLAYED[name]())
    return found, sectors / 4 / seconds


MEASURES: dict[str, Callable[[], float]] = {
    "py65_mhz": py65_mhz,
    "fast_mhz_compute": fast_mhz_compute,
    "fast_x_disk": fast_x_disk,
    "fast_x_render": fast_x_render,
    "save_ms": save_ms,
    "asm_noop_s": asm_noop_s,
}
PROMISED = (
    "py65_mhz fast_mhz_compute fast_x_compute fast_x_disk fast_x_render first_start_s "
    "warm_start_s save_ms load_kb_s asm_cold_s asm_one_file_s asm_noop_s"
).split()


def _first_line(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".partition("\n")[0]


def measure_all(say: Callable[[str], None]) -> dict[str, float | dict[str, dict[str, float]]]:
    """Every measure by its key; one that cannot be taken is left out and told to `say`."""
    found: dict[str, float] = {}
    for name, measure in MEASURES.items():
        try:
            found[name] = measure()
        except Exception as error:  # a measure that fails must not hide the others
            say(f"{name}: {_first_line(error)}")
    if "fast_mhz_compute" in found:
        found["fast_x_compute"] = found["fast_mhz_compute"] / CPU_MHZ
    for several in (starts, asm_times):
        try:
            found.update(several())
        except Exception as error:  # as above
            say(f"{several.__name__}: {_first_line(error)}")
    games: dict[str, dict[str, float]] = {}
    for name in game_names():
        try:
            games[name], rate = game_measures(name)
            found.setdefault("load_kb_s", rate)
        except Exception as error:  # as above
            say(f"games.{name}: {_first_line(error)}")
    ordered = {name: found[name] for name in PROMISED if name in found}
    return {**ordered, "games": games}
