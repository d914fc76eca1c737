"""Of a stack the panel names first who is asked about: battles, retreats and advances by keys."""

from __future__ import annotations

from typing import Any

import pytest

from .army import named
from .desk import GERMAN, HERE, RESOLVE, Desk, rolls
from .land import Field
from .orders_desk import CAV, FOOT, MOTOR, PANZER, US

STACK = (20, 21)
NORTH, ASIDE, BEHIND = (20, 20), (21, 20), (20, 22)
LATER = "4 VWB"


def first(table: Desk) -> str:
    return table.panel[0].split("  ")[0]


@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-1.9")
@pytest.mark.parametrize("again", [0, 1])
def test_the_next_battle_names_its_own_unit_and_is_the_one_that_return_fights(
    ardennes: Any, again: int
) -> None:
    """Attackers of one hex fight two enemies; whichever battle is wanted comes first."""

    def lay(field: Field) -> None:
        for number, (own, foe, place) in enumerate(((PANZER, US, NORTH), (FOOT, CAV, ASIDE)), 1):
            field.engage(number, place, field.stand(own, STACK, 9), field.stand(foe, place, 9))
        for name in (MOTOR, LATER):
            field.stand(name, BEHIND)
        rolls(field.bench, 6)

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    table.types("N" * again)
    assert first(table) == (PANZER, FOOT)[again]
    table.goes_to(BEHIND)
    assert first(table) == LATER, "of any other stack the top unit comes first"
    table.types("NN")
    assert first(table) == (PANZER, FOOT)[again]
    table.types("\r")
    assert table.says.startswith(f"Battle {'AB'[again]} ")


@pytest.mark.rule("BA-2.40")
def test_who_must_go_back_is_named_first_one_after_the_other(ardennes: Any) -> None:
    """2-1 and a 4: the defenders go back three hexes; who was asked first is gone from there."""

    def lay(field: Field) -> None:
        foes = [field.stand(name, HERE, 2) for name in (US, "393/99", CAV)]
        field.engage(1, HERE, field.stand(MOTOR, STACK, 9), field.stand(PANZER, STACK, 3), *foes)
        rolls(field.bench, 4)

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    table.types("\r  ")
    for name in (US, "393/99", CAV):
        assert "3 hexes back" in table.says and first(table) == name
        column = {US: 19, "393/99": 20, CAV: 21}[name]
        table.goes_to((column, 17 if column == 20 else 18))
        assert table.unit(named(name), "strength") == 2
        table.types("\r")
    for name in (PANZER, MOTOR):
        assert "2 points forward" in table.says and first(table) == name
        table.goes_to(STACK)
        table.types("\r")
