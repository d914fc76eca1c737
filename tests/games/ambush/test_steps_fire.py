"""Shots, blasts and fuses, one by one, with dice that are known (12)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import AREA, NEVER, NO_MAN, READY, SHOT, Stage
from .test_sight import draw

MEN = [0, 9, 10, 19]
WALL_NORTH, WINDOW_NORTH = 1 << 2, 2 << 2
SHOT_WOUND, KILLED = 0, 2


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


# --- explosions ------------------------------------------------------------------------------


@pytest.mark.rule("CA-5.38.2")
@pytest.mark.rule("CA-12.6.5")
def test_fuses_burn_down_point_by_point(ambush: Any) -> None:
    s = Stage(ambush, now=40)
    for time, kind, owner, x in ((3, 2, 4, 20), (0, 2, 15, 21), (260, 1, 0, 40), (256, 2, 19, 22)):
        ambush.call(
            "fuse_add",
            A=kind,
            zp_time=[time & 255, time >> 8],
            zp_to_x=x,
            zp_to_y=20,
            zp_actor=owner,
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
    for _ in range(3):
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
    s.orders(0, "WA20")
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
    assert s["man_order_count", 0] == 1
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
    assert [e[1] for e in s.events] == ["FIRE"]
    assert s["act_heard", him] == 1 and s["act_shots", 0] == 1 and s["seen_by", him] == 0
    s.changes("shots_over")
    assert [s["act_heard", man] for man in range(20)] == [0] * 20
    assert s["any_changed", 0] == s["fresh", him] == s["control_due", 0] == 1
    bit = 1 << him % 10
    see = {m for m in range(20) if s["man_sees_lo", m] | s["man_sees_hi", m] << 8 == bit}
    assert see == {m for m, f in facings.items() if f != 1 and m % 10 != 4 and m != enemy}
    assert (s["seen_by", him], s["man_seen", him]) == (len(see), 1)
    assert [e[1] for e in s.events] == ["SEEN"]


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
        assert not keys & {k[0] for k in changed}  # what he does at this very point he still does
        later = s.changes("shots_over")
        clock = {k[0]: v for k, v in later.items() if k[0] in keys}
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
