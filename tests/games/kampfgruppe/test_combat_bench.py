"""Steps of combat at their borders: who may fire, what it is called, what is told of it (7)."""

from __future__ import annotations

from typing import Any

import pytest

from . import kampf_book as book
from .battlefield import (
    FIRED,
    GERMAN,
    MOVED,
    MOVED_BEFORE,
    NO_UNIT,
    NOWHERE,
    OFF_MAP,
    PRIORITY,
    SEEN,
    SEEN_BEFORE,
    SOVIET,
    UNITS,
    Battlefield,
)

CHART = list(book.chart().values())
SMALL, ARTILLERY, ANTI_TANK, OVERRUN = 0, 1, 4, 7


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def named(row: dict[str, str]) -> int:
    """7.11.2 and 7.11.4, from afar."""
    shell = int(row["ss"])
    if row["kind"] in ("hmg", "infantry", "carrier"):
        return SMALL
    if int(row["mp"]):
        return ANTI_TANK + (0 if shell <= 2 else 1 if shell == 3 else 2)
    return ARTILLERY + (0 if shell <= 4 else shell - 4)


@pytest.mark.rule("KG-7.11.2")
@pytest.mark.rule("KG-7.11.3")
@pytest.mark.rule("KG-7.11.4")
def test_the_fire_of_every_weapon_has_its_class(kampf: Any, field: Battlefield) -> None:
    armour = ("tank", "destroyer", "assault", "artillery", "car", "carrier")
    for row in CHART:
        if row["kind"] in ("special", "truck"):
            continue
        side = GERMAN if row["side"] == "german" else SOVIET
        for flags in (0, MOVED, SEEN):
            field.put(side, 3, row["name"], 5, 20, 20, flags=flags)
            kampf.call("unit_select", A=3, zp_side=side)
            for squares in (0, 1, 2):
                for shells in (0, 1):
                    fire = {"gun_row": int(row["number"]), "shells": shells}
                    got = kampf.call("fire_class", zp_shot_range=squares, **fire).a
                    storms = row["kind"] in armour and flags & MOVED and not (squares or shells)
                    assert got == (OVERRUN if storms else named(row)), (row["name"], flags)


def shelled(field: Battlefield, **fields: int) -> bool:
    """Does a mortar with these fields fire on the Soviets at 25, 20?"""
    mission = {"shell_x": 25, "shell_y": 20, "shell_left": 4} | fields
    count = mission.pop("count", 4)
    field.put(GERMAN, 5, "81MOR", count, 20, 20, start=4, **mission)
    field.put(SOVIET, 2, "RIFLE", 30, 25, 20, flags=SEEN)
    field.begin_marks()
    field.fire(GERMAN)
    return field.get(GERMAN, 5, "ammo") == 39


@pytest.mark.rule("KG-7.0.1")
@pytest.mark.rule("KG-7.5.1")
def test_who_shells_is_alive_on_its_feet_and_has_a_square(field: Battlefield) -> None:
    assert shelled(field) and shelled(field, flags=MOVED)
    assert not shelled(field, count=0), "it is lost"
    assert not shelled(field, carrier=7)
    assert not shelled(field, shell_x=NOWHERE)


@pytest.mark.rule("KG-7.12.1")
def test_a_firer_that_is_sighted_keeps_its_other_marks(kampf: Any, field: Battlefield) -> None:
    for flags in (0, FIRED, MOVED | FIRED):
        field.put(GERMAN, 5, "PANTHER", 5, 20, 20, flags=flags)
        kampf.call("unit_select", A=5, zp_side=GERMAN)
        kampf.call("firer_sighted", A=1, zp_range=0)
        assert field.get(GERMAN, 5, "flags") == flags | SEEN
        assert field.get(GERMAN, 5, "target") == NO_UNIT


@pytest.mark.rule("KG-7.6.4")
def test_the_end_of_a_pulse_halves_suppression_and_changes_nothing_else(
    kampf: Any, field: Battlefield
) -> None:
    for side, number, pressed in ((GERMAN, 0, 200), (GERMAN, 188, 7), (SOVIET, 0, 51)):
        field.put(side, number, "RIFLE", 30, 20, 20, suppression=pressed)
    field.put(SOVIET, 188, "RIFLE", 30, 20, 20, suppression=1)
    kampf.overlay("combat")
    for page in (*range(3, 8), *range(0x20, 0x40)):
        kampf.mem[page << 8 : (page << 8) + 256] = b"\xa5" * 256
    before = bytearray(kampf.mem[0x200:])
    kampf.call("pulse_end")
    after = bytearray(kampf.mem[0x200:])
    changed = {n + 0x200: after[n] for n in range(len(before)) if before[n] != after[n]}
    at = kampf.sym["unit_records"] + 7
    assert changed == {
        at: 100, at + 24 * 188: 3, at + 24 * 189: 25, at + 24 * 377: 0,
    }  # fmt: skip


@pytest.mark.rule("KG-7.9.1")
def test_the_squares_taken_a_pulse_ago_are_forgotten(kampf: Any, field: Battlefield) -> None:
    kampf.overlay("combat")
    field.put(GERMAN, 3, "RIFLE", 30, 20, 20)
    kampf.set("taken", [0xFF] * 960)
    field.begin()
    marks = kampf.mem[kampf.sym["taken"] :][:960]
    assert sum(byte.bit_count() for byte in marks) == 1


@pytest.mark.rule("KG-7.0.1")
@pytest.mark.rule("KG-7.1.1")
def test_every_unit_begins_a_pulse_with_what_it_did_in_the_one_before(
    kampf: Any, field: Battlefield
) -> None:
    """Of what stands, rides and is dead: flags, squares taken, whether anybody rides."""
    every = (0, 127, 128, UNITS - 1)
    for side in (GERMAN, SOVIET):
        for n in every:
            field.put(side, n, "RIFLE", 9, 10 + side, 20 + n % 8)
    kampf.set("cargo_any", [7, 7])
    turned = {
        0: 0,
        FIRED: 0,
        MOVED: MOVED_BEFORE,
        MOVED_BEFORE: 0,
        SEEN | FIRED: SEEN_BEFORE,
        SEEN_BEFORE: 0,
        SEEN | MOVED: SEEN_BEFORE | MOVED_BEFORE,
        PRIORITY | OFF_MAP: PRIORITY | OFF_MAP,
        PRIORITY | MOVED | SEEN_BEFORE: PRIORITY | MOVED_BEFORE,
    }
    for before, after in turned.items():
        for side in (GERMAN, SOVIET):
            for n in every:
                field.change(side, n, flags=before)
        field.begin()
        assert {field.get(s, n, "flags") for s in (GERMAN, SOVIET) for n in every} == {after}

    def begun() -> tuple[int, list[int]]:
        field.begin()
        marks = kampf.mem[kampf.sym["taken"] :][:960]
        riding = kampf.mem[kampf.sym["cargo_any"] :][:2]
        return sum(byte.bit_count() for byte in marks), list(riding)

    assert begun() == (6, [0, 0]), "of a side two stand in one square"
    field.change(SOVIET, UNITS - 1, carrier=0)
    field.change(SOVIET, 127, carrier=1)
    field.change(GERMAN, 127, carrier=0)
    assert begun() == (3, [1, 2])
    field.change(SOVIET, 127, count=0)
    field.change(GERMAN, 127, carrier=NO_UNIT)
    field.place(SOVIET, 0, NOWHERE, NOWHERE)
    field.place(SOVIET, 128, NOWHERE, NOWHERE)
    assert begun() == (3, [0, 1])


@pytest.mark.rule("KG-7.9.1")
def test_who_has_moved_already_may_move_on(field: Battlefield) -> None:
    for flags, moves in ((0, True), (MOVED, True), (FIRED, False)):
        field.put(GERMAN, 3, "TRUCK", 6, 5, 20, speed=11, move=60, goal_x=9, goal_y=20, flags=flags)
        field.begin_marks()
        field.move(GERMAN)
        assert (field.where(GERMAN, 3) != (5, 20)) == moves


@pytest.mark.rule("KG-7.2.2")
@pytest.mark.parametrize("spotted", [False, True])
@pytest.mark.parametrize("men", [3, 9])
def test_a_gun_takes_the_nearest_armour_behind_nearer_men_spotted_or_not(
    field: Battlefield, spotted: bool, men: int
) -> None:
    for number, name, x in ((men, "RIFLE", 22), (4, "T-34/76C", 25), (5, "T-34/76C", 27)):
        field.put(SOVIET, number, name, 5, x, 20)
    if spotted:
        field.put(GERMAN, 0, "RIFLE", 30, 24, 21)
    field.put(GERMAN, 1, "PZ-IVH", 5, 20, 20)
    field.begin()
    field.search(GERMAN)
    assert field.get(GERMAN, 1, "target") == 4


@pytest.mark.rule("KG-7.0.1")
def test_a_unit_is_ready_while_it_lives_on_the_map_and_rides_on_nobody(
    kampf: Any, field: Battlefield
) -> None:
    for fields, x, ready in (
        ({}, 0, True), ({}, 59, True), ({}, NOWHERE, False), ({"carrier": 3}, 20, False),
        ({"load": 3}, 20, True),
    ):  # fmt: skip
        field.put(SOVIET, 7, "RIFLE", 30, x, 20, **fields)
        kampf.call("unit_select", A=7, zp_side=SOVIET)
        assert kampf.call("unit_ready").c == ready
    field.put(SOVIET, 7, "RIFLE", 0, 20, 20, start=30)
    kampf.call("unit_select", A=7, zp_side=SOVIET)
    assert not kampf.call("unit_ready").c
