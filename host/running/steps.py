"""The steps of `grognard run`: type, wait until, wait, in the order they were written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.emu import Apple2

_ESCAPES = {"r": "\r", "e": "\x1b", "l": "\x08", "R": "\x15", "\\": "\\"}
ESCAPE_HELP = r"\r return, \e escape, \l \R arrows, \cX control-X, \\ a backslash"


def decode_keys(text: str) -> str:
    """The keys a --type text stands for, as ASCII; ValueError names what is not understood."""
    keys: list[str] = []
    at = 0
    while at < len(text):
        char = text[at]
        at += 1
        if char != "\\":
            if char != "\n" and not 0 < ord(char) < 128:
                raise ValueError(f"{char!r} is not on the keyboard of an Apple II")
            keys.append("\r" if char == "\n" else char)
            continue
        code = text[at : at + 1]
        at += 1
        if code == "c":
            letter = text[at : at + 1].upper()
            at += 1
            if not letter or not "@" <= letter <= "_":
                raise ValueError(f"\\c{letter} is no control key; \\cA to \\cZ are")
            keys.append(chr(ord(letter) & 0x1F))
        elif code in _ESCAPES:
            keys.append(_ESCAPES[code])
        else:
            raise ValueError(f"\\{code} is unknown; known: {ESCAPE_HELP}")
    return "".join(keys)


@dataclass(frozen=True)
class Type:
    """Type keys, each when the program has taken the one before."""

    keys: str

    def apply(self, a2: Apple2, within: float) -> None:
        """Do it; `within` does not bound typing."""
        a2.type(self.keys)


@dataclass(frozen=True)
class Until:
    """Run until the text stands on the screen."""

    text: str

    def apply(self, a2: Apple2, within: float) -> None:
        """Do it within so many emulated seconds; the machine raises with the screen otherwise."""
        a2.until(text=self.text, within=within)


@dataclass(frozen=True)
class Wait:
    """Run for so many emulated seconds."""

    seconds: float

    def apply(self, a2: Apple2, within: float) -> None:
        """Do it; `within` does not bound waiting."""
        a2.run(seconds=self.seconds)


Step = Type | Until | Wait


def set_seed(a2: Apple2, seed: int) -> None:
    """Put `seed` into the game's generator once: right before its first draw, wherever it stands.

    Later than power-on, because the game clears its memory at start; not later than the first
    draw, because every number follows from there.
    """
    address, size = a2.symbol("rng_seed"), max(2, a2.symbols.size("rng_seed"))
    value = seed % (1 << 8 * size)

    def before_first_draw(_: Apple2) -> None:
        remove()
        a2.poke(address, value.to_bytes(size, "little"))

    remove = a2.on("rng_next", before_first_draw)
