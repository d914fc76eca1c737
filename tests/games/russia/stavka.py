"""A player of War in Russia at the keyboard of the whole machine."""

from __future__ import annotations

from ..shared.phased import PhasedHands
from .front import STRIDE

ESCAPE = "\x1b"
AXIS, SOVIET = 0, 1


class Stavka(PhasedHands):
    """Who plays both sides, one week after the other."""

    game = "russia"
    menu = "BEGIN A NEW WAR"

    def begins_to_save(self) -> None:
        self.begins(builds=False)

    def begins(
        self,
        scenario: str = "1",
        length: str = "1",
        level: str = "3",
        builds: bool = True,
        who: str = "1",
    ) -> None:
        """A new war, to the first page of the Soviets; without building to that of the Axis."""
        for page, key in (
            ("BEGIN A NEW WAR", "2"),
            ("WHEN DOES IT BEGIN", scenario),
            ("HOW LONG?", length),
            ("HOW STRONG ARE", level),
            ("WHO COMMANDS?", who),
        ):
            self.sees(page)
            self.types(key)
        self.sees("DIVIDE A GROUP")
        if builds:
            self.builds_nothing()

    def builds_nothing(self) -> None:
        """Both build phases are done, to the first page of the Soviets."""
        for side in ("AXIS", "SOVIET"):
            self.sees(f"{side}")
            self.sees("DIVIDE A GROUP")
            self.types("D")
        self.sees("A WEEK BEGINS")

    def supplies(self) -> None:
        """From a side's first page: all depots by themselves, to the keys of the plots."""
        self.sees("A WEEK BEGINS")
        self.types(" ")
        self.sees("RETURN A ALL")
        self.types("A")
        self.sees("G TAKE")

    def is_done(self) -> None:
        """The side has given all orders."""
        self.types("D")
        self.sees("ALL ORDERS GIVEN?")
        self.types("Y")
        for _ in range(100):
            self.a2.run(seconds=0.3)
            words = self.text.upper()
            if "B BOMB" in words:
                self.types("D")  # nobody strikes
                return
            if "A WEEK BEGINS" in words or "FIRST COMES" in words:
                return
        raise AssertionError(self.text)

    def takes(self, group: int) -> None:
        """The cursor to a group, and take it."""
        self.points_at(self.place(group))
        for _ in range(3):
            self.types("G")
            self.sees("X RAIL")
            if self.byte("group_taken") == group:
                return
            self.types("Q")
            self.sees("G TAKE")
            self.types(" ")
        raise AssertionError(f"group {group} cannot be taken")

    def plots(self, group: int, plot: str) -> None:
        """Take a group, type its plot, let it go."""
        self.takes(group)
        self.types("P")
        self.sees("PLOT, SUCH AS")
        self.types(f"{plot}\r")
        self.a2.run(seconds=0.3)
        self.types("Q")
        self.sees("G TAKE")

    def place(self, group: int) -> tuple[int, int]:
        """Column and row of a group on the map."""
        high, low = self.byte("group_at_hi", group), self.byte("group_at_lo", group)
        row, column = divmod(high << 8 | low, STRIDE)
        return column, row

    def executes(self, stops: bool = False) -> int:
        """The execution and the end of the week, to the Soviets' first page; attacks seen."""
        seen = 0
        for _ in range(600):
            self.a2.run(seconds=0.3)
            words = self.text.upper()
            if "FIRST COMES" in words:
                self.types(" ")
                continue
            if "THE WAR IS OVER" in words:
                return seen
            if "THE WEEK IS OVER" in words:
                self.sees("KEY")  # kept, or said why not
                self.types(" ")
                self.sees("DIVIDE A GROUP")
                self.builds_nothing()
                return seen
            if any(word in words for word in ("ATTACKS", "GUNS FIRE", " STRIKES ", " BOMBS ")):
                seen += 1
                self.types(" " if stops else ESCAPE)
        raise AssertionError(f"the execution does not end: {self.rows[23]}")

    def saves(self, name: str) -> None:
        """From the plots: save and go on."""
        self.types("S")
        self.sees("NAME OF THE WAR")
        self.types(f"{name}\r")
        self.sees("SAVED")
        self.types(" ")
        self.sees("G TAKE")

    def restarts(self, name: str, then: str = "G TAKE") -> None:
        """From the menu: take a war up, to its first keys."""
        self.types("3")
        self.sees("NAME OF THE WAR")
        self.types(f"{name}\r")
        self.is_taken_up(then)

    def continues(self, then: str, within: float = 60) -> None:
        """From the menu: go on with the war that kept itself, to these words."""
        self.types("4")
        self.is_taken_up(then, within)

    def is_taken_up(self, then: str, within: float = 60) -> None:
        """Past the options, and past what happened last if a week is over."""
        self.sees("RETURN GOES ON", within=60)
        self.types("\r")
        if self.byte("st_turn") > 1:
            self.sees("ANY OTHER KEY")
            self.types(" ")
        self.sees(then, within=within)
