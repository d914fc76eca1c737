"""The machine: an Apple II Plus without a window, a clock or any knowledge of games."""

from .apple2 import Apple2
from .call import CallResult
from .errors import (
    CallError,
    EmulatorError,
    FirmwareError,
    JamError,
    KeyNotTakenError,
    StateError,
    SymbolError,
    WaitError,
)
from .firmware import Firmware
from .formats.errors import ImageError
from .layout import CPU_HZ, FRAME_CYCLES

__all__ = [
    "CPU_HZ",
    "FRAME_CYCLES",
    "Apple2",
    "CallError",
    "CallResult",
    "EmulatorError",
    "Firmware",
    "FirmwareError",
    "ImageError",
    "JamError",
    "KeyNotTakenError",
    "StateError",
    "SymbolError",
    "WaitError",
]
