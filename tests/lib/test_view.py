"""A window on a map: where it lies, how it follows the cursor, what of it is painted."""

from __future__ import annotations

import random

import pytest

from .library import Library

ROUTINES = (
    "view_center", "view_follow", "view_paint", "view_forget", "cursor_key", "cursor_way",
    "cursor_to",
)  # fmt: skip
COLS, ROWS, MAP_COLS, BYTES = 9, 5, 40, 3
GAME = f"""
        .export st_cursor_x, st_cursor_y, st_map_cols, st_map_rows, window, view_painted
        .export framed, told, painted, count
        .export view_row_begin, square_paint, cursor_hide, cursor_show, map_show
        .export VIEW_COLS : zeropage, VIEW_ROWS : zeropage
        .export VIEW_BYTES : zeropage
VIEW_COLS = {COLS}
VIEW_ROWS = {ROWS}
VIEW_BYTES = {BYTES}
        .segment "CODE"
view_row_begin: sta row
                rts
square_paint:   ldx count               ; how it looks, its row and its byte
                sta painted,x
                lda row
                sta painted+1,x
                tya
                sta painted+2,x
                inx
                inx
                inx
                stx count
                rts
cursor_hide:    lda #0
                sta framed
                rts
cursor_show:    inc framed
                rts
map_show:       inc told
                rts
        .segment "RODATA"
st_map_cols:    .byte {MAP_COLS}
        .segment "BSS"
st_cursor_x:    .res 1
st_cursor_y:    .res 1
st_map_rows:    .res 1
framed:         .res 1
told:           .res 1
count:          .res 1
row:            .res 1
window:         .res {COLS * ROWS}
view_painted:   .res {COLS * ROWS}
painted:        .res 256
"""
WAYS = {
    1: (0, -1),
    2: (1, -1),
    3: (1, 0),
    4: (1, 1),
    5: (0, 1),
    6: (-1, 1),
    7: (-1, 0),
    8: (-1, -1),
}
ARROWS = {0x0B: 1, 0x15: 3, 0x0A: 5, 0x08: 7}


def clamped(value: int, most: int) -> int:
    return max(0, min(value, most))


@pytest.mark.parametrize("rows", [ROWS, 12, 60])
def test_a_square_comes_to_the_middle_as_far_as_the_map_goes(lib: Library, rows: int) -> None:
    for x in range(MAP_COLS):
        for y in {0, 1, 2, 3, rows // 2, rows - 4, rows - 3, rows - 2, rows - 1}:
            result = lib.call("view_center", X=x, Y=y, st_map_rows=rows)
            wanted = clamped(x - COLS // 2, MAP_COLS - COLS), clamped(y - ROWS // 2, rows - ROWS)
            assert (result["view_x"], result["view_y"]) == wanted


def followed(view: int, cursor: int, size: int, most: int) -> int:
    """The window's edge, once a square of the map beyond the cursor shows."""
    if cursor <= view:
        return max(0, cursor - 1)
    if cursor >= view + size - 1:
        return min(cursor - size + 2, most)
    return view


def test_the_window_follows_the_cursor(lib: Library) -> None:
    rng = random.Random(7)
    for _ in range(400):
        rows = rng.choice((ROWS, 12, 60))
        view = rng.randint(0, MAP_COLS - COLS), rng.randint(0, rows - ROWS)
        x = clamped(view[0] + rng.randint(-1, COLS), MAP_COLS - 1)
        y = clamped(view[1] + rng.randint(-1, ROWS), rows - 1)
        result = lib.call(
            "view_follow", st_cursor_x=x, st_cursor_y=y, st_map_rows=rows,
            view_x=view[0], view_y=view[1],
        )  # fmt: skip
        wanted = (
            followed(view[0], x, COLS, MAP_COLS - COLS),
            followed(view[1], y, ROWS, rows - ROWS),
        )
        assert (result["view_x"], result["view_y"]) == wanted
        assert result.c == (wanted != view) and result.cycles <= 160


def test_each_key_has_its_way_and_others_have_none(lib: Library) -> None:
    for key in range(128):
        way = ARROWS.get(key, key - ord("0") if chr(key) in "12345678" else 0)
        result = lib.call("cursor_way", A=key)
        assert (result.x, result.c) == (way, 1) if way else (result.a, result.c) == (key, 0)


def test_the_cursor_steps_stays_on_the_map_and_is_shown_again(lib: Library) -> None:
    for key, (dx, dy) in WAYS.items():
        for x, y in ((0, 0), (MAP_COLS - 1, 11), (20, 6), (0, 11), (MAP_COLS - 1, 0)):
            lib.call("view_center", X=x, Y=y, st_map_rows=12)
            before = lib.a2.memory[lib.a2.symbol("told")]
            result = lib.call(
                "cursor_key", A=ord("0") + key, st_cursor_x=x, st_cursor_y=y, framed=1
            )
            assert result["st_cursor_x"] == clamped(x + dx, MAP_COLS - 1)
            assert result["st_cursor_y"] == clamped(y + dy, 11)
            assert (result.c, result["framed"], result["told"]) == (1, 1, before)
    other = lib.call("cursor_key", A=ord("Q"), st_cursor_x=5, st_cursor_y=5)
    assert (other.c, other.a, other["st_cursor_x"], other["st_cursor_y"]) == (0, ord("Q"), 5, 5)


def test_the_map_is_shown_again_only_where_the_window_moved(lib: Library) -> None:
    shown = lib.call("cursor_to", X=8, Y=4, view_x=0, view_y=0, st_map_rows=12)
    assert (shown["told"], shown["view_x"], shown["view_y"]) == (0, 0, 0)
    moved = lib.call("cursor_to", X=9, Y=4, view_x=0, view_y=0, st_map_rows=12)
    assert (moved["told"], moved["view_x"], moved["view_y"]) == (1, 5, 2)


def painted(lib: Library) -> list[tuple[int, ...]]:
    """The squares painted by one call: how each looks, its row, its left byte."""
    result = lib.call("view_paint", count=0)
    said = result.read("painted", result["count"])
    return [tuple(said[at : at + 3]) for at in range(0, len(said), 3)]


def test_only_what_looks_different_is_painted(lib: Library) -> None:
    rng = random.Random(8)
    at = lib.a2.symbol("window")
    squares = bytearray(rng.randrange(255) for _ in range(COLS * ROWS))
    lib.a2.memory[at : at + len(squares)] = bytes(squares)
    everywhere = [(squares[n], n // COLS, n % COLS * BYTES) for n in range(COLS * ROWS)]
    assert lib.call("view_forget", framed=1)["framed"] == 0
    assert painted(lib) == everywhere
    assert painted(lib) == []
    changed = sorted(rng.sample(range(COLS * ROWS), 6))
    for n in changed:
        lib.a2.memory[at + n] ^= 0x40
    assert painted(lib) == [(squares[n] ^ 0x40, n // COLS, n % COLS * BYTES) for n in changed]
    lib.call("view_forget")
    assert len(painted(lib)) == COLS * ROWS
