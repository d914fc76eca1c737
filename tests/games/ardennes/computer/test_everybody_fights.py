"""Whoever must fight does, in a battle that both sides are in, when a computer has given orders."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..army import UNITS, order_of_battle
from ..land import FOREST, Field, neighbours
from ..match import CLASSIC, COMPUTERS, ORDERS, REVISED
from ..test_all_engaged import FIGHTERS
from .duties import HIDDEN, Scene, faults

NOBODY = 255


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
    for routine in ("zones_known", "foes_list"):
        ardennes.call(routine, limit=ORDERS)
    ardennes.set("own_foe", bytes([NOBODY] * UNITS))
    ardennes.call("engages_plan", limit=ORDERS)
    scene = Scene(ardennes)
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
