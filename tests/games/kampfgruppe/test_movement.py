"""What squares cost to enter (7.9), against the figures that the book prints rounded."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from . import kampf_book as book

TERRAIN = "clear road town road-slope broken woods slope ford bridge".split()
PRINTED = {
    "clear": (13, 13, 13),
    "road": (7, 3, 10),
    "town": (10, 5, 12),
    "road-slope": (10, 5, 12),
    "broken": (20, 27, 17),
    "woods": (20, 27, 17),
    "slope": (20, 27, 17),
    "ford": (30, 40, 20),
    "bridge": (7, 3, 10),
}
CLASSES = (("german", "PZ-IVH"), ("soviet", "TRUCK"), ("german", "RIFLE"))


@pytest.mark.rule("KG-7.9.2")
@pytest.mark.rule("KG-7.9.3")
@pytest.mark.parametrize("terrain", TERRAIN)
def test_costs_are_the_printed_ones_before_rounding(kampf: Any, terrain: str) -> None:
    """Three points come in for each of speed: a third of the cost is what the book prints."""
    for weapon, printed in zip(CLASSES, PRINTED[terrain], strict=True):
        row = int(book.chart()[weapon]["number"])
        result = kampf.call("move_cost", A=TERRAIN.index(terrain) | 0x30, X=row)
        assert result.c == 0
        assert F(result.a, 3).limit_denominator(3) - printed in (F(0), F(1, 3), F(-1, 3))


@pytest.mark.rule("KG-7.9.3")
def test_nobody_enters_a_river(kampf: Any) -> None:
    assert kampf.call("move_cost", A=9, X=0).c == 1


@pytest.mark.rule("KG-7.9.4")
def test_every_weapon_rolls_or_walks(kampf: Any) -> None:
    for row in book.chart().values():
        want = 10 if row["name"] == "TRUCK" else 0 if int(row["fa"]) else 20
        assert kampf.call("move_class", X=int(row["number"])).a == want, row["name"]


@pytest.mark.rule("KG-7.9.5")
def test_speed_is_about_miles_an_hour_in_the_clear(kampf: Any) -> None:
    """A square is 200 yards and a pulse 30 seconds: 13.6 squares a pulse at a mile a second."""
    cost = kampf.call("move_cost", A=0, X=9).a
    squares_an_hour = F(3 * 12, cost) * 120  # a PZ-IVH, speed 12
    miles = squares_an_hour * 200 / 1760
    assert abs(miles - 12) < 12 * F(3, 100)
