"""Fire, grenades and hand-to-hand combat in a turn: rules of sections 3.3 and 12."""

from __future__ import annotations

from typing import Any

import pytest

from . import ambush_book as book
from .battle import Battle, named

OPEN = (31, 20)


def face_to_face(ambush: Any, mine: str, theirs: str, seed: int = 1, distance: int = 6) -> Battle:
    """Two average riflemen in the street, each in the other's sight."""
    b = Battle(ambush, seed=seed)
    b.man(0, *OPEN, 1, mine, intelligence=6, dexterity=6, observation=10)
    b.man(10, OPEN[0], OPEN[1] + distance, 5, theirs, intelligence=6, dexterity=6, observation=10)
    for n in (0, 10):
        b.weapons(n, "R* K")
    b["man_sees_lo", 0] = b["man_sees_lo", 10] = 1
    return b


def first_shots(b: Battle) -> tuple[int, int]:
    """When each of the two fired first; 99 for never."""
    events = b.turn(60)
    shots = [[e[0] for e in named(events, "FIRE", n)] + [99] for n in (0, 10)]
    return shots[0][0], shots[1][0]


@pytest.mark.rule("CA-3.3.2")
@pytest.mark.parametrize(
    ("mine", "theirs"), [((9, 6), (4, 4)), ((6, 9), (4, 4)), ((8, 8), (6, 6)), ((7, 7), (6, 5))]
)
def test_the_quicker_of_two_with_like_weapons_fires_first(
    ambush: Any, mine: tuple[int, int], theirs: tuple[int, int]
) -> None:
    for quick, slow, n in ((mine, theirs, 0), (theirs, mine, 1)):
        b = face_to_face(ambush, "FS3126", "FS3120")
        for man, (dexterity, intelligence) in ((0, quick), (10, slow)):
            b["man_dexterity", man], b["man_intelligence", man] = dexterity, intelligence
            b["man_firing", man] = 1
        shots = first_shots(b)
        assert shots[n] < shots[1 - n]


@pytest.mark.rule("CA-3.3.2")
def test_a_machine_gun_is_quicker_than_a_better_man_with_a_rifle(ambush: Any) -> None:
    b = face_to_face(ambush, "FS3126", "FS3120")
    b.weapons(10, "M* K")
    b["man_issued", 10] = 3
    b["man_dexterity", 0] = b["man_intelligence", 0] = 10
    b["man_dexterity", 10] = b["man_intelligence", 10] = 3
    mine, theirs = first_shots(b)
    assert theirs < mine


@pytest.mark.rule("CA-12.3.1")
def test_area_fire_takes_the_enemy_whom_it_is_likeliest_to_hit(ambush: Any) -> None:
    for near, far in ((10, 11), (11, 10)):
        b = Battle(ambush)
        b.man(0, *OPEN, 1, "FA0130", intelligence=6, dexterity=6, observation=10)
        b.weapons(0, "R* K")
        b.man(near, 31, 24, 5)
        b.man(far, 31, 32, 5)
        b["man_sees_lo", 0] = 0b11
        (shot, *_) = named(b.turn(40), "FIRE", 0)
        assert shot[3:] == (31, 24)


@pytest.mark.rule("CA-12.3.1")
@pytest.mark.parametrize("prone", [0, 1])
def test_area_fire_passes_over_an_enemy_below_the_chance_ordered(ambush: Any, prone: int) -> None:
    village = book.Village()
    # firing marksmanship 5, an eye of 10, a rifle, a target that lies or stands still
    seen = book.terrain(village, OPEN, (31, 32))
    chance = int(100 * book.hit(seen, 5, 1.0, bool(prone), 0, area=True))
    keep = bytes(ambush.mem)
    for least, fires in ((chance - 1, True), (chance + 2, False)):
        ambush.mem[:] = keep
        b = face_to_face(ambush, f"FA{least}30", "WA99", distance=12)
        b["man_posture", 10] = prone
        assert bool(named(b.turn(40), "FIRE", 0)) == fires


@pytest.mark.rule("CA-12.3.2")
@pytest.mark.parametrize(
    ("text", "taken"), [("FA5009", 0), ("FA5010", 1), ("FA5099", 1), ("FA50100", 0)]
)
def test_area_fire_lasts_10_to_99_points(ambush: Any, text: str, taken: int) -> None:
    result = ambush.call("order_read", line_buffer=text.encode() + b"\0")
    assert result.c == 1 - taken


@pytest.mark.rule("CA-12.4.5")
def test_ducking_takes_time_but_no_energy(ambush: Any) -> None:
    keep = bytes(ambush.mem)
    ducked = 0
    for seed in range(1, 9):
        ambush.mem[:] = keep
        b = Battle(ambush, seed=seed)
        b.man(0, 31, 46, 1, "FA0199", observation=10, firing=1)
        b.weapons(0, "M* K")
        b.man(10, 31, 50, 5, "FA0199", observation=10, firing=1, intelligence=6, dexterity=6)
        b.weapons(10, "R* K")
        b["man_sees_lo", 0] = b["man_sees_lo", 10] = 1
        events = b.turn(60, command=2)
        if named(events, "HIT", 10):
            continue
        ducked += len(named(events, "DUCK", 10))
        shots = len(named(events, "FIRE", 10))
        left = sum(
            b["man_energy_" + p, 10] * k for p, k in (("f", 1 / 256), ("lo", 1), ("hi", 256))
        )
        # a rifle shot costs 5, watching .3 a point of time
        assert 198 - left <= 5 * shots + 0.3 * 60 + 0.1
    assert ducked


@pytest.mark.rule("CA-12.6.1")
@pytest.mark.parametrize(
    ("square", "endurance", "thrown"), [("3126", 99, 1), ("3824", 99, 0), ("3134", 20, 0)]
)
def test_a_throw_needs_a_line_of_sight_and_the_energy(
    ambush: Any, square: str, endurance: int, thrown: int
) -> None:
    """3134 is 14 squares off: 98 points of energy, and he has 60 after his rest."""
    b = face_to_face(ambush, f"EF{square} MR11R", "")
    b.weapons(0, "F+ F R")
    b["man_endurance", 0] = endurance
    b["man_in_play", 10] = 0
    events = b.turn(50)
    assert len(named(events, "THROW", 0)) == thrown
    if not thrown:
        assert named(events, "MOVE", 0)[0][0] == 10, "passed over without cost"


@pytest.mark.rule("CA-12.6.6")
def test_the_thrower_turns_to_his_mark_and_pays_for_it(ambush: Any) -> None:
    b = face_to_face(ambush, "EF3126", "")
    b.weapons(0, "F+ F R")
    b["man_facing", 0] = 3
    b["man_in_play", 10] = 0
    events = b.turn(60)
    assert [(e[0], e[1]) for e in events if e[2] == 0 and e[1] in ("FACE", "THROW")] == [
        (10, "FACE"),
        (30, "THROW"),
    ]
    assert b["man_facing", 0] == 1


def locked(ambush: Any, seed: int, **state: int) -> Battle:
    """A blow that hardly ever lands: both men are the worst of fighters with bare hands."""
    b = face_to_face(ambush, "HH MR11R", "WA20 MR51R", seed=seed, distance=0)
    for n in (0, 10):
        b.weapons(n, "R")
        b["man_fighting", n] = 1
        for name, value in state.items():
            b["man_" + name, n] = value
    return b


@pytest.mark.rule("CA-12.8.4")
@pytest.mark.rule("CA-12.8.11")
def test_the_lock_lasts_to_the_end_of_the_turn_and_then_orders_go_on(ambush: Any) -> None:
    keep = bytes(ambush.mem)
    for seed in range(1, 30):
        ambush.mem[:] = keep
        b = locked(ambush, seed)
        events = b.turn(60)
        if named(events, "HIT"):
            continue
        assert not named(events, "MOVE"), "nobody leaves while the turn lasts"
        assert [e[0] for e in named(events, "FIGHT", 0)][:3] == [15, 30, 45]
        assert b["man_order_count", 10] == 2, "his orders wait"
        assert b["man_facing", 10] == 5
        b["man_x", 0] = 45  # the attacker is gone
        b.orders(0, "")
        moved = named(b.turn(60), "MOVE", 10)
        assert moved and moved[0][0] <= 30, "the time he had waited before counts"
        return
    pytest.fail("every fight ended in a wound")


@pytest.mark.rule("CA-12.8.4")
def test_the_lock_ends_when_one_of_the_two_is_down(ambush: Any) -> None:
    keep = bytes(ambush.mem)
    for seed in range(1, 60):
        ambush.mem[:] = keep
        b = locked(ambush, seed)
        b["man_fighting", 0] = 10
        b.weapons(0, "B+ R+")
        b.orders(0, "HH MR31R")
        events = b.turn(250)
        downs = named(events, "SHOCK", 10) + named(events, "DEAD", 10)
        if downs and not named(events, "HIT", 0):
            moved = named(events, "MOVE", 0)
            assert moved and moved[0][0] > downs[0][0]
            return
    pytest.fail("nobody went down")


@pytest.mark.rule("CA-12.10.3")
@pytest.mark.slow
def test_half_the_men_hit_by_a_shot_scream_and_all_who_are_stabbed(ambush: Any) -> None:
    keep = bytes(ambush.mem)
    hit = screams = 0
    for seed in range(1, 120):
        ambush.mem[:] = keep
        b = face_to_face(ambush, "FS3126", "", seed=seed)
        b["man_firing", 0] = 10
        b["man_sees_lo", 10] = 0
        events = b.turn(30)
        hit += len(named(events, "HIT", 10))
        screams += len(named(events, "SCREAM", 10))
    assert hit > 60
    assert abs(screams / hit - 0.5) < 4 * 0.5 / hit**0.5  # four standard deviations
    stabbed = cried = 0
    for seed in range(1, 20):
        ambush.mem[:] = keep
        b = locked(ambush, seed)
        b["man_fighting", 0] = 10
        b.weapons(0, "B+ R+")
        events = b.turn(60)
        stabbed += len(named(events, "HIT", 10))
        cried += len(named(events, "SCREAM", 10))
    assert stabbed and cried == stabbed
