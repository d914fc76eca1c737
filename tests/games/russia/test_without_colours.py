"""The drawings for a screen without colours: Y changes to them and back, and to nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from .stavka import Stavka

READ = 5.0  # seconds in which a set is read and the map painted again
MAP_LINES = 19 * 16

WOODS = 18, 7
"""South of Archangel, where nearly all is green."""


def changes(player: Stavka) -> Any:
    """Y; the picture when the map stands again."""
    player.types("Y")
    player.a2.run(seconds=READ)
    return player.a2.screen.pixels


def is_grey(pixels: Any) -> float:
    """The share of dots that are black or white."""
    return float(((pixels == pixels[..., :1]).all(axis=2)).mean())


@pytest.mark.slow
def test_y_changes_the_map_and_back_and_the_set_stays_through_an_execution(
    first_week: bytes,
) -> None:
    player = Stavka.at(first_week)
    player.points_at(WOODS)
    player.a2.run(seconds=1)
    colours, state, said = player.a2.screen.pixels, player.state(), player.rows[19:]
    plain = changes(player)
    assert (plain[:MAP_LINES] != colours[:MAP_LINES]).mean() > 0.05
    assert is_grey(plain[:MAP_LINES]) > is_grey(colours[:MAP_LINES]) + 0.1
    assert player.state() == state and player.rows[19:] == said
    assert (changes(player) == colours).all()
    assert player.state() == state
    changes(player)
    player.is_done()
    player.supplies()
    assert player.byte("hexview_drawn") == player.a2.symbol("OVL_MONO")
    player.is_done()
    player.executes()
    player.supplies()
    assert player.byte("hexview_drawn") == player.a2.symbol("OVL_MONO")
    player.points_at(WOODS)
    player.a2.run(seconds=1)
    again = player.a2.screen.pixels[:MAP_LINES]
    assert is_grey(again) > is_grey(colours[:MAP_LINES]) + 0.1
