"""The cursor on the map and the unit's lines below it (4.2, 5.2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .. import hires_page
from .field import GERMAN, SOVIET, Field

CLOCK = 1_020_484
WAYS = {"1": (0, -1), "2": (1, -1), "3": (1, 0), "4": (1, 1)}
WAYS |= {"5": (0, 1), "6": (-1, 1), "7": (-1, 0), "8": (-1, -1)}
ARROWS = {"\x0b": "1", "\x15": "3", "\x0a": "5", "\x08": "7"}


@pytest.fixture
def field(kampf: Any) -> Field:
    field = Field(kampf)
    kampf.set("view_x", 20)
    kampf.set("view_y", 20)
    kampf.call("view_forget")
    return field


def press(field: Field, key: str, x: int, y: int) -> tuple[int, int]:
    field.bench.set("st_cursor_x", x)
    field.bench.set("st_cursor_y", y)
    assert field.bench.call("cursor_key", A=ord(key)).c
    mem, sym = field.bench.mem, field.bench.sym
    return mem[sym["st_cursor_x"]], mem[sym["st_cursor_y"]]


@pytest.mark.rule("KG-4.2.2")
def test_keys_one_to_eight_and_the_arrows_step_clockwise_from_north(field: Field) -> None:
    for key, (dx, dy) in WAYS.items():
        assert press(field, key, 30, 25) == (30 + dx, 25 + dy)
    for arrow, key in ARROWS.items():
        assert press(field, arrow, 30, 25) == (30 + WAYS[key][0], 25 + WAYS[key][1])
    for other in "09AX\r":
        assert not field.bench.call("cursor_key", A=ord(other)).c


@pytest.mark.rule("KG-4.2.3")
def test_the_cursor_stays_on_the_map(field: Field) -> None:
    assert press(field, "8", 0, 0) == (0, 0)
    assert press(field, "4", 59, 59) == (59, 59)
    field.bench.set("st_map_rows", 30)
    assert press(field, "5", 10, 29) == (10, 29)


@pytest.mark.rule("KG-4.2.1")
def test_the_window_moves_on_at_its_edge_and_shows_the_cursor(field: Field) -> None:
    mem, sym = field.bench.mem, field.bench.sym
    for key, x, y, view in (
        ("3", 37, 25, (20, 20)),
        ("3", 38, 25, (21, 20)),
        ("7", 21, 25, (19, 20)),
        ("1", 30, 21, (20, 19)),
        ("5", 30, 28, (20, 21)),
        ("3", 58, 25, (40, 20)),
    ):
        field.bench.set("view_x", 20)
        field.bench.set("view_y", 20)
        press(field, key, x, y)
        assert (mem[sym["view_x"]], mem[sym["view_y"]]) == view, key


@pytest.mark.rule("KG-4.2.2")
def test_the_frame_comes_and_goes_and_leaves_the_picture_as_it_was(field: Field) -> None:
    mem = field.bench.mem
    field.bench.call("map_show")
    before = bytes(mem[0x2000:0x4000])
    field.bench.call("cursor_to", X=25, Y=24)
    framed = bytes(mem[0x2000:0x4000])
    assert sum(a != b for a, b in zip(before, framed, strict=True)) == 32
    field.bench.call("cursor_show")
    assert bytes(mem[0x2000:0x4000]) == framed
    field.bench.call("cursor_hide")
    field.bench.call("cursor_hide")
    assert bytes(mem[0x2000:0x4000]) == before


def test_the_cursor_answers_within_fifty_milliseconds(field: Field) -> None:
    field.bench.call("map_show")
    field.bench.call("cursor_to", X=30, Y=25)
    assert field.bench.call("cursor_key", A=ord("3")).cycles < 0.050 * CLOCK


def test_a_step_that_scrolls_takes_120_milliseconds_at_most(field: Field) -> None:
    """On the thickest cover there is, with 99 units a side all in sight."""
    field.bench.set("st_density", 9)
    field.bench.set("st_river", 1)
    field.bench.set("rng_seed", [1, 2, 3, 4])
    field.bench.call("map_make", limit=20_000_000)
    rng = random.Random(5)
    for side in (GERMAN, SOVIET):
        for letter in "ABCDEFGHIJK":
            for index in range(9):
                place = rng.randrange(60), rng.randrange(60)
                field.unit(side, f"{letter}{index}", "PANTHER", 5, *place, flags=8)
    field.bench.call("map_show")
    field.bench.call("cursor_to", X=38, Y=28)
    for key in "35243" + "1" * 16 + "7" * 24:
        assert field.bench.call("cursor_key", A=ord(key)).cycles < 0.120 * CLOCK


def test_the_lines_of_a_unit_are_there_within_fifty_milliseconds(field: Field) -> None:
    field.unit(GERMAN, "U8", "HALFTRACK", 4, 10, 10)
    field.unit(GERMAN, "U7", "RIFLE", 30, 10, 10, carrier=188)
    field.select(GERMAN, "U8")
    assert field.bench.call("unit_line", Y=20).cycles < 0.050 * CLOCK


@pytest.mark.rule("KG-5.2.1")
@pytest.mark.rule("KG-5.12.1")
@pytest.mark.rule("KG-4.1.2")
def test_the_lines_of_a_unit(field: Field) -> None:
    field.unit(GERMAN, "A0", "PANTHER", 2, 10, 10, speed=12, range=15)
    field.unit(GERMAN, "C4", "HALFTRACK", 4, 10, 10, facing=2, ammo=7, suppression=35, range=5)
    field.unit(GERMAN, "C5", "RIFLE", 30, 10, 10, carrier=22)
    field.unit(SOVIET, "A0", "T-34/76C", 3, 40, 10)
    assert panel(field, GERMAN, "A0")[0] == "A0   2 PANTHER    III"
    assert panel(field, GERMAN, "A0")[1] == "A40 Facing E  Speed 12 Range 15 Supp 0"
    assert panel(field, GERMAN, "C4")[0] == "C4   4 HALFTRACK  L"
    assert panel(field, GERMAN, "C4")[1] == "A7 Facing NE Speed 0 Range 5 Supp 35"
    assert panel(field, GERMAN, "C5")[0] == "C5  30 RIFLE      on C4"
    assert panel(field, SOVIET, "A0")[0] == "A0   3 T-34/76C   xxx"


@pytest.mark.rule("KG-5.2.1")
@pytest.mark.rule("KG-4.1.2")
def test_a_unit_s_standing_lost_off_the_map_loaded(field: Field) -> None:
    field.unit(SOVIET, "A0", "S-TRUCK", 7, 40, 10, carrier=20)
    for name, more, head in (
        ("C2", {"count": 4, "start": 9}, "C2   4 TRUCK"),
        ("C2", {"count": 0, "start": 9, "x": 255}, "C2   0 TRUCK      destroyed"),
        ("C2", {"count": 4, "flags": 1, "facing": 64}, "C2   4 TRUCK"),
        ("C2", {"count": 4, "flags": 64, "x": 255}, "C2   4 TRUCK      off the map"),
        ("C8", {"count": 4}, "C8   4 TRUCK"),
        ("C0", {"count": 4}, "C0   4 TRUCK      HQ"),
    ):
        unit = {"weapon": "TRUCK", "x": 10, "y": 10} | more
        field.unit(GERMAN, name, **unit)  # type: ignore[arg-type]
        field.select(GERMAN, name)
        assert panel_head(field) == head
    for count, head in ((0, "C2   4 TRUCK"), (1, "C2   4 TRUCK      L")):
        field.unit(GERMAN, "C2", "TRUCK", 4, 10, 10)
        field.unit(GERMAN, "U8", "SMG", count, 10, 10, carrier=20, start=9)
        field.select(GERMAN, "C2")
        assert panel_head(field) == head


def panel_head(field: Field) -> str:
    field.bench.call("unit_head", Y=20)
    return hires_page.text(field.bench.mem)[20].rstrip()


def panel(field: Field, side: int, name: str) -> list[str]:
    field.select(side, name)
    field.bench.call("unit_line", Y=20)
    return [line.rstrip() for line in hires_page.text(field.bench.mem)[20:22]]
