"""The window on a map of hexes as it must look: dots laid over each other, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from grognard.rom_build.data import hex_art
from grognard.rom_build.data.drawing import read_bands
from grognard.rom_build.sources import asm_root

DRAWINGS = asm_root() / "lib" / "data" / "hexes"
SIDES = ("N", "NE", "SE", "S", "SW", "NW")
COLS, ROWS = 20, 9
WINDOW_LINES = 152
LAYERS = ("tile", "rivers", "roads", "breaks", "mark", "plate", "number", "shade")
SOLID, FRAMED, STACK = 0x80, 0x40, 0x20

Glyph = tuple[str, ...]
Glyphs = Mapping[str, Mapping[str, Glyph]]


SET = ("ground", "rivers", "roads", "breaks", "marks", "plates", "letters", "small")


def glyphs(names: Iterable[str] = SET) -> dict[str, dict[str, Glyph]]:
    """All glyphs of drawings, by kind and name in their order."""
    found: dict[str, dict[str, Glyph]] = {}
    for name in names:
        for band in read_bands(DRAWINGS / f"{name}.txt"):
            found.setdefault(band.head[0], {}).update(zip(band.head[1:], band.glyphs, strict=True))
    return found


def art_text(names: Iterable[str] = SET) -> str:
    """The drawings as text of a source that has page zero already."""
    made = hex_art.generate([DRAWINGS / f"{name}.txt" for name in names])
    return "\n".join(line for line in made.splitlines() if ".include" not in line) + "\n"


@dataclass
class Picture:
    """Dots of a page, 280 by 192, and the high bit of each of its bytes."""

    dots: list[list[int]] = field(default_factory=lambda: [[0] * 280 for _ in range(192)])
    high: list[list[int]] = field(default_factory=lambda: [[0] * 40 for _ in range(192)])

    def line(self, y: int) -> bytes:
        return bytes(
            sum(self.dots[y][7 * n + bit] << bit for bit in range(7)) | self.high[y][n] << 7
            for n in range(40)
        )

    def lay(self, glyph: Glyph, x: int, y: int, floor: int = WINDOW_LINES) -> None:
        """Draw a glyph with its upper left dot at (x, y), what lies above 0 and below not."""
        for down, row in enumerate(glyph):
            if not 0 <= y + down < floor:
                continue
            drawn = row.rstrip("^")
            for half in range(0, len(drawn), 7):
                part = drawn[half : half + 7]
                if set(part) == {"-"}:
                    continue
                for n, dot in enumerate(part):
                    if dot != "-":
                        self.dots[y + down][x + half + n] = int(dot == "#")
                byte = (x + half) // 7
                if row.endswith("^"):
                    self.high[y + down][byte] = 1
                elif "-" not in part:
                    self.high[y + down][byte] = 0


def plate(solid: bool, symbol: Glyph, number: Glyph) -> Glyph:
    """Twelve dots by fourteen lines, from the second dot and line on."""
    rows = ["." * 14]
    rows.append("." + "#" * 12 + ".")
    side = "############" if solid else "##........##"
    wide = any("#" in (row[0], row[7]) for row in number)
    inside = ["........", *symbol, *number, "........"]
    for line, image in enumerate(inside):
        dots = list("." * 12 if wide and not solid and 6 <= line < 11 else side)
        for n, dot in enumerate(image, 2):
            if dot == "#":
                dots[n] = "." if solid else "#"
        rows.append("." + "".join(dots) + ".")
    return (*rows, "." + "#" * 12 + ".", "." * 14)


def draw_hex(picture: Picture, all_: Glyphs, look: Mapping[str, int], x: int, y: int) -> None:
    """One hex, layer over layer."""
    names = {kind: list(found) for kind, found in all_.items()}
    kinds = ("bank",) if look["plate"] else ("river", "road", "break")
    if look["plate"]:
        symbol = all_["symbol"][names["symbol"][(look["plate"] & 0x1F) - 1]]
        number = all_["number"][names["number"][look["number"]]]
        picture.lay(plate(bool(look["plate"] & SOLID), symbol, number), x, y)
    else:
        picture.lay(all_["tile"][names["tile"][look["tile"]]], x, y)
    masks = {"bank": "rivers", "river": "rivers", "road": "roads", "break": "breaks"}
    for kind in kinds:
        for bit, side in enumerate(SIDES):
            if look[masks[kind]] >> bit & 1:
                picture.lay(all_[kind][side], x, y)
    marks = [0 if look["plate"] else look["mark"], look["shade"]]
    if look["plate"] & STACK:
        marks[0] = 1 + names["mark"].index("stack")
    for mark in marks:
        if mark:
            picture.lay(all_["mark"][names["mark"][mark - 1]], x, y)
