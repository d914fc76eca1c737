"""Matches for measurements, played phase by phase, are the battles that the disk plays."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.emu import Apple2

from .battle_match import COMPUTER, Match
from .set_up import NO_PLAYER, SetUp

KEPT_BESIDE = {"st_phase", "st_message_delay", "st_turn", "st_course"}
"""What only the loop of phases and pages about the battle ask."""


def as_the_disk_plays(dice: bytes, conditions: tuple[str, ...], turns: int) -> list[bytes]:
    """The memory as each of so many turns of two computers begins."""
    kept: list[bytes] = []
    with SetUp() as player:
        a2: Apple2 = player.a2

        def draws(_: Apple2) -> None:
            a2.poke(a2.symbol("rng_seed"), dice)
            forget()

        def thinks(_: Apple2) -> None:
            if not a2.memory["st_side"]:
                kept.append(bytes(a2.memory[0:0x10000]))

        forget = a2.on("forces_main", draws)
        a2.on("computer_main", thinks)
        player.conditions(who=NO_PLAYER)
        player.built(*conditions)
        for _ in range(1000):
            if len(kept) >= turns:
                return kept[:turns]
            a2.run(seconds=2)
    raise AssertionError("\n".join(a2.screen.text))


@pytest.mark.slow
@pytest.mark.parametrize("turns", [3, pytest.param(20, marks=pytest.mark.thorough)])
def test_matches_for_measurements_are_those_of_the_machine_to_the_byte(
    kampf: Any, turns: int
) -> None:
    """Forces, deployment, ground, dice: a meeting engagement with a river."""
    number, battle = 11, 2
    match = Match(kampf, battle, number)
    dice = (number * 2654435761 % 2**32 | 1).to_bytes(4, "little")
    kept = as_the_disk_plays(dice, ("1", "3", "4", "3", "2"), turns)
    seen = [kampf.unlike(kept[0]) - KEPT_BESIDE]

    def watch(turn: int) -> None:
        if turn < turns:
            seen.append(kampf.unlike(kept[turn]) - KEPT_BESIDE)

    match.play(COMPUTER, COMPUTER, watch)
    assert seen == [set()] * turns
