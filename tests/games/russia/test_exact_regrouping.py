"""Regrouping, the sea and new units, drawn at random, against the models: every byte after them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from .front import CITY, HELD_BY_AXIS, MOVED, PZ, UNIT_SIZE, UNITS, Front, index, types
from .match import AXIS
from .regroup_models import PORTS, Regroup, line_of
from .test_exact_dice import cities

LIMIT = 60_000_000
HERE = (14, 14)
AGAIN = 12
"""Deeds of one build phase."""
PLACES = [(9, n) for n in range(1, 30)]
HARBOURS = [cities()[name] for name in PORTS]


def drawn(bench: Any, draw: random.Random) -> Front:
    """A build phase: groups in ports, in pairs and alone; most numbers and records may be used."""
    front = Front(bench, draw.choice((41, 42, 43, 44, 45)), draw.randint(1, 12), draw.randrange(4))
    bench.overlay("build")
    side = draw.randrange(2)
    bench.set("st_side", side)
    towns = cities()
    places = HARBOURS + PLACES
    for place in towns.values():
        front.ground(place, CITY | HELD_BY_AXIS * draw.randrange(2))
    crowd = draw.choice((0.2, 0.6, 1.0))
    for group in [n for n in range(1, 122) if n & 63 < 58 and n != 64]:
        if draw.random() < crowd:
            front.group(group, draw.choice(places), draw.randrange(6), draw.randrange(250))
            for name in ("flags", "plot", "steps", "standing"):
                front.put(f"group_{name}", group, draw.randrange(256))
            front.put("group_out", group, draw.randrange(3))
    for foe in (0, 1):
        kinds = [n for n, kind in enumerate(types()) if (kind[0] == "Axis") == (foe == 0)]
        first, share = bench.sym["unit_soviet" if foe else "unit_axis"], draw.choice((0.5, 1.0))
        groups = draw.choice((51, 12, 20))
        for at in range(first, first + UNITS * UNIT_SIZE, UNIT_SIZE):
            if draw.random() < share:
                group = 64 * foe + draw.randint(1, groups)
                bench.mem[at : at + 5] = bytes((draw.choice(kinds), 50, 50, 0, group))
    for name in ("infantry", "vehicles"):
        bench.set(f"pool_{name}_lo", draw.randbytes(2))
        bench.set(f"pool_{name}_hi", [draw.choice((0, 1, 8)) for _ in "12"])
    bench.set("pool_aircraft", draw.randbytes(2))
    bench.set("st_name_lo", (255, 144))
    bench.set("st_name_hi", (draw.randrange(5), 1))
    front.put("st_elites", 0, draw.randrange(3))
    front.put("st_planes_moved", 0, draw.choice((0, 20)))
    return front


def deed(bench: Any, front: Front, draw: random.Random, model: Regroup) -> tuple[str, bool, bool]:
    """One deed of the phase: its name, whether it was done, whether the model does it."""
    side, year = front.get("st_side"), front.get("st_year")
    what = draw.choice(("divide", "join", "sea", "sea", "planes", "raise"))
    one, two = (64 * side + draw.randint(1, 51) for _ in "12")
    if what == "divide":
        group, kind = draw.choice((one, draw.randrange(256))), draw.randrange(2)
        done = bench.call("group_divide", limit=LIMIT, X=group, A=kind)
        return what, not done.c, model.divide(group, kind)
    if what == "planes":
        air = [64 * side + n for n in range(52, 58)]
        loses = draw.choice((0, *air, draw.randrange(256)))
        gains, points = draw.choice((*air, draw.randrange(256))), draw.choice((0, 1, 30, 50, 51))
        done = bench.call("planes_pass", limit=LIMIT, X=loses, Y=gains, A=points)
        return what, not done.c, model.flies_over(loses, gains, points)
    if what == "raise":
        mine = [n for n, kind in enumerate(types()) if (kind[0] == "Axis") == (side == 0)]
        kinds = [
            n for n in mine
            if int((row := line_of(types()[n], year))["first"]) <= year <= int(row["last"])
        ]  # fmt: skip
        kind, group, at = draw.choice(kinds), draw.randrange(2), index(draw.choice([*PLACES, HERE]))
        points = draw.choice((10, 20, 50, 60, 90, 100, 140, 200, 0, 15, 250))
        front.at_hex((at % 32, at // 32))
        done = bench.call("unit_raise", limit=LIMIT, A=kind, X=group, Y=points)
        return what, not done.c, model.raises(kind, group, points, at)
    first = bench.sym["unit_soviet" if side else "unit_axis"]
    units = [first + UNIT_SIZE * n for n in range(UNITS) if bench.mem[first + UNIT_SIZE * n + 1]]
    if what == "sea":
        ports = [
            g for g in range(64 * side + 12, 64 * side + 52)
            if front.place(g) in HARBOURS
        ]  # fmt: skip
        one, two = (draw.choice(ports or [one]) for _ in "12")
        units = [at for at in units if bench.mem[at + 4] == one] or units
    unit = draw.choice(units)
    front.at_unit(unit)
    if what == "join":
        done = bench.call("unit_joins", limit=LIMIT, X=two)
        return what, not done.c, model.joins(unit, two)
    done = bench.call("sea_move", limit=LIMIT, X=one, Y=two)
    return what, not done.c, model.sails(unit, one, two)


def phase(bench: Any, number: int, seen: Counter[tuple[str, bool]]) -> None:
    """A build phase of several deeds; `seen` counts what was done and what refused."""
    draw = random.Random(number)
    front = drawn(bench, draw)
    for _ in range(AGAIN):
        model = Regroup(bench)
        name, done, right = deed(bench, front, draw, model)
        assert (done, model.differences()) == (right, {}), (number, name)
        seen[name, done] += 1


@pytest.mark.rule("WR-4.1.7")
@pytest.mark.rule("WR-4.3.2")
@pytest.mark.rule("WR-4.4.2")
@pytest.mark.rule("WR-4.5.2")
@pytest.mark.rule("WR-4.9.3")
@pytest.mark.rule("WR-4.9.13")
@pytest.mark.rule("WR-4.9.27")
@pytest.mark.rule("WR-4.10.3")
@pytest.mark.rule("WR-4.10.4")
@pytest.mark.rule("WR-4.10.5")
@pytest.mark.rule("WR-4.10.7")
def test_build_phases_to_the_byte(russia: Any) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for number in range(30):
        phase(russia, number, seen)
    assert len(seen) == 10, "each deed was done, and refused"


@pytest.mark.rule("WR-10.0.5")
def test_who_may_move_no_more_neither_divides_nor_changes_groups_to_get_away(russia: Any) -> None:
    """At levels 1 and 2: two weeks of moves without supply stay with a unit wherever it goes."""
    front = Front(russia)
    russia.overlay("build")
    russia.set("st_level", 1)
    front.group(5, HERE)
    front.put("group_out", 5, 2)
    unit = front.unit(5, kind=PZ)
    new = russia.call("group_divide", X=5, A=0, st_side=AXIS, limit=LIMIT).x
    front.at_unit(unit)
    assert not russia.call("unit_joins", X=new, limit=LIMIT).c
    assert russia.call("out_too_long", X=new).c
    front.group(20, HERE)
    assert not russia.call("out_too_long", X=20).c
    front.at_unit(unit)
    assert not russia.call("unit_joins", X=20, limit=LIMIT).c
    assert russia.call("out_too_long", X=20).c
    fresh = front.unit(21)
    front.put("group_flags", 21, MOVED)
    front.at_unit(fresh)
    assert not russia.call("unit_joins", X=20, limit=LIMIT).c
    assert russia.call("out_too_long", X=20).c, "a fresh unit does not set it free"
