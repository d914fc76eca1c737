"""Whom the list names that a player opens first: who needs him, and why."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .desk import HERE, Desk
from .front import CLEAR, SEA, SUPPLIED, Front
from .match import AXIS, SOVIET

MECH, FOOT, AIR = 3, 20, 52
RIFLES, MORE = 80, 81
NORTH_EAST = 1


def page(bench: Any, lay: Any, side: int = AXIS) -> list[str]:
    desk = Desk(bench, lay, side)
    desk.types("L")
    rows = [row.upper() for row in desk.text]
    assert rows[0].strip().startswith("WHO NEEDS YOU")
    desk.types(" ")
    assert desk.says.startswith("G take")
    return rows


def stands(front: Front, group: int, place: Hex = HERE, flags: int = SUPPLIED) -> None:
    front.group(group, place)
    front.put("group_flags", group, flags)


@pytest.mark.rule("WR-6.1.4")
@pytest.mark.rule("WR-8.1.11")
def test_who_is_cut_off_tired_or_pressed_stands_in_the_list(russia: Any) -> None:
    def lay(front: Front) -> None:
        stands(front, 1, (3, 3), 0)
        stands(front, 51, (5, 3))
        front.unit(51, fatigue=60)
        stands(front, 50, (7, 3))
        front.unit(50, fatigue=59)
        front.unit(50, fatigue=0)
        stands(front, FOOT)
        stands(front, AIR, (20, 3), 0)
        for way in (0, 2, 4):
            stands(front, RIFLES + way, neighbour(HERE, way))
            front.unit(RIFLES + way)

    rows = page(russia, lay)
    assert [row for row in rows[3:21] if row] == [" 1 NO SUPPLY", " 20!", " 51 TIRED"]
    rows = page(russia, lay, SOVIET)
    assert [row for row in rows[3:21] if row] == [" NOBODY."]


@pytest.mark.rule("WR-6.1.4")
def test_two_enemies_do_not_press_and_a_full_page_has_two_columns(russia: Any) -> None:
    def lay(front: Front) -> None:
        for number in range(64, 64 + 45):
            stands(front, number, (1 + number % 10 * 3, 2 + (number - 64) // 10 * 4), 0)

    rows = page(russia, lay, SOVIET)
    assert rows[3].split() == "64 NO SUPPLY 82 NO SUPPLY".split()
    assert rows[20].split() == "81 NO SUPPLY 99 NO SUPPLY".split()
    assert rows[21] == " ! ENEMIES ON THREE SIDES OR MORE"


@pytest.mark.rule("WR-6.1.4")
@pytest.mark.rule("WR-7.7.1")
@pytest.mark.parametrize(
    "mine, his, behind, told",
    [
        (60, (20,), CLEAR, True),
        (59, (20,), CLEAR, False),
        (60, (10, 10), CLEAR, True),
        (60, (10, 11), CLEAR, False),
        (60, (20,), SEA, False),
        (60, (20,), "foe", False),
        (1, (), CLEAR, True),
    ],
)
def test_a_way_through_is_three_to_one_and_nobody_behind(
    russia: Any, mine: int, his: tuple[int, ...], behind: Any, told: bool
) -> None:
    def lay(front: Front, group: int = MECH) -> None:
        stands(front, group)
        front.unit(group, strength=mine, experience=100)
        ahead = neighbour(HERE, NORTH_EAST)
        for number, strength in enumerate(his):
            stands(front, RIFLES + number, ahead)
            front.unit(RIFLES + number, strength=strength, experience=100)
        if not his:
            stands(front, 116, ahead)  # an air group alone
        after = neighbour(ahead, NORTH_EAST)
        if behind == "foe":
            stands(front, 100, after)
            front.unit(100)
        else:
            front.ground(after, behind)

    assert (f" {MECH} WAY THROUGH" in page(russia, lay)) == told
    assert " 20 WAY THROUGH" not in page(russia, lambda front: lay(front, FOOT))


def numbers(front: Front, first: int, mech: int, foot: int) -> None:
    """So many groups of both kinds, from the first number of a side."""
    front.bench.set("pool_infantry_lo", (1, 1))
    for n in [*range(first, first + mech), *range(first + 12, first + 12 + foot)]:
        if n:
            stands(front, n, (1 + n % 15, 1 + n // 15))


@pytest.mark.rule("WR-4.3.2")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_list_tells_when_no_number_is_free(russia: Any, side: int) -> None:
    for mech, foot, told in (
        (12, 40, " NO MECH. NUMBER NO INFANTRY NUMBER"),
        (12, 39, " NO MECH. NUMBER"),
        (11, 40, " NO INFANTRY NUMBER"),
        (11, 39, ""),
    ):
        rows = page(russia, partial(numbers, first=64 * side, mech=mech, foot=foot), side)
        assert rows[:3] == [" WHO NEEDS YOU", " NO VEHICLE POINTS", told]


def pools(front: Front, side: int, men: int, vehicles: int) -> None:
    """What a side has; the other one has the opposite."""
    for name, count in (("infantry", men), ("vehicles", vehicles)):
        front.put(f"pool_{name}_lo", side, count & 255)
        front.put(f"pool_{name}_hi", side, count >> 8)
        front.put(f"pool_{name}_lo", 1 - side, 0 if count else 1)


@pytest.mark.rule("WR-6.1.4")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_empty_pools_stand_below_the_heading(russia: Any, side: int) -> None:
    for men, vehicles, told in (
        (0, 0, " NO INFANTRY POINTS NO VEHICLE POINTS"),
        (1, 0, " NO VEHICLE POINTS"),
        (256, 1, ""),
        (0, 256, " NO INFANTRY POINTS"),
    ):
        rows = page(russia, partial(pools, side=side, men=men, vehicles=vehicles), side)
        assert rows[:2] == [" WHO NEEDS YOU", told]
