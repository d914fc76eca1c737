"""All that a scenario lays out, held to its text; and what it leaves alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from .field import STRIDE, WHOLE
from .general_book import TYPES
from .test_scenarios import DATA, NAMES, TERRAIN, drawing, layer, lines
from .whole_state import WholeState

WEATHERS = ("clear", "fog", "night", "mud", "storm")
SIDES = ("attacker", "defender")
STAYS = 0x5A
"""What is in every byte before, so that what is not written shows."""
NUMBERS = range(len(NAMES))
ONE_OF = 128


def text_of(number: int) -> str:
    return (DATA / "scenarios" / f"{NAMES[number]}.txt").read_text("utf-8")


def amounts(number: int, key: str) -> dict[str, int]:
    """What stands in lines such as "points: Pinsk; 10"."""
    found = re.findall(rf"^{key}: (.+); (\d+)$", text_of(number), re.M)
    return {name: int(value) for name, value in found}


def map_of(number: int) -> Path:
    return drawing(lines(NAMES[number])["map"])


def size_of(number: int) -> tuple[int, int]:
    found = re.search(r"^size: (\d+) x (\d+)$", map_of(number).read_text("utf-8"), re.M)
    assert found
    return int(found[1]), int(found[2])


def weather_of(number: int) -> list[int]:
    words = lines(NAMES[number])["weather"].split("; ")
    found = [WEATHERS.index(words[0])]
    for word in words[1:]:
        kind, *_, span = word.split()
        first, last = span.split("-")
        found += [WEATHERS.index(kind), int(first) + ONE_OF * ("one of" in word), int(last)]
    return found + [0] * (7 - len(found))


def laid(bench: Any, number: int, seed: int = 1) -> WholeState:
    """The state before; the scenario is laid out on memory that is full of something else."""
    bench.set("state_begin", bytes([STAYS]) * (bench.sym["state_end"] - bench.sym["state_begin"]))
    for name in ("film_count", "film_old"):
        bench.set(name, STAYS)
    bench.set("st_scenario", number)
    bench.set("rng_seed", (seed, 2, 3, 4))
    state = WholeState(bench)
    bench.call("scenario_lay")
    return state


def read(bench: Any, name: str, count: int) -> list[int]:
    return list(bench.mem[bench.sym[name] : bench.sym[name] + count])


@pytest.mark.rule("PG-1.1")
@pytest.mark.rule("PG-2.1")
@pytest.mark.rule("PG-4.2")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-5.3")
@pytest.mark.rule("PG-5.5")
@pytest.mark.rule("PG-5.6")
@pytest.mark.rule("PG-5.8")
@pytest.mark.rule("PG-8.2")
@pytest.mark.rule("PG-13.5")
@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_of_a_scenario_are_those_of_its_text(general: Any, number: int) -> None:
    said, (columns, rows) = lines(NAMES[number]), size_of(number)
    changed = laid(general, number).changes()
    assert read(general, "st_map_cols", 2) == [columns, rows]
    assert read(general, "st_turns", 1) == [int(said["turns"])]
    assert read(general, "st_turn", 1) == [1]
    money = b"".join(int(said[side]).to_bytes(2, "little") for side in SIDES)
    assert bytes(read(general, "st_points", 4)) == money
    sold = said.get("sells", " ".join((*TYPES, "MN"))).split()
    assert general.word("st_sells") == sum(1 << (*TYPES, "MN").index(kind) for kind in sold)
    fresh = [(0, 0, 0)] * 6
    for n, word in enumerate(filter(None, said.get("reinforcements", "").split("; "))):
        side, points, _, turn = word.split()
        fresh[n] = int(turn), SIDES.index(side), int(points)
    for name, part in zip(("turn", "side", "points"), zip(*fresh, strict=True), strict=True):
        assert read(general, f"fresh_{name}", 6) == list(part)
    assert read(general, "st_score", 4) == [0] * 4
    assert not any(read(general, "unit_hits", 120) + read(general, "unit_flags", 120))
    assert read(general, "region_foe", 3) == [0] * 3 and read(general, "st_side", 1) == [0]
    for field in ("st_bought", "st_human", "st_options", "st_match", "st_ghost", "st_weather"):
        assert ((field, 0) in changed) == (field == "st_weather")
    usual, other, first, last = read(general, "st_weathers", 4)
    assert read(general, "st_weather", 1) == [other if first <= 1 <= last else usual]


@pytest.mark.rule("PG-8.2")
@pytest.mark.rule("PG-13.2")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_weather_of_a_scenario_and_the_turn_that_is_drawn(general: Any, number: int) -> None:
    wanted = weather_of(number)
    if wanted[2] < ONE_OF and wanted[5] < ONE_OF:
        laid(general, number)
        assert read(general, "st_weathers", 7) == wanted
        return
    place = 2 if wanted[2] >= ONE_OF else 5
    drawn = set()
    for seed in range(0, 240, 4):
        laid(general, number, seed)
        found = read(general, "st_weathers", 7)
        assert found[place] == found[place + 1]
        drawn.add(found[place])
        assert [*found[:place], *found[place + 2 :]] == [*wanted[:place], *wanted[place + 2 :]]
    assert drawn == set(range(wanted[place] - ONE_OF, wanted[place + 1] + 1))


@pytest.mark.rule("PG-2.1")
@pytest.mark.rule("PG-5.3")
@pytest.mark.rule("PG-5.6")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_towns_of_a_scenario_with_their_points_and_hexes(general: Any, number: int) -> None:
    points, gives = amounts(number, "points"), amounts(number, "gives")
    drawn = re.findall(r"^town: (.+); \d+; (.+)$", map_of(number).read_text("utf-8"), re.M)
    wanted = {
        name: (points[name], gives.get(name, 0),
               {tuple(map(int, place.split(","))) for place in places.split()})
        for name, places in drawn if name in points
    }  # fmt: skip
    laid(general, number)
    towns, hexes = read(general, "st_towns", 2)
    names = bytes(read(general, "town_names", 12 * towns)).decode()
    of = read(general, "town_of", hexes)
    places = list(zip(read(general, "town_col", hexes), read(general, "town_row", hexes),
                      strict=True))  # fmt: skip
    found = {}
    for n in range(towns):
        name = names[12 * n : 12 * n + 12]
        stands = {place for place, town in zip(places, of, strict=True) if town == n}
        found[name.rstrip(" ")] = (
            read(general, "town_points", 16)[n], read(general, "town_gives", 16)[n], stands
        )  # fmt: skip
    assert found == wanted and set(points) == set(wanted)
    assert len(places) == len(set(places)) == sum(len(town[2]) for town in wanted.values())
    if towns < 16:
        assert read(general, "town_names", 12 * towns + 1)[-1] == STAYS
        assert read(general, "town_points", towns + 1)[-1] == STAYS
    if hexes < 48:
        assert read(general, "town_col", hexes + 1)[-1] == STAYS


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-5.8")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_areas_and_neutral_regions_of_a_scenario(general: Any, number: int) -> None:
    said, (columns, rows) = lines(NAMES[number]), size_of(number)
    drawn = layer(map_of(number), "ZONE", rows)
    laid(general, number)
    wanted = bytearray(32 * 12)
    boxes = {name: [0] * 3 for name in ("points", "left", "right", "top", "bottom")}
    for word in filter(None, said.get("neutral", "").split("; ")):
        region, points = word.split()
        inside = [(c + 1, r + 1) for r in range(rows) for c in range(columns)
                  if drawn[r][c] == region]  # fmt: skip
        for name, value in (
            ("points", int(points)), ("left", min(inside)[0]), ("right", max(inside)[0]),
            ("top", min(r for _, r in inside)), ("bottom", max(r for _, r in inside)),
        ):  # fmt: skip
            boxes[name][int(region) - 1] = value
    for name, values in boxes.items():
        assert read(general, f"region_{name}", 3) == values
    if "areas" in said:
        return  # test_scenarios.py holds them hex by hex
    for r, row in enumerate(drawn):
        for c, letter in enumerate(row):
            wanted[12 * r + c // 4] |= min(3, ".AD123".index(letter)) << 2 * (c % 4)
    assert bytes(read(general, "zone_bits", 32 * 12)) == wanted


@pytest.mark.rule("PG-1.1")
@pytest.mark.rule("PG-1.2")
@pytest.mark.parametrize("number", NUMBERS)
def test_round_the_map_of_a_scenario_all_is_outside(general: Any, number: int) -> None:
    columns, rows = size_of(number)
    terrain = layer(map_of(number), "TERRAIN", rows)
    laid(general, number)
    for row in range(34):
        line = read(general, "hex_ground", STRIDE * 34)[STRIDE * row : STRIDE * (row + 1)]
        inside = terrain[row - 1] if 1 <= row <= rows else ""
        wanted = [15, *[TERRAIN[letter] for letter in inside], *[15] * (49 - len(inside))]
        assert [byte & 15 for byte in line] == wanted


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.5")
@pytest.mark.rule("PG-4.7")
@pytest.mark.rule("PG-13.5")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_armies_that_stand_ready_are_those_of_the_text(general: Any, number: int) -> None:
    state = laid(general, number)
    state.changes()
    said = re.findall(r"^army: (\w+); (\w+); (.+)$", text_of(number), re.M)
    armies = [(SIDES.index(side), (*TYPES, "MN").index(kind), *map(int, place.split(",")))
              for side, kind, places in said for place in places.split()]  # fmt: skip
    result = general.call("scenario_army")
    assert bool(result.c) == (not armies)
    if not armies:
        assert state.changes() == {}
        return
    units = [(unit // 60, read(general, "unit_type", 120)[unit], column,
              read(general, "unit_row", 120)[unit])
             for unit, column in enumerate(read(general, "unit_col", 120)) if column]  # fmt: skip
    charges = read(general, "mine_charge", 48)
    mines = [(mine // 24, 10, column, read(general, "mine_row", 48)[mine])
             for mine, column in enumerate(read(general, "mine_col", 48)) if column]  # fmt: skip
    assert sorted(units + mines) == sorted(armies)
    assert all(charges[mine] == 2 for mine, col in enumerate(read(general, "mine_col", 48)) if col)
    for unit, column in enumerate(read(general, "unit_col", 120)):
        hits = read(general, "unit_hits", 120)[unit]
        kind = TYPES[read(general, "unit_type", 120)[unit]]
        assert bool(hits) == bool(column) and (not hits or hits == WHOLE[kind])
    assert read(general, "st_points", 6) == [0, 0, 0, 0, STAYS, STAYS]
    assert read(general, "st_cursor_x", 2) == [armies[0][2] - 1, armies[0][3] - 1]
    assert not any(read(general, "unit_flags", 120)), "nobody is spotted"


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.7")
@pytest.mark.rule("PG-13.5")
@pytest.mark.parametrize("side", [0, 1])
def test_a_new_piece_of_an_army_takes_the_first_free_place_of_its_side(
    general: Any, side: int
) -> None:
    for kind, name, size, value in ((0, "unit_hits", 60, 3), (6, "unit_hits", 60, 15),
                                    (10, "mine_col", 24, 7)):  # fmt: skip
        first = size * side
        general.set(name, bytes([9]) * (2 * size))
        new = {"A": kind | 128 * side, "zp_t2": 7, "zp_t3": 8}
        state = WholeState(general)
        assert general.call("unit_new", **new).c and state.changes() == {}
        for free in (first + size - 1, first):
            general.mem[general.sym[name] + free] = 0
            state.changes()
            result = general.call("unit_new", **new)
            assert not result.c and result.x == free
            assert state.changes()[name, free] == value
            general.mem[general.sym[name] + free] = 9
            state.changes()
