"""What window, panel and pages show, and the questions before a campaign, on the bench."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbours

from ..bench_hands import Hands
from .army import AIMED, GERMANS, NOWHERE, UNITS, index, named, order_of_battle
from .desk import ALLIED, GERMAN, HERE, Desk
from .land import CITY, FOREST, MOUNTAIN, PLAIN, Field, campaign, side, terrain
from .orders_desk import FOOT, GHOST, MOTOR, PANZER, TANKS, US

LIMIT = 60_000_000
REVISED, CLASSIC = 54, 0
BLUR_RULE, HIDDEN_RULE = 8, 1
PAGE = 14
WEATHERS = "clear", "overcast", "fog", "snow"
KINDS = {
    "armour": "ARMOUR", "motor infantry": "MOTOR", "infantry": "INFANTRY",
    "artillery": "ARTILLERY", "volkswerfer": "ROCKET", "paratrooper": "PARA",
    "infiltrator": "INFILTRATOR",
}  # fmt: skip
SOLID, FRAMED, STACK = 128, 64, 32


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it."""
    made = Field(ardennes)
    made.plain(range(10, 31), range(10, 31))
    ardennes.set("st_human", (1, 1))
    return made


class Look:
    """How a hex looks in the window: `look.tile`, `look.rivers`, as hexview.inc names them."""

    def __init__(self, bench: Any, place: tuple[int, int], slot: int = 50) -> None:
        self.bench = bench
        at = bench.sym["zp_hexview"]
        bench.mem[at : at + 16] = index(place).to_bytes(2, "little") + bytes((slot,)) + bytes(13)
        bench.call("hexview_look")
        self.bytes = bytes(bench.mem[at : at + 16])

    def __getattr__(self, name: str) -> int:
        return self.bytes[self.bench.sym[f"HV_{name.upper()}"]]


def bits(ways: Iterator[int]) -> int:
    return sum(1 << way for way in ways)


@pytest.mark.rule("BA-1.2")
@pytest.mark.rule("BA-1.3")
def test_every_hex_is_drawn_with_its_ground_rivers_and_roads(ardennes: Any) -> None:
    ardennes.call("campaign_new", limit=LIMIT, st_percent=(100, 100))
    sym = ardennes.sym
    tiles = {FOREST: "TILE_FOREST", MOUNTAIN: "TILE_MOUNTAIN"}
    marks = {CITY: "MARK_CITY", 4: "MARK_FORT"}
    for place in campaign().places():
        look, ground = Look(ardennes, place), terrain(place)
        assert look.tile == sym[tiles.get(ground, "TILE_PLAIN")], place
        assert look.mark == (sym[marks[ground]] if ground in marks else 0), place
        assert look.rivers == bits(way for way in range(6) if side(place, way) & 1), place
        assert look.roads == bits(way for way in range(6) if side(place, way) & 2), place
    assert Look(ardennes, (0, 3)).tile == sym["TILE_VOID"]


@pytest.mark.rule("BA-1.3")
@pytest.mark.rule("BA-5.2")
@pytest.mark.rule("BA-2.22")
def test_a_plate_tells_side_class_strength_and_engagement(field: Field) -> None:
    sym, bench = field.bench.sym, field.bench
    for entry in order_of_battle():
        field.stand(entry.name, HERE)
        for strength, task in ((entry.strength or 1, 0), (19, 0), (20, 0), (40, 24), (3, 1)):
            field.put("unit_strength", entry.number, strength)
            field.put("unit_task", entry.number, task)
            bench.set("zp_hexview", bytes(16))
            bench.call("plate_look", X=entry.number, zp_t0=STACK)
            look = bytes(bench.mem[sym["zp_hexview"] :][:16])
            whose = FRAMED if entry.side else SOLID
            assert look[8] == whose | STACK | sym[f"SYMBOL_{KINDS[entry.kind]}"], entry.name
            number = sym["NUMBER_0"] + min(strength, 19)
            if task:
                number = sym["NUMBER_A"] + task - 1
            if entry.kind == "infiltrator":
                number, task = sym["NUMBER_NONE"], 0
            assert (look[9], look[10]) == (number, sym["MARK_ENGAGED"] if task else 0), entry.name
        field.put("unit_at_hi", entry.number, NOWHERE)
        field.put("unit_task", entry.number, 0)


@pytest.mark.rule("BA-2.1")
@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-1.4")
def test_the_last_of_a_stack_lies_on_top_and_the_hidden_not_at_all(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        for name, place in ((PANZER, HERE), (MOTOR, HERE), (US, (22, 22)), ("513/17", (24, 22))):
            field.stand(name, place)
        field.stand(FOOT, (1, 1))

    table = Desk(ardennes, lay)

    def shown() -> dict[int, int]:
        table.aside("hexview_begin")
        top = [table.byte("top_unit", slot) for slot in range(220)]
        more = [table.byte("top_more", slot) for slot in range(220)]
        return {unit - 1: more[slot] for slot, unit in enumerate(top) if unit}

    assert shown() == {named(MOTOR): STACK, named(US): 0, named("513/17"): 0}
    table.field.put("unit_flags", named(MOTOR), 128)
    assert shown() == {named(PANZER): 0, named(US): 0, named("513/17"): 0}
    table.field.put("unit_at_hi", named(US), NOWHERE)
    assert shown() == {named(PANZER): 0, named("513/17"): 0}


@pytest.mark.rule("BA-1.5")
@pytest.mark.rule("BA-3.2")
def test_zones_reach_and_supply_are_shaded_each_in_its_way(field: Field) -> None:
    sym, bench = field.bench.sym, field.bench
    reach, stipple, cross = (sym[f"MARK_{name}"] for name in ("REACH", "STIPPLE", "CROSS"))
    field.stand(PANZER, (16, 16))
    field.stand(US, (18, 16))
    bench.call("zones_make", limit=LIMIT)
    german, allied = set(neighbours((16, 16))), set(neighbours((18, 16)))
    for whose in (GERMAN, ALLIED):
        bench.set("st_side", whose)
        bench.set("shown", 3)
        for place in german | allied | {(24, 24)}:
            marks = {(1, 1): cross, (0, 1): reach, (1, 0): stipple, (0, 0): 0}
            want = marks[place in german, place in allied]  # the same for both players
            assert Look(bench, place).shade == want, (whose, place)
    bench.set("top_unit", bytes(220))
    for limit, value, want in ((4, 4, reach), (4, 5, 0), (4, 0, reach)):
        bench.set("shown", 1)
        bench.set("shown_limit", limit)
        field.put("hex_field", index(HERE), value)
        assert Look(bench, HERE).shade == want
    for value in (0, 1, 9):
        bench.set("shown", 2)
        field.put("hex_field", index(HERE), value)
        assert Look(bench, HERE).shade == (reach if value else 0)
    bench.set("shown", 4)
    for more, unit, whose, want in (
        (0, 0, 0, 0), (1, 0, 0, stipple), (3, 0, 0, reach), (1, 1, 0, 0), (0, 1, 0, cross),
        (0, 1, 1, 0), (0, GERMANS, 0, cross), (0, GERMANS + 1, 0, 0), (0, GERMANS + 1, 1, cross),
        (3, GERMANS + 1, 1, 0), (0, UNITS, 1, cross), (32, 0, 0, 0),
    ):  # fmt: skip
        bench.set("st_side", whose)
        field.put("top_more", 50, more)
        field.put("top_unit", 50, unit)
        if unit:
            field.put("unit_strength", unit - 1, 5)
        assert Look(bench, HERE).shade == want, (more, unit, whose)
    field.put("top_unit", 50, 1)
    bench.set("shown", 1)
    field.put("hex_field", index(HERE), 0)
    assert Look(bench, HERE).shade == 0, "a plate is not painted over"


@pytest.mark.rule("BA-1.6")
@pytest.mark.rule("BA-1.5")
def test_the_whole_map_tells_sides_before_ground(field: Field) -> None:
    sym, bench = field.bench.sym, field.bench
    names = ("PLAIN", "FOREST", "MOUNTAIN", "TOWN", "PLAIN", "VOID")
    for number, name in enumerate(names):
        field.ground((18, 12), number)
        at = sym["zp_hexview"]
        bench.mem[at : at + 2] = field.index((18, 12))
        assert bench.call("hexview_small").a == sym[f"SMALL_{name}"]
    for unit, name in ((PANZER, "SOLID"), (US, "FRAMED")):
        field.stand(unit, (18, 12))
        bench.call("zones_make", limit=LIMIT)
        at = sym["zp_hexview"]
        bench.mem[at : at + 2] = field.index((18, 12))
        assert bench.call("hexview_small").a == sym[f"SMALL_{name}"]


@pytest.mark.rule("BA-1.12")
@pytest.mark.rule("BA-1.1")
def test_the_headline_has_date_weather_side_and_ground(ardennes: Any) -> None:
    for turn in range(1, 33):
        whose, sky = turn % 2, turn % 4

        def lay(field: Field, turn: int = turn, sky: int = sky) -> None:
            field.bench.set("st_turn", turn)
            field.bench.set("st_weather", sky)
            field.ground(HERE, turn % 5)

        table = Desk(ardennes, lay, whose)
        half = "AM" if turn % 2 else "PM"
        ground = ("plain", "forest", "mountain", "city", "fort")[turn % 5]
        who = ("German", "Allied")[whose]
        day = 16 + (turn - 1) // 2
        assert table.text[19].strip() == f"{day} Dec {half} {WEATHERS[sky]} {who} {ground} 20,20"


@pytest.mark.rule("BA-7.1")
@pytest.mark.rule("BA-7.2")
@pytest.mark.rule("BA-2.2")
@pytest.mark.rule("BA-2.9")
@pytest.mark.rule("BA-2.10")
@pytest.mark.rule("BA-6.3")
def test_a_line_of_the_panel_has_class_strength_share_points_and_state(ardennes: Any) -> None:
    words = "armour", "mot. inf", "infantry", "guns", "rockets", "para", "infiltr."
    for number, name in enumerate((PANZER, MOTOR, FOOT, "388 VAK", "4 VWB", "5/3FJ", GHOST)):
        entry = order_of_battle()[named(name)]

        def lay(field: Field, name: str = name) -> None:
            field.stand(name, HERE)

        table = Desk(ardennes, lay, st_rules=REVISED)
        row = table.text[20]
        assert row[:14].strip() == name and row[14:23].strip() == words[number]
        if name != GHOST:
            assert row[23:29].strip() == str(entry.strength) and row[29:34].strip() == "100%"
        else:
            assert row[23:34].strip() == ""
        assert row[34:36].strip() == str(entry.move)
        assert row[36:].strip() == "" and row[14:].startswith(words[number])
        table.field.put("unit_task", entry.number, 24)
        table.types("2" + "6")
        table.goes_to(HERE)
        assert table.text[20][36:].strip() == ("" if name == GHOST else "X")

    def cut(field: Field) -> None:
        field.stand(PANZER, HERE, 12)
        field.put("unit_whole", named(PANZER), 12)
        field.put("unit_flags", named(PANZER), 1)

    row = Desk(ardennes, cut).text[20]
    assert (row[23:29].strip(), row[29:34].strip(), row[34:36].strip(), row[36:]) == (
        "9/12", "100%", "4", "cut",
    )  # fmt: skip

    def aims(task: int) -> Any:
        def lay(field: Field) -> None:
            field.stand("388 VAK", HERE)
            field.stand(US, (20, 18))
            field.put("unit_task", named(US), task)
            field.put("unit_task", named("388 VAK"), named(US))
            field.put("unit_flags", named("388 VAK"), AIMED)

        return lay

    assert Desk(ardennes, aims(0)).text[20][36:] == "aim"
    assert Desk(ardennes, aims(3)).text[20][36:] == "aimC"


@pytest.mark.rule("BA-5.2")
@pytest.mark.rule("BA-6.3")
@pytest.mark.parametrize(("turns", "attack"), [(0, 8), (1, 6), (2, 4), (3, 3)])
def test_the_plate_of_who_is_cut_off_shows_its_attack_and_the_panel_its_defence_besides(
    ardennes: Any, turns: int, attack: int
) -> None:
    """Table Seven takes a quarter, a half, two thirds of armour's 8: 2, 4, 5.33 is 5."""

    def lay(field: Field) -> None:
        unit = field.stand("1SS Peiper", HERE, 8)
        field.put("unit_whole", unit, 8)
        field.put("unit_flags", unit, turns)

    table = Desk(ardennes, lay)
    assert table.text[20][23:29].strip() == (f"{attack}/8" if turns else "8")
    table.aside("plate_look", X=named("1SS Peiper"), zp_t0=0)
    assert table.byte("zp_hexview", 9) == table.sym["NUMBER_0"] + attack


@pytest.mark.rule("BA-10.9")
def test_the_panel_and_the_plate_show_the_same_blurred_strength(ardennes: Any) -> None:
    seen = set()
    for fog in range(0, 256, 5):

        def lay(field: Field, fog: int = fog) -> None:
            field.stand("9/2", HERE, 10)
            field.ground(HERE, FOREST)
            field.bench.set("st_blur", (30, 20, 0))
            field.bench.set("st_fog", fog)
            field.bench.set("st_rules", BLUR_RULE)

        table = Desk(ardennes, lay)
        told = int(table.text[20][23:29])
        table.aside("plate_look", X=named("9/2"), zp_t0=0)
        number = table.byte("zp_hexview", 9) - table.sym["NUMBER_0"]
        assert 7 <= told <= 13 and number == told
        seen.add(told)
    assert seen == set(range(7, 14))


@pytest.mark.rule("BA-6.9")
def test_towns_and_dumps_are_named_behind_the_prompt(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        field.bench.set("dump_number", (4, 3, 2, 1, 4, 4))

    table = Desk(ardennes, lay)
    assert table.text[23].rstrip() == "M move R resolve ?help"
    for place in ((20, 13), (28, 20), (25, 18)):
        table.goes_to(place)
        tail = table.text[23][23:]
        assert ("Vith" in tail) == (place == (28, 20))
        assert ("dump" in tail) == (place != (28, 20))
    dumps = {}
    for n in range(6):
        at = table.byte("dump_at_lo", n) | table.byte("dump_at_hi", n) << 8
        dumps[at % 52, at // 52] = table.byte("dump_number", n)
    for place, number in dumps.items():
        table.aside("hexview_to", X=place[0] - 1, Y=place[1] - 1)
        table.types("7")
        if place[1] < 33:
            table.types("4" + "1")
        assert table.text[23].rstrip().endswith(f"dump {number}"), place


@pytest.mark.rule("BA-1.11")
@pytest.mark.rule("BA-2.2")
@pytest.mark.rule("BA-2.22")
def test_all_engagements_are_listed_eighteen_to_a_page(ardennes: Any) -> None:
    pairs = [(11 + n % 10 * 2, 12 + n // 10 * 4) for n in range(24)]
    own = [entry for entry in order_of_battle() if entry.side == 0 and entry.strength]
    foes = [entry for entry in order_of_battle() if entry.side == 1 and entry.strength]

    def lay(field: Field) -> None:
        for number, (column, row) in enumerate(pairs):
            a = field.stand(own[number].name, (column, row))
            b = field.stand(foes[number].name, (column, row + 1))
            field.engage(number + 1, (column, row + 1), a, b)
        field.side((11, 13), 0, 1)
        field.ground((13, 13), FOREST)

    table = Desk(ardennes, lay, routine="page_main", phase=PAGE, page_wanted=2, st_next_phase=2)
    rows = [row for row in table.text if " against " in row]
    assert len(rows) == 18 and table.waits
    table.types(" ")
    rest = [row for row in table.text if " against " in row]
    assert len(rest) == 6
    for number, row in enumerate(rows + rest):
        words = row.split()
        assert words[0] == chr(65 + number)
        assert words[1] == f"{pairs[number][0]},{pairs[number][1] + 1}"
        attack, defence = float(words[2]), float(words[4])
        assert attack == own[number].strength
        times = 2 if number == 0 else 1
        if number == 1:
            times = {"armour": 1, "infantry": 3, "paratrooper": 3}.get(foes[1].kind, 2)
        assert defence == foes[number].strength * times
        assert words[5].endswith("*") == (number == 0), "over a river"
        assert words[6] == ("forest" if number == 1 else "plain")
        starts = [row.index(word, 3) for word in (words[1], f" {words[2]} ", words[5], words[6])]
        assert row[1] == words[0] and starts == [4, 9, 26, 31]
    table.types(" ")
    assert not table.waits and table.byte("st_phase") == 2


@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-8.15")
@pytest.mark.rule("BA-1.13")
def test_each_page_is_the_one_that_was_wanted(ardennes: Any) -> None:
    for page, words in (
        (0, "Help: movement and engagements"), (1, "Help: guns that protect"),
        (4, "How both sides have done"),
    ):  # fmt: skip
        table = Desk(
            ardennes, lambda _field: None, routine="page_main", phase=PAGE, page_wanted=page,
            st_next_phase=13,
        )  # fmt: skip
        assert any(words in row for row in table.text)
        table.types(" ")
        assert not table.waits and table.byte("st_phase") == 13


@pytest.mark.rule("BA-8.15")
def test_the_rating_of_both_sides_is_printed(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        field.stand(PANZER, (20, 13))
        field.bench.set("st_lost", (40, 1, 100, 0))

    table = Desk(ardennes, lay, routine="page_main", phase=PAGE, page_wanted=4)
    lost, gained = 0x128, 100
    assert table.text[3].split() == ["Germans", str(25 + gained - lost)]
    assert len(table.text[3]) == len(table.text[5]) == 18, "one under the other"
    assert table.text[5].split() == ["Allies", str(60 + 45 + lost - gained)]


@pytest.mark.rule("BA-1.6")
@pytest.mark.rule("BA-3.1")
@pytest.mark.rule("BA-8.10")
@pytest.mark.rule("BA-8.11")
@pytest.mark.rule("BA-8.12")
def test_the_frame_goes_by_fives_to_the_edges_and_what_decides_is_counted(ardennes: Any) -> None:
    six = ((22, 25), (22, 9), (10, 23), (11, 21), (10, 16), (15, 16))
    antwerp = ((3, 2), (2, 1), (3, 3))
    own = [entry.name for entry in order_of_battle() if entry.kind == "infantry"]
    for held in (
        (), six[:1], six, (*six[1:], (20, 13)), ((20, 13),), antwerp, antwerp[1:2],
        (*six, (20, 13), *antwerp),
    ):  # fmt: skip

        def lay(field: Field, held: tuple[tuple[int, int], ...] = held) -> None:
            for name, place in zip(own, held, strict=False):
                field.stand(name, place)
            field.stand(US, (10, 23) if (10, 23) not in held else (25, 25))

        table = Desk(ardennes, lay, routine="page_main", phase=PAGE, page_wanted=5)
        said = " ".join(row.strip() for row in table.text[18:])
        assert f"{len(set(held) & set(six))} of the six cities" in said
        assert "Liege," in said and ("not Liege" in said) == ((20, 13) not in held)
        assert f"{len(set(held) & set(antwerp))} of the 3 hexes of Antwerp" in said
    for keys, want in (
        ("\x08" * 3, (4, 19)), ("\x08" * 4, (0, 19)), ("\x15" * 5, (44, 19)),
        ("\x15" * 6, (49, 19)), ("\x15" * 7, (49, 19)), ("1" * 3, (19, 4)), ("\x0b" * 4, (19, 0)),
        ("4" * 2, (19, 29)), ("\x0a" * 3, (19, 33)), ("44" * 2, (19, 33)),
        ("\x15" * 6 + "\x08\x15", (49, 19)), ("\x08" * 4 + "\x15" * 3, (15, 19)),
    ):  # fmt: skip
        table = Desk(ardennes, lambda _f: None, routine="page_main", phase=PAGE, page_wanted=5)
        table.types(keys)
        assert (table.byte("st_cursor_x"), table.byte("st_cursor_y")) == want
        window = (table.byte("view_x"), table.byte("view_y"))
        assert window[0] <= want[0] < window[0] + 20 and window[1] <= want[1] < window[1] + 9
        table.types(" ")
        assert not table.waits


@pytest.mark.rule("BA-1.6")
@pytest.mark.rule("BA-3.1")
def test_the_frame_stops_on_the_last_column_and_row(ardennes: Any) -> None:
    for at, keys, want in (((42, 27), "\x15", (47, 27)), ((43, 27), "\x15", (48, 27)),
                           ((44, 27), "\x15", (49, 27)), ((20, 27), "4", (20, 32)),
                           ((20, 28), "4", (20, 33)), ((20, 29), "4", (20, 33))):  # fmt: skip

        def lay(field: Field, at: tuple[int, int] = at) -> None:
            field.bench.set("st_cursor_x", at[0])
            field.bench.set("st_cursor_y", at[1])

        table = Desk(ardennes, lay, routine="page_main", phase=PAGE, page_wanted=5)
        table.types(keys)
        assert (table.byte("st_cursor_x"), table.byte("st_cursor_y")) == want


@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-10.10")
def test_the_panel_passes_over_the_hidden_and_tells_how_many_there_are(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        for name in (PANZER, "513/17", "9/2"):
            field.stand(name, HERE)
        field.stand(FOOT, (1, 1))

    table = Desk(ardennes, lay)
    assert [row.split()[0] for row in table.text[20:23]] == ["513/17", "9/2", "1SS"]
    table.field.put("unit_flags", named("9/2"), 128)
    table.types("74" + "1")
    assert [row[:6].strip() for row in table.text[20:23]] == ["513/17", "1SS Pe", ""]
    for n, unit in ((0, "513/17"), (1, PANZER)):
        got = ardennes.call("panel_unit", A=n)
        assert (got.c, got.x) == (0, named(unit))
    got = ardennes.call("panel_unit", A=2)
    assert (got.c, got.y) == (1, 2)


@pytest.mark.rule("BA-6.6")
@pytest.mark.rule("BA-6.7")
@pytest.mark.rule("BA-6.9")
def test_supply_is_shaded_as_far_from_its_roads_as_each_dump_reaches(ardennes: Any) -> None:
    ardennes.call("campaign_new", limit=LIMIT, st_percent=(100, 100), st_dump_number=4)
    ardennes.call("zones_make", limit=LIMIT, st_cursor_x=37, st_cursor_y=11)
    ardennes.call("view_center", X=37, Y=11)
    state = bytes(ardennes.mem)

    def lay(field: Field) -> None:
        field.bench.mem[:] = state
        field.bench._current = None
        field.bench.set("dump_number", (4, 4, 4, 4, 2, 2))

    table = Desk(ardennes, lay, routine="page_main", phase=PAGE, page_wanted=3, st_next_phase=2)
    assert "x cut off . road - supplied" in table.says
    assert table.byte("shown") == 4
    left, top = table.byte("view_x"), table.byte("view_y")
    looks = {
        (column, row): table.byte("top_more", (row - top) * 20 + column - 1 - left) & 3
        for column in range(left + 1, left + 21)
        for row in range(top + 1, top + 10)
        if column <= 50 and row <= 34
    }
    kept = bytes(ardennes.mem)
    found = ardennes.call("supply_find", A=GERMAN, X=2, limit=LIMIT)
    assert not found.c
    far = Field.field(table.field)
    ardennes.mem[:] = kept
    for place, look in looks.items():
        want = 3 if far[place] == 0 else 1 if far[place] <= 2 else 0
        assert look == want, place
    table.types(" ")
    assert not table.waits and table.byte("shown") == 0


def asks(bench: Any, **inputs: Any) -> Hands:
    """The questions before a campaign."""
    bench.reset()
    return Hands(bench, "menu_new", **inputs)


@pytest.mark.rule("BA-8.1")
@pytest.mark.rule("BA-8.9")
@pytest.mark.parametrize(
    ("keys", "rules", "weather", "percent", "human", "level"),
    [
        ("1111", REVISED, 0, (100, 100), (1, 1), 3),
        ("21211", CLASSIC, 0, (120, 100), (1, 1), 3),
        ("12322", REVISED, 1, (100, 120), (1, 0), 2),
        ("13133", REVISED, 2, (100, 100), (0, 1), 3),
        ("14141", REVISED, 3, (100, 100), (0, 0), 1),
    ],
)
def test_the_answers_make_the_campaign(
    ardennes: Any,
    keys: str,
    rules: int,
    weather: int,
    percent: tuple[int, int],
    human: tuple[int, int],
    level: int,
) -> None:
    table = asks(ardennes)
    for key in keys[: 5 if human != (1, 1) else 4]:
        assert table.waits
        table.types(key)
    assert not table.waits and not table.result.c
    assert (table.byte("st_rules"), table.byte("st_weather_kind")) == (rules, weather)
    both = [(table.byte(name), table.byte(name, 1)) for name in ("st_percent", "st_human")]
    assert both == [percent, human]
    assert (table.byte("st_level"), table.byte("st_level", 1)) == (level, level)
    rest = {
        "st_strikes": (1, 6), "st_v2": (1,), "st_dump_number": (4,), "st_blur": (30, 20, 0),
        "st_by_hand": (0,), "st_noises": (1,), "st_autosave": (1,), "st_weather": (1,),
    }  # fmt: skip
    for name, values in rest.items():
        assert tuple(table.byte(name, n) for n in range(len(values))) == values, name
    assert table.byte("unit_at_hi") != NOWHERE


@pytest.mark.rule("BA-8.1")
def test_escape_goes_a_question_back_and_a_question_mark_helps(ardennes: Any) -> None:
    table = asks(ardennes)
    heads = (
        "which rules?", "the weather", "strength", "who commands?", "the computer",
    )  # fmt: skip
    helps = "the rules", "the weather", "strength", "who commands", "the computer"
    for head, about, key in zip(heads, helps, "11124", strict=True):
        assert head in table.text[0]
        table.types("?")
        assert f"Help: {about}" in table.text[0]
        table.types(" ")
        assert head in table.text[0]
        if head != heads[-1]:
            table.types("9" + key)
    for head in reversed(heads[:-1]):
        table.types("\x1b")
        assert head in table.text[0]
    table.types("\x1b")
    assert not table.waits and table.result.c


LETTERS = (
    ("A", "st_percent", 0, 80, 120, 5), ("B", "st_percent", 1, 80, 120, 5),
    ("C", "st_strikes", 0, 0, 12, 1), ("D", "st_strikes", 1, 0, 12, 1),
    ("F", "st_dump_number", 0, 2, 6, 1), ("N", "st_blur", 0, 0, 50, 10),
    ("O", "st_blur", 1, 0, 50, 10), ("P", "st_blur", 2, 0, 50, 10),
)  # fmt: skip
SWITCHES = (
    ("E", "st_v2", 1), ("G", "st_by_hand", 1), ("H", "st_rules", 2), ("I", "st_rules", 4),
    ("J", "st_rules", 16), ("K", "st_rules", 32), ("L", "st_rules", 1), ("M", "st_rules", 8),
    ("Q", "st_noises", 1),
)  # fmt: skip


@pytest.mark.rule("BA-8.1")
@pytest.mark.rule("BA-10.9")
def test_each_option_goes_round_its_values_on_its_line(ardennes: Any) -> None:
    table = asks(ardennes)
    table.types("1141")
    assert "each option" in table.text[0]
    begun = [table.text[2 + n].split()[-1] for n in range(17)]
    assert begun == "100 100 1 6 yes 4 no yes yes yes yes no no 30 20 0 yes".split()
    for key, name, at, low, high, step in LETTERS:
        values = list(range(low, high + 1, step))
        begun = values.index(table.byte(name, at))
        row = 2 + ord(key) - 65
        for value in values[begun + 1 :] + values[: begun + 1]:
            table.types(key)
            assert table.byte(name, at) == value
            assert table.text[row].split()[-1] == str(value)
    for key, name, bit in SWITCHES:
        row = 2 + ord(key) - 65
        for _ in range(2):
            before = table.byte(name)
            table.types(key)
            assert table.byte(name) == before ^ bit
            assert table.text[row].split()[-1] == ("yes" if table.byte(name) & bit else "no")
    before = bytes(table.mem[table.sym["state_begin"] : table.sym["state_end"]])
    table.types("R@8")
    assert bytes(table.mem[table.sym["state_begin"] : table.sym["state_end"]]) == before
    table.types("? ")
    assert "each option" in table.text[0]
    table.types("\x1b")
    assert "strength" in table.text[0], "back to the question that leads here"
    table.types("41")
    table.types("AG\r")
    assert not table.waits and not table.result.c
    assert table.byte("st_percent") == 105 and table.byte("st_placing") == 1


def test_the_ground_of_these_tests_is_plain(field: Field) -> None:
    assert field.terrain(HERE) == PLAIN and named(TANKS) >= GERMANS
