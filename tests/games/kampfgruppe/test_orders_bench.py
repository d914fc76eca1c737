"""The orders phase key by key on the bench, where it is quick and where code can be changed."""

from __future__ import annotations

from typing import Any

import kampf_book as book
import pytest
from bench_table import BenchTable
from field import GERMAN, NO_UNIT, NOWHERE, SOVIET, Field, number
from test_orders_play import (  # noqa: F401  the tests of the whole machine, at this table
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


@pytest.fixture
def table(kampf: Any) -> BenchTable:
    return BenchTable(kampf, lay)


MAP_MENU = ["1-8 cursor  A-U unit  RETURN unit here", "0 end 9 list V view W goal X done Y Z ?"]
UNIT_MENU = ["Bomb Cntr Dis Emb Face HQ Insp Kanc Look", "Move Nxt Obj Pass Quit Rng Spd Tg Vw Z ?"]
ALL_MENU = ["Advance Face Kancel Move Range Speed:", "all units obey.   Z one unit  Quit  ?"]
MOVED, MOVED_BEFORE, SEEN, PRIORITY, OFF_MAP, LOAD_ALL = 1, 2, 8, 16, 64, 128
PHASE_ORDERS, PHASE_COMBAT, PHASE_END = 3, 4, 5
NO_UNIT_WORDS = "There is no such unit."
LIT = 0x80


def goes_to(table: BenchTable, x: int, y: int) -> None:
    """Put the cursor there at once."""
    table.aside("cursor_to", X=x, Y=y)


def goals(table: BenchTable, unit: str) -> list[int]:
    return [table.field.get(GERMAN, unit, f) for f in ("goal_x", "goal_y", "next_x", "next_y")]


@pytest.mark.rule("KG-1.1.1")
@pytest.mark.rule("KG-5.0.1")
@pytest.mark.rule("KG-5.9.1")
def test_orders_end_with_the_other_side_combat_or_the_game(kampf: Any) -> None:
    for side, after in ((GERMAN, [PHASE_ORDERS, 1]), (SOVIET, [PHASE_COMBAT, 0])):
        table = BenchTable(kampf, lay, side)
        for key in "X\x1b":
            assert order(table, key)[2] == "End your orders? (Y/N)"
            assert order(table, "N")[2:] == MAP_MENU
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
        table = BenchTable(kampf, both, side)
        assert table.text[0] == f"{name} orders"
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
    assert table.text[20][34:] == "-ALL"
    assert order(table, "Z")[2:] == UNIT_MENU
    assert order(table, "T")[2:] == ["It has no target.", ""]
    assert order(table, "C")[2:] == UNIT_MENU, "what was said is said once"
    for leave in "QX\x1b":
        assert order(table, leave) == [first[0], "Square 27,20: road slope, height 5", *MAP_MENU]
        order(table, "B0")
    before = table.panel
    assert order(table, "GUWY01@[\r ")[1:] == before[1:]


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
    for wrong in "V@[":
        assert order(table, wrong)[0].startswith("German orders"), wrong


@pytest.mark.rule("KG-5.3.1")
def test_all_units_orders_reach_the_living_of_the_formation_alone(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "B7", "PZ-IVH", 0, 24, 24, start=5, facing=1)
    field.unit(GERMAN, "B8", "PZ-IVH", 5, 24, 24, facing=1)
    order(table, "BAF6")
    facings = {u: field.get(GERMAN, u, "facing") for u in ("A1", "B0", "B7", "B8", "C0")}
    assert facings == {"A1": 3, "B0": 6, "B7": 1, "B8": 6, "C0": 3}
    assert table.panel[0].startswith("B0")
    assert order(table, "N")[0].startswith("B1") and not table.text[20].endswith("-ALL")
    order(table, "F2")
    assert [field.get(GERMAN, u, "facing") for u in ("B0", "B1", "B2")] == [6, 2, 6]


@pytest.mark.rule("KG-5.2.12")
@pytest.mark.rule("KG-5.7.1")
@pytest.mark.rule("KG-1.2.1")
def test_numbers_and_facings_out_of_bounds_are_refused(table: BenchTable) -> None:
    get = table.field.get
    assert order(table, "B1R")[2] == "Range, 0 to 12:"
    assert order(table, "13\r")[2] == "Range, 0 to 12:"
    order(table, "12\r")
    assert get(GERMAN, "B1", "range") == 12
    order(table, "R256\r")
    assert table.panel[2] == "Range, 0 to 12:"
    order(table, "0\r")
    assert get(GERMAN, "B1", "range") == 0
    assert order(table, "R\x1b")[2:] == UNIT_MENU
    assert get(GERMAN, "B1", "range") == 0
    order(table, "R\r")
    assert get(GERMAN, "B1", "range") == 12
    assert order(table, "S")[2] == "Speed, 0 to 12:"
    assert order(table, "4\x1b")[2:] == UNIT_MENU
    for wrong in "09/:":
        assert order(table, "F" + wrong)[2].startswith("Face: 1 N 2 NE")
        assert get(GERMAN, "B1", "facing") == 3
        assert order(table, "\x1b")[2:] == UNIT_MENU
    for good in "81":
        order(table, "F" + good)
        assert get(GERMAN, "B1", "facing") == int(good)
    assert order(table, "ZR")[2] == "Range, 0 to 28:"
    assert order(table, "\x1bS")[2] == "Speed, 0 to 22:"


@pytest.mark.rule("KG-5.2.3")
@pytest.mark.rule("KG-5.3.1")
def test_an_advance_keeps_to_the_map_and_leaves_who_is_not_on_it(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "B3", "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP)
    field.unit(GERMAN, "B4", "SMG", 30, 0, 23)
    field.unit(GERMAN, "B5", "SMG", 30, 25, 58)
    field.unit(GERMAN, "B6", "SMG", 30, 58, 22)
    order(table, "BA")
    goes_to(table, 27, 24)  # two east, two south
    order(table, "A\r")
    assert goals(table, "B0")[:2] == [27, 24]
    assert goals(table, "B4")[:2] == [2, 25]
    assert goals(table, "B5")[:2] == [27, 59], "not over the edge"
    assert goals(table, "B6")[:2] == [59, 24]
    assert goals(table, "B3")[0] == NOWHERE
    order(table, "K")
    goes_to(table, 22, 20)  # three west, two north
    order(table, "A\x1b")
    assert goals(table, "B0")[0] == NOWHERE
    order(table, "A\r")
    assert goals(table, "B4")[:2] == [0, 21]
    assert goals(table, "B5")[:2] == [22, 56]
    table.set("st_map_rows", 30)
    order(table, "K")
    goes_to(table, 25, 29)
    order(table, "A\r")
    assert goals(table, "B1")[:2] == [24, 29]


@pytest.mark.rule("KG-5.5.1")
@pytest.mark.rule("KG-5.4.6")
def test_who_is_off_the_map_or_rides_takes_no_orders_to_move(table: BenchTable) -> None:
    field = table.field
    assert order(table, "D0M")[2] == "Off-map artillery stays where it is."
    field.unit(GERMAN, "C1", "RIFLE", 30, 22, 22, carrier=number("C0"))
    assert order(table, "QC1M")[2] == "It rides on a vehicle."
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, flags=MOVED)
    goes_to(table, 30, 23)
    order(table, "QB1M\r")
    assert goals(table, "B1")[:2] == [30, 23]
    order(table, "QCAM\r")
    assert goals(table, "C0")[:2] == [30, 23] and goals(table, "C1")[0] == NOWHERE
    assert order(table, "QDAA")[2] == "Off-map artillery stays where it is."


@pytest.mark.rule("KG-5.4.7")
@pytest.mark.rule("KG-5.5.2")
def test_a_move_ends_a_drive_to_load_but_no_mission(table: BenchTable) -> None:
    field = table.field
    for fields, load, first in (
        ({"load": 22, "goal_x": 9, "goal_y": 8}, NO_UNIT, [26, 20]),
        ({"load": 22, "goal_x": 9, "goal_y": 8, "shell_x": 0, "shell_y": 255}, 22, [9, 8]),
    ):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, special=LOAD_ALL | 3, **fields)
        order(table, "B1M\rQ")
        assert field.get(GERMAN, "B1", "load") == load
        assert goals(table, "B1")[:2] == first
        assert field.get(GERMAN, "B1", "special") == 3, "what else it can do stays"


@pytest.mark.rule("KG-5.2.9")
@pytest.mark.rule("KG-5.5.5")
@pytest.mark.rule("KG-5.11.2")
@pytest.mark.rule("KG-5.4.7")
def test_cancelling_takes_back_all_that_was_ordered_and_no_more(table: BenchTable) -> None:
    field = table.field
    given = {"goal_x": 1, "goal_y": 2, "next_x": 3, "next_y": 4, "load": 5, "shell_x": 6,
             "shell_y": 7, "shell_delay": 8, "shell_left": 4, "pulses": 3, "target": 1, "range": 6,
             "speed": 5, "move": 9, "special": LOAD_ALL | 1, "delay": 2}  # fmt: skip
    gone = {"goal_x": NOWHERE, "next_x": NOWHERE, "load": NO_UNIT, "shell_x": NOWHERE,
            "shell_delay": 0, "shell_left": 0, "pulses": 0, "special": 1, "delay": 3}  # fmt: skip
    for flags, left, target in ((PRIORITY | SEEN, SEEN, NO_UNIT), (MOVED | SEEN, MOVED | SEEN, 1)):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, flags=flags, **given)
        order(table, "B1KQ")
        want = given | gone | {"flags": left, "target": target, "count": 5, "carrier": NO_UNIT}
        assert {f: field.get(GERMAN, "B1", f) for f in want} == want
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, delay=255)
    order(table, "B1K")
    assert field.get(GERMAN, "B1", "delay") == 255


@pytest.mark.rule("KG-5.2.10")
@pytest.mark.rule("KG-5.5.5")
def test_o_shows_each_objective_there_is(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, goal_y=7)
    assert order(table, "B1O")[2] == "It has no movement objective."
    for fields in ({"goal_x": 0, "goal_y": 30}, {"goal_x": 33, "goal_y": 30, "next_y": 9}):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, delay=4, **fields)
        assert order(table, "O")[2] == "1st objective, delay 4  any key"
        assert table.cursor == (fields["goal_x"], 30)
        assert order(table, " ")[2:] == UNIT_MENU
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, goal_x=33, goal_y=30, next_x=0, next_y=40)
    assert order(table, "O ")[2] == "2nd objective, delay 0  any key"
    assert table.cursor == (0, 40)


@pytest.mark.rule("KG-5.2.11")
def test_t_shows_the_target_while_it_is_on_the_map(table: BenchTable) -> None:
    field = table.field
    field.unit(SOVIET, "U8", "S-RIFLE", 30, 0, 30)
    for target, x in ((number("A0"), 34), (number("U8"), 0)):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, target=target)
        assert order(table, "B1T")[2] == "Its target. Press any key"
        assert table.cursor[0] == x
        order(table, " Q")
    for target in (189, 254, NO_UNIT):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, target=target)
        assert order(table, "B1T")[2] == "It has no target."
        order(table, "Q")
    field.unit(SOVIET, "U8", "S-RIFLE", 30, NOWHERE, 30)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, target=number("U8"))
    assert order(table, "B1T")[2] == "It has no target."


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


@pytest.mark.rule("KG-5.2.4")
@pytest.mark.rule("KG-5.6.1")
@pytest.mark.rule("KG-5.6.2")
@pytest.mark.rule("KG-5.6.7")
@pytest.mark.rule("KG-7.5.9")
def test_only_free_artillery_in_reach_is_offered(table: BenchTable) -> None:
    field = table.field
    for unit in ("A1", "B2", "D0"):
        field.unit(GERMAN, unit, "SMG", 0, NOWHERE, NOWHERE)

    def offered(**fields: int) -> bool:
        gun = {"weapon": "81MOR", "count": 4, "x": 20, "y": 20} | fields
        field.unit(GERMAN, "U8", **gun)  # type: ignore[arg-type]
        order(table, "B0")
        goes_to(table, 33, 20)
        panel = order(table, "B")
        if panel[2] == "No artillery can fire there.":
            order(table, "Q")
            return False
        assert panel[0].startswith("U8") and panel[2] == "Delay 8.  Assign Next Quit"
        assert order(table, "N")[2] == "No more artillery."
        order(table, "Q")
        return True

    assert offered() and offered(flags=MOVED)
    assert not offered(x=19) and not offered(x=19, flags=MOVED), "beyond its 13 squares"
    assert not offered(count=0, start=4) and not offered(ammo=0)
    assert not offered(carrier=3) and not offered(shell_x=0) and not offered(shell_x=9, shell_y=9)
    assert offered(shell_y=9), "without a column there is no mission"
    assert not offered(x=NOWHERE)
    table.field.unit(SOVIET, "A0", "82MOR", 4, 34, 22, flags=SEEN)
    field.unit(GERMAN, "U8", "SMG", 0, NOWHERE, NOWHERE)
    order(table, "B0")
    assert order(table, "B")[2] == "No artillery can fire there.", "the enemy's mortars do not"
    field.unit(GERMAN, "U8", "WESPE", 4, 0, 20)
    goes_to(table, 59, 20)
    assert order(table, "B")[0].startswith("U8"), "indirectly a Wespe reaches 99"
    for leave in "QX\x1b":
        assert order(table, leave)[2:] == UNIT_MENU and table.panel[0].startswith("B0")
        order(table, "B")
    assert order(table, "1R\r")[2].startswith("Delay"), "other keys wait"
    assert field.get(GERMAN, "U8", "shell_x") == NOWHERE
    order(table, "A")
    assert field.get(GERMAN, "U8", "shell_x") == 59


@pytest.mark.rule("KG-5.6.7")
@pytest.mark.rule("KG-AM.11")
def test_off_map_guns_reach_everywhere_and_the_first_unit_of_all_is_offered(
    table: BenchTable,
) -> None:
    field = table.field
    for unit in ("A1", "B2"):
        field.unit(GERMAN, unit, "SMG", 0, NOWHERE, NOWHERE)
    field.unit(GERMAN, "A0", "WESPE", 3, 26, 20)
    order(table, "B0")
    goes_to(table, 59, 59)
    assert order(table, "B")[0].startswith("A0   3 WESPE")
    assert order(table, "N")[0].startswith("D0")


@pytest.mark.rule("KG-5.2.7")
@pytest.mark.rule("KG-5.2.8")
@pytest.mark.rule("KG-5.8.1")
def test_only_enemies_that_the_unit_sees_are_inspected(table: BenchTable) -> None:
    field = table.field
    for unit in ("A0", "A1", "A2"):
        field.unit(SOVIET, unit, "S-RIFLE", 0, NOWHERE, NOWHERE)

    def seen(**fields: int) -> bool:
        foe = {"weapon": "S-RIFLE", "count": 9, "x": 30, "y": 22, "flags": SEEN} | fields
        field.unit(SOVIET, "U8", **foe)  # type: ignore[arg-type]
        panel = order(table, "B0I")
        if panel[2] == "No enemy is seen.":
            order(table, "Q")
            return False
        assert panel[0].startswith("U8") and panel[2] == "Target Bombard Next Quit"
        assert table.cursor == (foe["x"], foe["y"])
        assert order(table, "N")[2:] == UNIT_MENU
        order(table, "Q")
        return True

    assert seen() and seen(flags=SEEN | MOVED)
    assert not seen(flags=0) and not seen(flags=MOVED) and not seen(count=0, start=9)
    assert not seen(carrier=4) and not seen(x=NOWHERE)
    field.ground(27, 22, 2)
    assert not seen(), "a town hides it"
    field.ground(27, 22, 0)
    assert seen(load=3)
    for leave in "QX\x1b":
        assert order(table, "B0I" + leave)[2:] == UNIT_MENU
        order(table, "Q")
    assert order(table, "B0IFGP")[2] == "Target Bombard Next Quit", "other keys wait"
    order(table, "QQ")
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 0, 22, range=12)
    assert order(table, "B0I")[2] == "No enemy is seen.", "beyond the twenty squares of sight"
    field.unit(SOVIET, "U8", "S-RIFLE", 9, 0, 20, flags=SEEN)
    assert order(table, "I")[0].startswith("U8") and table.cursor == (0, 20)
    order(table, "QQ")
    assert order(table, "D0I")[2] == "No enemy is seen.", "from off the map"


@pytest.mark.rule("KG-5.2.7")
@pytest.mark.rule("KG-5.2.8")
@pytest.mark.rule("KG-5.8.2")
def test_a_priority_target_begins_afresh_unless_it_was_the_target(table: BenchTable) -> None:
    get = table.field.get
    for target, pulses in ((number("A1"), 3), (NO_UNIT, 0), (number("A0"), 0)):
        fields = {"target": target, "pulses": 3, "delay": 6, "range": 12, "flags": SEEN}
        table.field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, **fields)
        order(table, "B1INTQ")
        got = [get(GERMAN, "B1", f) for f in ("target", "pulses", "delay", "range", "flags")]
        assert got == [number("A1"), pulses, 6, 12, SEEN | PRIORITY]


@pytest.mark.rule("KG-5.4.1")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.2.2")
def test_the_keys_of_embarking(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "U8", "HMG", 2, 22, 22)
    field.unit(GERMAN, "A0", "HMG", 1, 22, 22)
    ask = "Embark which unit? Letter:"
    for back in ("X", "\x1b", "C\x1b"):
        assert order(table, "C0E")[2] == ask
        assert order(table, back)[2:] == UNIT_MENU
        order(table, "Q")
    assert order(table, "C0EV@[1")[2] == ask, "no letters of formations"
    assert order(table, "U")[2] == ask + " U"
    assert order(table, "9/BZ")[2] == ask + " U"
    assert order(table, "8")[2] == "Aboard."
    assert order(table, "EA0")[2] == "Aboard."
    assert field.get(GERMAN, "U8", "carrier") == field.get(GERMAN, "A0", "carrier") == 18
    for weapon in ("75AT", "81MOR", "HMG", "SMG", "RIFLE"):
        field.unit(GERMAN, "E1", weapon, 4, 25, 20)
        assert order(table, "QE1E")[2] == "Only a vehicle can embark units.", weapon
    for weapon in ("TRUCK", "HALFTRACK", "WESPE"):
        field.unit(GERMAN, "E1", weapon, 4, 25, 20)
        assert order(table, "QE1E")[2] == ask, weapon
        order(table, "X")


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.4.7")
@pytest.mark.rule("KG-AM.12")
def test_driving_to_a_passenger_takes_the_place_of_older_orders(table: BenchTable) -> None:
    field = table.field
    old = {"goal_x": 5, "goal_y": 6, "next_x": 7, "next_y": 8, "speed": 1, "delay": 9}
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, special=LOAD_ALL | 1, load=44, **old)
    assert order(table, "C0EC2")[2] == "It drives there to load."
    assert goals(table, "C0")[:3] == [24, 25, NOWHERE]
    get = {f: field.get(GERMAN, "C0", f) for f in ("load", "special", "speed", "delay", "move")}
    assert get == {"load": number("C2"), "special": 1, "speed": 16, "delay": 1, "move": 0}
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, special=1, load=44, **old)
    field.unit(GERMAN, "C1", "SMG", 30, 40, 22)
    assert order(table, "ECA")[2] == "It drives there to load."
    assert field.get(GERMAN, "C0", "special") == LOAD_ALL | 1
    assert field.get(GERMAN, "C0", "next_x") == NOWHERE
    assert field.get(GERMAN, "C0", "load") in (number("C1"), number("C2"))
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, load=44, **old)
    for unit in ("C1", "C2"):
        field.unit(GERMAN, unit, "HMG", 4, 22, 22)
    assert order(table, "ECA")[2] == "Aboard."
    assert [field.get(GERMAN, u, "carrier") for u in ("C1", "C2")] == [18, 18]
    assert goals(table, "C0")[0] == NOWHERE and field.get(GERMAN, "C0", "load") == NO_UNIT
    assert field.get(GERMAN, "C0", "delay") == 9, "it goes nowhere"


@pytest.mark.rule("KG-5.2.5")
@pytest.mark.rule("KG-5.11.3")
def test_a_passenger_gets_off_alone_and_its_carrier_waits(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "C1", "HMG", 4, 22, 22, carrier=number("C0"))
    field.unit(GERMAN, "C2", "HMG", 4, 22, 22, carrier=number("C0"), load=7)
    assert order(table, "C1D")[2] == "Disembarked."
    assert table.panel[0].startswith("C1")
    assert [field.get(GERMAN, u, "carrier") for u in ("C1", "C2")] == [NO_UNIT, number("C0")]
    assert [field.get(GERMAN, u, "suppression") for u in ("C0", "C1", "C2")] == [0, 80, 0]
    assert [field.get(GERMAN, u, "delay") for u in ("C0", "C1")] == [1, 0]
    assert order(table, "D")[2] == "Nobody to disembark."


@pytest.mark.rule("KG-5.2.2")
def test_p_lists_the_passengers_four_at_a_time(table: BenchTable) -> None:
    field = table.field
    assert order(table, "C0P")[2] == "It carries nobody."
    units = ["A1", "A2", "A3", "B0", "B1", "U8"]
    for n, unit in enumerate(units):
        field.unit(GERMAN, unit, "SMG", 10 + n, 22, 22, carrier=number("C0"))
    field.unit(GERMAN, "B3", "SMG", 0, 22, 22, carrier=number("C0"), start=9)
    cells = [f"{unit}  {10 + n} SMG" for n, unit in enumerate(units)]
    panel = order(table, "P")
    assert [panel[2][:20].rstrip(), panel[2][20:], panel[3][:20].rstrip(), panel[3][20:]] == [
        cells[0], cells[1], cells[2], cells[3]]  # fmt: skip
    assert order(table, " ")[2:] == [f"{cells[4]:20}{cells[5]}", ""]
    assert order(table, " ")[2:] == UNIT_MENU


@pytest.mark.rule("KG-5.1.2")
@pytest.mark.rule("KG-4.4.4")
def test_z_steps_through_own_units_then_enemies_that_are_seen(kampf: Any) -> None:
    table = BenchTable(kampf, lay)
    field = table.field
    goes_to(table, 22, 22)
    field.unit(GERMAN, "U8", "SMG", 30, 22, 22)
    field.unit(GERMAN, "B3", "SMG", 0, 22, 22, start=9)
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
    goes_to(table, 22, 23)
    assert order(table, "Z")[2] == "Nobody to be seen here."
    field.unit(SOVIET, "A2", "S-RIFLE", 30, 22, 23, flags=SEEN)
    assert order(table, "Z")[0].startswith("A2")
    assert order(table, " ")[2:] == MAP_MENU
    goes_to(table, 26, 20)
    assert order(table, "Z")[0].startswith("A0"), "the very first unit"
    table = BenchTable(kampf, lay, SOVIET)
    field.unit(SOVIET, "U8", "82MOR", 4, 3, 3)
    field.unit(GERMAN, "A0", "PANTHER", 4, 3, 3, flags=SEEN)
    goes_to(table, 3, 3)
    assert order(table, "Z")[0].startswith("U8")
    assert order(table, "N")[0].startswith("A0   4 PANTHER    III")
    assert order(table, "N")[0].startswith("Soviet")


@pytest.mark.rule("KG-5.1.1")
def test_return_takes_the_first_unit_here_that_is_not_carried(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "A8", "SMG", 30, 22, 22, carrier=number("C0"))
    field.unit(GERMAN, "B8", "SMG", 0, 22, 22, start=30)
    goes_to(table, 22, 22)
    assert order(table, "\r")[0].startswith("C0") and table.panel[2:] == UNIT_MENU
    order(table, "ZQ")
    assert order(table, "\r")[2:] == UNIT_MENU, "not for all units"
    order(table, "Q")
    goes_to(table, 3, 3)
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
        field.unit(GERMAN, name, "SMG", 100 + n, 9, 9)
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
def test_help_ends_with_the_card_of_all_weapons(table: BenchTable) -> None:
    heads = ("the map", "one unit", "delays", "ground")
    names = ("mr", "mp", "ss", "ac", "sp", "mg", "fa", "ba", "sl", "df")
    rows = sorted(book.chart().values(), key=lambda row: int(row["number"]))
    card = [[*row["name"].split(), *(row[n] for n in names)] for row in rows]
    for key in "?/":
        order(table, key)
        for head in heads:
            assert f"Help: {head}" in table.text[0]
            order(table, " ")
        for page in range(4):
            assert table.text[0] == "Weapons    MR MP SS AC SP MG FA BA SL DF"
            assert [row.split() for row in table.text[1:22]] == card[21 * page : 21 * page + 21]
            assert len(table.text[1]) == 40 and not table.text[22]
            order(table, " ")
        assert table.panel[2:] == MAP_MENU
    for leave in "QX\x1b":
        for pages in range(8):
            order(table, "?" + " " * pages + leave)
            assert table.panel[2:] == MAP_MENU


def lit(table: BenchTable) -> set[tuple[int, int]]:
    """The squares of the window that are turned round."""
    x, y = table.byte("view_x"), table.byte("view_y")
    return {(x + n % 20, y + n // 20) for n in range(200) if table.byte("window", n) & LIT}


@pytest.mark.rule("KG-8.0.9")
@pytest.mark.rule("KG-4.4.2")
@pytest.mark.rule("KG-5.1.1")
@pytest.mark.rule("KG-5.2.11")
@pytest.mark.rule("KG-7.1.2")
def test_a_view_lights_what_is_seen_until_the_next_key(table: BenchTable) -> None:
    field = table.field
    field.bench.set("st_visibility", 7)
    order(table, "0N")
    left, top = table.byte("view_x"), table.byte("view_y")
    window = [(left + n % 20, top + n // 20) for n in range(200)]
    ground = list(field.bench.mem[field.bench.sym["map"] :][:3600])
    around = {there for there in window if book.sees(ground, (26, 20), there, 7)}
    before = bytes(table.mem[0x2000:0x4000])
    order(table, "V")
    assert lit(table) == around and (26, 20) in around and len(around) > 50
    assert bytes(table.mem[0x2000:0x4000]) != before
    order(table, "\x00")
    assert lit(table) == set() and bytes(table.mem[0x2000:0x4000]) == before
    order(table, "A0")
    for facing, moved, inside in (
        (3, 0, lambda dx, dy: dx >= 0),
        (7, 0, lambda dx, dy: dx <= 0),
        (1, 0, lambda dx, dy: dy <= 0),
        (3, MOVED, lambda dx, dy: dx >= abs(dy)),
        (3, MOVED_BEFORE, lambda dx, dy: dx >= abs(dy)),
        (3, SEEN | PRIORITY, lambda dx, dy: dx >= 0),
    ):
        field.unit(GERMAN, "A0", "HALFTRACK", 1, 26, 20, facing=facing, flags=moved)
        order(table, "V")
        assert lit(table) == {(x, y) for x, y in around if inside(x - 26, y - 20)}
        order(table, "\x00")
        assert lit(table) == set()
    assert order(table, "QD0V")[2] == "off the map"
    assert lit(table) == set()
