"""The drawings of a hex window: tiles as tables, what is drawn over them as straight code.

A drawing is bands of glyphs (`drawing.py`); the head line of a band begins with its kind, the other
words name its glyphs:

- `tile`: the ground, 14 dots by 16 lines; the first two are made as code, for most hexes show them.
- `river`, `road`, `break`: what lies along a side or leads to it; the names are N NE SE S SW NW.
- `bank`: what is seen of a side's river beside a plate.
- `mark`: what is drawn over a hex: a town, a stack's edge, a frame.
- `symbol`, `number`: 8 dots by 5 lines, the upper and the lower half of what stands on a plate;
  beside a number that reaches its first or last dot a frame has no sides; such numbers stand
  together.
- `small` and `small-odd`: 4 lines of a hex of the whole map, where it begins on an even dot and on
  an odd one.

A line that ends with `^` has the high bit set in the halves that it changes. A half line that is
drawn whole is stored; one with `-`, a dot that stays, is mixed with what is there.

Names become constants `TILE_...`, `MARK_...`, `SYMBOL_...`, `NUMBER_...`, `SMALL_...`: marks and
symbols count from 1, the others from 0.

Several drawings are one set, in their order; `lib/data/hexes/` has those that games share.
A head line `segment NAME` makes another set for the same game (for a screen without colours): it
has the same glyphs in the same order, lies in that segment at the same addresses as the first, and
exports nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .drawing import (
    DOT_ON,
    HIGH_BIT,
    KEPT,
    Band,
    DrawingError,
    byte_lines,
    dots_to_byte,
    read_bands,
)
from .table import source

WIDTH, HEIGHT, HALF = 14, 16, 7
IMAGE_WIDTH, IMAGE_HEIGHT = 8, 5
IMAGE_LEFT = 4  # dots of an image in the left half, from its third dot on
SMALL_HEIGHT = 4
COMMON = 2  # tiles that are made as code
SIDES = ("N", "NE", "SE", "S", "SW", "NW")
SIDE_KINDS = ("river", "road", "break", "bank")
COUNTED = {"tile": 0, "mark": 1, "symbol": 1, "number": 0, "small": 0}
SEGMENT = "segment"
FIRST = "HEXART"


_AGAIN_SIZE = [
    "        .import hexart_tables",
    '        .assert * - hexart = hexart_tables, lderror, "this set has other glyphs than HEXART"',
]


@dataclass
class _Set:
    """All glyphs of a drawing, by kind and name, in their order."""

    glyphs: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)
    segment: str = FIRST
    file: str = ""

    @property
    def again(self) -> bool:
        return self.segment != FIRST

    def of(self, kind: str) -> dict[str, tuple[str, ...]]:
        return self.glyphs.setdefault(kind, {})


def generate(sources: list[Path]) -> str:
    """The segment of a set of drawings.

    DrawingError where a glyph has a wrong size or name.
    """
    art = _read(sources)
    lines = ["hexart:"] if art.again else _exports(art)
    code: list[str] = []
    for n, tile in enumerate(list(art.of("tile").values())[:COMMON]):
        lines += _entry(f"common_{n}", _straight(tile), code, art)
    for kind in SIDE_KINDS:
        for side in SIDES:
            glyph = art.of(kind).get(side)
            mask = _straight(glyph) if glyph else []
            lines += _entry(f"{kind}_{side.lower()}", mask, code, art)
    marks = list(art.of("mark"))
    for part in ("<", ">"):
        label = "hexart_mark_lo" if part == "<" else "hexart_mark_hi"
        lines += _table(label, [f"{part}(draw_mark_{n} - 1)" for n in range(len(marks))], art)
    for n, name in enumerate(marks):
        code += [f"draw_mark_{n}:", *_straight(art.of("mark")[name])]
    lines += _tiles(art) + _images(art, "symbol") + _images(art, "number") + _small(art)
    lines += _AGAIN_SIZE if art.again else ["hexart_tables = * - hexart"]
    head = [
        '        .include "zeropage.inc"',
        "        .importzp zp_lines",
    ]
    return source(art.segment, [*head, *lines, *code], f"hexes, from {sources[0].name}")


def _read(paths: list[Path]) -> _Set:
    art = _Set()
    art.file = paths[0].name
    bands = [band for path in paths for band in read_bands(path)]
    for band in bands:
        kind, names = band.head[0], band.head[1:]
        if kind == SEGMENT and len(names) == 1:
            art.segment = names[0]
            continue
        if kind not in (*SIDE_KINDS, *COUNTED, "small-odd"):
            raise band.error(f"expected a kind of drawing, found {kind!r}")
        if len(names) != len(band.glyphs):
            raise band.error(f"expected {len(names)} glyphs, found {len(band.glyphs)}")
        for name, glyph in zip(names, band.glyphs, strict=True):
            _check(band, kind, name, glyph)
            if name in art.of(kind):
                raise band.error(f"{kind} {name} is drawn twice")
            art.of(kind)[name] = glyph
    if len(art.of("tile")) <= COMMON:
        raise bands[0].error(f"expected more than {COMMON} tiles")
    if list(art.of("small")) != list(art.of("small-odd")):
        raise bands[0].error("small and small-odd name different glyphs")
    return art


def _check(band: Band, kind: str, name: str, glyph: tuple[str, ...]) -> None:
    """That a glyph has its kind's size, and only kinds drawn over others have dots that stay."""
    width, height = WIDTH, HEIGHT
    if kind in ("symbol", "number"):
        width, height = IMAGE_WIDTH, IMAGE_HEIGHT
    elif kind.startswith("small"):
        width, height = len(glyph[0].removesuffix(HIGH_BIT)), SMALL_HEIGHT
    if len(glyph) != height or any(len(row.removesuffix(HIGH_BIT)) != width for row in glyph):
        raise band.error(f"expected {name} to have {height} lines of {width} dots")
    if kind.startswith("small") and not 5 <= width <= HALF:
        raise band.error(f"expected {name} to be 5 to {HALF} dots wide")
    if kind in SIDE_KINDS and name not in SIDES:
        raise band.error(f"expected one of {' '.join(SIDES)}, found {name!r}")
    if kind not in (*SIDE_KINDS, "mark") and any(KEPT in row for row in glyph):
        raise band.error(f"{name} is no drawing over others, so no dot of it stays")


def _exports(art: _Set) -> list[str]:
    lines = ["        .export hexart, hexart_tables", "hexart:"]
    for kind, first in COUNTED.items():
        for n, name in enumerate(art.of(kind), first):
            label = f"{kind}_{name}".upper().replace("-", "_")
            lines += [f"{label} = {n}", f"        .exportzp {label}"]
        count = f"HEXART_{kind.upper()}S"
        lines += [f"{count} = {len(art.of(kind))}", f"        .exportzp {count}"]
    wide = [n for n, image in enumerate(art.of("number").values()) if _is_wide(image)]
    first, end = (wide[0], wide[-1] + 1) if wide else (0, 0)
    if end - first != len(wide):
        raise DrawingError(f"{art.file}:1: error: expected numbers that reach the sides together")
    lines += [f"HEXART_WIDE = {first}", f"HEXART_WIDE_END = {end}"]
    return [*lines, "        .exportzp HEXART_WIDE, HEXART_WIDE_END"]


def _is_wide(image: tuple[str, ...]) -> bool:
    return any(DOT_ON in (row[0], row[-1]) for row in image)


def _entry(name: str, mask: list[str], code: list[str], art: _Set) -> list[str]:
    """A jump at a place that every set has; its target goes to `code`."""
    code += [f"draw_{name}:", *(mask or ["        rts"])]
    label = [] if art.again else [f"        .export hexart_{name}", f"hexart_{name}:"]
    return [*label, f"        jmp     draw_{name}"]


def _table(label: str, values: Iterable[str], art: _Set) -> list[str]:
    head = [] if art.again else [f"        .export {label}", f"{label}:"]
    return head + [f"        .byte   {value}" for value in values]


def _bytes(label: str, values: list[int], art: _Set) -> list[str]:
    head = [] if art.again else [f"        .export {label}", f"{label}:"]
    return head + byte_lines(values)


def _halves(row: str) -> tuple[int, int]:
    """The left and the right byte of a whole line."""
    high = row[WIDTH:]
    return dots_to_byte(row[:HALF] + high), dots_to_byte(row[HALF:WIDTH] + high)


def _tiles(art: _Set) -> list[str]:
    lines = []
    for half, name in enumerate(("left", "right")):
        for row in range(HEIGHT):
            values = [_halves(tile[row])[half] for tile in list(art.of("tile").values())[COMMON:]]
            lines += _bytes(f"hexart_tile_{name}_{row}", values, art)
    return lines


def _images(art: _Set, kind: str) -> list[str]:
    lines = []
    for row in range(IMAGE_HEIGHT):
        rows = [image[row] for image in art.of(kind).values()]
        left = [dots_to_byte(text[:IMAGE_LEFT], HALF - IMAGE_LEFT) for text in rows]
        lines += _bytes(f"hexart_{kind}_left_{row}", left, art)
        right = [dots_to_byte(text[IMAGE_LEFT:]) for text in rows]
        lines += _bytes(f"hexart_{kind}_right_{row}", right, art)
    return lines


def _small(art: _Set) -> list[str]:
    """Lines of the whole map's hexes: even and odd beginnings in turn."""
    pairs = list(zip(art.of("small").values(), art.of("small-odd").values(), strict=True))
    lines = []
    for row in range(SMALL_HEIGHT):
        values = [dots_to_byte(glyph[row]) for pair in pairs for glyph in pair]
        lines += _bytes(f"hexart_small_{row}", values, art) if pairs else []
    return lines


def _straight(glyph: tuple[str, ...]) -> list[str]:
    """Code that draws a glyph over what is there: Y = its left byte, kept; spoils A."""
    left, right = list(_changes(glyph, 0)), list(_changes(glyph, 1))
    lines = _half_code(left)
    if right:
        lines += ["        iny", *_half_code(right), "        dey"]
    return [*lines, "        rts"]


def _changes(glyph: tuple[str, ...], half: int) -> Iterator[tuple[int, int, int]]:
    """(line, dots and high bit that stay, those that are set) of each changed half line."""
    for number, row in enumerate(glyph):
        dots = row[:HALF] if half == 0 else row[HALF:WIDTH]
        if set(dots) == {KEPT}:
            continue
        keep = sum(1 << bit for bit, dot in enumerate(dots) if dot == KEPT)
        value = sum(1 << bit for bit, dot in enumerate(dots) if dot == DOT_ON)
        high = 0x80 if row.endswith(HIGH_BIT) else 0
        yield number, keep | (0x80 if keep and not high else 0), value | high


def _half_code(changes: list[tuple[int, int, int]]) -> list[str]:
    """Code for one byte's width; lines that are stored whole share the load of a value."""
    stores: dict[int, list[int]] = {}
    for line, keep, value in changes:
        if not keep:
            stores.setdefault(value, []).append(line)
    lines = []
    for value, at in stores.items():
        lines.append(f"        lda     #${value:02X}")
        lines += [f"        sta     (zp_lines+{2 * line}),y" for line in at]
    for line, keep, value in changes:
        if not keep:
            continue
        place = f"(zp_lines+{2 * line}),y"
        lines.append(f"        lda     {place}")
        if keep | value != 0xFF:
            lines.append(f"        and     #${keep:02X}")
        if value:
            lines.append(f"        ora     #${value:02X}")
        lines.append(f"        sta     {place}")
    return lines
