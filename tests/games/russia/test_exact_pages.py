"""Pages of the build phase and of the war's end, letter by letter; keys that lead round them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from .desk import ESCAPE, Desk, phases
from .front import CITY, HELD_BY_AXIS, Front
from .match import AXIS
from .test_building_bench import building, two, war
from .test_exact_dice import cities


def page(desk: Desk) -> list[str]:
    """The rows that are not empty; the heading without the blank before it."""
    return [desk.text[0].strip(), *filter(None, desk.text[1:])]


@pytest.mark.rule("WR-4.0.1")
@pytest.mark.rule("WR-4.5.2")
@pytest.mark.rule("WR-4.3.3")
@pytest.mark.rule("WR-4.8.2")
@pytest.mark.rule("WR-10.0.1")
@pytest.mark.rule("WR-3.0.1")
def test_every_word_stands_in_its_column(russia: Any) -> None:
    desk = building(russia)
    assert page(desk) == [
        "Build",
        " 22 Jun 41 Axis",
        " 1  Divide a group      Infantry 300",
        " 2  Transfer units      Vehicles 9",
        " 3  Transfer aircraft   Artillery 77",
        " 4  Map                 Aircraft 30",
        " 5  Whole map           Factories 2",
        " 6  Factories",
        " 7  New unit",
        " N  By sea",
        " L  Last week",
        " O  Options",
        " S  Save",
        " D  Done",
        " X  End the war",
        " Q  Leave for the menu",
        " ?  Help",
        "Your choice",
    ]
    desk.types("3")
    assert page(desk) == [
        "Aircraft",
        " Group  Points",
        *(f"  {52 + n}     {points}" for n, points in enumerate((60, 60, 65, 45, 60, 30))),
        "  pool   30",
        "  may move in this week: 50",
        "From air group, or R the pool:",
    ]
    desk.types(ESCAPE + "6")
    assert page(desk) == [
        "Factories",
        "    City          Heavy  Veh  Art  Air",
        "  3 Helsinki         4    0    6    0",
        " 21 Konigsberg       6    2    4    0",
        " 30 Warsaw           4    0    0    5",
        " 35 Lublin           1    0    0    0",
        " 48 Jassy            0    0    0    0",
        " 55 Bucharest        5    0    4    5",
        " 58 Germany        150   35   90  220",
        "City, RETURN alone for more:",
    ]
    desk.types(ESCAPE + "O")
    assert page(desk) == [
        "Options",
        " 22 Jun 41",
        " 1  Axis              a player",
        " 2  Soviets           a player",
        " 3  Level             3",
        " 4  Stops at battles  yes",
        " 5  Keeps itself      yes",
        "Figure changes, RETURN goes on, ?",
    ]
    desk = building(russia, two)
    desk.types("220\r21\r")
    assert page(desk) == [
        "Units change groups",
        " 0-5 of group 20, artillery 50",
        " Name     Type      Strength Exp   Fat",
        "0         INF       100/70   50     0",
        "1         INF       100/70   50     0",
        "2         INF       100/70   50     0",
        " To group 21, artillery 0",
        "          INF        70/70   50     0",
        "Figure unit, A artillery, RETURN done",
    ]


def owned(front: Front, names: set[str], over: int = 0) -> None:
    """The cities of the Axis; every other is Soviet."""
    for name, place in cities().items():
        front.ground(place, CITY | HELD_BY_AXIS * (name in names))
    front.when(42, 7)
    for name, value in (("st_day", 5), ("st_week", 3), ("st_over", over), ("st_long", 1)):
        front.bench.set(name, value)
    front.bench.set("rail_wanted_hi", (255, 255))


@pytest.mark.rule("WR-8.9.1")
@pytest.mark.rule("WR-8.9.2")
@pytest.mark.rule("WR-9.2.1")
@pytest.mark.rule("WR-3.3.1")
def test_the_last_page_says_who_has_won(russia: Any) -> None:
    """The Axis wins by three cities whatever the points are; else the points decide."""
    for held, points, won in (
        (set(), (0, 1290), " A decisive Soviet victory."),
        ({"Moscow", "Gorki", "Kuybyshev"}, (60, 1230), " A decisive victory of the Axis."),
    ):
        desk = Desk(russia, partial(owned, names=held, over=1), AXIS, "week_main", "PHASE_WEEK")
        shown = page(desk)
        assert [*shown[:7], shown[-1]] == [
            "The war is over",
            " 5 Jul 42 clear",
            f" Points of the Axis:    {points[0]}",
            f" Points of the Soviets: {points[1]}",
            won,
            " Lost in battle: Axis 0, Soviets 0",
            " Groups: Axis 0 of 0, Soviets 0 of 0",
            "L the battles, any other key goes on",
        ]
        desk.types("L")
        assert page(desk)[0] == "Battles of the week"
        desk.types(" ")
        assert page(desk)[0] == "The war is over" and desk.waits
        desk.types(" ")
        assert not desk.waits
        assert desk.byte("st_over") == 1 and desk.byte("st_phase") == phases()["PHASE_MENU"]
        desk = Desk(russia, partial(owned, names=held), AXIS, "week_main", "PHASE_WEEK")
        assert not desk.waits and desk.byte("st_day") == 12, "the last week ends, and is kept"
        assert desk.byte("st_over") == 1 and desk.byte("st_phase") == phases()["PHASE_KEEP"]
        assert desk.byte("st_next_phase") == phases()["PHASE_WEEK"], "then comes the page"
    desk = Desk(russia, partial(owned, names={"Riga", "Brest"}), AXIS, "week_main", "PHASE_WEEK")
    assert not desk.waits and desk.byte("st_phase") == phases()["PHASE_KEEP"]
    assert desk.byte("st_over") == desk.byte("st_step") == desk.byte("st_depot") == 0
    desk = Desk(russia, partial(owned, names=set()), AXIS, "week_main", "PHASE_REPORT")
    assert desk.byte("st_day") == 5, "a report of the last week ends none"


@pytest.mark.rule("WR-4.0.1")
@pytest.mark.rule("WR-3.3.1")
def test_the_options_come_before_the_build_phase(russia: Any) -> None:
    for phase, first in (("PHASE_OPTIONS", "Options"), ("PHASE_BUILD", "Build")):
        desk = Desk(russia, war, AXIS, "build_main", phase)
        assert desk.text[0].strip() == first
