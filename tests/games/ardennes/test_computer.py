"""The computer's half-days: legal moves, the duty to fight, fog, the same orders from one seed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .army import GERMANS, NOWHERE, TO_COME, UNITS, named, order_of_battle
from .land import Field, beside, neighbours
from .marshal import Marshal
from .match import CLASSIC, COMPUTERS, ORDERS, REVISED, Match
from .plans import HOLDS, SITS

GERMAN, ALLIED = 0, 1
HIDDEN = 1
SECOND = 1_020_484
HALF_DAY = 31 * SECOND
ATTACKERS = "27/12VG", "48/12VG", "89/12VG"
DEFENDER = "Namur Gar"


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20; the German's half-day, level three."""
    made = Field(ardennes)
    made.plain(range(14, 28), range(12, 28))
    ardennes.set("st_level", (3, 3))
    return made


def plans(field: Field, side: int = GERMAN, rules: int = REVISED) -> None:
    """The computer gives a side's orders."""
    field.bench.set("st_side", side)
    field.bench.set("st_rules", rules)
    for part in COMPUTERS:
        field.bench.call(part, limit=ORDERS)


def places(bench: Any) -> list[int]:
    """Every unit's hex and task."""
    lists = ("unit_at_lo", "unit_at_hi", "unit_task")
    return [bench.mem[bench.sym[name] + unit] for name in lists for unit in range(UNITS)]


def standing(field: Field, side: int) -> dict[int, tuple[int, int]]:
    """The hexes of a side's fighting units."""
    own = range(GERMANS) if side == GERMAN else range(GERMANS, UNITS)
    found = ((unit, field.place(unit)) for unit in own)
    kinds = order_of_battle()
    return {u: at for u, at in found if at is not None and kinds[u].kind != "infiltrator"}


@pytest.mark.rule("BA-8.9")
def test_three_regiments_go_for_a_weak_garrison_in_the_open_and_engage_it(field: Field) -> None:
    own = [field.stand(name, (20, 20)) for name in ATTACKERS]
    foe = field.stand(DEFENDER, (20, 16))
    plans(field)
    task = field.get("unit_task", foe)
    assert task
    fighting = [unit for unit in own if field.get("unit_task", unit) == task]
    assert sum(field.get("unit_strength", unit) for unit in fighting) >= 3
    assert all(field.place(unit) in neighbours((20, 16)) for unit in fighting)


@pytest.mark.rule("BA-5.12")
@pytest.mark.parametrize(("level", "shut"), [(3, True), (2, False)])
def test_at_its_best_it_comes_from_all_sides_so_that_nobody_can_go_back(
    field: Field, level: int, shut: bool
) -> None:
    field.bench.set("st_level", (level, level))
    for name, place in zip(ATTACKERS, ((19, 20), (20, 20), (21, 20)), strict=True):
        field.stand(name, place)
    foe = field.stand(DEFENDER, (20, 17))
    plans(field)
    assert field.get("unit_task", foe)
    field.bench.call("zones_make")
    assert bool(field.bench.call("retreat_find", X=foe, A=1, limit=ORDERS).c) == shut


@pytest.mark.rule("BA-8.9")
def test_one_regiment_keeps_off_three_times_its_strength(field: Field) -> None:
    own = field.stand("752/326VG", (20, 20))
    for name in ("395/99", "9/2", "38/2"):
        field.stand(name, (20, 17))
    plans(field)
    assert field.place(own) not in beside({(20, 17)})
    assert field.get("unit_task", own) == 0


@pytest.mark.slow
@pytest.mark.rule("BA-5.1")
@pytest.mark.parametrize("rules", [CLASSIC, REVISED], ids=["classic", "revised"])
@pytest.mark.parametrize("side", [GERMAN, ALLIED], ids=["German", "Allied"])
@pytest.mark.quick_cases(1)
def test_after_its_orders_nobody_who_must_fight_is_left_out(
    ardennes: Any, side: int, rules: int
) -> None:
    match = Match(ardennes, 11, rules)
    left = []

    class Checked:
        def orders(self, bench: Any, whose: int) -> None:
            for part in COMPUTERS:
                bench.call(part, limit=ORDERS)
            left.append(not bench.call("duty_find", limit=ORDERS).c)

    if side == GERMAN:
        match.play(Checked(), HOLDS, turns=4)
    else:
        match.play(HOLDS, Checked(), turns=4)
    assert left == [False] * 4


def test_a_half_day_takes_at_most_thirty_one_seconds(ardennes: Any) -> None:
    assert Match(ardennes, 3).play(3, 3, turns=3).cycles <= HALF_DAY


@pytest.mark.rule("BA-4.4")
@pytest.mark.slow
def test_no_more_than_three_units_of_a_side_end_in_a_hex(ardennes: Any) -> None:
    seen = []

    def watch(_turn: int, side: int) -> None:
        army = Field.__new__(Field)
        army.bench = ardennes
        stacks = list(standing(army, side).values())
        seen.append(max(stacks.count(place) for place in stacks))

    Match(ardennes, 5).play(3, 3, watch, turns=4)
    assert max(seen) <= 3


@pytest.mark.slow
def test_the_same_seed_gives_the_same_orders_and_another_level_others(ardennes: Any) -> None:
    def orders(level: int) -> list[int]:
        match = Match(ardennes, 7)
        match.play(level, SITS, turns=1)
        return places(ardennes)

    assert orders(3) == orders(3)
    assert orders(1) != orders(3)


@pytest.mark.rule("BA-10.1")
@pytest.mark.parametrize("side", [GERMAN, ALLIED], ids=["German", "Allied"])
def test_orders_do_not_depend_on_hidden_enemies_that_nobody_meets(field: Field, side: int) -> None:
    own, weak = ("1SS Peiper", "Namur Gar") if side == GERMAN else ("CCA/3A", "752/326VG")
    woods = (23, 22), (17, 22)

    def orders(where: tuple[int, int], rules: int) -> tuple[int, int] | None:
        for unit in range(UNITS):
            field.put("unit_at_hi", unit, NOWHERE)
            field.put("unit_flags", unit, 0)
        for forest in woods:
            field.ground(forest, 1)
        field.stand(own, (20, 20))
        field.stand(weak, where, strength=1)
        plans(field, side, rules)
        return field.place(named(own))

    seen = [orders(where, REVISED) for where in woods]
    assert seen[0] != seen[1]
    hidden = [orders(where, REVISED | HIDDEN) for where in woods]
    assert hidden[0] == hidden[1]


@pytest.mark.slow
def test_both_cores_give_the_same_orders(field: Field) -> None:
    for name in ATTACKERS:
        field.stand(name, (20, 20))
    field.stand(DEFENDER, (20, 16))
    state = bytes(field.bench.mem)
    plans(field)
    other = GameBench(built_game("ardennes"), core="reference")
    other.mem[:] = state
    mirror = Field.__new__(Field)
    mirror.bench = other
    plans(mirror)
    assert places(other) == places(field.bench)


@pytest.mark.slow
def test_computers_play_a_day_from_the_menu_by_themselves() -> None:
    with Marshal() as player:
        player.reaches_the_menu()
        player.begins_computers()
        for _ in range(120):
            player.a2.run(seconds=4)
            if player.byte("st_turn") == 3:
                return
    raise AssertionError("the first day does not end")


@pytest.mark.thorough
@pytest.mark.rule("BA-8.14")
@pytest.mark.parametrize("rules", ["1", "2"], ids=["revised", "classic"])
def test_computers_play_a_whole_campaign_to_its_end(rules: str) -> None:
    with Marshal() as player:
        player.reaches_the_menu()
        player.begins_computers(rules=rules)
        for _ in range(1500):
            player.a2.run(seconds=4)
            if player.byte("st_won"):
                player.a2.run(seconds=4)
                assert "ANY KEY" in " ".join(player.rows).upper()
                return
    raise AssertionError("the campaign does not end")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [21, 22])
def test_the_german_comes_to_the_meuse_against_a_side_that_sits_still(
    ardennes: Any, seed: int
) -> None:
    assert Match(ardennes, seed).play(3, SITS).level_two


def test_reinforcements_of_a_computer_come_by_themselves(ardennes: Any) -> None:
    Match(ardennes, 9).play(SITS, 3, turns=4)
    due = [entry.number for entry in order_of_battle() if entry.side and 1 < entry.turn <= 4]
    flags = [ardennes.mem[ardennes.sym["unit_flags"] + unit] for unit in due]
    assert due and not any(flag & TO_COME for flag in flags)
