"""The whole map on one page, dot by dot.

Which colours a byte has that several hexes share is left open.
"""

from __future__ import annotations

import random

import pytest

from grognard.host.cycles.meter import Cycles

from .hexview_model import COLS, ROWS, Picture, art_text, glyphs
from .library import Library
from .test_hexview_window import page

ROUTINES = ("hexview_whole", "hexview_frame", "hex_small_line")
SMALL, ODD = glyphs()["small"], glyphs()["small-odd"]
NAMES = list(SMALL)
VOID = NAMES.index("void")
MOST_COLS, MOST_ROWS = 50, 34
GAME = """
        .export st_map_cols, st_map_rows, small_dots, small_left, hexview_small, looks
        .export HEX_STRIDE : zeropage
        .import view_center
        .importzp zp_hexview
        .export VIEW_COLS : zeropage, VIEW_ROWS : zeropage
        .addr view_center
HEX_STRIDE = 52
VIEW_COLS = 20
VIEW_ROWS = 9
        .segment "BSS"
st_map_cols:    .res 1
st_map_rows:    .res 1
small_dots:     .res 1
small_left:     .res 1
        .segment "HEX_MAP"
looks:          .res 2048
        .segment "CODE"
hexview_small:  lda     zp_hexview
                sta     zp_ptr0
                lda     zp_hexview+1
                clc
                adc     #>looks
                sta     zp_ptr0+1
                ldy     #0
                lda     (zp_ptr0),y
                rts
""" + art_text()


def modelled(looks: list[list[int]], dots: int, left: int) -> Picture:
    picture = Picture()
    blue = set()
    for row, line in enumerate(looks):
        for column, look in enumerate(line):
            x, y = 7 * left + dots * column, 4 * row + 2 * (column % 2)
            drawn = (SMALL, ODD)[x % 2][NAMES[look]]
            for down, text in enumerate(drawn):
                for n, dot in enumerate(text[:dots]):
                    picture.dots[y + down][x + n] = int(dot == "#")
                    if dot == "#" and text.endswith("^"):  # and where such a hex begins
                        blue |= {(y + down, x // 7), (y + down, (x + n) // 7)}
    for y, byte in blue:
        coloured(picture.dots[y], byte, picture.high[y])
    return picture


def coloured(line: list[int], byte: int, high: list[int]) -> None:
    """A byte in which water lies is blue, and nothing else stands in it; beside white it is not."""
    places = range(7 * byte, 7 * byte + 7)
    white = any(line[n] and line[n + 1] for n in places[:-1])
    if not white and any(line[n] for n in places if n % 2 == 0):
        high[byte] = 1
        for n in places:
            line[n] &= 1 - n % 2


def turned(picture: Picture, dots: int, left: int, view: tuple[int, int]) -> None:
    """The frame about the window: pairs of dots turned over."""
    first = (7 * left + dots * view[0]) // 2
    last = first + dots * COLS // 2 - 1
    top, bottom = 4 * view[1], 4 * (view[1] + ROWS) + 1
    edge = {(n, y) for n in range(first, last + 1) for y in (top, bottom)}
    edge |= {(n, y) for n in (first, last) for y in range(top, bottom + 1)}
    for n, y in edge:
        for dot in (2 * n, 2 * n + 1):
            picture.dots[y][dot] ^= 1


@pytest.mark.parametrize(("cols", "rows", "dots", "left"), [(31, 32, 7, 4), (50, 34, 5, 2)])
def test_every_hex_has_its_dots_and_the_window_a_frame(
    lib: Library, cols: int, rows: int, dots: int, left: int
) -> None:
    rng = random.Random(cols)
    looks = [[rng.randrange(len(NAMES)) for _ in range(cols)] for _ in range(rows)]
    layer = bytearray([VOID] * 2048)
    for row, line in enumerate(looks, 1):
        layer[52 * row + 1 : 52 * row + 1 + cols] = bytes(line)
    lib.a2.poke(lib.a2.symbol("looks"), bytes(layer))
    for view in ((0, 0), (cols - COLS, rows - ROWS), (7, 11)):
        lib.call(
            "hexview_whole", st_map_cols=cols, st_map_rows=rows, small_dots=dots,
            small_left=left, view_x=view[0], view_y=view[1],
        )  # fmt: skip
        wanted = modelled(looks, dots, left)
        turned(wanted, dots, left, view)
        seen = page(lib)
        for y in range(192):
            assert list(seen[y]) == list(wanted.line(y)), y


def test_cycles(lib: Library, cycles: Cycles) -> None:
    named = ("solid", "forest", "sea", "framed")
    looks = bytes(2 * NAMES.index(named[n % 4]) + n % 2 for n in range(56))
    lib.a2.poke(lib.a2.symbol("small_looks"), looks)
    sizes = [
        {"st_map_cols": cols, "small_dots": dots, "small_left": left}
        for cols, dots, left in ((31, 7, 4), (50, 5, 2))
    ]
    said = "31 hexes of 7 dots, 50 of 5"
    lines = [{"Y": y, **size} for size in sizes for y in (0, 1, 2, 3, 139)]
    lib.measure("hex_small_line", cycles, said, *lines)
    lib.measure("hexview_frame", cycles, said, *({"view_x": 3, "view_y": 20, **s} for s in sizes))
