"""Matches for measurements, played phase by phase, are the campaigns that the disk plays."""

from __future__ import annotations

from typing import Any

import pytest

from .marshal import Marshal
from .match import CLASSIC, REVISED, TURNS, Match

KEPT_BESIDE = {
    "st_phase", "st_music", "st_noises", "st_autosave", "st_saved_turn",
    "st_cursor_x", "st_cursor_y",
}  # fmt: skip
"""What only the loop of phases, sounds, a SAVE disk and the screen ask."""
LAYERS = "hex_ground", "hex_sides", "hex_zones"
HEXES = 36 * 52


def as_the_disk_plays(dice: bytes, rules: int, parts: int) -> list[bytes]:
    """The memory at the beginning of so many parts of half-days, of two computers of level 3; a
    campaign that is over ends with the memory of its last page."""
    kept: list[bytes] = []
    with Marshal(sanitize=False) as player:
        a2 = player.a2

        def begins(_: Any) -> None:
            if not kept:
                a2.poke(a2.symbol("rng_seed"), dice)
            kept.append(bytes(a2.memory[0:0x10000]))

        a2.on("half_begin", begins)
        player.reaches_the_menu()
        player.begins_computers("2" if rules == CLASSIC else "1")
        for _ in range(1000):
            if len(kept) >= parts:
                return kept[:parts]
            a2.run(seconds=2)
            if a2.memory["st_won"]:
                return [*kept, bytes(a2.memory[0:0x10000])]
    raise AssertionError(player.text)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "turns"),
    [
        (REVISED, 2),
        pytest.param(REVISED, TURNS, marks=pytest.mark.thorough),
        pytest.param(CLASSIC, TURNS, marks=pytest.mark.thorough),
    ],
)
def test_matches_for_measurements_are_those_of_the_machine_to_the_byte(
    ardennes: Any, rules: int, turns: int
) -> None:
    match = Match(ardennes, 7, rules)
    at = ardennes.sym["rng_seed"]
    kept = as_the_disk_plays(bytes(ardennes.mem[at : at + 4]), rules, 2 * turns + 1)
    assert ardennes.unlike(kept[0]) <= KEPT_BESIDE | {"st_level"}
    seen: list[set[str]] = []

    def watch(_turn: int, _side: int) -> None:
        other = kept[len(seen) + 1]
        found = ardennes.unlike(other) - KEPT_BESIDE
        if not ardennes.mem[ardennes.sym["st_won"]]:  # else the last page lies where zones were
            starts = [ardennes.sym[name] for name in LAYERS]
            found |= {
                name
                for name, start in zip(LAYERS, starts, strict=True)
                if ardennes.mem[start : start + HEXES] != other[start : start + HEXES]
            }
        seen.append(found)

    result = match.play(3, 3, watch, turns)
    assert seen == [set()] * (len(kept) - 1)
    assert result.turn == turns or result.won
