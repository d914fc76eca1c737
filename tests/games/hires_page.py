"""Reads the hi-res page out of memory, and types into the game's type-ahead."""

from pathlib import Path

from grognard.rom_build.data.font import font_bytes

GAME_ASM = Path(__file__).parents[2] / "game_asm"
FONT = font_bytes(GAME_ASM / "lib" / "data" / "font.txt")
PAGE = 0x2000
AHEAD = 16

GLYPHS = {FONT[at : at + 8]: chr(0x20 + at // 8) for at in range(0, len(FONT), 8)}
_LETTERS = {tuple(byte ^ 0x7F for byte in dots): letter for dots, letter in GLYPHS.items()}
_LETTERS |= {tuple(dots): letter for dots, letter in GLYPHS.items()}
"""Dark on light, and light on dark."""


def line(mem, y: int) -> bytes:
    """The 40 bytes of screen line 0..191."""
    at = PAGE + (y & 7) * 0x400 + (y >> 3 & 7) * 0x80 + (y >> 6) * 0x28
    return bytes(mem[at : at + 40])


def cell(mem, column: int, row: int) -> bytes:
    """The eight bytes of a text cell, top line first."""
    return bytes(line(mem, 8 * row + k)[column] for k in range(8))


def text(mem) -> list[str]:
    """The 24 text rows; what is no letter of the font reads as a point in the middle."""
    page, rows = bytes(mem[PAGE : PAGE + 0x2000]), []
    for row in range(24):
        top = (row & 7) * 0x80 + (row >> 3) * 0x28
        lines = (page[top + 0x400 * k : top + 0x400 * k + 40] for k in range(8))
        rows.append("".join(_LETTERS.get(dots, "·") for dots in zip(*lines, strict=True)))
    return rows


def keys(ambush, typed: str | bytes) -> None:
    """Put up to sixteen keys into the type-ahead."""
    data = typed.encode("ascii") if isinstance(typed, str) else typed
    assert len(data) <= AHEAD
    ambush.set("key_ring", data.ljust(AHEAD, b"\0"))
    ambush.set("key_first", 0)
    ambush.set("key_count", len(data))


def left_over(ambush) -> int:
    """Keys that the routine has not taken."""
    return ambush.mem[ambush.sym["key_count"]]
