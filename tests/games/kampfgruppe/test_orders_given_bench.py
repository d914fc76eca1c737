"""What orders write into the records, key by key on the bench (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import SEEN_BEFORE
from .bench_table import MOVED, OFF_MAP, PRIORITY, SEEN, UNIT_MENU, BenchTable
from .field import GERMAN, NO_UNIT, NOWHERE, SOVIET, number
from .test_orders_play import lay, order

LOAD_ALL = 128


@pytest.fixture
def table(kampf: Any) -> BenchTable:
    return BenchTable(kampf, lay)


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
    assert order(table, "B1R")[2] == "Range, 0 to 12, RETURN the most:"
    assert order(table, "13\r")[2] == "Range, 0 to 12, RETURN the most:"
    order(table, "12\r")
    assert get(GERMAN, "B1", "range") == 12
    order(table, "R256\r")
    assert table.panel[2] == "Range, 0 to 12, RETURN the most:"
    order(table, "0\r")
    assert get(GERMAN, "B1", "range") == 0
    assert order(table, "R\x1b")[2:] == UNIT_MENU
    assert get(GERMAN, "B1", "range") == 0
    order(table, "R0012\r")
    assert get(GERMAN, "B1", "range") == 1, "three figures and no more"
    order(table, "R\r")
    assert get(GERMAN, "B1", "range") == 12
    assert order(table, "S")[2] == "Speed, 0 to 12, RETURN the most:"
    assert order(table, "4\x1b")[2:] == UNIT_MENU
    for wrong in "09/:":
        assert order(table, "F" + wrong)[2].startswith("Face: 1N 2NE")
        assert get(GERMAN, "B1", "facing") == 3
        assert order(table, "\x1b")[2:] == UNIT_MENU
    for good in "81":
        order(table, "F" + good)
        assert get(GERMAN, "B1", "facing") == int(good)
    assert order(table, "ZR")[2] == "Range, 0 to 28, RETURN the most:"
    assert order(table, "\x1bS")[2] == "Speed, 0 to 22, RETURN the most:"


@pytest.mark.rule("KG-5.2.3")
@pytest.mark.rule("KG-5.3.1")
def test_an_advance_keeps_to_the_map_and_leaves_who_is_not_on_it(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "B3", "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP)
    field.unit(GERMAN, "B4", "SMG", 30, 0, 23)
    field.unit(GERMAN, "B5", "SMG", 30, 25, 58)
    field.unit(GERMAN, "B6", "SMG", 30, 58, 22)
    order(table, "BA")
    table.goes_to(27, 24)  # two east, two south
    order(table, "A\r")
    assert table.goals("B0")[:2] == [27, 24]
    assert table.goals("B4")[:2] == [2, 25]
    assert table.goals("B5")[:2] == [27, 59], "not over the edge"
    assert table.goals("B6")[:2] == [59, 24]
    assert table.goals("B3")[0] == NOWHERE
    order(table, "K")
    table.goes_to(22, 20)  # three west, two north
    order(table, "A\x1b")
    assert table.goals("B0")[0] == NOWHERE
    order(table, "A\r")
    assert table.goals("B4")[:2] == [0, 21]
    assert table.goals("B5")[:2] == [22, 56]
    table.set("st_map_rows", 30)
    order(table, "K")
    table.goes_to(25, 29)
    order(table, "A\r")
    assert table.goals("B1")[:2] == [24, 29]


@pytest.mark.rule("KG-5.5.1")
@pytest.mark.rule("KG-5.4.6")
def test_who_is_off_the_map_or_rides_takes_no_orders_to_move(table: BenchTable) -> None:
    field = table.field
    assert order(table, "D0M")[2] == "Off-map artillery stays where it is."
    field.unit(GERMAN, "C1", "RIFLE", 30, 22, 22, carrier=number("C0"))
    assert order(table, "QC1M")[2] == "It rides on a vehicle."
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, flags=MOVED)
    table.goes_to(30, 23)
    order(table, "QB1M\r")
    assert table.goals("B1")[:2] == [30, 23]
    order(table, "QCAM\r")
    assert table.goals("C0")[:2] == [30, 23] and table.goals("C1")[0] == NOWHERE
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
        assert table.goals("B1")[:2] == first
        assert field.get(GERMAN, "B1", "special") == 3, "what else it can do stays"


@pytest.mark.rule("KG-5.2.9")
@pytest.mark.rule("KG-5.5.5")
@pytest.mark.rule("KG-5.11.2")
@pytest.mark.rule("KG-5.4.7")
@pytest.mark.rule("KG-12.0.2")
@pytest.mark.rule("KG-7.3.5")
def test_cancelling_takes_back_all_that_was_ordered_and_no_more(table: BenchTable) -> None:
    field = table.field
    given = {"goal_x": 1, "goal_y": 2, "next_x": 3, "next_y": 4, "load": 5, "shell_x": 6,
             "shell_y": 7, "shell_delay": 8, "shell_left": 4, "pulses": 3, "target": 1, "range": 6,
             "speed": 5, "move": 9, "special": LOAD_ALL | 1, "delay": 2}  # fmt: skip
    gone = {"goal_x": NOWHERE, "next_x": NOWHERE, "load": NO_UNIT, "shell_x": NOWHERE,
            "shell_delay": 0, "shell_left": 0, "pulses": 0, "special": 1, "delay": 3,
            "speed": 0}  # fmt: skip
    for flags, left, target in ((PRIORITY | SEEN, SEEN, NO_UNIT), (MOVED | SEEN, MOVED | SEEN, 1)):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, flags=flags, **given)
        at = field.at(GERMAN, "B1")
        begin, end = table.sym["unit_records"], table.sym["unit_records"] + 2 * 189 * 24
        others = bytes(table.mem[begin:at] + table.mem[at + 24 : end])
        order(table, "B1KQ")
        assert bytes(table.mem[begin:at] + table.mem[at + 24 : end]) == others
        want = given | gone | {"flags": left, "target": target, "count": 5, "carrier": NO_UNIT}
        want |= {"start": 5, "ammo": 40, "facing": 3, "suppression": 0}
        assert {f: field.get(GERMAN, "B1", f) for f in want} == want
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, delay=255)
    order(table, "B1K")
    assert field.get(GERMAN, "B1", "delay") == 255
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, range=0, target=1, pulses=2)
    order(table, "QB1K")
    assert field.get(GERMAN, "B1", "target") == NO_UNIT, "else it would go for it"


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
@pytest.mark.rule("KG-5.1.2")
def test_t_shows_the_target_while_it_is_seen_on_the_map(table: BenchTable) -> None:
    field = table.field
    field.unit(SOVIET, "U8", "S-RIFLE", 30, 0, 30, flags=SEEN_BEFORE)
    for target, x in ((number("A0"), 34), (number("U8"), 0)):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, target=target)
        assert order(table, "B1T")[2] == "Its target. Press any key"
        assert table.cursor[0] == x
        order(table, " Q")
    for target in (189, 254, NO_UNIT):
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, target=target)
        assert order(table, "B1T")[2] == "It has no target."
        order(table, "Q")
    for x, flags in ((NOWHERE, SEEN), (0, 0)):
        field.unit(SOVIET, "U8", "S-RIFLE", 30, x, 30, flags=flags)
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, target=number("U8"))
        assert order(table, "B1T")[2] == "It has no target."
        order(table, "Q")


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
        table.goes_to(33, 20)
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
    table.goes_to(59, 20)
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
    table.goes_to(59, 59)
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


@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("KG-12.0.1")
def test_range_0_gives_a_target_up_that_was_not_fired_at(table: BenchTable) -> None:
    """In close combat a unit goes for such a one: who fired at it, when its range was 0 already."""
    for old, new, pulses, target in (
        (12, 0, 0, NO_UNIT), (12, 0, 1, 3), (12, 1, 0, 3), (0, 0, 0, 3), (1, 0, 0, NO_UNIT)
    ):  # fmt: skip
        field = {"target": 3, "pulses": pulses, "range": old}
        table.field.unit(GERMAN, "B1", "PZ-IVH", 5, 24, 23, **field)
        order(table, f"B1R{new}\rQ")
        assert [table.field.get(GERMAN, "B1", f) for f in ("target", "range")] == [target, new]


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
    for weapon in ("TRUCK", "WESPE"):
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
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, special=LOAD_ALL | 2, load=44, **old)
    assert order(table, "C0EC2")[2] == "It drives there to load."
    assert table.goals("C0")[:3] == [24, 25, NOWHERE]
    get = {f: field.get(GERMAN, "C0", f) for f in ("load", "special", "speed", "delay", "move")}
    assert get == {"load": number("C2"), "special": 2, "speed": 16, "delay": 1, "move": 0}
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, special=2, load=44, **old)
    field.unit(GERMAN, "C1", "SMG", 30, 40, 22)
    assert order(table, "ECA")[2] == "It drives there to load."
    assert field.get(GERMAN, "C0", "special") == LOAD_ALL | 2
    assert field.get(GERMAN, "C0", "next_x") == NOWHERE
    assert field.get(GERMAN, "C0", "load") in (number("C1"), number("C2"))
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, load=44, **old)
    for unit in ("C1", "C2"):
        field.unit(GERMAN, unit, "HMG", 4, 22, 22)
    assert order(table, "ECA")[2] == "Aboard."
    assert [field.get(GERMAN, u, "carrier") for u in ("C1", "C2")] == [18, 18]
    assert table.goals("C0")[0] == NOWHERE and field.get(GERMAN, "C0", "load") == NO_UNIT
    assert field.get(GERMAN, "C0", "delay") == 9, "it goes nowhere"


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.4.7")
@pytest.mark.parametrize(("old", "want"), [
    ({"load": 44, "special": LOAD_ALL | 2}, [NO_UNIT, NOWHERE, NOWHERE, 0, 2]),
    ({"special": 2}, [NO_UNIT, 5, 7, 9, 2]),
    ({"load": 44, "shell_x": 0, "special": 2}, [44, 5, 7, 9, 2]),
])  # fmt: skip
def test_loading_at_once_ends_a_drive_to_another_but_no_way_and_no_mission(
    table: BenchTable, old: dict[str, int], want: list[int]
) -> None:
    field = table.field
    way = {"goal_x": 5, "goal_y": 6, "next_x": 7, "next_y": 8, "speed": 9}
    field.unit(GERMAN, "C0", "HALFTRACK", 4, 22, 22, **way, **old)
    field.unit(GERMAN, "C1", "HMG", 4, 22, 22)
    assert order(table, "C0EC1")[2] == "Aboard."
    assert field.get(GERMAN, "C1", "carrier") == number("C0")
    got = [field.get(GERMAN, "C0", f) for f in ("load", "goal_x", "next_x", "speed", "special")]
    assert got == want


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-7.5.9")
def test_driving_to_a_passenger_ends_a_bombardment(table: BenchTable) -> None:
    field = table.field
    field.unit(GERMAN, "A1", "WESPE", 3, 20, 30, shell_x=33, shell_y=24, load=number("B0"))
    field.unit(GERMAN, "A2", "SMG", 10, 21, 30)
    assert order(table, "A1EA2")[2] == "It drives there to load."
    assert field.get(GERMAN, "A1", "load") == number("A2")
    assert field.get(GERMAN, "A1", "shell_x") == NOWHERE, "the field no more names a spotter"


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
        field.unit(GERMAN, unit, "SMG", 10 + n, 22, 22, carrier=number("C0"), start=40)
    field.unit(GERMAN, "B3", "SMG", 0, 22, 22, carrier=number("C0"), start=9)
    field.unit(SOVIET, "A0", "S-RIFLE", 9, 22, 22, carrier=number("C0"))
    cells = [f"{unit}  {10 + n} SMG" for n, unit in enumerate(units)]
    panel = order(table, "P")
    assert [panel[2][:20].rstrip(), panel[2][20:], panel[3][:20].rstrip(), panel[3][20:]] == [
        cells[0], cells[1], cells[2], cells[3]]  # fmt: skip
    assert order(table, " ")[2:] == [f"{cells[4]:20}{cells[5]}", ""]
    assert order(table, " ")[2:] == UNIT_MENU
