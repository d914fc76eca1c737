"""Moves that are pointed at: squares become orders, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import cell, keys, left_over, text
from .phase_bench import PADOOKA, begin_battle, get, put
from .test_sight import draw

RUN, WALK, DODGE, CRAWL = "RWDC"


@pytest.fixture
def plotting(ambush: Any) -> Any:
    """Padooka alone on open ground at 2030, upright, facing north."""
    m = begin_battle(ambush)
    m.overlay("ORDERS")
    draw(m, {})
    for name, value in {"man_x": 20, "man_y": 30, "man_facing": 1, "man_posture": 0}.items():
        put(m, name, PADOOKA, value)
    m.set("st_turn_length", 250)
    m.set("view_top", 40)
    m.set("man_touched", [0] * 20)
    return m


def plots(m: Any, typed: str, enough: bool = True) -> list[str]:
    """The orders that pointing makes, as a player would write them."""
    m.set("zp_man", PADOOKA)
    m.call("plan_begin")
    m.set("mark_y", 0)
    keys(m, typed)
    if enough:
        m.call("move_plot", limit=20_000_000)
        assert left_over(m) == 0
    else:
        with pytest.raises(TimeoutError):
            m.call("move_plot", limit=3_000_000)
    at = m.sym["man_orders"] + 64 * PADOOKA
    count = get(m, "man_order_count", PADOOKA)
    orders = [bytes(m.mem[at + 4 * k : at + 4 * k + 4]) for k in range(count)]
    assert all(order[0] == 1 for order in orders)
    return [f"MR{order[1]}{order[2]}{chr(order[3])}" for order in orders]


@pytest.mark.rule("CA-8.0.1")
@pytest.mark.parametrize(
    ("typed", "orders"),
    [
        ("111\r", ["MR13W"]),
        ("IR22K\r", ["MR11W", "MR22R", "MR31R"]),
        ("1D1R1\r", ["MR11W", "MR11D", "MR11R"]),
        ("33333333333\r", ["MR39W", "MR32W"]),
        ("8765\r", ["MR81W", "MR71W", "MR61W", "MR51W"]),
        ("112UU\r", ["MR11W"]),
        ("11\x1b", []),
        ("\r", []),
    ],
)
def test_the_squares_pointed_at_become_orders(plotting: Any, typed: str, orders: list[str]) -> None:
    put(plotting, "man_order_count", PADOOKA, 0)
    assert plots(plotting, typed) == orders


@pytest.mark.rule("CA-8.4.2")
def test_who_lies_crawls_and_cannot_run(plotting: Any) -> None:
    put(plotting, "man_posture", PADOOKA, 1)
    assert plots(plotting, "1R1", enough=False) == ["MR11C"]
    assert text(plotting.mem)[22].startswith("Prone he can only crawl")
    assert plots(plotting, "\x1b") == ["MR11C"], "what was there before stays"


@pytest.mark.rule("CA-5.3.3")
def test_a_barred_square_is_refused_and_the_way_before_it_stays(plotting: Any) -> None:
    draw(plotting, {(20, 32): 1 << 2})  # a wall north of 2032
    assert plots(plotting, "1111", enough=False) == ["MR12W"]
    assert text(plotting.mem)[22].startswith("Something bars his way")
    assert (get(plotting, "plan_x"), get(plotting, "plan_y")) == (20, 32)


@pytest.mark.rule("CA-5.0.1")
def test_the_way_and_its_cost_are_shown(plotting: Any) -> None:
    plots(plotting, "1133", enough=False)
    spot = [
        cell(plotting.mem, x - 9, 40 - y)[4] & 0b11000 for x, y in ((20, 31), (20, 32), (21, 32))
    ]
    assert spot == [0b11000] * 3
    assert text(plotting.mem)[22].startswith("MR32W takes time 50")  # two squares and a turn
    # each square 20, the turn to the east 10
    assert text(plotting.mem)[21].split()[1] == str(250 - 4 * 20 - 10)


def test_no_more_orders_than_there_is_room_for(plotting: Any) -> None:
    put(plotting, "man_order_count", PADOOKA, 15)
    at = plotting.sym["man_orders"] + 64 * PADOOKA
    plotting.mem[at : at + 60] = bytes(
        [1, 1, 1, ord("W"), 1, 5, 1, ord("W")] * 7 + [1, 1, 1, ord("W")]
    )
    assert len(plots(plotting, "113", enough=False)) == 16
    assert text(plotting.mem)[22].startswith("No room for more")
