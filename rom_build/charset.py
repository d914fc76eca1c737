"""The character generator's bytes, from the drawing of its glyphs."""

from __future__ import annotations

from pathlib import Path

from .sources import BuildError

GLYPHS, ROWS, DOTS = 64, 7, 5
CHARGEN_BYTES = 2048
_CELL_ROWS = 8
_LEFT_BIT = 5
"""Dots stand in bits 5..1 of a cell of seven: bit 6, the leftmost, and bit 0 part the letters."""


def read_charset(path: Path) -> dict[int, tuple[int, ...]]:
    """Glyphs by ASCII code: seven row bytes each, bit 6 the leftmost dot of the cell.

    Raises BuildError with file and line for a drawing that is not whole.
    """
    glyphs: dict[int, list[int]] = {}
    codes: list[int] = []
    try:
        lines = path.read_text("ascii").splitlines()
    except UnicodeError as error:
        raise BuildError(f"{path}: error: {error}") from error
    for number, text in enumerate(lines, 1):
        fields = text.split()
        if not fields or text.startswith(";"):
            continue
        if fields[0] == "=":
            try:
                codes = [int(field.removeprefix("$"), 16) for field in fields[1:]]
            except ValueError:
                message = f"expected codes such as $41, found {text!r}"
                raise BuildError(f"{path}:{number}: error: {message}") from None
            glyphs.update({code: [] for code in codes})
            continue
        if len(fields) != len(codes) or any(len(f) != DOTS or set(f) - set(".#") for f in fields):
            raise BuildError(
                f"{path}:{number}: error: expected {len(codes)} rows of {DOTS} dots, found {text!r}"
            )
        for code, field in zip(codes, fields, strict=True):
            dots = sum(1 << (_LEFT_BIT - i) for i, dot in enumerate(field) if dot == "#")
            glyphs[code].append(dots)
    short = [f"${c:02X}" for c in range(0x20, 0x60) if len(glyphs.get(c, [])) != ROWS]
    if short:
        raise BuildError(f"{path}: error: expected {ROWS} rows for each glyph, not so: {short}")
    return {code: tuple(rows) for code, rows in glyphs.items()}


def chargen_bytes(path: Path) -> bytes:
    """2,048 bytes in the order of a II Plus generator: screen code * 8 + row, bit 6 leftmost.

    The four quarters (inverse, flashing, twice normal) are alike: the video hardware inverts.
    """
    glyphs = read_charset(path)
    quarter = bytearray()
    for code in (*range(0x40, 0x60), *range(0x20, 0x40)):
        quarter += bytes(glyphs[code]).ljust(_CELL_ROWS, b"\0")
    return bytes(quarter) * (CHARGEN_BYTES // len(quarter))
