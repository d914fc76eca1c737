"""Keys of a side's orders, each by itself: what its routine answers, paints anew and remembers."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from .desk import ESCAPE, HERE, Desk, phases
from .front import CITY, CLEAR, HELD_BY_AXIS, NOWHERE, RAIL_AXIS, Front, index
from .match import AXIS, SOVIET
from .test_orders_bench import FOOT, KEYS, MECH, MORE, TAKEN, lay, plots

SHOW_REACH, SHOW_TERRAIN, SHOW_WANT = 1, 2, 3
PICTURE = slice(0x2000, 0x4000)


def picture(desk: Desk) -> bytes:
    return bytes(desk.mem[PICTURE])


def homes(side: int, front: Front) -> None:
    """All six depots have a city of their own; groups everywhere tire."""
    lay(front)
    own = HELD_BY_AXIS * (side == AXIS)
    for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
        front.ground(place, CLEAR | own)
    front.bench.set("group_at_hi", bytes([NOWHERE] * 128))
    front.bench.set("group_flags", bytes(128))
    for depot in range(12):
        home = 4 + 4 * (depot % 6), 12
        front.ground(home, CITY | own)
        for name in ("home", "last"):
            front.put(f"depot_{name}_lo", depot, index(home) & 255)
            front.put(f"depot_{name}_hi", depot, index(home) >> 8)
        group = 64 * side + 20 + depot % 6
        front.group(group, home)
    for group in range(6):
        for _ in range(6):
            front.unit(64 * side + 20 + group, fatigue=60)
    front.bench.set("pool_supply", (200, 200))


@pytest.mark.rule("WR-3.3.1")
@pytest.mark.rule("WR-6.0.1")
@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.1.2")
@pytest.mark.rule("WR-4.6.3")
@pytest.mark.rule("WR-4.6.4")
@pytest.mark.rule("WR-4.7.1")
@pytest.mark.rule("WR-3.0.1")
def test_each_key_says_whether_the_window_is_as_it_was(russia: Any) -> None:
    for routine, keys, same in (
        ("order_done", "Y", False), ("order_done", "N", True), ("order_find", ESCAPE, True),
        ("order_find", "21\r", True), ("order_find", "99\r ", True), ("order_next", "", True),
        ("order_sector", ESCAPE, True), ("order_sector", "\r", True), ("order_help", " ", False),
        ("order_examine", " ", False), ("order_terrain", " ", False), ("order_whole", " ", False),
        ("order_get", "Q", False), ("order_get", ESCAPE, False),
    ):  # fmt: skip
        desk = Desk(russia, lay, AXIS, routine, panel_first=0)
        desk.types(keys)
        assert not desk.waits and bool(desk.result.c) is same, (routine, keys)
        want = "PHASE_STRIKE" if keys == "Y" else "PHASE_PLOT"
        assert desk.byte("st_phase") == phases()[want]
        assert desk.byte("shown") == 0
    desk = Desk(russia, lay, AXIS, "order_terrain")
    assert desk.byte("shown") == SHOW_TERRAIN
    nobody = lambda front: front.bench.set("group_at_hi", bytes([NOWHERE] * 128))  # noqa: E731
    desk = Desk(russia, nobody, AXIS, "order_next", group_taken=7)
    assert not desk.waits and desk.result.c and desk.byte("group_taken") == 7


@pytest.mark.rule("WR-3.3.1")
@pytest.mark.rule("WR-1.1.2")
@pytest.mark.rule("WR-5.2.1")
@pytest.mark.rule("WR-1.1.1")
@pytest.mark.rule("WR-5.2.18")
def test_a_sides_phases_begin(russia: Any) -> None:
    for side, first in ((AXIS, "22 Jun 41 Axis"), (SOVIET, "Soviet")):
        desk = Desk(
            russia, lambda f: (lay(f), f.bench.set("st_day", 22), f.bench.set("st_month", 6)),
            side, "orders_main", "PHASE_SUPPLY", st_depot=0, shown=3,
        )  # fmt: skip
        assert desk.text[3].startswith(" 22 Jun 41 ") and first in desk.text[3]
        desk = Desk(russia, lay, side, "side_begins")
        desk.types(" ")
        there = (g for g in range(64 * side + 1, 64 * side + 64)
                 if desk.byte("group_at_hi", g) != NOWHERE)  # fmt: skip
        assert desk.cursor == desk.at(next(there)) and not desk.waits
        desk = Desk(russia, partial(homes, side), side, "orders_main", "PHASE_SUPPLY",
                    st_depot=3, shown=0)  # fmt: skip
        assert desk.says.startswith(f"Depot {64 * side + 61}:"), "it goes on with the fourth depot"
        desk = Desk(russia, lay, side, "orders_main", "PHASE_PLOT", shown=3)
        assert desk.says == KEYS and desk.byte("shown") == 0
        desk = Desk(russia, lay, side, "zones_make", "PHASE_SUPPLY")
        russia.call("orders_main", st_human=(0, 0))
        assert desk.byte("st_phase") == phases()["PHASE_COMPUTER"]


@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.1.2")
@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.2.5")
def test_whatever_else_is_done_with_a_group_a_step_can_be_taken_back(russia: Any) -> None:
    for keys in ("", "P4\r ", "PX\r ", "A ", "E ", "? ", "Z", "O" + ESCAPE, "R ", "C ", "0", "8"):
        desk = plots(russia)
        desk.goes_to((3, 3))
        still = picture(desk)
        desk.types("G")
        taken = picture(desk)
        assert desk.byte("shown") == SHOW_REACH
        desk.types("4")
        for key in keys:
            if desk.says != TAKEN or key not in " ":
                desk.types(key)
        assert desk.says == TAKEN and desk.at(MORE) == (3, 4), keys
        desk.types("U")
        assert desk.at(MORE) == (3, 3), keys
        if keys[:1] not in ("P", "A"):
            assert picture(desk) == taken, keys
            desk.types("Q")
            assert picture(desk) == still, keys
            assert desk.byte("shown") == 0


@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.2.5")
def test_the_panel_names_the_taken_one_of_a_stack_first(russia: Any) -> None:
    """The third key of N is the second group of a hex."""

    def stacked(front: Front) -> None:
        front.group(MORE, HERE)
        front.put("group_standing", MECH, 1)

    desk = plots(russia, stacked)
    for group in (FOOT, MORE, FOOT):
        desk.types("N")
        assert desk.byte("group_taken") == group
        assert desk.text[20].split()[0] == str(group)
        assert desk.byte("panel_first") == (group == MORE)
    desk.types(f"F{MORE}\r")
    assert desk.text[20].split()[0] == str(MORE)
    desk.types("4")
    assert desk.byte("panel_first") == 0, "the cursor has gone on"


@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.3.3")
@pytest.mark.rule("WR-6.7.3")
def test_by_rail_the_third_group_goes_and_one_may_stand_there(russia: Any) -> None:
    def line(front: Front) -> None:
        for row in range(3, 10):
            front.ground((3, row), CLEAR | HELD_BY_AXIS | RAIL_AXIS)
        front.group(30, (3, 8))

    for rails in (0, 2):
        desk = plots(russia, line)
        desk.goes_to((3, 3))
        before = picture(desk)
        desk.types("G")
        russia.set("st_rails_used", rails)
        desk.types("X")
        assert desk.byte("shown") == SHOW_REACH and desk.byte("shown_limit") == 0
        reach = picture(desk)
        desk.types(ESCAPE)
        assert desk.says == TAKEN
        desk.types("X44444\r")
        assert desk.at(MORE) == (3, 8) and desk.byte("st_rails_used") == rails + 1
        assert reach != before
        desk.types("Q")
        assert desk.byte("shown") == 0


@pytest.mark.rule("WR-6.0.1")
@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.2.5")
def test_a_standing_order_is_given_without_taking_the_group(russia: Any) -> None:
    desk = plots(russia)
    for keys, standing, mark in (
        ("2", 1, "H"), ("4", 4, "C"), ("330\r", 3, "R"), (ESCAPE, 3, "R"), ("5", 0, ""),
        ("1444\r", 2, ">"), ("1" + ESCAPE, 2, ">"),
    ):  # fmt: skip
        desk.types("O" + keys)
        assert desk.says == KEYS and desk.cursor == HERE, keys
        assert desk.byte("group_standing", FOOT) == standing
        assert desk.text[20].endswith(" S" + mark)
    assert desk.byte("group_goal_lo", FOOT) == index((HERE[0], HERE[1] + 3)) & 255
    desk.goes_to((HERE[0], HERE[1] - 1))
    desk.types("O")
    assert desk.says == "Not a group of yours. Any key."
    desk.types(" ")
    assert desk.says == KEYS
