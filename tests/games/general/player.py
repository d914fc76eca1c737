"""A player of The Perfect General at the keyboard of the whole machine."""

from __future__ import annotations

from ..shared.phased import PhasedHands

ESCAPE = "\x1b"


class Player(PhasedHands):
    """Who plays both sides."""

    game = "general"
    menu = "BEGIN A NEW GAME"

    def begins_to_save(self) -> None:
        self.begins()

    def begins(self, scenario: str = "A", rules: str = "", shows: str = "TURN 1/") -> None:
        """From the menu: a new game, to the first phase that asks for something; rules are the keys
        that change a line of their page."""
        self.types("2")
        self.sees("WHICH SCENARIO?")
        self.types(scenario)
        self.sees("THE SCENARIO")
        self.types(" ")
        self.sees("WHICH RULES?")
        for key in rules:
            self.types(key)
        self.types("\r")
        self.sees("THE ARMIES")
        self.types("1")
        self.sees(shows)

    def plots_nothing(self) -> None:
        """On to the first direct fire."""
        for _ in range(60):
            self.a2.run(seconds=0.5)
            row = self.rows[23].upper()
            if "RETURN FIRE" in row:
                return
            if "RETURN PLOT" in row:
                self.types("D")
        raise AssertionError(f"no direct fire: {self.rows[23]}")

    def plays_on(self, words: str) -> None:
        """Through phases in which nobody does anything, until these words are seen."""
        for _ in range(400):
            self.a2.run(seconds=0.5)
            if words in self.text.upper():
                return
            if "DONE" in self.rows[23].upper():
                self.types("D")
        raise AssertionError(f"no {words}: {self.rows[23]}")

    def points_at(self, place: tuple[int, int]) -> None:
        """The cursor to a hex, by column and row from 1."""
        for _ in range(120):
            across = place[0] - 1 - self.byte("st_cursor_x")
            down = place[1] - 1 - self.byte("st_cursor_y")
            if not across and not down:
                return
            key = ("\x15" if across > 0 else "\x08") if across else ("4" if down > 0 else "1")
            before = self.byte("st_cursor_x"), self.byte("st_cursor_y")
            self.types(key)
            for _ in range(20):  # a window that scrolls takes its time
                self.a2.run(seconds=0.1)
                if before != (self.byte("st_cursor_x"), self.byte("st_cursor_y")):
                    break
        raise AssertionError(f"the cursor does not come to {place}")

    def place(self, unit: int) -> tuple[int, int]:
        """Column and row of a unit; column 0 when it is not on the map."""
        return self.byte("unit_col", unit), self.byte("unit_row", unit)

    def saves(self, name: str) -> None:
        """From any phase and back to it."""
        self.types("K")
        self.sees("NAME OF THE GAME")
        self.types(f"{name}\r")
        self.sees("SAVED", within=60)
        self.types(" ")
        self.sees("DONE ? HELP", within=60)

    def quits(self) -> None:
        """From any phase to the menu."""
        self.types("Q")
        self.sees("LEAVE WITHOUT SAVING")
        self.types("Y")
        self.reaches_the_menu()
