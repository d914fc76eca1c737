"""What a view of the orders phase lights, key by key on the bench (5.2.11, 8)."""

from __future__ import annotations

from typing import Any

import pytest

from . import kampf_book as book
from .bench_table import MOVED, MOVED_BEFORE, PRIORITY, SEEN, BenchTable
from .field import GERMAN
from .test_orders_play import lay, order
from .test_window_bench import shown

LIT = 0x80


@pytest.fixture
def table(kampf: Any) -> BenchTable:
    return BenchTable(kampf, lay)


def lit(table: BenchTable) -> set[tuple[int, int]]:
    """The squares of the window that are turned round."""
    x, y = table.byte("view_x"), table.byte("view_y")
    return {(x + n % 20, y + n // 20) for n in range(200) if table.byte("window", n) & LIT}


@pytest.mark.rule("KG-8.0.9")
@pytest.mark.rule("KG-4.4.2")
@pytest.mark.rule("KG-5.1.1")
@pytest.mark.rule("KG-5.2.11")
@pytest.mark.rule("KG-7.1.2")
def test_a_view_lights_what_is_seen_until_the_next_key(kampf: Any, table: BenchTable) -> None:
    field = table.field
    field.bench.set("st_visibility", 7)
    order(table, "0N")
    left, top = table.byte("view_x"), table.byte("view_y")
    window = [(left + n % 20, top + n // 20) for n in range(200)]
    ground = list(field.bench.mem[field.bench.sym["map"] :][:3600])
    around = {there for there in window if book.sees(ground, (26, 20), there, 7)}
    before, dots = bytes(table.mem[0x2000:0x4000]), shown(kampf)
    behind = table.sym["window"] + 200
    guard = bytes(table.mem[behind : behind + 20])
    order(table, "V")
    assert lit(table) == around and (26, 20) in around and len(around) > 50
    now = shown(kampf)
    for n, there in enumerate(window):
        turned, top = (0x3FFF if there in around else 0), 16 * (n // 20)
        for k in range(top, top + 16):
            assert now[k][n % 20] == dots[k][n % 20] ^ turned
    order(table, "\x00")
    assert lit(table) == set() and bytes(table.mem[0x2000:0x4000]) == before
    times = []
    for keys in ("4", "8V\x00", "4"):
        order(table, keys)
        times.append(table.result.cycles)
    assert times[0] == times[2], "the map is not painted again"
    order(table, "8")
    assert bytes(table.mem[behind : behind + 20]) == guard
    order(table, "A0")
    for facing, moved, inside in (
        (3, 0, lambda dx, dy: dx >= 0),
        (7, 0, lambda dx, dy: dx <= 0),
        (1, 0, lambda dx, dy: dy <= 0),
        (3, MOVED, lambda dx, dy: dx >= abs(dy)),
        (3, MOVED_BEFORE, lambda dx, dy: dx >= abs(dy)),
        (3, SEEN | PRIORITY, lambda dx, dy: dx >= 0),
    ):
        field.unit(GERMAN, "A0", "HALFTRACK", 1, 26, 20, facing=facing, flags=moved)
        order(table, "V")
        assert lit(table) == {(x, y) for x, y in around if inside(x - 26, y - 20)}
        order(table, "\x00")
        assert lit(table) == set()
    assert order(table, "QD0V")[2] == "off the map"
    assert lit(table) == set()


@pytest.mark.rule("KG-5.2.11")
def test_a_view_goes_to_the_unit_when_the_window_does_not_show_it(table: BenchTable) -> None:
    left, top = table.byte("view_x"), table.byte("view_y")
    for dx, dy, shown_there in (
        (0, 0, True), (19, 9, True), (0, 9, True), (19, 0, True), (-1, 5, False), (20, 5, False),
        (5, -1, False), (5, 10, False), (40, 30, False),
    ):  # fmt: skip
        table.aside("cursor_to", X=26, Y=20)
        table.set("view_x", left)
        table.set("view_y", top)
        x, y = left + dx, top + dy
        if not (0 <= x < 60 and 0 <= y < 60):
            continue
        table.field.unit(GERMAN, "E1", "SMG", 30, x, y)
        order(table, "E1V")
        here = [table.byte("view_x"), table.byte("view_y")]
        want = [left, top] if shown_there else [min(max(x - 10, 0), 40), min(max(y - 5, 0), 50)]
        assert here == want, (dx, dy)
        assert (x, y) in lit(table) and min(n for n, _ in lit(table)) == x, "it faces east"
        order(table, "Q")
