"""The order of battle, a new campaign, what units count and lose."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from . import ardennes_book as book
from .army import FIXED, GERMANS, TO_COME, UNITS, Army, named, order_of_battle

GUNS_RULE = 32


def new(bench: Any, rules: int = 0, percent: tuple[int, int] = (100, 100)) -> Army:
    """A new campaign with these options."""
    army = Army(bench)
    bench.call("campaign_new", st_rules=rules, st_percent=percent)
    return army


@pytest.mark.rule("BA-1.1")
@pytest.mark.rule("BA-8.2")
@pytest.mark.rule("BA-8.5")
def test_a_new_campaign_has_everybody_in_place_or_on_the_way(ardennes: Any) -> None:
    army = new(ardennes, GUNS_RULE)
    for entry in order_of_battle():
        unit = entry.number
        assert army.get("unit_strength", unit) == army.get("unit_full", unit)
        assert army.get("unit_strength", unit) == (entry.strength or 1), entry.name
        if entry.turn == 1:
            assert army.place(unit) == entry.place, entry.name
        else:
            assert army.place(unit) is None
            assert army.get("unit_task", unit) == entry.turn
            assert army.get("unit_flags", unit) == TO_COME
    there = [army.place(unit) is not None for unit in range(UNITS)]
    assert (sum(there[:GERMANS]), sum(there[GERMANS:])) == (77, 38)
    assert ardennes.mem[ardennes.sym["st_turn"]] == 1


@pytest.mark.rule("BA-8.1")
@pytest.mark.parametrize("percent", [(80, 120), (100, 100), (113, 87)])
def test_strengths_are_scaled_to_the_nearest_and_never_to_nothing(
    ardennes: Any, percent: tuple[int, int]
) -> None:
    army = new(ardennes, GUNS_RULE, percent)
    for entry in order_of_battle():
        want = max(1, book.nearest(F(entry.strength * percent[entry.side], 100)))
        assert army.get("unit_full", entry.number) == want, entry.name


@pytest.mark.rule("BA-7.1")
def test_a_units_percentage_is_its_strength_against_that_with_which_it_came(ardennes: Any) -> None:
    for full in range(1, 17):
        ardennes.set("unit_full", bytes([0, 0, full]))
        for strength in range(40):
            want = min(100, book.nearest(F(strength * 100, full)))
            assert ardennes.call("unit_percent", X=2, A=strength).a == want, (strength, full)


@pytest.mark.rule("BA-10.11")
def test_german_guns_are_weaker_and_slower_by_the_revised_rules(ardennes: Any) -> None:
    for rules, more, move in ((0, 1, 6), (1, 1, 6), (GUNS_RULE, 0, 4)):
        army = new(ardennes, rules)
        for entry in order_of_battle():
            if entry.kind == "artillery":
                gun, german = entry.number, entry.side == 0
                assert army.get("unit_full", gun) == entry.strength + (more if german else 0)
                got = ardennes.call("unit_move", X=gun).a
                assert got == (move if german else 6)


@pytest.mark.rule("BA-7.8")
@pytest.mark.rule("BA-7.2")
@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-1.1")
@pytest.mark.rule("BA-10.11")
def test_class_side_and_movement_of_every_unit(ardennes: Any) -> None:
    new(ardennes, GUNS_RULE)
    for entry in order_of_battle():
        unit = entry.number
        assert ardennes.call("unit_class", X=unit).a == book.CLASSES.index(entry.kind)
        assert ardennes.call("unit_side", X=unit).a == entry.side
        assert ardennes.call("unit_move", X=unit).a == entry.move
        assert entry.kind != "volkswerfer" or entry.side == 0, "German only"


@pytest.mark.rule("BA-2.29")
@pytest.mark.rule("BA-6.4")
def test_who_is_held_has_no_points_and_isolation_takes_some(ardennes: Any) -> None:
    army = Army(ardennes)
    tank = army.stand("1SS Peiper", (33, 19))
    for flags, want in ((FIXED, 0), (1, 4), (2, 2), (3, 0), (0, 6)):
        army.put("unit_flags", tank, flags)
        assert ardennes.call("unit_move", X=tank).a == want


@pytest.mark.rule("BA-6.3")
@pytest.mark.rule("BA-6.4")
@pytest.mark.rule("BA-6.12")
def test_isolation_lowers_attack_from_the_strength_it_began_with_and_real_loss_counts_beside(
    ardennes: Any,
) -> None:
    army = Army(ardennes)
    tank = army.stand("1SS Peiper", (33, 19), strength=12)
    army.put("unit_whole", tank, 12)
    for turns, want in ((1, 9), (2, 6), (3, 4)):
        army.put("unit_flags", tank, turns)
        assert ardennes.call("unit_attack", X=tank).a == want
    assert ardennes.call("unit_hurt", X=tank, A=book.SHARES.index(F(1, 2))).a == 2
    assert army.get("unit_strength", tank) == 10, "real damage comes off both numbers"
    assert ardennes.call("unit_attack", X=tank).a == 2
    army.put("unit_flags", tank, 0)
    assert ardennes.call("unit_attack", X=tank).a == 10, "in supply attack is defence again"


@pytest.mark.rule("BA-5.4")
@pytest.mark.rule("BA-5.8")
@pytest.mark.rule("BA-5.9")
def test_losses_come_off_strength_and_are_counted_and_the_last_point_removes(
    ardennes: Any,
) -> None:
    army = Army(ardennes)
    half = book.SHARES.index(F(1, 2))
    for name, at in (("27/12VG", 0), ("395/99", 2)):
        unit = army.stand(name, (31, 17), strength=5)
        assert ardennes.call("unit_hurt", X=unit, A=half).a == 3
        assert (army.get("unit_strength", unit), army.place(unit)) == (2, (31, 17))
        ardennes.call("unit_hurt", X=unit, A=half)
        assert ardennes.call("unit_hurt", X=unit, A=half).a == 1, "half a point counts as one"
        assert (army.get("unit_strength", unit), army.place(unit)) == (0, None)
        assert ardennes.mem[ardennes.sym["st_lost"] + at] == 5


@pytest.mark.rule("BA-7.16")
@pytest.mark.rule("BA-5.19")
def test_infiltrators_have_no_strength_to_attack_with_and_none_to_lose(ardennes: Any) -> None:
    army = Army(ardennes)
    ghost = army.stand("Greif 1", (30, 18))
    assert ardennes.call("unit_attack", X=ghost).a == 0
    ardennes.call("unit_remove", X=ghost)
    assert army.place(ghost) is None
    assert bytes(ardennes.mem[ardennes.sym["st_lost"] :][:4]) == bytes(4)


@pytest.mark.rule("BA-5.19")
def test_who_is_eliminated_is_off_the_map_and_counted(ardennes: Any) -> None:
    army = Army(ardennes)
    unit = army.stand("12SS Kuhlmann", (33, 18))
    ardennes.call("unit_remove", X=unit)
    assert (army.place(unit), army.get("unit_strength", unit)) == (None, 0)
    assert (
        ardennes.mem[ardennes.sym["st_lost"]] == order_of_battle()[named("12SS Kuhlmann")].strength
    )
