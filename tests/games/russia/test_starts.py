"""The three scenarios in memory against their lists, and what the build refuses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.game_asm.games.russia.tools import scenario
from grognard.rom_build.games import game_folder

from .front import OUTSIDE, STRIDE, TERRAINS, index, rows, types, war_map
from .starts import start

YEARS = (1941, 1942, 1943)
DATA = game_folder("russia") / "data"


@pytest.mark.rule("WR-3.2.1")
@pytest.mark.rule("WR-1.0.2")
@pytest.mark.rule("WR-3.1.2")
@pytest.mark.rule("WR-4.9.7")
@pytest.mark.parametrize("year", YEARS)
def test_every_group_and_unit_stands_where_the_lists_say(russia: Any, year: int) -> None:
    front = start(russia, year)
    groups = [row for row in rows("groups.csv") if row["scenario"] == str(year)]
    there = {int(g["group"]) for g in groups if g["kind"] != "depot"}
    assert {g for g in range(128) if front.place(g)} == there
    for row in groups:
        number, place = int(row["group"]), (int(row["col"]), int(row["row"]))
        if row["kind"] == "depot":
            depot = number - 58 if number < 64 else number - 116
            home = front.get("depot_home_lo", depot) | front.get("depot_home_hi", depot) << 8
            assert home == index(place)
            continue
        assert front.place(number) == place
        assert front.get("group_dug", number) == int(row["entrenchment"] or 0)
        points = row["aircraft"] if row["kind"] == "air" else row["artillery"]
        assert front.get("group_guns", number) == int(points or 0)
    for side, name in enumerate(("Axis", "Soviet")):
        at = russia.sym["unit_soviet" if side else "unit_axis"]
        units = [r for r in rows("units.csv") if (r["scenario"], r["side"]) == (str(year), name)]
        for number in range(199):
            data = bytes(russia.mem[at + 8 * number : at + 8 * number + 8])
            if number >= len(units):
                assert not any(data)
                continue
            row = units[number]
            key = name, row["type"], int(row["elite"])
            want = (types().index(key), int(row["strength"]), int(row["experience"]), 0)
            assert tuple(data[:4]) == want and data[4] == int(row["group"])
            digits = re.match(r"\d*", row["designation"])
            assert data[5] | (data[6] & 3) << 8 == int((digits and digits.group()) or 0)


@pytest.mark.rule("WR-1.4.1")
@pytest.mark.rule("WR-8.8.2")
@pytest.mark.parametrize("year", YEARS)
def test_ground_and_cities_are_those_of_the_year(russia: Any, year: int) -> None:
    front = start(russia, year)
    inside = {index(place): place for place in war_map().places()}
    for at in range(STRIDE * 34):
        value = front.get("hex_ground", at)
        if at not in inside:
            assert value == OUTSIDE
            continue
        cell = war_map().cells[inside[at]]
        rail = {"": 0, "S": 1, "A": 2}[cell[f"rail_{year}"]]
        assert value & 7 == TERRAINS.index(cell["terrain"]) and value >> 3 & 3 == rail
        assert value >> 5 == (cell[f"ctrl_{year}"] == "A")
    for number, row in enumerate(rows("cities.csv")):
        owners = [row[f"owner_{y}"] for y in YEARS if y <= year]
        taken = sum(a != b for a, b in zip(owners, owners[1:], strict=False))
        supply = int(row["supply_centers"]) >> taken
        assert front.get("city_supply", number) == supply
        assert front.get("city_people", number) == (0 if taken else int(row["population"]))


@pytest.mark.rule("WR-9.1.1")
@pytest.mark.rule("WR-9.1.2")
@pytest.mark.parametrize(("year", "axis", "soviet"), [(1941, 232, 1732), (1942, 818, 917)])
def test_points_before_any_handicap_at_the_start(
    russia: Any, year: int, axis: int, soviet: int
) -> None:
    start(russia, year)
    russia.call("score_find", st_long=1)
    at = russia.sym["score_points"]
    got = [russia.mem[at + 2 * n] | russia.mem[at + 2 * n + 1] << 8 for n in (0, 1)]
    assert got == [axis, soviet + 150], "the long war gives the Soviets 150"


FAULTS = {
    "a type without a name": ("types.csv", "Axis,INF,0,41,42", "Axis, ,0,41,42"),
    "a strength above the maximum": (
        "units.csv",
        "1941,Axis,1,1,1,PZ,0,140",
        "1941,Axis,1,1,1,PZ,0,151",
    ),
    "a type barred from mechanized groups": (
        "units.csv",
        "1941,Axis,1,1,1,PZ,0,140",
        "1941,Axis,1,1,1,INF,0,60",
    ),
    "a type that is not known": (
        "units.csv",
        "1941,Axis,1,1,1,PZ,0,140",
        "1941,Axis,1,1,1,ELEPHANT,0,60",
    ),
    "a unit without its group": ("units.csv", "1941,Axis,1,1,1,PZ", "1941,Axis,11,1,1,PZ"),
    "a group in the sea": (
        "groups.csv",
        "1941,Axis,1,mech,XLI Pz,3,16",
        "1941,Axis,1,mech,XLI Pz,1,1",
    ),
    "a group on the other side's ground": (
        "groups.csv",
        "1941,Axis,1,mech,XLI Pz,3,16",
        "1941,Axis,1,mech,XLI Pz,17,15",
    ),
    "three groups in a hex": (
        "groups.csv",
        "1941,Axis,3,mech,XXXIX Pz,3,17",
        "1941,Axis,3,mech,XXXIX Pz,3,16",
    ),
    "a number of another kind": ("groups.csv", "1941,Axis,1,mech", "1941,Axis,12,mech"),
    "a depot on foreign ground": (
        "groups.csv",
        "1941,Axis,61,depot,Rzeszow,2,22",
        "1941,Axis,61,depot,Rzeszow,3,23",
    ),
    "a depot out of reach": (
        "groups.csv",
        "1941,Axis,63,depot,Helsinki,7,8",
        "1941,Axis,63,depot,Helsinki,1,17",
    ),
    "a city that the map has not": ("cities.csv", "Moscow,17,15", "Moscow,17,14"),
    "a holder who differs from the map": ("cities.csv", "Moscow,17,15,S", "Moscow,17,15,A"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_build_refuses(fault: str, tmp_path: Path) -> None:
    name, old, new = FAULTS[fault]
    sources = [DATA / "start_1941.toml", DATA / "map" / "hexes.csv"]
    for each in ("types.csv", "groups.csv", "units.csv", "cities.csv"):
        text = (DATA / each).read_text("utf-8")
        if each == name:
            assert old in text
            text = text.replace(old, new)
        (tmp_path / each).write_text(text, "utf-8")
        sources.append(tmp_path / each)
    with pytest.raises(ValueError, match=f"{name}:"):
        scenario.generate(sources)
