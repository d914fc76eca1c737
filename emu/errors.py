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


class SymbolError(EmulatorError, KeyError):
    """No such symbol, or a symbol file that cannot be read."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class StateError(EmulatorError, ValueError):
    """A saved state that is damaged, of another version or of another machine."""


class FirmwareError(EmulatorError, ValueError):
    """Firmware that cannot be had or has the wrong size."""


class DiskWarning(UserWarning):
    """Something befell a disk that its user should know; nothing was lost."""
