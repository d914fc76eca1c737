"""RESET in the middle of a turn: the game goes on where it was, and nothing happens twice."""

from __future__ import annotations

from typing import Any

import pytest

from .commander import BOTH, Commander
from .test_missions import stands_still, turn, under_way

ORDERS, COMBAT = 3, 4
TURN = 2


@pytest.fixture(scope="module")
def turn_begins() -> bytes:
    """Two computers at a small meeting, before the Germans' orders."""
    with Commander() as watcher:
        watcher.reaches_the_menu()
        watcher.asks_for_a_battle(BOTH)
        watcher.builds_a_battle()
        reaches(watcher, ORDERS, TURN)
        return watcher.a2.save()


def reaches(watcher: Commander, phase: int, number: int) -> None:
    for _ in range(60 * 60):
        if watcher.byte("st_phase") == phase and watcher.byte("st_turn") == number:
            return
        watcher.a2.run(frames=1)
    raise AssertionError(watcher.text)


def turns_since_seen(begin: bytes, reset: bool) -> list[int]:
    """Of an enemy whom each side saw last turn, after the orders, cut short by RESET or not."""
    with Commander.at(begin) as watcher:
        sides = 0, (watcher.a2.symbol("st_sight_x") - watcher.a2.symbol("st_sight_id")) // 2
        for at in sides:
            watcher.put("st_sight_id", 1, at)
            watcher.put("st_sight_x", 30, at)
            watcher.put("st_sight_y", 59, at)
        for side in range(2 * reset):
            while watcher.byte("ai_again") < 2:  # it plans its first formation
                watcher.a2.run(cycles=2000)
            watcher.a2.reset()
            while watcher.byte("st_side") == side and watcher.byte("st_phase") == ORDERS:
                watcher.a2.run(cycles=2000)
        reaches(watcher, COMBAT, TURN)
        return [watcher.byte("st_sight_age", at) for at in sides]


@pytest.mark.slow
@pytest.mark.parametrize("reset", [False, True])
def test_reset_while_the_computer_thinks_makes_it_forget_no_sooner(
    turn_begins: bytes, reset: bool
) -> None:
    assert turns_since_seen(turn_begins, reset) == [1, 1]


@pytest.mark.slow
@pytest.mark.parametrize("pulse", [1, 3])
def test_reset_in_a_combat_gives_nobody_more_pulses(turn_begins: bytes, pulse: int) -> None:
    with Commander.at(turn_begins) as watcher:
        reaches(watcher, COMBAT, TURN)
        while watcher.byte("zp_pulse") != pulse:
            watcher.a2.run(frames=1)
        watcher.a2.reset()
        watcher.a2.run(frames=2)
        while watcher.byte("st_phase") == COMBAT:
            assert watcher.byte("zp_pulse") in (0, *range(pulse, 5))
            watcher.a2.run(frames=1)
        reaches(watcher, COMBAT, TURN + 1)
        assert not watcher.byte("zp_pulse")


@pytest.mark.parametrize(("begun", "waited"), [("A", 1), ("B", 1), ("C", 0)])
def test_reset_counts_no_turn_twice_against_a_formation_that_was_planned(
    kampf: Any, begun: str, waited: int
) -> None:
    """B makes no headway; a RESET while another is planned, which came before or after it."""
    under_way(kampf)
    stands_still(kampf, 1, 2)
    before = kampf.mem[kampf.sym["st_mission"] + 1]
    kampf.set("ai_again", "ABC".index(begun) + 1)
    turn(kampf, 3)
    assert kampf.mem[kampf.sym["st_mission"] + 1] == before + waited
