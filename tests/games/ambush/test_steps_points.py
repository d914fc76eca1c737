"""The turn point by point: what happens when, and after RESET (3.3, 5.1, 10, 12)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .stage import AREA, FIGHT, NEVER, NO_MAN, NONE, ORDER, READY, SHOT, TURN, Stage
from .test_sight import draw
from .test_steps_turn import fired, in_sight, still, watch

MEN = [0, 9, 10, 19]


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


# --- point by point --------------------------------------------------------------------------


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-5.1.1")
def test_steps_end_at_their_own_point(ambush: Any) -> None:
    """Men of both squads, steps of different lengths: each takes effect when its time is up."""
    s = Stage(ambush, now=0)
    waits = {0: 10, 4: 10, 9: 11, 10: 10, 15: 30, 19: 9}
    for man, points in waits.items():
        s.man(man, 12 + man, 30 if man < 10 else 60, 1, f"WA{points} SB")
    ambush.set("st_turn_length", 40)
    ambush.set("turn_under_way", 0)
    ambush.call("resolve_turn", limit=20_000_000)
    sneaks = sorted((e[0], e[2]) for e in s.movie() if e[1] == "SNEAK")
    assert sneaks == sorted((points + 1, man) for man, points in waits.items())
    assert ambush.mem[ambush.sym["turn_under_way"]] == 0
    assert ambush.word("st_clock") == 41


@pytest.mark.rule("CA-3.3.1")
def test_who_comes_first_at_one_point_is_drawn(ambush: Any) -> None:
    """Nobody's step is left out, and each of the twenty comes first now and then."""
    first = set()
    s = Stage(ambush, now=0)
    for number in range(60):
        for man in range(20):
            s.man(man, 12 + man, 30 if man < 10 else 60, 1, "WA10 SB")
            s["man_sneaking", man] = 0
        ambush.set("st_clock", [1, 0])
        ambush.set("st_turn_length", 11)
        ambush.set("turn_under_way", 0)
        ambush.set("rng_seed", [number, 5, 77, 3])
        ambush.call("resolve_turn", limit=20_000_000)
        order = [e[2] for e in s.movie() if e[1] == "SNEAK"]
        assert sorted(order) == list(range(20))
        first.add(order[0])
    assert len(first) >= 15


@pytest.mark.rule("CA-12.9.1")
@pytest.mark.rule("CA-12.3.1")
def test_an_aimed_shot_hits_where_area_fire_does_not(ambush: Any, him: int) -> None:
    """FS .94 and FA .71 at the same man: a die of .8 tells them apart."""
    enemy = 19 - him
    for kind in (SHOT, AREA):
        s = Stage(ambush, now=40)
        watch(s, him)
        s["man_observation", him] = 5
        s.man(enemy, 30, 36, 1)
        in_sight(s, him, enemy)
        s["man_target", him] = enemy
        if kind == SHOT:
            s.orders(him, "FS3036 WA20")
            s["man_target", him] = enemy
            s["act_energy_f", him], s["act_energy_lo", him], s["act_energy_hi", him] = 0, 5, 0
        s["act_kind", him] = kind
        s.seed(lambda d: 195 <= d[1] <= 225 and d[3] > 60)
        if kind == SHOT:
            s.changes("shot_aimed", zp_actor=him)
        else:
            s.changes("area_fire")
        assert len(fired(s)) == 1
        assert s["hurt_count", 0] == (kind == SHOT), kind


@pytest.mark.rule("CA-3.3.2")
@pytest.mark.rule("CA-3.3.3")
def test_the_sounds_of_battle(ambush: Any) -> None:
    """A crack for a rifle, a burst for the others, a blast, a scream."""
    sounds = "sound_shot sound_burst sound_blast sound_scream".split()

    def heard(s: Stage, routine: str, **given: int) -> list[str]:
        for k, name in enumerate(sounds):
            ambush.set(name, [0xEE, k, 1, 0x60])  # inc 0100+k, far below the stack, rts
        ambush.mem[0x100:0x104] = bytes(4)
        s.changes(routine, **given)
        return [name for k, name in enumerate(sounds) if ambush.mem[0x100 + k]]

    for held, sound in (("R*", "sound_shot"), ("A*", "sound_burst"), ("M*", "sound_burst")):
        s = Stage(ambush, now=40)
        s.man(0, 30, 30, 1, issued={"M": 3, "A": 4, "R": 5}[held[0]])
        s.weapons(0, held)
        s.man(19, 30, 36, 1)
        still(s)
        assert heard(s, "shot_fire", A=0, zp_actor=0, zp_other=19) == [sound]
    for kind in (1, 2):
        s = Stage(ambush, now=40)
        assert heard(s, "explode", A=kind, zp_to_x=30, zp_to_y=30) == ["sound_blast"]
    s = Stage(ambush, now=40)
    s.man(0, 30, 30)
    s.seed(lambda d: d[2] < 128)
    ambush.call("hurt_add", X=0, A=0)
    assert heard(s, "hurt_apply") == ["sound_scream"]


def at_points(ambush: Any, routine: str, low: int) -> Any:
    """Replaces a routine: it writes down the points at which it is called, below the stack."""
    now, at = ambush.sym["zp_now"], 0x100 + low
    ambush.set(routine, [0xAE, low, 1, 0xA5, now, 0x9D, low + 1, 1, 0xEE, low, 1, 0x60])
    ambush.mem[at] = 0
    return lambda: list(ambush.mem[at + 1 : at + 1 + ambush.mem[at]])


@pytest.mark.rule("CA-10.1.2")
@pytest.mark.rule("CA-6.7.1")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("busy", [False, True])
def test_when_all_look_about_and_command_is_rated(ambush: Any, busy: bool) -> None:
    """Every 25 points of the battle and every 10 of the turn, in quiet and while men act."""
    s = Stage(ambush, now=0)
    if busy:
        for man in range(20):
            s.man(man, 12 + man, 30 if man < 10 else 60, 1, "WA10 SB WA10 SE WA11 SB WA12 SE WA20")
    ambush.set("st_clock", [30, 0])
    ambush.set("st_turn_length", 100)
    ambush.set("turn_under_way", 0)
    looks, rates = at_points(ambush, "sight_all", 0), at_points(ambush, "control_update", 32)
    ambush.call("resolve_turn", limit=20_000_000)
    assert looks() == [20, 45, 70, 95]
    assert rates() == list(range(10, 101, 10))


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-12.6.5")
def test_a_fuse_burns_while_nothing_else_happens(ambush: Any) -> None:
    s = Stage(ambush, now=0)
    for time in (30, 31, 60, 100):
        ambush.call("fuse_add", A=2, zp_time=[time, 0], zp_to_x=20, zp_to_y=20, zp_actor=3)
    ambush.set("st_turn_length", 90)
    ambush.set("turn_under_way", 0)
    ambush.call("resolve_turn", limit=20_000_000)
    assert [e[0] for e in s.movie() if e[1] == "BLAST"] == [30, 31, 60]
    assert s["fuse_lo", 0] == 10


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-12.8.6")
def test_blows_that_follow_are_no_jumps(ambush: Any) -> None:
    """HH among average men with rifles: .24 a blow (W16), struck after 15 points by both."""
    hits = 0
    s = Stage(ambush, now=0)
    for number in range(60):
        for man in (4, 15):
            s.man(man, 30, 30, 1, "HH" if man == 4 else "WA50", wounds=0, posture=0, fighting=5)
        ambush.set("st_turn_length", 16)
        ambush.set("turn_under_way", 0)
        ambush.set("rng_seed", [number, 9, 3, 3 * number % 256])
        ambush.call("resolve_turn", limit=20_000_000)
        assert len([e for e in s.movie() if e[1] == "FIGHT"]) == 2
        hits += len([e for e in s.movie() if e[1] == "HIT"])
    assert hits == pytest.approx(120 * 0.24, abs=13)


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-5.1.1")
def test_a_turn_that_reset_cut_short_goes_on(ambush: Any) -> None:
    """Wherever the key is pressed, everyone does all his orders, once, and the clock moves once."""
    for cut in (9_000, 15_000, 30_000, 60_000, 90_000):
        s = Stage(ambush, now=0)
        for man in (0, 9, 10, 19):
            s.man(man, 12 + man, 30 if man < 10 else 60, 1, "WA10 SB WA20 MR31R")
        ambush.set("st_turn_length", 80)
        ambush.set("turn_under_way", 0)
        try:
            ambush.call("resolve_turn", limit=cut)
            continue
        except TimeoutError:
            assert ambush.word("st_clock") == 1
        ambush.call("resolve_turn", limit=20_000_000)
        assert ambush.word("st_clock") == 81
        assert ambush.mem[ambush.sym["turn_under_way"]] == 0
        for man in (0, 9, 10, 19):
            assert (s["man_sneaking", man], s["man_order_count", man]) == (1, 0), (cut, man)
            assert s["man_x", man] == 13 + man


@pytest.mark.rule("CA-3.3.1")
def test_after_reset_only_who_was_cut_short_between_steps_begins_anew(ambush: Any) -> None:
    kinds = {
        0: (ORDER, NEVER),
        3: (TURN, NEVER),
        9: (ORDER, 20),
        10: (READY, NEVER),
        12: (NONE, NEVER),
    }
    under_way = ambush.sym["turn_under_way"]
    with pytest.raises(TimeoutError):
        ambush.mem[under_way] = 0
        Stage(ambush, now=0)
        ambush.call("resolve_turn", limit=40_000)
    mark = ambush.mem[under_way]
    s = Stage(ambush, now=0)
    for man, (kind, wake) in {**kinds, 19: (FIGHT, NEVER), 5: (FIGHT, NEVER)}.items():
        s.man(man, 12 + man, 30 if man < 10 else 60, 1, "WA10 SB")
        s["act_kind", man], s["act_wake", man], s["act_since", man] = kind, wake, 10
        s["act_energy_f", man] = s["act_energy_lo", man] = s["act_energy_hi", man] = 0
    s["fight_with", 19], s["fight_with", 5] = 5, 19
    s["man_x", 5], s["man_y", 5] = s["man_x", 19], s["man_y", 19]
    ambush.set("st_turn_length", 60)
    ambush.mem[under_way] = mark
    ambush.set("point_kept", 15)
    ambush.call("resolve_turn", limit=20_000_000)
    done = {e[2]: e[0] for e in s.movie() if e[1] == "SNEAK"}
    assert done == {0: 26, 3: 26, 9: 21, 10: 26, 12: 26}  # 12 was beginning his first step
    assert {s["fight_with", 5], s["fight_with", 19]} == {NO_MAN}  # the end of the turn parts them


@pytest.mark.rule("CA-10.9.1")
@pytest.mark.parametrize("prone", [(1, 1), (1, 0), (0, 1)])
def test_two_prone_men_with_a_hedge_between_see_each_other_only_side_by_side(
    ambush: Any, him: int, prone: tuple[int, int]
) -> None:
    enemy = 19 - him
    hedges = {(x, y): 4 << 2 | 4 << 5 for x in range(26, 36) for y in range(26, 36)}
    s = Stage(ambush)
    draw(ambush, hedges)
    s.man(him, 30, 30, 0, posture=prone[0])
    for x in range(28, 33):
        for y in range(28, 33):
            s.man(enemy, x, y, 0, posture=prone[1])
            ambush.call("pairs_forget")
            near = max(abs(x - 30), abs(y - 30)) <= 1
            for a, b in ((him, enemy), (enemy, him)):
                assert ambush.call("pair_view", X=a, Y=b).c == (near or prone != (1, 1)), (x, y)


@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-8.0.1")
@pytest.mark.rule("CA-9.0.2")
def test_what_the_last_square_cost_is_right_for_the_next_only_when_all_is_alike(
    ambush: Any,
) -> None:
    """Men who walk on, in this way and that, over this and that: each pays what the rule says."""
    rng = random.Random(81)
    s = Stage(ambush)
    squares = [(x, y) for x in range(20, 32) for y in range(20, 32)]
    draw(
        ambush,
        {at: rng.choice((0, 0, 0, 1, 2)) | rng.choice((0, 0, 0, 3, 4)) << 2 for at in squares},
    )
    for man in (0, 9, 10, 19):
        s.man(man, 25, 25)
    ambush.call("moves_forget")
    for number in range(300):
        man = rng.choice((0, 9, 10, 19))
        name, values = rng.choice(
            [
                ("man_x", range(21, 30)),
                ("man_y", range(21, 30)),
                ("man_sneaking", (0, 1)),
                ("man_dexterity", (1, 5, 10)),
                ("man_command", (1, 5, 10)),
                ("man_intelligence", (5,)),
            ]
        )
        s[name, man] = rng.choice(values)
        order = f"M{rng.choice('RI')}{rng.choice('1122')}{rng.randint(1, 9)}{rng.choice('WWRDLC')}"
        s["man_posture", man] = order[4] == "C"
        s["man_facing", man] = int(order[2])
        at = {"zp_from_x": s["man_x", man], "zp_from_y": s["man_y", man]}
        rule = ambush.call(
            "move_cost", X=man, A=int(order[2]), Y=ord(order[4]), zp_arg0=order[1] == "I", **at
        )
        want = s.costs()
        s.order(order)
        result = ambush.call("begin_move", X=man, zp_actor=man)
        assert result.c == 1 - rule.c, (number, order)
        if result.c:
            assert s.costs() == want, (number, order)
    for wits in (1, 9):  # a new turn begins with nothing remembered: he may be a stranger
        ambush.call("moves_forget")
        for man in (0, 9, 10, 19):
            s.man(man, 22, 22, 1, intelligence=wits, sneaking=0, dexterity=5, posture=0)
            ambush.call("move_cost", X=man, A=1, Y=ord("W"), zp_arg0=0, zp_from_x=22, zp_from_y=22)
            want = s.costs()
            s.order("MR11W")
            assert ambush.call("begin_move", X=man, zp_actor=man).c == 1
            assert s.costs() == want, (wits, man)


@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("left", [1, 2])
def test_who_moves_at_a_round_of_spotting_is_rolled_for_once(ambush: Any, left: int) -> None:
    """One roll, whether he turns at such a point or at another: two bytes of dice (W7)."""
    s = Stage(ambush, now=24)
    s.man(0, 30, 30, 3, "MR10W", observation=10)
    s.man(19, 30, 36, 1)
    s["act_kind", 0], s["act_wake", 0], s["act_value", 0] = TURN, 25, 1
    for name in ("act_energy_f", "act_energy_lo", "act_energy_hi"):
        s[name, 0] = 0
    s["look_left", 0], s["control_left", 0] = left, 9
    ambush.call("pairs_forget")
    ambush.mem[0x100] = 0
    ambush.set("chance_happens", [0xEE, 0, 1, 0x18, 0x60])  # inc 0100, far below the stack: no
    s.changes("point", zp_now=25)
    assert s["man_facing", 0] == 1
    assert ambush.mem[0x100] == 1
