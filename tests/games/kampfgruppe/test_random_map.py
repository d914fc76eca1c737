"""Maps drawn at random (1.4, 3.6, 4.2.3, W18), and what the weapon notes say of the chart."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from . import kampf_book as book

CLEAR, ROAD, TOWN, ROAD_SLOPE, BROKEN, WOODS, SLOPE, FORD, BRIDGE, RIVER = range(10)
MEETING, ASSAULTS = 2, (1, 3)
SEED_SIZE = 4


def draw(kampf: Any, seed: int, river: int, density: int, battle: int = MEETING) -> list[list[int]]:
    """Terrain and height of the map, row by row; what lies behind it is left as it was."""
    kampf.set("map", [0xEE] * 3600)
    kampf.call(
        "map_make",
        limit=9_000_000,
        st_river=river,
        st_density=density,
        st_battle=battle,
        rng_seed=seed.to_bytes(SEED_SIZE, "little"),
    )
    rows, at = kampf.mem[kampf.sym["st_map_rows"]], kampf.sym["map"]
    return [list(kampf.mem[at + 60 * y : at + 60 * y + 60]) for y in range(rows)]


def count(rows: list[list[int]]) -> Counter[int]:
    return Counter(square & 15 for row in rows for square in row)


@pytest.mark.rule("KG-1.4.1")
@pytest.mark.rule("KG-4.2.3")
@pytest.mark.parametrize("battle", range(5))
def test_the_map_has_60_by_60_squares_in_assaults_60_by_30(kampf: Any, battle: int) -> None:
    rows = draw(kampf, 5, 1, 5, battle)
    assert len(rows) == (30 if battle in ASSAULTS else 60)
    for square in (s for row in rows for s in row):
        assert square & 15 <= RIVER and square >> 4 <= 3


@pytest.mark.rule("KG-1.4.2")
def test_every_game_has_another_map_and_a_seed_its_own(kampf: Any) -> None:
    first, second = draw(kampf, 1, 1, 5), draw(kampf, 2, 1, 5)
    assert first != second and draw(kampf, 1, 1, 5) == first


@pytest.mark.rule("KG-3.5.3")
@pytest.mark.rule("KG-1.4.2")
def test_a_built_battle_has_a_map_of_its_own(kampf: Any) -> None:
    at = kampf.sym["map"]
    maps = []
    for seed in (5, 6):
        kampf.mem[at : at + 3600] = b"\x7f" * 3600
        kampf.set("st_human", [0, 0])
        built = {"st_scenario": 4, "st_battle": 2, "st_period": 3, "st_small": 1, "st_density": 5}
        kampf.call("forces_main", limit=90_000_000, rng_seed=[seed, 1, 1, 1], **built)
        maps.append(bytes(kampf.mem[at : at + 3600]))
    assert maps[0] != maps[1] and 0x7F not in maps[0]


@pytest.mark.rule("KG-3.6.1")
@pytest.mark.rule("KG-3.6.2")
def test_a_river_parts_the_map_where_it_is_wanted_and_can_be_crossed(kampf: Any) -> None:
    for seed in range(3):
        dry = count(draw(kampf, seed, 0, 5))
        assert not dry[RIVER] and not dry[FORD] and not dry[BRIDGE]
        rows = draw(kampf, seed, 1, 5)
        wet = count(rows)
        assert wet[FORD] >= 2
        assert all(any(s & 15 in (FORD, BRIDGE, RIVER) for s in row) for row in rows)


WET = FORD, BRIDGE, RIVER


@pytest.mark.rule("KG-3.6.2")
@pytest.mark.parametrize("battle", (MEETING, ASSAULTS[0]))
def test_a_river_bends_both_ways_and_nobody_slips_through_at_a_corner(
    kampf: Any, battle: int
) -> None:
    for seed in range(1, 5):
        rows = draw(kampf, seed, 1, 0, battle)
        wet = [{x for x, s in enumerate(row) if s & 15 in WET} for row in rows]
        west = [min(row) for row in wet]
        turns = [b - a for a, b in zip(west, west[1:], strict=False)]
        assert max(turns) >= 1 and min(turns) <= -1 and max(west) - min(west) >= 4
        for here, below in zip(wet, wet[1:], strict=False):
            assert here & below  # side by side, not corner to corner
            assert max(here) - min(here) + 1 == len(here)


@pytest.mark.rule("KG-3.6.1")
@pytest.mark.rule("KG-3.6.3")
def test_cover_grows_with_its_density_from_none(kampf: Any) -> None:
    shares = []
    for density in (0, 1, 3, 6, 9):
        cover = sum(
            count(draw(kampf, seed, 0, density))[kind]
            for seed in range(2)
            for kind in (BROKEN, WOODS)
        )
        shares.append(cover / (2 * 3600))
    assert shares[0] == 0 and shares == sorted(shares)
    assert shares[-1] > 0.12


@pytest.mark.rule("KG-11.0.2")
def test_vehicles_with_the_same_gun_fire_alike(kampf: Any) -> None:
    """The 88/71 is left out: the Nashorn's optics and the Elefant's aim are its own."""
    same = [
        ("PZ-IVH", "SG-IIIG", "MARDER", "HETZER"),
        ("T-34/76C", "KV-1C", "SU-76"),
        ("T-34/85", "KV-85", "SU-85"),
        ("JS-II", "JS-III"),
        ("PZ-IIF", "PZ-IIL", "SK231"),
        ("PZ-IIIJ", "PZ-IIIL", "50AT"),
    ]
    numbers = {row["name"]: int(row["number"]) for row in book.chart().values()}
    for names in same:
        for rating in ("mr", "mp", "ss", "ac"):
            table = kampf.sym["weapon_" + rating]
            values = {kampf.mem[table + numbers[name]] for name in names}
            assert len(values) == 1, (names, rating)


@pytest.mark.rule("KG-11.0.3")
def test_speeds_and_armour_are_those_of_the_notes(kampf: Any) -> None:
    numbers = {row["name"]: int(row["number"]) for row in book.chart().values()}
    speed, front = kampf.sym["weapon_sp"], kampf.sym["weapon_fa"]
    assert kampf.mem[speed + numbers["ELEFANT"]] == 6
    assert kampf.mem[speed + numbers["JPZ-VIB"]] == 8
    assert kampf.mem[front + numbers["JPZ-VIB"]] * 10 == 250


@pytest.mark.rule("KG-Q.3")
@pytest.mark.parametrize(
    ("side", "name", "column", "value"),
    [(1, "HALFTRACK", "mr", 5), (0, "SK231", "mp", 4), (0, "PZFAUST", "years", 0x58)],
)
def test_where_the_two_prints_of_the_chart_differ(
    kampf: Any, side: int, name: str, column: str, value: int
) -> None:
    number = int(book.chart()[("german", "soviet")[side], name]["number"])
    assert kampf.mem[kampf.sym["weapon_" + column] + number] == value
    if name == "HALFTRACK":
        kampf.call("unit_select", A=0, zp_side=1)
        kampf.call("unit_new", A=4, X=number, st_period=3, st_handicap=3)
        record = kampf.sym["unit_records"] + 189 * 24
        assert kampf.mem[record + 8] == 5
