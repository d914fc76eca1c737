"""Whole sides that search and move, against the book worked out again (7.1, 7.2, 7.9)."""

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
    PRIORITY,
    RIVER,
    SEEN_BEFORE,
    STOPPED,
    WOODS,
    Battlefield,
)  # fmt: skip
from .pulse_book import Search, Unit, move

SIDES = ("german", "soviet")
ARMS = (
    ("PZ-IVH", "SG-IIIG", "RIFLE", "HMG", "75AT", "81MOR", "TRUCK", "HALFTRACK", "SK231", "75IG"),
    ("T-34/76C", "SU-76", "RIFLE", "SMG", "76AT", "82MOR", "TRUCK", "KV-II", "HMG", "76H"),
)


def ground(field: Battlefield, rng: random.Random, palette: tuple[int, ...]) -> list[int]:
    map_ = [rng.choice(palette) | 16 * rng.choice((0, 0, 0, 1)) for _ in range(3600)]
    field.bench.set("map", bytes(map_))
    return map_


def army(
    field: Battlefield,
    rng: random.Random,
    side: int,
    corner: tuple[int, int],
    size: int,
    **more: Any,
) -> list[Unit]:
    units: list[Unit] = []
    for number in range(10):
        name = rng.choice(ARMS[side])
        row = CHART[SIDES[side], name]
        given = {key: rng.choice(values) for key, values in more.items()}
        given.setdefault("range", min(20, int(row["mr"])))
        x, y = (start + rng.randrange(size) for start in corner)
        field.put(side, number, name, 5, x, y, facing=rng.randint(1, 8), **given)
        unit = {f: field.get(side, number, f) for f in FIELDS}
        units.append(unit | {"x": x, "y": y, "row": row})
    return units


def same(field: Battlefield, side: int, units: list[Unit], about: Any) -> None:
    for number, unit in enumerate(units):
        got = {f: field.get(side, number, f) for f in FIELDS}
        want = {f: unit[f] for f in FIELDS}
        assert got == want, (about, side, number, unit["row"]["name"])
        assert field.where(side, number) == (unit["x"], unit["y"]), (about, side, number)


@pytest.mark.rule("KG-7.1.1")
@pytest.mark.rule("KG-7.1.2")
@pytest.mark.rule("KG-7.1.3")
@pytest.mark.rule("KG-7.1.4")
@pytest.mark.rule("KG-7.1.5")
@pytest.mark.rule("KG-7.2.1")
@pytest.mark.rule("KG-7.2.2")
@pytest.mark.rule("KG-7.2.3")
@pytest.mark.rule("KG-7.2.4")
@pytest.mark.rule("KG-7.2.5")
@pytest.mark.rule("KG-7.2.6")
@pytest.mark.rule("KG-5.7.1")
@pytest.mark.rule("KG-4.12.2")
@pytest.mark.parametrize("seed", range(40))
def test_ten_units_search_for_ten_others(kampf: Any, seed: int) -> None:
    rng = random.Random(seed)
    field = Battlefield(kampf)
    map_ = ground(field, rng, (0, 0, 0, 0, 1, 4, WOODS, 2 if seed % 2 else 0))
    visibility = rng.choice((7, 12, 20))
    kampf.set("st_visibility", visibility)
    size, side = rng.choice((3, 6, 12)), seed % 2
    flags = (0, 0, MOVED, MOVED_BEFORE)
    mine = army(
        field, rng, side, (24, 24), size, flags=(*flags, PRIORITY), suppression=(0, 0, 0, 100, 200),
        target=(NO_UNIT, NO_UNIT, *range(10)), pulses=(0, 3), ammo=(40, 40, 1, 0),
        range=(0, 1, 3, 12, 20, 20),
    )  # fmt: skip
    theirs = army(
        field, rng, 1 - side, (24 + rng.randrange(4), 24), size, flags=(*flags, SEEN_BEFORE),
        suppression=(0, 50, 199, 200),
    )  # fmt: skip
    search = Search(map_, visibility, theirs)
    search.friends = mine
    for unit in mine:
        search.unit(unit)
    field.begin_marks()
    field.search(side)
    same(field, side, mine, "searchers")
    same(field, 1 - side, theirs, "the others")


@pytest.mark.rule("KG-7.9.1")
@pytest.mark.rule("KG-7.9.2")
@pytest.mark.rule("KG-7.9.3")
@pytest.mark.rule("KG-7.9.4")
@pytest.mark.rule("KG-7.7.3")
@pytest.mark.rule("KG-5.5.3")
@pytest.mark.rule("KG-12.0.1")
@pytest.mark.rule("KG-12.0.2")
@pytest.mark.parametrize("seed", range(24))
def test_ten_units_move_for_five_pulses(kampf: Any, seed: int) -> None:
    rng = random.Random(1000 + seed)
    field = Battlefield(kampf)
    map_ = ground(field, rng, (0, 1, 2, 3, 4, 5, 6, 7, 8, RIVER) if seed % 2 else (0, 1, RIVER))
    side = seed // 2 % 2
    corner = rng.choice(((0, 0), (26, 26), (48, 48), (48, 0)))
    near = [min(59, max(0, v + rng.randint(-4, 12))) for v in corner]
    units = army(
        field, rng, side, corner, 12, speed=(0, 4, 12, 22), delay=(0, 0, 0, 2), move=(0, 39, 119),
        suppression=(0, 50, 51), flags=(0, 0, 0, FIRED),
        goal_x=[NOWHERE, near[0], near[0] // 2, 59],
    )  # fmt: skip
    for number, unit in enumerate(units):
        if unit["goal_x"] != NOWHERE:
            unit["goal_y"] = rng.choice((near[1], unit["y"], 0))
            if rng.random() < 0.5:
                unit |= {"next_x": unit["x"], "next_y": rng.randrange(60)}
        field.change(side, number, **{f: unit[f] for f in ("goal_y", "next_x", "next_y")})
    foes = set()
    for number in range(6):
        at = tuple(min(59, max(0, v + rng.randint(-6, 6))) for v in near)
        field.put(1 - side, number, "RIFLE", 9, *at)
        foes.add(at)
    for pulse in range(5):
        field.begin()
        for unit in units:
            moved = unit["flags"] & MOVED
            unit["flags"] = (MOVED_BEFORE if moved else 0) | unit["flags"] & STOPPED
        for number, unit in enumerate(units):
            if pulse == 2 and number % 4 == 0:
                field.change(side, number, flags=unit["flags"] | FIRED)
                unit["flags"] |= FIRED
            move(map_, unit, foes)
        field.move(side)
        same(field, side, units, pulse)
