"""Strategic steps, railways, plots, zones, stacks: what is allowed and what it costs."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour, neighbours

from . import russia_book as book
from .front import (
    ARMED,
    BASED,
    CITY,
    CLEAR,
    FOE,
    FOREST,
    FORT,
    HELD_BY_AXIS,
    MOUNTAIN,
    MOVED,
    RAIL,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    SKY_COLD,
    SKY_RAIN,
    SPENT,
    SUPPLIED,
    SWAMP,
    ZONE,
    Front,
    index,
    rows,
)  # fmt: skip

HERE: Hex = (10, 10)
THERE = neighbour(HERE, 1)
NONE, WHY_SPENT, WHY_TIRED, WHY_SEA, WHY_FOE, WHY_CITY, WHY_FULL, WHY_ZONE, WHY_AIRFIELD = range(9)
WHY_PLOT = 11
STOP, BOMBARD, PAUSE = 0x40, 0x80, 7
MECH, INFANTRY, AIR = 1, 12, 52


def step(front: Front, group: int) -> int:
    """Why the group may not step from HERE to THERE."""
    front.at_hex(HERE)
    front.at_hex(THERE, "zp_to")
    return int(front.bench.call("step_refused", X=group).a)


def ready(russia: Any, group: int = INFANTRY, **when: int) -> Front:
    """A supplied group of one unit at HERE."""
    front = Front(russia, **when)
    front.group(group, HERE)
    if group & 63 < AIR:
        front.unit(group)
    front.put("group_flags", group, SUPPLIED)
    front.zones(group // 64)
    return front


@pytest.mark.rule("WR-6.10.1")
def test_zones_lie_round_combat_and_air_groups_of_the_enemy_only(russia: Any) -> None:
    front = Front(russia)
    for group, place in ((70, (5, 5)), (120, (20, 8)), (124, (12, 20)), (3, (25, 25))):
        front.group(group, place)
    front.zones(0)
    for column in range(1, 32):
        for row in range(1, 33):
            value = front.get("hex_ground", index((column, row)))
            near = any(p in ((5, 5), (20, 8)) for p in neighbours((column, row)))
            assert bool(value & FOE) == ((column, row) in ((5, 5), (20, 8)))
            assert bool(value & ZONE) == near


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.10")
@pytest.mark.rule("WR-6.2.11")
@pytest.mark.rule("WR-8.4.4")
def test_how_far_groups_go(russia: Any) -> None:
    for group, far in ((MECH, 4), (64, 4), (INFANTRY, 2), (115, 2), (AIR, 1), (58, 0)):
        front = Front(russia)
        for flags, want in ((SUPPLIED, far), (BASED, far), (0, min(far, 1))):
            front.put("group_flags", group, flags)
            assert russia.call("steps_allowed", X=group).a == want
        front.when(41, 10, SKY_RAIN)
        front.put("group_flags", group, SUPPLIED)
        assert russia.call("steps_allowed", X=group).a == min(far, 1)


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.5.2")
@pytest.mark.rule("WR-6.2.7")
@pytest.mark.rule("WR-8.1.11")
def test_who_may_not_step_any_more(russia: Any) -> None:
    front = ready(russia)
    assert step(front, INFANTRY) == NONE
    for flags in (SPENT | SUPPLIED, ARMED | SUPPLIED):
        front.put("group_flags", INFANTRY, flags)
        assert step(front, INFANTRY) == WHY_SPENT
    front.put("group_flags", INFANTRY, SUPPLIED)
    front.put("group_plot", INFANTRY, 2)
    assert step(front, INFANTRY) == WHY_PLOT
    front.put("group_plot", INFANTRY, 0)
    front.put("group_steps", INFANTRY, 2)
    assert step(front, INFANTRY) == WHY_SPENT
    front.put("group_steps", INFANTRY, 0)
    front.unit(INFANTRY, fatigue=94)
    assert step(front, INFANTRY) == NONE
    front.unit(INFANTRY, fatigue=95)
    assert step(front, INFANTRY) == WHY_TIRED


@pytest.mark.rule("WR-6.7.1")
@pytest.mark.rule("WR-6.7.2")
@pytest.mark.rule("WR-8.8.1")
def test_where_nobody_may_step(russia: Any) -> None:
    front = ready(russia)
    for ground, want in (
        (SEA, WHY_SEA), (7, WHY_SEA), (CITY, WHY_CITY), (CITY | HELD_BY_AXIS, NONE),
        (FORT, WHY_CITY), (FORT | HELD_BY_AXIS, NONE), (CLEAR, NONE), (MOUNTAIN, NONE),
    ):  # fmt: skip
        front.ground(THERE, ground)
        assert step(front, INFANTRY) == want, ground
    front.group(80, THERE)
    front.zones(0)
    assert step(front, INFANTRY) == WHY_FOE
    front = ready(russia)
    front.group(13, THERE)
    assert step(front, INFANTRY) == NONE
    front.group(AIR, THERE)
    assert step(front, INFANTRY) == WHY_FULL


@pytest.mark.rule("WR-6.10.4")
@pytest.mark.rule("WR-6.10.5")
def test_from_zone_to_zone_only_to_a_friend_who_is_dug_in(russia: Any) -> None:
    front = ready(russia)
    beside = next(p for p in neighbours(HERE) if p in neighbours(THERE))
    front.group(80, beside)
    front.zones(0)
    assert step(front, INFANTRY) == WHY_ZONE
    front.group(13, THERE)
    assert step(front, INFANTRY) == WHY_ZONE
    front.put("group_dug", 13, 1)
    assert step(front, INFANTRY) == NONE


@pytest.mark.rule("WR-6.2.8")
@pytest.mark.rule("WR-6.2.9")
def test_air_groups_need_an_airfield_and_in_a_zone_a_friend_who_is_dug_in(russia: Any) -> None:
    front = ready(russia, AIR)
    for ground, want in (
        (CLEAR, NONE), (FOREST, WHY_AIRFIELD), (SWAMP, WHY_AIRFIELD), (MOUNTAIN, WHY_AIRFIELD),
        (FOREST | RAIL_AXIS, NONE), (SWAMP | RAIL_SOVIET, NONE), (CITY | HELD_BY_AXIS, NONE),
        (CITY, WHY_CITY),
    ):  # fmt: skip
        front.ground(THERE, ground)
        assert step(front, AIR) == want, ground
    front.ground(THERE, CLEAR)
    front.group(80, neighbour(THERE, 1))
    front.zones(0)
    assert step(front, AIR) == WHY_ZONE
    front.group(13, THERE, dug=1)
    assert step(front, AIR) == NONE


@pytest.mark.rule("WR-8.1.2")
@pytest.mark.rule("WR-8.1.3")
@pytest.mark.rule("WR-8.1.4")
@pytest.mark.rule("WR-8.1.5")
@pytest.mark.rule("WR-8.1.7")
def test_fatigue_of_entering_every_kind_of_hex(russia: Any) -> None:
    land = (CLEAR, FOREST, SWAMP, MOUNTAIN, CITY, FORT, RAIL)
    every = itertools.product(land, (0, 1), (0, 1), range(4), (41, 42), (1, 12, 64, 80))
    for terrain, tactical, river, sky, year, group in every:
        Front(russia, year, 12, sky)
        got = russia.call(
            "enter_fatigue", X=group, A=tactical, zp_terrain=terrain, zp_river=river
        ).a
        want = book.enter_fatigue(
            group >= 64, group & 63 < 12, bool(tactical), terrain, sky, year, bool(river)
        )
        assert got == want, (terrain, tactical, river, sky, year, group)


@pytest.mark.rule("WR-6.2.4")
@pytest.mark.rule("WR-8.10.2")
@pytest.mark.rule("WR-6.2.6")
def test_a_step_tires_and_costs_artillery_and_entrenchment(russia: Any) -> None:
    front = Front(russia)
    front.group(INFANTRY, HERE, dug=3, guns=90)
    unit = front.unit(INFANTRY)
    front.put("group_flags", INFANTRY, SUPPLIED)
    front.ground(THERE, CLEAR)
    front.zones(0)
    front.at_hex(HERE)
    front.at_hex(THERE, "zp_to")
    russia.call("step_take", X=INFANTRY, A=1)
    assert front.place(INFANTRY) == THERE
    assert front.record(unit)[3] == 5
    assert (front.get("group_dug", INFANTRY), front.get("group_guns", INFANTRY)) == (0, 0)
    assert front.get("pool_guns_lo", 0) == 90
    assert front.get("group_flags", INFANTRY) == SUPPLIED | MOVED
    assert front.get("hex_ground", index(THERE)) == CLEAR | HELD_BY_AXIS


@pytest.mark.rule("WR-6.2.6")
@pytest.mark.rule("WR-6.10.2")
@pytest.mark.rule("WR-8.4.6")
def test_swamp_mountain_and_zone_end_the_move_frost_opens_swamps(russia: Any) -> None:
    for ground, foe, sky, spent in (
        (CLEAR, False, 0, False), (SWAMP, False, 0, True), (SWAMP, False, SKY_COLD, False),
        (MOUNTAIN, False, 0, True), (MOUNTAIN | RAIL_AXIS, False, 0, False), (CLEAR, True, 0, True),
    ):  # fmt: skip
        front = ready(russia, MECH, weather=sky)
        front.ground(THERE, ground)
        if foe:
            front.group(80, neighbour(THERE, 1))
            front.zones(0)
        front.at_hex(HERE)
        front.at_hex(THERE, "zp_to")
        russia.call("step_take", X=MECH, A=1)
        assert bool(front.get("group_flags", MECH) & SPENT) is spent, (ground, foe, sky)


@pytest.mark.rule("WR-8.1.4")
def test_a_river_counts_only_on_leaving_a_zone(russia: Any) -> None:
    for foe, want in ((False, 5), (True, 25)):
        front = Front(russia)
        front.group(INFANTRY, HERE)
        unit = front.unit(INFANTRY)
        front.river(HERE, 1)
        if foe:
            front.group(80, neighbour(HERE, 4))
        front.zones(0)
        front.at_hex(HERE)
        front.at_hex(THERE, "zp_to")
        russia.call("step_take", X=INFANTRY, A=1)
        assert front.record(unit)[3] == want


@pytest.mark.rule("WR-5.2.6")
@pytest.mark.rule("WR-6.3.1")
def test_own_line_is_own_rail_without_an_enemy_and_own_city(russia: Any) -> None:
    front = Front(russia)
    front.at_hex(HERE)
    for ground, lines in (
        (CLEAR | RAIL_AXIS, (1, 0)), (CLEAR | RAIL_SOVIET, (0, 1)), (CLEAR, (0, 0)),
        (CITY, (0, 1)), (FORT | HELD_BY_AXIS, (1, 0)), (FOREST | RAIL_AXIS, (1, 0)),
    ):  # fmt: skip
        front.ground(HERE, ground)
        assert tuple(russia.call("on_line", Y=side).c for side in (0, 1)) == lines, ground
    front.ground(HERE, CLEAR | RAIL_AXIS)
    front.group(80, HERE)
    front.at_hex(HERE)
    assert not russia.call("on_line", Y=0).c


@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.3.2")
def test_trains_follow_own_lines_and_shun_zones(russia: Any) -> None:
    front = Front(russia)
    line = [(c, 12) for c in range(5, 15)]
    for place in line:
        front.ground(place, FOREST | RAIL_AXIS)
    front.group(80, (14, 13))
    front.zones(0)
    front.at_hex((5, 12))
    russia.call("rail_reach")
    field = {p: front.get("hex_field", index(p)) for p in line}
    shut = {p for p in line if front.get("hex_ground", index(p)) & (ZONE | FOE)}
    assert shut and {p for p, far in field.items() if far} == shut
    assert front.get("hex_field", index((5, 13))) == 1


@pytest.mark.rule("WR-6.6.2")
@pytest.mark.rule("WR-6.6.8")
@pytest.mark.rule("WR-6.6.9")
def test_legal_plots_of_infantry_and_of_mechanized_groups(russia: Any) -> None:
    for group, kind in ((INFANTRY, 1), (115, 1), (MECH, 0), (75, 0), (AIR, 2)):
        front = ready(russia, group)
        for first, second, flag in itertools.product(range(8), range(7), (0, 64, 128, 192)):
            plot = first | second << 3 | flag
            legal = first and flag != 192
            if kind == 1:
                legal = legal and first != PAUSE and not second
            elif kind == 0:
                legal = legal and (first != PAUSE or (second and flag != BOMBARD))
            else:
                legal = False
            assert (not russia.call("plot_legal", X=group, A=plot).c) == bool(legal), (group, plot)
        assert front


@pytest.mark.rule("WR-6.5.2")
@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-8.1.11")
def test_plots_after_artillery_a_strategic_move_or_at_the_most_fatigue(russia: Any) -> None:
    front = ready(russia, MECH)
    still, moves = (1 | STOP, 1 | BOMBARD), (1, 1 | 2 << 3, 1 | 2 << 3 | STOP, PAUSE | 2 << 3)

    def legal(plot: int) -> bool:
        return not russia.call("plot_legal", X=MECH, A=plot).c

    front.put("group_flags", MECH, SUPPLIED | ARMED)
    assert all(legal(plot) for plot in still) and not any(legal(plot) for plot in moves)
    front.put("group_flags", MECH, SUPPLIED | MOVED)
    assert not any(legal(plot) for plot in still + moves)
    front.put("group_flags", MECH, SUPPLIED)
    front.unit(MECH, fatigue=95)
    assert all(legal(plot) for plot in still) and not any(legal(plot) for plot in moves)


@pytest.mark.rule("WR-6.6.2")
@pytest.mark.rule("WR-6.6.4")
@pytest.mark.rule("WR-6.6.6")
def test_plots_as_they_are_typed(russia: Any) -> None:
    for text, want in (
        ("2", 2), ("23", 2 | 3 << 3), ("5S", 5 | STOP), ("5S6", 5 | STOP),
        ("56S", 5 | 6 << 3 | STOP),
        ("2B", 2 | BOMBARD), ("O3", PAUSE | 3 << 3), ("03S", PAUSE | 3 << 3 | STOP),
        ("7", None), ("S", None), ("2X", None), ("234", None), ("2B3", None),
    ):  # fmt: skip
        russia.set("line_buffer", text.encode() + b"\0")
        result = russia.call("plot_read")
        assert (None if result.c else result.a) == want, text


@pytest.mark.rule("WR-4.1.1")
@pytest.mark.rule("WR-4.1.2")
@pytest.mark.rule("WR-4.1.3")
@pytest.mark.rule("WR-4.1.4")
@pytest.mark.rule("WR-4.2.2")
@pytest.mark.rule("WR-5.1.1")
def test_kind_and_side_of_every_number(russia: Any) -> None:
    kinds = ((1, 11, 0, 0), (12, 51, 0, 1), (52, 57, 0, 2), (58, 63, 0, 3),
             (64, 75, 1, 0), (76, 115, 1, 1), (116, 121, 1, 2), (122, 127, 1, 3))  # fmt: skip
    for low, high, side, kind in kinds:
        for group in range(low, high + 1):
            assert russia.call("group_kind", X=group).a == kind
            assert russia.call("side_of", X=group).a == side


@pytest.mark.rule("WR-8.8.1")
@pytest.mark.rule("WR-8.8.2")
@pytest.mark.rule("WR-8.8.3")
def test_a_city_that_is_taken_is_emptied_and_each_taking_halves_its_supply(russia: Any) -> None:
    front = Front(russia)
    minsk = next(n for n in range(57) if front_city(n) == "Minsk")
    at = front.get("city_at_lo", minsk) | front.get("city_at_hi", minsk) << 8
    russia.set("zp_hex", at.to_bytes(2, "little"))
    front.put("hex_ground", at, CITY)
    for name in ("people", "heavy", "vehicles", "guns", "aircraft"):
        front.put(f"city_{name}", minsk, 9)
    front.put("city_supply", minsk, 5)
    for side, supply in ((1, 5), (0, 2), (0, 2), (1, 1), (0, 0)):
        russia.call("hold", Y=side)
        assert front.get("city_supply", minsk) == supply
        assert front.get("city_people", minsk) == (9 if supply == 5 else 0)
        assert bool(front.get("hex_ground", at) & HELD_BY_AXIS) == (side == 0)
    assert not any(front.get(f"city_{n}", minsk) for n in ("heavy", "vehicles", "guns", "aircraft"))


def front_city(number: int) -> str:
    """The name of a city."""
    return rows("cities.csv")[number]["name"]


@pytest.mark.rule("WR-10.0.5")
def test_at_levels_1_and_2_the_axis_moves_two_weeks_without_supply(russia: Any) -> None:
    for level, group, freezes in ((1, 12, True), (2, 12, True), (3, 12, False), (1, 80, False)):
        front = ready(russia, group)
        front.put("st_level", 0, level)
        front.put("group_flags", group, 0)
        for week in range(3):
            held = freezes and week == 2
            assert step(front, group) == (WHY_SPENT if held else NONE), (level, group, week)
            assert bool(russia.call("plot_legal", X=group, A=1).c) is held
            assert not russia.call("plot_legal", X=group, A=1 | STOP).c, "it may still attack"
            front.put("group_flags", group, MOVED if week else 0)
            front.put("group_steps", group, 0 if week else 1)
            russia.call("weeks_out", X=group)
            front.put("group_flags", group, 0)
            front.put("group_steps", group, 0)
        front.put("group_flags", group, SUPPLIED)
        assert step(front, group) == NONE
        russia.call("weeks_out", X=group)
        assert front.get("group_out", group) == 0


def can_come(front: Front, group: int, start: Hex, most: int) -> set[Hex]:
    """Where a group comes to by steps that are not refused, tried one by one."""
    found: set[Hex] = set()
    edge = {start}
    for number in range(most):
        further: set[Hex] = set()
        for place in edge:
            front.group(group, place)
            for way in range(6):
                there = neighbour(place, way)
                front.put("group_steps", group, number)
                front.put("group_flags", group, SUPPLIED)
                front.at_hex(place)
                front.at_hex(there, "zp_to")
                if front.bench.call("step_refused", X=group).a:
                    continue
                further.add(there)
        found |= further
        stops = {
            place for place in further
            if front.get("hex_ground", index(place)) & ZONE
            or front.get("hex_ground", index(place)) & 7 in (SWAMP, MOUNTAIN)
        }  # fmt: skip
        edge = further - stops
    front.group(group, start)
    front.put("group_steps", group, 0)
    front.put("group_flags", group, SUPPLIED)
    return found


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.6")
@pytest.mark.rule("WR-6.10.2")
@pytest.mark.parametrize("foe", [None, (12, 17), (11, 20), (10, 18)])
@pytest.mark.parametrize("group", [1, 12, 52])
def test_the_shaded_hexes_are_those_it_can_come_to(
    russia: Any, group: int, foe: Hex | None
) -> None:
    start = (10, 20)
    front = Front(russia)
    for place, ground in (
        ((10, 19), SWAMP), ((11, 19), MOUNTAIN), ((9, 21), SEA), ((8, 20), FOREST),
        ((10, 22), CITY), ((9, 19), CITY | HELD_BY_AXIS),
    ):  # fmt: skip
        front.ground(place, ground)
    if foe:
        front.group(80, foe)
    front.group(group, start, guns=20)
    front.put("group_flags", group, SUPPLIED)
    front.zones(0)
    most = {1: 4, 12: 2, 52: 1}[group]
    want = can_come(front, group, start, most)
    after = russia.call("group_reach", X=group, limit=2_000_000)
    assert not after.c
    field = russia.sym["hex_field"]
    got = {
        (column, row)
        for column in range(1, 32)
        for row in range(1, 33)
        if russia.mem[field + index((column, row))] <= after.a
    }
    assert got - {start} == want - {start}
    front.put("group_steps", group, most)
    assert russia.call("group_reach", X=group, limit=2_000_000).c, "nowhere any more"
