"""A turn of a film as a picture: ways, shots, bursts, and who is left where, over the poster."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import grognard.game_asm.games.ambush as game
from grognard.game_asm.games.ambush.tools.poster import poster
from grognard.game_asm.games.ambush.tools.village import BOTTOM, LEFT, ROWS
from grognard.host.built.games import built_game
from grognard.host.built.paper import INK, PAPER, Colour, Picture, words

from ...lib.sheets import Point, box, cross, line, ring, written
from .mission import SHOCK, SQUAD, Square

DATA = Path(game.__path__[0]) / "data"
SQUARE, MARGIN, TITLE = 20, 36, 40
"""As on the poster."""
SIDES: tuple[Colour, Colour] = ((30, 70, 190), (190, 40, 30))
PALE: tuple[Colour, Colour] = ((130, 160, 235), (235, 150, 140))
BURST: Colour = (240, 120, 20)
COLUMNS_OF_TURNS, ROWS_OF_TURNS = 4, 2


def pixel(square: Square) -> Point:
    """The middle of a square."""
    x, y = square
    return (
        MARGIN + (x - LEFT) * SQUARE + SQUARE // 2,
        TITLE + MARGIN + (ROWS - 1 - y + BOTTOM) * SQUARE + SQUARE // 2,
    )


class Film:
    """Frames of a battle; `begins` before a turn is resolved, `ends` after it."""

    def __init__(self, fight: Any, letters: list[str]) -> None:
        self.fight, self.letters = fight, letters
        self.font = built_game("ambush").file("font").read_bytes()
        self.village = poster(DATA / "village.map", self.font)
        self.frames: list[Picture] = []
        self.places: dict[int, Square] = {}

    def begins(self) -> None:
        """Where everybody is before the turn."""
        men = range(2 * SQUAD)
        self.places = {n: self.fight.where(n) for n in men if self.fight.byte("man_in_play", n)}

    def ends(self, turn: int, events: list[Any]) -> None:
        """Draw what the movie's log tells, then everybody as he is now."""
        picture = self.village.copy()
        picture[: TITLE + MARGIN - 22] = PAPER
        fit = [len(self.fight.fit(side)) for side in (0, 1)]
        words(picture, self.font, MARGIN, 10, f"TURN {turn}  {fit[0]} : {fit[1]}", 3)
        for side in (0, 1):
            if (goal := self.fight.goal(side))[0]:
                box(picture, pixel(goal), 14, SIDES[side], PAPER)
        for _, name, man, x, y in events:
            if name == "MOVE":
                line(picture, pixel(self.places[man]), pixel((x, y)), PALE[man // SQUAD], 4)
                self.places[man] = (x, y)
            elif name in ("FIRE", "THROW"):
                line(picture, pixel(self.places[man]), pixel((x, y)), SIDES[man // SQUAD])
            elif name in ("BLAST", "PLASTIC"):
                ring(picture, pixel((x, y)), 20 if name == "BLAST" else 40, BURST, 5)
        for man in self.places:
            self._man(picture, man)
        self.frames.append(picture[::2, ::2])

    def _man(self, picture: Picture, man: int) -> None:
        """His initial: dark on paper when he lies, light when upright; a cross when he is down."""
        colour, at = SIDES[man // SQUAD], pixel(self.fight.where(man))
        if self.fight.byte("man_wounds", man) >= SHOCK:
            cross(picture, at, 7, colour)
            return
        lies = self.fight.byte("man_posture", man)
        box(picture, at, 10, colour, PAPER if lies else colour)
        ink = INK if lies else PAPER
        words(picture, self.font, at[0] - 6, at[1] - 8, self.letters[man][0].upper(), 2, ink)

    def written(self, folder: Path) -> list[Path]:
        """Eight turns a sheet."""
        return written(self.frames, folder, COLUMNS_OF_TURNS, ROWS_OF_TURNS)
