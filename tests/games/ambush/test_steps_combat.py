"""Shots, blows, blasts and wounds, one by one, with dice that are known (12)."""

from __future__ import annotations

from typing import Any

import pytest
from stage import AREA, FIGHT, NEVER, NO_MAN, NONE, ORDER, READY, SHOT, Stage
from test_sight import draw

MEN = [0, 9, 10, 19]
WALL_NORTH, WINDOW_NORTH = 1 << 2, 2 << 2
SHOT_WOUND, BLOW_WOUND, KILLED = range(3)


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def without_pairs(changed: dict[tuple[str, int], int]) -> dict[tuple[str, int], int]:
    return {k: v for k, v in changed.items() if not k[0].startswith("pair")}


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
    for man, other, facing in ((him, enemy, 3), (enemy, him, 5), (friend, him, 0), (third, friend, 7)):
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
        # the friend is attacked by the third man
        ("fight_with", friend): third,
        ("fight_next", friend): NEVER,
        ("changed", friend): 1,
    }
    assert s.result.x == him
    faced = [e[2:4] for e in s.events]
    assert faced[0] == (him, 3) and sorted(faced[1:]) == sorted([(enemy, 5), (friend, 0)])
    assert s["man_facing", friend] == 9 and s["act_kind", friend] == FIGHT
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
    for number in range(40):  # more than the list holds are forgotten
        ambush.call("hurt_add", X=3, A=SHOT_WOUND)
        assert s["hurt_count", 0] == min(32, number + 1)
    assert [s["hurt_man", k] for k in range(32)] == [3] * 32
    assert [s["hurt_kind", k] for k in range(32)] == [0] * 32


# --- explosions ------------------------------------------------------------------------------


@pytest.mark.rule("CA-5.38.2")
@pytest.mark.rule("CA-12.6.5")
def test_fuses_burn_down_point_by_point(ambush: Any) -> None:
    s = Stage(ambush, now=40)
    for time, kind, owner, x in ((3, 2, 4, 20), (0, 2, 15, 21), (260, 1, 0, 40), (256, 2, 19, 22)):
        ambush.call(
            "fuse_add", A=kind, zp_time=[time & 255, time >> 8], zp_to_x=x, zp_to_y=20, zp_actor=owner
        )
    assert [s["fuse_lo", k] | s["fuse_hi", k] << 8 for k in range(4)] == [3, 1, 260, 256]
    assert [s["fuse_owner", k] for k in range(4)] == [4, 15, 0, 19]
    went = {}
    for point in range(1, 258):
        s.changes("fuses_tick")
        for event in s.events:
            went[event[3]] = point, event[1], event[2]
        left = sorted(
            (s["fuse_x", k], s["fuse_lo", k] | s["fuse_hi", k] << 8, s["fuse_owner", k])
            for k in range(s["fuse_count", 0])
        )
        all_of_them = [(20, 3, 4), (21, 1, 15), (22, 256, 19), (40, 260, 0)]
        assert left == [(x, t - point, who) for x, t, who in all_of_them if t > point]
    assert went == {20: (3, "BLAST", 255), 21: (1, "BLAST", 255), 22: (256, "BLAST", 255)}
    assert (s["fuse_kind", 0], s["fuse_y", 0]) == (1, 20)
    for point in range(3):
        s.changes("fuses_tick")
    assert s["fuse_count", 0] == 0
    assert [e[1:4] for e in s.events if e[1] == "PLASTIC"] == [("PLASTIC", 255, 40)]
    assert s.changes("fuses_tick") == {}
    for number in range(30):
        ambush.call("fuse_add", A=2, zp_time=[9, 0], zp_to_x=20, zp_to_y=20, zp_actor=1)
        assert s["fuse_count", 0] == min(24, number + 1)


def explodes(s: Stage, kind: int, x: int, y: int) -> dict[tuple[str, int], int]:
    s.bench.set("hurt_count", 0)
    return s.changes("explode", A=kind, zp_to_x=x, zp_to_y=y)


def hurt(s: Stage) -> dict[int, int]:
    return {s["hurt_man", k]: s["hurt_kind", k] for k in range(s["hurt_count", 0])}


@pytest.mark.rule("CA-12.6.8")
@pytest.mark.rule("CA-12.6.9")
@pytest.mark.rule("CA-12.7.2")
@pytest.mark.rule("CA-12.7.3")
def test_whom_a_blast_kills(ambush: Any) -> None:
    """A grenade those of its square, plastic those of the nine squares; out of reach nobody."""
    places = {0: (30, 30), 9: (31, 31), 10: (29, 30), 19: (30, 30), 5: (48, 64), 3: (30, 30)}
    for kind, killed in ((2, {0, 13, 19}), (1, {0, 9, 10, 13, 19})):
        s = Stage(ambush, now=40)
        for man, at in places.items():
            s.man(man, *at)
        s["man_wounds", 3] = 99
        s.man(13, 30, 30, wounds=98)
        s.man(4, 30, 30, in_play=0)
        changed = explodes(s, kind, 30, 30)
        assert {man for man, how in hurt(s).items() if how == KILLED} == killed
        assert not {3, 4, 5} & hurt(s).keys()
        assert 13 in hurt(s)
        assert s.events == [(40, {2: "BLAST", 1: "PLASTIC"}[kind], 255, 30, 30)]
        all_changed = {man for name, man in changed if name == "changed"}
        assert all_changed == (set(range(20)) if kind == 1 else set())
        assert s["any_changed", 0] == (kind == 1)
        assert s["blast_count", 0] == (kind == 1)
        if kind == 1:
            assert (s["blast_x", 0], s["blast_y", 0]) == (30, 30)
            village = ambush.sym["village"] + 19 * 38 + 19
            assert ambush.mem[village] & 3 == 1  # rubble


@pytest.mark.rule("CA-12.6.9")
def test_how_often_a_blast_wounds(ambush: Any) -> None:
    """Two squares off in the open .6 (W13), half of that when prone."""
    s = Stage(ambush, now=40)
    hits = {1: 0, 12: 0}
    s.man(1, 32, 30)
    s.man(12, 28, 30, posture=1)
    for number in range(250):
        ambush.set("rng_seed", [number, 3 * number % 256, 17, 5]) if number % 50 == 0 else None
        ambush.set("movie_end", [ambush.sym["movie_log"] & 255, ambush.sym["movie_log"] >> 8])
        ambush.set("hurt_count", 0)
        ambush.call("explode", A=2, zp_to_x=30, zp_to_y=30)
        for man, kind in hurt(s).items():
            assert kind == SHOT_WOUND
            hits[man] += 1
    assert hits[1] == pytest.approx(150, abs=27)
    assert hits[12] == pytest.approx(75, abs=25)


@pytest.mark.rule("CA-12.7.4")
def test_plastic_leaves_no_weapons_near_it(ambush: Any) -> None:
    """Carried or lying, in the square and the eight about it; the others stay as they are."""
    s = Stage(ambush, now=40)
    near = [(x, y) for x in (29, 30, 31) for y in (29, 30, 31)]
    far = [(28, 30), (32, 30), (30, 28), (30, 32), (28, 28), (32, 32)]
    for man, at in zip([0, 1, 2, 9, 10, 11, 12, 18, 19], near, strict=True):
        s.man(man, *at)
        s.weapons(man, "P F F F F F R* A M K G")
    for man, at in zip([3, 4, 5, 13, 14, 15], far, strict=True):
        s.man(man, *at)
        s.weapons(man, "P F F F F F R* A M K G")
    s.man(6, 30, 30, in_play=0)
    lying = [*far[:3], *near, *far[3:], near[0]]
    ambush.set("ground_count", len(lying))
    for k, (x, y) in enumerate(lying):
        s["ground_x", k], s["ground_y", k], s["ground_kind", k] = x, y, 1 + k % 8
    left = sorted((x, y, 1 + k % 8) for k, (x, y) in enumerate(lying) if (x, y) in far)
    ambush.call("weapons_destroy", zp_from_x=30, zp_from_y=30)
    for man in [0, 1, 2, 9, 10, 11, 12, 18, 19]:
        assert s.carried(man) == [], man
    for man in [3, 4, 5, 13, 14, 15]:
        assert len(s.carried(man)) == 11, man
    assert s.carried(6) == [0xC5]  # he is not there
    count = s["ground_count", 0]
    now = [(s["ground_x", k], s["ground_y", k], s["ground_kind", k]) for k in range(count)]
    assert sorted(now) == left
    assert s["man_order_count", 0] == 0
    for blasts, more in ((7, 1), (8, 0)):
        ambush.set("blast_count", blasts)
        explodes(s, 1, 20, 20)
        assert s["blast_count", 0] == blasts + more


# --- fire ------------------------------------------------------------------------------------


def duel(ambush: Any, him: int, held: str = "R*", **state: int) -> Stage:
    """A man and an enemy six squares north of him, who faces away."""
    s = Stage(ambush, now=40)
    s.man(him, 30, 30, 1, "FS3036 WA20", issued={"M": 3, "A": 4}.get(held[0], 5), **state)
    s.weapons(him, held)
    s.man(19 - him, 30, 36, 1)
    s["man_target", him] = 19 - him
    s["act_kind", him], s["act_wake", him], s["act_firing", him] = SHOT, 40, 1
    s["act_energy_f", him], s["act_energy_lo", him], s["act_energy_hi", him] = 0, 5, 0
    return s


@pytest.mark.rule("CA-12.9.1")
@pytest.mark.rule("CA-9.0.3")
@pytest.mark.rule("CA-12.2.3")
def test_a_shot_is_fired(ambush: Any, him: int) -> None:
    enemy = 19 - him
    for held, wall, sneaking, fires in [
        ("R*", False, 0, True),
        ("R*", False, 1, True),
        ("M*", False, 0, True),
        ("A*", False, 0, True),
        ("R+", False, 0, False),
        ("R*", True, 0, False),
    ]:
        s = duel(ambush, him, held, sneaking=sneaking, firing=10)
        draw(ambush, {(30, 30): WALL_NORTH * wall})
        ambush.call("pairs_forget")
        # the first word decides the hit: it hits with the smallest, misses with the greatest
        for hit in (True, False):
            s["man_sneaking", him] = sneaking
            s["hurt_count", 0] = 0
            s.weapons(him, held)
            s.seed(lambda d, hit=hit: d[1] < 40 and d[3] > 60 if hit else d[1] > 250 and d[3] > 60)
            s.changes("shot_fire", A=0, zp_actor=him, zp_other=enemy)
            assert s.result.c == fires, (held, wall)
            sneaks = [(40, "SNEAK", him, 0)] * (sneaking and fires)
            assert [e[:4] for e in s.events] == [(40, "FIRE", him, 30)] * fires + sneaks
            assert s["man_sneaking", him] == (sneaking and not fires)
            assert hurt(s) == ({enemy: SHOT_WOUND} if fires and hit else {})


@pytest.mark.rule("CA-12.2.2")
@pytest.mark.rule("CA-12.4.1")
def test_an_aimed_shot_follows_its_man(ambush: Any, him: int) -> None:
    enemy = 19 - him
    for place, facing, wounds, wall, fires, faces in [
        ((30, 36), 1, 0, False, True, 1),
        ((36, 36), 1, 0, False, True, 2),
        ((30, 30), 1, 0, False, True, 1),
        ((30, 36), 1, 50, False, False, 1),
        ((30, 36), 1, 49, False, True, 1),
        ((30, 36), 1, 0, True, False, 1),
        ((36, 30), 1, 0, False, True, 3),
    ]:
        s = duel(ambush, him)
        draw(ambush, {(30, 30): WALL_NORTH * wall})
        s["man_facing", him] = facing
        s["man_x", enemy], s["man_y", enemy], s["man_wounds", enemy] = *place, wounds
        s.seed(lambda d: d[1] > 250 and d[3] > 60)
        s.changes("shot_aimed", zp_actor=him)
        names = ["FACE"] * (faces != facing) + ["FIRE"] * fires
        told = [e[1] for e in s.events if e[1] != "SEEN"]
        assert told == names, (place, wounds, wall)
        assert s["man_facing", him] == faces
        assert s["changed", him] == (faces != facing)
        assert (s["act_kind", him], s["man_order_count", him]) == (READY, 1)
        assert s["man_energy_lo", him] == 195
        assert s["man_target", him] == NO_MAN


@pytest.mark.rule("CA-10.8.2")
def test_whoever_faces_the_muzzle_sees_the_firer(ambush: Any, him: int) -> None:
    """Every enemy with him in the field of vision and in line; sneaking has ended before."""
    side = 10 if him < 10 else 0
    s = duel(ambush, him)
    facings = {side: 5, side + 4: 5, side + 5: 1, side + 8: 0, side + 9: 5}
    for man, facing in facings.items():
        s.man(man, 30 + man % 10, 36, facing)
        s["man_sees_lo", man] = s["man_sees_hi", man] = 0
    s["man_wounds", side + 4] = 50
    enemy = 19 - him
    s.man(enemy, 30, 40, 1)
    draw(ambush, {})
    ambush.set("seen_by", [0] * 20)
    ambush.set("man_seen", [0] * 20)
    s.seed(lambda d: d[1] > 250 and d[3] > 60)
    s.changes("shot_fire", A=0, zp_actor=him, zp_other=enemy)
    bit = 1 << him % 10
    see = {m for m in range(20) if s["man_sees_lo", m] | s["man_sees_hi", m] << 8 == bit}
    assert see == {m for m, f in facings.items() if f != 1 and m % 10 != 4 and m != enemy}
    assert (s["seen_by", him], s["man_seen", him]) == (len(see), 1)
    assert [e[1] for e in s.events] == ["FIRE", "SEEN"]


@pytest.mark.rule("CA-12.4.2")
@pytest.mark.rule("CA-12.4.4")
@pytest.mark.rule("CA-12.4.5")
def test_who_ducks_loses_time(ambush: Any, him: int) -> None:
    """4 to 30 points for a man at a window who is firing himself; a tenth of them at CC .9."""
    enemy = 19 - him
    for kind, since, wake, ready, window, firing, command in [
        (SHOT, 30, 60, NEVER, True, 1, 1),
        (SHOT, 30, 254, NEVER, True, 1, 1),
        (AREA, 30, 90, 60, True, 1, 1),
        (AREA, 30, 90, 20, True, 1, 1),
        (AREA, 30, 90, 254, True, 1, 1),
        (SHOT, 30, 60, NEVER, False, 1, 1),
        (SHOT, 30, 60, NEVER, True, 0, 1),
        (SHOT, 30, 60, NEVER, True, 1, 10),
    ]:
        s = duel(ambush, him)
        draw(ambush, {(30, 35): WINDOW_NORTH * window})
        ambush.call("pairs_forget")
        s["man_facing", enemy], s["man_command", enemy] = 5, command
        s["act_kind", enemy], s["act_since", enemy], s["act_wake", enemy] = kind, since, wake
        s["act_ready", enemy], s["act_firing", enemy] = ready, firing
        s.seed(lambda d: d[1] > 250 and d[2] > 40)
        changed = s.changes("shot_fire", A=0, zp_actor=him, zp_other=enemy)
        ducks = [e for e in s.events if e[1] == "DUCK"]
        could = bool(window and firing and command == 1)
        assert len(ducks) == could, (kind, window, firing, command)
        keys = {"act_since", "act_wake", "act_ready"}
        clock = {k[0]: v for k, v in changed.items() if k[0] in keys}
        if not could:
            assert clock == {}
            continue
        (pause,) = (e[3] for e in ducks)
        assert 4 <= pause <= 30 and ducks[0][2] == enemy
        if kind == SHOT:
            assert clock == {"act_since": since + pause, "act_wake": min(NEVER, wake + pause)}
        else:
            assert clock == {"act_ready": min(NEVER, max(ready, 40) + pause)}


@pytest.mark.rule("CA-12.5.1")
def test_a_fired_weapon_may_be_empty(ambush: Any) -> None:
    """One shot in ten with a rifle, three in a hundred with the machine gun."""
    for held, chance in (("R*", 0.10), ("M*", 0.03)):
        s = duel(ambush, 0, held)
        empty = 0
        for _ in range(300):
            s.weapons(0, held)
            ambush.set("movie_end", [ambush.sym["movie_log"] & 255, ambush.sym["movie_log"] >> 8])
            s["hurt_count", 0] = 0
            ambush.call("shot_fire", A=0, zp_actor=0, zp_other=19)
            empty += not s.carried(0)[0] & 0x40
        assert empty == pytest.approx(300 * chance, abs=3.5 * (300 * chance * (1 - chance)) ** 0.5)
