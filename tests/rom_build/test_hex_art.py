"""Drawings of a hex window: what is wrong in one is said with its place, sets lie alike."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from grognard.rom_build.data.drawing import DrawingError, read_bands
from grognard.rom_build.data.hex_art import generate
from grognard.rom_build.sources import asm_root

DRAWINGS = asm_root() / "lib" / "data" / "hexes"
COLOURED = ("ground", "rivers", "roads", "marks", "plates", "small")
MONO = ("ground_mono", "rivers_mono", "roads", "marks", "plates", "small_mono")
TILE = "\n".join(["." * 14] * 16)


def drawing(folder: Path, text: str) -> list[Path]:
    path = folder / "hexes.txt"
    path.write_text(text, encoding="ascii")
    return [path]


def tiles(count: int) -> str:
    return "".join(f"tile t{n}\n{TILE}\n" for n in range(count))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hill a\n" + TILE, "expected a kind of drawing, found 'hill'"),
        ("tile a b\n" + TILE, "expected 2 glyphs, found 1"),
        ("tile a\n" + TILE[:-15], "expected a to have 16 lines of 14 dots"),
        ("tile a\n" + TILE.replace("..............", ".............", 1), "16 lines of 14 dots"),
        ("tile a\n" + TILE.replace(".", "-", 1), "a is no drawing over others"),
        ("symbol a\n" + TILE, "expected a to have 5 lines of 8 dots"),
        ("road W\n" + TILE, "expected one of N NE SE S SW NW, found 'W'"),
        ("tile a\n" + TILE + "\ntile a\n" + TILE, "tile a is drawn twice"),
        ("small a\n" + "....\n" * 4, "expected a to be 5 to 7 dots wide"),
        (tiles(2), "expected more than 2 tiles"),
        (tiles(3) + "small a\n" + ".....\n" * 4, "small and small-odd name different glyphs"),
    ],
)
def test_a_fault_is_said_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(DrawingError, match=re.escape(said)) as fault:
        generate(drawing(tmp_path, text))
    assert str(fault.value).startswith("hexes.txt:")


def labels(text: str) -> list[str]:
    return re.findall(r"^(\w+):", text, re.M)


def exported(text: str) -> set[str]:
    lines = re.findall(r"\.export(?:zp)? (.*)", text)
    return {name for line in lines for name in line.split(", ")}


def generated(*names: str, head: Path | None = None) -> str:
    return generate([*([head] if head else []), *(DRAWINGS / f"{name}.txt" for name in names)])


def test_a_second_set_exports_nothing_and_is_held_to_the_first_ones_size(tmp_path: Path) -> None:
    head = tmp_path / "mono.txt"
    head.write_text("segment HEXART_MONO\n", encoding="ascii")
    first, second = generated(*COLOURED), generated(*MONO, head=head)
    assert exported(first) > {"hexart", "hexart_tables", "TILE_FOREST", "MARK_STACK", "SMALL_VOID"}
    assert exported(second) == set()
    assert '.segment "HEXART_MONO"' in second and ".assert * - hexart = hexart_tables" in second


def test_both_shared_sets_name_the_same_glyphs_in_the_same_order() -> None:
    kinds = ("TILE", "MARK", "SYMBOL", "NUMBER", "SMALL")
    named = [
        re.findall(rf"^((?:{'|'.join(kinds)})_\w+ = \d+)", generated(*names), re.M)
        for names in (COLOURED, MONO)
    ]
    assert named[0] == named[1] and len(named[0]) > 40


def test_the_set_without_colours_tells_every_ground_by_its_dots() -> None:
    """No high bit, which is colour alone, and at least one dot in twelve differs."""
    grounds: dict[str, str] = {}
    for name in ("ground_mono", "rivers_mono", "small_mono"):
        path = DRAWINGS / f"{name}.txt"
        assert "^" not in path.read_text("ascii"), name
        for band in read_bands(path):
            if band.head[0] == "tile":
                glyphs = ("".join(glyph) for glyph in band.glyphs)
                grounds |= dict(zip(band.head[1:], glyphs, strict=True))
    del grounds["void"]  # no ground: what lies off the map
    assert set(grounds) >= {"plain", "forest", "mountain", "sea"}
    for one, other in combinations(grounds, 2):
        differ = sum(a != b for a, b in zip(grounds[one], grounds[other], strict=True))
        assert differ >= 14 * 16 / 12, f"{one} and {other} differ in {differ} dots"


def test_whole_half_lines_are_stored_and_others_mixed(tmp_path: Path) -> None:
    """One line of a river: its right half all its own, its left half but for two dots."""
    glyph = ["-" * 14] * 16
    glyph[4] = "#.-----" + ".....#." + "^"
    text = generate(drawing(tmp_path, tiles(3) + "river N\n" + "\n".join(glyph) + "\n"))
    code = text.partition("draw_river_n:\n")[2].partition("rts")[0].split("\n")
    assert [line.strip() for line in code if line.strip()] == [
        "lda     (zp_lines+8),y",
        "and     #$7C",
        "ora     #$81",
        "sta     (zp_lines+8),y",
        "iny",
        "lda     #$A0",
        "sta     (zp_lines+8),y",
        "dey",
    ]
