"""Command, delays, transport and fields of view (5.4, 5.6, 5.12, 7.1), each called alone."""

from __future__ import annotations

import math
from typing import Any

import pytest

from .field import GERMAN, NO_UNIT, SOVIET, WEAPONS, Field, number

IN_COMMAND = {GERMAN: [1] * 6 + [2, 2], SOVIET: [5, 5, 4, 4, 3, 3, 3, 3]}
OUT_OF_COMMAND = {GERMAN: [5] * 6 + [6, 6], SOVIET: [9, 9, 8, 8, 7, 7, 7, 7]}


@pytest.fixture
def field(kampf: Any) -> Field:
    return Field(kampf)


def linked(field: Field, side: int, name: str) -> tuple[bool, int]:
    field.select(side, name)
    result = field.bench.call("command_link")
    return bool(result.c), result.a


@pytest.mark.rule("KG-5.12.3")
def test_a_unit_is_linked_within_ten_squares_of_its_hq_and_five_unseen(field: Field) -> None:
    for side in (GERMAN, SOVIET):
        field.unit(side, "A0", "PANTHER", 1, 1, 1)
        field.unit(side, "C0", "PANTHER", 1, 20, 20)
        for reach in range(1, 14):
            field.ground(21, 20, 0)
            field.unit(side, "C4", "PANTHER", 5, 20 + reach, 20)
            assert linked(field, side, "C4") == (reach <= 10, number("C0"))
            field.ground(21, 20, 2)  # a town hides the HQ from all but its neighbour
            assert linked(field, side, "C4") == (reach <= 5, number("C0"))


@pytest.mark.rule("KG-5.12.4")
@pytest.mark.rule("KG-5.12.2")
def test_an_hq_is_linked_while_the_command_hq_is_on_the_map(field: Field) -> None:
    field.unit(SOVIET, "A0", "PANTHER", 1, 0, 0)
    field.unit(SOVIET, "F0", "PANTHER", 1, 59, 59)
    field.unit(SOVIET, "F3", "PANTHER", 1, 58, 59)
    assert linked(field, SOVIET, "F0") == (True, 0)
    field.select(SOVIET, "F3")
    assert field.bench.call("in_command").c
    field.unit(SOVIET, "A0", "PANTHER", 0, 255, 255)
    assert not linked(field, SOVIET, "F0")[0]
    assert linked(field, SOVIET, "F3")[0], "its own HQ is still there"
    field.select(SOVIET, "F3")
    assert not field.bench.call("in_command").c, "but the chain is broken above"


@pytest.mark.rule("KG-5.12.5")
@pytest.mark.rule("KG-5.12.6")
def test_movement_delays_by_nation_period_and_command(field: Field) -> None:
    for side in (GERMAN, SOVIET):
        field.unit(side, "A0", "PANTHER", 1, 1, 1)
        field.unit(side, "A1", "PANTHER", 5, 2, 2)
        field.unit(side, "A2", "PANTHER", 5, 40, 40)
        for period in range(1, 9):
            field.bench.set("st_period", period)
            for name, table in (("A1", IN_COMMAND), ("A2", OUT_OF_COMMAND)):
                field.select(side, name)
                assert field.bench.call("order_delay").a == table[side][period - 1]


@pytest.mark.rule("KG-5.6.3")
@pytest.mark.rule("KG-5.6.4")
@pytest.mark.rule("KG-5.6.5")
@pytest.mark.rule("KG-5.6.6")
@pytest.mark.rule("KG-5.6.7")
@pytest.mark.rule("KG-12.0.5")
@pytest.mark.parametrize(
    ("asks", "gun", "flags", "pulses"),
    [
        ("C0", "C4", 0, 2),
        ("C1", "C4", 0, 4),
        ("C1", "A4", 0, 6),
        ("C0", "A4", 0, 6),
        ("C0", "D4", 0, 8),
        ("A0", "A4", 0, 2),
        ("A3", "A4", 0, 4),
        ("A0", "D4", 0, 8),
        ("A0", "U0", 64, 2),
        ("A5", "U0", 64, 4),
        ("C0", "U0", 64, 6),
        ("U0", "U1", 64, 6),
        ("U8", "U1", 0, 4),
    ],
)
def test_bombardment_delays(kampf: Any, asks: str, gun: str, flags: int, pulses: int) -> None:
    assert kampf.call("bombard_delay", A=number(asks), X=number(gun), Y=flags).a == pulses


@pytest.mark.rule("KG-5.6.3")
@pytest.mark.rule("KG-5.6.4")
@pytest.mark.rule("KG-5.6.5")
@pytest.mark.rule("KG-5.6.6")
@pytest.mark.rule("KG-5.6.7")
def test_the_shortest_delay_counts_for_every_unit(kampf: Any) -> None:
    for asks in range(0, 189, 4):
        for gun in (0, 1, 8, 9, 10, 40, 53, 54, 180, 188):
            for flags in (0, 64, 255 - 64):
                home = 0 if flags & 64 else gun // 9
                own = 8 if asks // 9 != home else 4 if asks % 9 else 2
                want = min(own, 6 if home == 0 else 8)
                got = kampf.call("bombard_delay", A=asks, X=gun, Y=flags).a
                assert got == want, (asks, gun, flags)


@pytest.mark.rule("KG-5.6.1")
@pytest.mark.rule("KG-6.0.4")
def test_mortars_hummel_wespe_and_off_map_artillery_fire_indirectly(kampf: Any) -> None:
    reach = {24: 99, 25: 99, 58: 13, 59: 28, 73: 2, 74: 16, 75: 28}
    reach |= dict.fromkeys((66, 67, 68, 81, 82, 83), 99)
    for weapon in range(84):
        result = kampf.call("indirect_reach", X=weapon)
        assert bool(result.c) == (weapon in reach), weapon
        if result.c:
            assert result.a == reach[weapon]


@pytest.mark.rule("KG-5.4.3")
def test_transport_points_of_every_weapon(kampf: Any) -> None:
    points = dict.fromkeys((61, 62, 77, 78), 1) | {60: 2, 76: 2, 58: 3, 73: 3, 74: 3, 59: 5, 75: 5}
    points |= dict.fromkeys((51, 52, 53, 54, 55, 56, 57, 70, 71, 72), 10)
    for weapon in range(84):
        result = kampf.call("transport_cost", X=weapon)
        assert bool(result.c) == (weapon in points), weapon
        if result.c:
            assert result.a == points[weapon]


@pytest.mark.rule("KG-5.4.1")
@pytest.mark.slow
def test_any_vehicle_takes_men_only_halftracks_and_trucks_take_guns(kampf: Any) -> None:
    men = {60, 61, 62, 76, 77, 78}
    guns = {51, 52, 53, 54, 55, 56, 57, 58, 59, 70, 71, 72, 73, 74, 75}
    for carrier in range(84):
        vehicle = carrier <= 50 or carrier == 69
        roomy = carrier in (48, 49, 50, 69)
        for rider in range(84):
            want = vehicle and rider in men or roomy and rider in guns
            assert bool(kampf.call("transport_takes", X=carrier, Y=rider).c) == want


@pytest.mark.rule("KG-5.4.2")
@pytest.mark.rule("KG-5.4.4")
@pytest.mark.parametrize(
    ("vehicles", "weapon", "riders", "fits"),
    [(3, "RIFLE", 30, True), (2, "RIFLE", 30, False), (3, "RIFLE", 31, False),
     (6, "75AT", 6, True), (5, "75AT", 6, False), (2, "HMG", 10, True), (1, "81MOR", 4, False)],
)  # fmt: skip
def test_ten_points_a_vehicle(
    field: Field, vehicles: int, weapon: str, riders: int, fits: bool
) -> None:
    field.unit(SOVIET, "B0", "TRUCK", vehicles, 9, 9)
    field.unit(SOVIET, "B1", weapon, riders, 9, 9)
    field.select(SOVIET, "B0")
    assert bool(field.bench.call("carry_fits", A=number("B1")).c) == fits


@pytest.mark.rule("KG-5.4.2")
def test_what_rides_already_takes_room(field: Field) -> None:
    field.unit(GERMAN, "B0", "TRUCK", 4, 9, 9)
    field.unit(GERMAN, "B1", "RIFLE", 30, 9, 9, carrier=number("B0"))
    field.unit(GERMAN, "B2", "HMG", 5, 9, 9)
    field.unit(GERMAN, "B3", "HMG", 6, 9, 9)
    field.select(GERMAN, "B0")
    assert field.bench.call("carry_fits", A=number("B2")).c
    assert not field.bench.call("carry_fits", A=number("B3")).c
    assert not field.bench.call("carry_fits", A=number("B1")).c, "it rides"
    assert not field.bench.call("carry_fits", A=number("B0")).c, "itself"


@pytest.mark.rule("KG-5.2.5")
@pytest.mark.rule("KG-5.11.3")
def test_who_gets_off_is_shaken_and_the_carrier_waits(field: Field) -> None:
    field.unit(GERMAN, "B0", "TRUCK", 4, 9, 9, delay=2)
    field.unit(GERMAN, "B1", "RIFLE", 30, 9, 9, carrier=number("B0"))
    field.select(GERMAN, "B0")
    field.bench.call("carry_unload", A=number("B1"))
    assert field.get(GERMAN, "B1", "suppression") == 80
    assert field.get(GERMAN, "B1", "carrier") == NO_UNIT
    assert field.get(GERMAN, "B0", "delay") == 3


@pytest.mark.rule("KG-5.4.6")
def test_a_whole_formation_is_loaded_here_at_once_then_by_number(field: Field) -> None:
    field.unit(SOVIET, "D0", "TRUCK", 9, 20, 20)
    field.unit(SOVIET, "D1", "RIFLE", 20, 25, 21)
    field.unit(SOVIET, "D2", "RIFLE", 20, 20, 20)
    field.unit(SOVIET, "D3", "RIFLE", 20, 22, 22)
    field.unit(SOVIET, "E1", "RIFLE", 20, 20, 20)
    field.select(SOVIET, "D0")
    assert field.bench.call("carry_next").c
    assert field.get(SOVIET, "D2", "carrier") == number("D0")
    assert field.get(SOVIET, "E1", "carrier") == NO_UNIT
    assert field.get(SOVIET, "D0", "load") == number("D1")
    goal = field.get(SOVIET, "D0", "goal_x"), field.get(SOVIET, "D0", "goal_y")
    assert goal == (25, 21)


@pytest.mark.rule("KG-7.1.2")
def test_fields_of_view_of_every_facing(kampf: Any) -> None:
    for facing in range(1, 9):
        ahead = math.radians(90 - 45 * (facing - 1))
        for dx in range(-6, 7):
            for dy in range(-6, 7):
                turn = abs(math.atan2(-dy, dx) - ahead) % (2 * math.pi)
                turn = min(turn, 2 * math.pi - turn)
                for moves, half in ((0, math.pi / 2), (1, math.pi / 4)):
                    here = [30, 30, 30 + dx, 30 + dy]
                    got = kampf.call("field_of_view", X=facing, C=moves, zp_from_x=here).c
                    assert bool(got) == (turn <= half + 1e-9 or dx == dy == 0), (facing, dx, dy)


def test_weapons_of_the_tests_stand_where_the_chart_has_them(kampf: Any) -> None:
    names = kampf.sym["weapon_names"]
    for name, row in WEAPONS.items():
        at = names + 10 * row
        assert bytes(kampf.mem[at : at + 10]).decode().strip() == name.removeprefix("S-")
