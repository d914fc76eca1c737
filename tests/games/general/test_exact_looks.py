"""What the window's hexes and its panel show of any ground and unit, to the byte and the letter."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.lib.hex_model import next_to

from .. import hires_page
from .crowd import EDGES
from .field import BRIDGE, FIRED, LIMITED, MOVED, PARTIAL, RIVER, SPOTTED, WHOLE, Field
from .general_book import TYPES
from .keys import side_of

GROUNDS = ("Field", "Forest", "Town", "Fort", "Rough", "Desert", "Beach", "Craters", "Stumps",
           "Rubble", "River", "Bridge", "Escarpment", "Depression", "Sea")  # fmt: skip
NAMED = tuple("ABCDEFGHIJKLMNOP"[n] * (n % 12 + 1) for n in range(12)) + (
    "Bir el Agha", "A B", "Twelve lettr", "Height 204",
)  # fmt: skip
NAMES = ("Infantry", "Engineer", "Bazooka", "Armored Car", "Light Tank", "Medium Tank",
         "Heavy Tank", "Mobile Artillery", "Light Artillery", "Heavy Artillery")  # fmt: skip
TILES = ("PLAIN", "FOREST", "PLAIN", "PLAIN", "ROUGH", "DESERT", "BEACH", "CRATER", "STUMPS",
         "PLAIN", "RIVER", "RIVER", "ESCARPMENT", "DEPRESSION", "SEA", "VOID")  # fmt: skip
MARKS = {2: "TOWN", 3: "FORT", 9: "RUBBLE"}
SMOKE = 3
NOBODY = 255
PLACE, MOVE, FIRE = 3, 8, 7


def said(field: Field, routine: str, **inputs: Any) -> str:
    """What a routine prints, in an empty row."""
    field.bench.call("text_goto", X=0, Y=21)
    field.bench.call("text_spaces", X=40)
    field.bench.call("text_goto", X=0, Y=21)
    field.bench.call(routine, **inputs)
    return hires_page.text(field.bench.mem)[21].rstrip()


@pytest.mark.rule("PG-3.8")
@pytest.mark.rule("PG-3.12")
def test_any_ground_in_words_and_any_town_by_its_whole_name(field: Field) -> None:
    for terrain, word in enumerate(GROUNDS):
        for height in range(4):
            for way in (0, 3):
                field.ground((48, 32), terrain, height, way)
                wanted = word + (f", height {height}" if height else "")
                assert said(field, "ground_print", zp_col=48, zp_row=32) == wanted
    field.ground((48, 32), 15)
    assert said(field, "ground_print", zp_col=48, zp_row=32) == ""
    for n in range(16):
        name = NAMED[n].ljust(12).encode()
        start = field.bench.sym["town_names"] + 12 * n
        field.bench.mem[start : start + 12] = name
        field.put("town_points", n, 10 * n)
        for name, value in (("col", 3 + n), ("row", 31), ("of", n)):
            field.put(f"town_{name}", n, value)
    field.bench.set("st_towns", 16)
    field.bench.set("st_town_hexes", 16)
    for n in range(16):
        assert said(field, "ground_print", zp_col=3 + n, zp_row=31) == f"{NAMED[n]} {10 * n}"
        assert said(field, "town_name", A=n) == NAMED[n]


@pytest.mark.rule("PG-3.23")
@pytest.mark.parametrize("partial", [0, PARTIAL])
def test_any_unit_in_words(field: Field, partial: int) -> None:
    field.bench.set("st_options", partial | LIMITED)
    for number, kind in enumerate(TYPES):
        for flags in (0, FIRED, SPOTTED, FIRED | SPOTTED, 255 - FIRED, 255 - SPOTTED):
            unit = 119 - number
            field.count[1] = unit
            field.stand(kind, (5, 5), 1, flags)
            field.put("unit_hits", unit, 1)
            wanted = NAMES[number] + (f" 1 of {WHOLE[kind]}" if partial else "")
            wanted += ", fired" * (flags & FIRED) + ", hidden" * (not flags & SPOTTED)
            assert said(field, "unit_print", X=unit) == wanted
            field.put("unit_col", unit, 0)


@pytest.mark.rule("PG-3.8")
@pytest.mark.rule("PG-3.9")
@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.19")
def test_the_lines_of_the_panel(field: Field) -> None:
    bench = field.bench
    one, foe = field.stand("HT", (5, 5)), field.stand("AC", (5, 7), 1)
    bench.set("st_active", one)
    bench.set("st_phase", FIRE)
    bench.set("st_options", 0)

    def lines() -> list[str]:
        return [said(field, "panel_line", A=n) for n in range(3)]

    def at(column: int, row: int) -> None:
        bench.set("st_cursor_x", column - 1)
        bench.set("st_cursor_y", row - 1)

    at(5, 5)
    assert lines() == ["Heavy Tank", "Field", ""]
    at(5, 7)
    assert lines() == ["Heavy Tank", "Armored Car", "In Field"]
    bench.call("targets_find", X=one)
    chance = field.get("target_chances")
    bench.set("panel_chance", 1)
    assert chance and lines()[2] == f"In Field, hits with {chance} %"
    bench.set("target_count", 0)
    assert lines()[2] == "In Field"
    at(9, 9)
    bench.set("st_active", NOBODY)
    assert lines() == ["", "Field", ""]
    bench.set("st_phase", PLACE)
    for piece, words in ((foe, "Armored Car is placed next"), (128 + 47, "Mine is placed next"),
                         (NOBODY, "All are placed: D goes on")):  # fmt: skip
        bench.set("pool_piece", piece)
        assert lines()[0] == words


def look(field: Field, place: tuple[int, int], unit: int = 0) -> dict[str, int]:
    """What hexview_look says of a hex: the numbers behind HV_HEX."""
    bench = field.bench
    index = 50 * place[1] + place[0]
    base = bench.sym["zp_hexview"]
    bench.mem[base : base + 16] = bytes(16)
    bench.mem[base], bench.mem[base + 1] = index & 255, index >> 8
    bench.mem[base + bench.sym["HV_SLOT"]] = 7
    bench.mem[bench.sym["top_unit"] + 7] = unit
    bench.call("hexview_look")
    names = ("TILE", "RIVERS", "ROADS", "BREAKS", "MARK", "PLATE", "NUMBER", "SHADE")
    return {name: bench.mem[base + bench.sym[f"HV_{name}"]] for name in names}


@pytest.mark.rule("PG-1.2")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.15")
@pytest.mark.rule("PG-8.22")
@pytest.mark.rule("PG-11.17")
@pytest.mark.parametrize("seed", range(3))
def test_how_any_ground_is_drawn(field: Field, seed: int) -> None:
    sym, dice = field.bench.sym, random.Random(seed)
    field.bench.set("shown", 0)
    for terrain in range(16):
        for height in range(4):
            for way in range(4):
                place = dice.randrange(3, 40), dice.randrange(3, 30)
                built = terrain == BRIDGE and not way
                roads = 0
                for side in range(6):
                    ground, other = dice.randrange(15), dice.randrange(4)
                    field.ground(next_to(place, side), ground, 1, other)
                    joins = ground == BRIDGE or (built and ground != RIVER)
                    roads |= (1 << side) * (other in (1, 2) or (other == 0 and joins))
                field.ground(place, terrain, height, way)
                tile = TILES[terrain]
                shade = 0
                if height and terrain:
                    shade = sym[f"MARK_HIGH_{height}"]
                if height and tile == "PLAIN":
                    tile = f"HILL_{height}"
                if way == SMOKE:
                    shade = sym["MARK_BARRAGE"]
                mark = sym[f"MARK_{MARKS[terrain]}"] if terrain in MARKS else 0
                assert look(field, place) == {
                    "TILE": sym[f"TILE_{tile}"], "RIVERS": 0, "BREAKS": 0, "PLATE": 0, "NUMBER": 0,
                    "ROADS": roads if way in (1, 2) or built else 0, "MARK": mark, "SHADE": shade,
                }  # fmt: skip


@pytest.mark.rule("PG-3.9")
@pytest.mark.rule("PG-3.23")
@pytest.mark.rule("PG-3.26")
@pytest.mark.rule("PG-9.12")
@pytest.mark.rule("PG-7.28")
@pytest.mark.parametrize("unit", EDGES)
def test_how_any_unit_is_drawn(field: Field, unit: int) -> None:
    sym = field.bench.sym
    solid, framed, stack = (sym[f"PLATE_{name}"] for name in ("SOLID", "FRAMED", "STACK"))
    for number, kind in enumerate(TYPES):
        for hits in range(1, WHOLE[kind] + 1):
            for flags in (0, FIRED, MOVED, FIRED | MOVED, 252):
                for cargo, active in ((NOBODY, NOBODY), (3, NOBODY), (NOBODY, unit)):
                    for name, value in (("type", number), ("hits", hits), ("flags", flags),
                                        ("cargo", cargo)):  # fmt: skip
                        field.put(f"unit_{name}", unit, value)
                    field.bench.set("st_active", active)
                    found = look(field, (20, 20), unit + 1)
                    plate = (framed + 11 if side_of(unit) else solid) + number + 1
                    assert found["PLATE"] == plate | (stack if cargo != NOBODY else 0)
                    left = 6 if hits == WHOLE[kind] else 4 if 2 * hits >= WHOLE[kind] else 2
                    left |= 128 * bool(flags & FIRED) | 64 * bool(flags & MOVED)
                    assert found["NUMBER"] == left
                    assert found["SHADE"] == (sym["MARK_ACTIVE"] if active == unit else 0)
    found = look(field, (20, 20), sym["MINE_THERE"])
    assert (found["PLATE"], found["NUMBER"], found["SHADE"]) == (framed + 11, 0, 0)
