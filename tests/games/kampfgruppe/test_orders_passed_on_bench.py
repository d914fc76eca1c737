"""Who takes an order and who does not: riders, guns behind the map, targets that are gone (5)."""

from __future__ import annotations

from typing import Any

import pytest

from .bench_table import OFF_MAP, PRIORITY, SEEN, BenchTable
from .field import FIELDS, GERMAN, NO_UNIT, NOWHERE, SOVIET, number
from .test_orders_play import lay, order


@pytest.fixture
def table(kampf: Any) -> BenchTable:
    return BenchTable(kampf, lay)


def change(table: BenchTable, side: int, name: str, **fields: int) -> None:
    for field, value in fields.items():
        table.mem[table.field.at(side, name) + FIELDS.index(field)] = value


def own(table: BenchTable, name: str, *fields: str) -> list[int]:
    return [table.field.get(GERMAN, name, field) for field in fields]


@pytest.mark.rule("KG-5.3.1")
@pytest.mark.rule("KG-5.2.3")
def test_an_hq_that_rides_passes_the_orders_of_its_formation_on(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "E0", "SMG", 10, 22, 22, carrier=number("C0"))
    table.goes_to(27, 25)
    assert order(table, "EAM3\r")[2].startswith("Ordered to 27,25")
    assert table.goals("E1") == [27, 25, NOWHERE, NOWHERE]
    assert table.goals("E0")[0] == NOWHERE, "it goes with its carrier"
    order(table, "K")
    order(table, "A3\r")  # five east and three south of where the HQ rides
    assert table.goals("E1")[:2] == [30, 23] and table.goals("E0")[0] == NOWHERE
    assert order(table, "ZM")[2] == "It rides on a vehicle."


@pytest.mark.rule("KG-5.3.1")
@pytest.mark.rule("KG-4.9.3")
def test_guns_behind_the_map_take_no_objective_from_their_hq(table: BenchTable) -> None:
    table.field.unit(GERMAN, "D0", "TRUCK", 1, 26, 24)
    table.field.unit(GERMAN, "D1", "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP)
    table.goes_to(30, 23)
    order(table, "DAM\r")
    assert table.goals("D0")[:2] == [30, 23]
    assert own(table, "D1", "goal_x", "delay") == [NOWHERE, 0]


@pytest.mark.rule("KG-5.6.1")
@pytest.mark.rule("KG-5.2.4")
def test_only_who_is_on_the_map_asks_for_a_bombardment(table: BenchTable) -> None:
    table.goes_to(34, 22)
    assert order(table, "D0B")[2] == "It is off the map: let another ask."
    assert own(table, "D0", "shell_x", "load") == [NOWHERE, NO_UNIT]
    order(table, "QC1BNA")  # the Wespe is passed over, the mortars of B fire
    assert own(table, "B2", "shell_x", "shell_y", "load") == [34, 22, number("C1")]


@pytest.mark.rule("KG-5.6.8")
@pytest.mark.rule("KG-7.13.1")
@pytest.mark.parametrize(("pulses", "target"), [(0, NO_UNIT), (2, 1)])
def test_who_is_to_bombard_aims_at_nobody_it_has_not_fired_at(
    table: BenchTable, pulses: int, target: int
) -> None:
    """With its range at 0 it would drive at him as in close combat when the mission is over."""
    change(table, GERMAN, "A1", target=1, pulses=pulses)
    table.goes_to(34, 22)
    order(table, "B1BA")
    assert own(table, "A1", "shell_x", "range", "target") == [34, 0, target]


@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.4.7")
def test_a_formation_of_which_nobody_can_be_carried_takes_no_order_away(table: BenchTable) -> None:
    change(table, GERMAN, "B1", goal_x=40, goal_y=23, speed=12)
    assert order(table, "B1EBA")[2] == "It can carry none of them."
    assert table.goals("B1")[:2] == [40, 23] and own(table, "B1", "speed") == [12]
    assert order(table, "QC0ECA")[2] == "It drives there to load."
    assert own(table, "C1", "carrier") == [number("C0")]
    assert own(table, "C0", "load") == [number("C2")]


def test_a_named_target_that_is_gone_is_no_order(table: BenchTable) -> None:
    field = table.field
    for name in ("A0", "A1", "B1", "B2", "C0", "C1", "C2", "E1"):
        change(table, GERMAN, name, goal_x=30, goal_y=30)
    found = []
    for target in (2, 5, NO_UNIT):
        change(table, GERMAN, "B0", flags=PRIORITY, target=target)
        field.bench.mem[field.bench.sym["unit_x"] + 189 + 5] = NOWHERE
        order(table, ",")
        found.append(table.panel[2] == "All your units have orders.")
        order(table, "Q")
    assert found == [True, False, False]


@pytest.mark.rule("KG-5.1.2")
@pytest.mark.rule("KG-5.2.11")
def test_an_enemy_that_has_got_on_since_it_was_seen_is_seen_no_more(table: BenchTable) -> None:
    """The other player has his orders first, and may load it."""
    field = table.field
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 33, 24, flags=SEEN)
    field.unit(SOVIET, "A1", "S-TRUCK", 4, 33, 24, flags=SEEN)
    change(table, GERMAN, "B0", target=2)
    table.goes_to(33, 24)
    seen = []
    for carrier in (NO_UNIT, 1):
        change(table, SOVIET, "A2", carrier=carrier)
        rows = [order(table, "Z")[0][:2], order(table, "N")[0][:2]]
        if table.panel[2] == "Next Quit":
            order(table, "Q")
        seen.append(rows)
        order(table, "B0T")
        seen.append(table.panel[2] == "Its target. Press any key")
        order(table, " Q")
        table.goes_to(33, 24)
    assert seen[0] == ["A1", "A2"] and seen[1]
    assert seen[2][1] != "A2" and not seen[3]
