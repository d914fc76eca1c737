"""What the pages at the end of a turn, and of a battle, tell a newcomer."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ..bench_hands import Hands
from .field import NOWHERE, Field
from .test_pages_bench import lay

BOOK = (
    "armour 10 and its front armour", "gun or truck 10", "120 mm mortar 5", "other mortars 3",
    "machine gun 2", "man of the infantry 1", "armour 20, gun or truck 10, man 5", "20 a selection",
    "250 at most", "total is doubled", "200 German decisive", "150 substantive", "110 marginal",
    "92 draw", "67 Soviet marginal", "51 substantive",
)  # fmt: skip


@pytest.mark.rule("KG-10.2.1")
@pytest.mark.rule("KG-10.2.2")
@pytest.mark.rule("KG-10.2.3")
@pytest.mark.rule("KG-10.2.5")
@pytest.mark.rule("KG-10.2.6")
@pytest.mark.parametrize("turn", [4, 20], ids=["turn", "battle"])
def test_a_question_mark_tells_what_the_points_are_for(kampf: Any, turn: int) -> None:
    lay(Field(kampf), turn)
    hands = Hands(kampf, "report_main", st_phase=5)
    page = hands.text
    hands.types("?")
    assert hands.text[0].strip() == "Help: points and victory"
    told = re.sub(" +", " ", " ".join(hands.text))
    assert [words for words in BOOK if words not in told] == []
    assert max(len(row) for row in hands.text) <= 39 and hands.text[22] == " Press any key"
    hands.types("7")
    assert hands.text == page


@pytest.mark.rule("KG-10.1.1")
def test_the_level_is_only_so_far_until_the_battle_is_over(kampf: Any) -> None:
    levels = []
    for turn in (19, 20):
        lay(Field(kampf), turn)
        levels.append(Hands(kampf, "report_main", st_phase=5).text[18].strip())
    assert levels[0] == "So far: " + levels[1] and "victory" in levels[1]


@pytest.mark.rule("KG-10.2.6")
@pytest.mark.parametrize("kill", [None, 0, 1, 2, 3], ids=str)
def test_what_the_sides_began_with_makes_no_victory_before_a_kill(
    kampf: Any, kill: int | None
) -> None:
    """A German assault's first page spoke of a decisive victory before a shot was fired."""
    for turn, over in ((4, False), (30, True)):
        lay(Field(kampf), turn)
        kampf.set("unit_x", [NOWHERE] * 378)
        kampf.set("st_unused", [250, 0, 10, 0])
        kampf.set("st_kill_points", [int(byte == kill) for byte in range(4)])
        level = Hands(kampf, "report_main", st_phase=5, st_battle=1).text[18].strip()
        if kill is None and not over:
            assert level == "So far: nothing won or lost"
        else:
            assert level.endswith("victory") and level.startswith("So far: ") == (not over)


@pytest.mark.rule("KG-4.6.1")
@pytest.mark.parametrize(("battle", "side"), [(1, 0), (3, 1)], ids=["German", "Soviet"])
def test_an_attacker_in_the_area_has_won_something(kampf: Any, battle: int, side: int) -> None:
    """He who defends scores nothing there."""
    for stands, told in ((side, "victory"), (1 - side, "nothing won or lost")):
        lay(Field(kampf))
        kampf.set("unit_x", [NOWHERE] * 378)
        kampf.set("st_kill_points", [0] * 4)
        Field(kampf).unit(stands, "A0", ("PANTHER", "S-TRUCK")[stands], 2, 30, 30)
        page = Hands(kampf, "report_main", st_phase=5, st_battle=battle).text
        assert page[18].strip().endswith(told)


@pytest.mark.rule("KG-AM.18")
def test_the_pages_of_losses_say_that_a_key_goes_on(kampf: Any) -> None:
    lay(Field(kampf), 20)
    hands = Hands(kampf, "report_main")
    hands.types("5")
    for _ in range(2):
        assert hands.text[1].startswith("any key")
        hands.types(" ")
    assert hands.text[1].strip() == "The battle is over"


@pytest.mark.rule("KG-AM.18")
@pytest.mark.parametrize("goal", [(6, 8), (59, 59), (0, 0), (25, 31)])
def test_the_map_behind_the_last_page_opens_at_the_objective(
    kampf: Any, goal: tuple[int, int]
) -> None:
    """The cursor lay far off, or never moved; the combat left the window elsewhere, and a battle
    from a disk has none yet."""
    lay(Field(kampf), 20)
    x, y = goal
    hands = Hands(
        kampf, "report_main", st_objective_x=[x, x], st_objective_y=[y, y], st_cursor_x=40,
        st_cursor_y=3, view_x=20, view_y=12, st_map_rows=60, framed=0,
    )  # fmt: skip
    hands.types("4")
    left, top = hands.byte("view_x"), hands.byte("view_y")
    assert 0 <= x - left < 20 and 0 <= y - top < 10
    assert (hands.byte("framed"), hands.byte("framed_x"), hands.byte("framed_y")) == (
        1, x - left, y - top,
    )  # fmt: skip
