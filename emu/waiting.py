"""Waiting: for a text, an address, a key that is taken."""

from . import layout as L
from .errors import KeyNotTakenError, WaitError
from .running import Running


class Waiting(Running):
    """The part of ``Apple2`` that types and waits."""

    def until(
        self,
        *,
        text: str | None = None,
        pc: int | None = None,
        label: str | None = None,
        within: float = 60,
    ) -> None:
        """Run until the screen shows ``text`` (case ignored) or the processor reaches an address.

        A label of an overlay is reached while that overlay is in memory, as ``overlay_id`` tells.
        WaitError, with the screen in its message, after ``within`` emulated seconds.
        """
        if sum(x is not None for x in (text, pc, label)) != 1:
            raise TypeError("until() takes one of text=, pc=, label=")
        limit = self.cycles + round(within * L.CPU_HZ)
        if text is not None:
            wanted = text.upper()
            while not any(wanted in line.upper() for line in self.screen.text):
                if self.cycles >= limit:
                    raise WaitError(self._in_vain(f"text {text!r} not seen", within))
                self._run_until(min(limit, self.cycles + L.FRAME_CYCLES))
                self._keep_disks()
            return
        addr = self.address(label) if label is not None else pc
        assert addr is not None
        for _ in self.stops_at({addr}, limit):
            if label is None or self.is_loaded(label):
                return
        place = f"{label} at ${addr:04X}" if label is not None else self.describe(addr)
        raise WaitError(self._in_vain(f"{place} not reached", within))

    def _in_vain(self, what: str, seconds: float) -> str:
        lines = [line.rstrip() for line in self.screen.text]
        while lines and not lines[-1]:
            lines.pop()
        picture = "\n".join(f"  |{line}" for line in lines) or "  (nothing)"
        where = self.describe(self.cpu.pc)
        return f"{what} within {seconds:g} emulated seconds; at {where}, the screen:\n{picture}"

    def type(self, text: str, within: float = 10) -> None:
        """Type characters, each when the program has taken the one before, until all are taken.

        The keyboard has no small letters: they are typed as capitals; a line feed is a RETURN.
        KeyNotTakenError when one is not taken ``within`` emulated seconds.
        """
        for char in text:
            self._take_key(within)
            self.key(13 if char == "\n" else ord(char.upper()) if ord(char) < 0x80 else 256)
        self._take_key(within)

    def _take_key(self, within: float) -> None:
        words = self.machine.words
        limit = self.cycles + round(within * L.CPU_HZ)
        words[L.STOP_ON] |= L.S_KEY
        try:
            while self.key_waiting:
                if self.cycles >= limit:
                    what = f"key {chr(int(words[L.KEY]) & 0x7F)!r} not taken"
                    raise KeyNotTakenError(self._in_vain(what, within))
                self._run_until(min(limit, self.cycles + L.CPU_HZ))
                self._keep_disks()
        finally:
            words[L.STOP_ON] &= ~L.S_KEY
