"""Dots of the page, where the machine's own addressing has them."""

from __future__ import annotations

import random

import pytest

from ..games import hires_page
from .library import Library

ROUTINES = (
    "cell_turn", "pair_turn", "screen_clear", "screen_rule", "line_at", "frame_turn", "row_begin",
)  # fmt: skip
PAGE = slice(0x2000, 0x4000)


def scribble(lib: Library) -> list[bytearray]:
    """A page of any dots; its 192 lines."""
    lib.a2.memory[PAGE] = random.Random(3).randbytes(0x2000)
    return lines(lib)


def lines(lib: Library) -> list[bytearray]:
    return [bytearray(hires_page.line(lib.a2.memory, y)) for y in range(192)]


@pytest.mark.slow
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


def test_a_line_of_the_page_is_found(lib: Library) -> None:
    scribble(lib)
    for y in range(192):
        result = lib.call("line_at", Y=y)
        at = result.word("zp_ptr0")
        assert lib.a2.memory[at : at + 40] == hires_page.line(lib.a2.memory, y)


def test_the_lines_of_a_row_of_cells_are_found(lib: Library) -> None:
    scribble(lib)
    for row in range(24):
        result = lib.call("row_begin", Y=row)
        found = result.read("zp_map_line", 16)
        for line in range(8):
            at = found[2 * line] + 256 * found[2 * line + 1]
            assert lib.a2.memory[at : at + 40] == hires_page.line(lib.a2.memory, 8 * row + line)


def test_a_frame_turns_the_rim_of_two_cells_by_two_and_nothing_else(lib: Library) -> None:
    wanted = scribble(lib)
    for column, row in ((0, 0), (38, 22), (5, 7), (20, 15)):
        result = lib.call("frame_turn", A=column, Y=row)
        assert result.cycles <= 1050
        for line in range(16):
            left, right = (0x7F, 0x7F) if line in (0, 1, 14, 15) else (0b11, 0b1100000)
            wanted[8 * row + line][column] ^= left
            wanted[8 * row + line][column + 1] ^= right
    assert lines(lib) == wanted
