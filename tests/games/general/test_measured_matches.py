"""Matches for measurements, played phase by phase, are the games that the disk plays."""

from __future__ import annotations

from typing import Any

import pytest

from .match import BUY, Match
from .player import Player

DESERT_WELLS = 7
"""Its storm comes on one turn of several."""
RETREAT = 12
"""Units that come late do not all find a place at once."""
KEPT_BESIDE = {"st_version", "st_noises", "st_eyes", "st_autosave", "st_saved_turn"}
"""The version of the state, and what only a screen or a SAVE disk asks."""


def as_the_disk_plays(seed: bytes, drawn: bytes, scenario: int, turns: int) -> list[bytes]:
    """The memory at the end of so many turns of two third generals; `drawn` follows from `seed`
    when the scenario has been laid out, whatever keys have done to it."""
    kept: list[bytes] = []
    with Player(sanitize=False) as player:
        a2 = player.a2

        def seeds(value: bytes) -> None:
            a2.poke(a2.symbol("rng_seed"), value)

        def bought(_: Any) -> None:
            if a2.memory["st_phase"] == BUY:
                seeds(drawn)
                forget()

        a2.on("scenario_lay", lambda _: seeds(seed))
        forget = a2.on("setup_main", bought)
        a2.on("score_turn", lambda _: kept.append(bytes(a2.memory[0:0x10000])))
        player.reaches_the_menu()
        for page, keys in (
            ("BEGIN A NEW GAME", "2"), ("WHICH SCENARIO?", chr(ord("A") + scenario)),
            ("THE SCENARIO", " "), ("WHICH RULES?", "444555\r"), ("A HANDICAP?", "1"),
        ):  # fmt: skip
            player.sees(page)
            player.types(keys)
        for _ in range(1000):
            if len(kept) == turns:
                return kept
            a2.run(seconds=2)
            if "ANY KEY" in player.text.upper():
                player.types(" ")
    raise AssertionError(player.text)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "turns"),
    [(DESERT_WELLS, 3), pytest.param(RETREAT, 17, marks=pytest.mark.thorough)],
)
def test_matches_for_measurements_are_those_of_the_machine_to_the_byte(
    general: Any, scenario: int, turns: int
) -> None:
    number, at = 7, general.sym["rng_seed"]
    match = Match(general, scenario)
    seed = match.lay(number)
    kept = as_the_disk_plays(seed, bytes(general.mem[at : at + 4]), scenario, turns)
    seen: list[set[str]] = []

    def watch(turn: int, _phase: int, _side: int) -> None:
        if match.scores_now and turn == len(seen) + 1:
            seen.append(general.unlike(kept[turn - 1]))

    match.play(number, 3, 3, watch, turns)
    assert len(seen) == turns
    assert [names - KEPT_BESIDE for names in seen] == [set()] * turns
