"""Who deploys, who looks away and what follows, key by key on the bench (section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import GERMAN, NOWHERE, SOVIET
from .test_deploy_bench import MAP_MENU, PHASE_ORDERS, PHASE_SAVE, Desk, lay


@pytest.fixture
def desk(kampf: Any) -> Desk:
    return Desk(kampf)


@pytest.mark.rule("KG-4.4.1")
@pytest.mark.rule("KG-4.0.3")
def test_0_deploys_all_and_x_asks_before_it_ends(desk: Desk) -> None:
    desk.types("W0")
    places = {desk.field.place(GERMAN, u) for u in ("A0", "A1", "B0", "B1", "T8")}
    assert len(places) > 3 and all(x <= 20 for x, _ in places)
    assert desk.field.place(GERMAN, "U0") == (NOWHERE, NOWHERE)
    desk.types("W")
    assert desk.cursor == (39, 15), "W begins again"
    desk.types("X")
    assert desk.panel[1].startswith("All deployed? Y/N")
    desk.types("N")
    assert desk.waits and desk.panel[2:] == MAP_MENU
    desk.types("X?")
    assert desk.text[0].strip() == "Deployment"
    desk.types(" \x1b")  # and the data card
    assert desk.panel[1].startswith("All deployed? Y/N") and desk.panel[2:] == MAP_MENU
    desk.types("N")
    desk.types("XY")
    assert not desk.waits


@pytest.mark.rule("KG-4.0.1")
@pytest.mark.rule("KG-4.0.4")
@pytest.mark.rule("KG-4.7.1")
@pytest.mark.rule("KG-1.3.1")
def test_both_players_deploy_one_after_the_other_and_may_save(kampf: Any) -> None:
    for answer, phase in (("N", PHASE_ORDERS), ("Y", PHASE_SAVE)):
        lay(kampf)
        hands = Hands(kampf, "deploy_main", st_human=(1, 1))
        assert hands.text[0].strip() == "Deployment of the Germans"
        hands.types(" ")
        assert hands.text[20].startswith("Square 20,15")
        hands.types("XY")
        assert hands.text[0].strip() == "Deployment of the Soviets"
        hands.types(" ")
        assert hands.text[20].startswith("Square 25,15")
        hands.types("XY")
        assert "Save it on a SAVE disk?" in "\n".join(hands.text)
        hands.types("?")
        assert hands.text[0].strip() == "Saving a set-up"
        hands.types(" ")
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
    assert hands.text[21] == "The computer deploys.", "it takes seconds"
    assert not hands.waits and hands.byte("st_phase") == PHASE_ORDERS
