"""Depots: what their keys show and remember, how far they go, whom they serve and for how much."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from .changed import Changes
from .desk import Desk
from .front import CLEAR, SEA, Front, types
from .match import AXIS, SOVIET
from .test_exact_keys import SHOW_REACH, SHOW_WANT, homes, picture


@pytest.mark.rule("WR-5.2.7")
@pytest.mark.rule("WR-5.2.10")
@pytest.mark.rule("WR-5.2.17")
@pytest.mark.rule("WR-5.4.1")
@pytest.mark.rule("WR-6.7.3")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_depots_show_their_reach_and_serve_one_more(russia: Any, side: int) -> None:
    desk = Desk(russia, partial(homes, side), side, "supply_main", "PHASE_SUPPLY", panel_first=9)
    assert desk.byte("shown") == SHOW_REACH and desk.byte("shown_limit") == 4
    assert desk.byte("st_depot") == desk.byte("panel_first") == 0
    reach = picture(desk)
    desk.types("S")
    assert desk.byte("shown") == SHOW_WANT
    desk.types(" ")
    assert desk.byte("shown") == SHOW_REACH and picture(desk) == reach
    with Changes(russia) as changes:
        desk.types("Z1")
    assert {name for name, _ in changes.found} <= {"st_cursor_y", "st_cursor_x"}
    for number in range(6):
        assert desk.byte("st_depot") == number
        assert desk.says.startswith(f"Depot {64 * side + 58 + number}:")
        assert desk.cursor == (4 + 4 * number, 12 - (not number))
        desk.types("N")
    assert not desk.waits and desk.byte("shown") == 0


def islands(side: int, front: Front) -> None:
    """Of the six no depot goes anywhere."""
    homes(side, front)
    for at in range(34 * 32):
        if front.get("hex_ground", at) & 7 == CLEAR:
            front.put("hex_ground", at, SEA)


def crowd(side: int, others: int, steps: int, front: Front) -> None:
    homes(side, front)
    for n in range(others):
        front.group(64 * side + 30 + n, (4, 12 + steps))


def tired(side: int, tanks: int, front: Front) -> None:
    """So many units of the last depot's group, 41 strong, are tired."""
    homes(side, front)
    first = front.bench.sym["unit_soviet" if side else "unit_axis"]
    kind = types().index(("Soviet", "RIFLE", 0) if side else ("Axis", "INF", 0))
    for n in range(199):
        record = kind, 100 * (n < 41), 50, 60 * (n < tanks), 64 * side + 25
        front.bench.mem[first + 8 * n : first + 8 * n + 5] = bytes(record)


@pytest.mark.rule("WR-5.2.3")
@pytest.mark.rule("WR-5.2.7")
@pytest.mark.rule("WR-5.2.10")
@pytest.mark.rule("WR-5.2.17")
@pytest.mark.rule("WR-6.7.3")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_depot_goes_four_penalty_hexes_and_beside_one_other_group(russia: Any, side: int) -> None:
    for steps, others, serves in ((4, 1, True), (4, 2, False), (5, 0, False), (0, 2, True)):
        desk = Desk(
            russia, partial(crowd, side, others, steps), side, "supply_main", "PHASE_SUPPLY"
        )
        desk.types("4" * steps)
        assert desk.cursor == (4, 12 + steps)
        desk.types("\r")
        assert (desk.byte("st_depot") == 1) is serves, (steps, others)
        assert ("Any key." in desk.says) is not serves


@pytest.mark.rule("WR-5.2.17")
@pytest.mark.rule("WR-5.2.19")
@pytest.mark.rule("WR-5.2.20")
def test_there_is_a_star_for_each_supply_point_as_far_as_the_row_goes(russia: Any) -> None:
    """Forty at most; of the last depot they stay to be seen."""
    for side in (AXIS, SOVIET):
        for tanks, stars in ((0, 0), (1, 1), (6, 6), (39, 39), (41, 40)):
            desk = Desk(russia, partial(tired, side, tanks), side, "supply_main",
                        "PHASE_SUPPLY", st_depot=5)  # fmt: skip
            desk.types("\r")
            assert desk.byte("pool_supply", side) == 200 - tanks
            assert not desk.waits and desk.byte("st_depot") == 0
            row = desk.text[23].strip()
            assert row == "*" * stars if stars else row.startswith("Depot"), (tanks, row)


@pytest.mark.rule("WR-5.2.19")
@pytest.mark.rule("WR-5.2.20")
@pytest.mark.rule("WR-5.2.3")
def test_a_serves_by_all_depots_that_are_left(russia: Any) -> None:
    for side in (AXIS, SOVIET):
        for first in range(6):
            desk = Desk(russia, partial(islands, side), side, "supply_main", "PHASE_SUPPLY",
                        st_depot=first)  # fmt: skip
            desk.types("A")
            assert not desk.waits and desk.byte("st_depot") == 0
            served = [n for n in range(6) if desk.byte("group_flags", 64 * side + 20 + n) & 1]
            assert served == list(range(first, 6))
