"""Shots, blows, blasts and wounds, one by one, with dice that are known (12)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import FIGHT, NEVER, NO_MAN, NONE, ORDER, READY, Stage

MEN = [0, 9, 10, 19]
WALL_NORTH, WINDOW_NORTH = 1 << 2, 2 << 2
SHOT_WOUND, BLOW_WOUND, KILLED = range(3)


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


# --- hand to hand ----------------------------------------------------------------------------


def locked(man: int, enemy: int, facing: int, blow: int) -> dict[tuple[str, int], int]:
    return {
        ("fight_with", man): enemy,
        ("fight_facing", man): facing,
        ("fight_next", man): blow,
        ("man_facing", man): 9,
        ("act_kind", man): FIGHT,
        ("act_wake", man): NEVER,
        ("act_motion", man): 0,
        ("act_firing", man): 0,
        ("changed", man): 1,
    }


@pytest.mark.rule("CA-12.8.1")
@pytest.mark.rule("CA-12.8.2")
@pytest.mark.rule("CA-5.1.2")
def test_two_men_come_to_blows(ambush: Any, him: int) -> None:
    """Both are locked; the one who is set upon keeps the time he has spent on his order."""
    enemy = 19 - him
    for kind, since, credit, spent in [
        (ORDER, 30, 0, 10),
        (ORDER, 30, 250, 260),
        (ORDER, 45, 5, 5),  # ducking: his time has not begun yet
        (2, 39, 0, 1),
        (READY, 30, 3, 0),
        (NONE, 30, 3, 0),
    ]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 30, 4)
        s.man(enemy, 30, 30, 6)
        for man in (him, enemy):
            s["act_wake", man], s["act_motion", man], s["act_firing", man] = 60, 2, 1
        s["act_kind", enemy], s["act_since", enemy] = kind, since
        s["act_credit_lo", enemy], s["act_credit_hi", enemy] = credit & 255, credit >> 8
        changed = s.changes("fight_start", X=him, Y=enemy, A=4, zp_actor=him)
        want = {**locked(him, enemy, 4, 55), **locked(enemy, him, 6, 55), ("any_changed", 0): 1}
        if spent:
            want["man_spent_lo", enemy] = spent & 255
        if spent >> 8:
            want["man_spent_hi", enemy] = spent >> 8
        assert changed == want, (kind, since, credit)
        assert [e[:4] for e in s.events] == [(40, "FACE", man, 9) for man in (him, enemy)]


@pytest.mark.rule("CA-12.8.1")
@pytest.mark.rule("CA-12.8.3")
def test_a_man_who_fights_already_goes_on_with_his_own(ambush: Any, him: int) -> None:
    enemy, friend = 19 - him, (5 if him < 10 else {10: 19, 19: 10}[him])
    s = Stage(ambush, now=200)
    s.man(him, 30, 30, 4, intelligence=1, dexterity=1)  # 1.4 times 15 points
    s.man(enemy, 30, 30, 9)
    s["fight_with", enemy], s["fight_facing", enemy], s["act_kind", enemy] = friend, 2, FIGHT
    s["fight_next", enemy] = 210
    changed = s.changes("fight_start", X=him, Y=enemy, A=0, zp_actor=him)
    want = {**locked(him, enemy, 0, 221), ("any_changed", 0): 1}
    for name in ("act_wake", "act_motion", "act_firing"):
        del want[name, him]
    assert changed == want
    s = Stage(ambush, now=240)
    s.man(him, 30, 30, 4)
    s.man(enemy, 30, 30, 9)
    s.changes("fight_start", X=him, Y=enemy, A=0, zp_actor=him)
    assert s["fight_next", him] == NEVER  # 255 does not come in any turn
    s = Stage(ambush, now=241)
    s.man(him, 30, 30, 4)
    s.man(enemy, 30, 30, 9)
    s.changes("fight_start", X=him, Y=enemy, A=0, zp_actor=him)
    assert s["fight_next", him] == NEVER


@pytest.mark.rule("CA-12.8.4")
@pytest.mark.rule("CA-12.8.5")
def test_a_blow_costs_twenty_and_a_parry_ten(ambush: Any, him: int) -> None:
    enemy = 19 - him
    for mine, his, struck, left in [
        (100, 100, True, (80, 90)),
        (20, 10, True, (0, 0)),
        (19, 100, False, (19, 100)),
        (100, 9, True, (80, 9)),
    ]:
        s = Stage(ambush, now=40)
        for man, other, energy in ((him, enemy, mine), (enemy, him, his)):
            s.man(man, 30, 30, 9, energy_lo=energy)
            s["fight_with", man], s["act_kind", man] = other, FIGHT
        s["fight_next", him] = 40
        s.changes("fight_blow", X=him, zp_actor=him, C=0)
        assert (s["man_energy_lo", him], s["man_energy_lo", enemy]) == left
        assert s["fight_next", him] == 55
        assert [e[1:] for e in s.events] == [("FIGHT", him, 30, 30)] * struck
        if not struck:
            assert s["hurt_count", 0] == 0


@pytest.mark.rule("CA-12.8.6")
@pytest.mark.rule("CA-12.8.7")
@pytest.mark.parametrize(("jumps", "chance"), [(0, 0.25), (1, 0.5)])
def test_how_often_a_blow_strikes_home(ambush: Any, jumps: int, chance: float) -> None:
    """W16 between two fighters of 10, garottes against rifles without the energy to parry."""
    s = Stage(ambush, now=40)
    hits = 0
    tries = 300
    for number in range(tries):
        for man, other in ((4, 15), (15, 4)):
            s.man(man, 30, 30, 9, fighting=5)
            s["fight_with", man], s["act_kind", man] = other, FIGHT
        s.weapons(4, "")
        s["man_energy_lo", 15] = 9
        ambush.set("hurt_count", 0)
        if number == 0:
            ambush.set("rng_seed", [9, 8, 7, 6])
        ambush.call("fight_blow", X=4, zp_actor=4, C=jumps)
        ambush.set("movie_end", [ambush.sym["movie_log"] & 255, ambush.sym["movie_log"] >> 8])
        if s["hurt_count", 0]:
            assert (s["hurt_count", 0], s["hurt_man", 0], s["hurt_kind", 0]) == (1, 15, BLOW_WOUND)
            hits += 1
    assert hits == pytest.approx(chance * tries, abs=3.5 * (chance * (1 - chance) * tries) ** 0.5)


@pytest.mark.rule("CA-12.8.8")
@pytest.mark.rule("CA-12.8.9")
def test_whoever_fought_the_fallen_is_free_or_has_another(ambush: Any, him: int) -> None:
    enemy = 19 - him
    friend = 15 if enemy >= 10 else 5  # of the enemy's side
    third = 5 if him < 10 else 15
    s = Stage(ambush, now=40)
    for man, other, facing in (
        (him, enemy, 3),
        (enemy, him, 5),
        (friend, him, 0),
        (third, friend, 7),
    ):
        s.man(man, 30, 30, 9)
        s["fight_with", man], s["fight_facing", man], s["act_kind", man] = other, facing, FIGHT
        s["fight_next", man] = 60
    changed = s.changes("fight_leave", zp_actor=him)
    assert changed == {
        ("fight_with", him): NO_MAN,
        ("fight_next", him): NEVER,
        ("act_kind", him): NONE,
        ("man_facing", him): 3,
        ("changed", him): 1,
        ("any_changed", 0): 1,
        # nobody else is at the enemy
        ("fight_with", enemy): NO_MAN,
        ("fight_next", enemy): NEVER,
        ("act_kind", enemy): READY,
        ("man_facing", enemy): 5,
        ("changed", enemy): 1,
        # the friend is attacked by the third man, and strikes when he would have struck
        ("fight_with", friend): third,
    }
    assert s.result.x == him
    faced = [e[2:4] for e in s.events]
    assert faced == [(him, 3), (enemy, 5)]
    assert s["man_facing", friend] == 9 and s["act_kind", friend] == FIGHT
    assert s["fight_next", friend] == 60
    assert s.changes("fight_leave", zp_actor=him) == {}


# --- wounds ----------------------------------------------------------------------------------


def hurts(s: Stage, *hits: tuple[int, int]) -> dict[tuple[str, int], int]:
    for man, kind in hits:
        s.bench.call("hurt_add", X=man, A=kind)
    return s.changes("hurt_apply")


@pytest.mark.rule("CA-12.10.1")
@pytest.mark.rule("CA-12.10.2")
@pytest.mark.rule("CA-12.10.3")
def test_a_light_wound_leaves_him_his_orders(ambush: Any, him: int) -> None:
    """1 + 99 x die / 65536 points: up to ten he stands, above he falls and his orders are void."""
    for high, falls in ((0, False), (22, False), (28, True), (60, True)):
        for fights in (False, True):
            s = Stage(ambush, now=40)
            s.man(him, 30, 30, 4, "MR13R WA20")
            s["act_kind", him], s["act_wake", him] = ORDER, 60
            s["act_motion", him], s["act_firing", him] = 2, 1
            s["man_spent_lo", him] = 4
            if fights:
                s["fight_with", him] = 19 - him
            s.seed(lambda drawn, high=high: drawn[1] == high)
            points = 1 + 99 * high // 256
            hurts(s, (him, SHOT_WOUND))
            assert s["man_wounds", him] in (points, points + 1)
            assert (s["man_wounds", him] > 10) == falls
            assert s["man_posture", him] == falls
            assert s["man_order_count", him] == (0 if falls else 2)
            assert s["man_spent_lo", him] == (0 if falls else 4)
            down = falls and not fights
            assert s["act_kind", him] == (NONE if down else ORDER)
            assert s["act_wake", him] == (NEVER if down else 60)
            assert s["act_motion", him] == (0 if down else 2)
            assert s["act_firing", him] == (0 if down else 1)
            assert (s["changed", him], s["any_changed", 0]) == (falls, falls)
            assert s["hurt_count", 0] == 0
            assert [e[1] for e in s.events if e[1] != "SCREAM"] == ["FALL"] * falls + ["HIT"]
            hit = next(e for e in s.events if e[1] == "HIT")
            assert hit[2:4] == (him, s["man_wounds", him])


@pytest.mark.rule("CA-12.10.4")
@pytest.mark.rule("CA-12.10.5")
@pytest.mark.rule("CA-12.6.8")
@pytest.mark.rule("CA-12.8.8")
def test_shock_and_death(ambush: Any, him: int) -> None:
    """50 points in all are shock, 99 death; each is told once."""
    enemy = 19 - him
    for before, high, kind, wounds, news in [
        (40, 60, SHOT_WOUND, (64, 65), "SHOCK"),
        (25, 60, SHOT_WOUND, (49, 50), None),
        (60, 60, SHOT_WOUND, (84, 85), ""),
        (60, 120, SHOT_WOUND, (99,), "DEAD"),
        (20, 250, SHOT_WOUND, (99,), "DEAD"),
        (0, 0, KILLED, (99,), "DEAD"),
        (70, 0, KILLED, (99,), "DEAD"),
        (0, 253, SHOT_WOUND, (98, 99), None),
        (97, 0, SHOT_WOUND, (98,), ""),
        (48, 0, SHOT_WOUND, (49,), ""),
        (49, 0, SHOT_WOUND, (50,), "SHOCK"),
        (99, 60, SHOT_WOUND, (99,), "-"),
    ]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 30, 9, "WA20", wounds=before, posture=int(before > 10))
        s.man(enemy, 30, 30, 9)
        for man, other in ((him, enemy), (enemy, him)):
            if man == enemy or before < 50:
                s["fight_with", man], s["act_kind", man] = other, FIGHT
                s["fight_facing", man] = 5
        s.seed(lambda drawn, high=high: drawn[1] == high)
        changed = hurts(s, (him, kind))
        now = s["man_wounds", him]
        assert now in wounds, (before, high)
        if news == "-":
            assert changed == {("hurt_count", 0): 0} and s.events == []
            continue
        if news is None:
            news = "" if now < 50 else "DEAD" if now == 99 else "SHOCK"
        told = [e[1] for e in s.events if e[1] in ("SHOCK", "DEAD")]
        assert told == [news] * bool(news), (before, high)
        assert [e[1] for e in s.events].count("FALL") == (before <= 10)
        assert s["man_order_count", him] == 0
        if news and before < 50:
            assert s["act_kind", him] == NONE
            assert (s["fight_with", him], s["fight_with", enemy]) == (NO_MAN, NO_MAN)
            assert (s["act_kind", enemy], s["man_facing", enemy]) == (READY, 5)
        if news:
            assert s["changed", him] == 1


@pytest.mark.rule("CA-12.10.6")
def test_who_screams(ambush: Any, him: int) -> None:
    """Half of those who are shot, and all who are struck by hand."""
    for kind in (SHOT_WOUND, BLOW_WOUND):
        for bit in (0, 1):
            s = Stage(ambush, now=40)
            s.man(him, 30, 30, 9)
            s.seed(lambda drawn, bit=bit: drawn[1] == 10 and drawn[2] >> 7 == bit)
            hurts(s, (him, kind))
            screams = [e[:3] for e in s.events if e[1] == "SCREAM"]
            loud = kind == BLOW_WOUND or not bit
            assert screams == [(40, "SCREAM", him)] * loud, (kind, bit)


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-12.10.1")
def test_all_wounds_of_a_point_are_dealt_out(ambush: Any) -> None:
    s = Stage(ambush, now=40)
    for man in range(20):
        s.man(man, 30, 30 + man % 10)
    hurts(s, *[(man, KILLED) for man in range(20)])
    assert [s["man_wounds", man] for man in range(20)] == [99] * 20
    assert [e[2] for e in s.events if e[1] == "DEAD"] == list(range(20))
    for number in range(60):  # more than the list holds are forgotten
        ambush.call("hurt_add", X=3, A=SHOT_WOUND)
        assert s["hurt_count", 0] == min(48, number + 1)
    assert [s["hurt_man", k] for k in range(48)] == [3] * 48
    assert [s["hurt_kind", k] for k in range(48)] == [0] * 48
