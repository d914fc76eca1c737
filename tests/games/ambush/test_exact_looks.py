"""One look at a time: its chance to the last place, and who is in whose view at all."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from . import ambush_book as book
from .test_condition import get, put
from .test_exact_resolve import clean
from .test_exact_sight import Drawn
from .test_sight import CLOSE, chance, draw, terrain

pytestmark = pytest.mark.slow

AT = (30, 35)
SWEEP = [(x, y) for x, y in itertools.product(range(-9, 10, 3), repeat=2) if x or y]
SWEEP += [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1), (5, 12), (-12, 5)]
HEDGE, WALL = 4, 1


def stand(m: Any, man: int, at: book.Square, **state: int) -> None:
    usual = {"in_play": 1, "wounds": 0, "facing": 0, "posture": 0, "sneaking": 0, "observation": 5}
    for name, value in (usual | {"x": at[0], "y": at[1]} | state).items():
        put(m, f"man_{name}", man, value)


def alone(m: Any, *men: int) -> None:
    """Nobody is in play but these, who have seen nothing."""
    clean(m)
    m.set("man_in_play", [int(man in men) for man in range(20)])


@pytest.mark.rule("CA-10.1.1")
@pytest.mark.rule("CA-10.2.1")
@pytest.mark.rule("CA-10.3.1")
@pytest.mark.rule("CA-10.6.1")
@pytest.mark.rule("CA-10.7.1")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize(("looker", "target"), [(3, 13), (13, 3)])
@pytest.mark.parametrize("hedges", [False, True])
def test_10_1_the_chance_of_a_look_whichever_way_he_faces(
    ambush: Any, looker: int, target: int, hedges: bool
) -> None:
    """Open ground whose distance has not been looked up, hedges crossed, primary and peripheral."""
    rng = random.Random(101)
    squares = {(x, 40): HEDGE << 2 for x in range(11, 49)} if hedges else {}
    draw(ambush, squares)
    village = Drawn(squares)
    for (east, north), facing in itertools.product(SWEEP, range(9)):
        there = AT[0] + east, AT[1] + north
        if not book.field(facing, AT, there):
            continue
        observation, sneaking = rng.randint(1, 10), rng.randint(0, 1)
        stand(ambush, looker, AT, facing=facing, observation=observation)
        stand(ambush, target, there, sneaking=sneaking)
        pair = ambush.mem[ambush.sym["pair_terrain:pair_row"] + looker] + target
        ambush.set("zp_pair", pair)
        ambush.call("pair_lines", X=looker, Y=target)
        ambush.call("pair_look:gap_measure", X=min(looker, target), Y=max(looker, target))
        look = {"zp_looker": looker, "zp_looked": target}
        r = ambush.call("pair_look:pair_clear", X=looker, Y=target, **look)
        want = book.spot(village, AT, there, facing, observation, bool(sneaking))
        assert r.c == (want >= 0.01)
        assert chance(ambush.word("zp_chance")) == pytest.approx(want, abs=CLOSE), (there, facing)


@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("routine", ["sight_update", "pair_look", "sight_all"])
def test_10_8_who_was_seen_stays_seen_while_he_is_in_the_field_of_vision(
    ambush: Any, routine: str
) -> None:
    """All facings, hand-to-hand status and wounds on the border of shock, both sides looking."""
    draw(ambush, {})
    for (east, north), facing, man in itertools.product(SWEEP[::3], range(10), (0, 9)):
        there, foe = (AT[0] + east, AT[1] + north), 19 - man
        back = (facing * 7 + 3) % 10
        wounds = ((0, 0), (49, 50), (50, 49))[(facing + east) % 3]
        alone(ambush, man, foe)
        stand(ambush, man, AT, facing=facing, wounds=wounds[0])
        stand(ambush, foe, there, facing=back, wounds=wounds[1])
        for one in (man, foe):
            bit = 1 << (19 - one) % 10
            put(ambush, "man_sees_lo", one, bit & 255)
            put(ambush, "man_sees_hi", one, bit >> 8)
            put(ambush, "seen_by", one, 1)
            put(ambush, "man_seen", one, 1)
        put(ambush, "changed", (man, foe)[facing % 2], 1)
        ambush.set("any_changed", 1)
        if routine == "pair_look":
            for pair in ((man, foe), (foe, man)):
                ambush.call(routine, zp_looker=pair[0], zp_looked=pair[1], zp_roll=0)
        else:
            ambush.call(routine)
        for one, other, at, to, way, hurt in (
            (man, foe, AT, there, facing, wounds[0]),
            (foe, man, there, AT, back, wounds[1]),
        ):
            sees = hurt < 50 and book.field(way, at, to) > 0
            bits = get(ambush, "man_sees_lo", one) | get(ambush, "man_sees_hi", one) << 8
            assert bool(bits) == sees, (one, there, way, hurt)
            assert get(ambush, "seen_by", other) == get(ambush, "man_seen", other) == sees


@pytest.mark.rule("CA-10.11.1")
@pytest.mark.rule("CA-10.8.1")
def test_10_11_two_in_one_square_see_each_other_whichever_way_they_face(ambush: Any) -> None:
    draw(ambush, {})
    for man, wounds, facing in itertools.product((0, 9, 10, 19), (0, 49, 50, 99), (0, 5, 9)):
        foe = 19 - man
        alone(ambush, man, foe)
        stand(ambush, man, AT, wounds=wounds, facing=facing)
        stand(ambush, foe, AT, facing=9)
        put(ambush, "changed", foe, 1)
        ambush.set("any_changed", 1)
        ambush.call("sight_update")
        assert get(ambush, "seen_by", foe) == (wounds < 50), (man, wounds)
        assert get(ambush, "seen_by", man) == 1


@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("mover", range(20))
def test_a_change_of_any_one_man_is_noticed(ambush: Any, mover: int) -> None:
    """He turns his back on everybody, and only he loses them from sight."""
    draw(ambush, {})
    everybody = range(20)
    alone(ambush, *everybody)
    for man in everybody:
        stand(ambush, man, (20 + man, 30 if man < 10 else 34), facing=1 if man < 10 else 5)
        put(ambush, "man_sees_lo", man, 0xFF)
        put(ambush, "man_sees_hi", man, 3)
        put(ambush, "seen_by", man, 10)
        put(ambush, "man_seen", man, 1)
    put(ambush, "man_facing", mover, 5 if mover < 10 else 1)
    put(ambush, "changed", mover, 1)
    ambush.set("any_changed", 1)
    ambush.call("sight_update")
    for man in everybody:
        mine = man != mover
        bits = get(ambush, "man_sees_lo", man) | get(ambush, "man_sees_hi", man) << 8
        assert bits == (0x3FF if mine else 0), man
        assert get(ambush, "fresh", man) == (man == mover)
        assert get(ambush, "changed", man) == 0
        assert get(ambush, "seen_by", man) == 10 - ((man < 10) != (mover < 10))


@pytest.mark.rule("CA-10.9.1")
@pytest.mark.parametrize("looker", [0, 19])
@pytest.mark.parametrize(("apart", "postures", "seen"), [(1, 3, True), (2, 3, False), (2, 1, True)])
def test_10_9_who_lies_behind_a_hedge_is_spotted_from_the_next_square_only(
    ambush: Any, looker: int, apart: int, postures: int, seen: bool
) -> None:
    """Hedges on all sides, the two at a corner; observation 10. Who stands is seen from afar."""
    hedges = dict.fromkeys(itertools.product(range(26, 36), repeat=2), HEDGE << 2 | HEDGE << 5)
    draw(ambush, hedges)
    target = 19 - looker
    village = Drawn(hedges)
    there = 30 + apart, 30 + apart
    chance_each = book.spot(village, (30, 30), there, 2, 10, False, postures == 3)
    assert (chance_each > 0) == seen
    found = 0
    for number in range(60):
        alone(ambush, looker, target)
        stand(ambush, looker, (30, 30), facing=2, posture=postures & 1, observation=10)
        stand(ambush, target, there, facing=2, posture=postures >> 1)
        put(ambush, "changed", target, 1)
        ambush.set("any_changed", 1)
        ambush.set("rng_seed", [number, 1, 2, 3])
        ambush.call("sight_update")
        found += get(ambush, "seen_by", target)
    assert found == pytest.approx(60 * chance_each, abs=15 if seen else 0), chance_each


@pytest.mark.rule("CA-10.4.2")
@pytest.mark.rule("CA-10.5.1")
@pytest.mark.parametrize("ground", [0, 1, 2, 3])
def test_10_4_one_square_with_one_side_before_between_and_behind(ambush: Any, ground: int) -> None:
    """Each kind of side alone, to the north or the west, on the line's first squares and last."""
    ways = ((1, 3), (3, 1), (0, 3), (3, 0), (2, 3), (3, 3))
    for kind, shift in itertools.product((1, 2, 3, 4), (2, 5)):
        square = {(30, 30): ground | kind << shift}
        draw(ambush, square)
        village = Drawn(square)
        for (east, north), (a, b) in itertools.product(ways, itertools.product((1, -1), repeat=2)):
            step = a * east, b * north
            for first in (0, 1, 2, 3):  # where on the line the square lies
                start = 30 - first * step[0] // 3, 30 - first * step[1] // 3
                end = start[0] + step[0], start[1] + step[1]
                want = book.terrain(village, start, end)
                got = terrain(ambush, start, end)
                assert got == pytest.approx(want, abs=CLOSE), (kind, shift, start, end)


@pytest.mark.rule("CA-10.4.2")
@pytest.mark.rule("CA-10.10.1")
def test_10_10_corners_within_a_room_and_on_its_edge(ambush: Any) -> None:
    """Four squares of interior round a corner, all sixteen sorts of them; then room after room."""
    corner = [(30, 30), (31, 30), (30, 31), (31, 31)]
    rooms = dict.fromkeys(itertools.product(range(26, 36), repeat=2), 2)
    corners = [({}, inside) for inside in itertools.product((0, 1, 2, 3), repeat=4)]
    corners += [(rooms, inside) for inside in itertools.product((0, 2), repeat=4)]
    for around, inside in corners:
        squares = around | dict(zip(corner, inside, strict=True))
        draw(ambush, squares)
        village = Drawn(squares)
        for a, b in (((30, 30), (31, 31)), ((30, 31), (31, 30)), ((29, 29), (32, 32))):
            for here, there in ((a, b), (b, a)):
                want = book.terrain(village, here, there)
                assert terrain(ambush, here, there) == pytest.approx(want, abs=CLOSE), inside
    for wide in range(2, 16):
        squares = dict.fromkeys(itertools.product(range(20, 20 + wide), repeat=2), 2)
        draw(ambush, squares)
        village = Drawn(squares)
        for a, b in (((19, 19), (35, 35)), ((35, 19), (19, 35)), ((20, 20), (36, 36))):
            for here, there in ((a, b), (b, a)):
                want = book.terrain(village, here, there)
                assert terrain(ambush, here, there) == pytest.approx(want, abs=CLOSE), wide


@pytest.mark.rule("CA-10.9.1")
@pytest.mark.rule("CA-10.8.1")
def test_who_saw_him_behind_a_hedge_loses_him_when_both_lie_down(ambush: Any) -> None:
    """One lying is not enough; what he has in sight over open ground he keeps lying, too."""
    for hedge, mine, his in itertools.product((0, HEDGE << 2), (0, 1), (0, 1)):
        draw(ambush, {(30, 30): hedge})
        alone(ambush, 9, 10)
        stand(ambush, 9, (30, 30), facing=1, posture=mine)
        stand(ambush, 10, (30, 36), facing=1, posture=his)
        put(ambush, "man_sees_lo", 9, 1)
        put(ambush, "seen_by", 10, 1)
        put(ambush, "changed", 9, 1)
        ambush.set("any_changed", 1)
        ambush.call("sight_update")
        keeps = not (hedge and mine and his)
        assert get(ambush, "man_sees_lo", 9) == keeps, (hedge, mine, his)


# --- what is remembered of a line ------------------------------------------------------------


def cycles_of(m: Any, looker: int, target: int) -> int:
    return int(m.call("pair_terrain", X=looker, Y=target).cycles)


WALKS = {  # what stands on a line of 30 squares northwards, by the square on which it stands
    "shut near the looker": ({(30, 22): WALL << 2}, False),
    "shut in the middle": ({(30, 33): WALL << 2}, False),
    "shut near the target": ({(30, 48): WALL << 2}, False),
    "hedge in the middle": ({(30, 35): HEDGE << 2}, True),
    "two hedges": ({(30, 35): HEDGE << 2, (30, 45): HEDGE << 2}, True),
    "floors": ({(30, y): 2 for y in range(30, 34)}, True),
    "open": ({(31, 35): 2}, True),
}


@pytest.mark.rule("CA-10.4.7")
@pytest.mark.parametrize("what", WALKS)
@pytest.mark.parametrize("looker", [0, 9, 10, 19])
def test_10_4_a_line_is_walked_once_for_both_and_the_next_time_from_where_it_was_shut(
    ambush: Any, looker: int, what: str
) -> None:
    """Cycles tell: the way back, a second look, and a look after one of the two has moved."""
    squares, is_seen = WALKS[what]
    draw(ambush, squares)
    target = 19 - looker
    alone(ambush, looker, target)
    stand(ambush, looker, (30, 20))
    stand(ambush, target, (30, 50))
    ambush.call("pair_terrain", X=looker, Y=(target + 1) % 10 + target // 10 * 10)
    walk = cycles_of(ambush, looker, target)
    seen = ambush.word("zp_chance") != 0xFFFF
    assert seen == is_seen
    assert cycles_of(ambush, target, looker) < walk * 0.7, "the way back is walked as well"
    assert (ambush.word("zp_chance") != 0xFFFF) == is_seen
    assert cycles_of(ambush, looker, target) < 200, "what is known is not remembered"
    for one, other in ((looker, target), (target, looker)):
        ambush.call("pair_forget", X=one)
        again = cycles_of(ambush, one, other)
        assert (ambush.word("zp_chance") != 0xFFFF) == is_seen
        if "near" in what:
            assert again < walk + 100, "it is not begun where it was shut"
        assert cycles_of(ambush, other, one) < again * 0.9


@pytest.mark.rule("CA-10.4.7")
@pytest.mark.parametrize("what", WALKS)
@pytest.mark.parametrize(("looker", "target"), [(0, 10), (9, 19), (10, 9), (19, 0), (4, 17)])
def test_10_4_what_is_worked_out_of_two_is_noted_of_these_two_alone(
    ambush: Any, looker: int, target: int, what: str
) -> None:
    draw(ambush, WALKS[what][0])
    alone(ambush, looker, target)
    stand(ambush, looker, (30, 20))
    stand(ambush, target, (30, 50))
    table = ambush.sym["pair_hi"]
    before = ambush.mem[table : table + 400]
    ambush.call("pair_terrain", X=looker, Y=target)
    rows = ambush.sym["pair_terrain:pair_row"]
    pairs = {(ambush.mem[rows + a] + b) & 255 for a, b in ((looker, target), (target, looker))}
    after = ambush.mem[table : table + 400]
    assert {k for k in range(200) if after[k] != before[k]} == pairs
    assert {k - 200 for k in range(200, 400) if after[k] != before[k]} <= pairs


@pytest.mark.rule("CA-10.4.7")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.parametrize("looker", [0, 9, 10, 19])
@pytest.mark.parametrize("shut", [22, 33, 48])
def test_10_4_a_line_that_was_shut_is_seen_to_open_when_one_steps_aside(
    ambush: Any, looker: int, shut: int
) -> None:
    """He looks past the wall now; whichever end the walk begins at, the two are who they were."""
    squares = {(30, shut): WALL << 2, (31, 40): HEDGE << 2}
    draw(ambush, squares)
    village = Drawn(squares)
    target = 19 - looker
    alone(ambush, looker, target)
    stand(ambush, looker, (30, 20), facing=1)
    stand(ambush, target, (30, 50), facing=5)
    assert not ambush.call("pair_view", X=looker, Y=target).c
    for mover, here, there in (
        (looker, (31, 20), (31, 50)),
        (target, (31, 20), (31, 50)),
        (target, (31, 20), (33, 48)),
    ):
        stand(ambush, looker, here, facing=1)
        stand(ambush, target, there, facing=5)
        ambush.call("pair_forget", X=mover)
        assert ambush.call("pair_view", X=looker, Y=target).c
        places = ("zp_from_x", "zp_from_y", "zp_to_x", "zp_to_y")
        assert [ambush.mem[ambush.sym[name]] for name in places] == [*here, *there]
        want = book.terrain(village, here, there)
        assert chance(ambush.word("zp_chance")) == pytest.approx(want, abs=CLOSE)


@pytest.mark.rule("CA-10.4.2")
@pytest.mark.rule("CA-10.5.1")
@pytest.mark.parametrize("looker", [0, 19])
def test_10_4_through_room_after_room_there_and_back(ambush: Any, looker: int) -> None:
    """As many floors as a view bears, one less, one more; the one indoors, the other, or both."""
    target = 19 - looker
    alone(ambush, looker, target)
    for inside, ground in itertools.product(range(1, 15), (1, 2)):
        squares = {(30, y): ground for y in range(30, 30 + inside)}
        draw(ambush, squares)
        village = Drawn(squares)
        for here, there in itertools.product(((30, 29), (30, 30)), repeat=2):
            a, b = here, (30, 59 + inside - there[1])
            stand(ambush, looker, a)
            stand(ambush, target, b)
            for first, second in ((looker, target), (target, looker)):
                ambush.call("pairs_forget")
                for x, y in ((first, second), (second, first)):
                    ambush.call("pair_terrain", X=x, Y=y)
                    ends = (a, b) if x == looker else (b, a)
                    want = book.terrain(village, *ends)
                    got = chance(ambush.word("zp_chance"))
                    assert got == pytest.approx(want, abs=CLOSE), (inside, ends)


@pytest.mark.rule("CA-10.4.2")
@pytest.mark.rule("CA-10.5.1")
def test_10_4_nobody_sees_through_more_than_twenty_floors(ambush: Any) -> None:
    """A field of floors, looked over in all directions, from outside it and from within."""
    squares = dict.fromkeys(itertools.product(range(12, 48), range(14, 60)), 2)
    draw(ambush, squares)
    village = Drawn(squares)
    for (east, north), signs in itertools.product(
        ((0, 19), (0, 20), (0, 21), (0, 22), (0, 25), (21, 0), (30, 7), (9, 24), (12, 25)),
        itertools.product((1, -1), repeat=2),
    ):
        start = 29 - signs[0] * (east // 2), 36 - signs[1] * (north // 2)
        end = start[0] + signs[0] * east, start[1] + signs[1] * north
        want = book.terrain(village, start, end)
        assert terrain(ambush, start, end) == pytest.approx(want, abs=CLOSE), (start, end)
