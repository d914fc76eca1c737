"""Exact cycles of the routines called most, within the figures of their headers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import ambush_book as book
import pytest

from grognard.rom_build.sources import asm_root

Note = Callable[..., None]

SQUARES = [(x, y) for y in range(11, 65) for x in range(11, 49)]
# Two strides that have nothing in common with 2052 squares: the same 200 pairs everywhere.
PAIRS = [
    (SQUARES[k * 977 % len(SQUARES)], SQUARES[(k * 1439 + 700) % len(SQUARES)]) for k in range(200)
]
LOOKER, TARGET = 3, 14
HEADER = re.compile(r"^;;; (\w+) -- (?:(?!^\.proc).)*?^;;; cycles:\s+<= (\d+)", re.M | re.S)


@pytest.fixture(scope="module")
def budgets() -> dict[str, int]:
    """What the headers of the sources promise, by routine."""
    names = ("apple2", "lib", "games/ambush/rules", "games/ambush/screens")
    folders = [asm_root() / name for name in names]
    texts = [path.read_text(encoding="utf-8") for f in folders for path in sorted(f.glob("*.s"))]
    return {name: int(most) for text in texts for name, most in HEADER.findall(text)}


class Meter:
    """Calls one routine many times; notes its worst case and, for the record, the sum."""

    def __init__(self, bench: Any, note: Note, budgets: dict[str, int]) -> None:
        self.bench, self._note, self._budgets = bench, note, budgets

    def hold(self, routine: str, counts: list[int], where: str = "") -> None:
        """The worst within the budget; the sum too, unless these are chosen cases (`where`)."""
        self._note(f"ambush {routine} {where or 'worst'}", max(counts), self._budgets[routine])
        if not where:
            self._note(f"ambush {routine} sum of {len(counts)}", sum(counts))


@pytest.fixture
def meter(ambush: Any, cycles: Note, budgets: dict[str, int]) -> Meter:
    return Meter(ambush, cycles, budgets)


def squares(a: book.Square, b: book.Square) -> dict[str, int]:
    return {"zp_from_x": a[0], "zp_from_y": a[1], "zp_to_x": b[0], "zp_to_y": b[1]}


def place(m: Any, man: int, s: book.Square, **traits: int) -> None:
    for name, value in {"x": s[0], "y": s[1], **traits}.items():
        m.mem[m.sym[f"man_{name}"] + man] = value


def test_sight_terrain(meter: Meter) -> None:
    counts = [meter.bench.call("sight_terrain", **squares(a, b)).cycles for a, b in PAIRS]
    assert sum(counts) <= 1000 * len(counts)  # what the resolution of a turn reckons with
    meter.hold("sight_terrain", counts)


def test_sight_terrain_over_an_empty_field_from_end_to_end(meter: Meter) -> None:
    """The longest lines, each side and square looked at."""
    at = meter.bench.sym["village"]
    meter.bench.mem[at : at + len(SQUARES)] = bytes(len(SQUARES))
    ends = [((11, 11), (48, 64)), ((11, 64), (48, 11)), ((11, 11), (48, 48)), ((11, 11), (11, 64))]
    counts = [meter.bench.call("sight_terrain", **squares(*pair)).cycles for pair in ends]
    meter.hold("sight_terrain", counts, "empty field")


def test_sight_in_field(meter: Meter) -> None:
    m = meter.bench
    counts = [
        m.call("sight_in_field", zp_facing=facing, **squares(a, b)).cycles
        for a, b in PAIRS[::2]
        for facing in range(10)
    ]
    meter.hold("sight_in_field", counts)


def test_sight_spot_and_fire_chance(meter: Meter) -> None:
    m, spots, shots = meter.bench, [], []
    for k, (a, b) in enumerate(PAIRS):
        place(m, LOOKER, a, facing=k % 9, observation=1 + k % 10, firing=1 + k % 10, posture=1)
        place(m, TARGET, b, sneaking=1, posture=1)
        spots.append(m.call("sight_spot", X=LOOKER, Y=TARGET).cycles)
        shot = m.call("fire_chance", X=LOOKER, Y=TARGET, zp_arg0=[3 + k % 3, 2, k & 1])
        shots.append(shot.cycles)
    meter.hold("sight_spot", spots)
    meter.hold("fire_chance", shots)


def test_chance_happens(meter: Meter) -> None:
    words = [*range(0, 0x10000, 331), 0xEFFF, 0xFFFF]
    counts = [
        meter.bench.call("chance_happens", zp_chance=[w & 255, w >> 8], zp_die=[0, 128]).cycles
        for w in words
    ]
    meter.hold("chance_happens", counts)


def steps(m: Any, routine: str, **more: int) -> list[int]:
    return [
        m.call(routine, X=LOOKER, A=direction, zp_from_x=a[0], zp_from_y=a[1], **more).cycles
        for a, _ in PAIRS
        for direction in range(1, 9)
    ]


def test_move_step(meter: Meter) -> None:
    meter.hold("move_step", steps(meter.bench, "move_step"))


def test_move_cost(meter: Meter) -> None:
    """A dull, sneaking man off his regular way: the largest factors."""
    place(meter.bench, LOOKER, (30, 30), sneaking=1, intelligence=1, dexterity=1, command=1)
    meter.hold("move_cost", steps(meter.bench, "move_cost", Y=ord("C"), zp_arg0=1))


def test_text_char(meter: Meter) -> None:
    m, counts = meter.bench, []
    m.call("screen_clear")
    for k in range(0x20, 0x80):
        m.call("text_goto", X=k % 40, Y=k % 24)
        counts.append(m.call("text_char", A=k).cycles)
    m.call("text_goto", X=39, Y=7)
    counts += [m.call("text_char", A=c).cycles for c in (0x41, 0x0D)]
    meter.hold("text_char", counts)


@pytest.mark.parametrize("top", [29, 47, 64])
def test_map_show(meter: Meter, top: int) -> None:
    """The whole window, all twenty men in it."""
    m = meter.bench
    m.call("screen_clear")
    m.set("view_top", top)
    for man in range(20):
        place(m, man, (15 + man, top - 5), in_play=1)
    m.call("men_shown")
    meter.hold("map_show", [m.call("map_show").cycles], f"from row {top}")


def test_rng_next(meter: Meter) -> None:
    meter.bench.set("rng_seed", [1, 2, 3, 4])
    meter.hold("rng_next", [meter.bench.call("rng_next").cycles for _ in range(200)])


def test_key_poll(meter: Meter) -> None:
    """With no key struck; with one just struck, behind fifteen that wait."""
    m = meter.bench
    keyboard = 0xC000
    idle = m.call("key_poll")
    assert idle.c == 0
    meter.hold("key_poll", [idle.cycles], "idle")
    counts = []
    for waiting in range(16):
        m.set("keyboard:key_count", waiting)
        m.mem[keyboard] = 0x80 | ord("A")
        taken = m.call("key_poll")
        assert taken.c == 1
        counts.append(taken.cycles)
    meter.hold("key_poll", counts)
