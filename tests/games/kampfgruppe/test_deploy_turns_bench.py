"""Who deploys, who looks away and what follows, key by key on the bench (section 4)."""

from __future__ import annotations

from typing import Any

import pytest
from bench_hands import Hands
from field import GERMAN, SOVIET
from test_deploy_bench import PHASE_ORDERS, PHASE_SAVE, lay


@pytest.mark.rule("KG-4.0.1")
@pytest.mark.rule("KG-4.0.4")
@pytest.mark.rule("KG-4.7.1")
@pytest.mark.rule("KG-1.3.1")
def test_both_players_deploy_one_after_the_other_and_may_save(kampf: Any) -> None:
    for answer, phase in (("N", PHASE_ORDERS), ("Y", PHASE_SAVE)):
        lay(kampf)
        hands = Hands(kampf, "deploy_main", st_human=(1, 1))
        assert hands.text[0] == "Deployment of the Germans"
        hands.types(" ")
        assert hands.text[20].startswith("Square 20,15")
        hands.types("XY")
        assert hands.text[0] == "Deployment of the Soviets"
        hands.types(" ")
        assert hands.text[20].startswith("Square 25,15")
        hands.types("XY")
        assert "Save it on a SAVE disk?" in "\n".join(hands.text)
        hands.types(answer)
        assert not hands.waits
        assert hands.byte("st_phase") == phase
        if phase == PHASE_SAVE:
            assert hands.byte("st_next_phase") == PHASE_ORDERS
        assert hands.byte("shown_all") == 0


@pytest.mark.rule("KG-4.0.1")
@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-4.0.4")
def test_one_player_deploys_his_side_and_the_computer_the_other(kampf: Any) -> None:
    for side, line in ((GERMAN, 20), (SOVIET, 25)):
        field = lay(kampf)
        human = [int(side == n) for n in (GERMAN, SOVIET)]
        hands = Hands(kampf, "deploy_main", st_human=human, shown_all=1)
        assert hands.text[20].startswith(f"Square {line},15"), "nobody to look away"
        assert field.place(side, "A0")[1] == 0, "at the top"
        assert hands.byte("st_side") == side
        hands.types("XYN")
        assert not hands.waits and hands.byte("st_phase") == PHASE_ORDERS
        other = 1 - side
        assert field.place(other, "A0")[1] > 0, "AUTO DEPLOY"


@pytest.mark.rule("KG-4.0.3")
def test_two_computers_ask_nobody(kampf: Any) -> None:
    lay(kampf)
    hands = Hands(kampf, "deploy_main", st_human=(0, 0))
    assert not hands.waits and hands.byte("st_phase") == PHASE_ORDERS
