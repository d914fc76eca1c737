"""Lend-Lease, partisans, Siberians: what happens behind the front by itself."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbours

from .front import CITY, CLEAR, HELD_BY_AXIS, RAIL_AXIS, RAIL_SOVIET, Front, index, rows, war_map
from .starts import start
from .test_build import pool, pools

NORTH, SOUTH, EAST = 0, 60, 90
LIMIT = 40_000_000


def city(name: str) -> tuple[int, int]:
    row = next(r for r in rows("cities.csv") if r["name"] == name)
    return int(row["col"]), int(row["row"])


def take(front: Front, *names: str) -> None:
    for name in names:
        front.ground(city(name), CITY | HELD_BY_AXIS)


def shipped(russia: Any, front: Front, draw: int) -> tuple[int, int, int]:
    """Vehicles and aircraft that arrive, vehicles that wait at Murmansk."""
    pools(front, 1, 0, 0)
    front.put("pool_aircraft", 1, 0)
    for name in ("vehicles_lo", "vehicles_hi", "aircraft"):
        front.put(f"lend_{name}", 0, 0)
    russia.call("lend_lease", A=draw, limit=LIMIT)
    waits = front.get("lend_vehicles_lo") | front.get("lend_vehicles_hi") << 8
    return pool(front, "vehicles", 1), front.get("pool_aircraft", 1), waits


@pytest.mark.rule("WR-8.6.1")
@pytest.mark.rule("WR-8.6.2")
@pytest.mark.rule("WR-8.6.3")
@pytest.mark.rule("WR-8.6.4")
def test_shipments_begin_in_october_1941_and_grow_and_are_double_in_the_north(russia: Any) -> None:
    front = start(russia, 1941)
    for year, month, size in (
        (41, 9, 0),
        (41, 10, 2),
        (42, 6, 4),
        (43, 6, 6),
        (44, 6, 8),
        (45, 5, 8),
    ):
        front.when(year, month)
        for draw, times in ((0, 2), (49, 2), (50, 1), (74, 1), (75, 1), (99, 1)):
            got = shipped(russia, front, draw)
            assert got == (10 * size * times, size * times, 0), (year, month, draw)


@pytest.mark.rule("WR-8.6.5")
@pytest.mark.rule("WR-8.6.6")
@pytest.mark.rule("WR-8.6.10")
def test_lost_ports_stop_shipments(russia: Any) -> None:
    for lost, month, draw, want in (
        ("Baku", 6, SOUTH, (0, 0, 0)), ("Baku", 6, EAST, (40, 4, 0)),
        ("Murmansk", 6, NORTH, (80, 8, 0)), ("Murmansk", 12, NORTH, (0, 0, 0)),
        ("Murmansk Archangel", 6, NORTH, (0, 0, 0)), ("Archangel", 6, NORTH, (0, 0, 80)),
    ):  # fmt: skip
        front = start(russia, 1941)
        front.when(42, month)
        take(front, *lost.split())
        assert shipped(russia, front, draw) == want, (lost, month)


@pytest.mark.rule("WR-8.6.9")
def test_winter_goods_wait_for_an_open_line(russia: Any) -> None:
    front = start(russia, 1941)
    front.when(41, 12)
    assert shipped(russia, front, NORTH) == (40, 4, 0)
    front.group(40, (15, 8))
    on_line = (13, 4)
    front.group(41, next(p for p in neighbours(on_line) if p in war_map()))
    assert shipped(russia, front, NORTH) == (0, 0, 40)
    russia.call("lend_lease", A=NORTH, limit=LIMIT)
    assert front.get("lend_vehicles_lo") == 80
    front.when(42, 5)
    russia.call("lend_lease", A=EAST, limit=LIMIT)
    assert pool(front, "vehicles", 1) == 80 + 40 and front.get("lend_vehicles_lo") == 0
    front.when(41, 12)
    front.put("group_at_hi", 41, 255)
    front.put("hex_ground", index((17, 6)), CLEAR)
    assert shipped(russia, front, NORTH)[2] == 40, "by the hex southwest of Archangel only"


@pytest.mark.rule("WR-8.7.3")
def test_infantry_in_the_pool_holds_partisans_down(russia: Any) -> None:
    for year, base in ((42, 40), (43, 50), (44, 60), (45, 60)):
        front = Front(russia, year)
        for points in (*range(0, 2550, 150), 149, 151, 255, 256, 899, 2549, 2550):
            pools(front, 0, points, 0)
            want = int(base * 0.8 ** (points // 150) + 0.5)
            assert russia.call("partisan_chance").a == want, (year, points)


@pytest.mark.slow
@pytest.mark.rule("WR-8.7.1")
@pytest.mark.rule("WR-8.7.2")
def test_partisans_destroy_axis_rail_in_russia_outside_zones(russia: Any) -> None:
    cut = {year: 0 for year in (41, 42, 43, 44)}
    for year in cut:
        for seed in range(24):
            front = start(russia, 1942)
            front.when(year, 6)
            pools(front, 0, 0, 0)
            russia.set("rng_seed", (seed, 5, seed ^ 31, 9))
            before = {p: front.get("hex_ground", index(p)) for p in war_map().places()}
            russia.call("partisans", limit=LIMIT)
            for place, old in before.items():
                now = front.get("hex_ground", index(place))
                if old & RAIL_AXIS and not now & RAIL_AXIS:
                    cut[year] += 1
                    cell = war_map().cells[place]
                    assert cell["ctrl_1941"] == "S" and not now & 0xC0
                    assert bool(now & RAIL_SOVIET) == (cell["rail_1941"] == "S")
                else:
                    assert now & 0x3F == old & 0x3F
    assert cut[41] == 0 and 3 <= cut[42] <= 17 and cut[42] < cut[43] < cut[44] <= 60


@pytest.mark.rule("WR-8.14.1")
@pytest.mark.rule("WR-8.14.2")
@pytest.mark.rule("WR-8.14.3")
def test_siberians_come_to_kuybyshev_at_levels_1_and_2(russia: Any) -> None:
    for level, year, month, comes in (
        (1, 42, 5, False), (1, 42, 6, True), (1, 44, 3, True), (2, 42, 12, True),
        (2, 43, 1, False), (3, 42, 7, False), (1, 41, 7, False),
    ):  # fmt: skip
        front = start(russia, 1942)
        front.when(year, month)
        before = {g for g in range(128) if front.place(g)}
        russia.call("siberians", st_level=level)
        new = {g for g in range(128) if front.place(g)} - before
        assert bool(new) is comes, (level, year, month)
        for group in new:
            assert front.place(group) == city("Kuybyshev") and 76 <= group <= 115
            at = russia.sym["unit_soviet"]
            units = [front.record(at + 8 * n) for n in range(199)
                     if russia.mem[at + 8 * n + 4] == group]  # fmt: skip
            assert [u[1:] for u in units] == [(90, 70, 0)] * 5
    front = start(russia, 1942)
    front.when(42, 7)
    for _ in range(4):
        russia.call("siberians", st_level=1)
    assert sum(front.place(g) == city("Kuybyshev") for g in range(64, 122)) <= 2
    front = start(russia, 1942)
    front.when(42, 7)
    take(front, "Kuybyshev")
    before = {g for g in range(128) if front.place(g)}
    russia.call("siberians", st_level=1)
    assert {g for g in range(128) if front.place(g)} == before
    assert CLEAR == 0
