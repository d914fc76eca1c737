"""The measures of `grognard bench`: a function a measure, quick enough to run them all."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from ..built.games import built_game, game_names, is_whole
from ..game import Game
from .builds import build_times
from .machine import (
    CPU_MHZ,
    fast_x_compute,
    fast_x_disk,
    fast_x_redraw,
    fast_x_render,
    py65_mhz,
    save_ms,
)
from .machine import seconds as _seconds

_FILE_ENTRY_BYTES = 4
TITLE = "PRESS ANY KEY"
"""what every title page says"""


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
    from grognard.rom_build.asm.module.objmod import large_sources
    from grognard.rom_build.link import link

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        paths = synthetic_sources(folder)

        def build() -> None:
            with large_sources():  # as building a game does
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

    game = Game(name)
    built, found = game.built(), {}
    with Apple2(core="fast") as a2:
        a2.load_symbols(built.file("dbg"))
        a2.insert(1, built.file("dsk"))
        a2.until(text=TITLE, within=20)
        found["boot_to_title_s"] = a2.cycles / CPU_MHZ / 1e6
        # The second resident file, which is the longest, twice: the first time starts the motor.
        # The head's way to it and the wait for its first sector count.
        a2.call("load_file", X=_FILE_ENTRY_BYTES)
        sectors = a2.memory[a2.symbol("file_table") + _FILE_ENTRY_BYTES + 2]
        seconds = a2.call("load_file", X=_FILE_ENTRY_BYTES).cycles / CPU_MHZ / 1e6
    return found | game.measures(), sectors / 4 / seconds


MEASURES: dict[str, Callable[[], float]] = {
    "py65_mhz": py65_mhz,
    "fast_x_compute": fast_x_compute,
    "fast_x_disk": fast_x_disk,
    "fast_x_render": fast_x_render,
    "fast_x_redraw": fast_x_redraw,
    "save_ms": save_ms,
    "asm_noop_s": asm_noop_s,
}
PROMISED = (
    "py65_mhz fast_mhz_compute fast_x_compute fast_x_disk fast_x_render fast_x_redraw "
    "first_start_s warm_start_s save_ms load_kb_s asm_cold_s asm_one_file_s asm_noop_s "
    "build_cold_s build_edit_s"
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
    if "fast_x_compute" in found:
        found["fast_mhz_compute"] = found["fast_x_compute"] * CPU_MHZ
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
            for what, seconds in build_times(name).items():
                games[name][what] = seconds
                found[what] = max(seconds, found.get(what, 0))  # of the slowest game
        except Exception as error:  # as above
            say(f"games.{name}: {_first_line(error)}")
    ordered = {name: found[name] for name in PROMISED if name in found}
    return {**ordered, "games": games}
