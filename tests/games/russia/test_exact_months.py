"""What a week ends with, at the borders of the calendar, of the lists and of the dice."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from ...lib.dice import Dice
from .desk import Desk
from .front import CITY, CLEAR, FORT, HELD_BY_AXIS, SUPPLIED, Front
from .match import AXIS
from .test_exact_dice import cities
from .year_models import Year

LIMIT = 60_000_000


def first_is_hundred(skip: int = 0) -> list[int]:
    """Seeds with which a draw of a hundred meets 100, which is drawn anew, behind `skip` draws."""
    found = []
    for number in range(1, 9000):
        dice = Dice(number.to_bytes(4, "little"))
        for _ in range(skip):
            dice.below(100)
        if dice.next() & 127 == 100:
            found.append(number)
    return found[:4]


@pytest.mark.rule("WR-8.5.1")
@pytest.mark.rule("WR-8.5.3")
@pytest.mark.rule("WR-8.5.8")
@pytest.mark.rule("WR-8.5.11")
@pytest.mark.rule("WR-10.0.3")
@pytest.mark.rule("WR-8.11.1")
def test_people_of_every_month_and_level(russia: Any) -> None:
    dates = [(41, 6), (41, 7), (41, 8), (41, 12), (42, 1), (42, 3), (42, 4), (42, 12), (43, 1)]
    dice = random.Random(4)
    for scenario in range(3):
        for level in (1, 2, 3, 4):
            for year, month in dates:
                front = Front(russia, year, month)
                russia.overlay("week")
                for place in cities().values():
                    front.ground(place, CITY | HELD_BY_AXIS * (dice.random() < 0.3))
                for name in ("people", "heavy", "vehicles", "guns", "aircraft", "supply"):
                    values = bytes(dice.randint(0, 30) for _ in range(59))
                    russia.set(f"city_{name}", values)
                russia.set("st_scenario", scenario)
                russia.set("st_level", level)
                russia.set("rng_seed", dice.randbytes(4))
                model = Year(russia)
                russia.call("production", limit=LIMIT)
                model.production()
                assert model.differences() == {}, (scenario, level, year, month)


@pytest.mark.rule("WR-8.5.11")
def test_a_draw_of_the_axis_industry_is_one_of_a_hundred(russia: Any) -> None:
    for number in first_is_hundred():
        Front(russia, 43, 5)
        russia.overlay("week")
        russia.set("rng_seed", number.to_bytes(4, "little"))
        model = Year(russia)
        russia.call("production", limit=LIMIT)
        model.production()
        assert model.differences() == {}


@pytest.mark.rule("WR-8.6.7")
@pytest.mark.rule("WR-8.6.8")
def test_a_convoy_is_bombed_draw_by_draw(russia: Any) -> None:
    for number in range(1, 12):
        front = Front(russia)
        russia.overlay("week")
        for n in range(3):
            front.group(52 + n, (9 + n, 1), guns=60 + n)
            front.put("group_flags", 52 + n, SUPPLIED)
        russia.set("rng_seed", (number * 77).to_bytes(4, "little"))
        dice = Dice((number * 77).to_bytes(4, "little"))
        trucks, planes = 160, 9
        for n in range(3):
            flies = dice.next() & 1
            for _ in range((60 + n) * flies):
                if dice.below(100) < 10 and trucks + planes:
                    if trucks and (not planes or dice.next() & 1):
                        trucks = max(0, trucks - 10)
                    elif planes:
                        planes -= 1
        at = russia.sym["zp_rules"]
        russia.mem[at + 8], russia.mem[at + 9] = 160, 9
        russia.call("convoy_bombed", limit=LIMIT)
        assert (russia.mem[at + 8], russia.mem[at + 9]) == (trucks, planes), number
        left = int.from_bytes(russia.mem[russia.sym["rng_seed"] :][:4], "little")
        assert left == dice.state


@pytest.mark.rule("WR-6.8.1")
@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-7.3.1")
@pytest.mark.parametrize("groups", [0, 1, 2])
def test_who_digs_and_who_is_first_are_draws_of_a_hundred(russia: Any, groups: int) -> None:
    def lay(front: Front, number: int) -> None:
        for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
            front.ground(place, CLEAR)
        for n in range(groups):
            front.group(51 + 20 * n, (9 + n, 9))
        front.bench.set("rng_seed", number.to_bytes(4, "little"))
        front.bench.set("st_stops", 1)

    for skip in range(groups + 1):
        for number in first_is_hundred(skip):
            desk = Desk(russia, partial(lay, number=number), AXIS, "ground_main", "PHASE_GROUND",
                        st_step=0)  # fmt: skip
            dice = Dice(number.to_bytes(4, "little"))
            dug = [dice.below(100) < 50 for _ in range(groups)]
            dice.below(100)
            left = int.from_bytes(russia.mem[russia.sym["rng_seed"] :][:4], "little")
            assert left == dice.state, (skip, number)
            assert [desk.byte("group_dug", 51 + 20 * n) for n in range(groups)] == dug
            assert desk.waits and desk.byte("st_step") == 1


@pytest.mark.rule("WR-8.9.1")
@pytest.mark.rule("WR-8.9.2")
@pytest.mark.parametrize("kind", [CITY, FORT])
def test_which_cities_end_a_war(russia: Any, kind: int) -> None:
    """The Axis: Moscow, Gorki, Kuybyshev. The Soviets: Riga and Brest, with one of the others."""
    through = {"Riga", "Brest", "Konigsberg"}
    for soviet, over in (
        (through | {"Moscow"}, 2), (through - {"Konigsberg"} | {"Bucharest", "Moscow"}, 2),
        ({"Riga", "Brest", "Moscow", "Kalinin", "Kursk"}, 0), ({"Kuybyshev"}, 0), (set(), 3),
        ({"Brest", "Konigsberg", "Moscow"}, 0), ({"Riga", "Konigsberg", "Bucharest", "Gorki"}, 0),
        (set(cities()) - {"Riga"}, 0), (set(cities()) - {"Brest"}, 0), (set(cities()), 2),
        (set(cities()) - {"Konigsberg", "Bucharest"}, 0), ({"Gorki", *through}, 2), (through, 3),
    ):  # fmt: skip
        front = Front(russia)
        russia.overlay("week")
        for name, place in cities().items():
            front.ground(place, kind | HELD_BY_AXIS * (name not in soviet))
        russia.set("st_week", 3)
        assert russia.call("war_over", st_long=1).a == over, sorted(soviet)[:5]


@pytest.mark.rule("WR-9.2.1")
@pytest.mark.rule("WR-9.1.2")
def test_every_level_of_victory_however_great(russia: Any) -> None:
    for less, level in ((30_000, 0), (1000, 0), (999, 1), (500, 1), (499, 2), (100, 2), (99, 3),
                        (-99, 3), (-100, 4), (-499, 4), (-500, 5), (-999, 5), (-1000, 6),
                        (-1025, 6), (-2000, 6), (-30_000, 6)):  # fmt: skip
        russia.overlay("week")
        axis, soviet = max(0, -less), max(0, less)
        points = axis.to_bytes(2, "little") + soviet.to_bytes(2, "little")
        russia.set("score_points", points + b"\x5a")
        assert russia.call("score_level").a == level, less
    Front(russia)
    russia.call("score_find")
    assert russia.mem[russia.sym["score_points"] + 4] == 0x5A
