"""What each man did in a battle, and the roll of both squads at its end."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import keys, text
from .battle import Battle
from .phase_bench import CHENG, GRUBER, PADOOKA, begin_battle, put


def told(battle: Battle, name: str, man: int) -> list[Any]:
    return [event for event in battle.movie() if event[1] == name and event[2] == man]


@pytest.mark.rule("CA-12.10.1")
def test_shots_hits_and_men_brought_down_are_counted_as_the_movie_tells(ambush: Any) -> None:
    """One who fires at one who cannot: what the movie tells of them is what is counted."""
    fired = hits = downed = 0
    for seed in range(1, 9):
        battle = Battle(ambush, seed=seed)
        battle.man(0, 20, 27, 1, "FA0199 FA0199")
        battle.man(10, 20, 30, 5, "WA99 WA99")
        battle.weapons(0, "M*")
        battle.turn(200, command=None)
        shots = told(battle, "FIRE", 0)
        down = told(battle, "SHOCK", 10) + told(battle, "DEAD", 10)
        assert battle["man_fired", 0] == len(shots)
        assert battle["man_hits", 0] == len(told(battle, "HIT", 10))
        assert battle["man_downed", 0] == bool(down)
        assert [battle[name, 10] for name in ("man_fired", "man_hits", "man_downed")] == [0] * 3
        fired += battle["man_fired", 0]
        hits += battle["man_hits", 0]
        downed += battle["man_downed", 0]
    assert fired > 8 and hits > 2 and downed > 0


@pytest.mark.rule("CA-12.6.1")
def test_a_blast_counts_for_whoever_threw_and_no_friend_counts(ambush: Any) -> None:
    counted = 0
    for seed in range(1, 7):
        battle = Battle(ambush, seed=seed)
        battle.man(0, 20, 26, 1, "PF EF2030 WA99")
        battle.man(1, 21, 30, 1, "WA99")  # a friend in the blast
        battle.man(10, 20, 30, 5, "WA99")
        battle.weapons(0, "F")
        battle.turn(150, command=None)
        assert battle["man_hits", 0] == len(told(battle, "HIT", 10))
        counted += battle["man_hits", 0]
    assert counted > 0


def test_the_roll_tells_of_every_man_in_play(ambush: Any) -> None:
    m = begin_battle(ambush)
    for man, wounds in ((PADOOKA, 0), (CHENG, 12), (GRUBER, 99)):
        put(m, "man_wounds", man, wounds)
    for name, man, value in (
        ("man_fired", PADOOKA, 255), ("man_hits", PADOOKA, 17), ("man_downed", PADOOKA, 3),
        ("man_fired", GRUBER, 4),
    ):  # fmt: skip
        put(m, name, man, value)
    m.overlay("REPORT")
    m.set("st_winner", 1)
    keys(m, "  ")
    m.call("result_page")
    rows = [row.split() for row in text(m.mem)]
    assert rows[0] == ["AMERICANS", "Wounds", "Bursts", "Hits", "Down"]
    assert rows[1] == ["Padooka", "unhurt", "255", "17", "3"]
    assert rows[2] == ["Cheng", "hurt", "12", "0", "0", "0"]
    assert rows[12] == ["GERMANS", "Wounds", "Bursts", "Hits", "Down"]
    assert rows[13] == ["Gruber", "dead", "4", "0", "0"]
    assert not rows[3] and not rows[14]
