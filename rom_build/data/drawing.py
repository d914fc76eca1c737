"""Reads dots drawn in characters: bands of equally wide glyphs, one text row a line of dots.

A band is a head line (any words), then one line of text for each line of dots, the glyphs
side by side and parted by blanks.  ``;`` begins a comment, a head line or the end of the file
ends a band.  ``^`` after a row of dots sets the high bit of its byte.  In what is drawn over
other things ``-`` is a dot that stays as it was.
"""

from dataclasses import dataclass
from pathlib import Path

DOT_ON = "#"
DOT_OFF = "."
HIGH_BIT = "^"
KEPT = "-"


class DrawingError(ValueError):
    """A drawing that cannot be read; the message begins with file and line."""


@dataclass(frozen=True)
class Band:
    """One band: the words of its head line and its glyphs, each a tuple of text rows."""

    file: str
    line: int
    head: tuple[str, ...]
    glyphs: tuple[tuple[str, ...], ...]

    def error(self, text: str) -> DrawingError:
        return DrawingError(f"{self.file}:{self.line}: error: {text}")


def read_bands(source: Path) -> list[Band]:
    """All bands of a drawing file in order.

    Raises DrawingError where rows differ in their number of glyphs, and where there is none.
    """
    bands: list[Band] = []
    head: tuple[str, ...] = ()
    start = 0
    rows: list[list[str]] = []

    def finish() -> None:
        if head:
            glyphs = tuple(zip(*rows, strict=True)) if rows else ()
            bands.append(Band(source.name, start, head, glyphs))

    for number, text in enumerate(source.read_text("ascii").splitlines(), 1):
        words = text.split(";")[0].split()
        is_dots = words and set("".join(words)) <= {DOT_ON, DOT_OFF, HIGH_BIT, KEPT}
        if is_dots and head:
            if rows and len(words) != len(rows[0]):
                raise DrawingError(
                    f"{source}:{number}: error: expected {len(rows[0])} glyphs, found {len(words)}"
                )
            rows.append(words)
        elif words:
            finish()
            head, start, rows = tuple(words), number, []
    finish()
    if not bands:
        raise DrawingError(f"{source.name}:1: error: expected pictures, found none")
    return bands


def dots_to_byte(row: str, column: int = 0) -> int:
    """A row of dots as a byte, leftmost dot in bit ``column``; ``^`` at its end sets bit 7.

    >>> dots_to_byte("##....#"), dots_to_byte("#^", column=2)
    (67, 132)
    """
    dots = row.removesuffix(HIGH_BIT)
    value = sum(1 << column + bit for bit, dot in enumerate(dots) if dot == DOT_ON)
    return value | 0x80 if row.endswith(HIGH_BIT) else value


def byte_lines(values: list[int], per_line: int = 16) -> list[str]:
    """``.byte`` lines for a list of values 0..255."""
    return [
        "        .byte   " + ",".join(f"${value:02X}" for value in values[at : at + per_line])
        for at in range(0, len(values), per_line)
    ]
