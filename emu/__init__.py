"""The machine: an Apple II Plus without a window, a clock or any knowledge of games."""

from .apple2 import Apple2
from .call import CallResult
from .errors import CallError, EmulatorError, JamError, StateError, SymbolError

__all__ = [
    "Apple2",
    "CallError",
    "CallResult",
    "EmulatorError",
    "JamError",
    "StateError",
    "SymbolError",
]
