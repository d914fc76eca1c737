"""How the computer takes the squares of the alleys, and makes use of its last turns."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle

ALLEY = 10
REACH, TAKE = 2, 5
PRESS, RUN = 1, 2


@pytest.mark.rule("CA-16.B6.3")
@pytest.mark.parametrize(("left", "hurry"), [(1500, PRESS), (512, PRESS), (511, RUN), (1, RUN)])
def test_in_the_last_two_turns_of_the_alleys_all_run(ambush: Any, left: int, hurry: int) -> None:
    Battle(ambush, scenario=ALLEY, seed=3)
    limit, clock = 1500, 1500 - left
    ambush.set("st_limit", [limit & 255, limit >> 8])
    ambush.set("st_clock", [clock & 255, clock >> 8])
    ambush.call("hurry_find", ai_aim=TAKE, ai_skill=3, ai_first=0, st_side=0)
    assert ambush.mem[ambush.sym["ai_hurry"]] == hurry


@pytest.mark.rule("CA-16.B6.2")
@pytest.mark.parametrize(("aim", "steps"), [(TAKE, 4), (REACH, 3)])
def test_for_a_square_of_the_alleys_a_man_goes_where_a_friend_will_stand(
    ambush: Any, aim: int, steps: int
) -> None:
    """Elsewhere one grenade would take both: he stops a square before."""
    b = Battle(ambush, scenario=ALLEY, seed=3)
    b.man(0, 20, 40, 1)
    b.man(1, 30, 60, 1)
    ambush.overlay("COMPUTER")
    way = {"ai_path_x": [20] * 4, "ai_path_y": [41, 42, 43, 44], "ai_steps": 4}
    claims = {"ai_claim_x": [20] * 20, "ai_claim_y": [40, 44] + [0] * 18}
    state = {"ai_aim": aim, "ai_flee": 0, "ai_danger": 0, "ai_hurry": PRESS, "ai_plunge": 255}
    ambush.call("path_trim", zp_actor=0, zp_man=0, ai_first=0, **state, **way, **claims)
    assert ambush.mem[ambush.sym["ai_steps"]] == steps
