"""Whole sides under way, their riders and close combat too, against the book (5.4, 7.9, 7.13)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battlefield import (
    CHART,
    FIELDS,
    FIRED,
    MOVED,
    MOVED_BEFORE,
    NO_UNIT,
    NOWHERE,
    RIVER,
    STOPPED,
    Battlefield,
)  # fmt: skip
from .drive_book import LOAD_ALL, VEHICLES, Drive
from .pulse_book import Unit
from .test_fire_model import ARMS, SIDES, state

EACH, PULSES = 18, 4
GROUNDS = (range(10), (0, 1, RIVER), (0, 0, 0, 1), (0, 5, 4, 6, 1))


def traveller(field: Battlefield, rng: random.Random, side: int, number: int, at: Any) -> Unit:
    """A unit with objectives, somebody to fetch, or a mission; or a dead one."""
    row = CHART[SIDES[side], rng.choice((*ARMS[side], "TRUCK", "HALFTRACK", "RIFLE", "RIFLE"))]
    speed = int(row["sp"])
    given = {
        "facing": rng.randint(1, 8), "range": rng.choice((0, 0, 5)), "ammo": rng.choice((0, 40)),
        "target": rng.choice((NO_UNIT, 0, 1, 2)), "pulses": rng.choice((0, 0, 2)),
        "speed": rng.choice((0, speed // 2, speed, speed)), "delay": rng.choice((0, 0, 0, 2)),
        "move": rng.choice((0, 39, 119)), "suppression": rng.choice((0, 0, 50, 51)),
        "flags": rng.choice((0, 0, STOPPED)),
    }  # fmt: skip
    if rng.random() < 0.7:
        given["goal_x"], given["goal_y"] = at()
        if rng.random() < 0.4:
            given["next_x"], given["next_y"] = at()
    if row["kind"] in VEHICLES and rng.random() < 0.5:
        given["load"] = rng.randrange(EACH)
        given["special"] = rng.choice((0, LOAD_ALL))
    if row["kind"] in ("mortar", "artillery") and rng.random() < 0.4:
        given |= {"shell_x": 5, "shell_y": 5, "load": rng.randrange(EACH)}
    (x, y), count = at(), rng.choice((1, 2, 4, 6, 30))
    if rng.random() < 0.1:
        x, y, count = NOWHERE, NOWHERE, 0
    field.put(side, number, row["name"], count, x, y, **given)
    return {f: field.get(side, number, f) for f in FIELDS} | {"x": x, "y": y, "row": row}


def write(field: Battlefield, side: int, units: list[Unit]) -> None:
    for number, unit in enumerate(units):
        field.change(side, number, **{name: unit[name] for name in FIELDS})
        field.place(side, number, unit["x"], unit["y"])


@pytest.mark.rule("KG-5.4.1")
@pytest.mark.rule("KG-5.4.2")
@pytest.mark.rule("KG-5.4.3")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.5.3")
@pytest.mark.rule("KG-7.9.1")
@pytest.mark.rule("KG-7.9.2")
@pytest.mark.rule("KG-7.9.3")
@pytest.mark.rule("KG-7.13.1")
@pytest.mark.rule("KG-7.13.2")
def test_two_formations_are_under_way_for_four_pulses(kampf: Any) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        kampf.reset()
        field = Battlefield(kampf)
        rows, side, size = rng.choice((60, 30)), seed % 2, rng.choice((4, 9))
        kampf.set("st_map_rows", rows)
        map_ = [rng.choice(GROUNDS[seed % 4]) | 16 * rng.randrange(2) for _ in range(3600)]
        kampf.set("map", bytes(map_))
        left, top = rng.choice(((0, 0), (25, 12), (50, rows - 10)))

        def at(
            rng: random.Random = rng, left: int = left, top: int = top, size: int = size
        ) -> tuple[int, int]:
            return left + rng.randrange(size), top + rng.randrange(size)

        foes = []
        for number in range(6):
            foe = dict(zip("xy", at() if number else (NOWHERE, NOWHERE), strict=True))
            field.put(1 - side, number, "RIFLE", 9 if number else 0, *foe.values())
            foes.append(foe)
        units = [traveller(field, rng, side, number, at) for number in range(EACH)]
        drive = Drive(units, foes, map_, rows)
        for number, unit in enumerate(units):
            for other in range(EACH) if unit["row"]["kind"] in VEHICLES and unit["count"] else ():
                if rng.random() < 0.1 and other != number and drive.fits(number, other):
                    drive.take(number, other)
        write(field, side, units)
        for pulse in range(PULSES):
            field.begin()
            for unit in units:
                moved = MOVED_BEFORE if unit["flags"] & MOVED else 0
                fires = FIRED if rng.random() < 0.1 else 0
                unit["flags"] = moved | fires | unit["flags"] & STOPPED
            write(field, side, units)
            drive.side()
            field.move(side)
            got = state(kampf)
            write(field, side, units)
            assert got == state(kampf), (seed, pulse)
