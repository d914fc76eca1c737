"""The computer player's orders: what it plans, what it knows, how long it takes."""

from __future__ import annotations

import random
from typing import Any

import kampf_book as book
import pytest
from field import FIELDS, GERMAN, NO_UNIT, NOWHERE, RECORD, SOVIET, UNITS, Field, number

ASSAULT_GERMAN, MEETING, ASSAULT_SOVIET, PURSUIT_SOVIET = 1, 2, 3, 4
SEEN = 8
WOODS, RIVER, BRIDGE = 5, 9, 8
MHZ = 1.020484
ORDERS = {
    "facing", "speed", "range", "delay", "goal_x", "goal_y", "next_x", "next_y",
    "carrier", "load", "shell_x", "shell_y", "shell_delay", "shell_left", "suppression",
}  # fmt: skip
"""What orders may change of the own units: suppression when men get off."""


def plan(bench: Any, side: int, limit: int = 20_000_000) -> int:
    """Orders for a side; the cycles that took."""
    bench.set("zp_text_mask", 0)
    return int(bench.call("computer_orders", limit=limit, st_side=side).cycles)


def records(bench: Any, side: int) -> list[dict[str, int]]:
    at = bench.sym["unit_records"] + RECORD * UNITS * side
    return [
        dict(zip(FIELDS, bench.mem[at + RECORD * n : at + RECORD * (n + 1)], strict=True))
        for n in range(UNITS)
    ]


def crowd(field: Field, rng: random.Random, formations: int = 21) -> None:
    """Units of all kinds on both sides, some of them seen."""
    kinds = {
        GERMAN: ["PZ-IVH", "WESPE", "HALFTRACK", "TRUCK", "75AT", "81MOR", "HMG", "SMG", "RIFLE"],
        SOVIET: ["T-34/76C", "SU-76", "S-TRUCK", "76AT", "76H", "82MOR", "S-RIFLE"],
    }
    for side, weapons in kinds.items():
        for letter in range(formations):
            for index in range(9):
                x = rng.randrange(3, 26) if side == GERMAN else rng.randrange(28, 57)
                field.unit(
                    side, f"{chr(65 + letter)}{index}", rng.choice(weapons), rng.randint(1, 10),
                    x, rng.randrange(60), flags=rng.choice((0, SEEN)),
                )  # fmt: skip
    for _ in range(400):
        field.ground(rng.randrange(60), rng.randrange(60), rng.choice((1, 2, 4, WOODS, 6)))


@pytest.mark.parametrize("battle", range(5))
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_orders_are_legal_and_touch_only_own_units(kampf: Any, battle: int, side: int) -> None:
    field = Field(kampf)
    crowd(field, random.Random(battle))
    kampf.set("st_battle", battle)
    before = records(kampf, side)
    state = bytes(kampf.mem[kampf.sym["state_begin"] : kampf.sym["state_end"]])
    plan(kampf, side)
    after = records(kampf, side)
    chart = {int(row["number"]): row for row in book.chart().values()}
    for n, (old, new) in enumerate(zip(before, after, strict=True)):
        assert {f for f in FIELDS if old[f] != new[f]} <= ORDERS, n
        for x, y in (("goal_x", "goal_y"), ("next_x", "next_y"), ("shell_x", "shell_y")):
            assert new[x] == NOWHERE or (new[x] < 60 and new[y] < 60)
        row = chart[new["weapon"]]
        assert new["speed"] <= int(row["sp"]) and new["range"] <= int(row["mr"])
        assert 1 <= new["facing"] <= 8
        assert new["carrier"] == NO_UNIT or new["carrier"] // 9 == n // 9
        assert new["goal_x"] != NOWHERE or new["next_x"] == NOWHERE
    changed = bytes(kampf.mem[kampf.sym["state_begin"] : kampf.sym["state_end"]])
    base = kampf.sym["state_begin"]
    own = range(
        kampf.sym["unit_records"] - base + side * UNITS * RECORD,
        kampf.sym["unit_records"] - base + (side + 1) * UNITS * RECORD,
    )
    free = {kampf.sym["st_side"] - base}
    free |= {kampf.sym[name] - base + UNITS * side + n
             for name in ("unit_x", "unit_y") for n in range(UNITS)}  # fmt: skip
    others = [n for n in range(len(state)) if state[n] != changed[n] and n not in own]
    assert set(others) <= free


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
@pytest.mark.parametrize("battle", [ASSAULT_GERMAN, MEETING, ASSAULT_SOVIET])
def test_enemies_that_nobody_sees_change_nothing(kampf: Any, side: int, battle: int) -> None:
    found = []
    for where in (0, 1):
        kampf.reset()
        field = Field(kampf)
        crowd(field, random.Random(7), formations=6)
        kampf.set("st_battle", battle)
        if where:
            foe = 1 - side
            rng = random.Random(8)
            for n, unit in enumerate(records(kampf, foe)):
                if not unit["flags"] & SEEN:
                    at = kampf.sym["unit_x"] + UNITS * foe + n
                    kampf.mem[at] = rng.randrange(60)
                    kampf.mem[kampf.sym["unit_y"] + UNITS * foe + n] = rng.randrange(60)
                    kampf.mem[kampf.sym["unit_records"] + RECORD * (UNITS * foe + n) + 1] = 99
        plan(kampf, side)
        found.append(records(kampf, side))
    assert found[0] == found[1]


def test_an_attacker_goes_to_the_objective_men_before_tanks_guns_behind(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 8, 30)
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 9, 30)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 30)
    field.unit(GERMAN, "B2", "RIFLE", 30, 10, 31)
    field.unit(GERMAN, "B3", "81MOR", 4, 9, 31)
    plan(kampf, GERMAN)
    goals = {n: field.get(GERMAN, n, "next_x") for n in ("B0", "B1", "B2", "B3")}
    assert goals["B2"] == goals["B1"] + 1
    assert goals["B0"] < goals["B1"]
    assert goals["B3"] < goals["B1"]
    for name in goals:
        assert abs(goals[name] - 30) <= 9
        assert abs(field.get(GERMAN, name, "next_y") - 30) <= 9
        assert field.get(GERMAN, name, "goal_x") == 16  # the lane's point, 14 columns before it
        assert field.get(GERMAN, name, "speed") > 0
    assert field.get(GERMAN, "B1", "range") == 6
    assert field.get(GERMAN, "B1", "delay") == 1  # in command, period 5


def test_a_second_turn_does_not_delay_who_is_under_way(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(SOVIET, "A0", "T-34/76C", 1, 50, 30)
    field.unit(SOVIET, "A1", "T-34/76C", 10, 50, 31)
    plan(kampf, SOVIET)
    goal = field.get(SOVIET, "A1", "goal_x")
    assert goal != NOWHERE and field.get(SOVIET, "A1", "delay") == 3
    kampf.mem[field.at(SOVIET, "A1") + FIELDS.index("delay")] = 0
    plan(kampf, SOVIET)
    assert field.get(SOVIET, "A1", "goal_x") == goal and field.get(SOVIET, "A1", "delay") == 0


def test_the_defender_lies_in_wait_and_faces_the_enemy(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    field.ground(20, 30, WOODS)
    field.unit(GERMAN, "A0", "PANTHER", 2, 18, 30, speed=8, facing=7)
    field.unit(GERMAN, "A1", "RIFLE", 30, 20, 30, range=2, facing=7)
    field.unit(GERMAN, "A2", "RIFLE", 30, 20, 31)
    field.unit(GERMAN, "A3", "75AT", 4, 19, 31, range=3)
    field.unit(GERMAN, "A4", "50AT", 4, 19, 31)
    field.unit(GERMAN, "A5", "HMG", 4, 19, 31, range=3)
    field.unit(SOVIET, "A0", "T-34/76C", 4, 19, 50, flags=SEEN)
    plan(kampf, GERMAN)
    assert [field.get(GERMAN, f"A{n}", "range") for n in range(1, 6)] == [0, 0, 9, 4, 5]
    for n in range(6):
        assert field.get(GERMAN, f"A{n}", "speed") == 0
        assert field.get(GERMAN, f"A{n}", "goal_x") == NOWHERE
        assert field.get(GERMAN, f"A{n}", "facing") == 5  # south, where one is seen


def test_reserves_go_where_the_enemy_breaks_in(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    field.unit(GERMAN, "A0", "PANTHER", 2, 18, 30)
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 26, 30)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31)
    field.unit(SOVIET, "A0", "T-34/76C", 4, 57, 5, flags=SEEN)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "goal_x") == NOWHERE
    field.unit(SOVIET, "A1", "T-34/76C", 4, 34, 32, flags=SEEN)
    plan(kampf, GERMAN)
    assert (field.get(GERMAN, "B1", "goal_x"), field.get(GERMAN, "B1", "goal_y")) == (34, 32)
    assert field.get(GERMAN, "B1", "speed") == 12
    assert field.get(GERMAN, "A0", "goal_x") == NOWHERE


def test_after_a_while_the_defender_searches_the_objective(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    for name in ("A1", "B1"):
        field.unit(GERMAN, name, "RIFLE", 30, 22, 38)
    field.unit(GERMAN, "B0", "RIFLE", 10, 22, 38)
    field.unit(GERMAN, "B2", "HMG", 4, 22, 38)
    field.unit(GERMAN, "B3", "75AT", 4, 22, 38)
    for turn, leaves in ((7, set()), (8, {"B2"}), (26, {"A1", "B1", "B2"})):
        kampf.set("st_turn", turn)
        plan(kampf, GERMAN)
        for name in ("A1", "B0", "B1", "B2", "B3"):
            goal = (field.get(GERMAN, name, "goal_x"), field.get(GERMAN, name, "goal_y"))
            assert (goal == (30, 30)) == (name in leaves), (turn, name)
            assert bool(field.get(GERMAN, name, "speed")) == (name in leaves)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "range") == 0  # they fight in the enemy's own square
    assert field.get(GERMAN, "B2", "range") == 5


def test_a_rear_guard_keeps_its_reserves_until_turn_13(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", PURSUIT_SOVIET)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 34, 32, flags=SEEN)
    for turn, goal in ((12, NOWHERE), (13, 34)):
        kampf.set("st_turn", turn)
        plan(kampf, GERMAN)
        assert field.get(GERMAN, "B1", "goal_x") == goal


@pytest.mark.parametrize(
    ("weapon", "place", "foes", "goes"),
    [
        ("RIFLE", (48, 5), [(30, 20)], True),
        ("HMG", (48, 5), [(30, 20)], True),
        ("PZ-IVH", (48, 5), [(30, 20)], True),
        ("75AT", (48, 5), [(30, 20)], False),  # nobody draws it
        ("RIFLE", (36, 20), [(30, 15)], False),  # it stands there
        ("RIFLE", (48, 5), [(30, 20), (46, 8)], False),  # enemies come its way
        ("RIFLE", (48, 5), [(58, 28)], False),  # nobody has broken in
        ("RIFLE", (48, 5), [], False),
    ],
)
def test_a_defender_whom_the_enemy_has_passed_goes_back_to_the_objective(
    kampf: Any, weapon: str, place: tuple[int, int], foes: list[tuple[int, int]], goes: bool
) -> None:
    field = Field(kampf, rows=30)
    kampf.set("st_battle", ASSAULT_SOVIET)
    field.unit(GERMAN, "B1", weapon, 4, *place)
    for n, foe in enumerate(foes):
        field.unit(SOVIET, f"A{n}", "T-34/76C", 4, *foe, flags=SEEN)
    plan(kampf, GERMAN)
    goal = [field.get(GERMAN, "B1", name) for name in ("goal_x", "goal_y")]
    assert goal == ([30, 15] if goes else [NOWHERE, goal[1]])
    assert bool(field.get(GERMAN, "B1", "speed")) == goes
    if goes:
        kampf.mem[field.at(GERMAN, "B1") + FIELDS.index("delay")] = 3
        plan(kampf, GERMAN)
        assert field.get(GERMAN, "B1", "delay") == 3, "a new order would only delay it"


def test_men_who_attack_charge_men_and_tanks_keep_out_of_their_squares(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_GERMAN)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31)
    field.unit(GERMAN, "B2", "RIFLE", 30, 26, 31)
    field.unit(SOVIET, "A1", "S-RIFLE", 30, 34, 32, flags=SEEN)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "goal_x") == NOWHERE and field.get(GERMAN, "B1", "speed") == 0
    assert field.get(GERMAN, "B2", "goal_x") == 34
    field.unit(SOVIET, "A1", "76AT", 4, 34, 32, flags=SEEN)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "goal_x") == 34


def test_pursuers_take_an_outer_lane_round_the_rear_guard(kampf: Any) -> None:
    """The lanes lie twelve rows from the objective's; who stands in its row would take that."""
    for battle, outer in ((PURSUIT_SOVIET, True), (MEETING, False)):
        field = Field(kampf)
        kampf.set("st_battle", battle)
        field.unit(SOVIET, "B1", "T-34/76C", 5, 55, 30)
        plan(kampf, SOVIET)
        row = field.get(SOVIET, "B1", "goal_y")
        assert (abs(row - 30) > 8) == outer


def test_a_mortar_that_shells_nothing_may_fire_as_far_as_it_reaches(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A1", "81MOR", 4, 19, 30)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "A1", "range") == 13


def test_riders_get_off_where_their_carrier_was_to_go(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "B1", "HALFTRACK", 4, 22, 30)
    field.unit(GERMAN, "B2", "RIFLE", 30, 22, 30, carrier=number("B1"))
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B2", "carrier") == NOWHERE


def test_a_carrier_with_room_takes_another_unit_along(kampf: Any) -> None:
    """Thirty men and four machine guns (5.4.3: 30 + 8 points) ride on four halftracks (40)."""
    field = Field(kampf)
    field.unit(GERMAN, "B1", "HALFTRACK", 4, 5, 30)
    field.unit(GERMAN, "B2", "RIFLE", 30, 5, 30)
    field.unit(GERMAN, "B3", "HMG", 4, 5, 30)
    for _ in range(2):
        plan(kampf, GERMAN)
    for name in ("B2", "B3"):
        assert field.get(GERMAN, name, "carrier") == number("B1")


@pytest.mark.rule("KG-5.6.3")
@pytest.mark.rule("KG-5.6.8")
def test_mortars_shell_the_nearest_gun_that_is_seen(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 20, 30)
    field.unit(GERMAN, "A1", "81MOR", 4, 19, 30)
    field.unit(SOVIET, "A0", "T-34/76C", 4, 25, 30, flags=SEEN)
    field.unit(SOVIET, "A1", "76AT", 4, 28, 30, flags=SEEN)
    field.unit(SOVIET, "A2", "76AT", 4, 24, 30)
    plan(kampf, GERMAN)
    assert (field.get(GERMAN, "A1", "shell_x"), field.get(GERMAN, "A1", "shell_y")) == (28, 30)
    assert field.get(GERMAN, "A1", "shell_delay") == 2
    assert field.get(GERMAN, "A1", "shell_left") == 4
    assert field.get(GERMAN, "A1", "range") == 0
    assert field.get(GERMAN, "A1", "load") == 0  # the HQ looks on


@pytest.mark.rule("KG-7.5.7")
def test_no_shells_on_a_square_with_own_men_nor_out_of_sight(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 20, 30)
    field.unit(GERMAN, "A1", "81MOR", 4, 19, 30)
    field.unit(GERMAN, "A2", "RIFLE", 30, 28, 30)
    field.unit(SOVIET, "A1", "76AT", 4, 28, 30, flags=SEEN)
    field.unit(SOVIET, "A2", "76AT", 4, 20, 44, flags=SEEN)  # beyond the mortars' 13
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "A1", "shell_x") == NOWHERE
    field.unit(SOVIET, "A3", "76AT", 4, 20, 40, flags=SEEN)
    for x in range(60):
        field.ground(x, 35, 0, height=3)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "A1", "shell_x") == NOWHERE


def test_trucks_take_the_guns_of_their_square_and_let_them_off_before_the_enemy(
    kampf: Any,
) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 8, 30)
    field.unit(GERMAN, "B0", "TRUCK", 1, 9, 30)
    field.unit(GERMAN, "B1", "75AT", 4, 10, 30)
    field.unit(GERMAN, "B2", "TRUCK", 4, 10, 30)
    plan(kampf, GERMAN)
    truck = 9 + 2
    assert field.get(GERMAN, "B1", "carrier") == truck
    assert field.get(GERMAN, "B2", "goal_x") != NOWHERE and field.get(GERMAN, "B2", "speed") == 11
    field.unit(SOVIET, "A0", "T-34/76C", 4, 17, 30, flags=SEEN)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "carrier") == NO_UNIT
    assert field.get(GERMAN, "B1", "suppression") == 80
    assert field.get(GERMAN, "B2", "goal_x") == NOWHERE


def test_a_river_is_crossed_where_a_bridge_is(kampf: Any) -> None:
    field = Field(kampf)
    for y in range(60):
        field.ground(18, y, RIVER)
    field.ground(18, 37, BRIDGE)
    field.ground(18, 2, BRIDGE)
    field.unit(GERMAN, "A0", "PANTHER", 2, 8, 30)
    field.unit(GERMAN, "A1", "PANTHER", 5, 8, 31)
    plan(kampf, GERMAN)
    assert (field.get(GERMAN, "A1", "goal_x"), field.get(GERMAN, "A1", "goal_y")) == (18, 37)
    assert abs(field.get(GERMAN, "A1", "next_x") - 30) <= 9


@pytest.mark.parametrize("battle", [MEETING, ASSAULT_SOVIET])
def test_a_full_side_has_its_orders_in_twelve_seconds(kampf: Any, battle: int) -> None:
    field = Field(kampf)
    crowd(field, random.Random(3))
    kampf.set("st_battle", battle)
    for n in range(2 * UNITS):  # every enemy seen: the most there is to think about
        kampf.mem[kampf.sym["unit_records"] + RECORD * n + 4] |= SEEN
    assert plan(kampf, GERMAN) / MHZ / 1e6 <= 12
