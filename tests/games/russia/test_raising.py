"""New units and factories."""

from __future__ import annotations

from typing import Any

import pytest

from .front import CITY, HELD_BY_AXIS, PZ, Front, rows, types
from .test_regrouping import (
    AGAIN,
    FACTORY,
    HERE,
    INFANTRY,
    MECH,
    NO_CITY,
    NO_MECH,
    NUMBER,
    POOL,
    STACK,
    TENS,
    TYPE,
    UNITS,
    answer,
    place_of,
)  # fmt: skip

INF, RIFLE = ("Axis", "INF", 0), ("Soviet", "RIFLE", 0)
ELITE = {41: ("SS MOT", 1), 42: ("SS MOT", 1), 43: ("SS PZG", 1), 44: ("SS PZ", 1)}
CITY_NUMBER = {row["name"]: number for number, row in enumerate(rows("cities.csv"))}


def chosen(front: Front, side: int, choice: int, year: int, month: int = 7) -> list[str]:
    """What the hundred draws bring."""
    front.when(year, month)
    found = []
    for draw in range(100):
        done, a = answer(front, "unit_choice", A=choice, Y=draw, st_side=side)
        found.append(types()[a][1] if done else "none")
    return found


def shares(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in set(names)}


@pytest.mark.rule("WR-4.9.5")
@pytest.mark.rule("WR-4.9.9")
def test_the_soviets_raise_mech_tank_and_rifle_and_in_1941_some_cavalry(russia: Any) -> None:
    front = Front(russia)
    for year in (41, 42, 43, 44, 45):
        assert shares(chosen(front, 1, 0, year)) == {"MECH": 100}
        assert shares(chosen(front, 1, 1, year)) == {"TANK": 100}
        rifle = {"RIFLE": 85, "CAV": 15} if year == 41 else {"RIFLE": 100}
        assert shares(chosen(front, 1, 2, year)) == rifle, "a chance in 1941 only, ours 15"


@pytest.mark.rule("WR-4.9.6")
@pytest.mark.rule("WR-4.9.10")
@pytest.mark.rule("WR-4.9.11")
@pytest.mark.rule("WR-4.9.12")
def test_the_axis_raises_panzers_infantry_and_now_and_then_others(russia: Any) -> None:
    front = Front(russia)
    late = {"LW INF": 20, "SS INF": 5, "SS MTN": 3, "SS CAV": 2, "INF": 70}
    for year in (41, 42, 43, 44, 45):
        armour = {"PZ": 100} if year < 43 else {"PZ": 80, "SS PZG": 20}
        assert shares(chosen(front, 0, 0, year)) == armour
        foot = {"INF": 90, "MTN": 10} if year < 43 else late
        assert shares(chosen(front, 0, 1, year)) == foot


@pytest.mark.rule("WR-4.9.8")
@pytest.mark.rule("WR-8.13.2")
def test_three_elite_divisions_from_1943(russia: Any) -> None:
    front = Front(russia)
    for year, month, name in (
        (41, 12, "none"), (42, 12, "none"), (43, 1, "SS PZG"), (43, 9, "SS PZG"),
        (43, 10, "SS PZ"), (44, 3, "SS PZ"), (45, 2, "SS PZ"),
    ):  # fmt: skip
        for raised in range(4):
            russia.set("st_elites", raised)
            want = name if raised < 3 else "none"
            assert set(chosen(front, 0, 2, year, month)) == {want}, (year, month, raised)
    assert answer(front, "unit_choice", A=2, Y=0) == (False, TYPE)


def raise_it(front: Front, kind: tuple[str, str, int], strength: int, group: int) -> Any:
    front.at_hex(HERE)
    number = types().index(kind)
    return front.bench.call("unit_raise", limit=40_000_000, A=number, X=group, Y=strength)


def pools(front: Front, infantry: int, vehicles: int, side: int = 0) -> None:
    for name, value in (("infantry", infantry), ("vehicles", vehicles)):
        front.put(f"pool_{name}_lo", side, value & 255)
        front.put(f"pool_{name}_hi", side, value >> 8)


def pooled(front: Front, side: int = 0) -> tuple[int, int]:
    parts = [
        front.get(f"pool_{name}_hi", side) << 8 | front.get(f"pool_{name}_lo", side)
        for name in ("infantry", "vehicles")
    ]
    return parts[0], parts[1]


@pytest.mark.rule("WR-4.9.13")
@pytest.mark.rule("WR-4.9.14")
@pytest.mark.rule("WR-4.9.15")
@pytest.mark.rule("WR-4.9.2")
def test_strength_in_tens_at_the_cost_of_the_type(russia: Any) -> None:
    costs = {("Axis", "PZ", 0): (1, 1), INF: (1, 0), ("Axis", "SS PZG", 1): (2, 1)}
    costs |= {RIFLE: (1, 0), ("Soviet", "TANK", 0): (1, 1), ("Soviet", "MECH", 0): (2, 1)}
    for kind, (infantry, vehicles) in costs.items():
        side = int(kind[0] == "Soviet")
        for strength in (0, 5, 10, 60, 65, 70, 200, 210):
            front = Front(russia, year=43)
            russia.set("st_side", side)
            pools(front, 600, 300, side)
            after = raise_it(front, kind, strength, INFANTRY)
            line = [
                row for row in rows("types.csv")
                if (row["side"], row["type"], int(row["elite"])) == kind
                and int(row["first"]) <= 43 <= int(row["last"])
            ][0]  # fmt: skip
            good = 10 <= strength <= int(line["maximum"]) and strength % 10 == 0
            assert after.c != good and (good or after.a == TENS), (kind, strength)
            if good:
                assert pooled(front, side) == (600 - infantry * strength, 300 - vehicles * strength)
                assert after.x == 12 + 64 * side and front.place(after.x) == HERE
                at = int.from_bytes(russia.mem[russia.sym["zp_unit"] :][:2], "little")
                assert front.record(at) == (
                    types().index(kind), strength, int(line["experience"]), 0,
                )  # fmt: skip
                assert russia.mem[at + 4] == after.x
            else:
                assert pooled(front, side) == (600, 300)
    front = Front(russia)
    pools(front, 100, 39)
    after = raise_it(front, PZ, 40, MECH)
    assert after.c and after.a == POOL and pooled(front) == (100, 39)
    pools(front, 39, 100)
    assert raise_it(front, PZ, 40, MECH).a == POOL


@pytest.mark.rule("WR-4.9.27")
def test_german_units_of_1941_and_1942_begin_at_seventy(russia: Any) -> None:
    for kind, year, experience in (
        (INF, 41, 70), (INF, 42, 70), (INF, 43, 10), (PZ, 41, 70), (PZ, 42, 70), (PZ, 43, 10),
        (("Axis", "MTN", 0), 42, 70), (("Axis", "SS PZG", 1), 43, 90),
    ):  # fmt: skip
        front = Front(russia, year=year)
        pools(front, 600, 600)
        assert not raise_it(front, kind, 50, INFANTRY).c
        at = int.from_bytes(russia.mem[russia.sym["zp_unit"] :][:2], "little")
        assert front.record(at)[2] == experience


@pytest.mark.rule("WR-4.9.3")
@pytest.mark.rule("WR-4.9.4")
def test_no_unit_without_room_number_or_record(russia: Any) -> None:
    front = Front(russia)
    pools(front, 600, 600)
    assert raise_it(front, INF, 50, MECH).a == NO_MECH
    front.group(20, HERE)
    front.group(52, HERE)
    assert raise_it(front, INF, 50, INFANTRY).a == STACK
    front = Front(russia)
    pools(front, 600, 600)
    for number in range(12, 52):
        front.group(number, (number % 30 + 1, 1 + number % 7))
    assert raise_it(front, INF, 50, INFANTRY).a == NUMBER
    front = Front(russia)
    pools(front, 600, 600)
    for _ in range(199):
        front.unit(12)
    assert raise_it(front, INF, 50, INFANTRY).a == UNITS
    assert pooled(front) == (600, 600)


@pytest.mark.rule("WR-4.9.8")
@pytest.mark.rule("WR-4.9.2")
def test_raised_elite_divisions_have_their_names_and_others_numbers(russia: Any) -> None:
    front = Front(russia, year=43)
    names = []
    for place in ((3, 3), (5, 5), (7, 7)):
        pools(front, 600, 600)
        number = types().index(("Axis", "SS PZG", 1))
        front.at_hex(place)
        assert not russia.call("unit_raise", limit=40_000_000, A=number, X=MECH, Y=200).c
        at = int.from_bytes(russia.mem[russia.sym["zp_unit"] :][:2], "little")
        names.append(russia.mem[at + 6] >> 2)
        assert russia.mem[at + 5] == 0
    assert names == [names[0], names[0] + 1, names[0] + 2] and front.get("st_elites") == 3


@pytest.mark.rule("WR-4.9.1")
def test_units_are_raised_in_own_peopled_cities_without_an_enemy_beside(russia: Any) -> None:
    place, number = place_of("Minsk"), CITY_NUMBER["Minsk"]
    for people, holder, foe, good in (
        (8, 0, None, True), (0, 0, None, False), (8, 1, None, False), (8, 0, (9, 17), False),
        (8, 0, (10, 17), True),
    ):  # fmt: skip
        front = Front(russia)
        front.ground(place, CITY | (0 if holder else HELD_BY_AXIS))
        front.put("city_people", number, people)
        if foe:
            front.group(80, foe)
        front.zones(0)
        done, a = answer(front, "city_raises", X=number, st_side=0)
        assert done == good and (done or a == NO_CITY)
    assert answer(front, "city_raises", X=CITY_NUMBER["Germany"]) == (False, NO_CITY)


@pytest.mark.rule("WR-4.8.1")
@pytest.mark.rule("WR-4.8.3")
@pytest.mark.rule("WR-4.8.4")
@pytest.mark.rule("WR-8.5.7")
def test_ready_factories_go_up_until_there_are_none(russia: Any) -> None:
    front = Front(russia)
    number = CITY_NUMBER["Minsk"]
    front.ground(place_of("Minsk"), CITY | HELD_BY_AXIS)
    front.put("pool_factories", 0, 4)
    lists = ("city_heavy", "city_vehicles", "city_guns", "city_aircraft")
    for kind, name in enumerate(lists):
        front.put(name, number, 7)
        assert answer(front, "factory_build", X=number, A=kind, st_side=0)[0]
        assert front.get(name, number) == 8
    assert front.get("pool_factories") == 0
    assert answer(front, "factory_build", X=number, A=0) == (False, FACTORY)
    front.put("pool_factories", 0, 1)
    front.put("city_heavy", number, 255)
    assert answer(front, "factory_build", X=number, A=0) == (False, FACTORY), "255 of a type"
    assert answer(front, "factory_build", X=CITY_NUMBER["Moscow"], A=0) == (False, NO_CITY)
    assert answer(front, "factory_build", X=CITY_NUMBER["Germany"], A=0)[0]


@pytest.mark.rule("WR-4.8.5")
@pytest.mark.rule("WR-4.8.6")
@pytest.mark.rule("WR-4.8.7")
@pytest.mark.rule("WR-8.5.10")
def test_one_city_a_week_is_taken_to_pieces_for_five_points_a_factory(russia: Any) -> None:
    number, lost = CITY_NUMBER["Minsk"], []
    for seed in range(20):
        front = Front(russia)
        russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
        front.ground(place_of("Minsk"), CITY | HELD_BY_AXIS)
        for name in ("city_heavy", "city_aircraft"):
            front.put(name, number, 5)
        done, apart = answer(front, "factory_dismantle", X=number, st_side=0)
        left = front.get("city_heavy", number) + front.get("city_aircraft", number)
        assert done and 10 - left == apart and front.get("pool_build") == 5 * apart
        assert answer(front, "factory_dismantle", X=number) == (False, AGAIN)
        lost.append(apart)
    assert 4 < sum(lost) / len(lost) < 6 and len(set(lost)) > 3, "each with one chance in two"
    front = Front(russia)
    front.ground(place_of("Minsk"), CITY | HELD_BY_AXIS)
    front.put("city_guns", number, 200)
    assert answer(front, "factory_dismantle", X=number, st_side=0)[0]
    assert front.get("pool_build") == 255
