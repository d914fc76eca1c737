"""Missions of artillery, step by step (5.6, 7.5): who is hit, how well, and when it is over."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from . import kampf_book as book
from .battlefield import (
    FIRED,
    GERMAN,
    NO_UNIT,
    NOWHERE,
    OFF_MAP,
    SEEN,
    SEEN_BEFORE,
    SOVIET,
    WOODS,
    Battlefield,
)

MORTAR = book.Gun(28, 0, 5, 9)
HERE = (40, 40)


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def battery(field: Battlefield, side: int = GERMAN, number: int = 8, **more: int) -> None:
    """It reaches 40, 40, but sees only twenty squares."""
    given: dict[str, int] = {"shell_x": 40, "shell_y": 40, "shell_left": 4, "range": 0} | more
    field.put(side, number, "120MOR", 4, 20, 22, **given)


def mission(field: Battlefield, side: int = GERMAN, number: int = 8) -> list[int]:
    names = "shell_x shell_y shell_delay shell_left ammo load".split()
    return [field.get(side, number, f) for f in names]


@pytest.mark.rule("KG-7.5.9")
@pytest.mark.rule("KG-5.11.1")
@pytest.mark.rule("KG-7.8.1")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_a_mission_waits_fires_and_ends(field: Battlefield, side: int) -> None:
    for given, after in (
        ({"shell_delay": 3}, [40, 40, 2, 4, 40, 5]),
        ({}, [40, 40, 0, 3, 39, 5]),
        ({"shell_left": 2}, [40, 40, 0, 1, 39, 5]),
        ({"shell_left": 1}, [NOWHERE, NOWHERE, 0, 0, 39, NO_UNIT]),
        ({"shell_left": 0}, [NOWHERE, NOWHERE, 0, 0, 40, NO_UNIT]),
        ({"ammo": 0}, [NOWHERE, NOWHERE, 0, 4, 0, NO_UNIT]),
        ({"ammo": 1}, [40, 40, 0, 3, 0, 5]),
    ):
        battery(field, side, load=5, **given)
        field.put(side, 5, "HMG", 4, 36, 40)
        field.put(1 - side, 0, "KV-1" if side == GERMAN else "TIGER", 50, 40, 40)
        field.begin()
        field.fire(side)
        assert mission(field, side) == after, given
        fired = field.get(side, 8, "flags") & FIRED
        assert bool(fired) == (after[4] < given.get("ammo", 40))


@pytest.mark.rule("KG-7.5.4")
@pytest.mark.rule("KG-7.5.5")
@pytest.mark.rule("KG-7.6.3")
@pytest.mark.parametrize("spotter", [5, NO_UNIT])
@pytest.mark.parametrize(
    ("view", "flags", "pulses"),
    [(False, 0, 0), (False, SEEN_BEFORE, 0), (True, 0, 1), (True, SEEN_BEFORE, 4)],
)
def test_shells_are_as_accurate_as_the_view_of_who_asked(
    field: Battlefield, spotter: int, view: bool, flags: int, pulses: int
) -> None:
    """Fifty tubes at armour: 25 x accuracy^2 x 1 / 200, of one tube, at least with 10."""
    battery(field, load=spotter)
    field.change(GERMAN, 8, count=1)
    at = (36, 40) if view else (20, 22)
    field.put(GERMAN, 5, "HMG", 4, *at)
    if spotter == NO_UNIT:
        field.place(GERMAN, 8, *at)
    field.put(SOVIET, 188, "RIFLE", 200, 40, 40)
    field.put(SOVIET, 187, "HMG", 200, 40, 40)
    field.begin()
    field.change(SOVIET, 188, flags=flags)
    field.fire(GERMAN)
    want = book.suppression(MORTAR, book.accuracy(MORTAR, 28, pulses), 1)
    for number in (187, 188):
        assert abs(field.get(SOVIET, number, "suppression") - want) <= F(1, 2)


@pytest.mark.rule("KG-5.6.1")
@pytest.mark.rule("KG-5.6.2")
@pytest.mark.parametrize(("name", "x", "fires"), [
    ("81MOR", 27, True), ("81MOR", 26, False), ("120MOR", 12, True), ("120MOR", 11, False),
    ("WESPE", 0, True), ("M-ART", NOWHERE, True),
])  # fmt: skip
def test_who_has_moved_out_of_reach_shells_no_more(
    field: Battlefield, name: str, x: int, fires: bool
) -> None:
    """A mission waits up to eight pulses, and its battery may walk or ride in the meantime."""
    field.put(GERMAN, 8, name, 4, x, 40, shell_x=40, shell_y=40, shell_left=4, range=0,
              flags=OFF_MAP if x == NOWHERE else 0)  # fmt: skip
    field.begin()
    field.fire(GERMAN)
    assert field.get(GERMAN, 8, "ammo") == 40 - fires
    assert (field.get(GERMAN, 8, "shell_x") != NOWHERE) == fires


@pytest.mark.rule("KG-7.5.6")
@pytest.mark.rule("KG-7.10.3")
def test_who_rides_in_the_square_is_not_hit_beside_his_carrier(field: Battlefield) -> None:
    battery(field)
    field.put(SOVIET, 0, "TRUCK", 60, 40, 40)
    field.put(SOVIET, 1, "RIFLE", 30, 40, 40, carrier=0)
    field.put(SOVIET, 2, "RIFLE", 30, 40, 40)
    field.begin()
    field.fire(GERMAN)
    assert field.get(SOVIET, 2, "suppression") == 50
    if field.get(SOVIET, 1, "carrier") == 0:
        assert field.get(SOVIET, 1, "suppression") == 0


@pytest.mark.rule("KG-7.5.2")
def test_units_that_shells_destroy_are_counted(kampf: Any, field: Battlefield) -> None:
    battery(field)
    field.change(GERMAN, 8, count=60)
    field.put(GERMAN, 5, "HMG", 4, 36, 40)
    field.change(GERMAN, 8, load=5)
    for number in (0, 100, 188):
        field.put(SOVIET, number, "TRUCK", 1, 40, 40)
    field.put(SOVIET, 187, "KV-1", 90, 40, 40)
    field.begin()
    field.change(SOVIET, 100, flags=SEEN_BEFORE)
    field.fire(GERMAN)
    assert [field.get(SOVIET, n, "count") for n in (0, 100, 188)] == [0, 0, 0]
    assert kampf.mem[kampf.sym["shell_lost"]] == 3


@pytest.mark.rule("KG-7.5.7")
@pytest.mark.parametrize("friend", [0, 188])
def test_any_friend_in_the_square_ends_the_mission_at_once(field: Battlefield, friend: int) -> None:
    battery(field)
    field.put(GERMAN, friend, "TRUCK", 1, 40, 40)
    field.put(SOVIET, 0, "RIFLE", 30, 40, 40)
    field.begin()
    field.fire(GERMAN)
    assert mission(field)[:2] == [NOWHERE, NOWHERE] and mission(field)[4] == 40
    assert field.get(SOVIET, 0, "suppression") == 0


@pytest.mark.rule("KG-7.5.8")
def test_shells_drift_without_a_view_or_an_enemy_only_and_stay_on_the_map(
    field: Battlefield,
) -> None:
    for view, enemy in ((True, True), (True, False), (False, True), (False, False)):
        places = set()
        for trial in range(120):
            field.seed(trial * 7 + 1)
            battery(field, load=5)
            field.change(GERMAN, 8, shell_x=0, shell_y=59)
            field.place(GERMAN, 8, 20, 40)
            field.put(GERMAN, 5, "HMG", 4, *((3, 59) if view else (50, 5)))
            field.put(SOVIET, 0, "KV-1", 90, *((0, 59) if enemy else (9, 9)))
            field.begin()
            field.fire(GERMAN)
            places.add((field.get(GERMAN, 8, "shell_x"), field.get(GERMAN, 8, "shell_y")))
        stays = view and enemy
        assert places == ({(0, 59)} if stays else {(0, 59), (0, 58), (1, 58), (1, 59)})


@pytest.mark.rule("KG-7.5.8")
@pytest.mark.parametrize(("x", "y"), [(20, 40), (0, 0), (59, 29), (58, 28)])
@pytest.mark.quick_cases(1)
def test_every_neighbour_is_as_likely_one_pulse_in_four(
    kampf: Any, field: Battlefield, x: int, y: int
) -> None:
    kampf.set("st_map_rows", 30 if x > 50 else 60)
    rows = 30 if x > 50 else 60
    places: dict[tuple[int, int], int] = {}
    trials = 1600
    battery(field)
    kampf.call("unit_select", A=8, zp_side=GERMAN)
    field.seed(x + y)
    for _ in range(trials):
        field.change(GERMAN, 8, shell_x=x, shell_y=y)
        kampf.call("shell_drift", zp_shot_pulses=0)
        at = field.get(GERMAN, 8, "shell_x"), field.get(GERMAN, 8, "shell_y")
        places[at] = places.get(at, 0) + 1
    ways = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
    want: dict[tuple[int, int], int] = {}
    for a, b in ways:  # what would leave the map stays in its row or column
        to = (x + a if 0 <= x + a < 60 else x, y + b if 0 <= y + b < rows else y)
        want[to] = want.get(to, 0) + 1
    assert set(places) == set(want) | {(x, y)}
    moved = trials - places.get((x, y), 0)
    assert abs(moved / trials - sum(n for to, n in want.items() if to != (x, y)) / 32) < 0.035
    for to, n in want.items():
        if to != (x, y):
            assert abs(places[to] / trials - n / 32) < 0.025, to


@pytest.mark.rule("KG-7.12.1")
@pytest.mark.rule("KG-4.9.3")
def test_shelling_gives_a_battery_away_by_its_pulses_over_the_range(field: Battlefield) -> None:
    for left, pulses in ((4, 1), (3, 2), (1, 4)):
        seen = 0
        for trial in range(150):
            field.seed(trial + 1)
            battery(field)
            field.change(GERMAN, 8, shell_left=left, shell_x=22, shell_y=2)
            field.put(SOVIET, 0, "KV-1", 90, 22, 2)
            field.begin()
            field.fire(GERMAN)
            seen += bool(field.get(GERMAN, 8, "flags") & SEEN)
        assert abs(seen / 150 - 2 * pulses / 20) < 0.12, (left, seen)
    field.put(
        GERMAN, 8, "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP, shell_x=1, shell_y=1, shell_left=1
    )
    field.ground(1, 1, WOODS)
    field.put(SOVIET, 0, "KV-1", 90, 1, 1)
    field.begin()
    field.fire(GERMAN)
    assert not field.get(GERMAN, 8, "flags") & SEEN
