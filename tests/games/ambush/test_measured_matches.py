"""Matches for measurements, played phase by phase, are the battles that the disk plays."""

from __future__ import annotations

from typing import Any

import pytest

from .mission import Mission
from .player import Player

RAID, INFILTRATION = 2, 3
LATE = 0
"""A raid that lasts as long as it may: the first of many, whoever plays how."""
KEPT_BESIDE = {"st_phase", "st_step", "st_skill", "st_defender", "st_side"}
"""The loop of phases and the setting-up; the players' levels; who defends the alleys elsewhere."""


def as_the_disk_plays(dice: bytes, scenario: int, level: int) -> list[bytes]:
    """The memory as each turn of two computers begins, and on the last page."""
    kept: list[bytes] = []
    with Player(sanitize=False) as player:
        a2 = player.a2
        a2.on("scenario_setup", lambda _: a2.poke(a2.symbol("rng_seed"), dice))
        a2.on("turn_begin", lambda _: kept.append(bytes(a2.memory[0:0x10000])))
        for page, keys in (
            ("PRESS ANY KEY", " "), ("START A NEW GAME", "3"), ("TWO PLAYERS", "4"),
            ("NCO TRAINING", str(scenario + 1)), ("WHO ARE THE GERMANS?", str(level)),
            ("SILENCE", "2"), ("HOW MANY TIME POINTS", "250\r"),
        ):  # fmt: skip
            player.sees(page)
            player.types(keys)
        for _ in range(1000):
            a2.run(seconds=2)
            if "THE BATTLE IS OVER" in player.text.upper():
                return [*kept, bytes(a2.memory[0:0x10000])]
    raise AssertionError(player.text)


def late_raid(ambush: Any) -> int:
    """The first seed whose raid the time ends."""
    for seed in range(1, 40):
        battle = Mission(ambush, RAID, seed, 3)
        battle.play(3, 3)
        if ambush.word("st_clock") == ambush.word("st_limit"):
            return seed
    raise AssertionError("no raid in forty lasts as long as it may")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "seed"), [(RAID, LATE), pytest.param(INFILTRATION, 8, marks=pytest.mark.thorough)]
)
def test_matches_for_measurements_are_those_of_the_machine_to_the_byte(
    ambush: Any, scenario: int, seed: int
) -> None:
    """From the first look about to the last turn, which is as short as the time that is left."""
    seed = seed or late_raid(ambush)
    battle = Mission(ambush, scenario, seed, 3)
    dice = (seed * 2654435761 + scenario * 40503) % 2**32 | 1
    kept = as_the_disk_plays(dice.to_bytes(4, "little"), scenario, 3)
    seen = [ambush.unlike(kept[0]) - KEPT_BESIDE]
    while not battle.byte("st_winner"):
        battle.turn(3, 3)
        seen.append(ambush.unlike(kept[len(seen)]) - KEPT_BESIDE)
    assert seen == [set()] * len(kept)
    if scenario == RAID:
        assert ambush.word("st_clock") == ambush.word("st_limit")
