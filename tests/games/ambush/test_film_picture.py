"""The drawn film of a battle."""

from __future__ import annotations

from typing import Any

from .film_picture import PALE, SIDES, Film, pixel
from .mission import Mission

BARN = 4
LETTERS = [chr(ord("a") + n) for n in range(20)]


def test_a_turn_shows_ways_shots_and_the_fallen(ambush: Any) -> None:
    fight = Mission(ambush, BARN, 1, 3)
    film = Film(fight, LETTERS)
    walker, fallen = 10, 11
    for man in set(range(20)) - {walker, fallen}:
        fight.put("man_in_play", man, 0)
    fight.put("man_x", walker, 20)
    fight.put("man_y", walker, 40)
    film.begins()
    fight.put("man_x", walker, 20)
    fight.put("man_y", walker, 44)
    fight.put("man_wounds", fallen, 99)
    film.ends(7, [(5, "MOVE", walker, 20, 42), (9, "MOVE", walker, 20, 44),
                  (20, "FIRE", walker, 28, 44)])  # fmt: skip
    frame = film.frames[0]

    def seen(x: int, y: int, colour: tuple[int, int, int], reach: int = 3) -> bool:
        """Is the colour about the middle of the square?"""
        left, top = (at // 2 for at in pixel((x, y)))
        near = frame[top - reach : top + reach + 1, left - reach : left + reach + 1]
        return bool((near == colour).all(axis=2).any())

    assert seen(20, 41, PALE[1]) and seen(20, 43, PALE[1]), "the way"
    assert seen(24, 44, SIDES[1]), "the shot begins where he has come to"
    assert not seen(24, 42, SIDES[1])
    assert seen(20, 44, SIDES[1]) and not seen(20, 40, SIDES[1]), "he stands at its end"
    assert seen(*fight.where(fallen), SIDES[1])
