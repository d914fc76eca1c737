"""The cursor on a map of hexes: its keys, the map's edges, the window that follows."""

from __future__ import annotations

import random

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .library import Library

ROUTINES = ("hexview_key", "hexview_to", "view_center")
COLS, ROWS = 20, 9
MAP_COLS, MAP_ROWS = 31, 14
GAME = f"""
        .export st_cursor_x, st_cursor_y, st_map_cols, st_map_rows, shown, rings
        .export hexview_show, cursor_show, cursor_hide
        .export VIEW_COLS : zeropage, VIEW_ROWS : zeropage
VIEW_COLS = {COLS}
VIEW_ROWS = {ROWS}
        .segment "CODE"
hexview_show:   inc     shown           ; only once the old ring is off
                lda     rings
                beq     good
                lda     #$80
                sta     shown
good:           rts
cursor_show:    inc     rings
                rts
cursor_hide:    lda     #0
                sta     rings
                rts
        .segment "RODATA"
st_map_cols:    .byte {MAP_COLS}
st_map_rows:    .byte {MAP_ROWS}
        .segment "BSS"
st_cursor_x:    .res 1
st_cursor_y:    .res 1
shown:          .res 1
rings:          .res 1
"""
UP, DOWN, LEFT, RIGHT = 0x0B, 0x0A, 0x08, 0x15


def stepped(key: int, column: int, row: int) -> tuple[int, int]:
    """Where a key leads from a hex, columns and rows from 0; there, if the map ends."""
    if key in (LEFT, RIGHT):
        there = column + (1 if key == RIGHT else -1), row
    else:
        side = {UP: 0, DOWN: 3}.get(key, key - ord("1"))
        away = neighbour((column + 1, row + 1), side)
        there = away[0] - 1, away[1] - 1
    inside = 0 <= there[0] < MAP_COLS and 0 <= there[1] < MAP_ROWS
    return there if inside else (column, row)


@pytest.mark.parametrize("key", [*b"123456", UP, DOWN, LEFT, RIGHT])
def test_a_key_steps_over_its_side_and_not_off_the_map(lib: Library, key: int) -> None:
    for column in range(MAP_COLS):
        for row in (0, 1, 6, 7, MAP_ROWS - 2, MAP_ROWS - 1):
            lib.call("view_center", X=column, Y=row)
            result = lib.call(
                "hexview_key", A=key, st_cursor_x=column, st_cursor_y=row, rings=1, shown=0
            )
            assert (result["st_cursor_x"], result["st_cursor_y"]) == stepped(key, column, row)
            assert (result.c, result["rings"]) == (1, 1)
            assert result["shown"] < 0x80, "painted over with the ring on"


def test_other_keys_are_left_to_the_game(lib: Library) -> None:
    for key in set(range(128)) - set(b"123456") - {UP, DOWN, LEFT, RIGHT}:
        result = lib.call("hexview_key", A=key, st_cursor_x=5, st_cursor_y=5)
        assert (result.c, result.a, result["st_cursor_x"], result["st_cursor_y"]) == (0, key, 5, 5)


def test_the_window_follows_a_walk_and_is_painted_only_when_it_moves(lib: Library) -> None:
    rng = random.Random(5)
    column, row = 15, 7
    lib.call("view_center", X=column, Y=row)
    view = lib.a2.memory[lib.a2.symbol("view_x")], lib.a2.memory[lib.a2.symbol("view_y")]
    lib.call("hexview_to", X=column, Y=row, view_x=view[0], view_y=view[1])
    for _ in range(600):
        key = rng.choice([*b"123456", UP, DOWN, LEFT, RIGHT])
        result = lib.call("hexview_key", A=key, shown=0)
        now = result["view_x"], result["view_y"]
        assert result["shown"] == int(now != view)
        view, at = now, (result["st_cursor_x"], result["st_cursor_y"])
        for place, first, size, most in zip(at, view, (COLS, ROWS), (31, 14), strict=True):
            assert 0 <= first <= most - size
            assert first < place < first + size - 1 or first in (0, most - size)


def test_a_hex_outside_is_brought_to_the_middle(lib: Library) -> None:
    near = lib.call("hexview_to", X=8, Y=4, view_x=0, view_y=0, shown=0)
    assert (near["shown"], near["view_x"], near["view_y"], near["rings"]) == (0, 0, 0, 1)
    far = lib.call("hexview_to", X=25, Y=4, view_x=0, view_y=0, shown=0, rings=1)
    assert (far["shown"], far["view_x"], far["view_y"]) == (1, MAP_COLS - COLS, 0)
    assert (far["st_cursor_x"], far["st_cursor_y"]) == (25, 4)
