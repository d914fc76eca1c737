"""From side to side and week to week: what the phase before has left counts no more."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from ..bench_hands import Hands
from .desk import phases
from .front import CITY, CLEAR, HELD_BY_AXIS, RAIL_AXIS, SUPPLIED, Front, index
from .match import AXIS, SOVIET
from .test_exact_dice import cities, falls
from .test_exact_ground import LIMIT
from .test_orders_bench import MORE, plots

LAST_ROW = 24, 32
"""Soviet plain of June 1941 in the map's last row, which a railway may be laid on."""


@pytest.mark.rule("WR-4.9.1")
@pytest.mark.rule("WR-3.3.1")
def test_a_side_that_builds_knows_its_own_enemies_whatever_the_other_saw(russia: Any) -> None:
    """Each side has an enemy beside Moscow; the marks are those of nobody."""
    for side in (AXIS, SOVIET):
        front = Front(russia)
        russia.overlay("build")
        front.ground(cities()["Moscow"], CITY | HELD_BY_AXIS * (side == AXIS))
        front.ground(cities()["Riga"], CITY | HELD_BY_AXIS * (side == AXIS))
        russia.set("city_people", bytes([9] * 59))
        front.group(20 + 64 * (1 - side), neighbour(cities()["Moscow"], 2))
        russia.set("st_human", (1, 1))
        russia.set("st_phase", phases()["PHASE_BUILD"])
        desk = Hands(russia, "build_main", st_side=side)
        desk.types("7")
        listed = " ".join(desk.text[4:21])
        assert "RIGA" in listed.upper() and "MOSCOW" not in listed.upper(), side


@pytest.mark.rule("WR-7.0.1")
def test_an_execution_begins_with_nothing_lost_and_nobody_beaten(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("ground")
    for place in cities().values():
        front.ground(place, CITY)
    front.ground(cities()["Riga"], CITY | HELD_BY_AXIS)
    front.group(20, (5, 5))
    front.unit(20)
    for name in ("st_lost_lo", "st_lost_hi", "report_groups"):
        russia.set(name, (9, 9))
    front.put("log_battles", 0, 5)
    russia.call("strikes", limit=LIMIT)
    lost = [front.get(name, side) for name in ("st_lost_lo", "st_lost_hi") for side in (0, 1)]
    assert (lost, front.get("log_battles")) == ([0] * 4, 0)
    assert [front.get("report_groups", side) for side in (0, 1)] == [1, 0]
    held = [front.get("report_held", city) for city in range(57)]
    assert held.count(AXIS) == 1


@pytest.mark.rule("WR-7.1.9")
@pytest.mark.rule("WR-7.5.3")
def test_what_guns_and_aircraft_cost_is_in_the_sums_of_the_week_once(russia: Any) -> None:
    """A strike is flown, the machine is reset, the other side's guns fire: all of it counts."""
    front = Front(russia)
    russia.overlay("ground")
    russia.set("told_quiet", 1)
    front.group(52, (15, 15), guns=200)
    front.put("group_flags", 52, SUPPLIED)
    front.group(90, (15, 16), guns=0)
    rifles = [front.unit(90, 90, 50) for _ in range(4)]
    at = index((15, 16))
    for name, value in (("plot", 2), ("target_lo", at & 255), ("target_hi", at >> 8)):
        front.put(f"group_{name}", 52, value)
    before = [90] * 4

    def fell() -> int:
        return sum(before) - sum(front.record(rifle)[1] for rifle in rifles)

    def summed(side: int) -> int:
        return front.get("st_lost_lo", side) | front.get("st_lost_hi", side) << 8

    for name in ("st_lost_lo", "st_lost_hi"):
        russia.set(name, (9, 9))
    russia.call("strikes", limit=LIMIT)
    bombed = fell()
    assert bombed > 0 and (summed(AXIS), summed(SOVIET)) == (0, bombed)
    russia.call("strikes", limit=LIMIT)
    assert summed(SOVIET) == bombed == fell(), "RESET in between: nothing is flown or forgotten"
    front.group(20, (15, 17), guns=200)
    front.unit(20)
    front.at_hex((15, 16), "fight_hex")
    for name, groups in (("fight_attackers", (20,)), ("fight_defenders", (90,))):
        russia.set(name, groups)
        russia.set(f"{name}_n", 1)
    russia.set("fight_side", AXIS)
    russia.call("bombardment", limit=LIMIT)
    assert summed(SOVIET) == fell() > bombed and not summed(AXIS)


@pytest.mark.rule("WR-10.0.5")
@pytest.mark.rule("WR-6.3.1")
def test_who_has_moved_two_weeks_without_supply_goes_by_rail_no_more(russia: Any) -> None:
    """At levels 1 and 2, until a depot serves it."""

    def line(front: Front) -> None:
        for row in range(3, 10):
            front.ground((3, row), CLEAR | HELD_BY_AXIS | RAIL_AXIS)

    for level, weeks, flags, goes in (
        (1, 2, 0, False), (2, 2, 0, False), (3, 2, 0, True), (1, 1, 0, True),
        (1, 2, SUPPLIED, True),
    ):  # fmt: skip
        desk = plots(russia, line)
        desk.goes_to((3, 3))
        desk.types("G")
        russia.set("st_level", level)
        desk.front.put("group_out", MORE, weeks)
        desk.front.put("group_flags", MORE, flags)
        desk.types("X")
        assert desk.says.endswith("Any key.") != goes, (level, weeks, flags)


@pytest.mark.rule("WR-7.7.4")
def test_a_lost_air_group_comes_back_after_one_week_or_two_and_never_later(russia: Any) -> None:
    """In the second week whatever the die, when a home has room; else as soon as one has."""
    for die in (0, 1):
        front = Front(russia)
        russia.overlay("week")
        home = partial(front.put, "depot_home_lo")
        for number in range(6):
            home(number, index((5, 5)) & 255)
        front.ground((5, 5), CITY)
        front.put("group_absent", 53, 1)
        falls(russia, "rng_next", die)
        for _ in range(3):
            russia.call("aircraft_back", limit=LIMIT)
            assert front.place(53) is None, "the enemy has the home"
        front.ground((5, 5), CITY | HELD_BY_AXIS)
        russia.call("aircraft_back", limit=LIMIT)
        assert (front.place(53), front.get("group_absent", 53)) == ((5, 5), 0)
        front.put("group_at_hi", 53, 255)
        front.put("group_absent", 53, 1)
        weeks = 0
        while front.place(53) is None and weeks < 5:
            russia.call("aircraft_back", limit=LIMIT)
            weeks += 1
        assert weeks == 1 + die


@pytest.mark.rule("WR-8.7.1")
def test_partisans_reach_the_last_row_of_the_map(russia: Any) -> None:
    for place in (LAST_ROW, (31, 31), (26, 32), (28, 32)):
        front = Front(russia, 42, 7)
        russia.overlay("week")
        front.ground(place, HELD_BY_AXIS | RAIL_AXIS)
        falls(russia, "rng_next", 0)
        russia.call("partisans", limit=LIMIT)
        old = russia.mem[russia.sym["hex_old"] + index(place)]
        assert bool(old) == (front.get("hex_ground", index(place)) == HELD_BY_AXIS), place
    front.ground(LAST_ROW, HELD_BY_AXIS | RAIL_AXIS)
    front.group(20, (LAST_ROW[0], 31))
    russia.call("partisans", limit=LIMIT)
    assert front.get("hex_ground", index(LAST_ROW)) & RAIL_AXIS, "in an Axis group's zone"


@pytest.mark.rule("WR-6.3.4")
@pytest.mark.rule("WR-6.2.4")
def test_a_journey_by_rail_is_taken_back_whole(russia: Any) -> None:
    def line(front: Front) -> None:
        for row in range(3, 10):
            front.ground((3, row), CLEAR | HELD_BY_AXIS | RAIL_AXIS)
        front.put("group_guns", MORE, 33)
        front.put("group_dug", MORE, 4)

    desk = plots(russia, line)
    desk.goes_to((3, 3))
    before = bytes(desk.mem[desk.sym["hex_ground"] : desk.sym["state_end"]])
    desk.types("GX44\r")
    assert desk.at(MORE) == (3, 5) and desk.byte("st_rails_used") == 1
    assert (desk.byte("group_guns", MORE), desk.byte("pool_guns_lo")) == (0, 33)
    desk.types("U")
    assert desk.at(MORE) == (3, 3) and desk.byte("st_rails_used") == 0
    assert desk.byte("pool_guns_lo") == 0
    assert bytes(desk.mem[desk.sym["hex_ground"] : desk.sym["state_end"]]) == before
