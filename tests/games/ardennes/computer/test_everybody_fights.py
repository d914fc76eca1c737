"""Whoever must fight does, in a battle that both sides are in, when a computer has given orders."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..army import AIMED, UNITS, order_of_battle
from ..desk import ALLIED, GERMAN, HERE
from ..land import FOREST, Field, neighbours
from ..match import CLASSIC, COMPUTERS, ORDERS, REVISED
from ..test_all_engaged import FIGHTERS
from ..test_exact_units import GHOST, MOTOR, NORTH, PANZER, SOUTH, US
from .duties import HIDDEN, Scene, faults

NOBODY = 255
MOST = 9


def engaged(bench: Any) -> Scene:
    """What comes of the duty to fight alone."""
    for routine in ("zones_known", "foes_list"):
        bench.call(routine, limit=ORDERS)
    bench.set("own_foe", bytes([NOBODY] * UNITS))
    bench.call("engages_plan", limit=ORDERS)
    return Scene(bench)


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-2.20")
@pytest.mark.parametrize("rules", [CLASSIC, REVISED], ids=["classic", "revised"])
@pytest.mark.parametrize("seed", range(8))
def test_however_they_stand_all_are_shared_out_in_stars(
    ardennes: Any, seed: int, rules: int
) -> None:
    """Nobody was sent against anybody: all of it is duty."""
    dice, side = random.Random(seed), seed % 2
    field = Field(ardennes)
    field.plain(range(10, 31), range(10, 31))
    ardennes.set("st_side", side)
    ardennes.set("st_rules", rules)
    width = dice.choice((3, 4, 6))
    places = [(20 + column, 18 + row) for column in range(width) for row in range(5)]
    dice.shuffle(places)
    for n, place in enumerate(places[: 2 * len(places) // 3]):
        for unit in dice.sample(FIGHTERS[n % 2], dice.choice((1, 1, 2))):
            if field.place(unit) is None:
                field.stand(order_of_battle()[unit].name, place)
    scene = engaged(ardennes)
    assert scene.battle
    assert [*scene.left_over(), *scene.misshapen()] == []


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-10.6")
@pytest.mark.parametrize(
    ("seed", "rules", "turns"), [(5003, CLASSIC, 2), (5000, CLASSIC | HIDDEN, 1)]
)
def test_computers_leave_nobody_out_and_crowd_no_hex(
    ardennes: Any, seed: int, rules: int, turns: int
) -> None:
    """Campaigns in which somebody was left out, or put into a battle without an enemy."""
    assert faults(ardennes, seed, rules, turns)[0] == []


@pytest.mark.rule("BA-10.6")
def test_whoever_met_a_hidden_enemy_in_the_open_attacks_him(ardennes: Any) -> None:
    field = Field(ardennes)
    field.plain(range(14, 28), range(12, 28))
    field.ground((20, 17), FOREST)
    ardennes.set("st_level", (3, 3))
    ardennes.set("st_rules", REVISED | HIDDEN)
    own = field.stand("1SS Peiper", (20, 20))
    foe = field.stand("Namur Gar", (20, 17))
    for part in COMPUTERS:
        ardennes.call(part, limit=ORDERS)
    assert field.place(own) in neighbours((20, 17))
    assert field.get("unit_task", own) == field.get("unit_task", foe) != 0


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-2.18")
def test_enemies_whom_one_fights_besides_are_left_to_those_who_come_to_them(field: Field) -> None:
    """The one between them takes both; then one of them leaves, and the other is alone with it."""
    field.bench.set("st_side", ALLIED)
    own = [
        field.stand(name, (20, row), strength)
        for name, row, strength in ((US, 20, 1), ("38/2", 22, 5), ("406 FA", 18, 3))
    ]
    foes = [field.stand(PANZER, NORTH, MOST), field.stand(MOTOR, SOUTH, MOST)]
    field.put("unit_flags", own[2], AIMED)
    field.put("unit_task", own[2], foes[1])
    scene = engaged(field.bench)
    between, lower, upper = (scene.battle[unit] for unit in own)
    assert lower == scene.battle[foes[1]] != upper
    assert between == upper == scene.battle[foes[0]]
    assert (scene.middle[upper], scene.middle[lower]) == (NORTH, SOUTH)
    assert len(scene.middle) == 2 and not [*scene.misshapen()]


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-7.16")
@pytest.mark.parametrize("side", [GERMAN, ALLIED], ids=["German", "Allied"])
def test_a_gun_fights_when_there_is_nobody_else_and_an_infiltrator_never(
    field: Field, side: int
) -> None:
    field.bench.set("st_side", side)
    gun = field.stand("406 FA" if side else "388 VAK", HERE)
    field.put("unit_flags", gun, AIMED)
    names = (PANZER, MOTOR) if side else (US, "9/2")
    foes = [field.stand(name, place) for name, place in zip(names, (NORTH, SOUTH), strict=True)]
    if side == GERMAN:
        field.stand(GHOST, HERE)
    scene = engaged(field.bench)
    assert scene.battle == dict.fromkeys((gun, *foes), scene.battle[gun])
    assert scene.middle[scene.battle[gun]] == HERE
