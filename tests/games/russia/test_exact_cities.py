"""Lists of cities key by key: where they are turned, and which keys lead back."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from .desk import ESCAPE
from .front import CITY, HELD_BY_AXIS, NOWHERE, Front, rows
from .match import AXIS, SOVIET
from .test_building_bench import GROUP, MENU, OTHER, answers, building, count, two, war
from .test_exact_dice import cities


@pytest.mark.rule("WR-4.8.1")
@pytest.mark.rule("WR-4.8.2")
@pytest.mark.rule("WR-4.8.3")
def test_the_list_of_cities_is_turned_without_an_empty_page(russia: Any) -> None:
    """Germany is the last of the Axis, the Urals of the Soviets."""
    names = [row["name"] for row in rows("cities.csv")]
    for held in (16, 17, 33, 34):
        for side in (AXIS, SOVIET):

            def lay(front: Front, held: int = held, side: int = side) -> None:
                war(front)
                own = set(names[57 - held : 57])
                for name, place in cities().items():
                    front.ground(place, CITY | HELD_BY_AXIS * ((name in own) == (side == AXIS)))

            desk = building(russia, lay, side)
            desk.types("6")
            seen = []
            for _ in range(-(-(held + 1) // 17)):
                seen += [row[4:19].strip() for row in desk.text[4:21] if row]
                first = desk.text[4]
                desk.types("\r")
            assert seen == [*names[57 - held : 57], ("Germany", "Urals")[side]], (held, side)
            assert held < 17 or desk.text[4] != first
            assert desk.text[4][4:19].strip() == names[57 - held], "from the first again"


@pytest.mark.rule("WR-4.9.1")
def test_the_list_of_cities_that_raise_units_has_no_empty_page_and_says_so_without_any(
    russia: Any,
) -> None:
    names = [row["name"] for row in rows("cities.csv")][:57]
    for few in (0, 16, 17, 18, 34):

        def lay(front: Front, few: int = few) -> None:
            war(front)
            for name, place in cities().items():
                front.ground(place, CITY | HELD_BY_AXIS * (name in names[3 : 3 + few]))
            front.bench.set("city_people", bytes([5] * 57))
            for group in range(64, 122):  # nobody is near
                front.put("group_at_hi", group, NOWHERE)

        desk = building(russia, lay, AXIS)
        desk.types("7")
        if not few:
            assert [row.strip() for row in desk.text[4:21] if row] == ["No city can."]
            continue
        seen = []
        for _ in range(-(-few // 17)):
            seen += [row[4:19].strip() for row in desk.text[4:21] if row]
            desk.types("\r")
        assert seen == names[3 : 3 + few], few
        assert desk.text[4][4:19].strip() == names[3], "from the first again"


@pytest.mark.rule("WR-4.8.1")
@pytest.mark.rule("WR-4.8.4")
@pytest.mark.rule("WR-4.9.13")
@pytest.mark.rule("WR-1.2.1")
def test_the_last_kind_the_last_city_and_the_keys_that_lead_back(russia: Any) -> None:
    desk = building(russia)
    for key in (ESCAPE, "\r"):
        desk.types("658\r" if key == ESCAPE else "58\r")
        assert "4 air" in answers(desk)
        desk.types(key)
        assert "City, RETURN" in answers(desk), "no factory went up"
    desk.types("58\r4")
    assert desk.byte("city_aircraft", 57) == 221
    desk.types("59\r")
    assert answers(desk).startswith("That city cannot.")
    desk.types(" " + ESCAPE)
    desk = building(russia, side=SOVIET)
    had = desk.byte("city_heavy", 58)
    desk.types("659\r1")
    assert desk.byte("city_heavy", 58) == had + 1, "the Urals are the last of the list"

    def pools(front: Front) -> None:
        war(front)
        front.bench.set("pool_infantry_hi", (9, 9))

    desk = building(russia)
    desk.types("60058\r")
    assert answers(desk).startswith("That city cannot."), "three figures are taken: 005"
    desk = building(russia, pools)
    used = bytes(desk.mem[desk.sym["group_at_hi"] :][:64])
    desk.types("7" + "21\r1")
    desk.types("30\r")
    assert "1 mechanized 2 infantry" in answers(desk)
    desk.types(ESCAPE)
    assert MENU in desk.text[22] and bytes(desk.mem[desk.sym["group_at_hi"] :][:64]) == used


@pytest.mark.rule("WR-4.3.3")
@pytest.mark.rule("WR-4.4.3")
def test_the_sixth_unit_goes_by_its_figure_and_there_is_no_seventh(russia: Any) -> None:
    desk = building(russia, partial(two, n=6))
    desk.types("220\r21\r6")
    assert count(desk, OTHER) == 1
    desk.types("5")
    assert (count(desk, GROUP), count(desk, OTHER)) == (5, 2)
