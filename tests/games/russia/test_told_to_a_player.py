"""What a player is told so that he can act on it: why not, what it cost, where, in whole words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .desk import HERE, Desk
from .front import CITY, HELD_BY_AXIS, MOVED, RAILED, Front, index
from .match import AXIS, SOVIET
from .plans import on_map
from .test_air import strike
from .test_exact_dice import cities
from .test_orders_bench import FOOT, depots, plots

ARMED, COLUMNS = 0x08, 40
"""GF_ARMED; letters of a row."""
SPENT = "It moves no more this week. Any key."
TIRED = "A unit is too tired to move. Any key."
NO_PLOT = "Not a plot for this group. Any key."
GUNS = "With new guns only S or B. Any key."


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.5.2")
@pytest.mark.rule("WR-8.1.11")
@pytest.mark.rule("WR-6.6.8")
@pytest.mark.parametrize(
    ("flags", "fatigue", "typed", "said"),
    [
        (MOVED, 0, "1", SPENT), (RAILED, 0, "1S", SPENT), (ARMED, 0, "1", GUNS),
        (0, 95, "1", TIRED), (0, 94, "12", NO_PLOT),
    ],
)  # fmt: skip
def test_who_cannot_have_a_plot_is_told_why(
    russia: Any, flags: int, fatigue: int, typed: str, said: str
) -> None:
    desk = plots(russia, lambda front: front.unit(FOOT, fatigue=fatigue))
    desk.types("P1\r")
    may = desk.byte("group_plot", FOOT) == 1
    assert may == (fatigue < 95), "without the flags"
    desk.types(" P\r" if not may else "P\r")
    desk.front.put("group_flags", FOOT, flags)
    desk.types(f"P{typed}\r")
    assert desk.says == said and not desk.byte("group_plot", FOOT)
    desk.types(" ")
    if may and typed == "1":
        desk.types("A")
        assert desk.says == said, "the last plot again"


@pytest.mark.rule("WR-6.6.8")
@pytest.mark.rule("WR-6.5.2")
def test_the_tired_and_the_armed_may_still_attack_and_stay(russia: Any) -> None:
    for flags, fatigue in ((ARMED, 0), (0, 95)):
        desk = plots(russia, lambda front, f=fatigue: front.unit(FOOT, fatigue=f))
        desk.front.put("group_flags", FOOT, flags)
        desk.types("P1S\r")
        assert desk.byte("group_plot", FOOT) == 0x41


@pytest.mark.rule("WR-6.2.1")
def test_who_has_a_plot_is_told_that_it_must_go_before_a_step(russia: Any) -> None:
    desk = plots(russia)
    desk.types("P1\rG4")
    assert desk.says == "Take its plot away first. Any key."
    assert desk.byte("group_plot", FOOT) == 1 and desk.at(FOOT) == HERE
    desk.types(" P\r4")
    assert not desk.byte("group_plot", FOOT) and desk.at(FOOT) != HERE


@pytest.mark.rule("WR-5.3.7")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_depots_keys_fit_the_row_when_rail_is_named(russia: Any, side: int) -> None:
    def lay(front: Front) -> None:
        depots(front, side)
        front.bench.set("rail_wanted_hi", (1, 1))

    desk = Desk(russia, lay, side, "supply_main", "PHASE_SUPPLY")
    assert desk.text[23] == f"Depot {58 + 64 * side}: RETURN A all B again L S N ?"
    assert len(desk.text[23]) <= COLUMNS
    russia.set("shown", 0)


@pytest.mark.rule("WR-5.2.1")
@pytest.mark.rule("WR-5.2.20")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
@pytest.mark.parametrize("key", ["A", "N", "\r"])
def test_the_cursor_is_back_where_it_was_when_the_depots_are_done(
    russia: Any, side: int, key: str
) -> None:
    desk = Desk(
        russia, lambda front: depots(front, side), side, "supply_main", "PHASE_SUPPLY",
        st_cursor_x=3, st_cursor_y=8,
    )  # fmt: skip
    assert desk.cursor == HERE, "the first depot's home; the others are the enemy's"
    desk.types(key)
    assert not desk.waits and desk.cursor == (4, 9)


def strengths(front: Front) -> int:
    """Of all Soviet units."""
    at = front.bench.sym["unit_soviet"]
    return sum(front.bench.mem[at + 1 : at + 199 * 8 : 8])


@pytest.mark.rule("WR-7.1.9")
@pytest.mark.rule("WR-7.5.3")
@pytest.mark.parametrize("seed", range(4))
def test_a_strike_and_gunfire_tell_what_the_defenders_lost(russia: Any, seed: int) -> None:
    for how in ("strike", "guns"):
        front = Front(russia)
        russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
        russia.set("fight_lost", (9, 9, 9, 9))
        for group in (80, 81):
            front.group(group, HERE)
            front.unit(group, strength=90)
        before = strengths(front)
        if how == "strike":
            strike(front, 200, HERE)
        else:
            front.group(20, (HERE[0], HERE[1] + 1), guns=200)
            front.put("told_quiet", 0, 1)
            for name, values in (("attackers", (20,)), ("attackers_n", 1),
                                 ("defenders", (80, 81)), ("defenders_n", 2),
                                 ("hex", index(HERE).to_bytes(2, "little"))):  # fmt: skip
                russia.set(f"fight_{name}", values)
            russia.call("bombardment", limit=20_000_000)
        lost = front.get("fight_lost", 2) | front.get("fight_lost", 3) << 8
        assert lost == before - strengths(front) > 0, how


@pytest.mark.rule("WR-8.8.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_rows_of_cities_that_changed_hands_are_filled(russia: Any, seed: int) -> None:
    draw = random.Random(seed)
    names = list(cities())
    taken = sorted(draw.sample(range(57), draw.randint(2, 7)), reverse=True)

    def lay(front: Front) -> None:
        held = [SOVIET] * 57
        for number, place in enumerate(cities().values()):
            if on_map(place):
                front.ground(place, CITY | HELD_BY_AXIS * (number in taken))
        front.bench.set("report_held", bytes(held))
        front.bench.set("month_number", 0)
        front.when(42, 7)

    desk = Desk(russia, lay, AXIS, "week_main", "PHASE_REPORT")
    want = [" The Axis took " + names[taken[0]]]
    for number in taken[1:]:
        if len(f"{want[-1]}, {names[number]}") < COLUMNS:
            want[-1] += f", {names[number]}"
        else:
            want[-1] += ","
            want.append(f"  {names[number]}")
    at = desk.text.index(want[0])
    assert desk.text[at : at + len(want)] == want


@pytest.mark.rule("WR-8.6.9")
@pytest.mark.rule("WR-8.6.10")
@pytest.mark.parametrize(
    ("vehicles", "aircraft", "told"),
    [
        (0, 0, ""), (140, 0, " At Murmansk: 140 vehicles, 0 planes"),
        (0, 1, " At Murmansk: 0 vehicles, 1 planes"),
        (2550, 255, " At Murmansk: 2550 vehicles, 255 planes"),
    ],
)  # fmt: skip
def test_the_report_tells_what_waits_at_murmansk(
    russia: Any, vehicles: int, aircraft: int, told: str
) -> None:
    for month in (0, 1):

        def lay(front: Front, month: int = month) -> None:
            for name, value in (("vehicles_lo", vehicles & 255), ("vehicles_hi", vehicles >> 8),
                                ("aircraft", aircraft)):  # fmt: skip
                front.bench.set(f"lend_{name}", value)
            front.bench.set("month_number", month)
            front.when(44, 1)

        desk = Desk(russia, lay, AXIS, "week_main", "PHASE_REPORT")
        assert desk.text[20] == told and len(told) <= COLUMNS
        assert bool(desk.text[17]) == bool(month)
