"""Dots of the page, where the machine's own addressing has them."""

from __future__ import annotations

import random

from ..games import hires_page
from .library import Library

ROUTINES = ("cell_turn", "pair_turn", "screen_clear", "screen_rule")
PAGE = slice(0x2000, 0x4000)


def scribble(lib: Library) -> list[bytearray]:
    """A page of any dots; its 192 lines."""
    lib.a2.memory[PAGE] = random.Random(3).randbytes(0x2000)
    return lines(lib)


def lines(lib: Library) -> list[bytearray]:
    return [bytearray(hires_page.line(lib.a2.memory, y)) for y in range(192)]


def test_a_cell_turns_over_and_nothing_else(lib: Library) -> None:
    wanted = scribble(lib)
    for column in range(40):
        for row in range(24):
            lib.call("cell_turn", X=column, Y=row)
            for line in range(8 * row, 8 * row + 8):
                wanted[line][column] ^= 0x7F
    assert lines(lib) == wanted


def test_a_pair_of_dots_turns_over_and_nothing_else(lib: Library) -> None:
    wanted = scribble(lib)
    for pair in range(140):
        for line in (pair % 192, 191 - pair, 63, 64, 127, 128):
            result = lib.call("pair_turn", X=pair, Y=line)
            assert (result.x, result.y) == (pair, line)
            for dot in (2 * pair, 2 * pair + 1):
                wanted[line][dot // 7] ^= 1 << dot % 7
    assert lines(lib) == wanted


def test_the_page_is_cleared_and_ruled(lib: Library) -> None:
    scribble(lib)
    lib.call("screen_clear")
    for row in (0, 8, 23):
        lib.call("screen_rule", Y=row)
    ruled = {8 * row + 3 for row in (0, 8, 23)}
    wanted = [bytearray((b"\x7f" if y in ruled else b"\0") * 40) for y in range(192)]
    assert lines(lib) == wanted
