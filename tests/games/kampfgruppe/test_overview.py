"""The overview: the whole map on one page, and the cursor sent somewhere from there."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..bench_hands import Hands
from .bench_table import MAP_MENU, UNIT_MENU, BenchTable
from .field import GERMAN, SOVIET, Field
from .test_orders_play import lay

LOOKS = {  # three parts of four dots
    "clear": ("....", "....", "...."), "road": ("....", "####", "...."),
    "town": (".##.", "####", "####"), "road-slope": ("..#.", "####", "#..."),
    "broken": (".#..", "....", "...#"), "woods": (".#.#", ".#.#", "...."),
    "slope": ("..#.", "....", "#..."), "ford": ("#.#.", "....", "#.#."),
    "bridge": ("#.#.", "####", "#.#."), "river": ("#.#.", "#.#.", "#.#."),
    1: ("....", "#...", "...."), 2: ("#...", "....", "..#."), 3: ("#...", "..#.", "#..."),
    "own": ("###.", "###.", "###."), "enemy": ("#.#.", ".#..", "#.#."),
}  # fmt: skip
GROUND = list(LOOKS)[:10]
SEEN, CARRIED = 8, {"carrier": 3}


def page(bench: Any) -> list[str]:
    """The lines of the map's part of the screen, 240 dots wide, `#` for one."""
    lines = []
    for y in range(180):
        at = 0x2000 + (y & 7) * 0x400 + (y >> 3 & 7) * 0x80 + (y >> 6) * 0x28
        row = bench.mem[at : at + 35]
        lines.append("".join(".#"[byte >> bit & 1] for byte in row for bit in range(7))[:240])
    return lines


Frame = tuple[int, int, int, int]
"""Its first column and row, its last ones."""


def turned(lines: list[str], frame: Frame, thick: int, step: int) -> list[str]:
    """The lines with a frame about squares turned round: every dot of it, or every other."""
    left, top, right, bottom = frame
    grid = [list(line) for line in lines]
    x0, x1, y0, y1 = 4 * left, 4 * right + 3, 3 * thick * top, 3 * thick * (bottom + 1) - 1

    def turn(x: int, y: int) -> None:
        grid[y][x] = "#" if grid[y][x] == "." else "."

    for x in range(x0, x1 + 1, step):
        turn(x, y0)
        turn(x, y1)
    for y in range(y0 + step, y1, step):
        turn(x0, y)
        turn(x1, y)
    return ["".join(line) for line in grid]


def expected(squares: list[list[Any]], thick: int) -> list[str]:
    return [
        "".join(LOOKS[square][part] for square in row)
        for row in squares for part in range(3) for _ in range(thick)
    ]  # fmt: skip


@pytest.mark.rule("KG-1.4.1")
@pytest.mark.parametrize("rows", [60, 30])
def test_every_square_and_every_known_unit_is_on_the_page(kampf: Any, rows: int) -> None:
    rng = random.Random(rows)
    field, thick = Field(kampf, rows=rows), 60 // rows
    squares: list[list[Any]] = []
    for y in range(rows):
        squares.append([])
        for x in range(60):
            terrain, height = rng.randrange(10), rng.choice((0, 0, 1, 2, 3, 9))
            field.ground(x, y, terrain, height)
            squares[y].append(GROUND[terrain] if terrain or not height & 7 else height & 7)
    seen = []
    for n in range(189):
        name = f"{chr(65 + n // 9)}{n % 9}"
        for side in (GERMAN, SOVIET):
            x, y = rng.randrange(60), rng.randrange(rows)
            count, flags = rng.choice((0, 5, 5)), rng.choice((0, SEEN))
            more = CARRIED if rng.random() < 0.2 else {}
            field.unit(side, name, "RIFLE", count, x, y, flags=flags, start=5, **more)
            if count and not more:
                seen.append((side, x, y, flags))
    for side, shown_all in ((GERMAN, 0), (SOVIET, 0), (GERMAN, 1)):
        want = [list(row) for row in squares]
        for who in (GERMAN, SOVIET):
            for _, x, y, flags in (unit for unit in seen if unit[0] == who):
                if who == side or flags or shown_all:
                    want[y][x] = "own" if who == side else "enemy"
        kampf.mem[0x2000:0x4000] = bytes(0x2000)
        kampf.call("over_draw", zp_side=side, st_side=side, shown_all=shown_all, limit=3_000_000)
        assert page(kampf) == expected(want, thick)
        assert kampf.mem[kampf.sym["zp_side"]] == side


def test_water_is_blue_on_it_and_woods_are_not(kampf: Any) -> None:
    field = Field(kampf)
    for x in range(0, 28):
        field.ground(x, 3, 9)
        field.ground(x, 6, 5)
    kampf.mem[0x2000:0x4000] = bytes(0x2000)
    kampf.call("over_draw", limit=3_000_000)
    for row, high in ((3, 0x80), (6, 0)):
        at = 0x2000 + (3 * row & 7) * 0x400 + (3 * row >> 3) * 0x80
        assert {byte & 0x80 for byte in kampf.mem[at : at + 16]} == {high}


@pytest.mark.parametrize("rows", [60, 30])
def test_frames_show_the_objective_area_and_what_the_window_would_show(
    kampf: Any, rows: int
) -> None:
    field, thick = Field(kampf, rows=rows), 60 // rows
    kampf.set("st_objective_x", [5, 58])
    kampf.set("st_objective_y", [4, rows - 2])
    empty = expected([["clear"] * 60] * rows, thick)
    assert field.place(GERMAN, "A0") == (255, 255)
    for side, area in ((0, (0, 0, 14, 13)), (1, (49, rows - 11, 59, rows - 1))):
        kampf.call("overview_page", zp_side=side, st_side=side, limit=3_000_000)
        hands = Hands(kampf, "overview", zp_side=side, st_side=side, st_cursor_x=30, st_cursor_y=20)
        want = turned(empty, area, thick, 2)
        window, cursor = (20, 15, 39, 24), (30, 20, 30, 20)
        assert page(kampf) == turned(turned(want, window, thick, 1), cursor, thick, 1)
        assert hands.text[23] == "30,20 1-8 cursor RETURN there ESC back"
        hands.types("8" * 30)
        window, cursor = (0, 0, 19, 9), (0, 0, 0, 0)
        assert page(kampf) == turned(turned(want, window, thick, 1), cursor, thick, 1)
        hands.types("\r")
        assert not hands.waits
        assert (hands.byte("st_cursor_x"), hands.byte("st_cursor_y")) == (0, 0)


@pytest.mark.parametrize(
    ("human", "side"), [([1, 0], GERMAN), ([0, 1], SOVIET), ([1, 1], GERMAN), ([0, 0], GERMAN)]
)
def test_behind_the_end_the_page_is_that_of_whoever_played(
    kampf: Any, human: list[int], side: int
) -> None:
    """The report leaves any number as the side in hand; its frame lay somewhere by chance."""
    field = Field(kampf)
    kampf.set("st_objective_x", [20, 40])
    kampf.set("st_objective_y", [20, 40])
    field.unit(GERMAN, "A0", "RIFLE", 5, 2, 50, start=5)
    field.unit(SOVIET, "A0", "RIFLE", 5, 57, 5, start=5)
    squares: list[list[Any]] = [["clear"] * 60 for _ in range(60)]
    squares[50][2], squares[5][57] = ("own", "enemy") if side == GERMAN else ("enemy", "own")
    asked = {"st_human": human, "st_cursor_x": 0, "st_cursor_y": 0}
    hands = Hands(kampf, "report_map", zp_side=255, st_side=GERMAN, **asked)
    hands.types("-")
    center = (20, 40)[side]
    want = turned(expected(squares, 1), (center - 9, center - 9, center + 9, center + 9), 1, 2)
    want = turned(turned(want, (10, 15, 29, 24), 1, 1), (20, 20, 20, 20), 1, 1)
    assert page(kampf) == want
    hands.types("X")
    assert hands.byte("st_side") == GERMAN, "they give orders next"
    hands.types("X")
    assert not hands.waits


@pytest.mark.parametrize(("mode", "menu"), [("", MAP_MENU), ("B1", UNIT_MENU)])
def test_the_orders_go_on_where_the_player_went_or_was(
    kampf: Any, mode: str, menu: list[str]
) -> None:
    table = BenchTable(kampf, lay)
    table.types(mode)
    begun = table.cursor
    for leave, goes in (("\r", True), ("-", True), ("\x1b", False), ("X", False)):
        table.goes_to(*begun)
        table.types("-" + "3" * 25 + "5" * 12)
        assert table.text[23].startswith(f"{begun[0] + 25},{begun[1] + 12} 1-8 cursor")
        table.types("@" + leave)
        assert table.cursor == ((begun[0] + 25, begun[1] + 12) if goes else begun)
        assert table.panel[2:] == menu
        view = table.byte("view_x"), table.byte("view_y")
        x, y = table.cursor
        assert view == (min(max(x - 10, 0), 40), min(max(y - 5, 0), 50))
        shown = bytes(table.mem[0x2000:0x4000])
        table.aside("view_forget")
        table.aside("map_show")
        table.aside("cursor_show")
        assert bytes(table.mem[0x2000:0x4000]) == shown, "the map is back, whole"
