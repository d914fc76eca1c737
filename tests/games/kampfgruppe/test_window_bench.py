"""The window on the map, dot by dot, and the way it follows the cursor (4.2, 4.3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import kampf_book as book
from .field import GERMAN, NO_UNIT, SOVIET, Field

COLUMNS, ROWS, SIDE = 20, 10, 60
ROAD, ON = 1, (1, 2, 3, 8)
"""The ground that is a road, and where roads go on: road, town, road-slope, bridge."""
SEEN, MOVED = 8, 1
SILHOUETTES = {
    "tank": "tank", "destroyer": "destroyer", "assault": "howitzer", "artillery": "howitzer",
    "car": "car", "carrier": "halftrack", "truck": "truck", "anti-tank": "gun",
    "gun": "field-gun", "mortar": "mortar", "hmg": "hmg", "infantry": "infantry",
}  # fmt: skip
CHART = list(book.chart().values())


def pictures() -> dict[str, list[int]]:
    """Name -> sixteen lines of fourteen dots, the leftmost bit 0, as the data file draws them."""
    drawn: dict[str, list[int]] = {}
    names: list[str] = []
    for line in (book.CHART.parent / "squares.txt").read_text("utf-8").splitlines():
        cells = line.split()
        if not cells or line.startswith(";"):
            continue
        if set(line) <= set(".#^ "):
            for name, dots in zip(names, cells, strict=True):
                drawn[name].append(sum(1 << n for n, dot in enumerate(dots) if dot == "#"))
        else:
            names = cells
            drawn |= {name: [] for name in names}
    return drawn


PICTURES = pictures()
GROUND = list(PICTURES)[:10]


def raised(name: str, height: int) -> list[int]:
    """The picture with its height: clear ground is shaded, of other ground a bar for each level
    stands in the corner, dark about it."""
    if name == "clear" and height:
        return PICTURES[f"clear-{height}"]
    lines = list(PICTURES[name])
    for k in range(2 * height + 1 if height else 0):
        lines[k] = lines[k] & ~0x3F | (0x1E if k % 2 else 0)
    return lines


class Scene:
    """Random ground and units, and what the window should make of them."""

    def __init__(self, bench: Any, seed: int, rows: int) -> None:
        self.bench, self.rows, self.rng = bench, rows, random.Random(seed)
        self.field = Field(bench, rows=rows)
        self.ground = [
            [(self.rng.choice((*range(10), 1, 1)), self.rng.choice((0, 0, 1, 2, 3)))
             for _ in range(SIDE)] for _ in range(SIDE)]  # fmt: skip
        for y in range(rows):
            for x in range(SIDE):
                self.field.ground(x, y, *self.ground[y][x])
        self.units: list[tuple[int, int, int, str, bool, bool]] = []

    def crowd(self, number: int, x: int, y: int) -> None:
        """Units about a square; each with its side, place, kind, whether there and whether seen."""
        self.units.clear()
        for side, prefix in ((GERMAN, "german"), (SOVIET, "soviet")):
            chart = [w for w in CHART if w["side"] == prefix and w["kind"] in SILHOUETTES]
            for n in range(189):
                name = f"{chr(65 + n // 9)}{n % 9}"
                row = self.rng.choice(chart)
                place = x + self.rng.randrange(-12, 13), y + self.rng.randrange(-8, 9)
                on_map = 0 <= place[0] < SIDE and 0 <= place[1] < self.rows
                count = self.rng.choice((0, 5)) if n % 7 == 0 else 5
                carrier = self.rng.choice((NO_UNIT, 3)) if n % 5 == 0 else NO_UNIT
                flags = self.rng.choice((0, MOVED, SEEN, SEEN | MOVED))
                if not on_map or (number <= n < 180):
                    count, place = 0, (255, 255)
                self.put(side, name, int(row["number"]), count, place, carrier, flags)
                if count and carrier == NO_UNIT:
                    self.units.append((side, *place, row["kind"], True, bool(flags & SEEN)))

    def put(
        self, side: int, name: str, row: int, count: int, place: tuple[int, int], carrier: int,
        flags: int,
    ) -> None:  # fmt: skip
        self.field.unit(side, name, "RIFLE", count, *place, carrier=carrier, flags=flags, start=9)
        self.bench.mem[self.field.at(side, name)] = row

    def tile(self, x: int, y: int, side: int, shown_all: bool) -> tuple[str, int]:
        """Name of the picture of a square, and the height to mark."""
        there = [u for u in self.units if u[1:3] == (x, y) and (u[0] == side or u[5] or shown_all)]
        sides = {u[0] for u in there}
        if len(sides) == 2:
            return "conflict", 0
        if len(there) > 1:
            return f"stack-{('german', 'soviet')[there[0][0]]}", 0
        if there:
            return f"{SILHOUETTES[there[0][3]]}-{('east', 'west')[there[0][0]]}", 0
        terrain, height = self.ground[y][x]
        return (self.road(x, y) if terrain == ROAD else GROUND[terrain]), height

    def road(self, x: int, y: int) -> str:
        def on(column: int, row: int) -> bool:
            inside = 0 <= column < SIDE and 0 <= row < self.rows
            return inside and self.ground[row][column][0] in ON

        along, across = on(x - 1, y) or on(x + 1, y), on(x, y - 1) or on(x, y + 1)
        if along != across:
            return "road-west-east" if along else "road-north-south"
        return "road"

    def expected(self, view: tuple[int, int], side: int, shown_all: bool) -> list[list[int]]:
        """Lines of twenty squares of fourteen dots."""
        lines = []
        for row in range(ROWS):
            squares = [
                self.tile(view[0] + n, view[1] + row, side, shown_all) for n in range(COLUMNS)
            ]
            drawn = [raised(*square) for square in squares]
            lines += [[picture[k] for picture in drawn] for k in range(16)]
        return lines


def shown(bench: Any) -> list[list[int]]:
    """The dots of the window, as `expected` has them."""
    page = bytes(bench.mem[0x2000:0x4000])
    lines = []
    for y in range(16 * ROWS):
        at = (y & 7) * 0x400 + (y >> 3 & 7) * 0x80 + (y >> 6) * 0x28
        row = page[at : at + 40]
        lines.append([row[2 * n] & 0x7F | (row[2 * n + 1] & 0x7F) << 7 for n in range(COLUMNS)])
    return lines


@pytest.mark.rule("KG-4.2.1")
@pytest.mark.rule("KG-4.3.1")
@pytest.mark.rule("KG-4.3.2")
@pytest.mark.rule("KG-4.3.3")
@pytest.mark.rule("KG-4.3.4")
@pytest.mark.parametrize("rows", [60, 30])
def test_the_window_shows_ground_roads_heights_and_the_units_known(kampf: Any, rows: int) -> None:
    scene = Scene(kampf, rows, rows)
    kampf.set("st_map_rows", rows)
    kampf.call("view_forget")
    low = rows - ROWS
    for number, view in enumerate([(0, 0), (40, low), (17, 11), (18, 11), (0, low), (40, 0)]):
        scene.crowd(30 + 20 * number, view[0] + 10, view[1] + 5)
        side, shown_all = number & 1, number == 3
        for name, value in zip(("view_x", "view_y"), view, strict=True):
            kampf.set(name, value)
        kampf.call("map_show", st_side=side, shown_all=int(shown_all))
        assert shown(kampf) == scene.expected(view, side, shown_all)
    scene.units.clear()
    kampf.call("map_ground")
    kampf.call("view_paint")
    assert shown(kampf) == scene.expected((40, 0), 0, False), "the ground alone"


@pytest.mark.rule("KG-4.3.3")
@pytest.mark.rule("KG-4.3.4")
def test_two_or_three_in_a_square_in_every_order(kampf: Any) -> None:
    field = Field(kampf)
    kampf.call("view_forget")
    for name, x in (("view_x", 0), ("view_y", 0), ("shown_all", 1)):
        kampf.set(name, x)
    for germans, soviets, want in (
        (1, 0, "infantry-east"), (2, 0, "stack-german"), (3, 0, "stack-german"),
        (0, 1, "infantry-west"), (0, 2, "stack-soviet"), (0, 3, "stack-soviet"),
        (1, 1, "conflict"), (2, 1, "conflict"), (1, 2, "conflict"), (2, 2, "conflict"),
    ):  # fmt: skip
        for side, units in ((GERMAN, germans), (SOVIET, soviets)):
            for n, name in enumerate(("A0", "K4", "U8")):
                field.unit(side, name, "RIFLE", 5 if n < units else 0, 3, 4)
        kampf.call("map_show")
        assert [line[3] for line in shown(kampf)[64:80]] == PICTURES[want]


@pytest.mark.rule("KG-4.3.1")
def test_every_kind_of_weapon_has_its_silhouette(kampf: Any) -> None:
    field = Field(kampf)
    kampf.call("view_forget")
    for name in ("view_x", "view_y"):
        kampf.set(name, 0)
    kampf.set("shown_all", 1)
    for row in CHART:
        if row["kind"] not in SILHOUETTES:
            continue
        side = GERMAN if row["side"] == "german" else SOVIET
        field.unit(1 - side, "A0", "RIFLE", 0, 255, 255)
        field.unit(side, "A0", "RIFLE", 5, 19, 9)
        kampf.mem[field.at(side, "A0")] = int(row["number"])
        kampf.call("map_show")
        want = f"{SILHOUETTES[row['kind']]}-{('east', 'west')[side]}"
        assert [line[19] for line in shown(kampf)[144:]] == PICTURES[want], row["name"]


@pytest.mark.rule("KG-4.4.2")
@pytest.mark.rule("KG-5.2.11")
def test_lit_squares_are_turned_round_with_their_heights(kampf: Any) -> None:
    kampf.call("view_forget")
    for height in range(4):
        for terrain in range(10):
            kampf.set("window", [4 * terrain + height | 0x80] + [0] * 199)
            kampf.call("view_paint")
            want = [dots ^ 0x3FFF for dots in raised(GROUND[terrain], height)]
            assert [line[0] for line in shown(kampf)[:16]] == want


def test_a_wreck_lies_on_its_ground_and_under_who_comes_there(kampf: Any) -> None:
    field = Field(kampf)
    kampf.call("view_forget")
    for name, value in (("view_x", 0), ("view_y", 0), ("shown_all", 1), ("st_side", 0)):
        kampf.set(name, value)
    for terrain in range(10):
        for height in range(4):
            field.ground(3, 4, terrain, height)
            kampf.call("map_show")
            plain = [line[3] for line in shown(kampf)[64:80]]
            field.ground(3, 4, terrain, height + 8)
            kampf.call("map_show")
            wrecked = [line[3] for line in shown(kampf)[64:80]]
            for k, (was, now) in enumerate(zip(plain, wrecked, strict=True)):
                wreck = was & 0x2001 | PICTURES["wreck"][k]
                assert now == (wreck if 8 <= k <= 14 else was), (terrain, height, k)
    field.unit(GERMAN, "A0", "PZ-IVH", 5, 3, 4)
    kampf.call("map_show")
    assert [line[3] for line in shown(kampf)[64:80]] == PICTURES["tank-east"]


EVEN, ODD, HIGH = 0b01010101010101, 0b10101010101010, 0x80


def colours(bench: Any, x: int) -> set[str]:
    """The colours of a picture in the first row of the window, from its dots and high bits."""
    page, found = bytes(bench.mem[0x2000:0x4000]), set()
    for k in range(16):
        left, right = page[0x400 * (k & 7) + 0x80 * (k >> 3) + 2 * x :][:2]
        assert left & HIGH == right & HIGH
        dots = left & 0x7F | (right & 0x7F) << 7
        alone = dots & ~(dots << 1) & ~(dots >> 1)
        found |= {"white"} if dots != alone else set()
        found |= {"blue" if left & HIGH else "violet"} if alone & EVEN else set()
        found |= {"orange" if left & HIGH else "green"} if alone & ODD else set()
    return found


def test_woods_are_green_water_is_blue_and_hills_and_roofs_are_brown(kampf: Any) -> None:
    kampf.call("view_forget")
    kampf.set("window", [4 * n for n in range(10)] + [1, 2, 3] + [96, 108] + [0] * 185)
    kampf.call("view_paint")
    names = [*GROUND, 1, 2, 3, "german", "soviet"]
    seen = {name: colours(kampf, x) for x, name in enumerate(names)}
    assert seen["woods"] == {"green"} and seen["clear"] == {"green"}
    assert seen["river"] == {"blue", "white"} and "blue" in seen["ford"] & seen["bridge"]
    assert seen["town"] == {"orange", "white"}, "white walls"
    assert seen["road"] == {"white"} and seen["slope"] == {"orange"}
    assert seen[1] == seen[2] == seen[3] == {"orange"}
    assert "orange" in seen["soviet"] and "orange" not in seen["german"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_higher_the_ground_the_denser_its_shade(number: int) -> None:
    dots = [sum(line.bit_count() for line in raised("clear", height)) for height in range(4)]
    assert dots[number] >= 2 * dots[number - 1]


def followed(cursor: int, view: int, seen: int, most: int) -> int:
    """Where the window goes on one axis: the cursor is not left on its edge, but the map's."""
    if cursor <= view:
        return max(cursor - 1, 0)
    if cursor >= view + seen - 1:
        return min(cursor - seen + 2, most)
    return view


STEPS = {"1": (0, -1), "2": (1, -1), "3": (1, 0), "4": (1, 1), "5": (0, 1), "6": (-1, 1),
         "7": (-1, 0), "8": (-1, -1), "\x0b": (0, -1), "\x15": (1, 0), "\x0a": (0, 1),
         "\x08": (-1, 0)}  # fmt: skip


@pytest.mark.rule("KG-4.2.1")
@pytest.mark.rule("KG-4.2.2")
@pytest.mark.rule("KG-4.2.3")
@pytest.mark.parametrize("rows", [60, 30])
@pytest.mark.slow
def test_the_window_follows_the_cursor_off_its_edge(kampf: Any, rows: int) -> None:
    field = Field(kampf, rows=rows)
    for n in range(60 * rows):
        field.ground(n % 60, n // 60, n * n // 7 % 10)
    kampf.call("view_forget")
    rng = random.Random(rows)
    edges = (0, 1, 2, COLUMNS - 3, COLUMNS - 2, COLUMNS - 1)
    for _ in range(250):
        key = rng.choice(list(STEPS))
        vx = rng.choice((0, 1, 39, 40, rng.randrange(41)))
        vy = rng.choice((0, 1, rows - 11, rows - 10, rng.randrange(rows - 9)))
        x = vx + rng.choice(edges)
        y = vy + rng.choice((0, 1, 2, 7, 8, 9))
        at = {"st_cursor_x": x, "st_cursor_y": y, "view_x": vx, "view_y": vy}
        assert kampf.call("cursor_key", A=ord(key), **at).c
        dx, dy = STEPS[key]
        x = x + dx if 0 <= x + dx < SIDE else x
        y = y + dy if 0 <= y + dy < rows else y
        want = [x, y, followed(x, vx, COLUMNS, 40), followed(y, vy, ROWS, rows - 10)]
        assert [kampf.mem[kampf.sym[name]] for name in at] == want, (key, at)
        if want[2:] != [vx, vy]:
            kampf.call("cursor_hide")
            scrolled = shown(kampf)
            kampf.call("view_forget")
            kampf.call("map_show")
            assert shown(kampf) == scrolled, "the map is painted where it has come to"


@pytest.mark.rule("KG-4.2.2")
def test_other_keys_are_left_alone(kampf: Any) -> None:
    Field(kampf)
    for key in range(128):
        if chr(key) in STEPS:
            continue
        answer = kampf.call("cursor_key", A=key, st_cursor_x=30, st_cursor_y=30)
        assert (answer.c, answer.a) == (0, key)
        assert kampf.mem[kampf.sym["st_cursor_x"]] == kampf.mem[kampf.sym["st_cursor_y"]] == 30


FRAME = [0x3FFF] * 2 + [0x3003] * 12 + [0x3FFF] * 2


@pytest.mark.rule("KG-4.2.1")
def test_the_frame_is_round_its_square_alone_and_only_in_the_window(kampf: Any) -> None:
    Field(kampf)
    kampf.set("st_side", 0)
    for name, value in (("view_x", 20), ("view_y", 20)):
        kampf.set(name, value)
    kampf.call("view_forget")
    kampf.call("map_show")
    plain, page = shown(kampf), bytes(kampf.mem[0x2000:0x4000])
    for x, y in ((20, 20), (39, 29), (39, 20), (20, 29), (27, 24)):
        kampf.call("cursor_to", X=x, Y=y)
        kampf.call("cursor_show")
        got = shown(kampf)
        for k, line in enumerate(got):
            inside = k // 16 == y - 20
            framed = [
                dots ^ (FRAME[k % 16] if inside and n == x - 20 else 0)
                for n, dots in enumerate(plain[k])
            ]
            assert line == framed
        kampf.call("cursor_hide")
        kampf.call("cursor_hide")
        assert shown(kampf) == plain
    for x, y in ((19, 25), (40, 25), (25, 19), (25, 30)):
        kampf.call("cursor_show", st_cursor_x=x, st_cursor_y=y)
        assert bytes(kampf.mem[0x2000:0x4000]) == page, "outside of it there is none"
        kampf.call("cursor_hide")
        assert shown(kampf) == plain


@pytest.mark.rule("KG-4.2.1")
@pytest.mark.parametrize("rows", [60, 30])
def test_a_far_square_is_brought_to_the_middle(kampf: Any, rows: int) -> None:
    Field(kampf, rows=rows)
    view = [kampf.sym["view_x"], kampf.sym["view_y"]]
    for x in (0, 9, 10, 11, 30, 49, 50, 51, 59):
        for y in (0, 4, 5, 6, rows - 6, rows - 5, rows - 4, rows - 1):
            kampf.call("view_center", X=x, Y=y)
            want = [min(max(x - 10, 0), 40), min(max(y - 5, 0), rows - 10)]
            assert [kampf.mem[at] for at in view] == want
    for x, y, moves in ((30, 20, False), (49, 29 if rows == 60 else 28, False), (29, 20, True),
                        (50, 20, True), (35, 19, True), (35, 30, True)):  # fmt: skip
        top = 20
        if y >= rows:
            continue
        kampf.call("cursor_to", X=x, Y=y, view_x=30, view_y=top, st_map_rows=rows)
        want = [min(max(x - 10, 0), 40), min(max(y - 5, 0), rows - 10)] if moves else [30, top]
        assert [kampf.mem[at] for at in view] == want


def test_a_battle_that_is_only_watched_begins_with_a_window_on_the_map(kampf: Any) -> None:
    """Nobody puts a cursor anywhere; what memory held at power-on must not decide."""
    kampf.mem[kampf.sym["turn_loop_start"]] = 0x60
    kampf.call("main", view_x=200, view_y=200)
    assert kampf.mem[kampf.sym["view_x"]] == kampf.mem[kampf.sym["view_y"]] == 0
