"""The river of a random map, drawn again in Python with the game's own dice (3.6.2, W18)."""

from __future__ import annotations

from typing import Any

import pytest

from ...lib.dice import Dice
from .field import Field

FORD, RIVER = 7, 9
WEST, EAST = 8, 51
"""Columns between which it winds."""


def river(dice: Dice, ground: list[int], rows: int) -> None:
    """Reaches of two to five rows, each none to two squares aslant a row, three times of four to
    the other side; two fords where it is at most two squares broad, if forty tries find such."""
    column, way, reach, pace = 20 + dice.below(20), 1, 0, 0
    for row in range(rows):
        ground[60 * row + column] = RIVER
        if not reach:
            reach, pace = 2 + dice.below(4), dice.below(3)
            way = -way if dice.next() & 3 else way
        reach -= 1
        for _ in range(pace):
            if not WEST <= column + way <= EAST:
                break
            column += way
            ground[60 * row + column] = RIVER
    tries = 40
    for _ in range(2):
        while True:
            row = dice.below(rows)
            here = ground[60 * row : 60 * row + 60]
            if RIVER not in here:
                continue
            first = here.index(RIVER)
            if not tries:
                break
            tries -= 1
            if first + 2 > 59 or here[first + 2] != RIVER:
                break
        while first < 60 and here[first] == RIVER:
            ground[60 * row + first] = FORD
            first += 1


@pytest.mark.slow
@pytest.mark.rule("KG-3.6.2")
@pytest.mark.rule("W18")
@pytest.mark.parametrize("rows", [30, 60, 4])
def test_a_river_winds_by_the_dice_from_north_to_south(kampf: Any, rows: int) -> None:
    """On four rows it may be too broad everywhere, so that the tries for a ford run out."""
    for seed in range(1, 41):
        field = Field(kampf, rows)
        kampf.set("map", [0x20] * 3600)
        want = [0x20] * 3600
        dice = Dice((7919 * seed).to_bytes(4, "little"))
        river(dice, want, rows)
        kampf.set("map", [0x20] * 3600)
        kampf.set("rng_seed", (7919 * seed).to_bytes(4, "little"))
        kampf.call("river_make", limit=2_000_000)
        assert list(field.bench.mem[kampf.sym["map"] :][:3600]) == want, seed
        assert bytes(kampf.mem[kampf.sym["rng_seed"] :][:4]) == dice.seed
