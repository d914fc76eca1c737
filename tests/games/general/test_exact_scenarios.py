"""All that a scenario lays out, held to its text; and what it leaves alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from .general_book import TYPES
from .test_scenarios import DATA, NAMES, drawing, lines
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
