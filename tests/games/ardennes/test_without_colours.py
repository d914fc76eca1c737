"""The drawings for a screen without colours: Y changes to them and back, and to nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from ..built import built
from .marshal import Marshal

READ = 5.0  # seconds in which a set is read and the map painted again
SET = 2300  # bytes that both have at least


def changes(player: Marshal) -> Any:
    """Y; the picture when the map stands again."""
    player.types("Y")
    player.a2.run(seconds=READ)
    return player.a2.screen.pixels


def drawn(player: Marshal) -> int:
    """The overlay that is the set of drawings in memory."""
    return player.byte("hexview_drawn")


@pytest.mark.slow
def test_y_changes_the_map_and_back_and_nothing_of_the_half_day(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.a2.run(seconds=1)
    colours, state, said = player.a2.screen.pixels, player.state(), player.rows[19:]
    plain = changes(player)
    assert (plain[: 19 * 16] != colours[: 19 * 16]).mean() > 0.05
    assert player.state() == state and player.rows[19:] == said
    assert player.byte("overlay_id") == player.a2.symbol("OVL_MOVE")
    assert (changes(player) == colours).all()
    assert player.state() == state


@pytest.mark.slow
def test_the_set_stays_through_pages_and_battles(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    changes(player)
    at = player.a2.symbol("hexart")
    drawings = player.a2.memory[at : at + SET]
    player.types("W")
    player.a2.run(seconds=4)
    player.types(" ")
    player.fights()
    assert drawn(player) == player.a2.symbol("OVL_MONO")
    assert player.a2.memory[at : at + SET] == drawings


@pytest.mark.slow
def test_y_changes_the_map_before_a_battle_too(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.types("FRY")
    player.sees("NEXT BATTLE")
    player.a2.run(seconds=1)
    colours = player.a2.screen.pixels
    assert (changes(player) != colours).any()
    assert drawn(player) == player.a2.symbol("OVL_MONO")
    player.sees("NEXT BATTLE")
    assert (changes(player) == colours).all()


@pytest.mark.slow
def test_reset_while_a_set_is_read_leaves_a_whole_map(first_morning: bytes) -> None:
    whole = Marshal.at(first_morning)
    plain = changes(whole)
    player = Marshal.at(first_morning)
    player.types("Y")
    at = player.a2.symbol("hexart")
    before = player.a2.memory[at : at + SET]
    while player.a2.memory[at : at + SET] == before:
        player.a2.run(seconds=0.01)
    assert drawn(player) & 0x80, "some of it is there, not all"
    player.a2.reset()
    player.a2.run(seconds=2 * READ)
    assert drawn(player) == player.a2.symbol("OVL_MONO")
    assert (player.a2.screen.pixels == plain).all()


@pytest.mark.slow
def test_without_the_game_disk_it_is_asked_for(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.a2.eject(1)
    player.types("Y")
    player.sees("GAME DISK INTO DRIVE 1", within=60)
    player.a2.insert(1, built("ardennes").file("dsk"))
    player.types(" ")
    player.a2.run(seconds=READ)
    assert drawn(player) == player.a2.symbol("OVL_MONO")
    player.sees("R RESOLVE")
