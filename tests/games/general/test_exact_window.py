"""Who is in the window, and how each hex of the whole map is drawn."""

from __future__ import annotations

import pytest

from .crowd import EDGES
from .field import ARMY, LIMITED, SPOTTED, UNITS, Field
from .keys import side_of

SMALL = {0: "PLAIN", 1: "FOREST", 2: "TOWN", 3: "TOWN", 8: "FOREST", 9: "TOWN", 10: "SEA",
         11: "SEA", 12: "MOUNTAIN", 14: "SEA", 15: "VOID"}  # fmt: skip


@pytest.mark.rule("PG-7.28")
@pytest.mark.rule("PG-13.3")
@pytest.mark.rule("PG-13.12")
@pytest.mark.parametrize("corner", [(0, 0), (28, 23)])
def test_who_is_in_the_window(field: Field, corner: tuple[int, int]) -> None:
    bench = field.bench
    top = bench.sym["top_unit"]
    slots = 20 * 11
    bench.set("view_x", corner)
    bench.set("st_human", (1, 0))
    bench.set("st_options", LIMITED)
    bench.mem[top : top + slots] = bytes([9]) * slots
    wanted = bytearray(slots)

    def slot(place: tuple[int, int]) -> int | None:
        found = bench.call("hexview_slot", X=place[0] - 1, Y=place[1] - 1)
        return None if found.c else int(found.a)

    for mine in (0, 1, 23, 24, 47):
        place = corner[0] + 1 + mine % 20, corner[1] + 2
        field.put("mine_col", mine, place[0])
        field.put("mine_row", mine, place[1])
        at = slot(place)
        assert at is not None
        wanted[at] = UNITS + 1
    for unit in EDGES:
        for far in (0, 1):
            place = corner[0] + 3 + unit % 17, corner[1] + 3 + side_of(unit) * 3
            flags = SPOTTED if far == 0 else 0
            field.count[side_of(unit)] = unit
            field.stand("IN", place, side_of(unit), flags)
        at = slot(place)
        assert at is not None
        if unit < ARMY:
            wanted[at] = unit + 1
    field.count[0] = 10
    field.stand("IN", ((corner[0] + 25) % 48 + 1, (corner[1] + 15) % 32 + 1))
    field.count[0] = 11
    field.stand("IN", (corner[0] + 20, corner[1] + 9))
    last = slot((corner[0] + 20, corner[1] + 9))
    assert last is not None
    wanted[last] = 12
    bench.call("hexview_begin")
    assert bytes(bench.mem[top : top + slots]) == wanted


@pytest.mark.rule("PG-3.12")
@pytest.mark.rule("PG-13.3")
def test_how_any_hex_of_the_whole_map_is_drawn(field: Field) -> None:
    bench = field.bench
    bench.set("st_human", (1, 0))
    bench.set("st_options", LIMITED)

    def small() -> int:
        index = 50 * 20 + 30
        base = bench.sym["zp_hexview"]
        bench.mem[base], bench.mem[base + 1] = index & 255, index >> 8
        return int(bench.call("hexview_small").a)

    for terrain in range(16):
        for height in range(4):
            for way in (0, 1, 3):
                field.ground((30, 20), terrain, height, way)
                word = SMALL.get(terrain, "PLAIN")
                word = "MOUNTAIN" if word == "PLAIN" and height else word
                assert small() == bench.sym[f"SMALL_{word}"]
    for unit in EDGES:
        for flags in (SPOTTED, 0):
            field.count[side_of(unit)] = unit
            field.stand("IN", (30, 20), side_of(unit), flags)
            word = "VOID" if side_of(unit) and not flags else ("SOLID", "FRAMED")[side_of(unit)]
            assert small() == bench.sym[f"SMALL_{word}"]
        field.put("unit_col", unit, 0)
