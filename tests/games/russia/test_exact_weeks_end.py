"""What the end of a week brings, drawn at random, against the models: every byte after it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .front import (
    CLEAR,
    HELD_BY_AXIS,
    NOWHERE,
    OUTSIDE,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    Front,
    index,
)
from .starts import start
from .test_exact_dice import cities, falls
from .test_exact_ground import calls, recorded
from .year_models import MAKES, Year

LIMIT = 60_000_000
LINE = ((12, 2), (12, 3), (13, 4), (13, 5), (14, 5), (15, 6), (16, 5), (17, 6))
"""The winter line between Murmansk and Archangel (section C)."""


@pytest.mark.rule("WR-8.5.1")
@pytest.mark.rule("WR-8.5.11")
@pytest.mark.rule("WR-8.5.12")
@pytest.mark.rule("WR-10.0.3")
def test_production_to_the_point(russia: Any) -> None:
    for number in range(150):
        draw = random.Random(number)
        date = draw.choice(((41, 6), (41, 7), (41, 8), (42, 3), (42, 4), (42, 12), (43, 1)))
        front = Front(russia, *draw.choice((date, (43, 7), (44, 1), (45, 4))))
        russia.overlay("week")
        most = draw.choice((1, 5, 20, 255))
        for city in range(59):
            for kind in MAKES:
                front.put(f"city_{kind}", city, draw.randint(0, most))
        for place in cities().values():
            front.ground(place, 4 | draw.choice((0, HELD_BY_AXIS)))
        for name in ("aircraft", "supply", "build", "factories"):
            russia.set(f"pool_{name}", [draw.choice((0, 19, 200, 240, 255)) for _ in "12"])
        for name in ("infantry", "vehicles", "guns"):
            pools = [draw.choice((0, 255, 2300, 2549, 2550)) for _ in "12"]
            russia.set(f"pool_{name}_lo", [pool & 255 for pool in pools])
            russia.set(f"pool_{name}_hi", [pool >> 8 for pool in pools])
        russia.set("st_scenario", draw.randrange(3))
        russia.set("st_level", draw.randint(1, 4))
        russia.set("rng_seed", draw.randbytes(4))
        model = Year(russia)
        russia.call("production", limit=LIMIT)
        model.production()
        assert model.differences() == {}, number


@pytest.mark.rule("WR-8.6.1")
@pytest.mark.rule("WR-8.6.3")
@pytest.mark.rule("WR-8.6.4")
@pytest.mark.rule("WR-8.6.5")
@pytest.mark.rule("WR-8.6.6")
@pytest.mark.rule("WR-8.6.9")
@pytest.mark.rule("WR-8.6.10")
def test_lend_lease_to_the_point(russia: Any) -> None:
    lines = set()
    for number in range(250):
        draw = random.Random(number)
        front = Front(russia, draw.choice((41, 42, 43, 44, 45)), draw.randint(1, 12))
        russia.overlay("week")
        for place in cities().values():
            front.ground(place, 4)
        for place in LINE:
            front.ground(place, CLEAR | RAIL_SOVIET)
        for name in ("Murmansk", "Archangel", "Baku"):
            front.ground(cities()[name], 4 | HELD_BY_AXIS * (draw.random() < 0.2))
        line = not front.get("hex_ground", index(cities()["Murmansk"])) & HELD_BY_AXIS
        broken = draw.choice(("", "", "", "rail", "Axis rail", "group", "zone"))
        at = draw.choice(LINE)
        if broken in ("rail", "Axis rail"):
            front.ground(at, CLEAR | RAIL_AXIS * (broken != "rail"))
        elif broken:
            front.group(20, at if broken == "group" else (at[0], at[1] + 1))
        for name, values in (("vehicles_lo", (0, 250)), ("vehicles_hi", (0, 0, 3))):
            russia.set(f"lend_{name}", draw.choice(values))
        russia.set("lend_aircraft", draw.choice((0, 9, 250)))
        russia.set("pool_aircraft", (9, draw.choice((0, 254))))
        russia.set("pool_vehicles_lo", (9, draw.choice((0, 200, 0xF0))))
        russia.set("pool_vehicles_hi", (1, draw.choice((0, 9))))
        model = Year(russia)
        share = draw.choice((0, 49, 49, 50, 74, 75, 99))
        russia.call("lend_lease", A=share, limit=LIMIT)
        model.lend_lease(share, line and not broken)
        assert model.differences() == {}, (number, broken)
        lines.add((broken, line))
    assert len(lines) > 7


@pytest.mark.rule("WR-8.7.1")
@pytest.mark.rule("WR-8.7.2")
@pytest.mark.rule("WR-8.7.3")
def test_partisans_to_the_hex(russia: Any) -> None:
    for number in range(60):
        draw = random.Random(number)
        front = start(russia, 1942)
        front.when(draw.choice((41, 42, 42, 43, 44, 45)), 7)
        russia.overlay("week")
        share = draw.choice((0.0, 0.01, 0.3))
        for at in range(34 * 32):
            value = front.get("hex_ground", at)
            if value & 7 < SEA and draw.random() < 0.5 * share:
                front.put("hex_ground", at, value & ~RAIL_SOVIET | RAIL_AXIS)
            elif draw.random() > share:
                front.put("hex_ground", at, value & ~RAIL_AXIS)
        pool = draw.choice((0, 149, 150, 299, 300, 600, 2550))
        russia.set("pool_infantry_lo", pool & 255)
        russia.set("pool_infantry_hi", pool >> 8)
        russia.set("rng_seed", draw.randbytes(4))
        model = Year(russia)
        russia.call("partisans", limit=LIMIT)
        model.partisans()
        assert model.differences() == {}, number


@pytest.mark.rule("WR-8.8.1")
def test_a_frame_of_the_film_has_each_row_to_the_hex(russia: Any) -> None:
    for number in range(60):
        draw = random.Random(number)
        front = Front(russia)
        russia.overlay("week")
        front.put("film_months", 0, draw.choice((0, 1, 17, 45, 46, 47)))
        for row in range(1, 33):
            held = draw.randint(0, 31)
            for column in range(32):
                kind = draw.choice((CLEAR, CLEAR, CLEAR, SEA, OUTSIDE))
                value = kind | HELD_BY_AXIS * (column <= held)
                front.put("hex_ground", index((column, row)), value)
            front.put("film_rows", row - 1, min(31, max(0, held + draw.randint(-12, 10))))
        model = Year(russia)
        russia.call("film_frame", limit=LIMIT)
        model.film()
        assert model.differences() == {}, number


@pytest.mark.rule("WR-8.1.12")
@pytest.mark.rule("WR-8.12.1")
def test_each_unit_has_a_draw_of_a_hundred_and_each_group_its_weeks(russia: Any) -> None:
    """Soviets may become Guards, from the first group on; who has no strength has no week."""
    parts = "month_sums", "production", "aircraft_back", "lend_lease", "partisans", "siberians"
    front = Front(russia)
    russia.overlay("week")
    for group, strength in ((63, 50), (12, 0), (64, 50), (76, 0), (115, 1)):
        front.unit(group, strength, 50)
    recorded(russia, "unit_week", "unit_guards", "rng_below", *parts)
    falls(russia, "rng_next", 0)
    front.group(51, (5, 5))
    for group in range(1, 128):
        front.put("group_steps", group, 1)
    russia.call("week_ends", limit=LIMIT)
    assert [call[0] for call in calls(russia)][:8] == [2, 0, 2, 0, 1, 2, 0, 1]
    drawn = [call[1] for call in calls(russia) if call[0] == 2]
    assert drawn[:3] == [100] * 3 and drawn[-1] == 100, "the units', the weather's, Lend-Lease's"
    out = [front.get("group_out", group) for group in range(1, 128)]
    assert out == [1] * 51 + [0] * 76
    assert front.get("group_at_hi", 12) == NOWHERE
