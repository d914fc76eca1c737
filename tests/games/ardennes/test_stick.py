"""A stick in the game port moves the cursor as the book's mouse does, and its button selects."""

from __future__ import annotations

from itertools import cycle

import pytest

from .army import named
from .marshal import Marshal

pytestmark = pytest.mark.slow
MIDDLE = 127, 127
STEP = 0.15
"""Seconds in which a stick that is pushed moves the cursor once."""
ALONE, ATTACKED = 68, "112/28"
NORTH = 127, 0
LATER = 200
"""Cycles that a stick may cost a key, of the 8000 that an arrow takes."""


def plugged(first_morning: bytes) -> Marshal:
    """At the keys of the first morning, a stick at rest in the game port."""
    player = Marshal.at(first_morning)
    player.a2.game_port.plug()
    player.a2.run(seconds=0.1)
    return player


def push(player: Marshal, position: tuple[int, int], seconds: float = STEP) -> None:
    """Push the stick for so long and let it go."""
    hold(player, position)
    player.a2.run(seconds=seconds)
    hold(player, MIDDLE)
    player.a2.run(seconds=0.1)


def hold(player: Marshal, position: tuple[int, int]) -> None:
    for number in (0, 1):
        player.a2.game_port.paddle[number] = position[number]


def cursor(player: Marshal) -> tuple[int, int]:
    return player.byte("st_cursor_x"), player.byte("st_cursor_y")


def click(player: Marshal) -> None:
    player.a2.run(seconds=0.1)
    player.a2.game_port.button[0] = True
    player.a2.run(seconds=0.1)
    player.a2.game_port.button[0] = False


@pytest.mark.rule("BA-1.7")
def test_each_way_of_the_stick_moves_as_the_key_for_it_does(first_morning: bytes) -> None:
    ways = {
        (0, 0): "6", (127, 0): "1", (255, 0): "2", (0, 127): "\x08",
        (255, 127): "\x15", (0, 255): "5", (127, 255): "4", (255, 255): "3",
    }  # fmt: skip
    by_stick, by_keys = plugged(first_morning), Marshal.at(first_morning)
    for position, key in ways.items():
        push(by_stick, position)
        by_keys.types(key)
        by_keys.a2.run(seconds=0.1)
        assert cursor(by_stick) == cursor(by_keys), position


def test_a_stick_that_is_held_goes_on_moving(first_morning: bytes) -> None:
    player = plugged(first_morning)
    column, row = cursor(player)
    push(player, (0, 127), 1.2)
    assert cursor(player)[1] == row
    assert 5 <= column - cursor(player)[0] <= 9


@pytest.mark.parametrize("left_at", [None, (255, 255), (0, 0), (0, 127)])
def test_no_stick_and_paddles_left_anywhere_move_nothing(
    first_morning: bytes, left_at: tuple[int, int] | None
) -> None:
    player = Marshal.at(first_morning)
    player.a2.run(seconds=0.3)
    before = player.a2.screen.text, cursor(player)
    if left_at:
        hold(player, left_at)
    player.a2.run(seconds=1.5)
    assert (player.a2.screen.text, cursor(player)) == before
    assert not player.byte("stick_there")


def test_a_stick_that_trembles_about_the_middle_moves_nothing(first_morning: bytes) -> None:
    player = plugged(first_morning)
    before = cursor(player)
    for position, _ in zip(cycle([(96, 160), (150, 100), (110, 127)]), range(60), strict=False):
        hold(player, position)
        player.a2.run(seconds=0.01)
    for _ in range(30):  # a tick out of it is none yet
        hold(player, (255, 127))
        player.a2.run(seconds=0.01)
        hold(player, MIDDLE)
        player.a2.run(seconds=0.02)
    assert cursor(player) == before


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


def test_a_key_is_answered_as_soon_with_a_stick(first_morning: bytes) -> None:
    spent = []
    for player in (Marshal.at(first_morning), plugged(first_morning)):
        player.a2.run(seconds=0.5)
        heard: list[int] = []
        player.a2.on("hexview_key", lambda a2, heard=heard: heard.append(a2.cycles))
        begun = player.a2.cycles
        player.a2.key(0x15)
        player.a2.run(seconds=0.2)
        spent.append(heard[0] - begun)
    assert spent[1] <= spent[0] + LATER
