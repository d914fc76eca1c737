"""A hi-res page in a terminal: dots in braille, the text on it as text, colours where it has them.

A page is 40 by 24 cells of 7 by 8 dots. In a large terminal two dots are one dot of braille's
width and each line of cells takes two rows; in a small one a cell takes two columns and one row.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

LARGE, SMALL = (140, 48), (80, 24)
_LIT = 96
# Which bit of U+2800..U+28FF each dot of a cell of four rows by two columns is.
_BRAILLE = np.array([[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]])
_WORDS = re.compile(r"\S+(?: \S+)*")


def braille(pixels: NDArray[np.uint8], size: tuple[int, int] = LARGE) -> list[str]:
    """A picture (whole multiples of 192 rows by 280 columns, RGB) as lines of braille.

    `size` is columns and lines of the terminal: LARGE shows every dot, SMALL puts 7 by 8 dots
    into 4 by 4, each lit where any dot in it is.
    """
    columns, lines = size
    lit = _halved(pixels.max(axis=2) > _LIT)
    across = np.linspace(0, 280, columns * 2 + 1).astype(int)[:-1]
    down = np.linspace(0, 192, lines * 4 + 1).astype(int)[:-1]
    dots = np.logical_or.reduceat(np.logical_or.reduceat(lit, across, axis=1), down, axis=0)
    cells = dots.reshape(lines, 4, columns, 2)
    codes = 0x2800 + (cells * _BRAILLE[None, :, None, :]).sum(axis=(1, 3))
    return ["".join(map(chr, row)) for row in codes.tolist()]


def _halved(lit: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """192 by 280 from a whole multiple of it: of a column's dots the last, which a dot that is
    shifted by half its width reaches too, without reaching the last of the next column."""
    rows, columns = lit.shape[0] // 192, lit.shape[1] // 280
    joined: NDArray[np.bool_] = np.asarray(lit.reshape(192, rows, 280, columns).any(axis=1))
    return joined[..., -1]


def average_colours(pixels: NDArray[np.uint8], size: tuple[int, int]) -> NDArray[np.uint8]:
    """(lines, columns, 3): the mean colour of the lit dots behind each character, white for none"""
    columns, lines = size
    height, width = pixels.shape[:2]
    lit = pixels.max(axis=2) > _LIT
    across = np.linspace(0, width, columns + 1).astype(int)[:-1]
    down = np.linspace(0, height, lines + 1).astype(int)[:-1]

    def summed(values: NDArray[np.int64]) -> NDArray[np.int64]:
        return np.add.reduceat(np.add.reduceat(values, across, axis=1), down, axis=0)

    count = summed(lit.astype(np.int64))
    means = [
        summed(pixels[..., c].astype(np.int64) * lit) // np.maximum(count, 1) for c in range(3)
    ]
    colours = np.stack(means, axis=2)
    colours[count == 0] = 255
    return colours.astype(np.uint8)


@dataclass(frozen=True)
class Placed:
    """A stretch of recognised text: where it begins in the terminal, its room and its words."""

    line: int
    column: int
    room: int
    words: str


def placed_text(text: list[str], size: tuple[int, int]) -> list[Placed]:
    """The text of a page (24 by 40) where it goes in a terminal of this size.

    Words stand together from where they begin, so that they can be read; two spaces or more part
    the columns of a table.
    """
    columns, lines = size
    found = []
    for row, line in enumerate(text):
        for match in _WORDS.finditer(line):
            first, last = match.start() * columns // 40, -(-match.end() * columns // 40)
            found.append(Placed(row * lines // 24, first, last - first, match[0]))
    return found


def is_all_text(text: list[str], pixels: NDArray[np.uint8]) -> bool:
    """Whether nothing is on the page but what was recognised as text."""
    lit = _halved(pixels.max(axis=2) > _LIT)
    cells = lit.reshape(24, 8, 40, 7).any(axis=(1, 3))
    blank = np.array([[char == " " for char in line] for line in text])
    return not bool((cells & blank).any())


def without_bars(text: list[str], pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The picture without what lies behind light letters: runs of wholly lit cells beside each
    other in a line with words. A single one is a cursor and stays."""
    lit = _halved(pixels.max(axis=2) > _LIT).reshape(24, 8, 40, 7)
    full: NDArray[np.bool_] = np.asarray(lit.all(axis=(1, 3)))
    run = np.zeros_like(full)
    pairs = full[:, 1:] & full[:, :-1]
    run[:, 1:] |= pairs
    run[:, :-1] |= pairs
    run &= np.array([[bool(line.strip())] for line in text])
    if not run.any():
        return pixels
    cells = pixels.reshape(24, pixels.shape[0] // 24, 40, pixels.shape[1] // 40, 3).copy()
    cells[np.repeat(run[:, None, :], cells.shape[1], axis=1)] = 0
    return cells.reshape(pixels.shape)


def page_lines(
    text: list[str], pixels: NDArray[np.uint8], size: tuple[int, int], colours: int
) -> list[str]:
    """A page as lines for a terminal; `colours` is how many it has (0, 8, 256 or 1 << 24)."""
    columns, lines = size
    pixels = without_bars(text, pixels)
    rows = [list(line) for line in braille(pixels, size)]
    worded = np.zeros((lines, columns), bool)
    for part in placed_text(text, size):
        shown = part.words.ljust(part.room)
        rows[part.line][part.column : part.column + part.room] = shown
        worded[part.line, part.column : part.column + part.room] = True
        # in a large terminal a line of text takes two rows
        if lines > 24:
            rows[part.line + 1][part.column : part.column + part.room] = " " * part.room
    if not colours:
        return ["".join(row).replace("\u2800", " ") for row in rows]
    means = average_colours(pixels, size)
    means[worded] = 255
    return [_coloured(row, means[line], colours) for line, row in enumerate(rows)]


def _coloured(row: list[str], colours: NDArray[np.uint8], depth: int) -> str:
    out, now = [], ""
    for char, colour in zip(row, colours.tolist(), strict=True):
        if char in " \u2800":
            out.append(" ")
            continue
        wanted = colour_code(colour, depth)
        if wanted != now:
            out.append(f"\x1b[{wanted}m")
            now = wanted
        out.append(char)
    return "".join(out).rstrip() + ("\x1b[39m" if now else "")


def colour_code(colour: list[int], depth: int) -> str:
    """What SGR sequence's number sets this colour in a terminal of so many colours."""
    red, green, blue = colour
    if depth > 256:
        return f"38;2;{red};{green};{blue}"
    if depth == 256:
        return f"38;5;{16 + (red + 25) // 51 * 36 + (green + 25) // 51 * 6 + (blue + 25) // 51}"
    top = max(colour)
    bits = sum((value * 2 > top) << bit for bit, value in enumerate(colour))
    return str(30 + (bits or 7))


def colours_of_terminal() -> int:
    """How many colours the terminal has, by the environment: 0, 8, 256 or 1 << 24."""
    term = os.environ.get("TERM", "")
    if os.environ.get("NO_COLOR") or term in ("", "dumb") or term.startswith("vt"):
        return 0
    if os.environ.get("COLORTERM") in ("truecolor", "24bit"):
        return 1 << 24
    return 256 if "256color" in term else 8
