"""Where a computer puts what it has bought, and what it leaves where it is."""

from __future__ import annotations

from typing import Any

import pytest

from .field import Field
from .keys import PLACE, RED, area, stand
from .test_computer import field as with_a_town
from .test_computer import thinks

field = with_a_town


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-9.12")
@pytest.mark.rule("PG-9.13")
def test_who_rides_is_not_placed_in_a_town(field: Field) -> None:
    """The only man of the side, and a town of its area that nobody holds."""
    area(field, RED)
    tank, man = stand(field, 3, "MT", (10, 10)), stand(field, 5, "IN", (10, 11))
    for name, unit, value in (("cargo", tank, man), ("col", man, 0)):
        field.put(f"unit_{name}", unit, value)
    field.bench.call("pieces_make")
    field.bench.set("st_turn", 3)
    thinks(field, PLACE)
    assert field.place(man)[0] == 0 and field.get("unit_cargo", tank) == man
    assert field.get("unit_hits", man) == 3


@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize(("turn", "invaded", "waits"), [(1, 0, 0), (2, 0, 1), (3, 1, 0)])
@pytest.mark.parametrize("kind", ["IN", "HT"])
def test_a_computers_reinforcements_wait_for_a_place(
    general: Any, field: Field, turn: int, invaded: int, waits: int, kind: str
) -> None:
    """It has no area at all; whom it cannot place at first, or in a region, is lost."""
    unit = stand(field, 59, kind, (1, 1), 0)
    field.put("unit_col", unit, 0)
    general.call("pieces_make")
    general.set("st_turn", turn)
    general.set("st_invaded", invaded)
    thinks(field, PLACE)
    assert bool(field.get("unit_hits", unit)) == waits and field.place(unit)[0] == 0
