"""The font of the hi-res page: from dots in a text file to tables, and to the ``.font`` file."""

from pathlib import Path

from .drawing import Band, byte_lines, dots_to_byte, read_bands

FIRST_CHAR = 0x20
GLYPHS = 96
WIDTH = 7
HEIGHT = 8


def font_bytes(source: Path) -> bytes:
    """The 96 glyphs of ASCII $20..$7F, eight bytes each, top line first, bit 0 leftmost.

    This is the layout of ``out/<game>/<game>.font``.  Raises DrawingError with file and line.
    """
    glyphs: dict[int, bytes] = {}
    for band in read_bands(source):
        first = _first_char(band)
        for number, rows in enumerate(band.glyphs):
            char = first + number
            if len(rows) != HEIGHT or any(len(row) != WIDTH for row in rows):
                raise band.error(f"expected {WIDTH} x {HEIGHT} dots for glyph ${char:02X}")
            if char in glyphs:
                raise band.error(f"glyph ${char:02X} is drawn twice")
            glyphs[char] = bytes(dots_to_byte(row) for row in rows)
    missing = [f"${char:02X}" for char in _all_chars() if char not in glyphs]
    if missing or len(glyphs) != GLYPHS:
        raise ValueError(f"{source.name}: error: glyphs missing or out of range: {missing}")
    return b"".join(glyphs[char] for char in _all_chars())


def generate(sources: list[Path]) -> str:
    """Assembly text: font_0 .. font_7, the lines 0..7 of all 96 glyphs."""
    data = font_bytes(sources[0])
    lines = [f"; The font, line by line; generated from {sources[0].name}.", ""]
    lines.append('        .segment "RODATA"')
    for line in range(HEIGHT):
        lines.append(f"        .export font_{line}")
        lines.append(f"font_{line}:")
        lines += byte_lines(list(data[line::HEIGHT]))
    return "\n".join(lines) + "\n"


def _all_chars() -> range:
    return range(FIRST_CHAR, FIRST_CHAR + GLYPHS)


def _first_char(band: Band) -> int:
    if len(band.head) != 2 or band.head[0] != "glyphs":
        raise band.error("expected 'glyphs' and the hex number of the first character")
    return int(band.head[1], 16)
