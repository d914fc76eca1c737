"""The turn as a whole, part by part: its beginning, area fire, ambushes, its end (3.3, 5, 12)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import (
    AMBUSH,
    AREA,
    FIGHT,
    NEVER,
    NO_MAN,
    NONE,
    ORDER,
    READY,
    SHOT,
    SQUARE,
    TURN,
    Stage,
)
from .test_sight import draw

MEN = [0, 9, 10, 19]
WALL_NORTH = 1 << 2


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


# --- area fire -------------------------------------------------------------------------------


def watch(s: Stage, man: int, least: int = 5, points: int = 99, held: str = "R*") -> None:
    s.man(man, 30, 30, 1, "WA20", firing=10, observation=10)
    s.weapons(man, held)
    for k, value in enumerate((10, least, points, 0, 15, 20, 0, 0)):
        s["man_orders", 64 * man + k] = value
    s["man_order_count", man] = 2
    s["act_kind", man], s["act_ready", man], s["act_since", man] = AREA, 40, 30
    s["act_wake", man], s["act_firing", man] = 129, 1


def in_sight(s: Stage, man: int, *enemies: int) -> None:
    bits = sum(1 << enemy % 10 for enemy in enemies)
    s["man_sees_lo", man], s["man_sees_hi", man] = bits & 255, bits >> 8


def fired(s: Stage) -> list[tuple[int, int, int]]:
    return [(e[2], e[3], e[4]) for e in s.events if e[1] == "FIRE"]


def still(s: Stage) -> None:
    """Dice with which nobody is hit and no weapon is emptied."""
    s.seed(lambda d: d[1] > 250 and d[3] > 60)


@pytest.mark.rule("CA-12.3.1")
@pytest.mark.rule("CA-12.3.2")
@pytest.mark.rule("CA-12.3.3")
def test_area_fire_takes_the_likeliest_of_those_he_sees(ambush: Any, him: int) -> None:
    side = 10 if him < 10 else 0
    near, far = (30, 34), (30, 60)
    for places, seen, hit in [
        ({0: near, 9: far}, (0, 9), near),
        ({9: near, 0: far}, (0, 9), near),
        ({0: near, 9: far}, (9,), far),
        ({0: near, 9: far}, (), None),
        ({8: near}, (8,), near),
        ({7: far, 8: near, 9: (30, 44)}, (7, 8, 9), near),
        ({7: far, 8: near, 9: (30, 44)}, (7, 9), (30, 44)),
        ({7: (30, 29)}, (7,), None),  # behind his back by now
    ]:
        s = Stage(ambush, now=40)
        watch(s, him)
        for number, at in places.items():
            s.man(side + number, *at, 1)
        in_sight(s, him, *seen)
        still(s)
        s.changes("area_fire")
        assert fired(s) == ([(him, *hit)] if hit else []), (places, seen)
        assert s["act_ready", him] == (65 if hit else 40)
        assert s["man_order_count", him] == 2 and s["act_kind", him] == AREA


@pytest.mark.rule("CA-12.3.4")
@pytest.mark.rule("CA-12.3.5")
def test_area_fire_waits_for_the_chance_it_was_given(ambush: Any, him: int) -> None:
    """4 squares off, marksmanship 10: 4/3 x 1 x .96 x .75, above .95; at 30 squares .70."""
    enemy = 19 - him
    for at, least, fires in [
        ((30, 34), 96, True),
        ((30, 34), 97, False),
        ((30, 60), 70, True),
        ((30, 60), 71, False),
    ]:
        s = Stage(ambush, now=40)
        watch(s, him, least)
        s.man(enemy, *at, 1)
        in_sight(s, him, enemy)
        still(s)
        s.changes("area_fire")
        assert bool(fired(s)) == fires, (at, least)


@pytest.mark.rule("CA-12.3.2")
@pytest.mark.rule("CA-12.3.6")
def test_when_an_area_firer_looks_again(ambush: Any, him: int) -> None:
    """When his weapon is ready; after that only at what has changed since, or if he has."""
    enemy = 19 - him
    for ready, enemy_fresh, his_fresh, kind, wounds, fires in [
        (40, 0, 0, AREA, 0, True),
        (39, 0, 0, AREA, 0, False),
        (39, 1, 0, AREA, 0, True),
        (39, 0, 1, AREA, 0, True),
        (41, 1, 1, AREA, 0, False),
        (40, 0, 0, SHOT, 0, False),
        (40, 0, 0, AMBUSH, 0, False),
        (40, 0, 0, AREA, 50, False),
        (40, 0, 0, AREA, 49, True),
    ]:
        s = Stage(ambush, now=40)
        watch(s, him)
        s.man(enemy, 30, 34, 1, wounds=wounds)
        in_sight(s, him, enemy)
        s["act_kind", him], s["act_ready", him] = kind, ready
        s["fresh", enemy], s["fresh", him] = enemy_fresh, his_fresh
        s["walked", 0] = 1
        still(s)
        s.changes("area_fire")
        assert bool(fired(s)) == fires, (ready, enemy_fresh, his_fresh, kind)
        if fires:
            assert s["act_ready", him] == 65
        assert [s["fresh", k] for k in range(20)] == [0] * 20
        assert s["walked", 0] == 1


@pytest.mark.rule("CA-12.3.6")
def test_all_area_firers_have_their_turn_and_times_beyond_the_turn_do_not_come(ambush: Any) -> None:
    s = Stage(ambush, now=235)
    for man, enemy in ((0, 19), (9, 10), (10, 9), (19, 0)):
        watch(s, man)
        s["man_x", man] = 20 + man
        s["man_facing", man] = 0
        s["act_ready", man] = 235
        in_sight(s, man, enemy)
    still(s)
    s.changes("area_fire")
    assert sorted(f[0] for f in fired(s)) == [0, 9, 10, 19]
    assert [s["act_ready", man] for man in (0, 9, 10, 19)] == [NEVER] * 4


@pytest.mark.rule("CA-12.5.4")
@pytest.mark.rule("CA-12.3.7")
def test_an_empty_weapon_ends_area_fire_and_it_costs_what_it_has_lasted(
    ambush: Any, him: int
) -> None:
    enemy = 19 - him
    for held, credit, points, lasted in [
        ("R+", 0, 99, 10),
        ("R*", 0, 99, 10),
        ("R+", 25, 99, 35),
        ("R+", 89, 99, 99),
        ("R+", 0, 10, 10),
    ]:
        s = Stage(ambush, now=40)
        watch(s, him, points=points, held=held)
        s["act_credit_lo", him] = credit
        s.man(enemy, 30, 34, 1)
        in_sight(s, him, enemy)
        s.seed(lambda d: d[1] > 250 and d[3] < 20)  # empty after this shot
        s.changes("area_fire")
        assert len(fired(s)) == (held == "R*"), held
        assert (s["act_kind", him], s["man_order_count", him]) == (READY, 1)
        spent = 200 - s["man_energy_lo", him] - s["man_energy_f", him] / 256
        assert spent == pytest.approx(0.3 * lasted, abs=0.01), (held, credit)
        assert not s.carried(him)[0] & 0x40


# --- ambush ----------------------------------------------------------------------------------


@pytest.mark.rule("CA-5.36.1")
@pytest.mark.rule("CA-5.36.2")
@pytest.mark.rule("CA-12.8.2")
def test_whom_an_ambusher_jumps_at(ambush: Any, him: int) -> None:
    for enemy in ({0: 19, 9: 10, 10: 9, 19: 0}[him], 19 - him):
        for at, wounds, wall, in_play, jumps in [
            ((30, 31), 0, 0, 1, True),
            ((30, 31), 0, 1, 1, False),  # he cannot jump where he could not walk
            ((31, 31), 0, 0, 1, True),
            ((30, 29), 0, 0, 1, True),
            ((31, 29), 0, 0, 1, True),
            ((29, 31), 0, 0, 1, True),
            ((30, 30), 0, 1, 1, True),
            ((30, 32), 0, 0, 1, False),
            ((32, 30), 0, 0, 1, False),
            ((30, 28), 0, 0, 1, False),
            ((28, 30), 0, 0, 1, False),
            ((29, 30), 50, 0, 1, False),
            ((29, 30), 49, 0, 1, True),
            ((29, 29), 0, 0, 0, False),
        ]:
            s = Stage(ambush, now=40)
            draw(ambush, {(30, 30): WALL_NORTH * wall})
            s.man(him, 30, 30, 3, "HJ60 WA20")
            s["act_kind", him], s["act_wake", him] = AMBUSH, 90
            s["act_energy_f", him], s["act_energy_lo", him], s["act_energy_hi", him] = 0, 18, 0
            s.man(enemy, *at, 5, "WA50", wounds=wounds, in_play=in_play)
            s["act_kind", enemy] = ORDER
            friend = 5 if him < 10 else 15
            s.man(friend, 30, 26)
            s.changes("ambush_jump", zp_actor=him)
            told = [e[1] for e in s.events]
            if not jumps:
                assert told == [] and s["act_kind", him] == AMBUSH, (at, wounds, wall)
                assert (s["man_order_count", him], s["man_energy_lo", him]) == (2, 200)
                continue
            hop = at != (30, 30)
            want = ["MOVE"] * hop + ["FACE", "FACE", "FIGHT"]
            assert told == want, (at, wounds)
            assert s.where(him) == at
            assert s["walked", him] == hop
            assert (s["fight_with", him], s["fight_with", enemy]) == (enemy, him)
            assert (s["fight_facing", him], s["fight_facing", enemy]) == (0, 5)
            assert s["man_order_count", him] == 1
            assert s["man_energy_lo", him] == 200 - 18 - 20
            assert s["man_energy_lo", enemy] == 190
            if hop:
                assert s.events[0] == (40, "MOVE", him, *at)


@pytest.mark.rule("CA-12.8.6")
@pytest.mark.rule("CA-5.36.2")
def test_the_first_blow_of_a_jump_is_twice_as_likely(ambush: Any) -> None:
    """Two average men with rifles: 2 x .5 x .8 x (1 - .5 x .8) = .48 instead of .24 (W16)."""
    hits = 0
    s = Stage(ambush, now=40)
    for number in range(100):
        ambush.set("hurt_count", 0)
        ambush.set("movie_end", ambush.sym["movie_log"].to_bytes(2, "little"))
        s["fight_with", 0] = s["fight_with", 19] = NO_MAN
        s.man(0, 30, 30, 3, "HJ60", fighting=5)
        s["act_kind", 0], s["act_energy_lo", 0], s["act_energy_hi", 0] = AMBUSH, 18, 0
        s.man(19, 30, 31, 5, fighting=5)
        ambush.set("rng_seed", [number, 77, 5 * number % 256, 3])
        s.changes("ambush_jump", zp_actor=0)
        hits += s["hurt_count", 0]
    assert hits == pytest.approx(100 * 0.48, abs=11)


# --- the turn begins and ends ----------------------------------------------------------------


@pytest.mark.rule("CA-5.1.2")
@pytest.mark.rule("CA-3.3.1")
def test_a_turn_begins_with_everybody_ready_and_nothing_going_on(ambush: Any) -> None:
    s = Stage(ambush)
    for man in range(20):
        s.man(man, 20 + man, 30, 1, "WA20")
        s["man_target", man] = 3
        s["man_wounds", man] = (0, 49, 50, 99)[man % 4]
        s["man_in_play", man] = man % 5 > 0
        s["man_spent_lo", man], s["man_spent_hi", man] = (0, 7, 0, 0)[man % 4], man == 8
        in_sight(s, man, man * 3 % 10, 8, 9)
    ambush.set("man_seen", [0] * 20)
    s["movie_log", 0] = 1
    turn = slice(ambush.sym["act_kind"], ambush.sym["resolve_end"])
    ambush.mem[turn] = bytes([0x5A]) * (turn.stop - turn.start)
    ambush.set("zp_now", 99)
    s.changes("resolve_start")
    for man in range(20):
        fit = s["man_in_play", man] and s["man_wounds", man] < 50
        assert s["act_kind", man] == (READY if fit else NONE), man
        for name in ("act_motion", "act_firing", "act_ready", "changed", "fresh", "walked"):
            assert s[name, man] == 0, name
        for name in ("act_credit_lo", "act_credit_hi", "act_since"):
            assert s[name, man] == 0, name
        assert [s[name, man] for name in ("act_wake", "fight_next", "fight_with")] == [NEVER] * 3
        aims = s["man_spent_lo", man] or s["man_spent_hi", man]
        assert s["man_target", man] == (3 if aims else NO_MAN), man
        enemies = range(10, 20) if man < 10 else range(10)
        sees = [(s["man_sees_lo", e] | s["man_sees_hi", e] << 8) >> man % 10 & 1 for e in enemies]
        assert s["seen_by", man] == sum(sees), man
    assert ambush.mem[ambush.sym["zp_now"]] == 0
    assert (s["hurt_count", 0], s["any_changed", 0], s.movie()) == (0, 0, [])
    assert {s["pair_hi", k] for k in range(200)} == {0xFE}
    assert s["control_left", 0] == 10


@pytest.mark.rule("CA-10.1.2")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("clock", [1, 24, 25, 26, 49, 50, 255, 256, 275, 280, 300, 9999, 10000])
def test_looks_come_every_25_points_of_the_battle_not_of_the_turn(ambush: Any, clock: int) -> None:
    s = Stage(ambush)
    ambush.set("st_clock", [clock & 255, clock >> 8])
    s.changes("resolve_start")
    assert s["look_left", 0] == 25 - clock % 25


@pytest.mark.rule("CA-10.1.2")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("clock", [0, 256, 1])
def test_everyone_looks_about_when_the_battle_begins(ambush: Any, clock: int) -> None:
    s = Stage(ambush)
    s.man(3, 30, 30, 0, observation=10)
    s.man(13, 30, 30, 0, observation=10)
    ambush.set("st_clock", [clock & 255, clock >> 8])
    ambush.set("man_sees_lo", [0] * 20)
    ambush.set("st_computer", 2)
    s.changes("resolve_start")
    assert s["st_computer", 0] == 2
    saw = s["man_sees_lo", 3]
    assert bool(saw) == (clock == 0)
    assert s["seen_by", 13] == (clock == 0)


@pytest.mark.rule("CA-5.1.2")
@pytest.mark.rule("CA-12.8.10")
@pytest.mark.rule("CA-6.6.3")
def test_a_turn_ends_and_what_is_unfinished_is_carried_over(ambush: Any, him: int) -> None:
    enemy = 19 - him
    for kind, since, credit, fights, spent in [
        (ORDER, 200, 0, False, 50),
        (TURN, 250, 0, False, 0),
        (TURN, 240, 0, False, 10),
        (ORDER, 10, 20, False, 260),
        (AREA, 249, 255, False, 256),
        (ORDER, 255, 9, False, 9),  # he ducks beyond the end of the turn
        (READY, 200, 9, False, 0),
        (NONE, 200, 9, False, 0),
        (SQUARE, 249, 0, False, 1),
        (FIGHT, 200, 0, True, 13),
    ]:
        s = Stage(ambush, now=250)
        s.man(him, 30, 30, 4, "WA99", start_energy_lo=200, start_endurance=99)
        s.man(enemy, 30, 30, 6, start_energy_lo=200, start_endurance=99)
        s["act_kind", him], s["act_since", him] = kind, since
        s["act_credit_lo", him], s["act_credit_hi", him] = credit, 0
        if fights:
            s["man_spent_lo", him] = 13
            s["fight_with", him], s["fight_facing", him], s["man_facing", him] = enemy, 7, 9
        s.changes("fights_over")
        changed = s.changes("resolve_stop")
        got = s["man_spent_lo", him] | s["man_spent_hi", him] << 8
        assert got == spent, (kind, since, credit)
        assert s["man_facing", him] == (7 if fights else 4)
        assert s["fight_with", him] == NO_MAN
        assert s["man_endurance", him] == 99  # nothing was spent
        assert changed["st_clock", 0] == 251
    for clock, length, want in ((0, 250, 250), (250, 10, 260), (255, 1, 256), (511, 250, 761)):
        ambush.set("st_clock", [clock & 255, clock >> 8])
        ambush.set("st_turn_length", length)
        s.changes("resolve_stop")
        assert ambush.word("st_clock") == want


@pytest.mark.rule("CA-6.6.3")
def test_endurance_falls_for_those_who_are_there(ambush: Any) -> None:
    s = Stage(ambush, now=250)
    for man in (0, 9, 10, 19):
        state = {"start_energy_lo": 200, "start_endurance": 80, "energy_lo": 100}
        s.man(man, 30, 30, 4, **state, in_play=man % 10 and 1)
        s["man_endurance", man] = 80
    s.changes("resolve_stop")
    assert [s["man_endurance", man] for man in (0, 9, 10, 19)] == [80, 40, 80, 40]
