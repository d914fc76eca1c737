"""The computer's attack: men gather out of sight, go together, lie down between two rushes."""

from __future__ import annotations

import csv
from fractions import Fraction
from typing import Any

import pytest

from .ambush_book import diagonal, order_points
from .battle import Battle
from .mission import Mission
from .test_computer_march import orders_of, patrol

RAID, BARN, PATROL, STRONGPOINT, CHURCH, FREE_FORM = 2, 4, 6, 7, 8, 11
MR, SQUAD = 1, 10
NONE, PRESS, RUN = range(3)
HUNT, HOLD, REACH, BOMB, FETCH, TAKE = range(6)
OPENLY, ATTACKING, TURNS = 255, 0x80, 4
ROOKIES, AVERAGE, BEST, BEST_ATTACKS, BEST_SEEKS = 1, 2, 3, 4, 6
PLUNGE = 4
"""Overlooked squares that the best enter in a turn of an attack (`data/skills.csv`)."""


def phase(m: Any, waited: int = 0, **given: Any) -> tuple[int, int, int]:
    """Of a fresh side with plastic: squares it enters in sight, its state, its row of weights."""
    Battle(m, scenario=RAID, seed=3)
    m.overlay("COMPUTER")
    state: dict[str, Any] = {"ai_aim": BOMB, "ai_hurry": NONE, "ai_skill": BEST, "ai_first": 0}
    state |= {"st_side": 0, "st_attack": [waited, 0], "man_in_play": [1] * 20}
    state |= {"man_wounds": [0] * 20, "man_endurance": [99] * 20}
    for name, value in {**state, **given}.items():
        m.set(name, value)
    m.call("phase_find")
    at = m.sym
    return m.mem[at["ai_plunge"]], m.mem[at["st_attack"]], m.mem[at["ai_skill"]]


@pytest.mark.rule("W24")
def test_the_best_gather_and_attack_when_all_are_there_and_fresh(ambush: Any) -> None:
    assert phase(ambush) == (0, 0, BEST_ATTACKS)
    begun = (PLUNGE, ATTACKING + TURNS, BEST_ATTACKS)
    assert phase(ambush, waited=1) == begun
    assert phase(ambush, ai_hurry=PRESS) == begun
    assert phase(ambush, waited=ATTACKING + 2)[1] == ATTACKING + 2


@pytest.mark.rule("W24")
def test_others_neither_gather_nor_attack_together(ambush: Any) -> None:
    openly = (OPENLY, 0, BEST)
    for aim in (HOLD, TAKE, REACH):
        assert phase(ambush, ai_aim=aim) == openly
    assert phase(ambush, ai_skill=AVERAGE) == (OPENLY, 0, AVERAGE)
    assert phase(ambush, ai_hurry=RUN) == (OPENLY, 0, BEST_ATTACKS)


@pytest.mark.rule("W24")
def test_the_mission_says_by_which_row_a_side_attacks(ambush: Any, game_folder: Any) -> None:
    text = (game_folder / "data" / "aims.csv").read_text().splitlines()
    rows = list(csv.DictReader(line for line in text if line[0] != "#"))
    assert {int(row["best"]) for row in rows} == {BEST, BEST_ATTACKS, BEST_SEEKS}
    for number, row in enumerate(rows):
        place = {"st_scenario": number // 2, "st_side": number % 2}
        for level, want in ((ROOKIES, 1), (AVERAGE, row["average"]), (BEST, row["best"])):
            assert phase(ambush, ai_skill=level, **place)[2] == int(want), row


@pytest.mark.rule("W24")
def test_in_the_church_the_very_good_go_by_halves_and_do_not_gather(ambush: Any) -> None:
    assert phase(ambush, st_scenario=CHURCH) == (OPENLY, 0, BEST)
    assert phase(ambush, st_scenario=CHURCH, ai_hurry=PRESS) == (OPENLY, 0, BEST)


@pytest.mark.rule("W24")
def test_who_is_sought_too_lets_him_come_before_he_attacks(ambush: Any) -> None:
    """For the turns that `waits` of `data/skills.csv` says, in a battle that no limit ends."""
    free: dict[str, Any] = {"ai_aim": HUNT, "st_scenario": FREE_FORM, "st_limit": [0, 0]}
    for turn, waits in ((3, True), (4, False), (20, False)):
        assert phase(ambush, st_turn=[turn, 0], **free) == (OPENLY, 0, BEST_SEEKS)
        assert bool(ambush.call("waits_for_him").c) == waits


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("before", "moved", "contact", "after"),
    [
        (0, 1, 0, 0),
        (0, 0, 0, 1),
        (3, 0, 0, 4),
        (3, 1, 0, 0),
        (3, 1, 1, ATTACKING + TURNS),
        (ATTACKING + 2, 1, 0, ATTACKING + 1),
        (ATTACKING + 1, 1, 0, 0),
        (ATTACKING + 1, 0, 1, ATTACKING + TURNS),
    ],
)
def test_who_is_seen_has_begun_and_an_attack_that_meets_nobody_ends(
    ambush: Any, before: int, moved: int, contact: int, after: int
) -> None:
    ambush.overlay("COMPUTER")
    state = {"ai_plunge": 0, "ai_moved": moved, "ai_contact": contact, "st_side": 1}
    for name, value in state.items():
        ambush.set(name, value)
    ambush.set("st_attack", [7, before])
    ambush.call("phase_end")
    at = ambush.sym["st_attack"]
    assert [ambush.mem[at], ambush.mem[at + 1]] == [7, after]


@pytest.mark.rule("W24")
@pytest.mark.parametrize(("plunge", "squares"), [(0, 3), (2, 5), (OPENLY, 10)])
def test_a_way_ends_before_it_is_overlooked_or_so_many_squares_after(
    ambush: Any, plunge: int, squares: int
) -> None:
    """Ten squares east, from column 20 to 29; the map of what is overlooked has four in one."""
    Battle(ambush, seed=3).man(0, 19, 40, 3)
    ambush.overlay("COMPUTER")
    size = 3 * 54 // 2
    row = 3 * ((40 - 11) // 2)
    threat = bytearray(size)
    for column in range(23, 49):
        cell = (column - 11) // 2
        threat[row + cell // 8] |= 1 << cell % 8
    ambush.set("ai_threat", threat)
    ambush.set("ai_path_x", [20 + k for k in range(10)])
    ambush.set("ai_path_y", [40] * 10)
    ambush.call("path_hide", zp_actor=0, ai_plunge=plunge, ai_steps=10)
    assert ambush.mem[ambush.sym["ai_steps"]] == squares


@pytest.mark.rule("W24")
def test_between_two_rushes_the_very_good_lie_and_do_not_only_look_round(ambush: Any) -> None:
    men = patrol(ambush, 3, 3)
    falls = [o for n in men for o in orders_of(ambush, n) if o[0] == MR and chr(o[3]) == "F"]
    assert len(falls) == len(men)
    assert all(order[1] for order in falls), "direction 0 is a look round"
    ambush.call("resolve_battle", limit=90_000_000)
    assert all(ambush.mem[ambush.sym["man_posture"] + n] for n in men)


@pytest.mark.rule("W24")
def test_who_gathers_for_an_attack_lies_where_he_ends_the_turn(ambush: Any) -> None:
    """In the barn's first turn he is in the outposts' sight without knowing it."""
    battle = Mission(ambush, BARN, seed=4, level=3)
    ambush.call("turn_begin")
    battle.orders(1, 3)
    assert ambush.mem[ambush.sym["ai_plunge"]] == 0
    for n in battle.fit(1):
        assert ord("F") in {o[3] for o in orders_of(ambush, n) if o[0] == MR}, n


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("scenario", "side", "least", "most"), [(STRONGPOINT, 1, 31, 60), (RAID, 0, 31, 105)]
)
def test_who_goes_with_the_plastic_runs_but_near_it_no_farther_than_he_would_walk(
    ambush: Any, scenario: int, side: int, least: int, most: int
) -> None:
    """On the march 60 points; near it half of the 210 that a walk there may take."""
    battle = Mission(ambush, scenario, seed=4, level=3)
    ambush.call("turn_begin")
    battle.orders(side, 3)
    times = []
    for n in battle.fit(side):
        steps = [o for o in orders_of(ambush, n) if o[0] == MR and o[2]]
        assert {chr(o[3]) for o in steps} <= {"R"}
        rates = [battle.byte("man_" + r, n) for r in ("intelligence", "dexterity", "command")]
        times.append(sum(o[2] * order_points(_run(o[1]), *rates) for o in steps))
    assert least <= max(times) <= most


def _run(direction: int) -> Fraction:
    return diagonal(10) if direction % 2 == 0 else Fraction(10)
