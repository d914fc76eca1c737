"""The player whose orders are written by hand: fair, and able to carry a mission out."""

from __future__ import annotations

from typing import Any

import pytest

from .by_hand import BOUNDS, RUNS, ByHand, apart, steps, way
from .mission import AMERICAN, GERMAN, IDLE, Mission

RAID, PATROL = 2, 6
ORDERS = 64


def orders(battle: Mission, side: int) -> list[bytes]:
    at, mem = battle.bench.sym["man_orders"], battle.bench.mem
    return [
        bytes(mem[at + ORDERS * man : at + ORDERS * man + 4 * battle.byte("man_order_count", man)])
        for man in battle.fit(side)
    ]


def test_the_quickest_way_leads_round_by_steps_that_can_be_made() -> None:
    start, goal = (43, 40), (39, 43)  # in the church, and west of its wall
    path = way(start, goal, 60)
    at = start
    for direction, square, *_ in path:
        assert (direction, square) in [(d, s) for d, s, *_ in steps(at)]
        at = square
    assert at == goal and len(path) > apart(start, goal)


@pytest.mark.slow
@pytest.mark.parametrize("player", [BOUNDS, RUNS], ids=["bounds", "runs"])
@pytest.mark.parametrize("scenario", [RAID, PATROL])
def test_who_plays_by_hand_does_what_he_is_out_for_when_nobody_hinders(
    ambush: Any, scenario: int, player: ByHand
) -> None:
    assert Mission(ambush, scenario, 3, 3).play(player, IDLE).winner == AMERICAN + 1


def test_who_plays_by_hand_knows_no_enemy_whom_nobody_has_seen(ambush: Any) -> None:
    given = []
    for moved in (False, True):
        battle = Mission(ambush, PATROL, seed=4, level=3)
        ambush.set("st_turn_length", 250)
        ambush.call("turn_begin")
        unseen = [
            foe for foe in battle.fit(GERMAN)
            if not any(battle.byte("man_sees_lo" if foe < 18 else "man_sees_hi", man)
                       >> (foe - 10) % 8 & 1 for man in battle.fit(AMERICAN))
        ]  # fmt: skip
        assert unseen
        for foe in unseen if moved else ():
            battle.put("man_x", foe, 20)
            battle.put("man_y", foe, 30)
        BOUNDS(battle, AMERICAN)
        given.append(orders(battle, AMERICAN))
    assert given[0] == given[1] and all(given[0])


def test_bounds_by_hand_fire_at_whom_they_see(ambush: Any) -> None:
    """They lie down, facing him, and watch; nobody goes on."""
    battle = Mission(ambush, PATROL, seed=4, level=3)
    ambush.set("st_turn_length", 250)
    ambush.call("turn_begin")
    man, foe = battle.fit(AMERICAN)[0], battle.fit(GERMAN)[0]
    for other in battle.fit(AMERICAN)[1:]:
        battle.put("man_in_play", other, 0)
    for n, square in ((man, (20, 33)), (foe, (20, 40))):
        for name, value in zip(("man_x", "man_y"), square, strict=True):
            battle.put(name, n, value)
    battle.put("man_sees_lo", man, 1 << (foe - 10))
    BOUNDS(battle, AMERICAN)
    (given,) = orders(battle, AMERICAN)
    codes = [given[at : at + 4] for at in range(0, len(given), 4)]
    assert not any(code[0] == 1 and code[2] for code in codes), "no step"
    assert codes[-1][0] == 10 and codes[-1][1] == 2
