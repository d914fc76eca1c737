"""Where beaten defenders go, and the order of an execution, each case worked out beside it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .desk import phases
from .front import (
    CITY,
    CLEAR,
    FOE,
    FOREST,
    FORT,
    HELD_BY_AXIS,
    MOUNTAIN,
    NOWHERE,
    OUTSIDE,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    SUPPLIED,
    SWAMP,
    ZONE,
    Front,
    index,
)
from .match import AXIS, SOVIET

LIMIT = 60_000_000
BATTLE: Hex = (14, 14)
ASIDE = 0, 1, 5, 2, 4
"""Straight back, one direction aside, two directions aside: to the right before the left."""
LOG = 0xD100
"""Memory of the bench that no game uses."""


def holds(value: int, side: int) -> bool:
    return bool(value & HELD_BY_AXIS) == (side == AXIS)


def is_line(front: Front, place: Hex, side: int) -> bool:
    """A railway or a city of his own."""
    value = front.get("hex_ground", index(place))
    own = RAIL_SOVIET if side else RAIL_AXIS
    return bool(value & own) or value & 7 in (CITY, FORT) and holds(value, side)


def takes(front: Front, place: Hex, side: int, room: int) -> bool:
    """May so many groups more of a side go back there?"""
    value = front.get("hex_ground", index(place))
    if value & 7 in (SEA, OUTSIDE) or value & FOE:
        return False
    if value & 7 in (CITY, FORT) and not holds(value, side):
        return False
    there = [g for g in range(64 * side, 64 * side + 58) if g and front.place(g) == place]
    if len(there) + room > 2:
        return False
    return not value & ZONE or any(g % 64 < 52 and front.get("group_dug", g) for g in there)


def goes_back(front: Front, way: int, side: int, room: int) -> int | None:
    """The direction of a retreat."""
    ways = [(way + turn) % 6 for turn in ASIDE]
    if takes(front, neighbour(BATTLE, ways[0]), side, room):
        return ways[0]
    for pair in (ways[1:3], ways[3:5]):
        there = [w for w in pair if takes(front, neighbour(BATTLE, w), side, room)]
        lines = [w for w in there if is_line(front, neighbour(BATTLE, w), side)]
        if there:
            return (lines or there)[0]
    return None


@pytest.mark.rule("WR-7.7.2")
@pytest.mark.rule("WR-7.7.3")
@pytest.mark.rule("WR-6.7.4")
@pytest.mark.rule("WR-6.10.3")
def test_where_defenders_may_go_back_to(russia: Any) -> None:
    draw = random.Random(77)
    overlay = russia.sym["zp_overlay"]
    russia.overlay("ground")
    met = set()
    for number in range(500):
        front, side, way, room = Front(russia), number % 2, draw.randrange(6), draw.randrange(1, 3)
        free = 3
        for direction in range(6):
            place = neighbour(BATTLE, direction)
            ground = draw.choice((CLEAR, CLEAR, FOREST, SWAMP, MOUNTAIN, CITY, FORT, SEA, SEA))
            value = ground | draw.choice((0, 0, RAIL_AXIS, RAIL_SOVIET)) * (ground != SEA)
            value |= (
                draw.choice((0, HELD_BY_AXIS)) | draw.choice((0, 0, FOE)) | draw.choice((0, ZONE))
            )
            front.ground(place, value)
            for _ in range(draw.choice((0, 0, 1, 2)) if not value & FOE else 0):
                group = 64 * side + draw.choice((free, 20 + free, 52 + free % 6))
                free += 1
                front.group(group, place, dug=draw.choice((0, 0, 2)) * (group % 64 < 52))
        front.at_hex(BATTLE, "fight_hex")
        russia.mem[overlay + 14] = side
        russia.mem[overlay + 18] = room
        result = russia.call("retreat_hex", A=way, zp_group=64 * side + 40)
        want = goes_back(front, way, side, room)
        assert bool(result.c) == (want is None), number
        if want is not None:
            assert russia.mem[overlay + 17] == want + 1, number
            assert russia.word("zp_hex") == index(neighbour(BATTLE, want)), number
        met.add(None if want is None else (want - way) % 6)
    assert met == {None, *ASIDE}


def beaten(
    russia: Any, defenders: list[tuple[int, int]], ground: int = CLEAR, sides: str = ""
) -> Front:
    """Axis foot from the south has beaten Soviet groups of so many trenches."""
    front = Front(russia)
    russia.overlay("ground")
    front.ground(BATTLE, ground)
    front.group(20, neighbour(BATTLE, 3))
    front.unit(20)
    front.put("group_plot", 20, 1)
    front.at_hex(BATTLE, "fight_hex")
    for group, dug in defenders:
        front.group(group, BATTLE, dug=dug, guns=30)
        if group % 64 < 52:
            front.unit(group)
        front.put("group_plot", group, 4)
    for way in range(6):
        if str(way) in sides:
            front.ground(neighbour(BATTLE, way), SEA)
    russia.set("fight_attackers", (20, *[0] * 11))
    russia.set("fight_attackers_n", 1)
    russia.set("fight_defenders", tuple(g for g, _ in (*defenders, (0, 0)))[:2])
    russia.set("fight_defenders_n", len(defenders))
    russia.set("fight_side", AXIS)
    russia.set("fight_result", 0)
    russia.set("pool_aircraft", (5, 6))
    russia.call("retreat", limit=LIMIT)
    return front


@pytest.mark.rule("WR-7.7.1")
@pytest.mark.rule("WR-7.7.5")
@pytest.mark.rule("WR-7.7.6")
@pytest.mark.rule("WR-8.10.5")
def test_who_goes_back_who_stays_and_who_surrenders(russia: Any) -> None:
    north = neighbour(BATTLE, 0)
    for defenders, ground, sea, result, ends in (
        ([(76, 0)], CLEAR, "", 1, [north]),
        ([(76, 1)], CLEAR, "", 0, [BATTLE]),
        ([(76, 0), (77, 0)], CLEAR, "", 1, [north, north]),
        ([(76, 0), (77, 2)], CLEAR, "", 1, [north, BATTLE]),
        ([(76, 0)], FORT, "", 0, [BATTLE]),
        ([(115, 0)], FORT, "", 0, [BATTLE]),
        ([(116, 0)], FORT, "", 0, [None]),  # nobody goes back: battle counts it as gone
        ([(76, 0)], CLEAR, "012345", 2, [None]),
        ([(76, 0), (77, 0)], CLEAR, "012345", 2, [None, None]),
        ([(76, 0), (116, 0)], CLEAR, "", 1, [north, None]),
    ):  # fmt: skip
        front = beaten(russia, defenders, ground, sea)
        groups = [group for group, _ in defenders]
        assert [front.place(group) for group in groups] == ends, defenders
        assert front.get("fight_result") == result, defenders
        for (group, _), end in zip(defenders, ends, strict=True):
            if end not in (None, BATTLE):
                assert front.get("group_guns", group) == front.get("group_plot", group) == 0
            elif end == BATTLE:
                assert (front.get("group_guns", group), front.get("group_plot", group)) == (30, 4)
            if group == 116 and end is None:
                assert front.get("pool_aircraft", SOVIET) == 6 + 15
                assert front.get("group_absent", group) == 1


@pytest.mark.rule("WR-7.7.2")
def test_two_groups_go_each_by_itself_where_no_hex_takes_both(russia: Any) -> None:
    """North and northeast have room for one each."""
    ways = neighbour(BATTLE, 0), neighbour(BATTLE, 1)
    front = Front(russia)
    russia.overlay("ground")
    for number, place in zip((90, 91), ways, strict=True):
        front.group(number, place)
    for way in (2, 4, 5):
        front.ground(neighbour(BATTLE, way), SEA)
    front.group(20, neighbour(BATTLE, 3))
    front.unit(20)
    front.put("group_plot", 20, 1)
    front.at_hex(BATTLE, "fight_hex")
    for group in (76, 77):
        front.group(group, BATTLE)
        front.unit(group)
    russia.set("fight_attackers", (20,))
    russia.set("fight_attackers_n", 1)
    russia.set("fight_defenders", (76, 77))
    russia.set("fight_defenders_n", 2)
    russia.set("fight_side", AXIS)
    russia.call("retreat", limit=LIMIT)
    assert (front.place(76), front.place(77)) == ways
    assert front.get("fight_result") == 1


def recorded(bench: Any, *routines: str) -> None:
    """Each of these only writes its number, A and X down: inc count, sta, stx."""
    bench.mem[LOG] = 0
    for number, name in enumerate(routines):
        at, code = bench.sym[name], []
        code += [0x48, 0x8A, 0x48]  # pha; txa; pha
        code += [0xAC, LOG & 255, LOG >> 8]  # ldy LOG
        code += [0x68, 0x99, LOG + 0x40 & 255, LOG >> 8]  # pla; sta LOG+$40,y  (X)
        code += [0x68, 0x99, LOG + 0x20 & 255, LOG >> 8]  # pla; sta LOG+$20,y  (A)
        code += [0xA9, number, 0x99, LOG + 1 & 255, LOG >> 8]  # lda #; sta LOG+1,y
        code += [0xEE, LOG & 255, LOG >> 8, 0x60]  # inc LOG; rts
        bench.mem[at : at + len(code)] = bytes(code)


def calls(bench: Any) -> list[tuple[int, int, int]]:
    return [
        (bench.mem[LOG + 1 + n], bench.mem[LOG + 0x20 + n], bench.mem[LOG + 0x40 + n])
        for n in range(bench.mem[LOG])
    ]


@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-3.3.1")
@pytest.mark.parametrize("step", range(1, 9))
@pytest.mark.parametrize("first", [AXIS, SOVIET])
def test_both_sides_move_and_attack_in_turn_in_two_segments(
    russia: Any, step: int, first: int
) -> None:
    Front(russia)
    russia.overlay("ground")
    recorded(russia, "segment_move", "attacks", "map_draw", "view_center")
    russia.call("ground_main", st_step=step, st_first=first, st_human=(0, 0), shown=3, limit=LIMIT)
    done = [call for call in calls(russia) if call[0] < 2]
    sides = first, 1 - first, first, 1 - first
    want = []
    for turn, side in enumerate(sides):
        want += [(0, side, turn // 2), (1, side, turn // 2)]
    assert [call[:2] for call in done] == [call[:2] for call in want[step - 1 :]]
    assert [call[2] for call in done if not call[0]] == [
        call[2] for call in want[step - 1 :] if not call[0]
    ]
    assert russia.mem[russia.sym["st_step"]] == russia.mem[russia.sym["shown"]] == 0
    assert russia.mem[russia.sym["st_phase"]] == phases()["PHASE_WEEK"]


@pytest.mark.rule("WR-6.8.1")
@pytest.mark.rule("WR-7.0.1")
def test_an_execution_begins_with_trenches_and_a_draw_for_the_first_side(russia: Any) -> None:
    dug, firsts = [0] * 128, []
    for seed in range(60):
        front = Front(russia)
        russia.overlay("ground")
        recorded(russia, "segment_move", "attacks", "map_draw", "view_center")
        for group in range(1, 128):
            front.group(group, (1 + group % 31, 1 + group // 31))
            front.put("group_flags", group, SUPPLIED)
            front.put("group_steps", group, 3)
        front.put("group_at_hi", 30, NOWHERE)
        russia.set("rng_seed", (seed, 7, 99, seed ^ 55))
        russia.call("ground_main", st_step=0, st_human=(0, 0), st_attack=9, limit=LIMIT)
        for group in range(128):
            dug[group] += front.get("group_dug", group)
        assert not any(front.get("group_steps", group) for group in range(1, 128))
        assert front.get("st_attack") == 0
        firsts.append(front.get("st_first"))
    assert dug[0] == dug[30] == 0
    combat = [g for g in range(1, 128) if g % 64 < 52 and g != 30]
    assert all(12 <= dug[group] <= 48 for group in combat), "every other week"
    assert set(firsts) == {0, 1}
