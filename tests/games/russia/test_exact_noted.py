"""What a week notes, and who comes in it, from nothing."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .front import CLEAR, FORT, HELD_BY_AXIS, NOWHERE, SEA, Front
from .match import AXIS, SOVIET
from .test_exact_dice import cities
from .test_execution import attack

LIMIT = 60_000_000


@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-1.1.1")
@pytest.mark.rule("WR-5.3.1")
@pytest.mark.rule("WR-9.1.2")
@pytest.mark.rule("WR-8.13.1")
def test_a_week_is_noted_from_nothing(russia: Any) -> None:
    front = Front(russia, 43, 2)
    russia.overlay("week")
    for place in cities().values():
        front.ground(place, FORT)
    for name in ("log_battles", "st_lost_lo", "st_lost_hi"):
        russia.set(name, (9,) if name == "log_battles" else (9, 9))
    for group in (1, 51, 52, 63, 64, 65, 115, 116):
        front.group(group, (3, 3))
    russia.call("report_begins")
    assert front.get("log_battles") == 0
    assert [front.get(f"st_lost_{part}", n) for part in ("lo", "hi") for n in (0, 1)] == [0] * 4
    assert [front.get("report_groups", side) for side in (AXIS, SOVIET)] == [2, 3]
    assert russia.call("cities_held").a == 0
    russia.call("month_begins")
    assert front.get("st_axis_months") == 0, "a fortress of the Soviets is no city of the Axis"
    front.put("report_groups", 0, 0)
    russia.set("report_held", bytes([1] * 57))
    russia.call("month_sums", month_number=1)
    assert front.get("month_cities") == 0
    russia.set("rail_wanted_hi", (NOWHERE, NOWHERE))
    russia.set("rail_wanted_lo", (0x10, 0x20))
    before = bytes(russia.mem[russia.sym["state_begin"] : russia.sym["hex_ground"]])
    russia.call("rail_lay")
    after = bytes(russia.mem[russia.sym["state_begin"] : russia.sym["hex_ground"]])
    at = russia.sym["rail_north"] - russia.sym["state_begin"]
    assert before[:at] + before[at + 1 :] == after[:at] + after[at + 1 :], "none was wanted"


@pytest.mark.rule("WR-8.14.1")
def test_a_siberian_group_comes_to_a_fortress_too_and_has_dug_nothing(russia: Any) -> None:
    front = Front(russia, 42, 6)
    russia.overlay("week")
    front.ground(cities()["Kuybyshev"], FORT)
    russia.call("siberians", st_level=2, limit=LIMIT)
    assert front.place(76) == cities()["Kuybyshev"]
    lists = "dug", "guns", "plot", "flags", "steps"
    assert [front.get(f"group_{name}", 76) for name in lists] == [0] * 5


@pytest.mark.rule("WR-8.6.9")
def test_the_winter_line_goes_by_fortresses_too(russia: Any) -> None:
    front = Front(russia, 42, 1)
    russia.overlay("week")
    names = ("Murmansk", "Archangel")
    for place in ((c, r) for c in range(1, 32) for r in range(1, 33)):
        front.ground(place, CLEAR | 0x08)
    for open_ in (True, False):
        for name in names:
            front.ground(cities()[name], FORT | 0x08 | HELD_BY_AXIS * (not open_))
        assert russia.call("line_open", limit=LIMIT).c == open_


@pytest.mark.rule("WR-7.4.3")
@pytest.mark.rule("WR-7.7.2")
@pytest.mark.rule("WR-7.10.2")
def test_whoever_surrenders_is_lost_and_aircraft_that_are_overrun_are_gone(russia: Any) -> None:
    """All strength of a group that finds no way back counts; gunfire before the assault too."""
    around = [neighbour((14, 14), way) for way in range(6)]
    for who, foe, shut, result in (
        ("infantry", 90, True, 2), ("infantry", 90, False, 1), ("aircraft", 116, False, 2),
    ):  # fmt: skip
        front = Front(russia)
        russia.overlay("ground")
        front.group(20, around[3], guns=120)
        front.unit(20, 200, 99)
        front.group(foe, (14, 14))
        records = [front.unit(foe, 30, 20) for _ in range(2 * (who == "infantry"))]
        for place in around[:3] + around[4:] if shut else ():
            front.ground(place, SEA)
        front.put("group_plot", 20, 1)
        attack(front)
        assert front.get("log_battles") == 1
        assert front.get("log_at_hi") >> 6 == result, who
        left = sum(front.record(at)[1] for at in records)
        assert (
            front.get("log_killed") == front.get("st_lost_lo", SOVIET) == 30 * len(records) - left
        )
        assert bool(left) == (result == 1)
