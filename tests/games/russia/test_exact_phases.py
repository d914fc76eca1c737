"""Phases that only lead on: air, execution, the end of a week; rails laid; artillery built."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from ..hires_page import keys
from .changed import Changes
from .desk import ESCAPE, HERE, Desk, phases
from .front import (
    ARMED,
    FOREST,
    MOVED,
    NOWHERE,
    RAIL_AXIS,
    RAIL_SOVIET,
    RAILED,
    SKY_RAIN,
    SUPPLIED,
    Front,
    index,
)
from .match import AXIS, SOVIET
from .test_exact_ground import calls, recorded
from .test_orders_bench import MORE, TAKEN, lay, plots

LIMIT = 60_000_000


@pytest.mark.rule("WR-3.3.1")
@pytest.mark.rule("WR-6.9.1")
@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-7.1.1")
def test_strikes_are_plotted_in_their_phase_and_flown_in_the_next(russia: Any) -> None:
    Desk(russia, lay, AXIS, "zones_make", "PHASE_STRIKE")
    russia.overlay("ground")
    recorded(russia, "strike_main", "strikes")
    for phase, done in (("PHASE_STRIKE", 0), ("PHASE_AIR", 1)):
        russia.mem[0xD100] = 0
        russia.call("air_main", st_phase=phases()[phase], shown=3, limit=LIMIT)
        assert [call[0] for call in calls(russia)] == [done]
        assert russia.mem[russia.sym["shown"]] == 0
        want = "PHASE_STRIKE" if not done else "PHASE_GROUND"
        assert russia.mem[russia.sym["st_phase"]] == phases()[want]


@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-3.3.1")
def test_the_execution_is_of_the_air_then_of_the_ground(russia: Any) -> None:
    Desk(russia, lay, AXIS, "zones_make", "PHASE_AIR")
    russia.overlay("ground")
    recorded(russia, "air_main", "ground_main")
    for phase, done in (("PHASE_STRIKE", 0), ("PHASE_AIR", 0), ("PHASE_GROUND", 1)):
        russia.mem[0xD100] = 0
        russia.call("execution_main", st_phase=phases()[phase], limit=LIMIT)
        assert [call[0] for call in calls(russia)] == [done], phase


@pytest.mark.rule("WR-1.3.1")
def test_two_computers_go_on_until_escape_waits(russia: Any) -> None:
    Desk(russia, lay, AXIS, "zones_make", "PHASE_KEEP")
    russia.overlay("files")
    for number, name in enumerate(("files_keep", "files_keep_now")):
        at = russia.sym[name]
        russia.mem[at : at + 6] = bytes((0xA9, number, 0x8D, 0x00, 0xD1, 0x60))  # sta $D100
    for human, done in (((0, 0), 1), ((1, 0), 0), ((0, 1), 0), ((1, 1), 0)):
        russia.mem[0xD100] = 9
        russia.call("week_kept", st_human=human, st_phase=phases()["PHASE_KEEP"],
                    st_next_phase=phases()["PHASE_BUILD"], limit=LIMIT)  # fmt: skip
        assert russia.mem[0xD100] == done, human
        after = "PHASE_BUILD" if done else "PHASE_KEEP"
        assert russia.mem[russia.sym["st_phase"]] == phases()[after]
    for key, phase in ((0x1B, "PHASE_MENU"), (0x20, "PHASE_BUILD"), (0x1A, "PHASE_BUILD")):
        for name, code in (("key_waits", (0x38, 0x60)), ("key_capital", (0xA9, key, 0x60))):
            at = russia.sym[name]
            russia.mem[at : at + len(code)] = bytes(code)
        russia.call("computers_go_on", st_next_phase=phases()["PHASE_BUILD"])
        assert russia.mem[russia.sym["st_phase"]] == phases()[phase], key


@pytest.mark.rule("WR-1.3.1")
@pytest.mark.parametrize("human", [(0, 0), (1, 0), (1, 1)])
def test_a_war_that_is_over_is_kept_and_its_last_page_comes_whatever_key_waits(
    russia: Any, human: tuple[int, int]
) -> None:
    Desk(russia, lay, AXIS, "zones_make", "PHASE_KEEP")
    russia.overlay("files")
    kept = russia.sym["files_keep_now"]
    russia.mem[kept : kept + 6] = bytes((0xA9, 1, 0x8D, 0x00, 0xD1, 0x60))  # sta $D100
    russia.mem[0xD100] = 0
    keys(russia, ESCAPE)
    russia.call("week_kept", st_human=human, st_over=1, st_phase=phases()["PHASE_KEEP"],
                st_next_phase=phases()["PHASE_WEEK"], limit=LIMIT)  # fmt: skip
    assert russia.mem[0xD100] == 1
    assert russia.mem[russia.sym["st_phase"]] == phases()["PHASE_WEEK"]


@pytest.mark.rule("WR-1.3.1")
@pytest.mark.rule("WR-10.0.2")
def test_a_war_taken_up_asks_who_commands_first(russia: Any) -> None:
    Front(russia)
    russia.call("state_taken", st_week=77)
    assert russia.mem[russia.sym["st_phase"]] == phases()["PHASE_OPTIONS"]
    assert russia.mem[russia.sym["st_saved_week"]] == 77


@pytest.mark.rule("WR-5.3.1")
@pytest.mark.rule("WR-5.3.3")
@pytest.mark.rule("WR-5.3.4")
@pytest.mark.rule("WR-5.3.6")
def test_rails_are_laid_where_no_enemy_has_come(russia: Any) -> None:
    north, south = (3, 3), (20, 30)
    for axis, soviet, foes, sky in (
        (north, None, 0, 0), (None, south, 0, 0), (south, north, 0, 0), (None, None, 0, 0),
        (north, south, 1, 0), (north, south, 2, 0), (north, south, 0, SKY_RAIN),
    ):  # fmt: skip
        front = Front(russia, weather=sky)
        russia.overlay("week")
        for side, place in ((AXIS, axis), (SOVIET, soviet)):
            at = index(place) if place else NOWHERE << 8
            front.put("rail_wanted_lo", side, at & 255)
            front.put("rail_wanted_hi", side, at >> 8)
            if place:
                front.ground(place, FOREST | (RAIL_SOVIET if side == AXIS else 0))
                for n in range(foes):
                    front.group(64 * (1 - side) + 20 + n, place)
        front.put("rail_north", 0, 1)
        with Changes(russia) as changes:
            russia.call("rail_lay")
        want = {("rail_north", 0): 0}
        for side, place, rail in ((AXIS, axis, RAIL_AXIS), (SOVIET, soviet, RAIL_SOVIET)):
            if place:
                want["rail_wanted_hi", side] = NOWHERE
                if not foes and sky != SKY_RAIN:
                    want["hex_ground", index(place)] = FOREST | rail
        assert changes.found == want, (axis, soviet, foes, sky)


@pytest.mark.rule("WR-6.5.1")
@pytest.mark.rule("WR-6.5.2")
@pytest.mark.rule("WR-8.10.1")
@pytest.mark.rule("WR-5.0.1")
def test_thirty_points_of_artillery_or_what_the_pool_has(russia: Any) -> None:
    pools = 0, 1, 29, 30, 31, 255, 256, 285, 286, 2550
    cases = [(pool, SUPPLIED, 0, 0) for pool in pools]
    cases += [(285, SUPPLIED, 210, 0), (285, SUPPLIED, 211, 0), (285, SUPPLIED | ARMED, 0, 0)]
    cases += [(285, flags, 0, 0) for flags in (0, SUPPLIED | MOVED, SUPPLIED | RAILED)]
    cases += [(285, SUPPLIED, 0, 1), (285, SUPPLIED, 0, 0x41)]
    for group in (20, 51, 52, 64, 116):
        for pool, flags, guns, plot in cases:
            front = Front(russia)
            front.group(group, HERE, guns=guns)
            if group & 63 < 52:
                front.unit(group)
            front.put("group_flags", group, flags)
            front.put("group_plot", group, plot)
            russia.set("pool_guns_lo", (pool & 255, pool & 255))
            russia.set("pool_guns_hi", (pool >> 8, pool >> 8))
            with Changes(russia) as changes:
                done = russia.call("guns_add", X=group)
            if group & 63 >= 52 or guns > 210 or flags & ARMED or plot == 1 or not pool:
                answer = int(group & 63 >= 52 or flags & 7 == SUPPLIED)
                assert (done.c, done.a, changes.found) == (1, answer, {}), (group, pool, flags)
            elif flags != SUPPLIED:
                assert (done.c, done.a, changes.found) == (1, 0, {}), (group, pool, flags)
            else:
                more, side = min(30, pool), group >> 6
                left = pool - more
                want = {("group_guns", group): guns + more,
                        ("group_flags", group): flags | ARMED,
                        ("pool_guns_lo", side): left & 255}  # fmt: skip
                if left >> 8 != pool >> 8:
                    want["pool_guns_hi", side] = left >> 8
                assert (done.c, changes.found) == (0, want), (group, pool)


@pytest.mark.rule("WR-6.1.1")
@pytest.mark.rule("WR-6.2.5")
def test_one_to_six_are_steps_and_nothing_else_is(russia: Any) -> None:
    for key in "123456":
        desk = plots(russia)
        desk.goes_to((3, 3))
        desk.types("G" + key)
        assert desk.at(MORE) == neighbour((3, 3), int(key) - 1), key
    for key in "078":
        desk = plots(russia)
        desk.goes_to((3, 3))
        desk.types("G" + key)
        assert desk.at(MORE) == (3, 3) and desk.says == TAKEN, key
