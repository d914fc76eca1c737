"""What can be seen from a square, lit on the map; what the buildings are called."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import cell, keys, left_over, text
from .phase_bench import PADOOKA, begin_battle, put
from .test_pages_exact import BUILDINGS

TOP = 40
SPOT = 0b0011000
INTERIOR = 2


def lit(m: Any, x: int, y: int) -> bool:
    lines = cell(m.mem, x - 9, TOP - y)
    return lines[4] & SPOT == lines[5] & SPOT == SPOT


def seen(m: Any, at: tuple[int, int], facing: int, x: int, y: int) -> bool:
    """By the rules: in the field of vision, and a hundredth of the view left."""
    line = dict(zp_from_x=at[0], zp_from_y=at[1], zp_to_x=x, zp_to_y=y)
    field = m.call("sight_in_field", zp_facing=facing, **line).a
    return bool(field and m.call("sight_terrain", **line).c)


@pytest.mark.rule("CA-10.0.1")
@pytest.mark.parametrize(("at", "facing"), [((20, 26), 0), ((13, 30), 3), ((30, 25), 8)])
def test_the_spots_are_the_squares_that_the_rules_let_a_man_see(
    ambush: Any, at: tuple[int, int], facing: int
) -> None:
    m = begin_battle(ambush)
    m.set("view_top", TOP)
    m.set("shown_look", [0] * 20)
    m.call("map_show")
    bare = {(x, y) for x in range(11, 49) for y in range(TOP - 18, TOP + 1) if lit(m, x, y)}
    m.call("sight_shade", A=facing, X=at[0], Y=at[1], limit=10_000_000)
    for x in range(11, 49, 2):
        for y in range(TOP - 18, TOP + 1):
            if (x, y) not in bare:
                assert lit(m, x, y) == seen(m, at, facing, x, y), (x, y)


@pytest.mark.parametrize("routine", ["map_page", "report_map_page"])
def test_v_shows_what_the_man_under_the_cursor_sees_until_a_key(ambush: Any, routine: str) -> None:
    m = begin_battle(ambush)
    m.set("view_top", TOP)
    put(m, "man_x", PADOOKA, 20)
    put(m, "man_y", PADOOKA, 26)
    put(m, "man_facing", PADOOKA, 3)
    m.call("men_shown")
    m.call("map_show")
    before = bytes(m.mem[0x2000:0x4000])
    at = routine.replace("page", "at_")
    for place, words in (((20, 26), "What is seen by Padooka"), ((20, 27), "from here, all round")):
        m.set(at + "x", place[0])
        m.set(at + "y", place[1])
        keys(m, "V")
        with pytest.raises(TimeoutError):
            m.call(routine, limit=4_000_000)
        assert words in text(m.mem)[22]
        assert lit(m, 24, 26)
        assert lit(m, 16, 26) == (place != (20, 26)), "he faces east"
        keys(m, "V\x1b")
        m.call(routine, limit=20_000_000)
        assert left_over(m) == 0
        map_rows = [
            m.mem[0x2000 + 1024 * line + 128 * (row % 8) + 40 * (row // 8)]
            for row in range(19)
            for line in range(8)
        ]
        was = [
            before[1024 * line + 128 * (row % 8) + 40 * (row // 8)]
            for row in range(19)
            for line in range(8)
        ]
        assert map_rows == was


def test_every_room_has_a_name_and_only_they(ambush: Any) -> None:
    for x in range(11, 49):
        for y in range(11, 65):
            inside = ambush.call("map_square", X=x, Y=y).a & 3 == INTERIOR
            assert inside == ((x, y) in BUILDINGS)
            assert ambush.call("building_at", X=x, Y=y).c == inside
