"""The drawn film of a battle."""

from __future__ import annotations

from typing import Any

from grognard.game_asm.games.kampfgruppe.tools.battle_maps import middle

from .battle_picture import HEADQUARTERS, PALE, SIDES, Pictures
from .battle_view import View
from .battlefield import GERMAN, SOVIET, Battlefield


def test_a_turn_shows_ways_headquarters_and_what_was_lost(kampf: Any) -> None:
    field = Battlefield(kampf)
    kampf.set("st_map_rows", 60)
    field.put(GERMAN, 0, "PZ-IVH", 2, 10, 20)
    field.put(GERMAN, 1, "PZ-IVH", 5, 10, 30)
    field.put(SOVIET, 9, "T-34/76C", 3, 30, 20)
    field.put(SOVIET, 10, "T-34/76C", 3, 40, 20)
    letters = dict.fromkeys(range(120), "T")
    film = Pictures(View(kampf, 99), letters)
    field.put(GERMAN, 1, "PZ-IVH", 5, 14, 30)
    field.put(SOVIET, 10, "T-34/76C", 0, 40, 20)
    film(3)
    frame = film.frames[0]

    def colours(x: int, y: int) -> set[tuple[int, ...]]:
        left, top = middle(x, y)
        near = frame[top - 7 : top + 8, left - 7 : left + 8].reshape(-1, 3)
        return {tuple(int(n) for n in dot) for dot in near}

    assert {HEADQUARTERS, SIDES[0]} <= colours(10, 20)
    assert PALE[0] in colours(12, 30), "the way"
    assert SIDES[0] in colours(14, 30) and SIDES[0] not in colours(10, 30)
    assert HEADQUARTERS not in colours(14, 30)
    assert SIDES[1] in colours(40, 20), "the cross of what was lost"
