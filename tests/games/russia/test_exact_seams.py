"""Where two rules meet: plots whose first step meets an enemy, rain and advances, weeks without
supply and retreats, artillery and groups that nobody comes to."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .battlefield import laid
from .desk import HERE, Desk
from .front import (
    ATTACKS,
    CLEAR,
    HELD_BY_AXIS,
    MOVED,
    PZ,
    SKY_CLEAR,
    SKY_RAIN,
    SUPPLIED,
    Front,
    index,
)
from .match import AXIS
from .test_exact_dice import falls
from .test_execution import BOMBARD, STOP, attack, plotted
from .test_orders_bench import plots

LIMIT = 60_000_000
PLAIN: Hex = (14, 14)
NORTH = neighbour(PLAIN, 0)


@pytest.mark.rule("WR-6.6.5")
@pytest.mark.rule("WR-6.6.9")
@pytest.mark.rule("WR-6.6.10")
def test_a_plot_that_ends_with_guns_begins_with_an_attack_on_whom_it_meets(russia: Any) -> None:
    """12B: to move into an enemy is combat; only the second direction is bombarded."""
    for plot, fought in ((1 | 2 << 3 | BOMBARD, 1), (1 | BOMBARD, 0), (1 | 2 << 3 | STOP, 1)):
        front = Front(russia)
        russia.overlay("ground")
        plotted(front, 1, PLAIN, plot)
        front.put("group_guns", 1, 100)
        plotted(front, 90, NORTH, 0, 200)
        attack(front)
        assert front.get("log_battles") == fought, plot
        assert front.get("group_guns", 1) == 75
        assert front.get("group_plot", 1) == (0 if fought else plot), "who does not advance stops"


@pytest.mark.rule("WR-6.6.5")
@pytest.mark.rule("WR-7.4.2")
def test_who_fires_in_his_second_step_attacks_with_the_others_in_his_first(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("ground")
    plotted(front, 1, PLAIN, 1)
    plotted(front, 2, neighbour(NORTH, 4), 2 | 1 << 3 | BOMBARD)
    plotted(front, 90, NORTH, 0, 200)
    attack(front)
    count = front.get("fight_attackers_n")
    assert [front.get("fight_attackers", n) for n in range(count)] == [1, 2]


@pytest.mark.rule("WR-7.8.3")
@pytest.mark.rule("WR-7.3.3")
def test_where_guns_have_ended_everybody_the_plots_of_those_who_came_too_late_end(
    russia: Any,
) -> None:
    """They did not come in, and go nowhere from where they stand."""
    front = Front(russia)
    russia.overlay("ground")
    plotted(front, 1, PLAIN, 1 | BOMBARD)
    front.put("group_guns", 1, 240)
    plotted(front, 2, neighbour(NORTH, 4), 2 | 3 << 3)
    record = plotted(front, 90, NORTH, 0, 1)
    falls(russia, "loss_of", 1)
    attack(front)
    assert front.record(record)[1] == 0 and front.get("log_battles") == 0
    assert front.get("group_plot", 2) == 0
    assert not front.get("group_flags", 2) & ATTACKS


@pytest.mark.rule("WR-8.4.4")
@pytest.mark.rule("WR-7.8.1")
def test_in_rain_who_has_moved_a_hex_does_not_advance_into_another(russia: Any) -> None:
    for sky, steps, goes in (
        (SKY_RAIN, 0, True), (SKY_RAIN, 1, False), (SKY_CLEAR, 1, True), (SKY_CLEAR, 0, True),
    ):  # fmt: skip
        front = Front(russia, weather=sky)
        russia.overlay("ground")
        falls(russia, "rng_below", 0)
        front.group(1, PLAIN)
        front.unit(1, kind=PZ)
        front.put("group_steps", 1, steps)
        front.put("group_plot", 1, 1 | 1 << 3)
        front.put("group_target_lo", 1, index(NORTH) & 255)
        front.put("group_target_hi", 1, index(NORTH) >> 8)
        laid(front, AXIS, NORTH, [1], [80], 1)
        russia.call("advance", limit=LIMIT)
        assert (front.place(1) == NORTH) == goes, (sky, steps)
        assert bool(front.get("group_plot", 1)) == goes


@pytest.mark.rule("WR-10.0.5")
@pytest.mark.rule("WR-7.7.1")
def test_to_go_back_after_a_battle_is_no_week_of_moves_without_supply(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("ground")
    front.group(12, PLAIN)
    front.unit(12)
    front.group(90, NORTH)
    front.unit(90, 200)
    front.put("group_target_lo", 90, index(PLAIN) & 255)
    front.put("group_target_hi", 90, index(PLAIN) >> 8)
    laid(front, 1, PLAIN, [90], [12], 0)
    russia.call("retreat", limit=LIMIT)
    assert front.place(12) == neighbour(PLAIN, 3)
    russia.overlay("week")
    russia.call("weeks_out", X=12)
    assert front.get("group_out", 12) == 0


@pytest.mark.rule("WR-5.2.14")
def test_who_is_so_fresh_that_nothing_is_taken_away_costs_no_supplies(russia: Any) -> None:
    """To the nearest point: 12 per cent of four are none, of five one."""
    for percent, fatigue, left, cost in (
        (12, 4, 4, 0), (12, 5, 4, 2), (33, 1, 1, 0), (33, 2, 1, 2), (50, 1, 0, 2), (50, 0, 0, 0),
    ):  # fmt: skip
        front = Front(russia)
        unit = front.unit(1, fatigue=fatigue, kind=PZ)
        front.at_unit(unit)
        russia.set("pool_supply", (9, 9))
        russia.call("unit_rest", A=percent, st_side=0)
        assert (front.record(unit)[3], front.get("pool_supply")) == (left, 9 - cost), fatigue


@pytest.mark.rule("WR-4.3.5")
@pytest.mark.rule("WR-4.3.4")
def test_artillery_that_was_given_to_a_group_nobody_came_to_goes_back(russia: Any) -> None:
    def army(front: Front) -> None:
        front.group(20, HERE, guns=90)
        for _ in range(2):
            front.unit(20)
        front.bench.set("group_absent", bytes(128))

    for keys, guns in (("A40\r\r", 90), ("A40\r0\r", 50)):
        desk = Desk(russia, army, routine="build_main", phase="PHASE_BUILD")
        desk.types("120\r2" + keys)
        assert desk.front.get("group_guns", 20) == guns, keys
        assert desk.front.get("pool_guns_lo") == 0


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-8.8.1")
def test_an_air_group_that_is_taken_back_leaves_the_ground_to_whose_it_is(russia: Any) -> None:
    """D8: only combat groups take ground; an air base may stand on what was the enemy's."""

    def field(front: Front) -> None:
        front.group(53, HERE, guns=50)
        front.group(21, (3, 3))
        front.group(20, (3, 4))
        front.put("group_flags", 53, SUPPLIED)
        for way in range(6):
            front.ground(neighbour(HERE, way), CLEAR)

    desk = plots(russia, field)
    at = index(neighbour(HERE, 3))
    desk.types("G4")
    assert desk.at(53) == neighbour(HERE, 3)
    assert not desk.front.get("hex_ground", at) & HELD_BY_AXIS
    desk.types("U")
    assert desk.at(53) == HERE and not desk.front.get("group_flags", 53) & MOVED
    assert not desk.front.get("hex_ground", at) & HELD_BY_AXIS
