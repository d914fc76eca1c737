"""The pads of two players: the button of the one orders, that of the other answers."""

from __future__ import annotations

import pytest

from .player import Player

pytestmark = pytest.mark.slow
WEST = 0, 127


@pytest.mark.rule("PG-1.4")
@pytest.mark.rule("PG-3.1")
def test_a_stick_fires_and_the_other_pad_answers_whatever_the_stick_does(first_turn: bytes) -> None:
    player = Player.at(first_turn)
    port = player.a2.game_port
    port.plug()
    player.a2.run(seconds=0.2)
    port.button[0] = True
    player.sees("MAY FIRE: F", within=3)
    player.a2.run(seconds=0.1)
    port.button[0] = False
    port.paddle[0], port.paddle[1] = WEST  # who attacks does not answer for the other
    port.button[0] = True
    player.a2.run(seconds=0.3)
    port.button[0] = False
    assert "MAY FIRE: F" in player.rows[23].upper()
    port.button[1] = True
    player.sees("SPACE NEXT", within=2)
