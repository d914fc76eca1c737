"""The squares of a map: from pieces drawn in characters to tables that the drawing code adds up.

A map byte holds ground (4 kinds), north side and west side (5 kinds each).  Line by line, west
side and ground are put together here (tables ``tile_<line>``, index west * 4 + ground, plus 20
for a cell in an odd column); the north side is OR-ed in by the program (``north_<line>``, index
its kind, plus 5 for an odd column).
"""

from pathlib import Path

from grognard.rom_build.data.drawing import Band, byte_lines, dots_to_byte, read_bands

HEIGHT = 8
WIDTH = 7
NORTH_LINES = 2
LETTER_LINES = 5
LETTER_WIDTH = 5
FIGURE_LINES = 6
FIGURE_WIDTH = 5
MAN_COLUMN = 2
PARITIES = ("even", "odd")


def generate(sources: list[Path]) -> str:
    """Assembly text of all tile tables of one drawing file.

    Raises DrawingError with file and line, or ValueError where a band is missing.
    """
    source = sources[0]
    bands = read_bands(source)
    lines = [f"; Squares and men; generated from {source.name}.", "", '        .segment "RODATA"']
    tiles: list[list[int]] = [[] for _ in range(HEIGHT)]
    norths: list[list[int]] = [[] for _ in range(NORTH_LINES)]
    for parity in PARITIES:
        ground = _piece(bands, source, f"ground {parity}", 4, HEIGHT)
        west = _piece(bands, source, f"west {parity}", 5, HEIGHT)
        north = _piece(bands, source, f"north {parity}", 5, NORTH_LINES)
        for line in range(HEIGHT):
            tiles[line] += [side[line] | floor[line] for side in west for floor in ground]
        for line in range(NORTH_LINES):
            norths[line] += [side[line] for side in north]
    for line in range(HEIGHT):
        lines += _table(f"tile_{line}", tiles[line])
    for line in range(NORTH_LINES):
        lines += _table(f"north_{line}", norths[line])
    letters = _men(bands, source, "letters", LETTER_LINES, LETTER_WIDTH)
    if len(letters) != 26:
        raise ValueError(f"{source.name}: error: expected 26 letters, found {len(letters)}")
    letters += _men(bands, source, "counts", LETTER_LINES, LETTER_WIDTH)
    figures = _men(bands, source, "figures", FIGURE_LINES, FIGURE_WIDTH)
    for line in range(LETTER_LINES):
        lines += _table(f"letter_{line}", [letter[line] for letter in letters])
    for line in range(FIGURE_LINES):
        lines += _table(f"figure_{line}", [figure[line] for figure in figures])
    return "\n".join(lines) + "\n"


def _table(name: str, values: list[int]) -> list[str]:
    return [f"        .export {name}", f"{name}:", *byte_lines(values)]


def _piece(bands: list[Band], source: Path, head: str, count: int, height: int) -> list[list[int]]:
    for band in bands:
        if " ".join(band.head) == head:
            _check(band, height, WIDTH)
            if len(band.glyphs) != count:
                raise band.error(f"expected {count} pieces, found {len(band.glyphs)}")
            return [[dots_to_byte(row) for row in glyph] for glyph in band.glyphs]
    raise ValueError(f"{source.name}: error: the band '{head}' is missing")


def _men(bands: list[Band], source: Path, head: str, height: int, width: int) -> list[list[int]]:
    found = [band for band in bands if band.head == (head,)]
    if not found:
        raise ValueError(f"{source.name}: error: the band '{head}' is missing")
    for band in found:
        _check(band, height, width)
    return [
        [dots_to_byte(row, MAN_COLUMN) for row in glyph] for band in found for glyph in band.glyphs
    ]


def _check(band: Band, height: int, width: int) -> None:
    for glyph in band.glyphs:
        if len(glyph) != height or any(len(row.rstrip("^")) != width for row in glyph):
            raise band.error(f"expected pieces of {width} x {height} dots")
