"""Steps, and the time and energy of every order."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import ambush_book as book

VILLAGE = book.Village()
AVERAGE = {"intelligence": 5, "dexterity": 5, "command": 10, "strength": 5}
KINDS = {"plastic": 1, "grenade": 2, "machine": 3, "auto": 4, "rifle": 5, "garotte": 6, "knife": 7}
ORDERS = ["MR", "MI", "SB", "SE", "P", "L", "G", "D", "FS", "FA", "HH", "HJ", "EP", "EF", "WA"]


def man(m: Any, index: int, **traits: int) -> None:
    for name, value in traits.items():
        m.mem[m.sym[f"man_{name}"] + index] = value


def average(m: Any, index: int, **more: int) -> None:
    """A man who rates 5 in all that matters, at full command control, with his own rifle."""
    traits = {**AVERAGE, "sneaking": 0, "posture": 0, "facing": 1, "issued": 5, **more}
    man(m, index, **traits)
    for slot in range(11):
        m.mem[m.sym["man_explosives"] + 20 * slot + index] = 0
    m.mem[m.sym["man_weapons"] + index] = 5 | 0xC0


def costs(m: Any) -> tuple[int, F]:
    energy = m.mem[m.sym["zp_energy"] : m.sym["zp_energy"] + 3]
    return m.word("zp_time"), F(int.from_bytes(energy, "little"), 256)


def action(m: Any, index: int, order: str, *operands: int, there: int = 0) -> tuple[int, F]:
    code = [ORDERS.index(order) + 1, *operands]
    r = m.call("action_cost", X=index, zp_order=code, zp_arg0=there)
    assert (r.c, r.x) == (0, index)
    return costs(m)


@pytest.mark.rule("CA-8.0.2")
@pytest.mark.rule("CA-8.2.1")
@pytest.mark.rule("CA-8.8.1")
@pytest.mark.rule("CA-M.2")
@pytest.mark.slow
def test_8_every_step_of_the_village(ambush: Any) -> None:
    """Where each step of a quarter of all squares leads, and its terrain multipliers."""
    for number, a in enumerate(VILLAGE.ground):
        if number % 4:
            continue
        for direction in range(1, 9):
            r = ambush.call("move_step", A=direction, X=9, zp_from_x=a[0], zp_from_y=a[1])
            want = book.step(VILLAGE, a, direction)
            assert (r.c, r.x) == (want is None, 9), (a, direction)
            if want:
                to = ambush.sym["zp_to_x"]
                twice = ambush.sym["zp_arg2"]
                assert tuple(ambush.mem[to : to + 2]) == want[0]
                got = list(ambush.mem[twice : twice + 3])
                assert got == [2 * want[1], 2 * want[2], 1 - direction % 2], (a, direction)


@pytest.mark.rule("CA-8.8.1")
def test_8_corners_of_hedges_and_the_statue(ambush: Any) -> None:
    """Squares drawn so that ways round a corner differ: hedges on one, on both, the statue."""
    base = ambush.sym["village"]
    hedge_west, hedge_north, wall_west, wall_north, statue = 4 << 5, 4 << 2, 1 << 5, 1 << 2, 3
    for east, north, here, there, want in [
        (hedge_west, 0, 0, 0, 2),
        (hedge_west, 0, hedge_north, 0, 8),
        (hedge_west | hedge_north, 0, hedge_north, 0, 8),
        (hedge_west | hedge_north, 0, hedge_north, hedge_west, 32),
        (hedge_west | hedge_north, 0, wall_north, 0, 32),
        (statue, 0, 0, 0, 2),
        (statue, statue, 0, 0, None),
        (statue, 0, wall_north, 0, None),
        (wall_west, 0, 0, 2 << 5, None),
        (0, 0, 0, statue, None),
        (2 << 5, 0, 0, 1, 4),
    ]:
        ambush.mem[base : base + 38 * 54] = bytes(38 * 54)
        squares = {(21, 30): east, (20, 31): north, (20, 30): here, (21, 31): there}
        for (x, y), byte in squares.items():
            ambush.mem[base + (y - 11) * 38 + x - 11] = byte
        r = ambush.call("move_step", A=2, zp_from_x=20, zp_from_y=30)
        got = None if r.c else ambush.mem[ambush.sym["zp_arg2"]]
        assert got == want, squares


@pytest.mark.rule("CA-M.3")
@pytest.mark.rule("CA-M.4")
@pytest.mark.rule("CA-5.0.2")
def test_map_key_examples(ambush: Any) -> None:
    """An average man: running through a door 20/3, dodging through a window into rubble 150/90."""
    average(ambush, 0)
    base = ambush.sym["village"]
    ambush.mem[base : base + 38 * 54] = bytes(38 * 54)
    ambush.mem[base + (31 - 11) * 38 + 9] = 3 << 5
    ambush.mem[base + (32 - 11) * 38 + 9] = 2 << 5 | 1
    for row, mode, want in ((31, "R", (20, 3)), (32, "D", (150, 90))):
        ambush.call("move_cost", X=0, A=3, Y=ord(mode), zp_from_x=19, zp_from_y=row, zp_arg0=0)
        assert costs(ambush) == want


@pytest.mark.rule("CA-4.5.1")
@pytest.mark.rule("CA-4.6.1")
@pytest.mark.rule("CA-6.7.5")
def test_order_time_is_exact(ambush: Any) -> None:
    rng = random.Random(5)
    for _ in range(250):
        average(
            ambush,
            6,
            intelligence=rng.randint(1, 10),
            dexterity=rng.randint(1, 10),
            command=rng.randint(1, 10),
        )
        cost = rng.choice((rng.randint(1, 12800), rng.randint(1, 128000), rng.randint(1, 1390304)))
        low, middle, high = cost.to_bytes(3, "little")
        r = ambush.call("order_time", X=6, zp_time=[low, middle], zp_t6=high)
        i, d, c = (
            ambush.mem[ambush.sym[f"man_{n}"] + 6] for n in ("intelligence", "dexterity", "command")
        )
        want = book.order_points(F(cost, 256), i, d, c)
        assert (ambush.word("zp_time"), r.x) == (want, 6), (cost, i, d, c)


@pytest.mark.rule("CA-8.0.2")
@pytest.mark.rule("CA-8.2.1")
@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-9.0.2")
@pytest.mark.rule("CA-S.3")
def test_8_cost_of_steps(ambush: Any) -> None:
    rng = random.Random(8)
    squares = list(VILLAGE.ground)
    done = 0
    while done < 200:
        a, direction, mode = rng.choice(squares), rng.randint(1, 8), rng.choice("WRCDL")
        irregular, sneaking = rng.randint(0, 1), rng.randint(0, 1)
        wits = {n: rng.randint(1, 10) for n in ("intelligence", "dexterity", "command")}
        average(ambush, 2, sneaking=sneaking, **wits)
        r = ambush.call(
            "move_cost",
            X=2,
            A=direction,
            Y=ord(mode),
            zp_from_x=a[0],
            zp_from_y=a[1],
            zp_arg0=irregular,
        )
        want = book.step(VILLAGE, a, direction)
        assert r.c == (want is None)
        if want is None:
            continue
        done += 1
        times = (1 + irregular) * (1 + sneaking) * (book.ROOT_2 if direction % 2 == 0 else 1)
        time, energy = costs(ambush)
        cost = book.MODES[mode][0] * want[1] * times
        points = book.order_points(cost, wits["intelligence"], wits["dexterity"], wits["command"])
        assert time == points, (a, direction, mode)
        assert abs(energy - book.MODES[mode][1] * want[2] * times) <= F(1, 256)
    assert ambush.call("move_cost", X=2, A=1, Y=ord("X"), zp_from_x=30, zp_from_y=30).c == 1


@pytest.mark.rule("CA-S.3")
@pytest.mark.rule("CA-S.4")
@pytest.mark.rule("CA-S.9")
@pytest.mark.rule("CA-S.10")
@pytest.mark.rule("CA-S.11")
@pytest.mark.rule("CA-S.12")
@pytest.mark.rule("CA-5.39.1")
@pytest.mark.parametrize("sneaking", [0, 1])
def test_order_chart_of_an_average_man(ambush: Any, sneaking: int) -> None:
    average(ambush, 4, sneaking=sneaking, x=30, y=30)
    much = 1 + sneaking
    for order, time, energy in [
        (("MR", 1, 0, ord("F")), 20, 1),
        (("MI", 4, 0, ord("S")), 20, 3),
        (("MR", 0, 0, ord("W")), 10, 1),
        (("MR", 3, 0, ord("L")), 15, 1),
        (("SB",), 1, 1),
        (("SE",), 1, 1),
        (("HH",), 15, 20),
        (("EP", 100, 0), 50, 3),
        (("FS", 30, 35, 0), 25, 5),
    ]:
        assert action(ambush, 4, order[0], *order[1:]) == (much * time, much * energy), order
    for wait in (10, 37, 99):
        assert action(ambush, 4, "WA", wait) == (wait, 0)
        for order in (("FA", 5, wait), ("HJ", wait)):
            got = action(ambush, 4, order[0], *order[1:])
            assert got[0] == wait
            assert got[1] == pytest.approx(much * 0.3 * wait, abs=much / 500)
    for x, y in ((34, 33), (25, 18), (30, 50)):
        squared = (x - 30) ** 2 + (y - 30) ** 2
        assert action(ambush, 4, "EF", x, y) == (20 * much, F(squared * much, 2))


@pytest.mark.rule("CA-S.5")
@pytest.mark.rule("CA-S.6")
@pytest.mark.rule("CA-S.7")
@pytest.mark.rule("CA-S.8")
@pytest.mark.rule("CA-7.1.2")
@pytest.mark.rule("CA-12.5.3")
def test_weapon_chart_of_an_average_man(ambush: Any) -> None:
    average(ambush, 4)
    chart = {  # prepare, drop, get: time; energy is 1 unless told
        "rifle": (15, 15, 20),
        "auto": (15, 15, 20),
        "machine": (40, 20, 40),
        "knife": (10, 10, 15),
        "garotte": (10, 10, 15),
        "plastic": (20, 10, 15),
        "grenade": (20, 10, 15),
    }
    for kind, (prepare, drop, get) in chart.items():
        code = KINDS[kind]
        assert action(ambush, 4, "P", code) == (prepare, 1)
        assert action(ambush, 4, "D", code) == (drop, 1)
        assert action(ambush, 4, "G", code) == (get, 2 if kind == "machine" else 1)
        assert action(ambush, 4, "G", code, there=1) == (10, 1)
    assert action(ambush, 4, "P", 8) == (10, 1)
    for kind, cost in {"rifle": (25, 1), "auto": (30, 1), "machine": (50, 2)}.items():
        assert action(ambush, 4, "L", KINDS[kind]) == cost
        assert action(ambush, 4, "L", KINDS[kind], there=1) == (10, 1)


@pytest.mark.rule("CA-S.9")
def test_fire_costs_follow_the_weapon_in_hand(ambush: Any) -> None:
    average(ambush, 4)
    slot = ambush.sym["man_weapons"] + 4
    for kind, cost in ((3, (6, 3)), (4, (12, 3)), (5, (25, 5))):
        ambush.mem[slot] = kind | 0x80
        ambush.mem[ambush.sym["man_issued"] + 4] = kind
        assert action(ambush, 4, "FS", 30, 30, 0) == cost
    ambush.mem[slot] = 5
    assert ambush.call("action_cost", X=4, zp_order=[9, 30, 30, 0]).c == 1
    for code in (0, 16, 255):
        assert ambush.call("action_cost", X=4, zp_order=[code, 0, 0, 0]).c == 1


@pytest.mark.rule("CA-8.5.4")
@pytest.mark.rule("CA-8.6.2")
@pytest.mark.rule("CA-8.7.1")
def test_8_7_scan_and_turn_costs(ambush: Any) -> None:
    for posture, looking, cost in (
        (0, 0, (10, 1)),
        (0, 1, (15, 1)),
        (1, 0, (15, 2)),
        (1, 1, (20, 2)),
    ):
        average(ambush, 11, posture=posture, facing=3)
        for facing in (0, 1, 8):
            ambush.call("turn_cost", X=11, A=facing, Y=looking)
            assert costs(ambush) == cost
        ambush.call("turn_cost", X=11, A=3, Y=looking)
        assert costs(ambush) == (cost if looking else (0, 0))
        mode = ord("L") if looking else ord("R")
        assert action(ambush, 11, "MR", 5, 0, mode) == cost


def test_the_facing_towards_a_square_has_it_in_the_primary_field(ambush: Any) -> None:
    for dx in range(-6, 7):
        for dy in range(-6, 7):
            r = ambush.call(
                "turn_needed", zp_from_x=30, zp_from_y=30, zp_to_x=30 + dx, zp_to_y=30 + dy
            )
            want = [f for f in range(1, 9) if book.field(f, (30, 30), (30 + dx, 30 + dy)) == 2]
            assert [r.a] == (want if dx or dy else [0])
