"""A player at the keyboard of the whole machine, from power-on to the first turn."""

from __future__ import annotations

from grognard.emu import Apple2

from ..built import built
from ..sanitized import SANITIZED
from . import force_book as forces

ONE_GERMAN, ONE_SOVIET, TWO_PLAYERS, NO_PLAYER = "1234"


class SetUp:
    """Boots the built disk and answers its questions; `mem` and `sym` as on the bench."""

    def __init__(self) -> None:
        game = built("kampfgruppe")
        self.a2 = Apple2(core="fast", ram=48, sanitize=SANITIZED)
        self.a2.insert(1, game.file("dsk"))
        self.a2.load_symbols(game.file("dbg"))
        self.a2.screen.use_font(game.file("font"))
        self.mem = self.a2.memory

    def __enter__(self) -> SetUp:
        return self

    def __exit__(self, *error: object) -> None:
        self.a2.close()

    @property
    def sym(self) -> dict[str, int]:
        names = ("unit_records", "unit_x", "unit_y", "formation_kind")
        return {name: self.a2.symbol(name) for name in names}

    def sees(self, text: str, within: float = 30) -> None:
        self.a2.until(text=text, within=within)

    def byte(self, name: str, at: int = 0) -> int:
        return self.mem[self.a2.symbol(name) + at]

    def answers(self, *pairs: tuple[str, str]) -> None:
        """Wait for words, then type."""
        for words, keys in pairs:
            self.sees(words)
            self.a2.type(keys)

    def types(self, keys: str) -> None:
        """Type and give the program a moment to show what came of it."""
        self.a2.type(keys)
        self.a2.run(seconds=0.4)

    def turn_begins(self, within: float = 40) -> None:
        """Wait for the orders of turn 1."""
        for _ in range(round(4 * within)):
            if (self.byte("st_turn"), self.byte("st_phase")) == (1, 3):
                return
            self.a2.run(seconds=0.25)
        raise AssertionError("turn 1 did not begin:\n" + "\n".join(self.a2.screen.text))

    def conditions(self, who: str = ONE_GERMAN, handicap: str = "3", scenario: str = "5") -> None:
        """From power-on to the end of what every battle asks."""
        self.answers(
            ("any key", " "),
            ("new battle", "2"),
            ("who commands", who),
            ("handicap", handicap),
            ("pace", "4"),
            ("sound", "2"),
            ("which", scenario),
        )

    def built(self, river: str, density: str, period: str, battle: str, size: str) -> None:
        """What a battle of one's own asks."""
        self.answers(
            ("a river", river),
            ("cover", density),
            ("when", period),
            ("what kind", battle),
            ("how large", size),
        )

    @property
    def cursor(self) -> tuple[int, int]:
        return self.byte("st_cursor_x"), self.byte("st_cursor_y")

    def goes_to(self, x: int, y: int) -> None:
        """The cursor, by its keys."""
        at = self.cursor
        self.types(("3" if x > at[0] else "7") * abs(x - at[0]))
        self.types(("5" if y > at[1] else "1") * abs(y - at[1]))
        assert self.cursor == (x, y)

    def place(self, side: int, number: int) -> tuple[int, int]:
        return forces.place(self, side, number)

    def square(self, x: int, y: int) -> int:
        return self.byte("map", 60 * y + x)
