"""The button of a stick in the game port selects, as the book's mouse does.

The cursor that it moves is tested for every game.
"""

from __future__ import annotations

import pytest

from ..shared.stick import cursor, push
from .army import named
from .marshal import Marshal

pytestmark = pytest.mark.slow
ALONE, ATTACKED = 68, "112/28"
NORTH = 127, 0


def plugged(first_morning: bytes) -> Marshal:
    """At the keys of the first morning, a stick at rest in the game port."""
    player = Marshal.at(first_morning)
    player.a2.game_port.plug()
    player.a2.run(seconds=0.1)
    return player


def click(player: Marshal) -> None:
    player.a2.run(seconds=0.1)
    player.a2.game_port.button[0] = True
    player.a2.run(seconds=0.1)
    player.a2.game_port.button[0] = False


@pytest.mark.rule("BA-2.3")
def test_the_button_takes_a_unit_up_and_puts_it_down(first_morning: bytes) -> None:
    player = plugged(first_morning)
    start = player.place(ALONE)
    assert start is not None
    player.points_at(start)
    click(player)
    player.sees("WHERE TO?")
    player.a2.run(seconds=1)
    push(player, NORTH)
    aim = start[0], start[1] - 1
    assert cursor(player) == (aim[0] - 1, aim[1] - 1)
    click(player)
    player.sees("R RESOLVE")
    assert player.place(ALONE) == aim
    assert "WHERE TO?" not in player.text, "it was held down for one answer only"


@pytest.mark.rule("BA-2.16")
def test_the_button_on_an_enemy_engages_him(first_morning: bytes) -> None:
    player = plugged(first_morning)
    place = player.place(named(ATTACKED))
    assert place is not None
    player.points_at(place)
    click(player)
    player.sees("AGAINST")
    assert player.byte("unit_task", named(ATTACKED))
