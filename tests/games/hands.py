"""Hands and eyes at the keyboard of the whole machine, for every game: boots its disk and types."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Self

from grognard.emu import Apple2

from .built import built
from .sanitized import SANITIZED


class AtTheKeys:
    """Whoever sits at the machine `a2`: reads its screen and types."""

    a2: Apple2

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.a2.close()

    @property
    def rows(self) -> list[str]:
        """The screen's 24 rows, without the blanks at their ends."""
        return [line.rstrip() for line in self.a2.screen.text]

    def sees(self, text: str, within: float = 30) -> None:
        """Wait until the words stand on the screen."""
        self.a2.until(text=text, within=within)

    def types(self, keys: str) -> None:
        """Type, each key when the one before has been taken."""
        self.a2.type(keys)

    def byte(self, name: str, at: int = 0) -> int:
        """A byte of the game's memory."""
        return self.a2.memory[self.a2.symbol(name) + at]


class Hands(AtTheKeys):
    """A machine with the disk of `game` in drive 1, and with `save` in drive 2."""

    game: str

    def __init__(
        self,
        save: Path | None = None,
        core: str = "fast",
        powerup: str | None = None,
        sanitize: bool = SANITIZED,
    ) -> None:
        game = built(self.game)
        options: dict[str, Any] = {} if powerup is None else {"powerup": powerup}
        if core == "fast":
            options["sanitize"] = sanitize
        self.a2 = Apple2(core=core, ram=48, **options)
        self.a2.insert(1, game.file("dsk"))
        self.puts_in(save)
        self.a2.load_symbols(game.file("dbg"))
        self.a2.screen.use_font(game.file("font"))

    @classmethod
    def of(cls, a2: Apple2) -> Self:
        """The hands and eyes for a machine that is there already."""
        hands = cls.__new__(cls)
        hands.a2 = a2
        return hands

    @classmethod
    def at(cls, state: bytes, save: Path | None = None) -> Self:
        """A machine that goes on from a state, with this SAVE disk."""
        hands = cls()
        hands.a2.load(state)
        hands.puts_in(save)
        return hands

    @property
    def text(self) -> str:
        """The screen, one line under the other."""
        return "\n".join(self.rows)

    def puts_in(self, save: Path | None) -> None:
        """This SAVE disk into drive 2, if there is one."""
        if save is not None:
            self.a2.insert(2, save, writable=True)

    def put(self, name: str, value: int, at: int = 0) -> None:
        """Change a byte of the game's memory."""
        self.a2.memory[self.a2.symbol(name) + at] = value

    def state(self) -> bytes:
        """The whole state block."""
        begin, end = self.a2.symbol("state_begin"), self.a2.symbol("state_end")
        return bytes(self.a2.memory[begin:end])
