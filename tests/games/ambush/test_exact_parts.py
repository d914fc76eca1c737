"""Small parts of the rules over all they can be given, and what stands just beyond their tables."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction as F
from typing import Any

import pytest

from . import ambush_book as book
from .battle import order_bytes
from .stage import AMBUSH, AREA, NEVER, NONE, ORDER, SQUARE, Stage
from .test_condition import put
from .test_order_plan import REFUSED, begin, give, refusals, squad  # noqa: F401
from .test_sight import draw
from .test_steps_turn import in_sight, watch

LEFT, RIGHT, BOTTOM, TOP = 11, 48, 11, 64
COLS = RIGHT - LEFT + 1
WALL_NORTH = 1 << 2


# --- arithmetic ------------------------------------------------------------------------------


@pytest.mark.rule("CA-6.7.3")
@pytest.mark.slow
def test_6_7_six_times_every_distance_and_whether_it_is_whole(ambush: Any) -> None:
    for x in range(30):
        for y in range(30):
            squared = x * x + y * y
            if squared < 900:
                r = ambush.call("six_times_root", X=x, Y=y, zp_t2=[squared & 255, squared >> 8])
                root = math.isqrt(36 * squared)
                assert (r.a, r.c) == (root, root**2 == 36 * squared), (x, y)


@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-8.8.1")
@pytest.mark.slow
def test_8_1_what_a_step_costs_within_a_256th(
    ambush: Any,
) -> None:
    """Straight, diagonal, irregular, sneaking and all at once; what rounds up over a byte too."""
    times = itertools.product((10, 15, 20, 25, 30), (2, 3, 4, 8, 12, 16), range(8))
    energies = itertools.product((1, 3, 15, 22), (2, 3, 4, 6, 9, 12), range(8))
    for cost, halves, flags in (*times, *energies):
        diagonal, irregular, sneaking = flags & 1, flags >> 1 & 1, flags >> 2
        put(ambush, "man_sneaking", 7, sneaking)
        arguments = {"zp_arg0": irregular, "zp_arg4": diagonal}
        ambush.call("step_scaled", X=7, A=cost, Y=halves, **arguments)
        at = ambush.sym["zp_t5"]
        got = int.from_bytes(ambush.mem[at : at + 3], "little")
        plain = F(cost * halves, 2) * (1 + irregular) * (1 + sneaking)
        want = round(256 * plain * math.sqrt(2)) if diagonal else 256 * plain
        if diagonal and plain == 10:
            want = 3621  # rounded up, or the worst commanded of the quickest were a point too fast
        # near a half the root's 181 128ths may round the other way
        near = abs(256 * plain * math.sqrt(2) % 1 - 0.5) < 0.05 + float(plain) / 2500
        assert abs(got - want) <= (diagonal and near), (cost, halves, flags)


@pytest.mark.rule("CA-8.2.1")
def test_8_2_a_diagonal_run_s_time_is_exact_for_everybody(ambush: Any) -> None:
    """10 root 2 points times what W4 says, 10.5005 for wits of 19 together and a control of .3."""
    draw(ambush, {})
    put(ambush, "man_sneaking", 7, 0)
    put(ambush, "man_issued", 7, 0)
    for wits, dexterity, control in itertools.product(range(1, 11), (1, 5, 9, 10), range(1, 11)):
        ratings = {"intelligence": wits, "dexterity": dexterity, "command": control}
        for name, value in ratings.items():
            put(ambush, f"man_{name}", 7, value)
        ambush.call("move_cost", A=2, X=7, Y=ord("R"), zp_arg0=0, zp_from_x=20, zp_from_y=20)
        factor = F(30 - wits - dexterity, 20) * F(30 - control, 20)
        want = (1 + math.isqrt(math.floor(8 * (10 * factor) ** 2))) // 2
        assert ambush.word("zp_time") == want, ratings


@pytest.mark.rule("CA-6.6.3")
@pytest.mark.parametrize(("wounds", "gains"), [(0, True), (49, True), (98, True), (99, False)])
def test_6_6_all_but_the_dead_gain_endurance_when_a_turn_begins(
    ambush: Any, wounds: int, gains: bool
) -> None:
    s = Stage(ambush)
    s.man(3, 30, 30, wounds=wounds, strength=10)
    s["man_endurance", 3], s["man_start_endurance", 3] = 50, 7
    ambush.call("turn_begin")
    assert s["man_endurance", 3] == 50 + (20 * (100 - wounds) // 100 if gains else 0)
    assert s["man_start_endurance", 3] == (s["man_endurance", 3] if gains else 7)


@pytest.mark.rule("CA-6.7.1")
@pytest.mark.parametrize("absent", [(), (0, 19), (5, 10)])
def test_6_7_everybody_on_the_map_is_rated_when_a_turn_begins(
    ambush: Any, absent: tuple[int, ...]
) -> None:
    s = Stage(ambush)
    fill(s)
    for man in range(20):
        s["man_command", man] = 0
        s["man_in_play", man] = man not in absent
    s["man_wounds", 0] = 1  # the byte behind those who are in play
    weapons = s.carried(0)
    ambush.call("turn_begin")
    assert [man for man in range(20) if not s["man_command", man]] == list(absent)
    assert s.carried(0) == weapons


# --- the village's edges ---------------------------------------------------------------------


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize("blast", [0, 7])
def test_a_blast_s_squares_come_back_and_no_others(ambush: Any, blast: int) -> None:
    base, size = ambush.sym["village"], COLS * (TOP - BOTTOM + 1)
    before = bytes(range(1, 252)) * 10
    lows, highs = ambush.sym["village_row_lo"], ambush.sym["village_row_hi"]
    rows = [ambush.mem[lows - k] | ambush.mem[highs - k] << 8 for k in (1, 2)]
    below = [row for row in rows if 0x200 <= row < 0xFF80 and not base - 99 < row < base + size]
    for x, y in itertools.product((11, 12, 30, 46, 47, 48), (11, 12, 13, 40, 63, 64)):
        ambush.mem[base : base + size] = before[:size]
        for row in below:
            ambush.mem[row : row + 64] = bytes([1]) * 64
        ambush.call("village_keep", X=blast, zp_to_x=x, zp_to_y=y)
        ambush.mem[base : base + size] = bytes(size)
        for row in below:
            ambush.mem[row : row + 64] = bytes([2]) * 64
        put(ambush, "blast_x", blast, x)
        put(ambush, "blast_y", blast, y)
        ambush.call("village_undo", X=blast)
        kept = {
            COLS * (row - BOTTOM) + column - LEFT
            for row in range(max(BOTTOM, y - 2), min(TOP, y + 1) + 1)
            for column in range(max(LEFT, x - 1), min(RIGHT, x + 2) + 1)
        }
        now = ambush.mem[base : base + size]
        assert [k for k in range(size) if now[k]] == sorted(kept), (x, y)
        assert all(set(ambush.mem[row : row + 64]) == {2} for row in below), (x, y)
        assert all(now[k] == before[k] for k in kept)


@pytest.mark.rule("CA-12.7.3")
@pytest.mark.rule("CA-3.4.1")
def test_a_blast_at_the_village_s_edge_changes_nothing_outside_it(ambush: Any) -> None:
    base, size = ambush.sym["village"], COLS * (TOP - BOTTOM + 1)
    kept = ambush.sym["village_undo:kept"]
    for x, y in itertools.product((11, 12, 30, 47, 48), (11, 12, 63, 64)):
        ambush.mem[base : base + size] = bytes([0x94]) * size
        before = bytearray(ambush.mem[0x200:])
        ambush.call("village_keep", X=1, zp_to_x=x, zp_to_y=y)
        ambush.call("village_blast", zp_to_x=x, zp_to_y=y)
        after = bytearray(ambush.mem[0x200:])
        for memory in (before, after):
            memory[base - 0x200 : base - 0x200 + size] = bytes(size)
            memory[kept - 0x200 : kept - 0x200 + 16 * 8] = bytes(16 * 8)
        assert after == before, (x, y)


@pytest.mark.rule("CA-10.4.2")
@pytest.mark.rule("CA-10.5.1")
@pytest.mark.slow
def test_10_4_lines_over_every_page_of_the_village(ambush: Any) -> None:
    """West and east, up and down over the square whose byte begins a page of memory."""
    from .test_exact_sight import Drawn
    from .test_sight import CLOSE, terrain

    first = ambush.sym["village"]
    for address in range((first | 0xFF) + 1, first + COLS * (TOP - BOTTOM + 1), 256):
        row, column = divmod(address - first, COLS)
        x, y = LEFT + column, BOTTOM + row
        squares = {(x + k, y + j): 4 << 2 | 4 << 5 for k in (-1, 0, 1) for j in (-1, 0, 1)}
        squares = {(a, b): v for (a, b), v in squares.items() if 11 <= a <= 48 and 11 <= b <= 64}
        draw(ambush, squares)
        village = Drawn(squares)
        for a, b in itertools.product(squares, repeat=2):
            if a != b:
                want = book.terrain(village, a, b)
                assert terrain(ambush, a, b) == pytest.approx(want, abs=CLOSE), (a, b)


# --- twenty soldiers and no more -------------------------------------------------------------


def fill(s: Stage, kind: int = NONE) -> None:
    for man in range(20):
        s.man(man, 14 + man, 20 if man < 10 else 60, 1)
        s["act_kind", man] = kind


@pytest.mark.rule("CA-12.3.1")
def test_nothing_behind_the_last_man_fires_or_is_looked_at(ambush: Any) -> None:
    s = Stage(ambush, now=40)
    fill(s)
    s["act_wake", 0], s["act_since", 0] = AREA, 0
    s["walked", 0] = 1
    s.fill("fresh", [1] * 20)
    changed = s.changes("area_fire")
    assert changed == {("fresh", man): 0 for man in range(20)}


@pytest.mark.rule("CA-5.1.1")
@pytest.mark.rule("CA-12.3.1")
@pytest.mark.parametrize("kind", ["WA20", "FA0599", "HJ50"])
def test_fresh_counts_from_the_moment_somebody_watches(ambush: Any, kind: str) -> None:
    s = Stage(ambush, now=40)
    s.man(4, 30, 30, 1, kind)
    ambush.set("act_guns", 0)
    s.fill("fresh", [1] * 20)
    s["walked", 0] = 1
    s["walked", 1] = 1
    s.changes("step_begin", zp_actor=4)
    guns = kind[:2] != "WA"
    assert bool(ambush.mem[ambush.sym["act_guns"]]) == guns
    assert [s["fresh", man] for man in range(20)] == [int(not guns)] * 20
    assert (s["walked", 0], s["walked", 1]) == (1, 1)


@pytest.mark.rule("CA-12.8.10")
def test_who_goes_down_leaves_nobody_s_fight_but_his_own(ambush: Any) -> None:
    """The next blow of the first man falls at the point whose number is that of who went down."""
    s = Stage(ambush, now=3)
    fill(s)
    s["fight_next", 0] = 7
    s["act_kind", 7] = ORDER
    assert s.changes("fight_leave", zp_actor=7) == {}


@pytest.mark.rule("CA-12.6.8")
@pytest.mark.rule("CA-12.7.1")
@pytest.mark.parametrize("kind", [1, 2])
def test_a_blast_hurts_nobody_who_is_not_there(ambush: Any, kind: int) -> None:
    """A wounded man far away; behind the last man's column and row stand his row and facing."""
    s = Stage(ambush, now=40)
    s.man(0, 46, 15, 9, wounds=1)
    for man in range(1, 20):
        s["man_in_play", man] = 0
    s["man_facing", 0] = 11
    weapons = s.carried(0)
    s.changes("explode", A=kind, zp_to_x=15, zp_to_y=12)
    assert s["hurt_count", 0] == 0
    assert s.carried(0) == weapons


@pytest.mark.rule("CA-12.7.6")
def test_plastic_destroys_no_weapon_of_who_is_far_away(ambush: Any) -> None:
    s = Stage(ambush, now=40)
    s.man(0, 46, 15, 9, wounds=1)
    s.weapons(0, "R* P F F K")
    s["man_facing", 0] = 12
    weapons = s.carried(0)
    ambush.call("weapons_destroy", zp_from_x=15, zp_from_y=12)
    assert s.carried(0) == weapons


@pytest.mark.rule("CA-6.7.1")
def test_6_7_only_his_own_squad_is_rated_by_its_leader(ambush: Any) -> None:
    """Behind the Americans come the Germans, behind those nobody."""
    s = Stage(ambush, now=40)
    draw(ambush, {})
    fill(s)
    s.fill("man_rank", [0] + [3] * 9 + [0] + [3] * 9)
    for side in (0, 10):
        s.fill("walked", [1] * 20)
        ambush.call("lines_forget")
        lines = ambush.sym["leader_line"]
        ambush.mem[lines : lines + 40] = bytes([0x5A]) * 40
        s["man_wounds", 0] = 1  # the byte behind those who are in play
        ambush.call("control_update:lines_update", zp_index=side, zp_inner=side)
        told = [k for k in range(40) if ambush.mem[lines + k] != 0x5A]
        assert told == list(range(side + 1, side + 10))


# --- point by point --------------------------------------------------------------------------


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-5.36.1")
@pytest.mark.parametrize("him", [0, 9, 10, 19])
def test_in_one_point_an_ambusher_jumps_and_a_blow_falls(ambush: Any, him: int) -> None:
    enemy = 19 - him
    s = Stage(ambush, now=40)
    s.man(him, 30, 30, 3, "HJ60 WA20")
    s["act_kind", him], s["act_wake", him] = AMBUSH, 90
    s["act_energy_f", him] = s["act_energy_hi", him] = 0
    s["act_energy_lo", him] = 18
    s.man(enemy, 30, 31, 5, "WA50")
    s["act_kind", enemy], s["act_wake", enemy] = ORDER, 80
    ambush.set("act_guns", 1)
    ambush.set("act_fights", 0)
    ambush.set("look_left", 9)
    ambush.set("control_left", 9)
    ambush.set("any_changed", 1)
    s.changes("resolve_main:point", zp_now=40)
    blows = [event[0] for event in s.events if event[1] == "FIGHT"]
    assert blows == [40]
    for k, man in enumerate((him, enemy)):
        s["fight_next", man] = 50 + k
    s["man_wounds", him] = s["man_wounds", enemy] = 0
    s.changes("resolve_main:point", zp_now=49)
    assert [event[1] for event in s.events if event[1] == "FIGHT"] == []
    s["man_wounds", him] = s["man_wounds", enemy] = 0
    s["fight_next", him], s["fight_next", enemy] = 50, 51
    s.changes("resolve_main:point", zp_now=50)
    assert [event[2] for event in s.events if event[1] == "FIGHT"] == [him]


@pytest.mark.rule("CA-3.3.1")
def test_all_twenty_can_be_due_at_one_point(ambush: Any) -> None:
    """Their steps, and the weapons of those who watch an area."""
    s = Stage(ambush, now=40)
    for man in range(20):
        s.man(man, 14 + man, 20 if man < 10 else 60, 1, "SB")
        s["act_kind", man], s["act_wake", man] = ORDER, 40
        s["act_energy_f", man] = s["act_energy_lo", man] = s["act_energy_hi", man] = 0
    ambush.set("look_left", 9)
    ambush.set("control_left", 9)
    s.changes("resolve_main:point", zp_now=40)
    assert [s["man_sneaking", man] for man in range(20)] == [1] * 20
    s = Stage(ambush, now=40)
    for man in range(20):
        watch(s, man)
        s["man_x", man], s["man_y", man] = 14 + man, 30 if man < 10 else 40
        s["man_facing", man] = 1 if man < 10 else 5
        in_sight(s, man, *(range(10, 20) if man < 10 else range(10)))
        s["act_kind", man], s["act_ready", man], s["act_wake", man] = AREA, 40, NEVER
    ambush.set("act_guns", 1)
    ambush.set("look_left", 9)
    ambush.set("control_left", 9)
    s.changes("resolve_main:point", zp_now=40)
    assert {event[2] for event in s.events if event[1] == "FIRE"} == set(range(20))
    s = Stage(ambush, now=40)
    for man in range(20):
        s.man(man, 14 + man % 10, 30, 1)
        s["fight_with", man] = (man + 10) % 20
        s["fight_next", man] = 40
    ambush.set("act_fights", 1)
    ambush.set("look_left", 9)
    ambush.set("control_left", 9)
    s.changes("resolve_main:point", zp_now=40)
    assert {event[2] for event in s.events if event[1] == "FIGHT"} == set(range(20))


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-5.1.1")
def test_after_reset_the_point_that_was_cut_short_is_carried_out(ambush: Any) -> None:
    """Whose step ends in it ends it; who was about to begin his last order begins it."""
    with pytest.raises(TimeoutError):
        ambush.set("turn_under_way", 0)
        Stage(ambush, now=0)
        ambush.call("resolve_turn", limit=40_000)
    mark = ambush.mem[ambush.sym["turn_under_way"]]
    s = Stage(ambush, now=0)
    for man, kind, wake in ((0, ORDER, 15), (9, NONE, NEVER), (10, ORDER, 15), (19, NONE, NEVER)):
        s.man(man, 14 + man, 20 if man < 10 else 60, 1, "SB")
        s["act_kind", man], s["act_wake", man] = kind, wake
        s["act_energy_f", man] = s["act_energy_lo", man] = s["act_energy_hi", man] = 0
    ambush.set("st_turn_length", 60)
    ambush.set("turn_under_way", mark)
    ambush.set("point_kept", 15)
    ambush.call("resolve_turn", limit=20_000_000)
    done = {event[2]: event[0] for event in s.movie() if event[1] == "SNEAK"}
    assert done == {0: 15, 10: 15, 9: 16, 19: 16}


@pytest.mark.rule("CA-5.1.1")
@pytest.mark.rule("CA-8.4.4")
def test_a_way_that_was_shut_meanwhile_is_not_gone(ambush: Any) -> None:
    s = Stage(ambush, now=40)
    for wall, changed in ((0, True), (1, True), (0, False)):
        draw(ambush, {(30, 30): WALL_NORTH * wall})
        s.man(4, 30, 30, 1, "MR12R")
        s["act_kind", 4], s["act_wake", 4], s["act_value", 4] = SQUARE, 40, 1
        s["act_energy_f", 4] = s["act_energy_lo", 4] = s["act_energy_hi", 4] = 0
        ambush.set("act_village", 0x40 if changed else 0x80)
        s.changes("step_finish", zp_actor=4)
        assert s["man_y", 4] == 31 - wall, (wall, changed)


@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-7.2.1")
@pytest.mark.parametrize("man", [0, 9, 10, 19])
def test_8_1_the_next_square_costs_what_the_last_did_until_he_carries_other_weapons(
    ambush: Any, man: int
) -> None:
    """Cycles tell that it is not worked out again; the loads of 7.2 that it is when it must be."""
    s = Stage(ambush)
    s.man(man, 30, 30, 1, command=3)
    order = {"zp_order": order_bytes("MR12R"), "zp_from_x": 30, "zp_from_y": 30, "zp_arg0": 0}

    def costs(routine: str, **more: Any) -> tuple[int, Any]:
        result = ambush.call(routine, X=man, A=1, zp_actor=man, **order, **more)
        return result.cycles, s.costs()

    def by_the_chart() -> Any:
        ambush.call("move_cost", X=man, A=1, Y=ord("R"), **order)
        return s.costs()

    ambush.call("moves_forget")
    first, cost = costs("square_cost")
    again, same = costs("square_cost")
    assert cost == same == by_the_chart()
    assert again < first * 0.7
    for forget in ("moves_forget", "move_forget"):
        for held in ("M* G K P F F F F F", "K"):
            s.weapons(man, held)
            ambush.call(forget, X=man)
            assert costs("square_cost")[1] == by_the_chart(), (forget, held)
