"""Whole ends of weeks, drawn at random, against the models: every byte of the state after them."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest

from .front import (
    FOREST,
    HELD_BY_AXIS,
    NOWHERE,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    UNIT_SIZE,
    Front,
    index,
    types,
    war_map,
)
from .starts import start
from .test_exact_dice import cities
from .week_end_models import BEGUN, WeekEnd

LIMIT = 90_000_000
AXIS_KINDS = [number for number, kind in enumerate(types()) if kind[0] == "Axis"]
SOVIET_KINDS = [number for number, kind in enumerate(types()) if kind[0] == "Soviet"]


def drawn(bench: Any, number: int) -> Front:
    """A war at any of its weeks, groups and railways and cities anywhere."""
    draw = random.Random(number)
    front = start(bench, draw.choice((1941, 1942, 1943)))
    bench.overlay("week")
    week = draw.choice((draw.randrange(203), *range(14, 41, 5), 48, 74, 78, 79, 118))
    day = BEGUN + timedelta(weeks=week)
    for name, value in (
        ("week", week), ("day", day.day), ("month", day.month), ("year", day.year - 1900),
        ("scenario", draw.randrange(3)), ("level", draw.randint(1, 4)), ("turn", week),
        ("weather", draw.randrange(4)), ("axis_months", draw.randrange(20)),
    ):  # fmt: skip
        front.put(f"st_{name}", 0, value)
    for name in ("st_lost_lo", "st_lost_hi", "month_lost_lo", "month_lost_hi"):
        bench.set(name, draw.randbytes(2))
    bench.set("report_held", [draw.randrange(2) for _ in range(57)])
    for name, value in (
        ("month_number", draw.randrange(2)), ("film_months", draw.choice((0, 20, 46, 47))),
        ("rail_north", draw.randrange(2)), ("lend_vehicles_lo", draw.choice((0, 140))),
        ("lend_aircraft", draw.choice((0, 15))),
    ):  # fmt: skip
        front.put(name, 0, value)
    land = [
        place for place in war_map().places() if front.get("hex_ground", index(place)) & 7 < SEA
    ]
    share = draw.choice((0, 0.05, 0.3))
    for place in land:
        at = index(place)
        value = front.get("hex_ground", at)
        if draw.random() < share:
            value ^= HELD_BY_AXIS
        if draw.random() < share and value & 7 <= FOREST:
            value = value & ~(RAIL_AXIS | RAIL_SOVIET) | draw.choice((0, RAIL_AXIS, RAIL_SOVIET))
        front.put("hex_ground", at, value)
    for name, place in cities().items():
        if name in ("Murmansk", "Archangel", "Baku", "Kuybyshev") and draw.random() < 0.7:
            front.ground(place, front.get("hex_ground", index(place)) & ~HELD_BY_AXIS)
    homes = [front.get("depot_home_lo", n) | front.get("depot_home_hi", n) << 8 for n in range(12)]
    for group in [n for n in range(1, 122) if n & 63 < 58 and n != 64]:
        if draw.random() < share:
            at = draw.choice((index(draw.choice(land)), draw.choice(homes)))
            if not any(
                stands(front, other) == at for other in range(122) if other >> 6 != group >> 6
            ):
                front.put("group_at_lo", group, at & 255)
                front.put("group_at_hi", group, at >> 8)
        elif draw.random() < share:
            front.put("group_at_hi", group, NOWHERE)
        if group & 63 >= 52 and stands(front, group) is None:
            front.put("group_absent", group, draw.randrange(3))
        if 52 <= group < 58 and draw.random() < 0.3:  # over the northern sea
            front.group(group, (draw.randint(9, 14), draw.randint(1, 4)), guns=draw.randrange(99))
        front.put("group_flags", group, draw.choice((0, 1, draw.randrange(256))))
        front.put("group_steps", group, draw.randrange(3))
        front.put("group_out", group, draw.randrange(3))
    for side, kinds in ((0, AXIS_KINDS), (1, SOVIET_KINDS)):
        begin = bench.sym["unit_soviet" if side else "unit_axis"]
        for at in range(begin, begin + 199 * UNIT_SIZE, UNIT_SIZE):
            if draw.random() < 0.3:
                strength = draw.choice((0, 1, 40, 41, 90))
                bench.mem[at : at + 4] = bytes((draw.choice(kinds), strength, draw.choice(
                    (0, 49, 50, 80, 81, 99)), draw.choice((0, 1, 94, 95))))  # fmt: skip
                bench.mem[at + 4] = 64 * side + draw.randint(1, 51)
        pool = draw.choice((0, 140, 450, 2500))
        front.put("pool_infantry_lo", side, pool & 255)
        front.put("pool_infantry_hi", side, pool >> 8)
        if draw.random() < 0.7:
            at = index(draw.choice(land))
            front.put("rail_wanted_lo", side, at & 255)
            front.put("rail_wanted_hi", side, at >> 8)
    bench.set("rng_seed", draw.randbytes(4))
    return front


def stands(front: Front, group: int) -> int | None:
    high = front.get("group_at_hi", group)
    return None if high == NOWHERE else high << 8 | front.get("group_at_lo", group)


@pytest.mark.rule("WR-5.3.3")
@pytest.mark.rule("WR-7.7.4")
@pytest.mark.rule("WR-8.1.12")
@pytest.mark.rule("WR-8.2.4")
@pytest.mark.rule("WR-8.4.2")
@pytest.mark.rule("WR-8.4.7")
@pytest.mark.rule("WR-8.5.11")
@pytest.mark.rule("WR-8.6.7")
@pytest.mark.rule("WR-8.7.1")
@pytest.mark.rule("WR-8.12.1")
@pytest.mark.rule("WR-8.13.1")
@pytest.mark.rule("WR-8.13.2")
@pytest.mark.rule("WR-8.14.3")
@pytest.mark.rule("WR-9.1.3")
@pytest.mark.rule("WR-10.0.5")
def test_whole_ends_of_weeks_to_the_byte(russia: Any) -> None:
    for number in range(40):
        drawn(russia, number)
        model = WeekEnd(russia)
        russia.call("week_ends", limit=LIMIT)
        model.week_ends()
        assert model.differences() == {}, number
