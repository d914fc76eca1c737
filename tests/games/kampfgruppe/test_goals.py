"""Where a unit on the move makes for (5.4, 5.5, 7.13)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import GERMAN, NOWHERE, SOVIET, Battlefield

ORDERS = {"goal_x": 30, "goal_y": 31}


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def goal(
    kampf: Any, field: Battlefield, name: str, given: dict[str, int]
) -> tuple[int, int] | None:
    """The square that a German unit makes for; enemy 9 is at 40, 41, passenger 8 at 5, 6."""
    field.put(GERMAN, 0, name, 5, 20, 20, **given)
    kampf.call("unit_select", A=0, zp_side=GERMAN)
    if not kampf.call("goal_choose").c:
        return None
    at = kampf.sym["zp_overlay"]
    return kampf.mem[at + 19], kampf.mem[at + 20]


@pytest.mark.rule("KG-7.13.1")
@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.5.3")
@pytest.mark.parametrize(
    ("name", "given", "want"),
    [
        ("PANTHER", {}, None), ("PANTHER", ORDERS, (30, 31)),
        ("PANTHER", {"goal_x": 0, "goal_y": 7}, (0, 7)),
        ("PANTHER", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("PANTHER", ORDERS | {"target": 9, "range": 1}, (30, 31)),
        ("PANTHER", {"target": 9, "range": 0}, None),
        ("PANTHER", ORDERS | {"range": 0}, (30, 31)),
        ("PANTHER", ORDERS | {"goal_x": 0, "target": 9, "range": 0}, (40, 41)),
        ("PANTHER", ORDERS | {"target": 7, "range": 0}, (30, 31)),
        ("PANTHER", ORDERS | {"target": 6, "range": 0}, (0, 3)),
        ("RIFLE", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("SMG", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("HALFTRACK", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("HMG", ORDERS | {"target": 9, "range": 0}, (30, 31)),
        ("TRUCK", ORDERS | {"target": 9, "range": 0}, (30, 31)),
        ("75AT", ORDERS | {"target": 9, "range": 0}, (30, 31)),
        ("TRUCK", {"load": 8}, (5, 6)), ("TRUCK", ORDERS | {"load": 8}, (5, 6)),
        ("TRUCK", ORDERS | {"load": 7}, (30, 31)), ("TRUCK", ORDERS | {"load": 6}, (0, 4)),
        ("81MOR", ORDERS | {"load": 8, "shell_x": 9}, (30, 31)),
        ("81MOR", {"load": 8, "shell_x": 0}, None),
        ("PANTHER", ORDERS | {"load": 8, "target": 9, "range": 0}, (40, 41)),
        ("PANTHER", {"target": 9, "range": 0, "goal_y": 5}, None),
        ("TRUCK", {"load": 8, "shell_y": 9}, (5, 6)),
        ("TRUCK", ORDERS | {"load": 0}, (20, 20)),
    ],
)  # fmt: skip
def test_the_enemy_at_hand_the_passenger_the_objective(
    kampf: Any, field: Battlefield, name: str, given: dict[str, int], want: tuple[int, int] | None
) -> None:
    field.put(SOVIET, 9, "RIFLE", 30, 40, 41)
    field.put(SOVIET, 6, "RIFLE", 30, 0, 3)
    field.put(SOVIET, 7, "RIFLE", 30, NOWHERE, 2)
    field.put(GERMAN, 8, "RIFLE", 30, 5, 6)
    field.put(GERMAN, 6, "RIFLE", 30, 0, 4)
    field.put(GERMAN, 7, "RIFLE", 30, NOWHERE, 2)
    for side in (GERMAN, SOVIET):  # whose places lie where those of a unit 255 would be
        field.put(side, 66, "RIFLE", 30, 3, 3)
    assert goal(kampf, field, name, given) == want


LOAD_ALL = 128


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.5.3")
@pytest.mark.parametrize(
    ("given", "load", "speed", "goal_x"),
    [
        ({"load": 1}, NOWHERE, 0, NOWHERE),
        ({"load": 1, "goal_x": 30, "goal_y": 20}, NOWHERE, 11, 30),
        ({"load": 1, "special": LOAD_ALL}, 2, 11, 12),
        ({"load": 1, "shell_y": 9}, NOWHERE, 0, NOWHERE),
        ({"load": 1, "goal_y": 9}, NOWHERE, 0, NOWHERE),
        ({"load": 1, "goal_x": 6, "goal_y": 20, "shell_y": 9}, NOWHERE, 0, NOWHERE),
        ({"load": 1, "special": LOAD_ALL, "goal_x": 6, "goal_y": 20}, 2, 11, 12),
    ],
)
def test_a_passenger_is_taken_up_and_then_the_next_or_the_objective(
    field: Battlefield, given: dict[str, int], load: int, speed: int, goal_x: int
) -> None:
    field.put(GERMAN, 0, "TRUCK", 6, 5, 20, speed=11, move=50, **given)
    field.put(GERMAN, 1, "RIFLE", 30, 6, 20)
    field.put(GERMAN, 2, "RIFLE", 30, 12, 20)
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0)[0] >= 6
    assert field.get(GERMAN, 1, "carrier") == 0
    assert field.where(GERMAN, 1) == field.where(GERMAN, 0)
    assert field.get(GERMAN, 2, "carrier") == NOWHERE
    assert field.get(GERMAN, 0, "load") == load
    assert field.get(GERMAN, 0, "speed") == speed
    assert field.get(GERMAN, 0, "goal_x") == goal_x


@pytest.mark.rule("KG-5.4.5")
def test_at_its_last_objective_a_vehicle_drives_on_to_whom_it_fetches(field: Battlefield) -> None:
    field.put(GERMAN, 0, "TRUCK", 6, 5, 20, speed=11, move=10, load=1, goal_x=6, goal_y=20,
              shell_y=9)  # fmt: skip
    field.put(GERMAN, 1, "RIFLE", 30, 12, 20)
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (6, 20)
    assert [field.get(GERMAN, 0, f) for f in ("load", "speed", "goal_x")] == [1, 11, NOWHERE]


@pytest.mark.rule("KG-5.4.2")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.parametrize(
    ("men", "carrier", "aboard"),
    [(30, NOWHERE, 0), (31, NOWHERE, NOWHERE), (30, 3, 3)],
)
def test_a_passenger_gets_in_where_there_is_room_then(
    field: Battlefield, men: int, carrier: int, aboard: int
) -> None:
    """Three trucks carry thirty men; and nobody is taken from another carrier."""
    there = {"goal_x": 6, "goal_y": 20}
    field.put(GERMAN, 0, "TRUCK", 6, 5, 20, speed=11, move=50, load=1, **there)
    field.put(GERMAN, 1, "RIFLE", men, 6, 20, carrier=carrier)
    field.put(GERMAN, 2, "RIFLE", 30, 5, 20, carrier=0)
    field.put(GERMAN, 3, "TRUCK", 6, 6, 20)
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (6, 20)
    assert field.get(GERMAN, 1, "carrier") == aboard
    assert [field.get(GERMAN, 0, f) for f in ("load", "speed")] == [NOWHERE, 0]


@pytest.mark.rule("KG-5.5.3")
@pytest.mark.rule("KG-5.4.5")
def test_who_stands_at_its_objective_or_passenger_goes_on_at_once(field: Battlefield) -> None:
    """An objective in the own square is reached; so is a passenger who came to his vehicle."""
    there = {"goal_x": 5, "goal_y": 20}
    field.put(GERMAN, 0, "PZ-IVH", 5, 5, 20, speed=12, move=4, next_x=9, next_y=20, **there)
    field.put(GERMAN, 1, "PZ-IVH", 5, 5, 20, speed=12, **there)
    field.put(GERMAN, 2, "TRUCK", 6, 5, 20, speed=11, load=3, **there)
    field.put(GERMAN, 3, "RIFLE", 30, 5, 20)
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (6, 20)
    assert [field.get(GERMAN, 0, f) for f in ("goal_x", "next_x")] == [9, NOWHERE]
    assert [field.get(GERMAN, 1, f) for f in ("goal_x", "speed")] == [NOWHERE, 0]
    assert field.where(GERMAN, 1) == (5, 20)
    assert [field.get(GERMAN, 2, f) for f in ("load", "speed")] == [NOWHERE, 0]
    assert field.get(GERMAN, 3, "carrier") == 2


@pytest.mark.rule("KG-5.4.6")
def test_behind_the_last_of_its_formation_a_vehicle_stands(field: Battlefield) -> None:
    field.put(GERMAN, 0, "TRUCK", 6, 5, 20, speed=11, move=50, load=1, special=LOAD_ALL)
    field.put(GERMAN, 1, "RIFLE", 30, 6, 20)
    field.begin()
    field.move(GERMAN)
    assert [field.get(GERMAN, 0, f) for f in ("load", "speed", "goal_x")] == [NOWHERE, 0, NOWHERE]
    assert field.get(GERMAN, 1, "carrier") == 0


@pytest.mark.rule("KG-5.4.5")
def test_who_goes_to_load_nobody_loads_nobody(field: Battlefield) -> None:
    field.put(GERMAN, 0, "TRUCK", 6, 5, 20, speed=11, move=50, goal_x=6, goal_y=20)
    for side in (GERMAN, SOVIET):  # whose places lie where those of a unit 255 would be
        field.put(side, 66, "RIFLE", 30, 6, 20)
    before = bytes(field.mem[field.bench.sym["unit_records"] + 24 :][: 24 * 377])
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (6, 20)
    after = bytes(field.mem[field.bench.sym["unit_records"] + 24 :][: 24 * 377])
    assert after == before


@pytest.mark.rule("KG-5.5.3")
def test_a_spotter_s_number_is_no_passenger(field: Battlefield) -> None:
    """While a unit shells, its field for a passenger names who looks on."""
    field.put(GERMAN, 0, "WESPE", 4, 5, 20, speed=9, move=60, load=1, shell_x=40, shell_y=40,
              goal_x=6, goal_y=20)  # fmt: skip
    field.put(GERMAN, 1, "RIFLE", 20, 6, 20)
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (6, 20)
    assert field.get(GERMAN, 1, "carrier") == NOWHERE
    assert field.get(GERMAN, 0, "load") == 1
    assert field.get(GERMAN, 0, "speed") == 0, "at its last objective it stands"


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_who_is_carried_is_where_the_carrier_is(field: Battlefield, side: int) -> None:
    field.put(side, 7, "TRUCK", 4, 5, 20, speed=11, move=60, goal_x=9, goal_y=20)
    field.put(side, 188, "RIFLE", 30, 5, 20, carrier=7)
    field.put(side, 0, "SMG", 0, NOWHERE, NOWHERE, carrier=7, start=9)
    field.put(side, 9, "SMG", 9, 5, 20)
    field.begin()
    field.move(side)
    assert field.where(side, 188) == field.where(side, 7) != (5, 20)
    assert field.where(side, 0) == (NOWHERE, NOWHERE), "the dead stay nowhere"
    assert field.where(side, 9) == (5, 20)
