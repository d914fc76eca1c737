"""A stick in the game port moves the cursor of a map as the keys do, wherever a game has it."""

from __future__ import annotations

from itertools import cycle

import pytest

from ..hands import Hands
from .game import SharedGame
from .stick import MIDDLE, cursor, hold, push

pytestmark = pytest.mark.slow
WEST, FAR_EAST = (0, 127), (255, 127)
LATER = 200
"""Cycles that a stick may cost a key, of the 8000 that an arrow takes."""


@pytest.fixture
def map_state(game: SharedGame) -> bytes:
    """The machine at the keys of a map, in the games whose cursor a stick moves."""
    with game.hands(sanitize=False) as player:
        if "stick_move" not in player.a2.symbols:
            pytest.skip("no cursor that a stick could move")
    with game.at_a_save() as player:
        player.types(game.to_the_map)
        player.a2.run(seconds=3)
        centred(player)
        return player.a2.save()


def centred(player: Hands) -> None:
    """The cursor from the map's edges, so that there is room on each side."""
    for x, y in zip((3, 4, 5, 6, 7), (3, 4, 5, 6, 7), strict=True):
        column, row = cursor(player)
        player.types(("\x15" if column < x else "") + ("4" if row < y else ""))
        player.a2.run(seconds=0.5)


def copied(game: SharedGame, state: bytes, stick: bool = True) -> Hands:
    player = game.hands.at(state)
    if stick:
        player.a2.game_port.plug()
    player.a2.run(seconds=0.1)
    return player


def test_each_way_of_the_stick_moves_as_the_key_for_it_does(
    game: SharedGame, map_state: bytes
) -> None:
    ways = {
        (0, 0): "6", (127, 0): "1", (255, 0): "2", (0, 127): "\x08",
        (255, 127): "\x15", (0, 255): "5", (127, 255): "4", (255, 255): "3",
    }  # fmt: skip
    by_stick, by_keys = copied(game, map_state), copied(game, map_state, stick=False)
    seen = {cursor(by_stick)}
    for position, key in ways.items():
        push(by_stick, position)
        by_keys.types(key)
        by_keys.a2.run(seconds=0.3)
        assert cursor(by_stick) == cursor(by_keys), position
        seen.add(cursor(by_stick))
    assert len(seen) > 3


def test_a_stick_that_is_held_goes_on_and_one_that_trembles_moves_nothing(
    game: SharedGame, map_state: bytes
) -> None:
    player = copied(game, map_state)
    before = column, row = cursor(player)
    for position, _ in zip(cycle([(96, 160), (150, 100), (110, 127)]), range(60), strict=False):
        hold(player, position)
        player.a2.run(seconds=0.01)
    for _ in range(30):  # a tick out of it is none yet
        hold(player, FAR_EAST)
        player.a2.run(seconds=0.01)
        hold(player, MIDDLE)
        player.a2.run(seconds=0.02)
    assert cursor(player) == before
    push(player, WEST, 1.2)
    assert cursor(player)[1] == row
    assert min(column, 5) <= column - cursor(player)[0] <= 9


@pytest.mark.parametrize("left_at", [None, (255, 255), (0, 0), (0, 127)])
def test_no_stick_and_paddles_left_anywhere_move_nothing(
    game: SharedGame, map_state: bytes, left_at: tuple[int, int] | None
) -> None:
    player = copied(game, map_state, stick=False)
    player.a2.run(seconds=0.3)
    before = player.a2.screen.text, cursor(player)
    if left_at:
        hold(player, left_at)
    player.a2.run(seconds=1.5)
    assert (player.a2.screen.text, cursor(player)) == before
    assert not player.byte("stick_there")


def test_a_key_is_answered_as_soon_with_a_stick(game: SharedGame, map_state: bytes) -> None:
    spent = []
    for stick in (False, True):
        player = copied(game, map_state, stick)
        player.a2.run(seconds=0.5)
        heard: list[int] = []
        player.a2.on("hexview_key", lambda a2, heard=heard: heard.append(a2.cycles))
        begun = player.a2.cycles
        player.a2.key(0x15)
        player.a2.run(seconds=0.2)
        spent.append(heard[0] - begun)
    assert spent[1] <= spent[0] + LATER
