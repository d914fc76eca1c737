"""Reads the hi-res page out of memory, and types into the game's type-ahead."""

from pathlib import Path

from grognard.rom_build.data.font import font_bytes

GAME_ASM = Path(__file__).parents[2] / "game_asm"
FONT = font_bytes(GAME_ASM / "lib" / "data" / "font.txt")
PAGE = 0x2000
AHEAD = 16

GLYPHS = {FONT[at : at + 8]: chr(0x20 + at // 8) for at in range(0, len(FONT), 8)}


def line(mem, y: int) -> bytes:
    """The 40 bytes of screen line 0..191."""
    at = PAGE + (y & 7) * 0x400 + (y >> 3 & 7) * 0x80 + (y >> 6) * 0x28
    return bytes(mem[at : at + 40])


def cell(mem, column: int, row: int) -> bytes:
    """The eight bytes of a text cell, top line first."""
    return bytes(line(mem, 8 * row + k)[column] for k in range(8))


def text(mem) -> list[str]:
    """The 24 text rows; what is no letter of the font reads as a point in the middle."""
    rows = []
    for row in range(24):
        chars = []
        for column in range(40):
            dots = cell(mem, column, row)
            plain = GLYPHS.get(dots) or GLYPHS.get(bytes(byte ^ 0x7F for byte in dots))
            chars.append(plain or "·")
        rows.append("".join(chars))
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
