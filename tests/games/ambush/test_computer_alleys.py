"""How the computer's men go where friends will stand: in the alleys, and in a patrol's file."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle

RAID, INFILTRATION, PATROL, CHURCH, ALLEY = 2, 3, 6, 8, 10
REACH, TAKE = 2, 5
PRESS, RUN = 1, 2
NOBODY = 255


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
    state: dict[str, Any] = {"ai_carrier": NOBODY, "man_passed": [0] * 20}
    state |= {"ai_aim": aim, "ai_flee": 0, "ai_danger": 0, "ai_hurry": PRESS, "ai_plunge": 255}
    ambush.call("path_trim", zp_actor=0, zp_man=0, ai_first=0, **state, **way, **claims)
    assert ambush.mem[ambush.sym["ai_steps"]] == steps


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("scenario", "danger", "free", "steps"),
    [
        (INFILTRATION, 0, 2, 4),
        (INFILTRATION, 0, 3, 3),
        (INFILTRATION, 1, 2, 2),
        (CHURCH, 0, 2, 4),
        (CHURCH, 1, 2, 2),
        (PATROL, 0, 2, 4),
        (PATROL, 1, 2, 2),
        (RAID, 0, 2, 2),
    ],
)
def test_ten_men_on_one_way_pass_those_ahead_while_no_enemy_is_near(
    ambush: Any, scenario: int, danger: int, free: int, steps: int
) -> None:
    """For fewer than three free squares nobody waits for those ahead in these scenarios."""
    b = Battle(ambush, scenario=scenario, seed=3)
    b.man(0, 20, 40, 1)
    for n in range(1, 5):
        b.man(n, 30, 60, 1)
    ambush.overlay("COMPUTER")
    way = {"ai_path_x": [20] * 4, "ai_path_y": [41, 42, 43, 44], "ai_steps": 4}
    rows = [40] + [41 + k if k >= free else 60 for k in range(4)]
    claims = {"ai_claim_x": [20] * 20, "ai_claim_y": rows + [0] * 15}
    state: dict[str, Any] = {
        "ai_aim": REACH,
        "ai_flee": 0,
        "ai_danger": danger,
        "ai_hurry": PRESS,
        "ai_skill": 0,
    }
    state |= {"ai_plunge": 255, "st_scenario": scenario, "ai_carrier": NOBODY}
    state |= {"man_passed": [0] * 20}
    ambush.call("path_trim", zp_actor=0, zp_man=0, ai_first=0, **state, **way, **claims)
    assert ambush.mem[ambush.sym["ai_steps"]] == steps
