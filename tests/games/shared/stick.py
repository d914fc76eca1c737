"""A stick in the game port, pushed as a player does."""

from __future__ import annotations

from ..hands import Hands

MIDDLE = 127, 127
STEP = 0.15
"""Seconds in which a stick that is pushed moves the cursor once."""


def push(player: Hands, position: tuple[int, int], seconds: float = STEP) -> None:
    """Push the stick for so long and let it go."""
    hold(player, position)
    player.a2.run(seconds=seconds)
    hold(player, MIDDLE)
    player.a2.run(seconds=0.3)


def hold(player: Hands, position: tuple[int, int]) -> None:
    for number in (0, 1):
        player.a2.game_port.paddle[number] = position[number]


def cursor(player: Hands) -> tuple[int, int]:
    return player.byte("st_cursor_x"), player.byte("st_cursor_y")
