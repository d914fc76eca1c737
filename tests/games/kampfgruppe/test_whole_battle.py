"""Battles that both computers fight, from the menu to the level of victory."""

from __future__ import annotations

import pytest
from commander import BOTH, Commander

PHASE_ORDERS, PHASE_END = 3, 5
LEVELS = "GERMAN DECISIVE", "GERMAN SUBSTANTIVE", "GERMAN MARGINAL", "DRAW", "SOVIET"


def fought_out(turns: int | None, battle: str = "3") -> tuple[str, int]:
    """A small battle of both computers, nobody at the keys; its last page and its turns."""
    with Commander() as player:
        player.reaches_the_menu()
        player.asks_for_a_battle(BOTH)
        player.builds_a_battle(battle=battle)
        player.sees("END OF TURN 1", within=90)
        if turns is not None:
            player.put("st_last_turn", turns)
        player.sees("THE BATTLE IS OVER", within=2400)
        player.a2.run(seconds=2)
        return player.text, player.byte("st_turn")


@pytest.mark.rule("KG-3.2.1")
@pytest.mark.rule("KG-10.1.1")
def test_both_computers_fight_on_by_themselves_until_the_last_turn() -> None:
    text, turn = fought_out(3)
    assert turn == 3
    assert any(level in text.upper() for level in LEVELS), text


@pytest.mark.slow
@pytest.mark.parametrize(("battle", "turns"), [("3", 20), ("2", 30), ("4", 30)])
def test_a_small_battle_runs_to_its_own_end(battle: str, turns: int) -> None:
    text, turn = fought_out(None, battle)
    assert turn == turns
    assert any(level in text.upper() for level in LEVELS), text
    assert "TOTAL" in text.upper()
