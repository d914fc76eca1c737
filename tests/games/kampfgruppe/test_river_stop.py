"""A river stops a unit: told once in the combat, and in its orders while it stands there."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import BRIDGE, GERMAN, NOWHERE, RIVER, SOVIET, STOPPED, Battlefield
from .bench_table import BenchTable
from .field import Field
from .test_combat_words import lines

INC, RTS, LOG = 0xEE, 0x60, 0xD000
COLUMN = 25


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    field = Battlefield(kampf)
    for name, value in (
        ("st_message_delay", 1),
        ("st_noises", 0),
        ("shown_all", 0),
        ("st_side", 0),
    ):
        kampf.set(name, value)
    kampf.call("view_forget")
    kampf.overlay("combat")
    pause = kampf.sym["say_pause"]
    kampf.mem[pause : pause + 4] = bytes((INC, LOG & 0xFF, LOG >> 8, RTS))
    for row in range(60):
        field.ground(COLUMN, row, RIVER)
    field.put(GERMAN, 10, "TRUCK", 6, COLUMN - 1, 20, speed=11, goal_x=40, goal_y=20)
    return field


def pulse(field: Battlefield, side: int = GERMAN) -> int:
    """How often something was told while the side moved."""
    field.bench.mem[LOG] = 0
    field.begin()
    field.move(side)
    return int(field.bench.mem[LOG])


@pytest.mark.rule("KG-7.9.3")
@pytest.mark.rule("W12")
def test_a_unit_at_a_river_stands_and_says_so_once(kampf: Any, field: Battlefield) -> None:
    assert pulse(field) == 1
    assert lines(kampf)[1:3] == ["German B1 6 TRUCK", "A river bars its way."]
    assert field.where(GERMAN, 10) == (COLUMN - 1, 20)
    assert field.get(GERMAN, 10, "flags") & STOPPED
    assert pulse(field) == 0 and field.get(GERMAN, 10, "flags") & STOPPED, "it stands there still"
    field.ground(COLUMN, 20, BRIDGE)
    assert pulse(field) == 0 and not field.get(GERMAN, 10, "flags") & STOPPED, "now it goes on"


@pytest.mark.rule("KG-7.9.3")
def test_only_its_own_player_hears_of_it_and_nobody_whose_unit_has_arrived(
    kampf: Any, field: Battlefield
) -> None:
    field.put(SOVIET, 3, "RIFLE", 30, COLUMN + 1, 9, speed=6, goal_x=2, goal_y=9)
    for looks_on, shown_all, told in (
        (0, 0, [1, 0]),
        (1, 0, [0, 1]),
        (2, 0, [0, 0]),
        (0, 1, [1, 1]),
    ):
        field.change(GERMAN, 10, flags=0)
        field.change(SOVIET, 3, flags=0)
        kampf.set("st_side", looks_on)
        kampf.set("shown_all", shown_all)
        assert [pulse(field, side) for side in (GERMAN, SOVIET)] == told
    kampf.set("st_side", 0)
    here = {"goal_x": COLUMN - 1, "goal_y": 20, "next_x": COLUMN - 1, "next_y": 20}
    field.put(GERMAN, 10, "TRUCK", 6, COLUMN - 1, 20, speed=11, **here)
    assert pulse(field) == 0 and not field.get(GERMAN, 10, "flags") & STOPPED


@pytest.mark.rule("KG-5.2.1")
@pytest.mark.parametrize("order", ["M\r", "K", "EB2"])
def test_its_orders_say_so_until_it_gets_others(kampf: Any, order: str) -> None:
    def lay(field: Field) -> None:
        field.bench.set("st_human", [1, 0])
        field.unit(0, "B1", "TRUCK", 6, 20, 20, flags=STOPPED, goal_x=40, goal_y=20)
        field.unit(0, "B2", "RIFLE", 30, 22, 22)
        field.unit(1, "A0", "T-34/76C", 3, NOWHERE, NOWHERE)

    table = BenchTable(kampf, lay)
    table.types("B1")
    assert table.panel[0] == "B1   6 TRUCK       a river bars it"
    table.types(order)
    assert table.panel[0] == "B1   6 TRUCK"
