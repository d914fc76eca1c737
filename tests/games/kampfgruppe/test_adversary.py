"""The adversary that climbs for a plan, and the computer as it once was."""

from __future__ import annotations

from typing import Any

import pytest

from ...programs.ladder import interval
from .adversary import JUDGED, climb
from .battle_match import BATTLES, COMPUTER, Match
from .older_computer import FIRST, OLDER, weights

SCENARIOS = [(battle, side) for battle in range(5) for side in (0, 1)]
MOST = 0.55
NAMES = [f"{BATTLES[battle]} {'GS'[side]}".replace(" ", "-") for battle, side in SCENARIOS]


@pytest.mark.slow
def test_an_older_computer_plays_by_its_own_weights_and_leaves_those_of_now(kampf: Any) -> None:
    kampf.overlay("computer")
    labels = [label for older in OLDER for label in weights(older.version)]
    before = {label: kampf.mem[kampf.sym[label]] for label in labels}
    assert before["w_tank_range"] != weights("first")["w_tank_range"][0]
    match = Match(kampf, 3, 1)
    now, then = match.play(COMPUTER, COMPUTER), match.play(COMPUTER, FIRST)
    assert then.points != now.points
    kampf.overlay("computer")
    assert {label: kampf.mem[kampf.sym[label]] for label in labels} == before


@pytest.mark.slow
def test_the_climb_is_the_same_every_time(kampf: Any) -> None:
    found = [climb(kampf, 1, 1, tries=10, judged=2) for _ in range(2)]
    assert found[0] == found[1] and 0 <= found[0].share <= 1


@pytest.mark.thorough
@pytest.mark.parametrize(("battle", "side"), SCENARIOS, ids=NAMES)
def test_a_climber_with_500_battles_finds_no_plan_that_mostly_wins(
    kampf: Any, battle: int, side: int
) -> None:
    """At most 55 %; the lower end of the interval counts, as in the ladder."""
    found = climb(kampf, battle, side)
    assert interval(round(found.share * JUDGED), JUDGED)[0] <= MOST, found.plan
