"""Tanks that no gun known of pierces attack sooner, and close in before they fire (W23)."""

from __future__ import annotations

import pytest

from .field import GERMAN, NOWHERE, SOVIET, WEAPONS, Field, number
from .test_plan_bench import CHART, TANK, planned, put

SOONER, LATER = 9, 15
"""Turns of a meeting from which such tanks hunt, and from which all do."""


def known(field: Field, *weapons: str) -> None:
    """Enemies C1, C2 ... that the Germans remember, in the objective area."""
    bench = field.bench
    names = [f"C{1 + at}" for at in range(len(weapons))]
    for name, weapon in zip(names, weapons, strict=True):
        field.unit(SOVIET, name, weapon, 5, 34, 30)
    put(bench, foes=0)
    bench.set("ai_known", len(names))
    for label, values in (
        ("foe_no", [number(name) for name in names]),
        ("foe_kind", [TANK] * len(names)),
        ("foe_col", [34] * len(names)),
        ("foe_row", [30] * len(names)),
    ):
        bench.set(label, values or [0])
    bench.call("foes_pierce", zp_side=GERMAN)


@pytest.mark.rule("KG-7.3.10")
@pytest.mark.rule("KG-W.23")
def test_what_the_best_gun_known_pierces_is_its_mp_and_a_quarter_of_the_shell_squared(
    field: Field,
) -> None:
    guns = ("T-34/76C", "SU-76", "76AT", "76H", "S-RIFLE")
    for weapons in ((), *((gun,) for gun in guns), guns, guns[::-1], ("S-RIFLE", "76H")):
        rows = [CHART[WEAPONS[weapon]] for weapon in weapons]
        most = max((int(r["mp"]) + int(r["ss"]) ** 2 // 4 for r in rows if int(r["mp"])), default=0)
        known(field, *weapons)
        assert field.bench.mem[field.bench.sym["ai_pierce"]] == most, weapons


def test_a_whole_side_may_be_known_and_be_numbered_to_the_last(field: Field) -> None:
    """Places in the list and numbers reach 188: past 127 they look below nought."""
    bench, last = field.bench, number("U9")
    known(field, "T-34/76C")
    bench.set("foe_no", [number("C1")] * 150)
    bench.set("ai_known", 150)
    bench.call("foes_pierce", zp_side=GERMAN)
    assert bench.mem[bench.sym["ai_pierce"]] == 12
    field.unit(GERMAN, "B2", "HMG", 5, 27, 30, target=last, pulses=3)
    bench.call("foes_down", zp_side=GERMAN)
    assert bench.mem[bench.sym["foe_down"] + last] == 3


def hunts(field: Field, weapon: str, turn: int, battle: int = 2) -> bool:
    """Does a German unit in the area leave its place, the battle being not won?"""
    bench = field.bench
    field.unit(GERMAN, "B2", weapon, 5, 27, 30)
    field.select(GERMAN, "B2")
    put(bench, attack=1, forward=1, letter=1, index=2, kind=TANK, weapon=WEAPONS[weapon])
    bench.set("ai_behind", 1)
    bench.call("plan_attack", st_turn=turn, st_last_turn=20, st_battle=battle)
    return field.get(GERMAN, "B2", "goal_x") != NOWHERE


@pytest.mark.rule("KG-W.23")
def test_in_a_meeting_tanks_hunt_sooner_when_no_gun_known_pierces_their_front(
    field: Field,
) -> None:
    """A T-34/76C pierces 12: less than a Panther's 15, more than the 8 of a PZ-IVH."""
    known(field, "T-34/76C")
    assert hunts(field, "PANTHER", SOONER)
    assert not hunts(field, "PANTHER", SOONER - 1)
    assert not hunts(field, "PANTHER", SOONER, battle=1), "in an assault all wait alike"
    assert not hunts(field, "PZ-IVH", SOONER)
    assert not hunts(field, "PZ-IVH", LATER - 1)
    assert hunts(field, "PZ-IVH", LATER)
    known(field, "T-34/76C", "76AT")
    assert not hunts(field, "PANTHER", SOONER), "that one pierces 15"
    known(field, "S-RIFLE")
    assert not hunts(field, "PANTHER", SOONER), "of the enemy's guns nothing is known"


@pytest.mark.rule("KG-12.0.1")
@pytest.mark.rule("KG-W.23")
def test_tanks_that_hunt_in_a_meeting_fire_from_near_by_only(field: Field) -> None:
    """At 20, 20, in the area of an objective at 22, 20."""
    goal = {"goal_x": 25, "goal_y": 20}
    field.bench.set("st_objective_x", [22, 30])
    field.bench.set("st_objective_y", [20, 30])
    assert planned(field, "PANTHER", 1, SOONER, **goal) == 4
    assert planned(field, "PANTHER", 1, SOONER - 1, **goal) == 10
    assert planned(field, "PANTHER", 1, SOONER) == 10, "where it stands"
    assert planned(field, "HMG", 1, SOONER, **goal) == 5, "men as ever"
    field.bench.set("st_objective_x", [30, 30])
    assert planned(field, "PANTHER", 1, SOONER, **goal) == 10, "on its way there"
