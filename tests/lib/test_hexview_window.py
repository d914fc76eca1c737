"""The window on a map of hexes, dot by dot as the drawings have it."""

from __future__ import annotations

import random

import pytest

from grognard.host.cycles.meter import Cycles

from ..games import hires_page
from .hexview_model import (
    COLS,
    FRAMED,
    LAYERS,
    ROWS,
    SOLID,
    STACK,
    WINDOW_LINES,
    Picture,
    art_text,
    draw_hex,
    glyphs,
)  # fmt: skip
from .library import Library

ROUTINES = (
    "hexview_show", "hexview_hex", "hexview_slot", "hexview_slot_at", "hexview_place", "hexview_at",
    "cursor_show", "cursor_hide", "hex_tile", "hex_plate", "hex_ring", "hex_ring_off", "hex_lines",
)  # fmt: skip
MAP_COLS, MAP_ROWS, STRIDE = 23, 12, 24
LAYER = 512
SIZE = STRIDE * (MAP_ROWS + 2)
ALL = glyphs()
GAME = f"""
        .export st_cursor_x, st_cursor_y, st_map_cols, st_map_rows, hexview_begin, hexview_look
        .export HEX_STRIDE : zeropage, VIEW_COLS : zeropage, VIEW_ROWS : zeropage, looks, begun
        .importzp zp_hexview, zp_lines
        .import view_x, view_y
        .addr   view_x, view_y
HEX_STRIDE = {STRIDE}
VIEW_COLS = {COLS}
VIEW_ROWS = {ROWS}
        .segment "RODATA"
st_map_cols:    .byte {MAP_COLS}
st_map_rows:    .byte {MAP_ROWS}
        .segment "BSS"
st_cursor_x:    .res 1
st_cursor_y:    .res 1
begun:          .res 1
        .segment "HEX_MAP"
looks:          .res {LAYER * len(LAYERS)}
        .segment "CODE"
hexview_begin:  inc     begun
                rts
hexview_look:   lda     zp_hexview
                sta     zp_ptr0
                lda     zp_hexview+1
                clc
                adc     #>looks
                sta     zp_ptr0+1
                ldy     #0
                .repeat {len(LAYERS)}, n
                lda     (zp_ptr0),y
                sta     zp_hexview+3+n
                inc     zp_ptr0+1
                inc     zp_ptr0+1
                .endrepeat
                rts
""" + art_text()
Looks = dict[str, list[int]]


def some_looks(rng: random.Random) -> Looks:
    """Every hex of the map and its guards looks somehow; plates on a third of them."""
    count = {kind: len(found) for kind, found in ALL.items()}
    sides = [rng.choice((0, 0, rng.randrange(64))) for _ in range(3 * SIZE)]

    def plate() -> int:
        if rng.random() < 0.67:
            return 0
        shape = rng.choice((SOLID, FRAMED)) | rng.choice((0, STACK))
        return shape | rng.randint(1, count["symbol"])

    return {
        "tile": [rng.randrange(count["tile"]) for _ in range(SIZE)],
        "rivers": sides[:SIZE],
        "roads": sides[SIZE : 2 * SIZE],
        "breaks": sides[2 * SIZE :],
        "mark": [rng.randint(0, count["mark"]) for _ in range(SIZE)],
        "plate": [plate() for _ in range(SIZE)],
        "number": [rng.randrange(count["number"]) for _ in range(SIZE)],
        "shade": [rng.choice((0, 0, rng.randint(0, count["mark"]))) for _ in range(SIZE)],
    }


def put(lib: Library, looks: Looks) -> None:
    at = lib.a2.symbol("looks")
    for n, name in enumerate(LAYERS):
        lib.a2.poke(at + LAYER * n, bytes(looks[name]))


def index(column: int, row: int) -> int:
    return (row + 1) * STRIDE + column + 1


def is_low(column: int) -> bool:
    return column % 2 == 1


def modelled(looks: Looks, x: int, y: int) -> list[bytes]:
    """The page when column x, row y of the map is the window's first hex."""
    picture = Picture()
    for column in range(x, x + COLS):
        for row in range(y - 1, y + ROWS + 1):
            down = 16 * (row - y) + (8 if is_low(column) else 0)
            if -16 < down < WINDOW_LINES:
                look = {name: looks[name][index(column, row)] for name in LAYERS}
                draw_hex(picture, ALL, look, 14 * (column - x), down)
    return [picture.line(n) for n in range(192)]


def page(lib: Library) -> list[bytes]:
    return [hires_page.line(lib.a2.memory, y) for y in range(192)]


def show(lib: Library, x: int, y: int) -> int:
    return lib.call("hexview_show", view_x=x, view_y=y, framed=1).cycles


@pytest.mark.parametrize("seed", range(2))
def test_the_window_shows_each_hex_and_halves_above_and_below(lib: Library, seed: int) -> None:
    looks = some_looks(random.Random(seed))
    put(lib, looks)
    for x, y in ((0, 0), (MAP_COLS - COLS, MAP_ROWS - ROWS), (1, 2), (2, 1)):
        show(lib, x, y)
        assert page(lib) == modelled(looks, x, y)
    assert lib.a2.memory[lib.a2.symbol("framed")] == 0
    assert lib.a2.memory[lib.a2.symbol("begun")] == 4


def test_one_hex_is_painted_again_and_nothing_else(lib: Library) -> None:
    before, after = some_looks(random.Random(7)), some_looks(random.Random(8))
    mixed = {name: list(values) for name, values in before.items()}
    x, y = 1, 1
    put(lib, before)
    show(lib, x, y)
    put(lib, after)
    for column in range(MAP_COLS):
        for row in range(MAP_ROWS):
            lib.call("hexview_hex", X=column, Y=row, view_x=x, view_y=y)
            at = index(column, row)
            for name in LAYERS:
                mixed[name][at] = after[name][at]
            if (column * MAP_ROWS + row) % 61 == 0:
                assert page(lib) == modelled(mixed, x, y)
    assert page(lib) == modelled(mixed, x, y)


def test_places_of_the_window_count_a_row_above_it_and_one_below(lib: Library) -> None:
    for x, y in ((0, 0), (3, 3), (2, 1)):
        for column in range(MAP_COLS):
            for row in range(MAP_ROWS):
                result = lib.call("hexview_slot", X=column, Y=row, view_x=x, view_y=y)
                across, down = column - x, row - y + 1
                inside = 0 <= across < COLS and 0 <= down < ROWS + 2
                assert result.c == (not inside) and result.x == column
                assert not inside or result.a == down * COLS + across


def test_the_place_of_an_index_is_that_of_its_column_and_row(lib: Library) -> None:
    for x, y in ((0, 0), (3, 3), (2, 1)):
        show(lib, x, y)
        for column in range(MAP_COLS):
            for row in range(MAP_ROWS):
                at = index(column, row)
                result = lib.call("hexview_slot_at", zp_arg0=at & 255, zp_arg1=at >> 8)
                place = lib.call("hexview_slot", X=column, Y=row)
                assert result.c == place.c and (result.c or result.a == place.a)


def ring() -> list[str]:
    """Two dots wide, two lines high, a dark line within."""
    edge, moat = "#" * 14, "##..........##"
    return [edge, edge, moat, *["##.--------.##"] * 10, moat, edge, edge]


def test_the_ring_lies_in_its_hex_and_comes_off_without_a_trace(lib: Library) -> None:
    put(lib, some_looks(random.Random(9)))
    x, y = 1, 1
    show(lib, x, y)
    clean = page(lib)
    for column in (0, 1, 2, 9, 20, 21, 22):
        for row in (0, 1, 2, 5, 9, 10, 11):
            at = {"st_cursor_x": column, "st_cursor_y": row, "view_x": x, "view_y": y}
            lib.call("cursor_show", framed=0, **at)
            down = 16 * (row - y) + (8 if is_low(column) else 0)
            seen = page(lib)
            wanted = list(clean)
            if 0 <= column - x < COLS:
                left = 2 * (column - x)
                for n, line in enumerate(ring(), down):
                    if 0 <= n < WINDOW_LINES:
                        wanted[n] = ringed(wanted[n], left, line)
            assert seen == wanted
            lib.call("cursor_show", **at)
            assert page(lib) == wanted, "once is enough"
            lib.call("cursor_hide", **at)
            assert page(lib) == clean


def ringed(line: bytes, left: int, drawn: str) -> bytes:
    """A line of the page with one of the ring's over it, from byte `left` on."""
    picture = Picture()
    for n, byte in enumerate(line):
        picture.high[0][n] = byte >> 7
        for bit in range(7):
            picture.dots[0][7 * n + bit] = byte >> bit & 1
    picture.lay((drawn,), 7 * left, 0)
    return picture.line(0)


def test_cycles(lib: Library, cycles: Cycles) -> None:
    put(lib, some_looks(random.Random(10)))
    show(lib, 1, 1)
    said = "hexes all over the window and outside"
    places = [(c, r) for c in (0, 1, 2, 20, 21, 22) for r in (0, 1, 2, 9, 10, 11)]
    view = {"view_x": 1, "view_y": 1}
    lib.measure("hexview_slot", cycles, said, *({"X": c, "Y": r, **view} for c, r in places))
    ats = [{"zp_arg0": n & 255, "zp_arg1": n >> 8} for n in range(0, SIZE, 5)]
    lib.measure("hexview_slot_at", cycles, said, *ats)
    lib.measure("hexview_place", cycles, said, *({"X": c, "Y": r, **view} for c, r in places))
    lib.measure("hexview_at", cycles, "every row", *({"X": n, "view_y": 120} for n in range(11)))
    cursor = [{"st_cursor_x": c, "st_cursor_y": r, **view} for c, r in places]
    lib.measure("cursor_show", cycles, said, *({"framed": 0, **at} for at in cursor))
    lib.measure("cursor_hide", cycles, said, *({"framed": 1, **at} for at in cursor))
    lib.measure("hex_lines", cycles, "every row", *({"A": n} for n in range(20)))
    lefts = (0, 18, 38)
    lib.call("hex_lines", A=3)
    lib.measure("hex_tile", cycles, "tiles", *({"X": n, "Y": y} for n in (0, 3) for y in lefts))
    lib.a2.poke(lib.a2.symbol("zp_hexview") + 9, b"\3")
    plates = [{"A": a, "Y": y} for a in (0x81, 0x45) for y in lefts]
    lib.measure("hex_plate", cycles, "solid and framed", *plates)
    lib.measure("hex_ring", cycles, "three columns", *({"Y": y} for y in lefts))
    lib.measure("hex_ring_off", cycles, "three columns", *({"Y": y} for y in lefts))
