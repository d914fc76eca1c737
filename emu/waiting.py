"""Waiting: for a text, an address, a key that is taken."""

from . import layout as L
from .debuginfo.names import Names
from .devices.keyboard import Keyboard
from .engine import Engine
from .errors import KeyNotTakenError, WaitError
from .machine import Cpu
from .picture.screen import Screen


class Waiting:
    """Types and waits, as ``Apple2.until`` and ``Apple2.type`` tell."""

    def __init__(self, engine: Engine, keyboard: Keyboard, screen: Screen, names: Names) -> None:
        self._engine = engine
        self._keyboard = keyboard
        self._screen = screen
        self._names = names
        self._cpu = Cpu(engine.machine)

    def until(self, text: str | None, pc: int | None, label: str | None, within: float) -> None:
        """See ``Apple2.until``."""
        __tracebackhide__ = True
        if sum(x is not None for x in (text, pc, label)) != 1:
            raise TypeError("until() takes one of text=, pc=, label=")
        engine, names = self._engine, self._names
        limit = engine.cycles + round(within * L.CPU_HZ)
        if text is not None:
            wanted = text.upper()
            while not any(wanted in line.upper() for line in self._screen.text):
                if engine.cycles >= limit:
                    raise WaitError(self._in_vain(f"text {text!r} not seen", within))
                engine.run_until(min(limit, engine.cycles + L.FRAME_CYCLES))
                engine.drives.keep()
            return
        addr = names.address(label) if label is not None else pc
        assert addr is not None
        for _ in engine.stops_at({addr}, limit):
            if label is None or names.is_loaded(label):
                return
        place = f"{label} at ${addr:04X}" if label is not None else names.describe(addr)
        raise WaitError(self._in_vain(f"{place} not reached", within))

    def _in_vain(self, what: str, seconds: float) -> str:
        lines = [line.rstrip() for line in self._screen.text]
        while lines and not lines[-1]:
            lines.pop()
        picture = "\n".join(f"  |{line}" for line in lines) or f"  ({self._why_nothing()})"
        where = self._names.describe(self._cpu.pc)
        return f"{what} within {seconds:g} emulated seconds; at {where}, the screen:\n{picture}"

    def _why_nothing(self) -> str:
        if self._screen.is_text or self._screen.font:
            return "nothing"
        return "graphics; words on them are read where a .font file lies beside the disk"

    def type(self, text: str, within: float) -> None:
        """See ``Apple2.type``."""
        __tracebackhide__ = True
        for char in text:
            self._take_key(within)
            code = 13 if char == "\n" else ord(char.upper()) if ord(char) < 0x80 else 256
            self._keyboard.strike(code)
        self._take_key(within)

    def _take_key(self, within: float) -> None:
        __tracebackhide__ = True
        engine = self._engine
        words = engine.machine.q
        limit = engine.cycles + round(within * L.CPU_HZ)
        words[L.STOP_ON] |= L.S_KEY
        try:
            while self._keyboard.waiting:
                if engine.cycles >= limit:
                    what = f"key {chr(self._keyboard.last)!r} not taken"
                    raise KeyNotTakenError(self._in_vain(what, within))
                engine.run_until(min(limit, engine.cycles + L.CPU_HZ))
                engine.drives.keep()
        finally:
            words[L.STOP_ON] &= ~L.S_KEY
