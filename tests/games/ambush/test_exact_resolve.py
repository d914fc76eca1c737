"""The battle's own bookkeeping, part by part: who is open to whose view, who is rated again.

Lines of sight are remembered by pair, sightings by bits; both must be at all times what working
them out again would give.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from . import ambush_book as book
from .battle import Battle, named
from .test_combat import word
from .test_condition import get, leader_of, put
from .test_exact_command import command, enter, field  # noqa: F401
from .test_exact_sight import Drawn, byte
from .test_sight import chance, draw

CLOSE = 1 / 2560
PAIRS = [(a, b) for a in range(20) for b in range(20) if (a < 10) != (b < 10)]


def clean(m: Any) -> None:
    """An empty movie, nothing remembered, nobody seen."""
    m.set("movie_end", word(m.sym["movie_log"]))
    m.set("movie_log", 0xFF)
    for name in ("changed", "fresh", "seen_by", "man_seen", "man_sees_lo", "man_sees_hi", "walked"):
        m.set(name, [0] * 20)
    m.set("any_changed", 0)
    m.call("pairs_forget")


def scatter(m: Any, rng: random.Random, around: int = 5) -> book.Village:
    """A crowd of both squads in a hamlet drawn at random."""
    squares = {
        (x, y): byte(rng, 0.12, (1, 2, 2, 3, 4, 4))
        for x, y in itertools.product(range(24, 37), range(24, 37))
    }
    draw(m, squares)
    for man in range(20):
        settle(m, rng, man, around)
    return Drawn(squares)


def settle(m: Any, rng: random.Random, man: int, around: int = 5) -> None:
    state = {
        "x": 30 + rng.randint(-around, around),
        "y": 30 + rng.randint(-around, around),
        "facing": rng.randint(0, 9),
        "posture": rng.randint(0, 1),
        "in_play": int(rng.random() < 0.9),
        "wounds": rng.choice((0, 0, 0, 49, 50, 99)),
        "sneaking": rng.randint(0, 1),
        "observation": rng.randint(1, 10),
        "firing": rng.randint(1, 10),
    }
    for name, value in state.items():
        put(m, f"man_{name}", man, value)


def at(m: Any, man: int) -> book.Square:
    return get(m, "man_x", man), get(m, "man_y", man)


def is_open(m: Any, village: book.Village, a: int, b: int) -> bool:
    """10.8 and 10.9: in the field of vision, in line, and not both lying behind something."""
    prone = bool(get(m, "man_posture", a) and get(m, "man_posture", b))
    return book.spot(village, at(m, a), at(m, b), get(m, "man_facing", a), 10, False, prone) > 0


@pytest.mark.rule("CA-10.4.7")
@pytest.mark.rule("CA-10.9.1")
def test_remembered_lines_of_sight_are_those_of_the_place(ambush: Any) -> None:
    """All pairs, worked out, then remembered, then after one man has walked."""
    rng = random.Random(104)
    village = scatter(ambush, rng)
    clean(ambush)
    for walker in (None, None, 0, 19, 9, 10, 4):
        if walker is not None:
            settle(ambush, rng, walker)
            ambush.call("pair_forget", X=walker)
        for a, b in PAIRS:
            if walker is not None and walker not in (a, b) and (a + b) % 3:
                continue
            want = book.terrain(village, at(ambush, a), at(ambush, b))
            r = ambush.call("pair_terrain", X=a, Y=b)
            got = chance(ambush.word("zp_chance"))
            assert r.c == (want > 0), (walker, a, b)
            assert got == pytest.approx(want, abs=CLOSE), (walker, a, b)
            if want:
                screen = book.features(village, at(ambush, a), at(ambush, b))[1]
                assert ambush.mem[ambush.sym["zp_screen"]] >> 7 == screen, (walker, a, b)


@pytest.mark.rule("CA-10.1.1")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.rule("CA-10.9.1")
@pytest.mark.rule("CA-12.9.1")
def test_views_spotting_and_odds_of_pairs(ambush: Any) -> None:
    rng = random.Random(108)
    for around in (1, 2, 5):
        village = scatter(ambush, rng, around)
        clean(ambush)
        for a, b in PAIRS:
            there = (at(ambush, a), at(ambush, b), get(ambush, "man_facing", a))
            prone = get(ambush, "man_posture", a) and get(ambush, "man_posture", b)
            sneaking = bool(get(ambush, "man_sneaking", b))
            seen = book.spot(
                village, *there, get(ambush, "man_observation", a), sneaking, bool(prone)
            )
            assert ambush.call("pair_view", X=a, Y=b).c == is_open(ambush, village, a, b)
            if not is_open(ambush, village, a, b):
                assert ambush.call("pair_odds", X=a, Y=b).c == 0
                continue
            ambush.call("pair_spot", X=a, Y=b)
            assert chance(ambush.word("zp_chance")) == pytest.approx(seen, abs=CLOSE)
            motion, area = rng.randint(0, 2), rng.randint(0, 1)
            assert ambush.call("pair_odds", X=a, Y=b, zp_arg0=[5, motion, area]).c == 1
            skill, lies = get(ambush, "man_firing", a), bool(get(ambush, "man_posture", b))
            hit = book.hit(seen, skill, 1.0, lies, motion, bool(area))
            assert chance(ambush.word("zp_chance")) == pytest.approx(hit, abs=CLOSE)


def seen_bits(m: Any) -> set[tuple[int, int]]:
    return {
        (a, b)
        for a, b in PAIRS
        if (get(m, "man_sees_lo", a) | get(m, "man_sees_hi", a) << 8) >> b % 10 & 1
    }


def believe(m: Any, pairs: set[tuple[int, int]]) -> None:
    """These pairs see; the counts as they must be."""
    for a in range(20):
        bits = sum(1 << b % 10 for x, b in pairs if x == a)
        put(m, "man_sees_lo", a, bits & 255)
        put(m, "man_sees_hi", a, bits >> 8)
        count = sum(b == a for _, b in pairs)
        put(m, "seen_by", a, count)
        put(m, "man_seen", a, int(count > 0))


def movie(m: Any) -> list[tuple[str, int, int, int]]:
    return [event[1:] for event in Battle.movie(type("", (), {"bench": m}))]  # type: ignore[arg-type]


def may_keep(m: Any, village: book.Village, a: int, b: int) -> bool:
    fit = get(m, "man_in_play", a) and get(m, "man_wounds", a) < 50
    return bool(fit and get(m, "man_in_play", b) and is_open(m, village, a, b))


def consistent(m: Any, before: set[tuple[int, int]], now: set[tuple[int, int]]) -> None:
    """Counts, marks and events follow from the bits."""
    assert seen_bits(m) == now
    was, is_ = {b for _, b in before}, {b for _, b in now}
    for man in range(20):
        count = sum(b == man for _, b in now)
        assert (get(m, "seen_by", man), get(m, "man_seen", man)) == (count, int(count > 0))
    events = movie(m)
    assert sorted(e[1] for e in events if e[0] == "LOST") == sorted(was - is_)
    assert sorted(e[1] for e in events if e[0] == "SEEN") == sorted(is_ - was)
    for name, man, x, y in events:
        assert (x, y) == at(m, man), name


@pytest.mark.rule("CA-10.8.1")
@pytest.mark.rule("CA-10.11.1")
@pytest.mark.parametrize("how", ["sight_update", "sight_all"])
def test_who_was_seen_stays_seen_while_he_is_open_to_view(ambush: Any, how: str) -> None:
    """Everybody sees everybody: after a look only what is open stays, of those looked at again."""
    rng = random.Random(how)
    for _ in range(4):
        village = scatter(ambush, rng)
        clean(ambush)
        before = {p for p in PAIRS if rng.random() < 0.9 or at(ambush, p[0]) == at(ambush, p[1])}
        # nobody is spotted by chance: who is not seen now is not open to view, or not there
        before |= {p for p in PAIRS if may_keep(ambush, village, *p)}
        believe(ambush, before)
        moved = rng.sample(range(20), rng.choice((1, 3, 20)))
        for man in moved:
            put(ambush, "changed", man, 1)
        ambush.set("any_changed", 1)
        ambush.call(how, limit=20_000_000)
        if how == "sight_all":
            here = [k for k in range(20) if get(ambush, "man_in_play", k)]
            looked = {p for p in PAIRS if p[0] in here and p[1] in here}
        else:
            looked = {p for p in PAIRS if p[0] in moved or p[1] in moved}
            assert [get(ambush, "changed", k) for k in range(20)] == [0] * 20
            assert [k for k in range(20) if get(ambush, "fresh", k)] == sorted(moved)
            assert ambush.mem[ambush.sym["any_changed"]] == 0
        now = {p for p in before if p not in looked or may_keep(ambush, village, *p)}
        consistent(ambush, before, now)


@pytest.mark.rule("CA-10.1.1")
@pytest.mark.slow
def test_nobody_is_spotted_anew_but_at_a_look_and_by_chance(ambush: Any) -> None:
    rng = random.Random(1012)
    village = scatter(ambush, rng)
    found = 0
    for number, (a, b) in enumerate(PAIRS):
        roll = number % 4 > 0
        clean(ambush)
        ambush.set("rng_seed", [number + 1, 7, 9, 11])
        ambush.call("pair_look", zp_looker=a, zp_looked=b, zp_roll=int(roll))
        now = seen_bits(ambush)
        consistent(ambush, set(), now)
        same = at(ambush, a) == at(ambush, b)
        assert now <= {(a, b)}
        assert not now or may_keep(ambush, village, a, b)
        assert not now or roll or same
        found += bool(now)
        if now:
            assert get(ambush, "fresh", b) == 1
    assert found > 5


@pytest.mark.rule("CA-6.7.1")
@pytest.mark.rule("CA-4.1.3")
def test_command_is_rated_anew_for_those_it_can_have_changed_for(field: Any) -> None:  # noqa: F811
    """When somebody has walked, or is spotted, lost or down: the leaders; who has walked or has
    another leader; and everybody whose leader has walked or is rated otherwise."""
    rng = random.Random(671)
    field.set("st_solitaire", 0)
    for number in range(40):
        clean(field)
        for man in range(20):
            x, y = rng.randint(20, 40), rng.randint(30, 45)
            enter(field, man, x, y, in_play=int(rng.random() < 0.9), rank=rng.choice((0, 1, 2, 3)))
            put(field, "man_wounds", man, rng.choice((0, 0, 49, 50)))
        field.call("control_update", control_due=1)  # all lines between a leader and his men
        for man in range(20):
            put(field, "man_command", man, rng.randint(1, 10))
        leaders = {side: leader_of(field, side) for side in (0, 10)}
        for leader in leaders.values():
            if leader is not None and rng.random() < 0.6:  # rated as he is: it is not news
                put(field, "man_command", leader, command(field, leader, leader, 0))
        walked = rng.sample(range(20), (0, 1, 1, 2, 5)[number % 5])
        for man in walked:
            put(field, "walked", man, 1)
        due = number % 3 == 0
        field.set("control_due", int(due))
        led_anew = rng.sample(range(20), rng.choice((0, 0, 3)))
        for man in led_anew:
            put(field, "line_leader", man, rng.choice((255, 9, 19)))
        want = {man: get(field, "man_command", man) for man in range(20)}
        for side, leader in leaders.items() if walked or due else ():
            if leader is None:
                continue
            new = command(field, leader, leader, 0)
            everybody = leader in walked or new != want[leader]
            want[leader] = new
            keep = get(field, "man_command", leader)
            put(field, "man_command", leader, new)
            for man in range(side, side + 10):
                fit = get(field, "man_in_play", man) and get(field, "man_wounds", man) < 50
                anew = get(field, "line_leader", man) != leader
                if man != leader and fit and (everybody or man in walked or anew):
                    want[man] = command(field, man, leader, 0)
            put(field, "man_command", leader, keep)
        field.call("control_update")
        assert {man: get(field, "man_command", man) for man in range(20)} == want
        assert [get(field, "walked", k) for k in range(20)] == [0] * 20
        assert field.mem[field.sym["control_due"]] == 0


@pytest.mark.rule("CA-5.36.1")
@pytest.mark.rule("CA-12.8.2")
@pytest.mark.parametrize("lurker", [0, 19])
def test_5_36_a_man_in_ambush_jumps_at_the_eight_squares_about_him(
    ambush: Any, lurker: int
) -> None:
    enemy = 19 - lurker
    keep = bytes(ambush.mem)
    for dx, dy in itertools.product(range(-2, 3), repeat=2):
        if max(abs(dx), abs(dy)) == 2 and (dx * dy) % 4:
            continue
        ambush.mem[:] = keep
        b = Battle(ambush)
        draw(ambush, {})
        b.man(lurker, 31, 30, 0, "HJ60", energy_hi=1)
        b.weapons(lurker, "K*")
        b.man(enemy, 31 + dx, 30 + dy, 5, "WA99")
        b.weapons(enemy, "K*")
        fought = named(b.turn(12), "FIGHT", lurker)
        assert bool(fought) == (max(abs(dx), abs(dy)) < 2), (dx, dy)
        if fought:
            assert b.where(lurker) == (31 + dx, 30 + dy)
