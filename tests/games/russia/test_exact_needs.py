"""Answers to the keys of a taken group, whom the list names, where a railway leads."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbours

from .desk import HERE, Desk
from .front import (
    CITY,
    CLEAR,
    FOREST,
    FORT,
    HELD_BY_AXIS,
    MOUNTAIN,
    NOWHERE,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    SUPPLIED,
    Front,
    index,
)
from .match import AXIS, SOVIET
from .test_orders_bench import FOOT, TAKEN, lay, plots

LIMIT = 60_000_000


@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.3.2")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_railway_leads_over_own_lines_and_own_cities(russia: Any, side: int) -> None:
    own, his = (HELD_BY_AXIS, 0) if side == AXIS else (0, HELD_BY_AXIS)
    rail, other = (RAIL_AXIS, RAIL_SOVIET) if side == AXIS else (RAIL_SOVIET, RAIL_AXIS)
    for value, leads in (
        (CITY | own, True), (FORT | own, True), (CITY | his, False), (FORT | his, False),
        (CLEAR | own, False), (MOUNTAIN | own, False), (FOREST | rail | his, True),
        (CLEAR | other | own, False), (MOUNTAIN | rail | own, True), (SEA, False),
    ):  # fmt: skip
        front = Front(russia)
        for row in (20, 22):
            front.ground((5, row), CLEAR | rail | own)
        front.ground((5, 21), value)
        front.zones(side)
        front.at_hex((5, 20))
        russia.call("rail_reach", st_side=side, limit=LIMIT)
        field = russia.sym["hex_field"]
        for row in (21, 22):
            reached = russia.mem[field + index((5, row))] == 0
            assert reached is leads, (value, row)


@pytest.mark.rule("WR-6.1.4")
def test_woods_around_a_group_are_no_enemies(russia: Any) -> None:
    def lay_out(front: Front) -> None:
        for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
            front.ground(place, FOREST)
        front.group(20, HERE)
        front.put("group_flags", 20, SUPPLIED)

    desk = Desk(russia, lay_out, AXIS)
    desk.types("L")
    assert [row for row in desk.text[2:20] if row] == [" Nobody."]


@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.1.2")
@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.2.5")
def test_replacements_and_artillery_say_why_not(russia: Any) -> None:
    for flags, guns, words in ((0, 0, "supply"), (SUPPLIED, 240, "room")):
        for key in "RC":
            desk = plots(russia)
            desk.types("G")
            desk.front.put("group_flags", FOOT, flags)
            desk.front.put("group_guns", FOOT, guns)
            desk.types(key)
            assert words in desk.says and desk.says.endswith("Any key."), (key, desk.says)
            desk.types(" ")
            assert desk.says == TAKEN
    desk = plots(russia)
    desk.types("G")
    for pool in ("infantry", "guns"):
        russia.set(f"pool_{pool}_lo", 200)
    desk.types("C")
    assert desk.says == TAKEN and desk.byte("group_guns", FOOT) == 30


@pytest.mark.rule("WR-6.5.2")
def test_who_builds_guns_is_told_why_it_cannot_move(russia: Any) -> None:
    """Both ways round: guns after a plot that moves, such a plot after guns."""
    why = "With new guns only S or B. Any key."
    for plot, guns in (("1", 0), ("1S", 30), ("1B", 30), ("", 30)):
        desk = plots(russia)
        russia.set("pool_guns_lo", 200)
        desk.types("G" + f"P{plot}\rC")
        assert desk.byte("group_guns", FOOT) == guns, plot
        assert desk.says == (TAKEN if guns else why), plot
        desk.types(" ")
        assert desk.says == TAKEN
        desk.types("P1\r")
        assert desk.says == (why if guns else TAKEN), plot
        desk.types(" PX\r")
        assert desk.says == "Not a plot for this group. Any key."


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.1")
def test_nothing_is_shaded_for_a_group_that_moves_no_more(russia: Any) -> None:
    for steps, shown in ((0, 1), (1, 1), (2, 0)):
        desk = plots(russia, lambda f, steps=steps: f.put("group_steps", FOOT, steps))
        desk.types("G")
        assert desk.byte("shown") == shown, steps


@pytest.mark.rule("WR-6.4.1")
@pytest.mark.rule("WR-8.1.1")
@pytest.mark.rule("WR-6.2.5")
@pytest.mark.parametrize("group", [1, 51, 64, 115])
def test_standing_orders_are_of_every_number(russia: Any, group: int) -> None:
    side = group >> 6
    for at in ((5, 3), (5, 20)):
        front = Front(russia)
        front.group(group, at)
        front.unit(group, fatigue=10)
        front.put("group_standing", group, 3)
        front.put("group_goal_lo", group, 20)
        russia.call("standing_rest", st_side=side, limit=LIMIT)
        assert front.get("group_standing", group) == 0, "it is fresh"
        front.put("group_standing", group, 2)
        goal = at[0], at[1] + 1
        front.put("group_goal_lo", group, index(goal) & 255)
        front.put("group_goal_hi", group, index(goal) >> 8)
        front.put("group_flags", group, SUPPLIED)
        front.zones(side)
        russia.call("standing_go", st_side=side, limit=LIMIT)
        assert front.place(group) == goal and front.get("group_standing", group) == 0
        front.put("group_standing", group, 2)
        front.put("group_at_hi", group, NOWHERE)
        russia.call("standing_go", st_side=side, limit=LIMIT)
        russia.call("standing_rest", st_side=side, limit=LIMIT)
        assert front.get("group_standing", group) == 2, "who is not there goes nowhere"


@pytest.mark.rule("WR-4.7.1")
def test_on_the_whole_map_a_mark_is_a_group(russia: Any) -> None:
    desk = Desk(russia, lay, AXIS, "order_whole")
    field = bytes(desk.mem[desk.sym["hex_field"] :][: 34 * 32])
    marks = {at: value for at, value in enumerate(field) if value != 1}
    stands = {}
    for group in range(1, 128):
        if (place := desk.front.place(group)) is not None:
            stands[index(place)] = 3 if group >= 64 else 2
    assert marks == stands and len(neighbours(HERE)) == 6
