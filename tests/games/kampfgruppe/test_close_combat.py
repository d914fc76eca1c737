"""Close combat from the first shot to the way on (7.13), and what else a pulse must not mix up."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import (
    BROKEN,
    FIRED,
    GERMAN,
    MOVED,
    MOVED_BEFORE,
    NO_UNIT,
    NOWHERE,
    RIVER,
    ROAD,
    SEEN,
    SOVIET,
    STOPPED,
    WOODS,
    Battlefield,
)  # fmt: skip

STORMS = {"range": 0, "speed": 6, "goal_x": 40, "goal_y": 20}
LOAD_ALL = 128


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("KG-7.2.6")
@pytest.mark.rule("KG-5.7.1")
@pytest.mark.parametrize("first", [GERMAN, SOVIET])
def test_who_fights_for_its_own_square_turns_on_nobody_outside(
    field: Battlefield, first: int
) -> None:
    """At a range beyond its weapon's the formula of 7.3 would make no sense, and kill everybody."""
    field.put(GERMAN, 1, "SMG", 30, 20, 20, flags=MOVED, pulses=1, target=1, **STORMS)
    field.put(SOVIET, 1, "RIFLE", 60, 20, 20, range=0, flags=SEEN)
    field.put(SOVIET, 2, "RIFLE", 30, 22, 20, flags=SEEN, range=2)
    field.begin()
    for side in (GERMAN, SOVIET):
        field.search(side)
    for side in (first, 1 - first):
        field.fire(side)
    assert [field.get(SOVIET, 2, f) for f in ("count", "suppression", "ammo")] == [30, 0, 39]
    assert [field.get(GERMAN, 1, f) for f in ("target", "pulses", "ammo")] == [1, 2, 39]


@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("KG-12.0.1")
@pytest.mark.parametrize(("pulses", "at"), [(1, (21, 20)), (0, (20, 19))])
def test_a_target_it_has_fired_at_itself_is_none_to_go_for(
    field: Battlefield, pulses: int, at: tuple[int, int]
) -> None:
    """Lowering its range gets a unit to move, and to its objective."""
    field.put(GERMAN, 0, "PANTHER", 5, 20, 20, target=3, pulses=pulses, **STORMS | {"speed": 14})
    field.put(SOVIET, 3, "HMG", 4, 20, 10)
    field.begin()
    field.search(GERMAN)
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == at


@pytest.mark.rule("KG-7.13.1")
@pytest.mark.rule("KG-5.6.8")
def test_who_shells_a_square_has_its_range_at_0_for_that_and_goes_for_nobody(
    field: Battlefield,
) -> None:
    """A Hummel had selected somebody in the pulse before it was ordered to bombard."""
    mission = {"shell_x": 30, "shell_y": 20, "shell_delay": 4, "shell_left": 4}
    field.put(GERMAN, 0, "HUMMEL", 4, 20, 20, target=3, **mission, **STORMS | {"speed": 12})
    field.put(SOVIET, 3, "HMG", 4, 20, 17)
    field.begin()
    field.move(GERMAN)
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (21, 20)
    assert field.get(GERMAN, 0, "target") == 3


@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("KG-7.8.1")
def test_without_ammunition_it_comes_to_the_firer_and_goes_on(field: Battlefield) -> None:
    field.put(GERMAN, 0, "PANTHER", 5, 20, 20, ammo=0, flags=MOVED, **STORMS | {"speed": 14})
    field.put(SOVIET, 3, "HMG", 1, 20, 18, facing=5, range=3)
    seen = []
    for _ in range(6):
        field.begin()
        for side in (GERMAN, SOVIET):
            field.search(side)
        field.fire(SOVIET)
        field.change(SOVIET, 3, ammo=0)
        field.move(GERMAN)
        seen.append(field.where(GERMAN, 0))
    assert seen == [(20, 19), (20, 18), (21, 19), (22, 20), (23, 20), (24, 20)]


@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("W12")
def test_who_fires_from_beyond_a_river_keeps_nobody_from_his_objective(field: Battlefield) -> None:
    for x in range(60):
        field.ground(x, 18, RIVER)
    field.put(GERMAN, 0, "PANTHER", 5, 20, 19, target=3, **STORMS | {"speed": 14, "goal_y": 19})
    field.put(SOVIET, 3, "HMG", 4, 20, 17)
    field.begin()
    field.move(GERMAN)
    assert field.where(GERMAN, 0) == (21, 19)
    assert not field.get(GERMAN, 0, "flags") & STOPPED


@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.parametrize(
    ("given", "want"),
    [
        ({"special": LOAD_ALL, "goal_x": 9, "goal_y": 20}, (2, 15, 11)),
        ({"special": LOAD_ALL}, (2, 15, 11)), ({}, (NO_UNIT, NOWHERE, 0)),
        ({"goal_x": 9, "goal_y": 20}, (NO_UNIT, 9, 11)),
        ({"goal_x": 6, "goal_y": 20}, (NO_UNIT, NOWHERE, 0)),
    ],
)  # fmt: skip
def test_when_who_was_to_be_fetched_has_died_the_next_is(
    field: Battlefield, given: dict[str, int], want: tuple[int, int, int]
) -> None:
    field.put(GERMAN, 0, "TRUCK", 6, 5, 20, speed=11, move=30, load=1, **given)
    field.put(GERMAN, 1, "RIFLE", 0, NOWHERE, NOWHERE)
    field.put(GERMAN, 2, "RIFLE", 30, 15, 20)
    field.begin()
    field.move(GERMAN)
    assert tuple(field.get(GERMAN, 0, f) for f in ("load", "goal_x", "speed")) == want


@pytest.mark.rule("KG-7.2.5")
@pytest.mark.rule("KG-7.2.1")
@pytest.mark.parametrize(("third", "want"), [(True, 2), (False, 1)])
def test_another_target_is_none_that_lies_as_low_by_now(
    field: Battlefield, third: bool, want: int
) -> None:
    """The first machine guns leave 0 for 1 and press it down; so the second go on to 2."""
    for number in (0, 1):
        field.put(GERMAN, number, "HMG", 60, 20, 20, target=0, pulses=4)
    for number, x in ((0, 21), (1, 21), (2, 22)):
        field.put(SOVIET, number, "RIFLE", 200, x if third or number < 2 else 50, 20)
    field.begin()
    for number in (0, 1):
        field.change(GERMAN, number, flags=FIRED)
    field.change(SOVIET, 0, suppression=200)
    for number in (1, 2):
        field.change(SOVIET, number, flags=SEEN)
    field.fire(GERMAN)
    assert field.get(SOVIET, 1, "suppression") == 200
    assert [field.get(GERMAN, n, "target") for n in (0, 1)] == [1, want]
    assert [field.get(GERMAN, n, "ammo") for n in (0, 1)] == [39, 39]


@pytest.mark.rule("KG-7.2.1")
@pytest.mark.rule("KG-7.12.1")
@pytest.mark.parametrize(("flags", "want"), [(SEEN, 1), (0, 0)])
def test_who_looks_again_knows_whom_others_have_seen_in_this_pulse(
    field: Battlefield, flags: int, want: int
) -> None:
    """Men in woods are spotted from their own square only."""
    field.ground(23, 20, WOODS)
    field.put(GERMAN, 0, "HMG", 4, 20, 20, target=0, pulses=4)
    field.put(SOVIET, 0, "RIFLE", 30, 20, 21)
    field.put(SOVIET, 1, "RIFLE", 30, 23, 20)
    field.begin()
    field.change(GERMAN, 0, flags=FIRED)
    field.change(SOVIET, 0, suppression=200)
    field.change(SOVIET, 1, flags=flags)
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "target") == want


@pytest.mark.rule("KG-7.12.1")
def test_a_mortar_that_fires_into_its_own_square_is_seen(field: Battlefield) -> None:
    field.ground(20, 20, BROKEN)
    field.put(GERMAN, 0, "81MOR", 4, 20, 20)
    field.put(SOVIET, 0, "TRUCK", 4, 20, 20)
    field.begin()
    field.search(GERMAN)
    assert not field.get(GERMAN, 0, "flags") & SEEN
    field.fire(GERMAN)
    assert field.get(GERMAN, 0, "flags") & (SEEN | FIRED) == SEEN | FIRED


@pytest.mark.rule("KG-7.9.2")
@pytest.mark.parametrize("speed", [22, 6])
def test_who_has_come_to_its_last_objective_keeps_no_points_for_later(
    field: Battlefield, speed: int
) -> None:
    """Else an armoured car that had a square to go would later begin with several for nothing."""
    field.ground(21, 20, ROAD)
    field.put(GERMAN, 0, "SK231", 4, 20, 20, speed=speed, move=100, goal_x=21, goal_y=20)
    field.begin()
    field.move(GERMAN)
    assert [field.get(GERMAN, 0, f) for f in ("move", "speed")] == [0, 0]
    assert field.get(GERMAN, 0, "flags") & (MOVED | MOVED_BEFORE) == MOVED
