"""A mission is carried out, in its time, when nobody hinders it; what the computer may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from .mission import AMERICAN, IDLE, MISSION, NAMES, SHOCK, SOLDIERS, SQUAD, STILL, Mission

TASKS = [(n, s) for n in range(12) for s in (0, 1) if MISSION.get(n, s) == s]
HIDDEN = (
    "facing sneaking endurance energy_f energy_lo energy_hi start_energy_lo start_endurance command"
    " rank strength intelligence dexterity observation throwing firing fighting issued target"
    " order_count spent_lo spent_hi sees_lo sees_hi weight expert passed fired hits downed"
).split()
"""Of every enemy, seen or not; where he is and how he lies is told of those who are seen."""


LEVELS = [1, pytest.param(2, marks=pytest.mark.thorough), 3]


@pytest.mark.slow
@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("task", TASKS, ids=lambda t: f"{NAMES[t[0]]} {'AG'[t[1]]}")
def test_against_men_without_orders_a_mission_is_carried_out(
    ambush: Any, task: tuple[int, int], level: int
) -> None:
    """Three battles; a mission that fails in one of twenty may fail here once."""
    scenario, side = task
    won = 0
    for seed in (901, 902, 903):
        players = [IDLE, IDLE]
        players[side] = level
        battle = Mission(ambush, scenario, seed, level, blind=seed % 2)
        won += battle.play(*players).won(side, scenario)
    assert won >= 2


def orders_of(bench: Any, side: int) -> bytes:
    """All that a side's order phase leaves behind."""
    first, foe = SQUAD * side, SQUAD * (1 - side)
    parts = [("man_orders", 64 * first, 64 * SQUAD), ("man_order_count", first, SQUAD)]
    parts += [("st_stage", side, 1), ("known_x", foe, SQUAD), ("known_y", foe, SQUAD)]
    return b"".join(bytes(bench.mem[bench.sym[n] + at :][:size]) for n, at, size in parts)


def scramble(battle: Mission, side: int, dice: random.Random) -> None:
    """Change all that the side cannot know of the other."""
    bench, foe = battle.bench, 1 - side
    for man in range(SQUAD * foe, SQUAD * foe + SQUAD):
        if not battle.byte("man_in_play", man):
            continue
        for name in HIDDEN:
            battle.put("man_" + name, man, dice.randrange(1, 10))
        for array, slots in (("man_explosives", 6), ("man_weapons", 5)):
            for slot in range(slots):
                battle.put(array, SOLDIERS * slot + man, dice.choice((0, 2, 0xC3, 0xC5, 7)))
        for at in range(64):
            bench.mem[bench.sym["man_orders"] + 64 * man + at] = dice.randrange(10)
        if battle.byte("man_wounds", man) < SHOCK:
            battle.put("man_wounds", man, dice.randrange(SHOCK))
        if not battle.byte("man_seen", man):
            battle.put("man_x", man, dice.randint(11, 48))
            battle.put("man_y", man, dice.randint(11, 64))
            battle.put("man_posture", man, dice.randrange(2))
    for at, value in enumerate((dice.randint(11, 48), dice.randint(11, 64))):
        bench.mem[bench.sym["st_target"] + 2 * foe + at] = value
    battle.put("st_stage", foe, dice.randrange(9))
    battle.put("st_skill", foe, dice.randrange(1, 5))
    battle.put("st_attack", foe, dice.randrange(256))
    for man in range(SQUAD * side, SQUAD * side + SQUAD):  # what the other believes of them
        battle.put("known_x", man, dice.randrange(256))
        battle.put("known_y", man, dice.randint(11, 64))
        battle.put("man_seen", man, dice.randrange(2))
        again, mine = battle.byte("orders_again", man % SQUAD), (0xF0, 0x0F)[foe]
        battle.put("orders_again", man % SQUAD, again & mine | dice.randrange(256) & ~mine & 0xFF)
    for at in range(52):  # squares of the alleys, taken from the side where nobody looked
        held = battle.byte("alley_held", at)
        taken = (held if side == AMERICAN else held ^ 0xFF) & dice.randrange(256)
        battle.put("alley_held", at, held ^ taken)
        battle.put("alley_unseen", at, battle.byte("alley_unseen", at) | taken)


def turns(battle: Mission, level: int) -> Iterator[None]:
    for _ in range(7):
        battle.bench.set("st_turn_length", 250)
        battle.bench.call("turn_begin")
        yield
        for side in (0, 1):
            battle.orders(side, level if side == battle_side(battle) else STILL)
        battle.bench.call("resolve_battle", limit=90_000_000)
        if battle.byte("st_winner"):
            return


def battle_side(battle: Mission) -> int:
    return MISSION.get(battle.scenario, battle.scenario % 2)


@pytest.mark.slow
@pytest.mark.rule("CA-2.4.2")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", range(12), ids=NAMES)
def test_what_a_side_may_not_know_leaves_its_orders_as_they_are(
    ambush: Any, scenario: int, level: int
) -> None:
    battle = Mission(ambush, scenario, 17, level, blind=1)
    dice = random.Random(scenario)
    for _ in turns(battle, level):
        ambush.overlay("computer")
        keep = ambush.mem[:]
        for side in (0, 1):
            battle.orders(side, level)
            plain = orders_of(ambush, side)
            for _ in range(2):
                ambush.mem[:] = keep
                scramble(battle, side, dice)
                battle.orders(side, level)
                assert orders_of(ambush, side) == plain, side
            ambush.mem[:] = keep
