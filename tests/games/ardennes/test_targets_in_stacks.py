"""Guns fire at one unit of a hex, whichever of them their owner wants."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, named
from .desk import ALLIED, GERMAN, GUARD, HERE, MOVE, Desk
from .land import Field
from .orders_desk import CAV, FA, FOOT, GUN, MOTOR, PANZER, US

TARGETS = (22, 20)
LATER = "4 VWB"
"""Its number is behind the gun's: it lies above it."""


def target(table: Desk, gun: str) -> int | None:
    return table.unit(named(gun), "task") if table.unit(named(gun), "flags") & AIMED else None


@pytest.mark.rule("BA-2.8")
@pytest.mark.rule("BA-2.11")
@pytest.mark.parametrize("spaces", range(4))
def test_the_space_bar_names_the_next_target_of_the_hex(ardennes: Any, spaces: int) -> None:
    def lay(field: Field) -> None:
        field.stand(GUN, HERE)
        for name in (CAV, US):
            field.stand(name, TARGETS)

    table = Desk(ardennes, lay, GERMAN)
    table.types("A")
    table.goes_to(TARGETS)
    table.types(" " * spaces)
    first = table.panel[0]
    assert first.startswith((CAV, US)[spaces % 2] + " ")
    table.types("\r")
    assert target(table, GUN) == named((CAV, US)[spaces % 2])


@pytest.mark.rule("BA-2.8")
def test_a_gun_that_is_not_the_first_of_its_hex_fires_at_the_first_of_the_other(
    ardennes: Any,
) -> None:
    def lay(field: Field) -> None:
        for name in (GUN, LATER, PANZER):
            field.stand(name, HERE)
        between = zip((MOTOR, FOOT, "48/12VG", "8/3FJ"), ((21, 19), (21, 20)) * 2, strict=True)
        for name, place in between:
            field.stand(name, place)
        for name in (CAV, US):
            field.stand(name, TARGETS)

    table = Desk(ardennes, lay, GERMAN)
    while not table.panel[0].startswith(GUN):
        table.types(" ")
    table.types("A")
    table.goes_to(TARGETS)
    assert table.panel[0].startswith(CAV + " ")
    table.types("\r")
    assert target(table, GUN) == named(CAV)


@pytest.mark.rule("BA-2.14")
@pytest.mark.parametrize("phase", [MOVE, GUARD])
def test_who_is_protected_is_chosen_likewise_and_escape_leaves_it(
    ardennes: Any, phase: int
) -> None:
    def lay(field: Field) -> None:
        field.stand(FA, HERE)
        for name in (CAV, US) if phase == GUARD else (MOTOR, PANZER):
            field.stand(name, TARGETS)

    table = Desk(ardennes, lay, ALLIED, phase=phase)
    table.types("A")
    table.goes_to(TARGETS)
    table.types(" \x1b")
    assert target(table, FA) is None
    table.goes_to(HERE)
    table.types("A")
    table.goes_to(TARGETS)
    table.types(" \r")
    chosen = target(table, FA)
    pair = (CAV, US) if phase == GUARD else (MOTOR, PANZER)
    assert chosen is not None and chosen == min(map(named, pair)), "the last is on top"
