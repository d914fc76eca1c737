"""Finding squares and units in the orders: `.` goes to a square, `,` to who has no orders."""

from __future__ import annotations

from typing import Any

import pytest

from .bench_table import MAP_MENU, PRIORITY, UNIT_MENU, BenchTable
from .field import FIELDS, GERMAN, NOWHERE, SOVIET, Field, number
from .test_orders_play import lay

STOPPED = 0x80


@pytest.fixture
def table(kampf: Any) -> BenchTable:
    return BenchTable(kampf, lay)


@pytest.mark.parametrize("mode", ["", "B1"])
def test_a_square_is_gone_to_by_its_numbers(table: BenchTable, mode: str) -> None:
    table.types(mode)
    for typed, square in (
        ("28,20", (28, 20)),
        ("0 59", (0, 59)),
        ("59.0", (59, 0)),
        ("7,,7", (7, 7)),
    ):
        table.types(f".{typed}\r")
        assert table.cursor == square, typed
    assert table.panel[2:] == (UNIT_MENU if mode else MAP_MENU)
    for wrong in ("60,0", "0,60", "12", "1,2,3", "111,1", "1,111", "a,b", ",", "7,"):
        table.types(f".{wrong}\r")
        assert table.panel[2] == "There is no such square.", wrong
        assert table.cursor == (7, 7)
    table.types(".\r.\x1b.1\x1b")
    assert table.cursor == (7, 7) and table.panel[2:] == (UNIT_MENU if mode else MAP_MENU)
    table.types(".")
    assert table.panel[2] == "Go to square (column,row):"


def test_on_the_small_map_rows_end_at_29(kampf: Any) -> None:
    def small(field: Field) -> None:
        lay(field)
        field.bench.set("st_map_rows", 30)

    table = BenchTable(kampf, small)
    table.types(".9,29\r.9,30\r")
    assert table.cursor == (9, 29) and table.panel[2] == "There is no such square."


def test_a_comma_steps_through_the_units_without_orders(table: BenchTable) -> None:
    field = table.field
    idle = [
        "A1",
        "B0",
        "B1",
        "B2",
        "C0",
        "C1",
        "C2",
        "E1",
        "A0",
    ]  # the guns behind the map are none
    for name in [*idle, "A1"]:
        table.types(",")
        assert table.panel[0].startswith(name) and table.panel[2:] == UNIT_MENU
        assert table.cursor == field.place(GERMAN, name)
    for name, order in (
        ("A1", {"goal_x": 30, "goal_y": 31}), ("B1", {"flags": PRIORITY, "target": 0}),
        ("B2", {"shell_x": 33, "shell_y": 24}), ("C0", {"load": number("C2")}),
        ("C1", {"carrier": number("C0")}), ("E1", {"count": 0}),
    ):  # fmt: skip
        for what, value in order.items():
            at = field.at(GERMAN, name) + FIELDS.index(what)
            table.mem[at] = value
    found = []
    for _ in range(4):
        table.types(",")
        found.append(table.panel[0].split()[0])
    assert found == ["B0", "C2", "A0", "B0"]
    table.types("ZM\r")  # all of B, and B0 with them
    table.types(",")
    assert table.panel[0].startswith("C2"), "one unit again"
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 25, 22, flags=STOPPED, goal_x=30, goal_y=3)
    table.types(",,")
    assert table.panel[0].startswith("B0"), "it stands before a river"


def test_who_has_given_all_his_orders_is_told_so(kampf: Any) -> None:
    def lone(field: Field) -> None:
        field.bench.set("st_human", [1, 0])
        field.unit(GERMAN, "U8", "PZ-IVH", 2, 25, 22, goal_x=30, goal_y=3)
        field.unit(SOVIET, "A0", "T-34/76C", 3, 34, 22)

    table = BenchTable(kampf, lone)
    table.types(",")
    assert table.panel[0].startswith("German orders")
    assert table.panel[2] == "All your units have orders."
    table.field.unit(GERMAN, "U8", "PZ-IVH", 2, 25, 22, goal_x=NOWHERE)
    table.types(",,")
    assert table.panel[0].startswith("U8"), "the only one, again and again"


def changed(before: bytes, after: bytes) -> set[tuple[int, int]]:
    """Column and row of the squares of the window whose pictures differ."""
    found = set()
    for y in range(160):
        at = (y & 7) * 0x400 + (y >> 3 & 7) * 0x80 + (y >> 6) * 0x28
        found |= {(n // 2, y // 16) for n in range(40) if before[at + n] != after[at + n]}
    return found


@pytest.mark.rule("KG-5.2.10")
def test_o_draws_the_way_to_each_objective_and_takes_it_away(table: BenchTable) -> None:
    table.types("B1")  # at 24,23; the window begins at 16,15
    for x, y in ((32, 23), (32, 16)):
        table.goes_to(x, y)
        table.types("M\r")
    assert (table.byte("view_x"), table.byte("view_y")) == (16, 15)
    for keys, ways in (
        ("O", {(x, 8) for x in range(9, 16)}),
        (" ", {(16, y) for y in range(2, 8)}),
    ):
        table.types(keys)
        drawn = bytes(table.mem[0x2000:0x4000])
        table.aside("route_turn")
        assert changed(drawn, bytes(table.mem[0x2000:0x4000])) == ways
        table.aside("route_turn")
        assert bytes(table.mem[0x2000:0x4000]) == drawn
    table.types(" ")
    assert table.panel[2:] == UNIT_MENU
    left = bytes(table.mem[0x2000:0x4000])
    table.aside("view_forget")
    table.aside("map_show")
    table.aside("cursor_show")
    assert bytes(table.mem[0x2000:0x4000]) == left, "nothing of it is left"


@pytest.mark.rule("KG-5.2.10")
@pytest.mark.parametrize(
    ("goal", "ways"),
    [
        ((59, 23), {(x, 5) for x in range(1, 19)}),  # the window begins at 40,18 then
        ((24, 59), {(10, y) for y in range(1, 9)}),  # at 14,50
        ((1, 0), {(y + 1, y) for y in range(1, 9)}),  # at 0,0; from 24,23 it goes by y + 1, y
    ],
)
def test_of_a_longer_way_the_window_shows_its_end(
    table: BenchTable, goal: tuple[int, int], ways: set[tuple[int, int]]
) -> None:
    table.types("B1")
    table.goes_to(*goal)
    table.types("KM\rO")
    assert table.cursor == goal
    drawn = bytes(table.mem[0x2000:0x4000])
    table.aside("route_turn")
    assert changed(drawn, bytes(table.mem[0x2000:0x4000])) == ways
    table.aside("route_turn")
    assert bytes(table.mem[0x2000:0x4000]) == drawn
    table.types(" ")
    assert table.panel[2:] == UNIT_MENU
