"""What window, pages and stops of the execution show, and a war's first questions, on the bench."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .desk import ESCAPE, HERE, Desk, phases
from .front import (
    CITY,
    CLEAR,
    FOREST,
    FORT,
    HELD_BY_AXIS,
    MOUNTAIN,
    NOWHERE,
    OUTSIDE,
    PZ,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    SUPPLIED,
    SWAMP,
    Front,
    index,
    rows,
)
from .match import AXIS, SOVIET

LIMIT = 60_000_000
SOLID, FRAMED, MORE = 0x80, 0x40, 0x20
ARMOUR, FOOT, WINGS, DEPOT = "ARMOUR", "INFANTRY", "AIR", "DEPOT"


def look(bench: Any, place: tuple[int, int]) -> list[int]:
    """Tile, rivers, rails, bridges down, mark, plate, number, shade of a hex in slot 30."""
    at = bench.sym["zp_hexview"]
    bench.mem[at : at + 16] = index(place).to_bytes(2, "little") + bytes((30,)) + bytes(13)
    bench.call("hexview_look")
    return list(bench.mem[at + 3 : at + 11])


@pytest.mark.rule("WR-1.4.1")
@pytest.mark.rule("WR-5.2.4")
def test_ground_rivers_and_rails_of_a_hex_are_drawn(russia: Any) -> None:
    names = ("PLAIN", "FOREST", "SWAMP", "MOUNTAIN", "PLAIN", "PLAIN", "SEA", "VOID")
    grounds = (CLEAR, FOREST, SWAMP, MOUNTAIN, CITY, FORT, SEA, OUTSIDE)
    for ground, name in zip(grounds, names, strict=True):
        for rail in (0, RAIL_AXIS, RAIL_SOVIET):
            front = Front(russia)
            front.ground(HERE, ground | rail | HELD_BY_AXIS)
            front.ground(neighbour(HERE, 1), CLEAR | RAIL_SOVIET)
            front.ground(neighbour(HERE, 3), CITY)
            front.ground(neighbour(HERE, 4), FORT)
            front.ground(neighbour(HERE, 5), FOREST | HELD_BY_AXIS)
            front.river(HERE, 2)
            front.river(HERE, 5)
            russia.set("top_group", bytes(220))
            tile, rivers, rails, _, mark, plate, _, shade = look(russia, HERE)
            sym = russia.sym
            assert tile == sym[f"TILE_{name}"] and rivers == 0b100100
            marks = {CITY: sym["MARK_CITY"], FORT: sym["MARK_FORT"]}
            assert mark == marks.get(ground, 0)
            assert rails == (0b011010 if rail or ground in marks else 0)
            assert plate == shade == 0
    front = Front(russia)
    for place in (HERE, (16, 15), (1, 1), (31, 32)):
        for way in range(6):
            for value in (RAIL_AXIS, RAIL_SOVIET, CITY, FORT, FOREST):
                front = Front(russia)
                front.ground(place, CLEAR | RAIL_AXIS)
                front.ground(neighbour(place, way), value)
                rails = look(russia, place)[2]
                assert rails == (1 << way if value != FOREST else 0), (place, way, value)


@pytest.mark.rule("WR-4.6.1")
def test_a_plate_tells_side_and_class_and_nothing_of_strength(russia: Any) -> None:
    sym = russia.sym
    for group, symbol in ((1, ARMOUR), (11, ARMOUR), (12, FOOT), (51, FOOT), (52, WINGS),
                          (57, WINGS), (58, DEPOT)):  # fmt: skip
        for side, frame in ((0, SOLID), (64, FRAMED)):
            for more in (0, MORE):
                front = Front(russia)
                front.unit(group, strength=10 * group % 90 + 1)
                front.put("top_group", 30, group | side)
                front.put("top_more", 30, more)
                seen = look(russia, HERE)
                assert seen[5] == frame | more | sym[f"SYMBOL_{symbol}"], group
                assert seen[6] == sym["NUMBER_NONE"]


@pytest.mark.rule("WR-5.4.1")
@pytest.mark.rule("WR-6.2.5")
def test_hexes_in_reach_are_shaded_where_nobody_stands(russia: Any) -> None:
    front = Front(russia)
    russia.set("top_group", bytes(220))
    for shown, limit, far, shaded in (
        (1, 4, 4, True), (1, 4, 5, False), (1, 0, 0, True), (0, 4, 4, False), (2, 4, 4, False),
        (3, 4, 4, False),
    ):  # fmt: skip
        russia.set("shown", shown)
        russia.set("shown_limit", limit)
        front.put("hex_field", index(HERE), far)
        assert (look(russia, HERE)[7] == russia.sym["MARK_REACH"]) == shaded
    russia.set("shown", 1)
    front.put("hex_field", index(HERE), 0)
    front.put("top_group", 30, 5)
    assert look(russia, HERE)[7] == 0


@pytest.mark.rule("WR-4.6.1")
@pytest.mark.rule("WR-4.6.3")
@pytest.mark.rule("WR-5.4.1")
def test_the_first_by_number_lies_on_top(russia: Any) -> None:
    slots = 20 * 11
    for shown in range(4):
        front = Front(russia)
        russia.set("st_side", AXIS)
        russia.set("shown", shown)
        russia.call("view_center", X=14, Y=14)
        for group, place in (
            (1, HERE), (20, HERE), (53, HERE), (52, (16, 16)), (127, (17, 14)), (70, (18, 15)),
            (116, (18, 15)), (30, (13, 13)), (31, (31, 32)),
        ):  # fmt: skip
            front.group(group, place)
        front.put("group_flags", 30, SUPPLIED)
        front.put("group_flags", 70, SUPPLIED)
        russia.set("top_group", bytes([9] * slots))
        russia.set("top_more", bytes([9] * slots))
        russia.call("hexview_show", limit=LIMIT)
        top = list(russia.mem[russia.sym["top_group"] :][:slots])
        more = list(russia.mem[russia.sym["top_more"] :][:slots])
        want = {1, 52, 70, 127} | (set() if shown == 3 else {30})
        want = set() if shown == 2 else want
        assert {group for group in top if group} == want, shown
        assert {top[n] for n in range(slots) if more[n]} == (set() if shown == 2 else {1, 70})
        assert set(more) <= {0, MORE}
        assert all(top.count(group) == 1 for group in want)


@pytest.mark.rule("WR-4.7.1")
def test_the_whole_map_shows_who_stands_where(russia: Any) -> None:
    sym = russia.sym
    front = Front(russia)
    grounds = (CLEAR, FOREST, SWAMP, MOUNTAIN, CITY, FORT, SEA, OUTSIDE)
    names = ("PLAIN", "FOREST", "SWAMP", "MOUNTAIN", "TOWN", "TOWN", "SEA", "VOID")
    for at in ((5, 5), (31, 32), (1, 1)):
        for ground, name in zip(grounds, names, strict=True):
            for field, want in ((1, name), (2, "SOLID"), (3, "FRAMED")):
                front.ground(at, ground | HELD_BY_AXIS | RAIL_AXIS)
                front.put("hex_field", index(at), field)
                front.at_hex(at, "zp_hexview")
                assert russia.call("hexview_small").a == sym[f"SMALL_{want}"]
    front = Front(russia)
    for group, place in ((1, (1, 1)), (63, (31, 32)), (64, (7, 9)), (127, (31, 1))):
        front.group(group, place)
    russia.set("hex_field", bytes([7] * 1280))

    def lay(front: Front) -> None:
        for group, place in ((1, (1, 1)), (57, (31, 32)), (64, (7, 9)), (121, (31, 1))):
            front.group(group, place)

    desk = Desk(russia, lay, routine="order_whole")
    assert desk.says == "The whole map. Any key."
    marks = {n: desk.byte("hex_field", n) for n in range(1280) if desk.byte("hex_field", n) != 1}
    assert marks == {index((1, 1)): 2, index((31, 32)): 2, index((7, 9)): 3, index((31, 1)): 3}
    desk.types(" ")
    assert not desk.waits and not desk.result.c


@pytest.mark.rule("WR-4.6.4")
@pytest.mark.rule("WR-2.2.1")
@pytest.mark.rule("WR-2.2.2")
def test_the_page_of_units_has_a_row_for_each(russia: Any) -> None:
    def lay(front: Front) -> None:
        front.group(3, HERE)
        for strength, experience, fatigue, number in ((150, 80, 0, 17), (7, 5, 95, 300)):
            at = front.unit(3, strength, experience, fatigue, PZ)
            front.bench.mem[at + 5] = number & 255
            front.bench.mem[at + 6] = number >> 8
        front.unit(4)

    desk = Desk(russia, lay, routine="group_units", X=3)
    assert desk.text[0].strip() == "The units of group 3"
    assert desk.text[2] == " Name     Type      Strength Exp   Fat"
    assert desk.text[4] == " 17       PZ        150/150  80     0"
    cells = [desk.text[row][10:] for row in (4, 5)]
    assert [cell.split() for cell in cells] == [["PZ", "150/150", "80", "0"],
                                                ["PZ", "7/150", "5", "95"]]  # fmt: skip
    assert [row[:9].strip() for row in desk.text[4:6]] == ["17", "300"]
    assert desk.text[6] == ""


def fight(bench: Any, attacker: int, foe: int, odds: int, lost: tuple[int, int], how: int) -> None:
    bench.set("fight_attackers", (attacker,))
    bench.set("fight_defenders", (foe, 0))
    bench.set("fight_hex", index(HERE).to_bytes(2, "little"))
    bench.set("zp_odds", odds.to_bytes(2, "little"))
    bench.set("fight_lost", b"".join(n.to_bytes(2, "little") for n in lost))
    bench.set("fight_result", how)
    bench.set("told_quiet", 0)


@pytest.mark.rule("WR-7.4.3")
@pytest.mark.rule("WR-7.7.1")
@pytest.mark.parametrize(
    ("how", "odds", "lost", "words"),
    [
        (0, 0x0180, (17, 7), "40 attacks 78 1.5:1 lost 17/7 held"),
        (0, 0x0140, (17, 7), "40 attacks 78 1.2:1 lost 17/7 held"),
        (1, 0x03FF, (0, 300), "40 attacks 78 3.9:1 lost 0/300 back"),
        (2, 0x13FF, (999, 1000), "40 attacks 78 19.9:1 lost 999/1000 gone"),
        (2, 0x1400, (999, 999), "40 attacks 78 20:1 lost 999/999 gone"),
        (2, 0xFFFF, (999, 999), "40 attacks 78 255:1 lost 999/999 gone"),
    ],
)
def test_a_battle_is_told_and_always_asks_for_a_key(
    russia: Any, how: int, odds: int, lost: tuple[int, int], words: str
) -> None:
    def lay(front: Front) -> None:
        russia.overlay("ground")
        fight(russia, 40, 78, odds, lost, how)
        front.group(78, HERE)

    desk = Desk(russia, lay, routine="told_battle")
    assert desk.says == words and desk.text[22].strip() == "any key"
    assert desk.cursor == HERE and desk.text[20].startswith("78 inf")
    desk.types(" ")
    assert not desk.waits and not desk.byte("told_quiet") and desk.text[22] == ""
    desk = Desk(russia, lay, routine="told_battle")
    desk.types(ESCAPE)
    assert desk.byte("told_quiet") == 1
    assert not Desk(russia, lay, routine="told_battle", told_quiet=1).waits


@pytest.mark.rule("WR-7.4.3")
def test_the_longest_row_of_a_battle_fits(russia: Any) -> None:
    def lay(front: Front) -> None:
        russia.overlay("ground")
        fight(russia, 115, 115, 0xFFFF, (999, 2160), 2)

    desk = Desk(russia, lay, routine="told_battle")
    assert desk.text[23] == "115 attacks 115 255:1 lost 999/2160 gone"


@pytest.mark.rule("WR-7.1.1")
@pytest.mark.rule("WR-7.5.1")
def test_strikes_and_guns_are_told(russia: Any) -> None:
    moscow = next(n for n, row in enumerate(rows("cities.csv")) if row["name"] == "Moscow")

    def lay(front: Front, kind: int, clear: int, cost: int = 300) -> None:
        russia.overlay("ground")
        fight(russia, 40, 78, 0, (0, cost), 0)
        at = (front.get("city_at_lo", moscow), front.get("city_at_hi", moscow))
        if kind == 1:
            russia.set("fight_hex", at)
        for name, value in (("group", 52), ("kind", kind), ("lost", 7), ("hits", 3),
                            ("clear", clear)):  # fmt: skip
            russia.set(f"strike_{name}", value)

    for kind, clear, who, words in (
        (1, 1, "52 bombs Moscow", "7 aircraft lost, factories hit: 3"),
        (1, 0, "52 bombs Moscow", "7 aircraft lost, clouds hid it all"),
        (2, 1, "52 strikes 78", "7 aircraft lost, cost it 300"),
        (2, 0, "52 strikes 78", "7 aircraft lost, clouds hid it all"),
    ):
        desk = Desk(russia, partial(lay, kind=kind, clear=clear), routine="told_strike")
        assert desk.says == words and desk.text[22] == f"{who:<33}any key"
        desk.types(" ")
        assert not desk.waits
    quiet = Desk(russia, partial(lay, kind=1, clear=1), routine="told_strike", told_quiet=1)
    assert not quiet.waits
    desk = Desk(russia, partial(lay, kind=2, clear=1), routine="told_guns")
    assert desk.says == "40's guns fire on 78, cost it 300" and desk.text[22].strip() == "any key"
    assert not Desk(russia, partial(lay, kind=2, clear=1), routine="told_guns", told_quiet=1).waits
    for routine, words in (("told_guns", "40's guns fire on 78"),
                           ("told_strike", "7 aircraft lost")):  # fmt: skip
        desk = Desk(russia, partial(lay, kind=2, clear=1, cost=0), routine=routine)
        assert desk.says == words, "nothing is told of aircraft on the ground"


@pytest.mark.rule("WR-7.0.1")
def test_the_execution_stops_for_players_who_want_it(russia: Any) -> None:
    for human, stops, quiet in (((1, 0), 1, 0), ((0, 1), 1, 0), ((1, 1), 1, 0), ((0, 0), 1, 1),
                                ((1, 1), 0, 1)):  # fmt: skip
        russia.call("told_begin", st_human=human, st_stops=stops)
        assert russia.mem[russia.sym["told_quiet"]] == quiet


@pytest.mark.rule("WR-3.0.1")
@pytest.mark.rule("WR-6.0.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_computer_plans_first_for_those_it_leads(russia: Any, side: int) -> None:
    for group, led in ((1, True), (20, True), (51, True), (52, False), (None, False)):

        def lay(front: Front, group: int | None = group) -> None:
            russia.set("rail_wanted_hi", (NOWHERE, NOWHERE))
            front.group(64 * side + 10, HERE)
            for other in range(64):
                front.put("group_standing", 64 * (1 - side) + other, 4)
            if group:
                front.put("group_standing", 64 * side + group, 4)
            front.put("group_standing", 64 * side + 40, 1)

        desk = Desk(russia, lay, side, routine="plot_main", st_step=0)
        assert desk.byte("st_step") == 1
        assert desk.waits != led, group
        want = "PHASE_STAFF" if led else "PHASE_PLOT"
        assert desk.byte("st_phase") == phases()[want]


@pytest.mark.rule("WR-3.1.1")
@pytest.mark.rule("WR-1.0.2")
@pytest.mark.rule("WR-9.1.4")
@pytest.mark.rule("WR-10.0.1")
def test_a_new_war_is_asked_for_and_asked_again_after_escape(russia: Any) -> None:
    def stub(front: Front) -> None:
        russia.overlay("menu")
        russia.mem[russia.sym["war_new"]] = 0x60  # whose disk is not there

    for who, human in (("1", [1, 1]), ("2", [1, 0]), ("3", [0, 1]), ("4", [0, 0])):
        for scenario, length, level in (("1", "1", "1"), ("3", "2", "4"), ("2", "1", "3")):
            desk = Desk(russia, stub, routine="menu_new")
            desk.types(scenario + length + level + who)
            assert not desk.waits and not desk.result.c
            assert desk.byte("st_scenario") == int(scenario) - 1
            assert desk.byte("st_long") == int(length) - 1
            assert desk.byte("st_level") == int(level)
            assert [desk.byte("st_human", n) for n in (0, 1)] == human
    desk = Desk(russia, stub, routine="menu_new")
    heads = []
    for key in ("1", "1", "1", "?", " ", ESCAPE, ESCAPE, ESCAPE):
        heads.append(desk.text[0].strip())
        desk.types(key)
    assert heads[0] == desk.text[0].strip() == heads[-1] or heads[1] == heads[-1]
    desk.types("4")
    assert desk.waits
    desk.types(ESCAPE)
    assert not desk.waits and desk.result.c
