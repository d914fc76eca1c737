"""The machine: an Apple II Plus without a window, a clock or any knowledge of games."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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


def __getattr__(name: str) -> Any:
    """Loads the machine when it is first asked for: the assembler, which needs only the opcode
    table of this package, starts in a tenth of the time without numpy and numba."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "Apple2":
        from .apple2 import Apple2 as found
    elif name == "CallResult":
        from .call import CallResult as found  # type: ignore[assignment]
    else:
        from . import errors

        found = getattr(errors, name)
    globals()[name] = found
    return found
