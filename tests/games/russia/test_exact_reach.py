"""How far groups come by themselves, and whom depots serve, against models, hex by hex."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour, neighbours

from .front import (
    CITY,
    CLEAR,
    FOE,
    FORT,
    HELD_BY_AXIS,
    MOUNTAIN,
    RAIL_AXIS,
    SEA,
    SUPPLIED,
    SWAMP,
    ZONE,
    Front,
    index,
)
from .match import AXIS, SOVIET
from .plans import on_map

LIMIT = 60_000_000
HERE: Hex = (14, 14)
NEVER = 255
STANDING_GO = 2


def own(value: int, side: int) -> bool:
    return bool(value & HELD_BY_AXIS) == (side == AXIS)


def cost(value: int, side: int) -> int:
    """Of a ground byte: sea, enemies and their cities are shut."""
    kind = value & 7
    if value & FOE or kind >= SEA or kind in (CITY, FORT) and not own(value, side):
        return NEVER
    return 1


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.8")
@pytest.mark.rule("WR-8.8.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_what_every_ground_byte_costs(russia: Any, side: int) -> None:
    russia.overlay("orders")
    russia.call("ground_costs", st_side=side)
    at = russia.sym["hex_cost"]
    assert list(russia.mem[at : at + 256]) == [cost(value, side) for value in range(256)]


def reach(front: Front, group: int, side: int, steps: int) -> dict[Hex, int]:
    """Steps beyond the first of every hex it can come to; from a zone, a swamp or mountains no
    further; the first step is one that may be taken."""
    found: dict[Hex, int] = {}
    edge = []
    place = front.place(group)
    assert place
    for near in neighbours(place):
        front.at_hex(place)
        front.at_hex(near, "zp_to")
        if on_map(near) and not front.bench.call("step_refused", X=group, st_side=side).a:
            found[near] = 0
            edge.append(near)
    for far in range(1, steps):
        edge = [at for at in edge if not front.get("hex_ground", index(at)) & (ZONE | 2)]
        edge = [at for at in {n for e in edge for n in neighbours(e)} - set(found)
                if on_map(at) and cost(front.get("hex_ground", index(at)), side) == 1]  # fmt: skip
        found |= {at: far for at in edge}
    return found


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.6")
@pytest.mark.rule("WR-6.2.8")
@pytest.mark.rule("WR-6.2.11")
@pytest.mark.rule("WR-6.10.2")
@pytest.mark.parametrize("number", [3, 20, 54])
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_hexes_that_a_group_can_come_to(russia: Any, side: int, number: int) -> None:
    dice = random.Random(number + side)
    lines = [RAIL_AXIS, 0x08]
    grounds = [CLEAR] * 6 + [SWAMP, MOUNTAIN, CITY, FORT, SEA, SEA | HELD_BY_AXIS, 1]
    for turn in range(8):
        here = (HERE, (14, 8))[turn % 2]  # row 7 ends a page
        front = Front(russia)
        for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
            value = dice.choice(grounds) | dice.choice((0, 0, lines[side]))
            front.ground(place, value | HELD_BY_AXIS * (dice.random() < 0.5))
        group = 64 * side + number
        front.group(group, here)
        front.unit(group)
        front.put("group_flags", group, SUPPLIED * (turn not in (3, 4)))
        if turn == 3:  # 6.2.11: who begins on own rail is in supply for his steps
            front.ground(here, CLEAR | lines[side] | HELD_BY_AXIS * (side == AXIS))
        elif turn == 4:
            front.ground(here, CLEAR)
        foes = [at for at in neighbours(here)] + [(18, 14), (10, 12), (14, 18)]
        for n, at in enumerate(dice.sample(foes, turn % 4)):
            front.group(64 * (1 - side) + 20 + n, at)
        if number < 52:
            front.put("group_steps", group, turn == 7)
        front.zones(side)
        far = {3: 4, 20: 2, 54: 1}[number]
        steps = (1 if turn == 4 else far) - front.get("group_steps", group)
        want = reach(front, group, side, steps)
        front.zones(side)
        done = russia.call("group_reach", X=group, st_side=side, limit=LIMIT)
        assert (done.c, done.a) == (0, steps - 1)
        field = russia.mem[russia.sym["hex_field"] :][: 34 * 32]
        got = {(at % 32, at // 32): v for at, v in enumerate(field) if v < steps}
        assert got == want, turn
    front.put("group_steps", group, 4)
    assert russia.call("group_reach", X=group, st_side=side, limit=LIMIT).c


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.6")
def test_a_standing_order_finds_ways_of_a_hundred_and_twenty_one_hexes(russia: Any) -> None:
    """A dry way winds through the sea, from row to row."""
    way: list[Hex] = []
    for n, row in enumerate(range(2, 20, 2)):
        line = [(column, row) for column in range(2, 31)]
        way += line if n % 2 == 0 else line[::-1]
        way.append((30 if n % 2 == 0 else 2, row + 1))
    for steps, goes in ((120, True), (121, True), (122, False)):
        front = Front(russia)
        russia.set("hex_ground", bytes([SEA] * 34 * 32))
        field = {way[0]: 0}
        for place in way:
            front.ground(place, CLEAR)
        edge = [way[0]]
        while edge:
            edge = [n for e in edge for n in neighbours(e) if n in way and n not in field
                    and not field.__setitem__(n, field[e] + 1)]  # fmt: skip
        start = next(at for at, far in field.items() if far == steps)
        front.group(76, start)
        front.unit(76)
        front.put("group_flags", 76, SUPPLIED)
        front.put("group_standing", 76, STANDING_GO)
        front.put("group_goal_lo", 76, index(way[0]) & 255)
        front.put("group_goal_hi", 76, index(way[0]) >> 8)
        front.zones(SOVIET)
        russia.call("standing_go", st_side=SOVIET, limit=LIMIT)
        end = front.place(76)
        assert end and field[end] == steps - 2 * goes, steps


@pytest.mark.rule("WR-6.2.4")
@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.6")
@pytest.mark.parametrize("way", range(6))
def test_by_standing_order_a_river_is_crossed_on_its_side_alone(russia: Any, way: int) -> None:
    """Out of an enemy's zone a river tires."""
    tired = []
    for river in [None, *range(6)]:
        front = Front(russia)
        front.group(76, HERE)
        unit = front.unit(76)
        front.put("group_flags", 76, SUPPLIED)
        goal = neighbour(HERE, way)
        front.group(20, neighbour(HERE, (way + 3) % 6))
        front.put("group_standing", 76, STANDING_GO)
        front.put("group_goal_lo", 76, index(goal) & 255)
        front.put("group_goal_hi", 76, index(goal) >> 8)
        if river is not None:
            front.river(HERE, river)
        front.zones(SOVIET)
        russia.call("standing_go", st_side=SOVIET, limit=LIMIT)
        assert front.place(76) == goal
        tired.append(front.record(unit)[3])
    assert [fatigue > tired[0] for fatigue in tired[1:]] == [n == way for n in range(6)]
