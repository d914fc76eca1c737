"""Half-days, battles and pages by keys at their borders: what is named, drawn and refused."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour
from grognard.rom_build.games import game_folder

from .army import BEHIND, NOWHERE, index, named
from .desk import ALLIED, GERMAN, GUARD, HERE, RESOLVE, Desk
from .land import Field
from .test_exact_orders import FA, LOG_WORK, both, engaged, in_hand, stands
from .test_exact_units import FOOT, MOTOR, NORTH, PANZER, SOUTH, US

STACKED = 32
"""PLATE_STACK."""


def drawn(field: Field) -> None:
    at = field.bench.sym["hexview_mono"]  # without a disk, and counted: inc $D0F0; clc; rts
    field.bench.mem[at : at + 5] = b"\xee\xf0\xd0\x18\x60"
    field.bench.mem[0xD0F0] = 0


@pytest.mark.rule("BA-1.12")
@pytest.mark.rule("BA-2.5")
def test_the_last_row_tells_who_is_in_hand_and_of_how_many(ardennes: Any) -> None:
    table = Desk(ardennes, in_hand(MOTOR, FOOT))
    assert table.says == "- puts 27/12VG infantry 5 +1 ?help"


@pytest.mark.rule("BA-7.1")
@pytest.mark.rule("BA-7.2")
@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-1.12")
def test_a_line_of_the_panel_has_its_columns_and_nobody_behind_the_last(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        field.stand(FOOT, BEHIND, 4)
        field.put("unit_full", named(FOOT), 5)
        field.behind()
        field.behind(number=255)

    table = Desk(ardennes, lay, st_cursor_x=30, st_cursor_y=23)
    line, second = table.panel[:2]
    assert line.startswith(FOOT) and line.index("infantry") == 14
    assert line[22:25] == " 4 " and line[28:33] == " 80% "
    assert not second.strip()
    table.field.ground((20, 20), 5)
    table.goes_to((20, 20))
    assert "20,20" not in table.text[19] + table.text[20], "off the map there is no ground"


@pytest.mark.rule("BA-1.10")
def test_what_is_shown_again_stands_alone_on_its_rows(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        for name in (MOTOR, FOOT, "48/12VG"):
            field.stand(name, HERE)
        at = field.bench.sym["log_event"]
        field.bench.mem[at : at + 4] = bytes((LOG_WORK, *index(HERE).to_bytes(2, "little"), 1))

    table = Desk(ardennes, lay, routine="movie_event")
    assert [row.strip() for row in table.text[20:23]] == ["German blow the bridge", "", ""]


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-8.6")
@pytest.mark.rule("BA-1.10")
def test_each_phase_of_a_half_day_comes_to_its_own_routine(ardennes: Any) -> None:
    fought = Desk(ardennes, stands(), GERMAN, "half_main", RESOLVE)
    assert not fought.waits and fought.byte("st_phase") == 4
    shown = Desk(ardennes, stands(), GERMAN, "half_main", 10, st_next_phase=2)
    assert shown.waits and "Nothing has happened" in shown.says


@pytest.mark.rule("BA-2.39")
@pytest.mark.rule("BA-8.8")
@pytest.mark.rule("BA-1.9")
@pytest.mark.rule("BA-2.14")
def test_drawings_are_changed_and_the_cursor_is_moved_between_battles(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        drawn(field)
        field.engage(1, (20, 3), field.stand(FOOT, (20, 4)), field.stand(US, (20, 3)))
        field.stand(MOTOR, (20, 4))
        field.ground((20, 4), 0)
        field.ground((20, 3), 0)
        field.behind(task=2)
        field.engage(2, HERE, field.stand("48/12VG", HERE))

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    assert table.cursor == (20, 4) and table.says.startswith("N next battle")
    table.types("Y")
    assert table.says.startswith("N next battle") and table.mem[0xD0F0] == 1
    before = table.panel[0]
    table.types("4")
    assert table.panel[0] != before
    table.types("\r")
    assert table.cursor == (20, 5) and table.says.startswith("N next battle"), "nobody is here"
    table.types("1\r")
    assert table.says.startswith("Battle A 5 against 5"), "of the hex, whoever is named first"


@pytest.mark.rule("BA-2.39")
@pytest.mark.rule("BA-1.9")
@pytest.mark.rule("BA-8.8")
def test_the_battle_of_who_is_named_first_is_fought_or_another_of_the_hex(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        field.engage(1, NORTH, field.stand(FOOT, HERE), field.stand(US, NORTH))
        field.engage(2, SOUTH, field.stand(MOTOR, HERE), field.stand("9/2", SOUTH))
        field.stand(PANZER, HERE)
        field.engage(3, BEHIND, field.stand("48/12VG", BEHIND))
        field.put("plan_state", 0, 3)

    for first, says in ((0, "Battle A 5 against 5"), (1, "Battle B 7 against 6"), (2, "Battle A")):
        table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
        table.set("panel_first", first)
        table.types("\r")
        assert table.says.startswith(says), first
    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    table.types("NN")
    assert table.byte("engage_at_hi", 2) == NOWHERE, "nobody behind the last is in it"


@pytest.mark.rule("BA-8.6")
@pytest.mark.rule("BA-2.14")
def test_drawings_are_changed_while_guns_are_aimed(ardennes: Any) -> None:
    guns = Desk(ardennes, both(drawn, stands((FA, HERE))), ALLIED, phase=GUARD)
    guns.types("Y")
    assert guns.waits and guns.says.startswith("A: a gun protects") and guns.mem[0xD0F0] == 1


@pytest.mark.rule("BA-8.9")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_a_computer_plays_by_its_side_and_level_and_names_its_side(
    ardennes: Any, side: int, level: int
) -> None:
    """The weights of the German's three levels come first; nobody's level is the best."""
    table = Desk(ardennes, stands(), side, "computer_main", 11, st_level=(level, level))
    assert table.byte("ai_player") == 3 * side + (level or 3) - 1
    assert ("German" in " ".join(table.text)) == (side == GERMAN)
    lines = (game_folder("ardennes") / "data" / "posts.csv").read_text("utf-8").splitlines()
    posts = sum(line.startswith(("German,", "Allied,")[side]) for line in lines)
    assert table.text[3].strip() == f"Of {posts} towns and crossings, done: {posts}"


@pytest.mark.rule("BA-3.1")
@pytest.mark.rule("BA-1.6")
@pytest.mark.parametrize(
    ("keys", "end"), [("\x15" * 20, (50, 20)), ("4" * 20, (20, 34)), ("\x08" * 20, (1, 20))]
)
def test_on_the_whole_map_the_cursor_stops_at_the_border(
    ardennes: Any, keys: str, end: tuple[int, int]
) -> None:
    table = Desk(ardennes, stands(), routine="whole_show")
    table.types(keys)
    assert table.cursor == end


@pytest.mark.rule("BA-2.2")
@pytest.mark.rule("BA-1.11")
def test_the_list_names_each_engagement_with_both_sums_and_the_odds(ardennes: Any) -> None:
    table = Desk(ardennes, engaged, routine="list_show")
    rows = [row.split() for row in table.text if " against " in row]
    assert rows == [["A", "20,19", "5", "against", "5", "1-1", "plain"]]


@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-1.8")
@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-8.6")
@pytest.mark.parametrize("phase", [2, GUARD])
def test_only_a_key_that_means_nothing_is_refused(ardennes: Any, phase: int) -> None:
    """Its sound is counted: inc $D0F0; rts."""

    def lay(field: Field) -> None:
        field.stand(FA, HERE)
        at = field.bench.sym["sound_refuse"]
        field.bench.mem[at : at + 4] = b"\xee\xf0\xd0\x60"
        field.bench.mem[0xD0F0] = 0

    table = Desk(ardennes, lay, ALLIED, phase=phase)
    for keys, refused in (("41", 0), (" ", 0), ("7", 1), ("N", 1)):
        table.types(keys)
        assert table.mem[0xD0F0] == refused, keys


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-8.6")
@pytest.mark.rule("BA-10.1")
def test_the_cursor_does_not_begin_where_nobody_stands(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        field.behind()
        field.stand(MOTOR, neighbour(BEHIND, 0))

    table = Desk(ardennes, lay, ALLIED, "half_main", 1, st_turn=5)
    assert table.cursor == (28, 20), "Saint-Vith"


@pytest.mark.rule("BA-8.1")
def test_every_option_has_its_key_and_no_other_changes_one(ardennes: Any) -> None:
    table = Desk(ardennes, stands(), routine="menu_custom", st_percent=(100, 95))
    begin, end = table.sym["st_human"], table.sym["st_autosave"] + 3
    before = bytes(table.mem[begin:end])
    page = table.text
    table.types("R@>")
    assert bytes(table.mem[begin:end]) == before and table.text == page
    rows = [row for row in page if "strength in percent" in row]
    assert [row[34:] for row in rows] == ["100", "95"] and rows[0][33] == " "
    table.types("A")
    assert [row[34:] for row in table.text if "strength in percent" in row] == ["105", "95"]
    table.types("?")
    assert table.text != page
    table.types(" \x1b")
    assert not table.waits and table.result.c


@pytest.mark.rule("BA-5.2")
@pytest.mark.rule("BA-1.3")
@pytest.mark.rule("BA-1.4")
@pytest.mark.rule("BA-2.1")
def test_the_plate_of_a_hex_is_that_of_the_unit_on_top(ardennes: Any) -> None:
    table = Desk(ardennes, stands())
    field, bench = table.field, ardennes
    strengths = {PANZER: 3, MOTOR: 5, "1SS Sandig": 7, "1SS Knittel": 9}
    for n, (name, strength) in enumerate(strengths.items()):
        field.stand(name, (16 + 2 * n, 20), strength)
    field.stand(FOOT, (18, 20), 11)
    at = bench.sym["top_more"] + 220
    bench.mem[at] = 77
    bench.call("hexview_begin")
    assert bench.mem[at] == 77, "the window ends"
    base, looks = bench.sym["zp_hexview"], []
    for place in ((16, 20), (18, 20), (20, 20), (22, 20), (24, 20)):
        here = field.index(place)
        slot = bench.call("hexview_slot_at", zp_arg0=here).a
        bench.mem[base : base + 16] = here + bytes([slot]) + bytes(13)
        bench.call("hexview_look")
        looks.append((bench.mem[base + 9], bool(bench.mem[base + 8] & STACKED)))
    one = bench.sym["NUMBER_0"]
    want = [(one + 3, False), (one + 11, True), (one + 7, False), (one + 9, False), (0, False)]
    assert looks == want
