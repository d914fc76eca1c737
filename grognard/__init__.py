"""Computer wargames of the 1980s in 6502 assembly, on a cycle-exact Apple II.

`from grognard import Apple2` is the machine; the folders of the checkout lie below this package as
`grognard.emu`, `grognard.rom_build`, `grognard.host` and `grognard.game_asm`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grognard.emu import Apple2

__all__ = ["Apple2"]


def __getattr__(name: str) -> Any:
    """Loads the machine when it is first asked for: the assembler starts without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from grognard import emu

    return getattr(emu, name)
