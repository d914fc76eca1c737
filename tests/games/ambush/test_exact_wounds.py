"""Wounds dealt out at the end of a point, and fuses that burn down (sections 12.6, 12.10)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .test_combat import word
from .test_condition import get, put
from .test_exact_resolve import clean, movie
from .test_sight import draw

SHOT, FIGHT, KILLED = 0, 1, 2
NO_MAN, NEVER = 0xFF, 0xFF
DEAD, SHOCK = 99, 50


@pytest.mark.rule("CA-12.10.1")
@pytest.mark.rule("CA-12.10.2")
@pytest.mark.rule("CA-12.10.3")
def test_12_10_what_a_wound_does_to_a_man(ambush: Any) -> None:
    """Points, fall, orders, shock and death, and who screams, for any man and any wounds before."""
    rng = random.Random(1210)
    screams = {SHOT: [0, 0], FIGHT: [0, 0]}
    for _ in range(160):
        clean(ambush)
        ambush.set("rng_seed", list(rng.randbytes(4)))
        ambush.set("st_noises", 0)
        man, kind = rng.choice((0, 9, 10, 19)), rng.choice((SHOT, SHOT, FIGHT, KILLED))
        before = rng.choice((0, 0, 0, 5, 10, 30, 49, 50, 98, 99))
        prone = rng.randint(0, 1)
        ambush.set("fight_with", [NO_MAN] * 20)
        for name, value in {
            **{"man_wounds": before, "man_posture": prone, "man_x": 30, "man_y": 40},
            **{"man_in_play": 1, "man_order_count": 3, "act_kind": 7, "act_firing": 1},
            **{"act_motion": 1, "act_wake": 33},
        }.items():
            put(ambush, name, man, value)
        ambush.call("hurt_add", X=man, A=kind)
        ambush.call("hurt_apply", X=man)
        now = get(ambush, "man_wounds", man)
        events = movie(ambush)
        names = [e[0] for e in events]
        assert ambush.mem[ambush.sym["hurt_count"]] == 0
        assert all(e[1] == man for e in events)
        if before == DEAD:
            assert (names, now) == ([], DEAD)
            continue
        falls = kind == KILLED or now > 10
        assert now == DEAD if kind == KILLED else before < now <= DEAD
        assert get(ambush, "man_posture", man) == (1 if falls else prone)
        assert get(ambush, "man_order_count", man) == (0 if falls else 3)
        acts = [get(ambush, f"act_{n}", man) for n in ("kind", "firing", "motion", "wake")]
        assert acts == ([0, 0, 0, NEVER] if falls else [7, 1, 1, 33])
        want = ["FALL"] * (falls and not prone) + ["HIT"]
        if now == DEAD:
            want.append("DEAD")
        elif now >= SHOCK > before:
            want.append("SHOCK")
        screamed = names[len(want) :] == ["SCREAM"]
        assert names == want + ["SCREAM"] * screamed, (before, now, kind)
        assert events[names.index("HIT")][2] == now
        news = len(want) > 1
        assert get(ambush, "changed", man) == news
        if kind != KILLED:
            screams[kind][screamed] += 1
    assert screams[FIGHT][0] == 0 and min(screams[SHOT]) > 15


@pytest.mark.rule("CA-12.10.2")
def test_12_10_a_man_in_a_fight_who_falls_stays_in_it(ambush: Any) -> None:
    stayed = 0
    for seed in range(12):
        clean(ambush)
        ambush.set("fight_with", [NO_MAN] * 20)
        state = {"man_wounds": 15, "man_posture": 0, "man_in_play": 1, "act_kind": 10}
        for name, value in state.items():
            put(ambush, name, 4, value)
        put(ambush, "fight_with", 4, 13)
        put(ambush, "fight_with", 13, 4)
        ambush.set("rng_seed", [seed, 2, 3, 4])
        ambush.call("hurt_add", X=4, A=SHOT)
        ambush.call("hurt_apply")
        assert get(ambush, "man_posture", 4) == 1
        if get(ambush, "man_wounds", 4) < SHOCK:
            stayed += 1
            assert (get(ambush, "act_kind", 4), get(ambush, "fight_with", 4)) == (10, 13)
    assert stayed


@pytest.mark.rule("CA-5.38.2")
@pytest.mark.rule("CA-12.6.6")
def test_fuses_burn_point_by_point_and_go_off_where_they_lie(ambush: Any) -> None:
    """A list of fuses against the same list here: when and where each goes off."""
    rng = random.Random(538)
    draw(ambush, {})
    for man in range(20):
        put(ambush, "man_in_play", man, 0)
    for burning in (1, 2, 7, 24):
        clean(ambush)
        ambush.set("fuse_count", 0)
        fuses = []
        for _ in range(burning):
            kind, time = rng.choice((1, 2)), rng.choice((0, 1, 2, 2, 3, 9, 255, 256, 257, 258))
            place = [rng.randint(11, 48), rng.randint(11, 64)]
            if kind == 1:
                time += 600  # plastic stays for the list's sake
            ambush.call("fuse_add", A=kind, zp_time=word(time), zp_to_x=place[0], zp_to_y=place[1])
            fuses.append((kind, max(1, time), *place))
        full = ambush.mem[ambush.sym["fuse_count"]]
        assert full == burning
        for point in range(1, 262):
            ambush.set("movie_end", word(ambush.sym["movie_log"]))
            ambush.set("movie_log", 0xFF)
            ambush.call("fuses_tick")
            gone = sorted((e[2], e[3]) for e in movie(ambush) if e[0] == "BLAST")
            assert gone == sorted((x, y) for _, t, x, y in fuses if t == point), (burning, point)
        left = [f for f in fuses if f[1] > 261]
        assert ambush.mem[ambush.sym["fuse_count"]] == len(left)
        times = []
        for k in range(len(left)):
            kind, x, y, lo, hi = (
                get(ambush, f"fuse_{n}", k) for n in ("kind", "x", "y", "lo", "hi")
            )
            times.append((kind, lo + 256 * hi + 261, x, y))
        assert sorted(times) == sorted(left)


def test_the_25th_fuse_and_the_49th_wound_find_no_place(ambush: Any) -> None:
    clean(ambush)
    ambush.set("fuse_count", 24)
    ambush.call("fuse_add", A=2, zp_time=word(5), zp_to_x=20, zp_to_y=20)
    assert ambush.mem[ambush.sym["fuse_count"]] == 24
    ambush.set("hurt_count", 47)
    for want in (48, 48):
        ambush.call("hurt_add", X=3, A=SHOT)
        assert ambush.mem[ambush.sym["hurt_count"]] == want
