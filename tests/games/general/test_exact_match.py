"""The two games of a match: every byte of the state that changes between them."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import UNITS, Field
from .keys import BLUE, BUY, MENU, MOBILE, NOBODY, RED, SETUP, points
from .whole_state import WholeState


@pytest.mark.rule("PG-2.3")
@pytest.mark.parametrize("player", [0, 1])
def test_all_that_a_match_changes_between_its_games(general: Any, player: int) -> None:
    Field(general)
    general.set("st_score", (1, 2, 3, 4))
    general.set("st_player", player)
    general.set("st_match", 1)
    for name, pair in (("st_human", (0, 1)), ("st_level", (2, 3)), ("st_handicap", (5, 9))):
        general.set(name, pair)
    general.set("st_password", bytes(range(1, 17)))
    general.set("st_eyes", 1)
    general.set("st_match_score", (9, 9, 9, 9))
    state = WholeState(general)
    general.call("match_change")
    points = (1, 2, 3, 4) if player == 0 else (3, 4, 1, 2)
    wanted = {("st_match_score", n): points[n] for n in range(4)}
    wanted |= {("st_human", 0): 1, ("st_human", 1): 0, ("st_level", 0): 3, ("st_level", 1): 2,
               ("st_handicap", 0): 9, ("st_handicap", 1): 5, ("st_match", 0): 2,
               ("st_player", 0): 1 - player, ("st_eyes", 0): NOBODY}  # fmt: skip
    wanted |= {("st_password", n): 0 for n in range(16)}
    assert state.changes() == wanted
    general.set("st_score", (255, 1, 2, 0))
    general.call("match_sums")
    one, two = (0x403 + 511, 0x201 + 2) if player else (0x201 + 2, 0x403 + 511)
    assert (general.word("zp_arg0"), general.word("zp_arg2")) == (one, two)


@pytest.mark.rule("PG-2.3")
@pytest.mark.rule("PG-2.13")
@pytest.mark.parametrize("bought", [0, 1])
def test_the_second_game_of_a_match_begins_at_once_with_the_same_handicap(
    general: Any, bought: int
) -> None:
    general.call("scenario_lay", st_scenario=0)
    whole = [general.word("st_points"), general.mem[general.sym["st_points"] + 2]]
    for name, value in (("st_match", 2), ("st_phase", SETUP), ("st_bought", bought),
                        ("st_handicap", (9, 5)), ("st_score", (9, 9, 9, 9))):  # fmt: skip
        general.set(name, value)
    second = Hands(general, "setup_main")
    assert not second.waits
    assert second.byte("st_phase") == (BUY if bought else MOBILE)
    left = [whole[0] * 9 // 10, whole[1] * 5 // 10] if bought else [0, 0]
    assert [points(second, side) for side in (RED, BLUE)] == left
    assert any(second.byte("unit_hits", n) for n in range(UNITS)) == (not bought)


@pytest.mark.rule("PG-2.3")
@pytest.mark.parametrize(
    ("first", "second", "said"),
    [((10, 20), (30, 5), "Player 1 wins"), ((10, 20), (5, 30), "Player 2 wins"),
     ((600, 256), (256, 600), "The match is a draw"), ((256, 511), (300, 44), "Player 1 wins"),
     ((0, 255), (255, 256), "Player 2 wins"), ((256, 1), (0, 0), "Player 1 wins")],
)  # fmt: skip
def test_both_games_of_a_match_are_added(
    field: Field, first: tuple[int, int], second: tuple[int, int], said: str
) -> None:
    bench = field.bench
    bench.set("st_match", 2)
    bench.set("st_player", 1)
    words = [value for pair in (first, (second[1], second[0])) for value in pair]
    data = [byte for value in words for byte in value.to_bytes(2, "little")]
    bench.set("st_match_score", data[:4])
    bench.set("st_score", data[4:])
    over = Hands(bench, "match_over")
    one, two = first[0] + second[0], first[1] + second[1]
    assert f"Match: player 1 {one}, player 2 {two}" in over.text[21]
    assert over.text[23].strip().startswith(said) and over.text[23][0] == " "
    over.types(" ")
    assert not over.waits and over.result.a == MENU and field.get("st_match") == 0
    for match, follows in ((0, MENU), (1, SETUP)):
        bench.set("st_match", match)
        over = Hands(bench, "match_over")
        over.types(" ")
        assert not over.waits and over.result.a == follows
        assert field.get("st_match") == 2 * match
