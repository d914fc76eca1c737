"""Built battles of the computer against sides that hardly play; `make ladder` plays many more."""

from __future__ import annotations

from typing import Any

import pytest

from .battle_match import BATTLES, COMPUTER, STILL, STRAIGHT, Match, attackers
from .field import GERMAN

SEED = 1
SEEDS = [range(101, 109), pytest.param(range(101, 125), marks=pytest.mark.thorough)]
ATTACKS = [(battle, side) for battle in range(5) for side in attackers(battle)]
DEFENCES = [(battle, 1 - attackers(battle)[0]) for battle in (0, 1, 3, 4)]


def names(cases: list[tuple[int, int]]) -> list[str]:
    return [f"{BATTLES[battle]} {'GS'[side]}".replace(" ", "-") for battle, side in cases]


def won(kampf: Any, battle: int, side: int, other: str, seeds: range) -> int:
    """Of these seeds the battles that the computer wins as a side; a draw is none."""
    players = (COMPUTER, other) if side == GERMAN else (other, COMPUTER)
    return sum(Match(kampf, battle, seed).play(*players).margin(side) > 0 for seed in seeds)


def held(kampf: Any, battle: int, side: int, other: str, seeds: range) -> int:
    """Of these seeds the battles it does not lose: a draw is lost by who has the mission."""
    players = (COMPUTER, other) if side == GERMAN else (other, COMPUTER)
    return sum(Match(kampf, battle, seed).play(*players).margin(side) >= 0 for seed in seeds)


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS, ids=len)
@pytest.mark.parametrize(("battle", "side"), ATTACKS, ids=names(ATTACKS))
def test_the_computer_beats_a_side_that_sits_still(
    kampf: Any, battle: int, side: int, seeds: range
) -> None:
    assert won(kampf, battle, side, STILL, seeds) > len(seeds) / 2


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS, ids=len)
@pytest.mark.parametrize(("battle", "side"), DEFENCES, ids=names(DEFENCES))
def test_the_computer_holds_against_a_side_that_drives_straight_on(
    kampf: Any, battle: int, side: int, seeds: range
) -> None:
    assert held(kampf, battle, side, STRAIGHT, seeds) > len(seeds) / 2


@pytest.mark.slow
def test_a_battle_played_again_from_one_set_up_ends_the_same(kampf: Any) -> None:
    match = Match(kampf, 1, SEED)
    first = match.play(STRAIGHT, COMPUTER)
    assert match.play(STRAIGHT, COMPUTER) == first
