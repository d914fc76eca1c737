"""The orders phase key by key on the bench, where it is quick and where code can be changed."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from . import kampf_book as book
from .bench_table import (
    ALL_MENU,
    MAP_MENU,
    MOVED,
    PHASE_ORDERS,
    SEEN,
    UNIT_MENU,
    BenchTable,
)
from .field import GERMAN, NOWHERE, SOVIET, Field, number
from .test_orders_play import (  # noqa: F401  the tests of the whole machine, at this table
    at,
    lay,
    order,
    test_a_bombardment_is_offered_gun_by_gun,
    test_all_units_mode,
    test_getting_on_and_off,
    test_inspecting_enemies,
    test_movement_orders_and_taking_them_back,
    test_the_map_menu,
    test_walking_up_the_chain_of_command,
)

PHASE_COMBAT, LIT = 4, 0x80
NO_UNIT_WORDS = "There is no such unit."


@pytest.fixture
def table(kampf: Any) -> BenchTable:
    return BenchTable(kampf, lay)


@pytest.mark.rule("KG-1.1.1")
@pytest.mark.rule("KG-5.0.1")
@pytest.mark.rule("KG-5.9.1")
def test_orders_end_with_the_other_side_combat_or_the_game(kampf: Any) -> None:
    for side, after in ((GERMAN, [PHASE_ORDERS, 1]), (SOVIET, [PHASE_COMBAT, 0])):
        table = BenchTable(kampf, lay, side)
        for key in "X\x1b":
            assert order(table, key)[2] == "End your orders? (Y/N)"
            assert order(table, "N")[2:] == MAP_MENU
            order(table, key + "?")
            assert table.text[0].strip().startswith("Help: the map")
            assert order(table, "\x1b")[2:] == MAP_MENU and table.waits
        order(table, "0N")
        assert table.waits and table.byte("st_last_turn") == 20
        order(table, "XY")
        assert not table.waits
        assert [table.byte("st_phase"), table.byte("st_side")] == after
        table = BenchTable(kampf, lay, side)
        table.set("st_turn", 7)
        table.set("st_goes_on", 1)
        assert order(table, "0")[2] == "Do both sides end the game? (Y/N)"
        order(table, "Y")
        assert not table.waits
        assert [table.byte(n) for n in ("st_phase", "st_last_turn", "st_goes_on")] == [5, 7, 0]


@pytest.mark.rule("KG-5.0.1")
def test_two_players_change_seats(kampf: Any) -> None:
    def both(field: Field) -> None:
        lay(field)
        field.bench.set("st_human", [1, 1])

    for side, name in ((GERMAN, "German"), (SOVIET, "Soviet")):
        for key in "sS":
            table = BenchTable(kampf, both, side)
            order(table, key)
            saves = side == SOVIET  # with the Germans' orders, for a Soviet who sits elsewhere
            assert table.waits != saves
            if saves:
                assert [table.byte(f"st_{n}") for n in ("phase", "next_phase")] == [8, 3]
        for key in "RT":
            table = BenchTable(kampf, both, side)
            order(table, key)
            assert table.panel[0].startswith(f"{name} orders")
        table = BenchTable(kampf, both, side)
        assert table.text[0].strip() == f"{name} orders"
        assert f"The {name} player sits down," in "\n".join(table.text)
        order(table, " ")
        assert table.panel[0] == f"{name} orders   Turn 1 of 20  Sight 20"


@pytest.mark.rule("KG-5.0.1")
@pytest.mark.rule("KG-5.1.1")
def test_the_cursor_begins_on_the_command_hq_or_stays_on_the_map(kampf: Any) -> None:
    def begun(side: int, hq: bool, cursor: tuple[int, int], rows: int = 60) -> tuple[int, int]:
        def laid(field: Field) -> None:
            lay(field)
            field.bench.set("st_map_rows", rows)
            if not hq:
                field.unit(side, "A0", "PANTHER", 0, NOWHERE, NOWHERE)
            for name, value in zip(("st_cursor_x", "st_cursor_y"), cursor, strict=True):
                field.bench.set(name, value)

        return BenchTable(kampf, laid, side).cursor

    assert begun(GERMAN, True, (5, 6)) == (26, 20)
    assert begun(SOVIET, True, (5, 6)) == (34, 22)
    for side in (GERMAN, SOVIET):
        assert begun(side, False, (5, 6)) == (5, 6)
        assert begun(side, False, (59, 59)) == (59, 59)
        assert begun(side, False, (60, 60)) == (0, 0)
        assert begun(side, False, (59, 29), rows=30) == (59, 29)
        assert begun(side, False, (59, 30), rows=30) == (59, 0)


@pytest.mark.rule("KG-5.1.1")
@pytest.mark.rule("KG-5.2.1")
@pytest.mark.rule("KG-5.2.2")
def test_the_panel_of_the_map_and_of_a_unit(table: BenchTable) -> None:
    first = ["German orders   Turn 1 of 20  Sight 20", "Square 26,20: clear"]
    assert table.panel == [*first, *MAP_MENU]
    table.field.ground(27, 20, 3, height=5)
    assert order(table, "3") == [first[0], "Square 27,20: road slope, height 5", *MAP_MENU]
    assert order(table, "B0")[2:] == UNIT_MENU
    assert order(table, "Z")[2:] == ALL_MENU
    assert table.text[20][33:] == " B-ALL"
    assert order(table, "Z")[2:] == UNIT_MENU
    assert order(table, "T")[2:] == ["It has no target.", ""]
    assert order(table, "C")[2:] == UNIT_MENU, "what was said is said once"
    for leave in "QX\x1b":
        assert order(table, leave) == [first[0], "Square 27,20: road slope, height 5", *MAP_MENU]
        order(table, "B0")
    order(table, "Q")
    table.field.ground(28, 20, 1)
    assert order(table, "3")[1] == "Square 28,20: road"


@pytest.mark.rule("KG-5.1.1")
@pytest.mark.rule("KG-5.2.2")
@pytest.mark.rule("KG-4.4.3")
def test_what_is_said_gives_way_to_the_menu_when_the_cursor_moves(table: BenchTable) -> None:
    for words in ("The objective area, 19 x 19: its centre", "Your start line."):
        assert order(table, "W")[2:] == [words, ""]
    assert order(table, "3")[2:] == MAP_MENU
    assert order(table, "B0T")[2] == "It has no target."
    assert order(table, "7")[2:] == UNIT_MENU


@pytest.mark.rule("KG-1.2.1")
@pytest.mark.rule("KG-5.5.1")
def test_a_return_behind_an_answer_is_no_order_and_later_ones_count(table: BenchTable) -> None:
    for answered in ("XN\r", "XN"):
        assert order(table, answered)[2:] == MAP_MENU, "the RETURN takes up no unit"
        order(table, "B1S")
        assert order(table, "\r")[2:] == UNIT_MENU
        order(table, "Q")


BOUND = {"map": "0VWXYZ9?/.,-\r\x1b12345678\x08\x0a\x0b\x15ABCDEFGHIJKLMNOPQRSTU"}
BOUND["unit"] = "QXABCDEFHIKLMNOPRSTVZ?/.,-\x1b12345678\x08\x0a\x0b\x15"


@pytest.mark.rule("KG-5.1.1")
@pytest.mark.rule("KG-5.2.2")
def test_every_other_key_is_refused_and_changes_nothing(table: BenchTable) -> None:
    for mode, first in (("map", "0N"), ("unit", "B0")):
        order(table, first)
        state = table.sym["state_begin"], table.sym["state_end"]
        before = bytes(table.mem[state[0] : state[1]]), bytes(table.mem[0x2000:0x4000])
        for key in map(chr, range(128)):
            if key.upper() not in BOUND[mode]:
                order(table, key)
                after = bytes(table.mem[state[0] : state[1]]), bytes(table.mem[0x2000:0x4000])
                assert after == before, (mode, key)


@pytest.mark.rule("KG-5.1.1")
@pytest.mark.rule("KG-5.3.1")
@pytest.mark.rule("KG-4.1.2")
def test_a_letter_then_an_index_or_a_for_all(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "U8", "SMG", 30, 9, 9)
    assert order(table, "U")[2] == "Unit (0 to 8, A all) U"
    assert order(table, "8")[0].startswith("U8  30 SMG")
    for back in "X\x1b":
        assert order(table, "QB" + back)[2:] == MAP_MENU
        assert order(table, "B0")[0].startswith("B0")
    for all_ in "AZ":
        panel = order(table, "QB" + all_)
        assert panel[0].startswith("B0") and panel[0].endswith("-ALL") and panel[2:] == ALL_MENU
    order(table, "Q")
    for refused in ("B9", "B/", "BB", "B["):
        assert order(table, refused)[2].startswith("Unit (0 to 8"), refused
        order(table, "X")
    field.unit(GERMAN, "B3", "SMG", 0, 9, 9, start=30)
    for missing in ("B3", "B8"):
        assert order(table, missing)[2] == NO_UNIT_WORDS
    assert order(table, "EA")[2] == "Its HQ is destroyed: no all-units orders"
    assert order(table, "E0")[2] == NO_UNIT_WORDS
    for nobody in "FT":
        panel = order(table, nobody)
        assert panel[2] == "There is no such formation.", "told at once"
        assert panel[0].startswith("German orders")
    for wrong in "V@[":
        assert order(table, wrong)[0].startswith("German orders"), wrong


@pytest.mark.rule("KG-AM.7")
@pytest.mark.rule("KG-5.2.2")
def test_l_and_n_find_units(kampf: Any, table: BenchTable) -> None:
    field = table.field
    assert order(table, "D0L")[2] == "off the map"
    assert table.cursor == (26, 20)
    field.unit(GERMAN, "E1", "SMG", 30, 0, 25)
    assert order(table, "NL")[0].startswith("E1") and table.cursor == (0, 25)
    assert order(table, "N")[0].startswith("A0"), "after the last the first"
    field.unit(GERMAN, "U8", "SMG", 30, 1, 25)
    assert order(table, "QE1N")[0].startswith("U8")
    assert order(table, "N")[0].startswith("A0")

    def alone(field: Field) -> None:
        Field(field.bench)
        field.unit(GERMAN, "B1", "SMG", 30, 9, 9)
        field.bench.set("st_human", [1, 0])

    table = BenchTable(kampf, alone)
    assert order(table, "B1N")[0].startswith("B1"), "there is no other"


@pytest.mark.rule("KG-5.1.2")
@pytest.mark.rule("KG-4.4.4")
def test_z_steps_through_own_units_then_enemies_that_are_seen(kampf: Any) -> None:
    table = BenchTable(kampf, lay)
    field = table.field
    table.goes_to(22, 22)
    field.unit(GERMAN, "U8", "SMG", 30, 22, 22)
    field.unit(GERMAN, "B3", "SMG", 0, 22, 22, start=9)
    field.unit(SOVIET, "A0", "T-34/76C", 3, 22, 22)
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 22, 22, flags=SEEN)
    field.unit(SOVIET, "B2", "S-RIFLE", 30, 22, 22, flags=MOVED)
    field.unit(SOVIET, "B4", "S-RIFLE", 0, 22, 22, flags=SEEN, start=9)
    field.unit(SOVIET, "U8", "82MOR", 4, 22, 22, flags=SEEN)
    heads = []
    order(table, "Z")
    for _ in range(6):
        heads.append((table.panel[0].split()[0], table.panel[2]))
        order(table, " ")
    own, foe = "Next Quit  RETURN orders", "Next Quit"
    assert heads == [("C0", own), ("C1", own), ("U8", own), ("A2", foe), ("U8", foe),
                     ("German", MAP_MENU[0])]  # fmt: skip
    for leave in "QX\x1b":
        assert order(table, "Z" + leave)[2:] == UNIT_MENU or table.panel[2:] == MAP_MENU
    for leave in "QX\x1b":
        order(table, "Z   ")
        assert table.panel[1] == "An enemy that you see."
        assert order(table, leave)[0].startswith("German orders")
    assert order(table, "ZN\r")[0].startswith("C1") and table.panel[2:] == UNIT_MENU
    order(table, "Q")
    table.goes_to(22, 23)
    assert order(table, "Z")[2] == "Nobody to be seen here."
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 22, 23, flags=SEEN)
    assert order(table, "Z")[0].startswith("A2")
    assert order(table, " ")[2:] == MAP_MENU
    table.goes_to(26, 20)
    assert order(table, "Z")[0].startswith("A0"), "the very first unit"
    table = BenchTable(kampf, lay, SOVIET)
    field.unit(SOVIET, "A0", "T-34/76C", 3, 3, 3, flags=SEEN)
    field.unit(SOVIET, "U8", "82MOR", 4, 3, 3)
    field.unit(GERMAN, "A0", "PANTHER", 4, 3, 3, flags=SEEN)
    table.goes_to(3, 3)
    assert order(table, "Z")[0].startswith("A0   3 T-34/76C   xxx")
    assert order(table, "N")[0].startswith("U8")
    assert order(table, "N")[0].startswith("A0   4 PANTHER    III")
    assert order(table, "N")[0].startswith("Soviet")


@pytest.mark.rule("KG-5.1.1")
def test_return_takes_the_first_unit_here_that_is_not_carried(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "A8", "SMG", 30, 22, 22, carrier=number("C0"))
    field.unit(GERMAN, "B8", "SMG", 0, 22, 22, start=30)
    table.goes_to(22, 22)
    assert order(table, "\r")[0].startswith("C0") and table.panel[2:] == UNIT_MENU
    order(table, "ZQ")
    assert order(table, "\r")[2:] == UNIT_MENU, "not for all units"
    order(table, "Q")
    table.goes_to(3, 3)
    assert order(table, "\r")[2] == "Nobody to be seen here."
    field.unit(SOVIET, "A0", "S-RIFLE", 30, 3, 3)
    assert order(table, "\r")[2] == "Nobody to be seen here."
    field.unit(GERMAN, "U8", "SMG", 30, 3, 3)
    assert order(table, "\r")[0].startswith("U8")
    order(table, "Q")
    field.unit(GERMAN, "A0", "SMG", 30, 3, 3, load=4)
    assert order(table, "\r")[0].startswith("A0")


@pytest.mark.rule("KG-AM.7")
def test_the_list_shows_42_units_on_a_page_in_two_columns(table: BenchTable) -> None:
    field = table.field
    names = [f"{letter}{index}" for letter in "ABCDEFGHIJKLMNOPQRSTU" for index in range(9)]
    for name in names:
        field.unit(GERMAN, name, "SMG", 0, NOWHERE, NOWHERE, start=9)
    living = names[:50] + ["U8"]
    for n, name in enumerate(living):
        field.unit(GERMAN, name, "SMG", 100 + n, 9, 9, start=9)
    cells = [f"{name} {100 + n} SMG" for n, name in enumerate(living)]
    order(table, "9")
    rows = table.text[2:23]
    assert [row[:20].rstrip() for row in rows] == cells[:21]
    assert [row[20:] for row in rows] == cells[21:42]
    order(table, " ")
    assert [row for row in table.text[2:] if row] == cells[42:]
    assert order(table, " ")[0].startswith("German orders")
    for leave in "QX\x1b":
        order(table, "9")
        assert order(table, leave)[0].startswith("German orders"), "after the first page"


@pytest.mark.rule("KG-6.0.1")
@pytest.mark.rule("KG-6.0.2")
@pytest.mark.rule("KG-6.0.3")
@pytest.mark.rule("KG-Q.3")
@pytest.mark.rule("KG-7.9.3")
@pytest.mark.slow
def test_help_ends_with_the_card_of_all_weapons(table: BenchTable) -> None:
    heads = ("the map", "one unit", "delays", "ground")
    for key in "?/":
        order(table, key)
        for head in heads:
            assert f"Help: {head}" in table.text[0]
            order(table, " ")
        for page in range(5):
            assert table.text[0].strip() == "Weapons      MR MP SS AC SP SL MG FA BA"
            assert [row.split() for row in table.text[1:21] if row] == card()[20 * page :][:20]
            assert "penetration" in table.text[21]
            order(table, " ")
        assert table.panel[2:] == MAP_MENU
    for leave in "QX\x1b":
        for pages in range(9):
            order(table, "?" + " " * pages + leave)
            assert table.panel[2:] == MAP_MENU


def card() -> list[list[str]]:
    """The cells of the data card, a row a weapon; those up to 47 have numbers in the book."""
    rows = sorted(book.chart().values(), key=lambda row: int(row["number"]))
    cells = []
    for row in rows:
        number = [row["number"]] if int(row["number"]) < 48 else []
        armoured = int(row["number"]) < 48 or row["name"] in ("HALFTRACK", "HALFTRK")
        last = [row[n] for n in ("mg", "fa", "ba")] if armoured else ["DF", row["df"]]
        first = [row[n] for n in ("mr", "mp", "ss", "ac", "sp", "sl")]
        cells.append([*number, *row["name"].split(), *first, *last])
    return cells


@pytest.mark.rule("KG-6.0.1")
@pytest.mark.rule("KG-6.0.3")
def test_help_of_a_unit_comes_to_the_line_of_its_weapon(table: BenchTable) -> None:
    order(table, "B0?")
    assert "Help: one unit" in table.text[0]
    signs = [row.split()[0] for row in table.text[21:]]
    assert signs == ["A40", "Supp", "III,"], "what the lines of a unit say in short"
    order(table, "   ")
    row = 1 + int(next(r["number"] for r in book.chart().values() if r["name"] == "PZ-IVH")) % 20
    lit = [bytes(hires_page.cell(table.mem, 12, n)) for n in (row, row + 1)]
    assert "PZ-IVH" in table.text[row] or table.text[row].strip("\u00b7 ") == ""
    assert lit[0] == bytes([0x7F] * 8) and lit[1] == bytes(8), "the cell behind the name"


@pytest.mark.rule("KG-5.8.1")
def test_a_soviet_unit_inspects_no_friend(kampf: Any) -> None:
    table = BenchTable(kampf, lay, SOVIET)
    assert order(table, "A1I")[2] == "No enemy is seen."
