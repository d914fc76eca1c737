"""A move taken back to the last byte, whom the list names, and lines of the greatest length."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .changed import Changes
from .desk import ESCAPE, HERE, Desk
from .front import CLEAR, HELD_BY_AXIS, MOVED, RAIL_AXIS, SUPPLIED, Front, index
from .match import AXIS, SOVIET
from .test_needs import numbers, page, stands
from .test_orders_bench import FOOT, KEYS, MECH, MORE, TAKEN, plots

LIMIT = 60_000_000
REST = 3


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-8.8.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_four_steps_are_taken_back_to_the_last_byte(russia: Any, side: int) -> None:
    """Six units, each otherwise tired; four hexes that were the enemy's; the guns came back."""
    group = 64 * side + 3

    def army(front: Front) -> None:
        for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
            front.ground(place, CLEAR | HELD_BY_AXIS * (side == SOVIET))
        front.group(group, HERE, dug=2, guns=60)
        for n in range(6):
            front.unit(group, strength=90 + n, fatigue=3 * n)
        front.put("group_flags", group, SUPPLIED)
        front.bench.set("pool_guns_lo", (250, 250))

    desk = Desk(russia, army, side)
    desk.types("G")
    with Changes(russia, "st_cursor_x", "st_cursor_y", "hex_ground") as changes:
        with Changes(russia) as moved:
            desk.types("4444")
        assert desk.at(group) == (HERE[0], HERE[1] + 4)
        taken = {n for n, _ in moved.found}
        assert {"hex_ground", "group_guns", "pool_guns_lo", "group_dug"} <= taken
        desk.types("U")
    assert changes.found == {}
    own = HELD_BY_AXIS * (side == SOVIET)
    column = [desk.front.get("hex_ground", index((HERE[0], HERE[1] + n))) for n in range(6)]
    assert [value & HELD_BY_AXIS for value in column[1:]] == [own] * 5


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-8.8.1")
def test_four_hexes_are_noted_and_the_last_move_alone_is_taken_back(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("orders")
    for group in (1, 5):
        front.group(group, HERE)
        front.unit(group)
    front.put("group_flags", 1, SUPPLIED | MOVED)
    russia.set("group_taken", 5)
    russia.call("undo_keep", X=5, st_side=AXIS)
    for n in range(6):
        front.at_hex((3 + n, 9), "zp_to")
        russia.call("undo_hex", st_side=AXIS)
    front.put("group_flags", 5, SUPPLIED)
    assert russia.call("undo_move").c, "it has not moved"
    russia.call("undo_forget", group_taken=5)
    front.put("group_flags", 5, MOVED)
    assert not russia.call("undo_move").c
    held = [front.get("hex_ground", index((3 + n, 9))) & HELD_BY_AXIS for n in range(6)]
    assert held == [HELD_BY_AXIS] * 4 + [0, 0]
    for taken in (5, 1):
        front.put("group_flags", taken, MOVED)
        assert russia.call("undo_move", group_taken=taken).c, "once"
    russia.set("group_taken", 5)
    front.put("group_flags", 5, 0)
    russia.call("undo_keep", X=5, st_side=AXIS)
    front.put("group_flags", 5, MOVED)
    russia.call("undo_forget", group_taken=1)
    for taken in (1, 5):
        assert russia.call("undo_move", group_taken=taken).c, "another was taken since"


@pytest.mark.rule("WR-6.4.1")
@pytest.mark.rule("WR-8.1.1")
def test_who_is_not_there_goes_on_resting(russia: Any) -> None:
    front = Front(russia)
    for group in (20, 51):
        front.put("group_standing", group, REST)
        front.put("group_goal_lo", group, 20)
    front.group(51, HERE)
    russia.call("standing_rest", st_side=AXIS, limit=LIMIT)
    assert [front.get("group_standing", group) for group in (20, 51)] == [REST, 0]


@pytest.mark.rule("WR-4.3.2")
@pytest.mark.rule("WR-6.1.4")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_last_number_of_a_kind_counts_and_the_next_kind_does_not(
    russia: Any, side: int
) -> None:
    for mech, foot, told in ((12, 0, " NO MECH. NUMBER"), (11, 0, ""), (11, 39, "")):
        rows = page(russia, partial(numbers, first=64 * side, mech=mech, foot=foot), side)
        assert rows[2] == told, (mech, foot)


def chance(front: Front, group: int, fatigue: int, flags: int) -> None:
    """It is strong, a weak enemy stands beside it and nobody behind him."""
    front.bench.set("pool_infantry_lo", (1, 1))
    stands(front, group, HERE, flags)
    front.unit(group, strength=100, experience=90)
    front.unit(group, strength=100, experience=90, fatigue=fatigue)
    foe = (group ^ 64) & 64 | 20
    stands(front, foe, neighbour(HERE, 1))
    front.unit(foe, strength=10)


@pytest.mark.rule("WR-6.1.4")
@pytest.mark.rule("WR-8.1.11")
def test_only_fresh_armour_in_supply_is_told_of_a_way_through(russia: Any) -> None:
    for group, fatigue, flags, told in (
        (1, 0, SUPPLIED, " WAY THROUGH"), (11, 59, SUPPLIED, " WAY THROUGH"),
        (64, 0, SUPPLIED, " WAY THROUGH"), (75, 0, SUPPLIED, " WAY THROUGH"),
        (12, 0, SUPPLIED, None), (76, 0, SUPPLIED, None), (11, 60, SUPPLIED, " TIRED"),
        (11, 0, 0, " NO SUPPLY"), (64, 0, 0, " NO SUPPLY"), (75, 60, 0, " NO SUPPLY TIRED"),
    ):  # fmt: skip
        rows = page(russia, partial(chance, group=group, fatigue=fatigue, flags=flags), group >> 6)
        listed = [row for row in rows[3:21] if row]
        assert listed == [f" {group}{told}" if told else " NOBODY."], (group, fatigue, flags)


@pytest.mark.rule("WR-6.1.4")
def test_the_list_has_two_columns_of_eighteen(russia: Any) -> None:
    def crowd(front: Front) -> None:
        for number in range(1, 52):
            stands(front, number, (1 + number % 10 * 3, 2 + number // 10 * 4), 0)

    rows = page(russia, crowd)
    assert rows[3:21] == [f" {n} NO SUPPLY".ljust(21) + f"{n + 18} NO SUPPLY" for n in range(1, 19)]


@pytest.mark.rule("WR-1.2.1")
@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.6.2")
@pytest.mark.rule("WR-6.4.1")
@pytest.mark.rule("WR-6.2.5")
def test_a_line_takes_as_many_letters_as_it_says(russia: Any) -> None:
    desk = plots(russia)
    desk.types("F000000021\r")
    assert desk.says == "No such group of yours. Any key.", "group 2, which there is not"
    desk.types(" F00000021\r")
    assert desk.byte("group_taken") == MORE
    desk.goes_to(HERE)
    desk.types("O3123\r")
    assert desk.byte("group_goal_lo", FOOT) == 12
    desk = plots(russia)
    desk.goes_to(neighbour(HERE, 3))
    desk.types("P12BX\r")
    assert desk.says == KEYS and desk.byte("group_plot", MECH) == 0x80 | 2 << 3 | 1


@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.2.5")
def test_a_space_names_the_other_of_a_hex_until_the_cursor_goes_on(russia: Any) -> None:
    def stacked(front: Front) -> None:
        front.group(MORE, HERE)
        front.ground(HERE, CLEAR | HELD_BY_AXIS | RAIL_AXIS)

    desk = plots(russia, stacked)
    assert desk.text[20].split()[0] == str(FOOT)
    desk.types(" ")
    assert desk.text[20].split()[0] == str(MORE)
    desk.types("41")
    assert desk.text[20].split()[0] == str(FOOT) and desk.byte("panel_first") == 0
    desk.types(" GQ")
    assert desk.says == KEYS and desk.byte("group_taken") == MORE
    desk.types("GX" + ESCAPE)
    assert desk.says == TAKEN
