"""What can go wrong in the machine, by name."""


class EmulatorError(Exception):
    """Base of everything the machine raises on purpose."""


class JamError(EmulatorError):
    """The processor met one of the twelve JAM opcodes and stopped for good (until reset)."""


class WaitError(EmulatorError, TimeoutError):
    """Something awaited did not come within its emulated time; the message shows the screen."""


class KeyNotTakenError(WaitError):
    """The program did not read the keyboard in time."""


class CallError(EmulatorError):
    """A routine called from outside did not come back as it should."""


class SanitizerError(EmulatorError):
    """The program did what no sound program does; the message shows where and how it came there.

    ``kind`` is one of the short names of sanitize.FINDINGS, ``address`` the byte in question,
    ``pc`` the instruction, which has not taken effect.
    """

    def __init__(self, message: str, kind: str, address: int, pc: int) -> None:
        super().__init__(message)
        self.kind, self.address, self.pc = kind, address, pc


class SymbolError(EmulatorError, KeyError):
    """No such symbol, or a symbol file that cannot be read."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class StateError(EmulatorError, ValueError):
    """A saved state that is damaged, of another version or of another machine."""


class ReplayError(EmulatorError, ValueError):
    """A replay file that is damaged, of another version or out of bounds."""


class FirmwareError(EmulatorError, ValueError):
    """Firmware that cannot be had or has the wrong size."""


class SymbolWarning(UserWarning):
    """A symbol file that may not belong to its program."""


class DiskWarning(UserWarning):
    """Something befell a disk that its user should know; nothing was lost."""
