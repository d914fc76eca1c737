"""The pictures of units on the map (4.3), read from the dots of the page."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from .field import GERMAN, SOVIET, Field

WIDE, HIGH = 14, 16
LINE = 12
"""Dots of an underline."""


@pytest.fixture
def field(kampf: Any) -> Field:
    field = Field(kampf)
    kampf.set("view_x", 20)
    kampf.set("view_y", 20)
    kampf.set("st_side", 0)
    kampf.set("shown_all", 1)
    kampf.call("view_forget")
    return field


def picture(field: Field, x: int, y: int) -> list[str]:
    """The sixteen lines of a square of the window, `#` for a dot."""
    lines = []
    for k in range(HIGH):
        row = hires_page.line(field.bench.mem, HIGH * y + k)
        left, right = row[2 * x] & 0x7F, row[2 * x + 1] & 0x7F
        lines.append("".join(".#"[(left | right << 7) >> n & 1] for n in range(WIDE)))
    return lines


def drawn(field: Field, *units: tuple[int, str]) -> list[str]:
    """The square on which only these units stand: (side, weapon)."""
    for side in (GERMAN, SOVIET):
        for name in ("A1", "B2"):
            field.unit(side, name, "RIFLE", 0, 255, 255)
    for (side, weapon), name in zip(units, ("A1", "B2"), strict=False):
        field.unit(side, name, weapon, 5, 24, 23, flags=8)
    field.bench.call("map_show")
    return picture(field, 4, 3)


def underlined(lines: list[str]) -> bool:
    return any(line.count("#") >= LINE for line in lines[-2:])


@pytest.mark.rule("KG-4.3.2")
@pytest.mark.parametrize(
    ("german", "soviet"),
    [("RIFLE", "S-RIFLE"), ("75AT", "76AT"), ("81MOR", "82MOR"), ("M-ART", "76H")],
)
def test_soviet_men_and_guns_are_underlined_and_german_ones_are_not(
    field: Field, german: str, soviet: str
) -> None:
    assert not underlined(drawn(field, (GERMAN, german)))
    assert underlined(drawn(field, (SOVIET, soviet)))


@pytest.mark.rule("KG-4.3.1")
@pytest.mark.parametrize(
    ("german", "soviet"), [("PZ-IVH", "T-34/76C"), ("TRUCK", "S-TRUCK"), ("HALFTRACK", "SU-76")]
)
def test_vehicles_are_not_underlined_and_face_the_enemy(
    field: Field, german: str, soviet: str
) -> None:
    """A silhouette's gun, bonnet or bow makes its upper half lean to the side it faces."""
    east, west = drawn(field, (GERMAN, german)), drawn(field, (SOVIET, soviet))
    assert not underlined(east) and not underlined(west)
    assert any(line.count("#") for line in east) and east != west

    def farthest(lines: list[str], *, mirrored: bool) -> int:
        """Where the turret's or cab's lines reach to, from the rear."""
        upper = [line[::-1] if mirrored else line for line in lines[2:8] if "#" in line]
        return max(line.rindex("#") for line in upper) - min(line.index("#") for line in upper)

    assert farthest(east, mirrored=False) > 8 and farthest(west, mirrored=True) > 8
    back = [line[::-1] for line in west]
    if (german, soviet) in (("PZ-IVH", "T-34/76C"), ("TRUCK", "S-TRUCK")):
        ends = [{(line.find("#"), line.rfind("#")) for line in lines} for lines in (east, back)]
        assert ends[0] == ends[1], "one silhouette, the other way round"


@pytest.mark.rule("KG-4.3.3")
def test_stacks_are_two_squares_one_over_the_other_hollow_or_solid(field: Field) -> None:
    hollow = drawn(field, (GERMAN, "PZ-IVH"), (GERMAN, "RIFLE"))
    solid = drawn(field, (SOVIET, "T-34/76C"), (SOVIET, "S-RIFLE"))
    for lines in (hollow, solid):
        tops = [n for n, line in enumerate(lines) if "########" in line]
        assert tops and max(tops) - min(tops) >= 8, "edges of two squares"
        spans = {(line.index("#"), line.rindex("#")) for line in lines if "#" in line}
        assert len({a for a, _ in spans}) >= 2 and len({b for _, b in spans}) >= 2
    dots = [sum(line.count("#") for line in lines) for lines in (hollow, solid)]
    assert dots[1] > 1.5 * dots[0]


SU = [
    ".####..#...#..",
    "#......#...#..",
    ".###...#...#..",
    "....#..#...#..",
    "####....###...",
]
GE = [
    ".####..#####..",
    "#......#......",
    "#..##..###....",
    "#...#..#......",
    ".###...#####..",
]


@pytest.mark.rule("KG-4.3.4")
def test_both_sides_in_a_square_are_a_sign_of_their_names(field: Field) -> None:
    lines = drawn(field, (SOVIET, "T-34/76C"), (GERMAN, "RIFLE"))
    letters = lines.index(SU[0])
    assert lines[letters : letters + 5] == SU
    stroke = lines.index("#" * WIDE)
    assert stroke > letters + 4
    letters = lines.index(GE[0])
    assert letters > stroke and lines[letters : letters + 5] == GE
    field.bench.set("shown_all", 0)
    field.unit(SOVIET, "A1", "T-34/76C", 5, 24, 23)
    field.bench.call("map_show")
    assert SU[0] not in picture(field, 4, 3), "an enemy nobody sees makes no conflict"


WOODS, BROKEN, SLOPE = 5, 4, 6
BAR = ".####."
"""A bar for each level in the upper left corner, dark about it."""


def ground(field: Field, terrain: int, height: int) -> list[str]:
    """The bare square of this ground and height."""
    field.ground(24, 23, terrain, height)
    field.bench.call("map_show")
    return picture(field, 4, 3)


@pytest.mark.parametrize("terrain", [WOODS, BROKEN, SLOPE])
def test_a_square_s_height_stands_in_its_corner_as_so_many_bars(field: Field, terrain: int) -> None:
    flat = ground(field, terrain, 0)
    for height in (3, 1, 2, 0):
        lines = ground(field, terrain, height)
        for n, row in enumerate(lines):
            if n > 2 * height or height == 0:
                assert row == flat[n]
            else:
                assert row[:6] == (BAR if n % 2 else "......")
                assert row[6:] == flat[n][6:]


@pytest.mark.rule("KG-4.4.2")
@pytest.mark.rule("KG-5.2.11")
def test_a_seen_square_is_its_picture_with_every_dot_turned_round(field: Field) -> None:
    field.ground(24, 23, WOODS, 2)
    field.bench.call("map_show")
    dark = picture(field, 4, 3)
    at = field.bench.sym["window"] + 20 * 3 + 4
    field.bench.mem[at] |= 0x80
    field.bench.call("view_paint")
    turned = str.maketrans(".#", "#.")
    assert picture(field, 4, 3) == [line.translate(turned) for line in dark]
