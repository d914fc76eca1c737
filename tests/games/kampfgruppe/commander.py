"""A commander at the keyboard of the whole machine: boots the built disk and types."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from built import built
from sanitized import SANITIZED

from grognard.emu import Apple2

BOTH, GERMANS, SOVIETS, TWO = "4", "1", "2", "3"


class Commander:
    """A machine with the game's disk in drive 1, and hands."""

    def __init__(self, save: Path | None = None, sanitize: bool = SANITIZED) -> None:
        game = built("kampfgruppe")
        self.a2 = Apple2(core="fast", ram=48, sanitize=sanitize)
        self.a2.insert(1, game.file("dsk"))
        if save is not None:
            self.a2.insert(2, save, writable=True)
        self.a2.load_symbols(game.file("dbg"))
        self.a2.screen.use_font(game.file("font"))

    @classmethod
    def of(cls, a2: Apple2) -> Commander:
        """The hands and eyes for a machine that is there already."""
        commander = cls.__new__(cls)
        commander.a2 = a2
        return commander

    def __enter__(self) -> Commander:
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
        begin, end = self.a2.symbol("state_begin"), self.a2.symbol("state_end")
        return bytes(self.a2.memory[begin:end])

    def reaches_the_menu(self) -> None:
        """From power-on."""
        self.sees("PRESS ANY KEY")
        self.types(" ")
        self.sees("START A NEW BATTLE")

    def asks_for_a_battle(self, players: str, handicap: str = "3", scenario: str = "5") -> None:
        """From the menu to the page of the scenario, answered."""
        for page, key in (
            ("START A NEW BATTLE", "2"),
            ("WHO COMMANDS", players),
            ("HANDICAP", handicap),
            ("PACE", "1"),
            ("SOUND", "2"),
            ("WHICH?", scenario),
        ):
            self.sees(page)
            self.types(key)

    def builds_a_battle(
        self, river: str = "2", density: str = "3", period: str = "5", battle: str = "3",
        size: str = "2",
    ) -> None:  # fmt: skip
        """The questions of a built battle, answered: a small meeting in late 1943."""
        for page, key in (
            ("A RIVER?", river),
            ("COVER", density),
            ("WHEN?", period),
            ("OF WHAT KIND?", battle),
            ("HOW LARGE?", size),
        ):
            self.sees(page)
            self.types(key)
