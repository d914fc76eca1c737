"""When the computer's men who seek the enemy wait instead (W24)."""

from __future__ import annotations

import csv
import random
from typing import Any

import pytest

from .mission import Mission
from .test_computer_march import orders_of

HUNT, HOLD, REACH, BOMB, FETCH = range(5)
LONG = 24
"""Turns after which both sides of a battle without a limit seek each other."""
SHOCK = 50
NCO, BARN, PATROL, FREE_FORM = 0, 4, 6, 11
FIRE_SINGLE, FIRE_ON_AREA = 9, 10
SEEN_LAST, LIMIT = 64, 7200
"""Of a column that is remembered; points of a battle."""
WINDOW = 39, 14


@pytest.fixture
def levels(game_folder: Any) -> list[dict[str, int]]:
    """How the computer plays, by skill."""
    text = (game_folder / "data" / "skills.csv").read_text().splitlines()
    rows = csv.DictReader(line for line in text if line[0] != "#")
    return [{name: int(value) for name, value in row.items()} for row in rows]


def holds_back(m: Any, foe: int = 10, actor: int = 0, **given: Any) -> bool:
    """Asked for a rested man of a side with no losses on an early turn, but for what is given."""
    m.overlay("COMPUTER")
    state = {"ai_aim": HUNT, "ai_skill": 2, "st_limit": [0, 0], "st_turn": [12, 0]}
    men = {"man_in_play": [1] * 20, "man_wounds": [0] * 20, "man_endurance": [99] * 20}
    for name, value in {**state, **men, **given}.items():
        m.set(name, value)
    return bool(m.call("holds_back", zp_actor=actor, ai_foe=foe, ai_first=10 - foe).c)


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("foe", [0, 10])
def test_a_squad_that_has_lost_more_than_its_level_bears_holds_back(
    ambush: Any, levels: list[dict[str, int]], foe: int, level: int
) -> None:
    rng = random.Random(24 + foe + level)
    for _ in range(30):
        plays = [int(rng.random() < 0.8) for _ in range(20)]
        wounds = [rng.choice((0, SHOCK - 1, SHOCK, 99)) for _ in range(20)]
        down = [p and w >= SHOCK for p, w in zip(plays, wounds, strict=True)]
        mine, theirs = sum(down[10 - foe : 20 - foe]), sum(down[foe : foe + 10])
        asked = holds_back(
            ambush, foe, 10 - foe, man_in_play=plays, man_wounds=wounds, ai_skill=level
        )
        assert asked == (mine - theirs >= levels[level]["bears"]), (mine, theirs)


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_a_man_less_fresh_than_his_level_wants_him_holds_back(
    ambush: Any, levels: list[dict[str, int]], level: int
) -> None:
    fresh = levels[level]["fresh"]
    for man in (0, 9, 10, 19):
        for endurance in {0, max(0, fresh - 1), fresh, fresh + 1, 99}:
            rested = [99] * 20
            rested[man] = endurance
            asked = holds_back(
                ambush, 10 - man // 10 * 10, man, man_endurance=rested, ai_skill=level
            )
            assert asked == (endurance < fresh)
            ahead = [99 * int(n // 10 != man // 10 and n % 10 == 3) for n in range(20)]
            assert not holds_back(
                ambush,
                10 - man // 10 * 10,
                man,
                man_endurance=rested,
                man_wounds=ahead,
                ai_skill=level,
            ), "a squad that has the better of the other goes on"


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("given", "waits"),
    [
        ({}, True),
        ({"ai_aim": HOLD}, False),
        ({"ai_aim": REACH}, False),
        ({"ai_aim": BOMB}, False),
        ({"ai_aim": FETCH}, False),
        ({"st_limit": [1, 0]}, False),
        ({"st_limit": [0, 1]}, False),
        ({"st_turn": [LONG - 1, 0]}, True),
        ({"st_turn": [LONG, 0]}, False),
        ({"st_turn": [0, 1]}, False),
    ],
)
def test_who_has_no_time_to_lose_does_not_wait(
    ambush: Any, given: dict[str, Any], waits: bool
) -> None:
    assert holds_back(ambush, man_endurance=[0] * 20, **given) == waits
    assert holds_back(ambush, man_wounds=[99] * 5 + [0] * 15, **given) == waits


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("side", [0, 1])
def test_the_better_men_let_an_enemy_come_who_seeks_them_too(
    ambush: Any, levels: list[dict[str, int]], side: int, level: int
) -> None:
    waits = levels[level]["waits"]
    first, foe = (10, 0) if side else (0, 10)
    for scenario, comes in ((FREE_FORM, True), (NCO, side == 1), (PATROL, side == 0)):
        for turn in {1, max(1, waits - 1), waits or 1, waits + 1}:
            given = {"st_scenario": scenario, "st_side": side, "st_turn": [turn, 0]}
            asked = holds_back(ambush, foe, first, ai_skill=level, **given)
            assert asked == (comes and turn < waits), (scenario, turn)


def holder(
    m: Any, level: int, endurance: int, east: int = 0, clock: int = 0, turn: int = 3
) -> list[bytes]:
    """The orders of the one man who holds the barn, in an odd turn one that is not his to watch.

    Last turn he has seen an enemy so many squares east of him. With a clock the battle ends at
    7200 points.
    """
    battle = Mission(m, BARN, seed=2, level=3)
    alone = battle.fit(0)[0]
    for n in range(20):
        battle.put("man_in_play", n, int(n in (alone, 10)))
    for name, at in zip(("man_x", "man_y"), WINDOW, strict=True):
        battle.put(name, alone, at)
    battle.put("man_endurance", alone, endurance)
    m.set("st_turn_length", 250)
    m.call("turn_begin")
    m.set("st_turn", [turn, 0])
    battle.put("man_x", 10, 30)
    if east:
        x, y = battle.where(alone)
        for name, value in (("known_x", SEEN_LAST + x + east), ("known_y", y)):
            battle.put(name, 10, value)
    if clock:
        for name, points in (("st_limit", LIMIT), ("st_clock", clock)):
            m.set(name, [points & 255, points >> 8])
    battle.orders(0, level)
    return orders_of(m, alone)


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [2, 3])
def test_who_holds_a_place_watches_each_turn_while_he_is_rested(ambush: Any, level: int) -> None:
    watches = {e: FIRE_ON_AREA in {o[0] for o in holder(ambush, level, e)} for e in (30, 99)}
    assert watches == {30: False, 99: True}


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_who_holds_a_place_spares_himself_for_an_enemy_close_by(ambush: Any, level: int) -> None:
    """All who can watch for one who may come to them in a turn; half the less fresh otherwise.

    Who fires may watch behind his bursts, in what they leave of the turn.
    """

    def watches(endurance: int, east: int, turn: int = 3) -> bool:
        orders = {o[0] for o in holder(ambush, level, endurance, east, turn=turn)}
        return FIRE_ON_AREA in orders and FIRE_SINGLE not in orders

    knows = level > 1
    assert [watches(25, east) for east in (8, 9)] == [knows, False]
    assert [watches(e, -12) for e in (65, 90)] == [not knows, True]
    assert watches(65, -12, turn=2)


@pytest.mark.rule("W24")
def test_who_holds_a_place_spares_nothing_when_the_battle_is_nearly_over(ambush: Any) -> None:
    for clock, watches in ((LIMIT - 3400, False), (LIMIT - 2500, True)):
        orders = {o[0] for o in holder(ambush, 3, 30, clock=clock)}
        assert (FIRE_ON_AREA in orders) == watches, clock
