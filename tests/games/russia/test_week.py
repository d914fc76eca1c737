"""The end of a week: calendar, weather, rest, learning, production, points."""

from __future__ import annotations

import csv
from datetime import date, timedelta
from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.games import game_folder

from .front import CITY, HELD_BY_AXIS, MOVED, SUPPLIED, TIRED, Front, rows, types
from .starts import start

MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")
BOOK = {
    "JAN": (0, 75, 20, 5), "FEB": (0, 75, 20, 5), "MAR": (0, 47, 10, 43), "APR": (0, 20, 0, 80),
    "MAY": (30, 0, 0, 70), "JUN": (72, 0, 0, 28), "JUL": (100, 0, 0, 0), "AUG": (100, 0, 0, 0),
    "SEP": (100, 0, 0, 0), "OCT": (0, 20, 0, 80), "NOV": (0, 75, 20, 5), "DEC": (0, 75, 20, 5),
}  # fmt: skip
POOLS = ("infantry", "vehicles", "guns")


def number(key: tuple[str, str, int]) -> int:
    return types().index(key)


@pytest.mark.rule("WR-1.1.1")
def test_the_calendar_of_203_weeks(russia: Any) -> None:
    start(russia, 1941)
    day = date(1941, 6, 22)
    for week in range(203):
        got = [russia.mem[russia.sym[f"st_{n}"]] for n in ("week", "day", "month", "year")]
        assert got == [week, day.day, day.month, day.year - 1900]
        later = day + timedelta(days=7)
        assert russia.call("calendar_next").c == (later.month != day.month)
        day = later
    assert day == date(1945, 5, 13)


@pytest.mark.rule("WR-8.4.1")
@pytest.mark.rule("WR-8.4.2")
@pytest.mark.rule("WR-8.4.7")
def test_the_weather_of_every_month(russia: Any) -> None:
    for year in (41, 42, 43, 44):
        for month, name in enumerate(MONTHS, 1):
            Front(russia, year, month)
            row = russia.call("weather_row")
            kinds = [0] * 4
            for draw in range(row.a):
                kind = russia.call("weather_next", X=row.x, A=draw).a
                kinds[kind] += 1
                assert russia.mem[russia.sym["st_weather"]] == kind
            want = [F(n) for n in BOOK[name]]
            if (year, month) in ((41, 12), (42, 1), (42, 2)):
                want = [F(0), F(75, 4), F(80), F(5, 4)]
            assert [F(100 * n, row.a) for n in kinds] == want, (year, name)


@pytest.mark.rule("WR-6.8.1")
@pytest.mark.rule("WR-6.8.2")
@pytest.mark.rule("WR-6.8.3")
@pytest.mark.rule("WR-10.0.3")
def test_who_digs_in(russia: Any) -> None:
    def rises(group: int, dug: int, flags: int, level: int = 3, plot: int = 0) -> int:
        front = Front(russia)
        front.put("group_flags", group, flags)
        front.put("group_plot", group, plot)
        count = 0
        for draw in range(100):
            front.put("group_dug", group, dug)
            russia.call("entrench", X=group, A=draw, st_level=level)
            count += front.get("group_dug", group) == dug + 1
        return count

    for dug in range(5):
        assert rises(12, dug, SUPPLIED) == 50
        assert rises(12, dug, 0) == (50 if dug < 3 else 0)
    assert rises(12, 5, SUPPLIED) == 0
    assert rises(12, 0, SUPPLIED | MOVED) == 0 and rises(12, 0, SUPPLIED, plot=2) == 0
    assert rises(52, 0, SUPPLIED) == 0
    assert [rises(80, 0, SUPPLIED, level) for level in (1, 2, 3, 4)] == [80, 65, 50, 50]
    assert rises(12, 0, SUPPLIED, 1) == 50


@pytest.mark.rule("WR-8.1.12")
def test_a_point_of_fatigue_a_week_but_not_for_who_broke_down_in_it(russia: Any) -> None:
    for fatigue, flags, want in (
        (60, 0, 59),
        (0, 0, 0),
        (95, TIRED, 95),
        (95, 0, 94),
        (60, TIRED, 59),
    ):
        front = Front(russia)
        unit = front.unit(12, experience=80, fatigue=fatigue)
        front.put("group_flags", 12, flags)
        front.at_unit(unit)
        russia.call("unit_week", A=0, zp_group=12)
        assert front.record(unit)[3] == want, (fatigue, flags)


@pytest.mark.rule("WR-8.2.3")
@pytest.mark.rule("WR-8.2.4")
def test_who_learns_at_the_end_of_a_week(russia: Any) -> None:
    rifle, tank = ("Soviet", "RIFLE", 0), ("Soviet", "TANK", 0)
    for group, kind, level, share in (
        (12, None, 4, 100), (80, rifle, 1, 100), (80, rifle, 3, 75), (80, rifle, 4, 75),
        (64, tank, 2, 100), (64, tank, 3, 56),
    ):  # fmt: skip
        count = 0
        for draw in range(100):
            front = Front(russia)
            unit = front.unit(group, experience=49, kind=kind)
            front.at_unit(unit)
            russia.call("unit_week", A=draw, zp_group=group, st_level=level)
            count += front.record(unit)[2] == 54
        assert count == share, (group, level)
    front = Front(russia)
    unit = front.unit(12, experience=50)
    front.at_unit(unit)
    russia.call("unit_week", A=0, zp_group=12)
    assert front.record(unit)[2] == 50


@pytest.mark.rule("WR-8.12.1")
@pytest.mark.rule("WR-8.12.2")
def test_soviet_units_become_guards_above_40_and_80(russia: Any) -> None:
    for name in ("RIFLE", "CAV", "TANK", "MECH"):
        for strength, experience, guards in ((41, 81, True), (40, 99, False), (90, 80, False)):
            front = Front(russia)
            unit = front.unit(80, strength, experience, kind=("Soviet", name, 0))
            front.at_unit(unit)
            before = russia.call("unit_limit").a
            russia.call("unit_guards")
            after = number(("Soviet", f"GDS {name}" if guards else name, 0))
            assert front.record(unit)[0] == after
            assert (russia.call("unit_limit").a > before) is guards
    front = Front(russia)
    unit = front.unit(80, 99, 99, kind=("Soviet", "PARA", 0))
    front.at_unit(unit)
    russia.call("unit_guards")
    assert front.record(unit)[0] == number(("Soviet", "PARA", 0))


@pytest.mark.rule("WR-8.13.1")
@pytest.mark.rule("WR-8.13.2")
def test_motorized_and_elite_units_change_their_names_in_1943(russia: Any) -> None:
    front = Front(russia, 43, 1)
    mot = front.unit(1, kind=("Axis", "MOT", 0))
    elite = front.unit(1, kind=("Axis", "SS MOT", 1))
    foot = front.unit(12)
    russia.call("month_begins")
    want = [number(("Axis", n, e)) for n, e in (("PZG", 0), ("SS PZG", 1), ("INF", 0))]
    assert [front.record(u)[0] for u in (mot, elite, foot)] == want
    front.at_unit(elite)
    assert russia.call("unit_limit").a == 200
    front.at_unit(mot)
    assert russia.call("unit_limit").a == 130
    russia.call("month_begins", st_month=10)
    want[1] = number(("Axis", "SS PZ", 1))
    assert [front.record(u)[0] for u in (mot, elite, foot)] == want


TYPES_OF_THE_BOOK = {
    ("Axis", "INF", 0): ((70, 70), (70, 70), (10, 90), (10, 90)),
    ("Axis", "SS INF", 0): ((10, 90),),
    ("Axis", "SS MTN", 0): ((10, 90),),
    ("Axis", "SS CAV", 0): ((10, 90),),
    ("Axis", "MTN", 0): ((10, 60),),
    ("Axis", "CAV", 0): ((10, 60),),
    ("Axis", "JG", 0): ((10, 60),),
    ("Axis", "LW INF", 0): ((10, 60),),
    ("Axis", "PZ", 0): ((10, 150),),
    ("Axis", "PZG", 0): ((10, 130),),
    ("Axis", "MOT", 0): ((10, 100),),
    ("Axis", "SS PZ", 1): ((90, 200),),
    ("Axis", "SS PZG", 1): ((90, 200),),
    ("Axis", "SS PZG", 0): ((10, 140),),
    ("Axis", "SS MOT", 1): ((90, 140),),
    ("Axis", "IT MOT", 0): ((10, 100),),
    ("Axis", "IT INF", 0): ((10, 60),),
    ("Axis", "RUM INF", 0): ((10, 60),),
    ("Axis", "RUM CAV", 0): ((10, 60),),
    ("Axis", "RUM MTN", 0): ((10, 60),),
    ("Axis", "HUN INF", 0): ((10, 60),),
    ("Axis", "FIN INF", 0): ((10, 120),),
    ("Soviet", "RIFLE", 0): ((10, 90),),
    ("Soviet", "GDS RIFLE", 0): ((10, 120),),
    ("Soviet", "PARA", 0): ((10, 120),),
    ("Soviet", "CAV", 0): ((10, 60), (10, 60), (10, 90), (10, 90)),
    ("Soviet", "GDS CAV", 0): ((10, 120),),
    ("Soviet", "TANK", 0): ((10, 60), (10, 120), (10, 120), (10, 120)),
    ("Soviet", "GDS TANK", 0): ((10, 140),),
    ("Soviet", "MECH", 0): ((20, 90), (70, 150), (70, 150), (70, 150)),
    ("Soviet", "GDS MECH", 0): ((70, 180),),
}
"""Experience when built and greatest strength, as the book has them: for every year, or all."""


@pytest.mark.rule("WR-4.9.16")
@pytest.mark.rule("WR-4.9.17")
@pytest.mark.rule("WR-4.9.18")
@pytest.mark.rule("WR-4.9.19")
@pytest.mark.rule("WR-4.9.20")
@pytest.mark.rule("WR-4.9.21")
@pytest.mark.rule("WR-4.9.22")
@pytest.mark.rule("WR-4.9.23")
@pytest.mark.rule("WR-4.9.24")
@pytest.mark.rule("WR-4.9.25")
@pytest.mark.rule("WR-4.9.26")
@pytest.mark.parametrize("kind", types(), ids=lambda kind: f"{kind[1]}-{kind[2]}")
def test_the_first_experience_and_the_limit_of_a_type(
    russia: Any, kind: tuple[str, str, int]
) -> None:
    for year in range(41, 46):
        line = TYPES_OF_THE_BOOK[kind]
        experience, limit = line[min(year - 41, 3)] if len(line) > 1 else line[0]
        front = Front(russia, year)
        front.at_unit(front.unit(80 if kind[0] == "Soviet" else 12, kind=kind))
        assert russia.call("unit_limit").a == limit, year
        row = russia.call("type_row", A=types().index(kind)).x
        assert front.get("type_start", row) == experience, year


def pool(front: Front, name: str, side: int) -> int:
    return front.get(f"pool_{name}_lo", side) | front.get(f"pool_{name}_hi", side) << 8


def empty(russia: Any) -> None:
    """Nothing in the pools of infantry, vehicles and artillery."""
    russia.set("pool_infantry_lo", bytes(12))


def test_what_both_sides_have_in_their_pools_when_a_war_begins(russia: Any) -> None:
    lines = {row["name"]: row for row in rows("balance.csv")}
    for year, column in ((1941, "first"), (1942, "second"), (1943, "third")):
        front = start(russia, year)
        for side, name in enumerate(("axis", "soviet")):
            there = [pool(front, kind, side) for kind in POOLS]
            kinds = ("infantry", "vehicles", "guns")
            assert there == [int(lines[f"{name}_{kind}"][column]) for kind in kinds]


@pytest.mark.rule("WR-8.5.1")
@pytest.mark.rule("WR-8.5.2")
@pytest.mark.rule("WR-8.5.3")
@pytest.mark.rule("WR-8.5.5")
@pytest.mark.rule("WR-8.5.6")
@pytest.mark.rule("WR-8.5.7")
@pytest.mark.rule("WR-8.5.8")
@pytest.mark.rule("WR-8.5.12")
@pytest.mark.rule("WR-8.11.1")
def test_what_the_cities_make_in_a_week(russia: Any) -> None:
    cities = rows("cities.csv")
    for year, month, factor, own_factor in (
        (41, 7, F(10, 3), F(38, 100)), (41, 8, F(83, 100), F(47, 100)),
        (42, 12, F(83, 100), F(2)), (43, 5, F(67, 100), F(112, 100)),
    ):  # fmt: skip
        for side in (0, 1):
            front = start(russia, 1941)
            front.when(year, month)
            own = [c for c in cities if c["owner_1941"] == "AS"[side]]
            makes = {n: sum(int(c[n]) for c in own) for n in cities[0] if n in (
                "population", "heavy_industry", "vehicle", "artillery", "aircraft")}  # fmt: skip
            front.put("pool_build", side, 0)
            empty(russia)
            russia.call("side_makes", A=side)
            people = F(makes["population"]) * (factor * own_factor if side else 1)
            assert abs(pool(front, "infantry", side) - people) <= people / 60
            assert pool(front, "vehicles", side) == 2 * makes["vehicle"]
            assert pool(front, "guns", side) == makes["artillery"]
            assert front.get("pool_aircraft", side) == makes["aircraft"] // 20
            points = makes["heavy_industry"] // 10
            assert front.get("pool_factories", side) == points // 20
            assert front.get("pool_build", side) == points - 5 * (points // 20)


@pytest.mark.rule("WR-10.0.3")
@pytest.mark.rule("WR-8.5.12")
def test_the_lower_the_level_the_more_the_soviet_cities_make_for_the_armies(russia: Any) -> None:
    """Reading D26; construction and supply are the same, and so is all that the Axis makes."""
    made = {}
    for side in (0, 1):
        for level in (1, 2, 3, 4):
            front = start(russia, 1941)
            front.when(41, 9)
            empty(russia)
            russia.call("side_makes", A=side, st_level=level)
            points = [pool(front, kind, side) for kind in ("infantry", "vehicles", "guns")]
            rest = [front.get(f"pool_{kind}", side) for kind in ("aircraft", "supply", "build")]
            made[side, level] = points + rest
    owned = [c for c in rows("cities.csv") if c["owner_1941"] == "S"]
    kinds = "population", "vehicle", "artillery", "aircraft"
    people, vehicles, guns, aircraft = (sum(int(c[kind]) for c in owned) for kind in kinds)
    for level, share in enumerate((F(5, 4), F(11, 10), F(1), F(85, 100)), start=1):
        assert made[0, level] == made[0, 3] and made[1, level][4:] == made[1, 3][4:]
        bytes_ = F(round(share * 128), 128)
        want = int(2 * vehicles * bytes_), int(guns * bytes_), int(aircraft * bytes_ / 20)
        assert made[1, level][1:4] == list(want), level
        infantry = people * share * F(83, 100) * F(45, 100)
        assert abs(made[1, level][0] - infantry) <= people / F(32), level
    assert made[1, 3][1:4] == [2 * vehicles, guns, aircraft // 20], "level 3 is historical"


@pytest.mark.rule("WR-8.5.12")
def test_each_scenario_has_its_own_factor_of_infantry(russia: Any) -> None:
    for scenario, year, factor in (
        (1941, 41, F(83, 100) * F(47, 100)), (1942, 42, F(83, 100) * F(34, 10)),
        (1943, 43, F(67, 100) * F(6, 10)),
    ):  # fmt: skip
        front = start(russia, scenario)
        front.when(year, 9)
        empty(russia)
        russia.call("side_makes", A=1, st_level=3)
        cities = rows("cities.csv")
        people = sum(int(c["population"]) for c in cities if c[f"owner_{scenario}"] == "S")
        taken = [c for c in cities if "A" in (c["owner_1941"], c["owner_1942"])]
        if scenario > 1941:
            people -= sum(int(c["population"]) for c in taken if c[f"owner_{scenario}"] == "S")
        assert abs(pool(front, "infantry", 1) - people * factor) <= people / F(32)


@pytest.mark.rule("WR-8.5.1")
@pytest.mark.rule("WR-8.5.2")
@pytest.mark.rule("WR-8.5.3")
@pytest.mark.rule("WR-8.5.4")
@pytest.mark.rule("WR-8.5.5")
@pytest.mark.rule("WR-8.5.6")
def test_pools_have_a_limit(russia: Any) -> None:
    front = start(russia, 1941)
    for _ in range(80):
        russia.call("side_makes", A=1)
    assert [pool(front, name, 1) for name in ("infantry", "guns")] == [2550, 2550]
    assert pool(front, "vehicles", 1) == 2550
    assert front.get("pool_supply", 1) == 255
    for _ in range(300):
        russia.call("side_makes", A=0)
    assert front.get("pool_aircraft", 0) == 255


@pytest.mark.rule("WR-8.5.11")
def test_in_1943_and_1944_the_axis_may_have_no_production(russia: Any) -> None:
    for year, share in ((42, 0), (43, 30), (44, 50)):
        none = 0
        front = start(russia, 1941)
        front.when(year, 7)
        for _ in range(200):
            for name in POOLS:
                front.put(f"pool_{name}_lo", 0, 0)
                front.put(f"pool_{name}_hi", 0, 0)
            russia.call("production")
            none += pool(front, "infantry", 0) == 0
        assert abs(none - 2 * share) <= (24 if share else 0), year


@pytest.mark.rule("WR-9.1.4")
@pytest.mark.rule("WR-9.1.5")
@pytest.mark.rule("WR-9.1.3")
def test_doubling_handicaps_and_months_held(russia: Any) -> None:
    base = {1941: (232, 1732), 1942: (818, 917)}
    for year, (axis, soviet) in base.items():
        front = start(russia, year)
        front.put("st_axis_months", 0, 3)
        russia.call("score_find", st_long=0)
        at = russia.sym["score_points"]
        got = [russia.mem[at + 2 * n] | russia.mem[at + 2 * n + 1] << 8 for n in (0, 1)]
        extra = (300, 0) if year == 1941 else (0, 150)
        assert got == [2 * (axis + 150) + extra[0], 2 * soviet + extra[1]]


@pytest.mark.rule("WR-9.2.1")
def test_levels_of_victory(russia: Any) -> None:
    for ahead, level in (
        (1500, 0), (1000, 0), (999, 1), (500, 1), (499, 2), (100, 2), (99, 3), (0, 3), (-99, 3),
        (-100, 4), (-499, 4), (-500, 5), (-999, 5), (-1000, 6), (-3000, 6),
    ):  # fmt: skip
        axis, soviet = 3000, 3000 + ahead
        data = axis.to_bytes(2, "little") + soviet.to_bytes(2, "little")
        russia.overlay("week")
        russia.set("score_points", data)
        assert russia.call("score_level").a == level, ahead


@pytest.mark.rule("WR-8.9.1")
@pytest.mark.rule("WR-8.9.2")
@pytest.mark.rule("WR-9.1.4")
def test_when_the_war_is_over(russia: Any) -> None:
    names = [row["name"] for row in rows("cities.csv")]

    def over(
        axis: str = "", soviet: str = "", week: int = 5, long: int = 1, year: int = 1941
    ) -> int:
        front = start(russia, year)
        for text, bits in ((axis, CITY | HELD_BY_AXIS), (soviet, CITY)):
            for name in text.split():
                at = front.get("city_at_lo", names.index(name))
                at |= front.get("city_at_hi", names.index(name)) << 8
                front.put("hex_ground", at, bits)
        return int(russia.call("war_over", st_week=week, st_long=long).a)

    assert over() == 0
    assert over(axis="Moscow Gorki Kuybyshev") == 3
    assert over(axis="Moscow Gorki") == 0
    assert over(soviet="Riga Brest Konigsberg") == 2
    assert over(soviet="Riga Brest Bucharest") == 2
    assert over(soviet="Riga Brest") == 0
    for year, week in ((1941, 40), (1942, 92), (1943, 144)):
        assert over(week=week - 1, long=0, year=year) == 0
        assert over(week=week, long=0, year=year) == 1
    assert (over(week=202), over(week=203)) == (0, 1)


def test_the_books_weather_adds_up_in_the_data() -> None:
    path = game_folder("russia") / "data" / "weather.csv"
    lines = [n for n in path.read_text("utf-8").splitlines() if not n.startswith("#")]
    for row in csv.DictReader(lines):
        if row["month"] in BOOK:
            want = [str(n) for n in BOOK[row["month"]]]
            assert [row[n] for n in ("CLEAR", "COLD", "VERY COLD", "RAIN")] == want
