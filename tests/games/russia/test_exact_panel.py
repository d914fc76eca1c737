"""The panel, the page of units and the list of who needs one, word by word, drawn at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .desk import HERE
from .front import CITY, CLEAR, NOWHERE, RAIL_AXIS, RAIL_SOVIET, SEA, SUPPLIED, Front, rows
from .match import AXIS, SOVIET
from .plans import on_map
from .test_orders_bench import plots

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
SKIES, SIDES = ("clear", "cold", "v. cold", "rain"), ("Axis", "Soviet")
LAND = "plain", "forest", "swamp", "mountain", "city", "fortress", "sea", ""
MARKS = "", "H", ">", "R", "C"


def plot_words(plot: int) -> str:
    words = "".join("?123456O"[way] for way in (plot & 7, plot >> 3 & 7) if way)
    return words + "S" * bool(plot & 0x40) + "B" * bool(plot & 0x80)


@pytest.mark.rule("WR-1.1.1")
@pytest.mark.rule("WR-8.3.1")
def test_the_head_of_the_panel_names_the_day_the_sky_and_the_place(russia: Any) -> None:
    desk = plots(russia)
    at = {(int(r["col"]), int(r["row"])): r["name"] for r in rows("cities.csv")[:57]}
    draw = random.Random(1)
    others = [(c, r) for c in range(1, 32) for r in range(1, 33) if (c, r) not in at]
    for number, place in enumerate([*at, *draw.sample(others, 60)]):
        day, month, year = draw.randint(1, 31), number % 12 + 1, draw.choice((41, 42, 43, 44, 45))
        sky, side, kind = number % 4, draw.randrange(2), number % 8
        for name, value in (("day", day), ("month", month), ("year", year), ("weather", sky),
                            ("side", side), ("cursor_x", place[0] - 1),
                            ("cursor_y", place[1] - 1)):  # fmt: skip
            desk.set(f"st_{name}", value)
        rail = (0, RAIL_AXIS, 0, RAIL_SOVIET, 0)[number % 5]  # 8.3.1: a terrain of its own
        desk.front.ground(place, kind | rail | draw.choice((0, 0x20, 0xC0)))
        land = f"rail {SIDES[rail == RAIL_SOVIET]}" if rail else LAND[kind]
        desk.aside("hexview_panel", limit=40_000_000)
        head = f"{day} {MONTHS[month - 1]} {year} {SKIES[sky]} {SIDES[side]}"
        head = f"{head} {at.get(place, land)}"
        if len(head) < 35:  # a blank before the column and the row, which end the row
            head = f"{head:<35}{place[0]},{place[1]}"
        assert desk.text[19] == head, place


@pytest.mark.rule("WR-1.1.1")
@pytest.mark.rule("WR-4.6.1")
def test_no_citys_name_is_cut_at_the_end_of_the_panels_head(russia: Any) -> None:
    desk = plots(russia)
    for name, value in (("day", 28), ("month", 11), ("year", 43), ("weather", 2), ("side", 1)):
        desk.set(f"st_{name}", value)
    for row in rows("cities.csv")[:57]:
        desk.set("st_cursor_x", int(row["col"]) - 1)
        desk.set("st_cursor_y", int(row["row"]) - 1)
        desk.aside("hexview_panel", limit=40_000_000)
        assert f" Soviet {row['name']}" in desk.text[19], row["name"]


@pytest.mark.rule("WR-6.1.3")
@pytest.mark.rule("WR-6.1.4")
@pytest.mark.rule("WR-4.6.4")
@pytest.mark.rule("WR-6.6.2")
def test_the_panel_has_a_row_for_each_group_of_a_hex(russia: Any) -> None:
    desk = plots(russia)
    for number in range(70):
        draw = random.Random(number)
        front = Front(russia)
        side = draw.randrange(2)
        desk.set("st_side", side)
        desk.set("st_cursor_x", HERE[0] - 1)
        desk.set("st_cursor_y", HERE[1] - 1)
        desk.set("panel_first", 0)
        own, want = draw.sample((1, 11, 12, 51, 52, 57), 2), []
        for n in sorted(own):
            group = 64 * side + n
            front.group(group, HERE, dug=draw.randint(0, 5), guns=draw.randint(0, 240))
            flags = draw.choice((0, SUPPLIED, 2, 3, 0x10, 0x12, 0x13, 0x80, 0xE8, 0xE9))
            standing = draw.randint(0, 4)
            plot = draw.choice((0, 1, 7 | 3 << 3, 2 | 3 << 3 | 0x40, 6 | 0x80, 4 | 0x40))
            front.put("group_flags", group, flags)
            front.put("group_standing", group, standing)
            front.put("group_plot", group, plot if n < 52 else 0)
            guns = front.get("group_guns", group)
            letter = "N" if flags & 0x10 else "M" if flags & 2 else "S" if flags & 1 else "U"
            if n < 52:
                strengths = [draw.randint(1, 200) for _ in range(draw.randint(0, 6))]
                for strength in strengths:
                    front.unit(group, strength)
                kind = "mech" if n < 12 else "inf"
                what = f"{sum(strengths)} pts art {guns} dug {front.get('group_dug', group)}"
            else:
                kind, what = "air", f"{guns} aircraft"
            last = plot_words(plot) if n < 52 else ""
            want.append(f"{group} {kind} {what} {letter}{MARKS[standing]} {last}".rstrip())
        foe = 64 * (1 - side) + draw.choice((5, 20, 54))
        desk.aside("hexview_panel", limit=40_000_000)
        assert desk.text[20:22] == want, number
        front.put("group_at_hi", 64 * side + own[0], NOWHERE)
        front.put("group_at_hi", 64 * side + own[1], NOWHERE)
        front.group(foe, HERE, guns=99, dug=4)
        front.unit(foe)
        desk.aside("hexview_panel", limit=40_000_000)
        name = "mech" if foe & 63 == 5 else "inf" if foe & 63 == 20 else "air"
        assert desk.text[20:22] == [f"{foe} {name}", ""], number


@pytest.mark.rule("WR-4.6.4")
@pytest.mark.rule("WR-2.2.2")
@pytest.mark.rule("WR-4.3.3")
def test_a_unit_has_number_ending_or_both(russia: Any) -> None:
    desk = plots(russia)
    words: list[str] = [""]
    for byte in bytes(russia.mem[russia.sym["unit_endings"] :][:400]):
        words[-1] += chr(byte & 0x7F)
        if byte & 0x80:
            words.append("")
    endings = [word if n else "" for n, word in enumerate(words[:46])]
    for number, ending in ((0, 1), (5, 0), (255, 3), (256, 45), (1023, 2), (400, 0), (0, 44)):
        desk = plots(russia)
        unit = desk.sym["unit_axis"]
        russia.mem[unit + 1 : unit + 4] = bytes((70, 49, 8))
        russia.mem[unit + 5] = number & 255
        russia.mem[unit + 6] = number >> 8 | ending << 2
        desk.types("E")
        row = desk.text[4]
        assert row[1:10].strip() == f"{number or ''}{endings[ending]}", (number, ending, row)
        assert row.split()[-3:] == ["70/70", "49", "8"] and "INF" in row
        assert not any(desk.text[5:22])
        desk.types(" ")


@pytest.mark.rule("WR-7.7.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_way_is_through_an_enemy_of_a_third_with_nobody_behind(russia: Any, side: int) -> None:
    own, foe = 64 * side + 3, 64 * (1 - side)
    for number in range(120):
        draw = random.Random(number)
        front = Front(russia)
        place: Hex = draw.choice(((15, 15), (2, 2), (30, 31), (1, 9)))
        front.group(own, place)
        mine = draw.choice((90, 120, 180))
        front.unit(own, mine)
        found = False
        for way in range(6):
            at, kind = neighbour(place, way), draw.choice((CLEAR, CLEAR, CITY, SEA))
            behind = neighbour(at, way)
            if not on_map(at) or draw.random() < 0.4:
                continue
            total = 0
            for n in range(draw.choice((1, 1, 2))):
                group = foe + 2 * way + 12 + n
                front.group(group, at)
                weak = draw.choice((0, mine // 6, mine // 3, mine // 3 + 2, 150))
                if weak:
                    front.unit(group, weak)
                total += weak
            taken = on_map(behind) and draw.random() < 0.3
            if on_map(behind):
                front.ground(behind, kind)
                if taken:
                    front.group(foe + 40 + way, behind)
            free = on_map(behind) and kind != SEA and not taken
            found |= free and 3 * total <= mine
        front.zones(side)
        got = bool(russia.call("way_through", X=own, st_side=side).c)
        assert got == found, number
