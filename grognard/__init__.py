"""Computer wargames of the 1980s in 6502 assembly, on a cycle-exact Apple II.

`from grognard import Apple2` is the machine, `battle` a battle between players, `program`
a machine with a program assembled into it; the folders of the
checkout lie below this package as `grognard.emu`, `grognard.rom_build`, `grognard.host` and
`grognard.game_asm`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.host.battles.battle import battle
    from grognard.host.cycles.program import program

__all__ = ["Apple2", "battle", "program"]


def __getattr__(name: str) -> Any:
    """Loads what is asked for when it first is: the assembler starts without the machine."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "battle":
        from grognard.host.battles import battle as battles

        return battles.battle
    if name == "program":
        from grognard.host.cycles import program as programs

        return programs.program
    from grognard import emu

    return getattr(emu, name)
