"""Supply, plots, standing orders and strikes key by key on the bench, on ground drawn for them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance, neighbour

from .changed import Changes
from .desk import ESCAPE, HERE, Desk, phases
from .front import (
    ARMED,
    CITY,
    CLEAR,
    HELD_BY_AXIS,
    MOVED,
    NOWHERE,
    PZ,
    RAIL_AXIS,
    RAIL_SOVIET,
    RAILED,
    SPENT,
    SUPPLIED,
    Front,
    index,
)
from .match import AXIS, SOVIET

FOOT, MORE, MECH, FOE = 20, 21, 3, 90
KEYS = "G take N next P plot L needs D done ?"
TAKEN = "1-6 P plot A same X rail U undo RCOEQ ?"
BEHIND = neighbour(HERE, 3)


def lay(front: Front) -> None:
    """A group of foot, a panzer group beside it, a rifle group north of it; all in supply."""
    for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
        front.ground(place, CLEAR | HELD_BY_AXIS)
    for group, place in ((FOOT, HERE), (MECH, BEHIND), (MORE, (3, 3)), (FOE, neighbour(HERE, 0))):
        front.group(group, place)
        front.unit(group, kind=PZ if group == MECH else None)
        front.put("group_flags", group, SUPPLIED)
    front.bench.set("rail_wanted_hi", (NOWHERE, NOWHERE))


def plots(bench: Any, more: Any = lambda front: None, side: int = AXIS) -> Desk:
    desk = Desk(bench, lambda front: (lay(front), more(front)), side)
    assert desk.says == KEYS
    return desk


@pytest.mark.rule("WR-6.0.1")
@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.1.2")
def test_each_key_of_the_plots_leads_where_the_help_says(russia: Any) -> None:
    desk = plots(russia)
    assert desk.text[20].startswith("20 inf 100 pts art 0 dug 0 S")
    for key, head in (("?", "Help: moves and plots"), ("E", "The units of group 20"),
                      ("L", "Who needs you")):  # fmt: skip
        desk.types(key)
        assert desk.text[0].strip().startswith(head), key
        desk.types(" ")
        assert desk.says == KEYS, key
    for key, words in (("W", "The whole map. Any key."), ("T", "The ground alone. Any key."),
                       ("Z", KEYS)):  # fmt: skip
        desk.types(key)
        assert desk.says == words
        if words != KEYS:
            desk.types(" ")
    for key, sure in (("D", "All orders given? Y or N"), ("Q", "Leave without saving? Y or N")):
        desk.types(key)
        assert desk.says == sure
        desk.types("N")
        assert desk.says == KEYS and desk.waits
    for key, phase in (("DY", "PHASE_STRIKE"), ("QY", "PHASE_MENU"), ("S", "PHASE_SAVE")):
        desk = plots(russia)
        desk.types(key)
        assert not desk.waits and desk.byte("st_phase") == phases()[phase], key
    assert desk.byte("st_next_phase") == phases()["PHASE_PLOT"]


@pytest.mark.rule("WR-6.1.1")
def test_n_goes_from_group_to_group_but_for_those_with_standing_orders(russia: Any) -> None:
    for side, want in ((AXIS, [MECH, FOOT, MORE, 52]), (SOVIET, [FOE])):
        desk = plots(russia, lambda f: (f.group(52, (6, 6)), f.group(30, (9, 9)),
                                        f.put("group_standing", 30, 1)), side)  # fmt: skip
        for _ in range(2):
            for group in want:
                desk.types("N")
                assert desk.byte("group_taken") == group and desk.cursor == desk.at(group)
                assert desk.text[20].split()[0] == str(group)
    desk = plots(russia, lambda f: f.bench.set("group_at_hi", bytes([NOWHERE] * 128)))
    desk.types("N")
    assert desk.says == KEYS and desk.cursor == HERE


@pytest.mark.rule("WR-6.1.1")
def test_a_group_is_found_by_number_and_by_the_name_of_a_unit(russia: Any) -> None:
    desk = plots(russia)
    words = bytes(desk.mem[desk.sym["unit_endings"] :][:600])
    names: list[str] = []
    name = ""
    for byte in words:
        name += chr(byte & 0x7F)
        if byte & 0x80:
            names.append(name)
            name = ""
        if len(names) > 12:
            break
    for number, group in ((3, MECH), (9, MORE)):
        desk = plots(russia)
        at = next(a for a in range(desk.sym["unit_axis"], desk.sym["unit_soviet"], 8)
                  if desk.mem[a + 4] == group and desk.mem[a + 1])  # fmt: skip
        desk.mem[at + 6] = number << 2 | 1
        foe = next(a for a in range(desk.sym["unit_soviet"], desk.sym["unit_soviet"] + 80, 8)
                   if desk.mem[a + 4] == FOE)  # fmt: skip
        desk.mem[foe + 6] = number + 1 << 2
        desk.types("F")
        assert desk.says == "Group number or name:"
        desk.types(f"{names[number]}\r")
        assert desk.byte("group_taken") == group and desk.cursor == desk.at(group)
        for typed in (names[number + 1], names[number] + "X", names[number][:-1] or "QQ"):
            if typed == names[number]:
                continue
            desk.types(f"F{typed}\r")
            if typed in names[:number]:
                desk.types(" ")
                continue
            assert desk.says == "No such group of yours. Any key.", typed
            desk.types(" ")
        assert desk.cursor == desk.at(group)
    for typed, found in (("21", True), ("3", True), ("90", False), ("0", False), ("128", False),
                         ("40", False), ("276", False)):  # fmt: skip
        desk = plots(russia)
        desk.types(f"F{typed}\r")
        assert (desk.says == KEYS) == found, typed
        if found:
            assert desk.cursor == desk.at(int(typed)) and desk.byte("group_taken") == int(typed)
            assert desk.text[20].split()[0] == typed
    for typed in ("\r", ESCAPE):
        desk = plots(russia)
        desk.types("F" + typed)
        assert desk.says == KEYS and desk.cursor == HERE


@pytest.mark.rule("WR-6.6.2")
@pytest.mark.rule("WR-6.6.8")
@pytest.mark.rule("WR-6.1.3")
@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.0.1")
def test_plots_are_typed_repeated_shown_and_taken_away(russia: Any) -> None:
    desk = plots(russia)
    for typed, plot, shown in (
        ("1", 1, " 1"), ("1S", 0x41, " 1S"), ("1b", 0x81, " 1B"), ("", 0, ""),
    ):  # fmt: skip
        desk.types("P")
        assert desk.says == "Plot, such as 2, 23, 2S, 23S, 2B:"
        desk.types(f"{typed}\r")
        assert desk.byte("group_plot", FOOT) == plot and desk.says == KEYS
        assert desk.text[20].endswith("S" + shown), desk.text[20]
    for typed in ("7", "12", "X", "1X", "1BB"):
        desk.types(f"P{typed}\r")
        assert desk.says == "Not a plot for this group. Any key.", typed
        desk.types(" ")
    desk.types("P1" + ESCAPE)
    assert desk.byte("group_plot", FOOT) == 0
    desk.types("A")
    assert desk.byte("group_plot", FOOT) == 0x81, "the last that was taken"
    desk.goes_to(BEHIND)
    desk.types("A")
    assert desk.byte("group_plot", MECH) == 0x81
    desk.types("P23S\r")
    assert desk.byte("group_plot", MECH) == 2 | 3 << 3 | 0x40
    assert desk.text[20].endswith("S 23S")
    desk.types("PO3\r")
    assert desk.byte("group_plot", MECH) == 7 | 3 << 3 and desk.text[20].endswith("S O3")
    desk.goes_to(HERE)
    desk.types("A")
    assert desk.says == "Not a plot for this group. Any key."
    desk.types(" ")
    assert desk.byte("group_plot", FOOT) == 0x81
    desk.goes_to(neighbour(HERE, 0))
    desk.types("P")
    assert desk.says == "Not a group of yours. Any key."
    desk.types(" ")
    desk = plots(russia)
    desk.types("A")
    assert desk.says == "Not a plot for this group. Any key.", "none was typed yet"


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.2.5")
def test_a_group_is_taken_steps_and_takes_its_moves_back(russia: Any) -> None:
    desk = plots(russia)
    desk.goes_to((3, 3))
    before = bytes(desk.mem[desk.sym["hex_ground"] : desk.sym["state_end"]])
    desk.types("G")
    assert desk.says == TAKEN and desk.byte("group_taken") == MORE
    desk.types("4")
    assert desk.at(MORE) == (3, 4) == desk.cursor and desk.byte("group_steps", MORE) == 1
    desk.types("3")
    assert desk.at(MORE) == neighbour((3, 4), 2)
    desk.types("4")
    assert desk.says.endswith("Any key."), "foot makes two steps"
    desk.types(" ")
    desk.types("U")
    assert desk.at(MORE) == (3, 3) == desk.cursor
    assert bytes(desk.mem[desk.sym["hex_ground"] : desk.sym["state_end"]]) == before
    desk.types("U")
    assert desk.says == "No move of it to take back. Any key."
    desk.types(" ")
    for key, head in (("?", "Help: the group you have taken"), ("E", "The units of group 21")):
        desk.types(key)
        assert desk.text[0].strip() == head
        desk.types(" ")
        assert desk.says == TAKEN
    desk.types("Z")
    assert desk.says == TAKEN
    desk.types("P4\r")
    assert desk.byte("group_plot", MORE) == 4
    desk.types("Q")
    assert desk.says == KEYS
    desk.types("G" + ESCAPE)
    assert desk.says == KEYS
    desk.goes_to(neighbour(HERE, 0))
    desk.types("G")
    assert desk.says == "Not a group of yours. Any key."


@pytest.mark.rule("WR-6.2.5")
def test_standing_orders_are_given_and_taken_away(russia: Any) -> None:
    desk = plots(russia)
    desk.types("GO")
    assert desk.says == "1 go 2 hold 3 rest 4 computer 5 none"
    for keys, standing, goal, mark in (
        ("2", 1, None, "H"), ("O" + ESCAPE, 1, None, "H"), ("O1" + ESCAPE, 1, None, "H"),
        ("O4", 4, None, "C"), ("O" + ESCAPE, 4, None, "C"), ("O5", 0, None, ""),
        ("O7345\r", 3, 45, "R"), ("O3\r", 3, 45, "R"), ("O3" + ESCAPE, 3, 45, "R"),
        ("O3x\r", 3, 45, "R"), ("O14\r", 2, index(BEHIND) & 255, ">"),
        ("O1" + ESCAPE, 2, index(BEHIND) & 255, ">"), ("O5", 0, None, ""),
    ):  # fmt: skip
        desk.types(keys)
        assert desk.byte("group_standing", FOOT) == standing, keys
        if goal is not None:
            assert desk.byte("group_goal_lo", FOOT) == goal, keys
        assert desk.says == TAKEN and desk.cursor == HERE, keys
        assert desk.text[20].rstrip().endswith("S" + mark), keys
    assert desk.byte("group_goal_hi", FOOT) == index(BEHIND) >> 8


@pytest.mark.rule("WR-3.0.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_sector_is_the_computers_as_far_as_is_asked_and_comes_back(
    russia: Any, side: int
) -> None:
    first = 64 * side

    def scatter(front: Front) -> None:
        front.bench.set("group_at_hi", bytes([NOWHERE] * 128))
        for n in range(1, 30):
            front.group(first + n, (HERE[0] + n % 6, HERE[1] + n // 6))
        front.group(first + 52, HERE)
        front.group(64 * (1 - side) + 5, (HERE[0] + 1, HERE[1] - 1))

    for reach in (0, 1, 2, 4):
        desk = plots(russia, scatter, side)
        if side:  # it has no group in reach of 0
            desk.goes_to((HERE[0] + 1, HERE[1]))
        here = desk.cursor
        desk.types("C")
        assert desk.says == "To the computer, hexes around:"
        desk.types(f"{reach}\r")
        want = {first + n for n in range(1, 30) if distance(desk.at(first + n), here) <= reach}
        led = {g for g in range(128) if desk.byte("group_standing", g) == 4}
        assert led == want
        if not want:
            assert desk.says == "No such group of yours. Any key."
            continue
        assert not desk.waits and desk.byte("st_phase") == phases()["PHASE_STAFF"]

    def led_already(front: Front) -> None:
        scatter(front)
        front.bench.set("group_at_hi", bytes([NOWHERE] * 128))
        for n, place in enumerate((HERE, neighbour(HERE, 2), (3, 3)), 1):
            front.group(first + n, place)
            front.put("group_standing", first + n, 4)
            front.put("group_plot", first + n, 3)

    desk = plots(russia, led_already, side)
    desk.types("C")
    assert desk.says == "Back from it, hexes around:"
    for typed in (ESCAPE, "\r", "X\r"):
        desk.types(typed)
        assert desk.says == KEYS and desk.byte("group_standing", first + 1) == 4
        desk.types("C")
    desk.types("1\r")
    assert desk.says == KEYS
    assert [desk.byte("group_standing", first + n) for n in (1, 2, 3)] == [0, 0, 4]
    assert [desk.byte("group_plot", first + n) for n in (1, 2, 3)] == [0, 0, 3]


@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.3.2")
@pytest.mark.rule("WR-6.3.4")
@pytest.mark.rule("WR-6.1.2")
def test_by_rail_along_an_own_line_three_groups_a_week(russia: Any) -> None:
    def line(front: Front) -> None:
        for row in range(3, 10):
            front.ground((3, row), CLEAR | HELD_BY_AXIS | RAIL_AXIS)
        front.ground((3, 10), CLEAR | RAIL_SOVIET)

    for flag, plot, rails, words in (
        (0, 0, 3, "Three groups a week at most."), (MOVED, 0, 0, "It moves no more this week."),
        (SPENT, 0, 0, "It moves no more this week."), (ARMED, 0, 0, "It moves no more this week."),
        (0, 4, 0, "It moves no more this week."),
    ):  # fmt: skip
        desk = plots(russia, line)
        desk.goes_to((3, 3))
        desk.types("G")
        desk.front.put("group_flags", MORE, SUPPLIED | flag)
        desk.front.put("group_plot", MORE, plot)
        russia.set("st_rails_used", rails)
        desk.types("X")
        assert desk.says == f"{words} Any key."
    desk = plots(russia, line)
    desk.types("GX")
    assert desk.says == "It stands on no line of yours. Any key."
    desk = plots(russia, lambda f: (line(f), f.group(30, (3, 8)), f.group(31, (3, 8))))
    desk.goes_to((3, 3))
    desk.types("GX")
    assert desk.says == "Where to by rail? RETURN. Esc no"
    desk.types("4444444\r")
    assert desk.says == "No line of yours leads there. Any key.", "a Soviet line"
    desk.types(" ")
    desk.types("11\r")
    assert desk.says == "Two groups at most in a hex. Any key."
    desk.types(" ")
    desk.types(ESCAPE)
    assert desk.says == TAKEN and desk.at(MORE) == (3, 3)
    desk.types("X")
    desk.goes_to((3, 6))
    desk.types("\r")
    assert desk.at(MORE) == (3, 6) == desk.cursor and desk.byte("st_rails_used") == 1
    assert desk.byte("group_flags", MORE) & (MOVED | RAILED | SPENT) == MOVED | RAILED | SPENT


def depots(front: Front, side: int = AXIS) -> None:
    """The first depot of a side stands in a city at HERE; the others' homes are the enemy's."""
    lay(front)
    own, rail = ((HELD_BY_AXIS, RAIL_AXIS), (0, RAIL_SOVIET))[side]
    for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
        front.ground(place, CLEAR | own)
    front.bench.set("group_at_hi", bytes([NOWHERE] * 128))
    front.bench.set("group_flags", bytes(128))
    front.ground(HERE, CITY | own)
    front.ground((1, 1), CITY | (HELD_BY_AXIS ^ own))
    for row in range(16, 24):
        front.ground((15, row), CLEAR | own | rail)
    for depot in range(12):
        home = index(HERE if depot == 6 * side else (1, 1))
        for name in ("home", "last"):
            front.put(f"depot_{name}_lo", depot, home & 255)
            front.put(f"depot_{name}_hi", depot, home >> 8)
    front.put("depot_last_lo", 6 * side, index((15, 20)) & 255)
    front.put("depot_last_hi", 6 * side, index((15, 20)) >> 8)
    first = 64 * side
    for group, place in ((first + 20, (16, 22)), (first + 21, (20, 10)), (first + 22, (15, 24)),
                         (first + 23, (15, 24))):  # fmt: skip
        front.group(group, place)
        front.unit(group, fatigue=40)
    front.bench.set("pool_supply", (90, 90))


def supplying(bench: Any, side: int = AXIS) -> Desk:
    desk = Desk(bench, lambda front: depots(front, side), side, "supply_main", "PHASE_SUPPLY")
    bench.set("shown", 0)
    return desk


@pytest.mark.rule("WR-5.2.1")
@pytest.mark.rule("WR-5.2.2")
@pytest.mark.rule("WR-5.2.3")
@pytest.mark.rule("WR-5.2.7")
@pytest.mark.rule("WR-5.2.13")
@pytest.mark.rule("WR-6.7.3")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_depot_serves_where_the_player_says(russia: Any, side: int) -> None:
    number = 58 + 64 * side
    desk = supplying(russia, side)
    assert desk.says == f"Depot {number}: RETURN A all B rail L S N ?"
    assert desk.cursor == HERE
    for keys, words in (("?", None), ("S", "Who has no supply yet. Any key."), ("Z", "")):
        desk.types(keys)
        if words is None:
            assert desk.text[0].strip() == "Help: supply"
        elif words:
            assert desk.says == words
        if words != "":
            desk.types(" ")
        assert desk.says.startswith(f"Depot {number}:"), keys
    desk.types("L")
    assert desk.cursor == (15, 20)
    desk.goes_to((15, 24))
    desk.types("\r")
    assert desk.says == "Two groups stand there. Any key."
    desk.types(" ")
    desk.goes_to((22, 9))
    desk.types("\r")
    assert desk.says == "It cannot go there. Any key."
    desk.types(" ")
    assert desk.byte("pool_supply", side) == 90
    desk.goes_to((15, 21))
    desk.types("\r")
    assert not desk.waits and desk.byte("st_phase") == phases()["PHASE_PLOT"]
    assert desk.byte("st_depot") == 0 and desk.byte("shown") == 0
    first = 64 * side
    served = [g for g in range(first + 20, first + 24) if desk.byte("group_flags", g) & SUPPLIED]
    assert served == [g for g in range(first + 20, first + 24)
                      if distance(desk.at(g), (15, 21)) <= 2]  # fmt: skip
    assert desk.byte("depot_last_lo", 6 * side) == index((15, 21)) & 255
    assert desk.byte("depot_last_hi", 6 * side) == index((15, 21)) >> 8
    assert desk.byte("pool_supply", side) < 90


@pytest.mark.rule("WR-5.2.19")
@pytest.mark.rule("WR-5.2.20")
def test_n_lets_a_depot_stay_and_a_lets_all_serve(russia: Any) -> None:
    for side in (AXIS, SOVIET):
        desk = supplying(russia, side)
        desk.types("N")
        assert not desk.waits and desk.byte("st_phase") == phases()["PHASE_PLOT"]
        assert desk.byte("pool_supply", side) == 90
        desk = supplying(russia, side)
        desk.types("A")
        assert not desk.waits and desk.byte("pool_supply", side) < 90
        first = 64 * side
        flags = [desk.byte("group_flags", first + n) & SUPPLIED for n in (20, 21, 22, 23)]
        assert flags == [1, 0, 1, 1]
        desk = Desk(russia, lambda f, side=side: depots(f, side), side, "supply_main",
                    "PHASE_SUPPLY", st_depot=6)  # fmt: skip
        assert not desk.waits and desk.byte("st_depot") == 0


@pytest.mark.rule("WR-5.3.1")
@pytest.mark.rule("WR-5.3.5")
@pytest.mark.rule("WR-5.3.7")
def test_rail_is_named_where_a_depot_reaches(russia: Any) -> None:
    desk = supplying(russia)
    desk.goes_to((22, 9))
    desk.types("B")
    assert desk.says == "It cannot go there. Any key."
    desk.types(" ")
    assert desk.cursor == HERE and desk.byte("rail_wanted_hi") == NOWHERE
    desk.goes_to((15, 17))
    desk.types("B")
    assert desk.says == "Plain or his rail only. Any key."
    desk.types(" ")
    desk.goes_to((16, 17))
    desk.types("B")
    said = desk.says
    desk.types(" ")
    if said == "Rail will be laid here. Any key.":
        assert desk.byte("rail_wanted_lo") == index((16, 17)) & 255
        assert desk.byte("rail_wanted_hi") == index((16, 17)) >> 8
        assert desk.says == "Depot 58: RETURN A all B again L S N ?"
    else:
        assert said == "South of the line this week. Any key."


@pytest.mark.rule("WR-6.9.1")
@pytest.mark.rule("WR-6.9.2")
@pytest.mark.rule("WR-6.9.3")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_each_air_group_is_asked_for_a_target(russia: Any, side: int) -> None:
    first, foe = 52 + 64 * side, 20 + 64 * (1 - side)

    def fields(front: Front) -> None:
        lay(front)
        front.bench.set("group_at_hi", bytes([NOWHERE] * 128))
        for n, place in ((0, HERE), (1, (16, 16)), (2, (10, 10))):
            front.group(first + n, place)
            front.put("group_guns", first + n, 80)
            front.put("group_flags", first + n, SUPPLIED * (n < 2))
        front.group(foe, (15, 13))
        front.unit(foe)

    desk = Desk(russia, fields, side, "strike_main", "PHASE_STRIKE")
    assert desk.says == f"Air {first}: B bomb C attack Q no A back D ?" and desk.cursor == HERE
    desk.types("?")
    assert desk.text[0].strip() == "Help: air strikes"
    desk.types(" ")
    desk.types("Z")
    assert desk.says.startswith(f"Air {first}:")
    desk.types("C")
    assert desk.says == "Nothing to strike there. Any key."
    desk.types(" ")
    desk.goes_to((15, 13))
    desk.types("A")
    assert desk.cursor == HERE
    desk.goes_to((15, 13))
    desk.types("B")
    assert desk.says == "Nothing to strike there. Any key."
    desk.types(" ")
    desk.goes_to((15, 9))
    desk.types("C")
    assert desk.says.endswith("Any key.") and desk.says.startswith(("Too far.", "Nothing"))
    desk.types(" ")
    desk.goes_to((15, 13))
    with Changes(russia, "st_cursor_x", "st_cursor_y") as changes:
        desk.types("C")
    at = index((15, 13))
    assert changes.found == {
        ("group_plot", first): 2, ("group_target_lo", first): at & 255,
        ("group_target_hi", first): at >> 8,
    }  # fmt: skip
    assert desk.says.startswith(f"Air {first + 1}:") and desk.cursor == (16, 16)
    desk.types("Q")
    assert not desk.waits, "the third has no supply"
    assert desk.byte("group_plot", first + 1) == 0
    after = ("PHASE_AIR", "PHASE_SUPPLY")[side]
    assert desk.byte("st_phase") == phases()[after]
    desk = Desk(russia, fields, side, "strike_main", "PHASE_STRIKE")
    desk.types("D")
    assert not desk.waits and desk.byte("st_phase") == phases()[after]
