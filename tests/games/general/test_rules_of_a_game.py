"""The rules that are asked before a game, and the match of two games."""

from __future__ import annotations

from typing import Any

import pytest

from .field import Field
from .player import Player

RED, BLUE = 0, 1
PARTIAL, ALWAYS, LIMITED = 1, 2, 4
LINES = 7
"""On the page of rules, from 0: hit, shots, enemies, red, blue, played, answers."""


def chosen(general: Any, **lines: int) -> Field:
    """The state when these lines of the page of rules were changed."""
    field = Field(general)
    names = ("hit", "shots", "enemies", "red", "blue", "played", "answers")
    general.set("rules_chosen", bytes(lines.get(name, 0) for name in names))
    general.call("rules_set")
    return field


@pytest.mark.rule("PG-2.4")
@pytest.mark.rule("PG-2.5")
@pytest.mark.rule("PG-2.8")
@pytest.mark.parametrize(
    ("lines", "options"),
    [
        ({}, PARTIAL),
        ({"hit": 1}, 0),
        ({"shots": 1}, PARTIAL | ALWAYS),
        ({"hit": 1, "shots": 1}, ALWAYS),
        ({"enemies": 1}, PARTIAL | LIMITED),
    ],
)
def test_each_rule_is_an_option(general: Any, lines: dict[str, int], options: int) -> None:
    assert chosen(general, **lines).get("st_options") == options


@pytest.mark.rule("PG-2.2")
@pytest.mark.rule("PG-2.10")
@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize(
    ("red", "blue", "first"), [(0, 0, RED), (0, 3, RED), (2, 0, BLUE), (1, 2, RED)]
)
def test_each_side_is_led_by_a_player_or_a_general(
    general: Any, red: int, blue: int, first: int
) -> None:
    field = chosen(general, red=red, blue=blue)
    assert [field.get("st_human", side) for side in (RED, BLUE)] == [int(not red), int(not blue)]
    assert [field.get("st_level", side) for side in (RED, BLUE)] == [red, blue]
    assert field.get("st_player") == first, "player 1 leads the first side that a player leads"


@pytest.mark.rule("PG-2.3")
@pytest.mark.parametrize(
    ("first", "second", "sums"),
    [((40, 60), (70, 20), (60, 130)), ((300, 10), (400, 10), (310, 410)), ((0, 0), (5, 5), (5, 5))],
)
def test_a_match_adds_what_each_player_scored_on_either_side(
    general: Any, first: tuple[int, int], second: tuple[int, int], sums: tuple[int, int]
) -> None:
    field = chosen(general, red=0, blue=2, played=1)

    def scored(points: tuple[int, int]) -> None:
        general.set("st_score", b"".join(value.to_bytes(2, "little") for value in points))

    scored(first)
    general.call("match_change")
    assert [field.get("st_human", side) for side in (RED, BLUE)] == [0, 1], "the sides change"
    assert [field.get("st_level", side) for side in (RED, BLUE)] == [2, 0]
    assert (field.get("st_player"), field.get("st_match")) == (BLUE, 2)
    scored(second)
    general.call("match_sums")
    found = [general.mem[general.sym["zp_arg0"] + at] for at in range(4)]
    assert (found[0] | found[1] << 8, found[2] | found[3] << 8) == sums


@pytest.mark.slow
@pytest.mark.rule("PG-2.3")
@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-3.2")
@pytest.mark.rule("PG-3.6")
def test_a_match_goes_on_with_the_sides_changed_and_names_its_winner() -> None:
    player = Player()
    player.reaches_the_menu()
    player.begins(rules="3362")
    assert player.byte("st_options") == PARTIAL | ALWAYS, "full view is what two players have"
    assert player.byte("st_match") == 1
    for game, points in enumerate((100, 30)):
        player.put("st_turn", 7)
        player.put("st_score", points)
        player.plays_on("THE TOWNS AT")
        player.sees("ANY KEY")
        assert ("SIDES CHANGE" in player.text.upper()) == (game == 0)
        if not game:
            player.types(" ")
            player.sees("TURN 1/7", within=60)
    # 20 points more each time: Pinsk and Moscow are red, and player 2 is red in the second game
    player.sees("PLAYER 1 WINS THE MATCH")
    player.sees("MATCH: PLAYER 1")
    player.types(" ")
    player.sees("BUY, PLACE, PLOT")
