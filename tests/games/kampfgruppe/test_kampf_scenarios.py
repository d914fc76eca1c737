"""The historical scenarios (3.5, 9): what the book says of them, their maps, who stands where."""

from __future__ import annotations

from typing import Any

import pytest

from . import force_book as forces
from . import kampf_book as book
from .battle_match import COMPUTER, HISTORICAL, Match

MEETING, GERMAN_ASSAULT, SOVIET_ASSAULT = 2, 1, 3
ORDERS = 3
# section 9: battle, period by its date, points of both sides, turns
BOOK = [
    (MEETING, 3, 60, 0, 20),
    (GERMAN_ASSAULT, 3, 250, 60, 30),
    (SOVIET_ASSAULT, 5, 20, 250, 30),
    (SOVIET_ASSAULT, 8, 250, 180, 30),
]
NUMBERS = {int(w["number"]): w for w in book.chart().values()}


def begin(kampf: Any, scenario: int, handicap: int = 3) -> None:
    kampf.call("forces_main", limit=9_000_000, st_scenario=scenario, st_handicap=handicap)


def armour(kampf: Any, side: int, kinds: tuple[str, ...]) -> int:
    """Vehicles of some kinds that a side has."""
    units = forces.living(kampf, side).values()
    return sum(u[forces.COUNT] for u in units if NUMBERS[u[0]]["kind"] in kinds)


@pytest.mark.rule("KG-3.5.2")
@pytest.mark.rule("KG-9.1.1")
@pytest.mark.rule("KG-9.2.1")
@pytest.mark.rule("KG-9.3.1")
@pytest.mark.rule("KG-9.4.1")
@pytest.mark.parametrize("scenario", range(4))
def test_a_scenario_begins_at_turn_1_as_the_book_has_it(kampf: Any, scenario: int) -> None:
    begin(kampf, scenario)
    battle, period, german, soviet, turns = BOOK[scenario]
    mem, sym = kampf.mem, kampf.sym
    assert mem[sym["st_battle"]] == battle and mem[sym["st_period"]] == period
    assert kampf.word("st_unused") == german
    assert mem[sym["st_unused"] + 2] + 256 * mem[sym["st_unused"] + 3] == soviet
    assert mem[sym["st_last_turn"]] == turns and mem[sym["st_turn"]] == 1
    assert mem[sym["st_phase"]] == ORDERS and mem[sym["st_side"]] == 0
    assert mem[sym["st_map_rows"]] == (60 if battle == MEETING else 30)


@pytest.mark.rule("KG-3.5.1")
@pytest.mark.parametrize("scenario", range(4))
def test_its_map_is_the_one_that_is_drawn(kampf: Any, scenario: int) -> None:
    begin(kampf, scenario)
    name = forces.rows("scenarios.csv")[scenario]["map"]
    text = (forces.DATA / "maps" / name).read_text().splitlines()
    rows = [line for line in text if line and line[0] != ";"]
    terrain = dict(
        zip(".,:=+-TbowWsSf#~", [0, 0, 0, 1, 1, 3, 2, 4, 4, 5, 5, 6, 6, 7, 8, 9], strict=True)
    )
    height = dict(
        zip(".,:=+-TbowWsSf#~", [0, 1, 2, 0, 1, 1, 0, 0, 1, 0, 1, 1, 2, 0, 0, 0], strict=True)
    )
    at = kampf.sym["map"]
    for y, row in enumerate(rows):
        assert list(kampf.mem[at + 60 * y : at + 60 * y + 60]) == [
            height[c] << 4 | terrain[c] for c in row
        ]


@pytest.mark.rule("KG-4.1.1")
@pytest.mark.parametrize("scenario", range(4))
def test_every_unit_of_its_orders_of_battle_is_there(kampf: Any, scenario: int) -> None:
    begin(kampf, scenario)
    rows = [r for r in forces.rows("orders_of_battle.csv") if r["scenario"] == str(scenario)]
    for side, name in enumerate(forces.SIDES):
        mine = [row["units"].split(" + ") for row in rows if row["side"] == name]
        want = {}
        for letter, units in enumerate(mine):
            for index, unit in enumerate(units):
                weapon, count = unit.split(":")
                number = int(book.chart()[name, weapon]["number"])
                want[9 * letter + index] = bytes([number, int(count)])
        assert {n: r[:2] for n, r in forces.living(kampf, side).items()} == want
        assert len(forces.kinds(kampf, side)) == len(mine)


@pytest.mark.rule("KG-4.0.2")
@pytest.mark.parametrize("scenario", range(4))
def test_units_stand_on_ground_they_can_leave_and_sides_apart(kampf: Any, scenario: int) -> None:
    begin(kampf, scenario)
    places: list[set[tuple[int, int]]] = [set(), set()]
    for side in (0, 1):
        for number, unit in forces.living(kampf, side).items():
            x, y = forces.place(kampf, side, number)
            if NUMBERS[unit[0]]["kind"] == "off-map":
                assert (x, y) == (0xFF, 0xFF)
                continue
            assert x < 60 and y < kampf.mem[kampf.sym["st_map_rows"]]
            ground = kampf.mem[kampf.sym["map"] + 60 * y + x]
            assert kampf.call("move_cost", A=ground, X=unit[0]).c == 0
            places[side].add((x, y))
            if BOOK[scenario][0] != MEETING:
                line = kampf.mem[kampf.sym["st_start_line"] + side]
                assert x <= line if side == 0 else x >= line
    assert not places[0] & places[1]


WOODS, TOWN, RIVER = 5, 2, 9


def standing(kampf: Any, side: int, kinds: tuple[str, ...]) -> list[tuple[int, int, int]]:
    """(column, row, terrain) of every unit of some kinds."""
    found = []
    for number, unit in forces.living(kampf, side).items():
        if NUMBERS[unit[0]]["kind"] in kinds:
            x, y = forces.place(kampf, side, number)
            found.append((x, y, kampf.mem[kampf.sym["map"] + 60 * y + x] & 15))
    return found


@pytest.mark.rule("KG-9.1.1")
def test_east_of_bryansk_an_advance_guard_meets_tanks_and_guns_in_the_forest(kampf: Any) -> None:
    """The five notes of the map: tanks ahead, guns hidden in forest, a brigade on the flank."""
    begin(kampf, 0)
    ground = [kampf.mem[kampf.sym["map"] + n] & 15 for n in range(3600)]
    town = [(n % 60, n // 60) for n in range(3600) if ground[n] == TOWN]
    assert any(abs(x - 30) <= 9 and abs(y - 30) <= 9 for x, y in town), "Kolsovo on the objective"
    east = [n % 60 for n in range(3600) if ground[n] == RIVER]
    assert min(east) > 45, "the Resseta behind it"
    guns = standing(kampf, 1, ("anti-tank",))
    assert guns and all(terrain == WOODS for _, _, terrain in guns)
    tanks = standing(kampf, 1, ("tank",))
    rows = sorted(y for _, y, _ in tanks)
    assert rows[-1] - rows[0] >= 12, "on the road and on the flank"
    assert max(x for x, _, _ in standing(kampf, 0, ("tank",))) < 20 < min(x for x, _, _ in tanks)


@pytest.mark.rule("KG-9.4.1")
def test_before_berlin_55_tanks_meet_two_and_a_half_times_as_many(kampf: Any) -> None:
    begin(kampf, 3)
    tanks = ("tank", "destroyer")
    german, soviet = armour(kampf, 0, tanks), armour(kampf, 1, tanks)
    assert german == 55 and soviet == 137
    names = {NUMBERS[u[0]]["name"] for u in forces.living(kampf, 0).values()}
    assert {"PANTHER", "TIGER"} <= names


@pytest.mark.slow
@pytest.mark.rule("KG-W.24")
@pytest.mark.parametrize("scenario", range(4), ids=HISTORICAL)
def test_two_computers_score_about_alike(kampf: Any, scenario: int) -> None:
    """Germans had three points for one near Stalingrad, Soviets two for one before Berlin."""
    scores = [
        Match.historical(kampf, scenario, seed).play(COMPUTER, COMPUTER).points
        for seed in range(301, 307)
    ]
    german, soviet = (sum(points) for points in zip(*scores, strict=True))
    assert german < 1.5 * soviet and soviet < 1.5 * german


@pytest.mark.rule("KG-3.3.2")
def test_the_handicap_holds_in_scenarios_too(kampf: Any) -> None:
    begin(kampf, 3, handicap=1)
    german = forces.living(kampf, 0)
    begin(kampf, 3)
    whole = forces.living(kampf, 0)
    assert all(german[n][1] == max(1, (whole[n][1] + 1) // 2) for n in whole)


@pytest.mark.rule("KG-4.12.1")
def test_visibility_is_7_to_20_each_as_likely(kampf: Any) -> None:
    drawn = []
    for seed in range(700):
        kampf.call("battle_begin", rng_seed=(seed * 7919 + 1).to_bytes(4, "little"))
        drawn.append(kampf.mem[kampf.sym["st_visibility"]])
    assert set(drawn) == set(range(7, 21))
    assert all(25 < drawn.count(v) < 85 for v in range(7, 21))
