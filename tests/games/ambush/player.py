"""A player at the keyboard of the whole machine: boots the built disk and types."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any

from built import built

from grognard.emu import Apple2
from grognard.emu.jit import LLVM

KEYS_OF_THE_BOOK = {
    "P": ("MR12R", "MR21R", "MR30F", "SB", "FA0199"),
    "C": ("MR15R", "SB", "MR21D", "MR30R", "FA5030"),
    "B": ("MR11R", "PF", "EF1820", "MR58R", "MR32R", "PA", "FA2510"),
    "D": ("MR41R", "MR34R", "MR21R", "MR13R"),
}
"""The orders that the rule book suggests for the first turn of NCO Training, 16.A.1."""


class Player:
    """A machine with the game's disk in drive 1, and hands."""

    sanitized = LLVM is not None
    """Stop at what no sound program does; in plain Python that would take too long."""

    def __init__(
        self,
        save: Path | None = None,
        core: str = "fast",
        powerup: str | None = None,
        sanitize: bool | None = None,
    ) -> None:
        game = built("ambush")
        options: dict[str, Any] = {} if powerup is None else {"powerup": powerup}
        if core == "fast":
            options["sanitize"] = self.sanitized if sanitize is None else sanitize
        self.a2 = Apple2(core=core, ram=48, **options)
        self.a2.insert(1, game.file("dsk"))
        if save is not None:
            self.a2.insert(2, save, writable=True)
        self.a2.load_symbols(game.file("dbg"))
        self.a2.screen.use_font(game.file("font"))

    def __enter__(self) -> Player:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.a2.close()

    @property
    def text(self) -> str:
        """The screen, one line under the other."""
        return "\n".join(line.rstrip() for line in self.a2.screen.text)

    def sees(self, text: str, within: float = 30) -> None:
        """Wait until the words stand on the screen."""
        self.a2.until(text=text, within=within)

    def types(self, keys: str) -> None:
        """Type, each key when the one before has been taken."""
        self.a2.type(keys)

    def byte(self, name: str, at: int = 0) -> int:
        """A byte of the game's memory."""
        return self.a2.memory[self.a2.symbol(name) + at]

    def put(self, name: str, value: int, at: int = 0) -> None:
        """Change a byte of the game's memory."""
        self.a2.memory[self.a2.symbol(name) + at] = value

    def state(self) -> bytes:
        """The whole state block."""
        return self.a2.memory[self.a2.symbol("state_begin") : self.a2.symbol("state_end")]

    def begins_nco_training(self, points: int = 250, sight: str = "2") -> None:
        """From power-on to the order phase: silence, blind (1) or unlimited (2)."""
        self.sees("PRESS ANY KEY")
        self.types(" ")
        self.begins_battle_from_the_menu(points, sight)

    def begins_battle_from_the_menu(self, points: int = 250, sight: str = "2") -> None:
        """From the menu to the order phase."""
        self.sees("START A NEW GAME")
        self.types("3")
        self.sees("SOLITAIRE")
        self.types("1")
        self.sees("NCO TRAINING")
        self.types("1")
        self.sees("SILENCE")
        self.types("2")
        self.sees("UNLIMITED")
        self.types(sight)
        self.sees("HOW MANY TIME POINTS")
        self.types(f"{points}\r")
        self.sees("WHICH SOLDIER")

    def orders(self, soldier: str, *orders: str) -> None:
        """One soldier's orders, and NO at their end."""
        self.types(f"{soldier}\r")
        self.sees("ORDER 1:")
        for number, order in enumerate(orders, 2):
            self.types(f"{order}\r")
            self.sees(f"ORDER {number}:")
        self.types("NO\r")
        self.sees("WHICH SOLDIER")

    def ends_orders(self) -> None:
        """End the phase, battle without noise, to the report."""
        self.types("4\r")
        self.sees("END THE PHASE")
        self.types("Y\r")
        self.sees("SOUNDS OF BATTLE")
        self.types("N")
        self.sees("REPORT", within=60)

    def removes_the_germans(self) -> None:
        """Take them off the map before the battle."""
        for man in range(10, 20):
            self.put("man_in_play", 0, man)
