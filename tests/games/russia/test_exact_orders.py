"""Supply by itself, standing orders, railways and the turn of sides, to the byte."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, distance, neighbour

from .changed import Changes
from .desk import phases
from .front import (
    CITY,
    CLEAR,
    COLUMNS,
    FOREST,
    HELD_BY_AXIS,
    MOVED,
    NOWHERE,
    RAIL_AXIS,
    RAILED,
    ROWS,
    SEA,
    SPENT,
    SUPPLIED,
    Front,
    index,
)
from .match import AXIS, SOVIET

PENALTY = 4
LIMIT = 40_000_000


def places() -> list[Hex]:
    return [(column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]


def chosen(front: Front, side: int, field: dict[Hex, int]) -> Hex | None:
    """Where a depot does most: two points for a combat group in want, one for an air group, less
    half a point a hex of penalty; the first of equals; where no two own groups stand."""
    want, stack = dict.fromkeys(places(), 0), dict.fromkeys(places(), 0)
    for group in range(64 * side, 64 * side + 58):
        at = front.place(group) if group else None
        if at is None:
            continue
        stack[at] += 1
        if not front.get("group_flags", group) & SUPPLIED:
            for place in places():
                if distance(place, at) <= 2:
                    want[place] += 1 if group % 64 >= 52 else 2
    best, found = 0, None
    for place in places():
        worth = 2 * want[place] - field[place]
        if want[place] and field[place] <= PENALTY and stack[place] < 2 and worth > best:
            best, found = worth, place
    return found


@pytest.mark.rule("WR-5.2.7")
@pytest.mark.rule("WR-5.2.9")
@pytest.mark.rule("WR-5.2.18")
def test_a_depot_goes_where_it_serves_most_for_the_least_penalty(russia: Any) -> None:
    draw = random.Random(8)
    for number in range(40):
        front, side = Front(russia), number % 2
        corner = draw.randrange(1, 26), draw.randrange(1, 27)
        for _ in range(draw.randrange(1, 9) if number < 34 else 0):
            group = draw.choice([*range(1, 6), 51, 52, 57]) + 64 * side
            at = corner[0] + draw.randrange(6), corner[1] + draw.randrange(6)
            front.group(group, at)
            front.put("group_flags", group, draw.choice((0, 0, 0, SUPPLIED)))
        if number == 20:
            for group, at in ((1, (10, 10)), (2, (10, 10)), (3, (10, 11))):
                front.group(group, at)
        front.group(64 * (1 - side) + 20, corner)
        front.group(64 * side + 58, (corner[0], corner[1] + 5))  # a depot wants nothing
        front.group(64 * side + 63, corner)
        field = {place: draw.choice((0, 0, 1, 2, 3, 4, 5, 9, 255)) for place in places()}
        russia.set("hex_field", bytes([255] * 1280))
        for place, value in field.items():
            front.put("hex_field", index(place), value)
        russia.set("hex_field_want", bytes([7] * 1088))
        result = russia.call("depot_choose", st_side=side, limit=LIMIT)
        want = chosen(front, side, field)
        assert result.c == (want is None), number
        if want is not None:
            assert russia.word("zp_hex") == index(want), number


@pytest.mark.rule("WR-5.2.7")
def test_the_last_hexes_of_the_map_are_looked_at_too(russia: Any) -> None:
    for at, beside in (((31, 32), (31, 31)), ((1, 1), (1, 2)), ((31, 1), (31, 2)),
                       ((1, 32), (1, 31))):  # fmt: skip
        front = Front(russia)
        front.group(20, at)
        front.group(51, beside)
        russia.set("hex_field", bytes([255] * 1280))
        front.put("hex_field", index(at), 4)
        assert not russia.call("depot_choose", st_side=AXIS, limit=LIMIT).c
        assert russia.word("zp_hex") == index(at)
        front.put("hex_field", index(at), 5)
        assert russia.call("depot_choose", st_side=AXIS, limit=LIMIT).c


def goes(front: Front, group: int, at: Hex, goal: Hex) -> None:
    front.group(group, at)
    front.unit(group)
    front.put("group_flags", group, SUPPLIED)
    front.put("group_standing", group, 2)
    front.put("group_goal_lo", group, index(goal) & 255)
    front.put("group_goal_hi", group, index(goal) >> 8)


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.6")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_group_goes_to_its_goal_as_far_as_its_steps_bring_it(russia: Any, side: int) -> None:
    group, other = 20 + 64 * side, 20 + 64 * (1 - side)
    held = 0 if side else HELD_BY_AXIS
    for goal, want in (((10, 10), (10, 10)), ((10, 11), (10, 11)), ((10, 9), (10, 9)),
                       ((12, 10), (12, 10)), ((10, 20), (10, 12))):  # fmt: skip
        front = Front(russia)
        for place in places():
            front.ground(place, CLEAR | held)
        goes(front, group, (10, 10), goal)
        goes(front, other, (10, 25), (10, 20))
        goes(front, group + 1, (3, 3), (3, 9))
        front.put("group_standing", group + 1, 1)  # holds
        goes(front, group + 2, (5, 5), (5, 9))
        front.put("group_at_hi", group + 2, NOWHERE)
        front.zones(side)
        russia.call("standing_go", st_side=side, limit=LIMIT)
        assert front.place(group) == want
        arrived = want == goal
        # who comes there with its last step hears of it at once
        assert front.get("group_standing", group) == (0 if arrived else 2)
        assert front.get("group_steps", group) == distance((10, 10), want)
        assert front.place(other) == (10, 25) and front.place(group + 1) == (3, 3)
        assert front.place(group + 2) is None


@pytest.mark.rule("WR-6.2.5")
def test_the_way_goes_round_sea_enemies_and_cities_of_his(russia: Any) -> None:
    here, goal = (10, 10), (10, 12)
    ahead = neighbour(here, 3)
    for what in ("sea", "city", "fort", "foe", "own city", "forest"):
        front = Front(russia)
        for place in places():
            front.ground(place, CLEAR | HELD_BY_AXIS)
        value = {"sea": SEA, "city": CITY, "fort": 5, "own city": CITY | HELD_BY_AXIS,
                 "forest": FOREST | HELD_BY_AXIS}.get(what, CLEAR)  # fmt: skip
        front.ground(ahead, value)
        goes(front, 3, here, goal)
        if what == "foe":
            front.group(120, (20, 20))
        front.zones(AXIS)
        if what == "foe":
            front.ground(ahead, CLEAR | 0x40)
        russia.call("standing_go", st_side=AXIS, limit=LIMIT)
        straight = what in ("own city", "forest")
        assert front.place(3) == goal
        assert front.get("group_steps", 3) == (2 if straight else 3), what


@pytest.mark.rule("WR-3.3.1")
def test_the_soviets_are_followed_by_the_axis_and_the_axis_by_the_execution(russia: Any) -> None:
    for side, after, phase in ((SOVIET, AXIS, "PHASE_SUPPLY"), (AXIS, AXIS, "PHASE_AIR")):
        Front(russia)
        russia.set("st_depot", 5)
        russia.set("st_step", 3)
        with Changes(russia) as changes:
            russia.call("side_over", st_side=side, st_phase=phases()["PHASE_STRIKE"])
        assert russia.mem[russia.sym["st_phase"]] == phases()[phase]
        assert russia.mem[russia.sym["st_side"]] == after
        assert {name for name, _ in changes.found} <= {"st_phase", "st_side", "st_depot", "st_step"}
        assert changes.found["st_depot", 0] == changes.found["st_step", 0] == 0


@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.3.3")
@pytest.mark.rule("WR-6.3.4")
def test_who_goes_by_rail_leaves_guns_and_trenches_and_is_spent(russia: Any) -> None:
    front = Front(russia)
    front.group(20, (5, 5), dug=3, guns=30)
    front.unit(20, fatigue=95)
    front.put("group_flags", 20, SUPPLIED)
    front.ground((9, 9), CLEAR | RAIL_AXIS | HELD_BY_AXIS)
    front.at_hex((9, 9))
    russia.set("pool_guns_lo", (240, 7))
    russia.set("pool_guns_hi", (1, 9))
    with Changes(russia) as changes:
        assert russia.call("rail_take", X=20, st_side=AXIS, st_rails_used=1).x == 20
    at = index((9, 9))
    assert changes.found == {
        ("group_at_lo", 20): at & 255, ("group_at_hi", 20): at >> 8, ("group_dug", 20): 0,
        ("group_guns", 20): 0, ("group_flags", 20): SUPPLIED | MOVED | RAILED | SPENT,
        ("pool_guns_lo", 0): 240 + 30 - 256, ("pool_guns_hi", 0): 2, ("st_rails_used", 0): 2,
    }  # fmt: skip


@pytest.mark.rule("WR-5.2.1")
@pytest.mark.rule("WR-5.2.18")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_last_weeks_orders_of_one_side_are_over(russia: Any, side: int) -> None:
    front = Front(russia)
    names = "group_flags", "group_plot", "group_steps"
    for name in names:
        russia.set(name, bytes([3] * 128))
    russia.set("st_rails_used", 2)
    russia.set("st_side", side)
    with Changes(russia) as changes:
        russia.call("orders_clear")
    first = 64 * side
    want = {(name, n): 0 for name in names for n in range(first or 1, first + 64)}
    assert changes.found == want | {("st_rails_used", 0): 0}
    assert front.get("group_flags", 0) == 3
