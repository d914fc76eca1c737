"""Exact cycles of the routines called most, within the figures of their headers."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.host.cycles.trace import profiled_call, traced_call

from . import ambush_book as book

SQUARES = [(x, y) for y in range(11, 65) for x in range(11, 49)]
# Two strides that have nothing in common with 2052 squares: the same 200 pairs everywhere.
PAIRS = [
    (SQUARES[k * 977 % len(SQUARES)], SQUARES[(k * 1439 + 700) % len(SQUARES)]) for k in range(200)
]
FEW = PAIRS[::8]
LOOKER, TARGET = 3, 14


class Meter:
    """The bench, and what it measures held against headers and record."""

    def __init__(self, bench: Any, cycles: Any) -> None:
        self.bench, self._cycles = bench, cycles

    def hold(self, routine: str, runs: list[Any], inputs: str, where: str = "") -> Any:
        return self.bench.hold(
            self._cycles, routine, runs, inputs, f"ambush {routine} {where}".strip()
        )


@pytest.fixture
def meter(ambush: Any, cycles: Any) -> Meter:
    return Meter(ambush, cycles)


def squares(a: book.Square, b: book.Square) -> dict[str, int]:
    return {"zp_from_x": a[0], "zp_from_y": a[1], "zp_to_x": b[0], "zp_to_y": b[1]}


def place(m: Any, man: int, s: book.Square, **traits: int) -> None:
    for name, value in {"x": s[0], "y": s[1], **traits}.items():
        m.mem[m.sym[f"man_{name}"] + man] = value


@pytest.mark.slow
def test_sight_terrain(meter: Meter) -> None:
    runs = [meter.bench.run("sight_terrain", **squares(a, b)) for a, b in PAIRS]
    figure = meter.hold("sight_terrain", runs, "200 pairs of squares all over the village")
    # what the resolution of a turn reckons with
    assert figure.cycles + figure.crossings <= 1000 * len(runs)


@pytest.mark.slow
def test_sight_terrain_over_an_empty_field_from_end_to_end(meter: Meter) -> None:
    """The longest lines, each side and square looked at."""
    at = meter.bench.sym["village"]
    meter.bench.mem[at : at + len(SQUARES)] = bytes(len(SQUARES))
    ends = [((11, 11), (48, 64)), ((11, 64), (48, 11)), ((11, 11), (48, 48)), ((11, 11), (11, 64))]
    runs = [meter.bench.run("sight_terrain", **squares(*pair)) for pair in ends]
    meter.hold("sight_terrain", runs, "4 lines from end to end of a bare village", "empty field")


@pytest.mark.slow
def test_sight_in_field(meter: Meter) -> None:
    runs = [
        meter.bench.run("sight_in_field", zp_facing=facing, **squares(a, b))
        for a, b in FEW
        for facing in range(10)
    ]
    meter.hold("sight_in_field", runs, "25 pairs of squares, facings 0..9")


@pytest.mark.slow
def test_sight_spot_and_fire_chance(meter: Meter) -> None:
    m, spots, shots = meter.bench, [], []
    for k, (a, b) in enumerate(PAIRS):
        place(m, LOOKER, a, facing=k % 9, observation=1 + k % 10, firing=1 + k % 10, posture=1)
        place(m, TARGET, b, sneaking=1, posture=1)
        spots.append(m.run("sight_spot", X=LOOKER, Y=TARGET))
        shots.append(m.run("fire_chance", X=LOOKER, Y=TARGET, zp_arg0=[3 + k % 3, 2, k & 1]))
    inputs = "200 pairs of squares, both men prone, the target sneaking"
    meter.hold("sight_spot", spots, inputs)
    meter.hold("fire_chance", shots, inputs + " and dodging, weapons 3..5")


@pytest.mark.slow
def test_chance_happens(meter: Meter) -> None:
    words = [*range(0, 0x10000, 1331), 0xEFFF, 0xFFFF]
    runs = [
        meter.bench.run("chance_happens", zp_chance=[w & 255, w >> 8], zp_die=[0, 128])
        for w in words
    ]
    meter.hold("chance_happens", runs, "zp_chance = 0..$FFFF by 1331, $EFFF, $FFFF; zp_die = $8000")


def steps(m: Any, routine: str, **more: int) -> list[Any]:
    return [
        m.run(routine, X=LOOKER, A=direction, zp_from_x=a[0], zp_from_y=a[1], **more)
        for a, _ in FEW
        for direction in range(1, 9)
    ]


@pytest.mark.slow
def test_move_step(meter: Meter) -> None:
    meter.hold("move_step", steps(meter.bench, "move_step"), "25 squares, directions 1..8")


@pytest.mark.slow
def test_move_cost(meter: Meter) -> None:
    """A dull, sneaking man off his regular way: the largest factors."""
    place(meter.bench, LOOKER, (30, 30), sneaking=1, intelligence=1, dexterity=1, command=1)
    runs = steps(meter.bench, "move_cost", Y=ord("C"), zp_arg0=1)
    meter.hold("move_cost", runs, "25 squares, directions 1..8, mode C, a dull sneaking man")


def test_text_char(meter: Meter) -> None:
    m, runs = meter.bench, []
    m.call("screen_clear")
    for k in range(0x20, 0x80):
        m.call("text_goto", X=k % 40, Y=k % 24)
        runs.append(m.run("text_char", A=k))
    m.call("text_goto", X=39, Y=7)
    runs += [m.run("text_char", A=c) for c in (0x41, 0x0D)]
    meter.hold("text_char", runs, "every character; the last of a line and a RETURN")


@pytest.mark.parametrize("top", [29, 64])
@pytest.mark.slow
def test_map_show(meter: Meter, top: int) -> None:
    """The whole window, all twenty men in it."""
    m = meter.bench
    m.call("screen_clear")
    m.set("view_top", top)
    for man in range(20):
        place(m, man, (15 + man, top - 5), in_play=1)
    m.call("men_shown")
    meter.hold("map_show", [m.run("map_show")], "twenty men in the window", f"from row {top}")


def test_rng_next(meter: Meter) -> None:
    meter.bench.set("rng_seed", [1, 2, 3, 4])
    meter.hold(
        "rng_next", [meter.bench.run("rng_next") for _ in range(50)], "seed 1 2 3 4, 50 draws"
    )


def test_key_poll(meter: Meter) -> None:
    """With no key struck; with one just struck, behind fifteen that wait."""
    m = meter.bench
    keyboard = 0xC000
    idle = m.run("key_poll")
    assert idle.result.c == 0
    meter.hold("key_poll", [idle], "no key struck", "idle")
    runs = []
    for waiting in range(16):
        m.set("keyboard:key_count", waiting)
        m.mem[keyboard] = 0x80 | ord("A")
        runs.append(m.run("key_poll"))
        assert runs[-1].result.c == 1
    meter.hold("key_poll", runs, "a key struck, 0..15 waiting")


@pytest.mark.slow
def test_a_run_at_full_speed_counts_each_line_as_one_step_by_step_does(ambush: Any) -> None:
    """Page crossings and taken branches too."""
    at, a2 = ambush.labels["sight_terrain"].address, ambush._a2
    for pair in PAIRS[:3]:
        for name, value in squares(*pair).items():
            ambush.set(name, value)
        (_, stepped), (_, counted) = traced_call(a2, at), profiled_call(a2, at)
        assert counted.own == stepped.own and counted.crossings == stepped.crossings
        assert counted.branches == stepped.branches
