"""Draws docs/kampfgruppe/symbols.png: the pictures of the map as the game paints them, named.

make shots                                   # among the pictures, out/pictures/symbols.png
.venv/bin/python tools/shots.py docs/pictures   # the committed one, again
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from grognard.emu import Apple2
from grognard.emu.picture.png import png_bytes
from grognard.host.built.games import built_game
from grognard.rom_build.data.drawing import read_bands

SQUARES = Path(__file__).resolve().parents[1] / "data" / "squares.txt"
LOOKS = ("colour", "mono-white")
ROWS, APART, SECOND = 8, 3, 20
"""Pictures under each other, text rows from one to the next, text column of the other half."""
LINE, TEXT_ROW, THIRD = 0x400, 0x80, 0x28
"""From a line of dots to the next, from a text row to the next, from a third of the page on."""
PAGE = 0x2000
KIND, WRECK, UNITS, LIT = 4, 48, 96, 0x80
"""The byte of a square in `window`, see WINDOW_* in kampfgruppe.inc."""
GROUND = "clear road town road-slope broken woods slope ford bridge river".split()
CLASSES = (
    ("tank", "tanks"), ("destroyer", "tank hunters"), ("howitzer", "SP howitzers"),
    ("car", "armed cars"), ("halftrack", "halftracks"), ("truck", "trucks"),
    ("infantry", "rifles, SMGs"), ("hmg", "machine guns"), ("gun", "AT guns"),
    ("field-gun", "guns, flak"), ("mortar", "mortars"), ("stack", "several"),
)  # fmt: skip
ON_GROUND = (
    ("clear", 1, "height 1"), ("clear", 2, "height 2"), ("clear", 3, "height 3"),
    ("woods", 2, "woods, height 2"), ("clear", WRECK, "a wreck"), ("woods", LIT, "in view"),
)  # fmt: skip
Item = tuple[list[int], str]


def ground_items() -> list[Item]:
    """The bytes of squares and the words behind them: the ground and what is seen on it."""
    kinds = [([KIND * n], name.replace("-", " ")) for n, name in enumerate(GROUND)]
    return kinds + [([KIND * GROUND.index(name) + more], words) for name, more, words in ON_GROUND]


def unit_items() -> list[Item]:
    """The same of units, German and Soviet, and of what becomes of them."""
    names = [name for band in read_bands(SQUARES) for name in band.head]
    of = {name: UNITS + n for n, name in enumerate(names[names.index("tank-east") :])}
    of |= {"stack-east": of["stack-german"], "stack-west": of["stack-soviet"]}
    pairs = [([of[f"{name}-east"], of[f"{name}-west"]], words) for name, words in CLASSES]
    return [*pairs, ([of["conflict"]], "both sides"), ([of["burst"]], "fire, kills"),
            ([of["hit"]], "fire, no kill")]  # fmt: skip


def _lines(text_row: int) -> bytes:
    """What `zp_lines` holds for a square that begins in a text row."""
    at = [
        PAGE + LINE * line + TEXT_ROW * (row % 8) + THIRD * (row // 8)
        for row in (text_row, text_row + 1)
        for line in range(8)
    ]
    return b"".join(address.to_bytes(2, "little") for address in at)


def _page(a2: Apple2, items: list[Item]) -> NDArray[np.uint8]:
    """A screen of items in colour, and beside it on a monitor of one colour."""
    a2.call("screen_clear")
    words_at = 4 * max(len(squares) for squares, _ in items) - 1
    for place, (squares, words) in enumerate(items):
        column, row = place // ROWS * SECOND, place % ROWS * APART
        at = a2.symbol("zp_lines")
        a2.memory[at : at + 32] = _lines(row)
        for n, square in enumerate(squares):
            a2.call("square_paint", A=square, Y=column + 4 * n)  # even: its colours are right
        a2.call("text_goto", X=column + words_at, Y=row + 1)
        for letter in words:
            a2.call("text_char", A=ord(letter))
    shown = []
    for look in LOOKS:
        a2.screen.look = look
        shown.append(a2.screen.pixels)
    return np.concatenate(shown, axis=1)


def picture() -> NDArray[np.uint8]:
    """The ground, and below it the units; pixels (height, width, 3)."""
    game = built_game("kampfgruppe")
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.load_symbols(game.file("dbg"))
        a2.until(text="PRESS ANY KEY", within=20)
        return np.concatenate([_page(a2, items()) for items in (ground_items, unit_items)])


def draw(folder: Path) -> Path:
    """Writes symbols.png and returns the file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "symbols.png"
    file.write_bytes(png_bytes(picture()))
    return file
