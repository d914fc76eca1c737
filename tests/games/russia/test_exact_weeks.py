"""A war's first state whatever memory held before, and a week's end for every unit and group."""

from __future__ import annotations

from typing import Any

import pytest

from .changed import HEADS
from .desk import Desk, phases
from .front import Front, types
from .starts import start

KEPT = (
    "phase", "next_phase", "scenario", "long", "level", "human", "first", "attack", "music",
    "noises", "version", "room",
)  # fmt: skip
"""What the start of a scenario leaves as it was."""
LIMIT = 60_000_000


def state(bench: Any) -> dict[str, bytes]:
    """The state block, list by list."""
    begin, end = (bench.sym[f"state_{name}"] for name in ("begin", "end"))
    names = sorted(
        (at, name) for name, at in bench.sym.items()
        if begin <= at < end and name.startswith((*HEADS, "rng_seed"))
    )  # fmt: skip
    ends = [at for at, _ in names[1:]] + [end]
    return {name: bytes(bench.mem[at:after]) for (at, name), after in zip(names, ends, strict=True)}


@pytest.mark.rule("WR-3.2.1")
@pytest.mark.rule("WR-3.1.2")
@pytest.mark.rule("WR-4.9.7")
@pytest.mark.rule("WR-8.4.7")
@pytest.mark.parametrize("year", [1941, 1942, 1943])
def test_a_war_begins_the_same_whatever_the_war_before_has_left(russia: Any, year: int) -> None:
    found = []
    begin, end = (russia.sym[f"state_{name}"] for name in ("begin", "end"))
    for left in (0x00, 0xFF, 0x5A):
        russia.reset()
        russia.mem[begin:end] = bytes([left]) * (end - begin)
        russia.overlay(f"s{year}")
        russia.call("scenario_set", st_scenario=year - 1941)
        found.append(state(russia))
    never = {f"st_{name}" for name in KEPT} | {
        name for name in found[0]
        if name.startswith(("log_", "film_steps", "group_goal", "group_flags", "group_target_lo",
                            "rng_seed", "st_axis_x"))
    }  # fmt: skip
    for name in found[0].keys() - never:
        if name in ("group_guns", "group_at_lo", "rail_wanted_lo"):
            continue  # of numbers that are free nobody asks
        assert found[0][name] == found[1][name] == found[2][name], name
    first = {name: found[2][name] for name in found[0].keys() - never}
    day, month, week = {1941: (22, 6, 0), 1942: (28, 6, 53), 1943: (4, 7, 106)}[year]
    want = {
        "st_week": week, "st_day": day, "st_month": month, "st_year": year - 1900,
        "st_weather": 0, "st_side": 0, "st_over": 0, "st_step": 0, "st_depot": 0,
        "st_autosave": 1, "st_stops": 1, "st_turn": 1, "st_saved_week": 255, "st_rails_used": 0,
        "st_elites": 0, "st_axis_months": 0, "film_months": 0, "month_number": 0,
    }  # fmt: skip
    assert {name: first[name][0] for name in want} == want
    assert first["pool_supply"] == bytes([255, 255])
    assert first["rail_wanted_hi"] == bytes([255, 255]) and first["rail_north"] == b"\0"
    for name in ("group_plot", "group_steps", "group_out", "group_absent", "group_standing",
                 "ai_memory"):  # fmt: skip
        assert not any(first[name]), name
    for name in ("st_lost_lo", "st_lost_hi", "month_lost_lo", "month_lost_hi", "lend_vehicles_lo",
                 "lend_vehicles_hi", "lend_aircraft"):  # fmt: skip
        assert not any(first[name]), name


@pytest.mark.rule("WR-8.1.12")
@pytest.mark.rule("WR-8.2.3")
@pytest.mark.rule("WR-8.12.1")
def test_at_a_weeks_end_every_unit_rests_learns_and_may_become_guards(russia: Any) -> None:
    front = start(russia, 1941)
    records = range(russia.sym["unit_axis"], russia.sym["state_end"], 8)
    russia.mem[records[198]] = 0
    for at in records:
        if russia.mem[at + 1]:
            russia.mem[at + 2], russia.mem[at + 3] = 85, 50
    last = records[-1], records[198]
    for at, group in zip(last, (70, 13), strict=True):
        russia.mem[at : at + 8] = bytes(
            (russia.mem[records[199 * (group > 63)]], 45, 85, 50, group, 1, 0, 0)
        )
    before = {at: bytes(russia.mem[at : at + 8]) for at in records}
    russia.call("week_ends", limit=LIMIT)
    for at in records:
        now, was = bytes(russia.mem[at : at + 8]), before[at]
        if not was[1]:
            continue
        assert now[3] == 49 and now[1:3] == was[1:3] and now[4:7] == was[4:7]
        side, name, elite = types()[was[0]]
        guards = side == "Soviet" and was[1] > 40 and name in ("RIFLE", "CAV", "TANK", "MECH")
        assert types()[now[0]] == (side, f"GDS {name}" if guards else name, elite)
    assert front.get("st_turn") == 2 and front.get("st_week") == 1
    assert front.get("month_number") == 0 and front.get("film_months") == 0


@pytest.mark.rule("WR-8.4.7")
@pytest.mark.rule("WR-1.1.1")
def test_a_month_ends_with_its_last_week(russia: Any) -> None:
    for day, months in ((23, 0), (30, 1)):
        front = start(russia, 1941)
        russia.set("st_day", day)
        russia.set("st_month", 6)
        russia.set("month_number", 0)
        russia.call("week_ends", limit=LIMIT)
        assert front.get("film_months") == front.get("month_number") == months
        assert front.get("st_month") == 6 + months
        assert front.get("st_day") == (30, 7)[months]


@pytest.mark.rule("WR-8.1.11")
@pytest.mark.rule("WR-8.8.1")
def test_weeks_out_of_supply_are_counted_for_the_axis_alone(russia: Any) -> None:
    front = start(russia, 1941)
    russia.call("week_ends", limit=LIMIT)
    before = [front.get("group_out", n) for n in range(128)]
    assert before[64:] == [0] * 64


@pytest.mark.rule("WR-3.3.1")
@pytest.mark.rule("WR-9.2.1")
def test_a_week_ends_on_its_page_and_a_war_with_its_points(russia: Any) -> None:
    def lay(front: Front) -> None:
        start(front.bench, 1941)

    for human, autosave, drive, after in (
        ((1, 1), 1, 0, "PHASE_KEEP"), ((0, 1), 0, 0, "PHASE_KEEP"), ((0, 0), 1, 0, "PHASE_KEEP"),
        ((0, 0), 0, 0, "PHASE_BUILD"), ((0, 0), 1, 1, "PHASE_BUILD"),
    ):  # fmt: skip
        russia.set("fs_one_drive", drive)
        desk = Desk(russia, lay, 1, "zones_make", "PHASE_WEEK")
        russia.set("fs_one_drive", drive)
        russia.call("week_main", limit=LIMIT, st_human=human, st_autosave=autosave)
        assert desk.byte("st_phase") == phases()[after], (human, autosave, drive)
        assert desk.byte("st_next_phase") == phases()["PHASE_BUILD"]
        assert desk.byte("st_side") == desk.byte("st_depot") == desk.byte("st_step") == 0
        assert desk.text[0].strip() == "The week is over"
        assert desk.text[2].strip().startswith("29 Jun 41")
    desk = Desk(russia, lay, 0, "week_main", "PHASE_WEEK", st_over=1)
    assert desk.text[0].strip() == "The war is over"
    assert desk.text[2].strip().startswith("22 Jun 41")
    assert all(row.split()[-1].isdigit() for row in desk.text[4:6])
    assert "victory" in desk.text[6] and desk.byte("st_phase") == phases()["PHASE_MENU"]
    desk.types(" ")
    assert not desk.waits
