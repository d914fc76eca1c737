"""What a player of the smallest game waits for."""

from __future__ import annotations

from grognard.emu import CPU_HZ, Apple2
from grognard.rom_build.games import BuiltGame


def measures(built: BuiltGame) -> dict[str, float]:
    """Emulated times: from the key to the screen of the next turn."""
    with Apple2() as a2:
        a2.load_symbols(built.file("dbg"))
        a2.insert(1, built.file("dsk"))
        a2.until(text="PRESS ANY KEY", within=20)
        a2.type(" ")
        a2.until(text="L LOAD", within=5)
        begun = a2.cycles
        a2.type("N")
        a2.until(text="NUMBER IS 2", within=5)
        return {"turn_s": (a2.cycles - begun) / CPU_HZ}
