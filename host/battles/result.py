"""How a battle between players ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ending:
    """What the last page of a battle tells."""

    winner: int | None
    """0 or 1, the side that has won, in the order of the game's `SIDES`; None a draw."""
    level: str
    """The victory in the game's own words."""
    points: tuple[int, int]
    """Of both sides, as the game counts them."""
    turns: int
    """Turns that were fought."""
    page: str
    """The last page, rows without the blanks at their ends."""


@dataclass(frozen=True)
class Result:
    """A battle: what was asked for, and how it ended. Two are equal when the battles were."""

    game: str
    scenario: str
    players: tuple[str, ...]
    """The name of each side's function, or "computer"."""
    seed: int
    ending: Ending
    cycles: int
    """Of the emulated machine, from power-on to the last page."""

    @property
    def winner(self) -> int | None:
        """0 or 1, None for a draw."""
        return self.ending.winner

    def __str__(self) -> str:
        first, other = self.players
        end = self.ending
        points = " to ".join(str(number) for number in end.points)
        return f"{first} v {other}, {self.scenario}: {end.level}, {points}, turn {end.turns}"
