"""Lo-res drawing, against a picture of 48 rows of 40 blocks."""

from __future__ import annotations

import random

from grognard.emu import Apple2

from .entries import ENTRIES as AT

RIGHT, DOWN, COLOR = 0x2C, 0x2D, 0x30


def block(a2: Apple2, row: int, column: int) -> int:
    line = row // 2
    both = a2.memory[0x400 + line % 8 * 128 + line // 8 * 40 + column]
    return both >> 4 if row % 2 else both & 15


def test_blocks_and_lines_stand_where_they_are_drawn(a2: Apple2) -> None:
    rng = random.Random(4)
    a2.call(AT["CLRSCR"])
    picture = [[0] * 40 for _ in range(48)]
    for _ in range(120):
        color, row, column = rng.randrange(16), rng.randrange(48), rng.randrange(40)
        a2.call(AT["SETCOL"], A=color)
        name = rng.choice(("PLOT", "HLINE", "VLINE"))
        right, bottom = rng.randrange(column, 40), rng.randrange(row, 48)
        a2.memory[RIGHT], a2.memory[DOWN] = right, bottom
        result = a2.call(AT[name], A=row, X=9, Y=column)
        assert result.x == 9 and result.y == (right if name == "HLINE" else column)
        for y in range(row, bottom + 1 if name == "VLINE" else row + 1):
            for x in range(column, right + 1 if name == "HLINE" else column + 1):
                picture[y][x] = color
    assert [[block(a2, y, x) for x in range(40)] for y in range(48)] == picture
    for _ in range(40):
        y, x = rng.randrange(48), rng.randrange(40)
        assert a2.call(AT["SCRN"], A=y, X=9, Y=x).a == picture[y][x]


def test_the_picture_is_cleared_and_the_text_below_it_kept(a2: Apple2) -> None:
    for name, rows in (("CLRTOP", 40), ("SETGR", 40), ("CLRSCR", 48)):
        a2.memory[0x400:0x800] = b"\xff" * 0x400
        a2.memory[COLOR] = 0x33
        a2.call(AT[name])
        assert all((block(a2, y, x) == 0) == (y < rows) for y in range(48) for x in range(40))
        assert a2.memory[COLOR] == 0 and a2.memory[0x478] == 0xFF


def test_colours_go_three_on_and_round(a2: Apple2) -> None:
    for color in range(16):
        a2.call(AT["SETCOL"], A=color)
        assert a2.memory[COLOR] == color * 17
        a2.call(AT["NXTCOL"])
        assert a2.memory[COLOR] == (color + 3) % 16 * 17
    for line in range(24):
        a2.call(AT["GBASCALC"], A=line)
        assert a2.memory.word(0x26) == 0x400 + line % 8 * 128 + line // 8 * 40
