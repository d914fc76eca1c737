"""Squads that a player has made, led by the computer: armed, fresh, the plastic in place."""

from __future__ import annotations

from typing import Any

import pytest

CHENG = 5
"""Who carries the plastic on the squad card."""


@pytest.mark.rule("CA-6.6.1")
@pytest.mark.rule("CA-7.2.1")
@pytest.mark.parametrize("computer", [1, 2, 3])
def test_a_squad_that_was_made_is_armed_and_fresh_whoever_leads_it(
    ambush: Any, computer: int
) -> None:
    """The computer has no page on which its men would get their weapons."""
    for side in (0, 1):
        ambush.call("squad_load", X=side)
    arrays = {"man_endurance": 20, "man_target": 20, "man_explosives": 120, "man_weapons": 100}
    card = {name: ambush.mem[ambush.sym[name] :][:size] for name, size in arrays.items()}
    for number in range(1, 5):
        for name in arrays:  # as the battle before has left them
            ambush.set(name, [3] * arrays[name])
        ambush.set("st_made", [1, 1])
        ambush.set("st_level", 2)
        ambush.call("scenario_setup", st_scenario=number, st_computer=computer)
        for name, size in arrays.items():
            assert ambush.mem[ambush.sym[name] :][:size] == card[name], (number, name)


@pytest.mark.rule("CA-4.11.4")
@pytest.mark.parametrize("expert", range(10))
def test_the_computer_s_plastic_is_with_whom_the_player_named(ambush: Any, expert: int) -> None:
    """It changes places with one of his grenades; nothing is lost, and nobody else's changes."""
    ambush.call("squad_load", X=0)
    at = ambush.sym["man_explosives"]
    card = [list(ambush.mem[at + 20 * k : at + 20 * k + 10]) for k in range(6)]
    ambush.set("man_expert", [int(man == expert) for man in range(10)])
    ambush.set("st_made", [1, 0])
    ambush.call("scenario_setup", st_scenario=2, st_level=2, st_computer=3)
    card[0][CHENG], card[0][expert] = card[0][expert], card[0][CHENG]
    for k in range(6):
        assert list(ambush.mem[at + 20 * k : at + 20 * k + 10]) == card[k]
