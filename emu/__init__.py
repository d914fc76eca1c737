"""The machine: an Apple II Plus without a window, a clock or any knowledge of games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .apple2 import Apple2
    from .call import CallResult
    from .errors import (
        CallError,
        DiskWarning,
        EmulatorError,
        FirmwareError,
        JamError,
        KeyNotTakenError,
        ReplayError,
        SanitizerError,
        StateError,
        SymbolError,
        WaitError,
    )
    from .firmware import Firmware
    from .formats.errors import ImageError
    from .formats.lock import ImageBusyError
    from .layout import CPU_HZ, FRAME_CYCLES
    from .media.pending import PendingError
    from .search import Search

_PLACES = {
    "Apple2": "apple2",
    "CallResult": "call",
    "Firmware": "firmware",
    "ImageBusyError": "formats.lock",
    "ImageError": "formats.errors",
    "PendingError": "media.pending",
    "Search": "search",
    "CPU_HZ": "layout",
    "FRAME_CYCLES": "layout",
}
"""Where what is not an error of errors.py comes from."""

__all__ = [
    "CPU_HZ",
    "FRAME_CYCLES",
    "Apple2",
    "CallError",
    "CallResult",
    "DiskWarning",
    "EmulatorError",
    "Firmware",
    "FirmwareError",
    "ImageBusyError",
    "ImageError",
    "JamError",
    "KeyNotTakenError",
    "PendingError",
    "ReplayError",
    "SanitizerError",
    "Search",
    "StateError",
    "SymbolError",
    "WaitError",
]


def __getattr__(name: str) -> Any:
    """Loads the machine when it is first asked for: the assembler, which needs only the opcode
    table of this package, starts in a tenth of the time without numpy and LLVM."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".{_PLACES.get(name, 'errors')}", __name__), name)
    globals()[name] = found
    return found
