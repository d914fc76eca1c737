"""Built battles of the computer against sides that hardly play; `make ladder` plays many more."""

from __future__ import annotations

from typing import Any

import pytest
from battle_match import BATTLES, COMPUTER, STILL, STRAIGHT, Match, attackers
from field import GERMAN

SEED = 1
SEEDS = range(101, 105)  # on the whole: not all are won, as the ladder shows
MORE = {4: range(301, 309)}  # the Soviets' pursuit is the least certain: it needs more battles
SIDES = [(battle, side) for battle in range(5) for side in attackers(battle)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("battle", "side"), SIDES, ids=[f"{BATTLES[b]} {'GS'[s]}".replace(" ", "-") for b, s in SIDES]
)
@pytest.mark.quick_cases(2)
def test_the_computer_beats_a_side_that_sits_still(kampf: Any, battle: int, side: int) -> None:
    players = (COMPUTER, STILL) if side == GERMAN else (STILL, COMPUTER)
    seeds = MORE.get(battle, SEEDS)
    assert sum(Match(kampf, battle, seed).play(*players).margin(side) for seed in seeds) > 0


@pytest.mark.slow
@pytest.mark.parametrize("battle", [0, 4])
def test_the_computer_holds_against_a_side_that_drives_straight_on(kampf: Any, battle: int) -> None:
    side = 1 - attackers(battle)[0]
    players = (COMPUTER, STRAIGHT) if side == GERMAN else (STRAIGHT, COMPUTER)
    assert sum(Match(kampf, battle, seed).play(*players).margin(side) for seed in SEEDS) > 0


def test_a_battle_played_again_from_one_set_up_ends_the_same(kampf: Any) -> None:
    match = Match(kampf, 1, SEED)
    first = match.play(STRAIGHT, COMPUTER)
    assert match.play(STRAIGHT, COMPUTER) == first
