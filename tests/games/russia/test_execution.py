"""Moves, attacks, retreats and advances of a week's execution."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour, neighbours

from .front import (
    ATTACKS,
    CITY,
    CLEAR,
    FORT,
    HELD_BY_AXIS,
    MOUNTAIN,
    PZ,
    RAIL_SOVIET,
    SEA,
    SKY_RAIN,
    Front,
    index,
)  # fmt: skip
from .match import execute
from .test_strength import acs

HERE: Hex = (10, 20)
NORTH = neighbour(HERE, 0)
FAR = neighbour(NORTH, 0)
STOP, BOMBARD = 0x40, 0x80
ALL_SEEDS = range(24)


def plotted(front: Front, group: int, place: Hex, plot: int, strength: int = 100) -> int:
    """A group with one unit and a plot; the unit's record."""
    front.group(group, place)
    front.put("group_plot", group, plot)
    return front.unit(group, strength)


def moves(front: Front, side: int = 0, segment: int = 0) -> None:
    front.bench.call("segment_move", A=side, X=segment)


def attack(front: Front, side: int = 0, segment: int = 0, seed: int = 1) -> None:
    """The moves of a side, then its attacks, nobody told."""
    front.put("told_quiet", 0, 1)
    front.bench.set("rng_seed", (seed, 77, seed ^ 9, 3))
    moves(front, side, segment)
    front.bench.call("attacks", A=side, limit=40_000_000)


@pytest.mark.rule("WR-6.6.7")
@pytest.mark.rule("WR-7.3.2")
@pytest.mark.rule("WR-6.6.6")
@pytest.mark.rule("WR-6.6.1")
def test_infantry_moves_in_the_first_segment_mechanized_groups_in_both(russia: Any) -> None:
    front = Front(russia)
    plotted(front, 12, HERE, 1)
    plotted(front, 1, (5, 20), 1 | 1 << 3)
    plotted(front, 2, (20, 20), 7 | 1 << 3)
    moves(front)
    assert [front.place(g) for g in (12, 1, 2)] == [NORTH, (5, 19), (20, 20)]
    moves(front, segment=1)
    assert [front.place(g) for g in (12, 1, 2)] == [NORTH, (5, 18), (20, 19)]


@pytest.mark.rule("WR-7.3.3")
@pytest.mark.rule("WR-6.7.2")
@pytest.mark.rule("WR-8.4.4")
def test_a_step_that_cannot_be_made_ends_the_plot(russia: Any) -> None:
    for what in ("sea", "full", "tired"):
        front = Front(russia)
        unit = plotted(front, 1, HERE, 1 | 1 << 3)
        if what == "sea":
            front.ground(NORTH, SEA)
        elif what == "full":
            front.group(13, NORTH)
            front.group(52, NORTH)
        else:
            front.bench.mem[unit + 3] = 95
        moves(front)
        assert (front.place(1), front.get("group_plot", 1)) == (HERE, 0), what
    front = Front(russia, weather=SKY_RAIN)
    plotted(front, 1, HERE, 1 | 1 << 3)
    moves(front)
    moves(front, segment=1)
    assert front.place(1) == NORTH, "one hex in rain"


@pytest.mark.rule("WR-6.6.10")
@pytest.mark.rule("WR-6.6.12")
@pytest.mark.rule("WR-7.4.1")
def test_who_moves_into_an_enemy_attacks_and_zones_do_not_stop_him(russia: Any) -> None:
    front = Front(russia)
    front.group(76, FAR)
    front.unit(76)
    plotted(front, 1, HERE, 1 | 1 << 3)
    moves(front)
    assert front.place(1) == NORTH, "next to the enemy, and on"
    moves(front, segment=1)
    assert front.place(1) == NORTH and front.get("group_flags", 1) & ATTACKS


@pytest.mark.rule("WR-6.6.3")
@pytest.mark.rule("WR-6.6.11")
def test_s_attacks_and_never_moves_but_for_the_last_step_only(russia: Any) -> None:
    front = Front(russia)
    plotted(front, 12, HERE, 1 | STOP)
    plotted(front, 1, (5, 20), 1 | 1 << 3 | STOP)
    moves(front)
    assert (front.place(12), front.place(1)) == (HERE, (5, 19))
    moves(front, segment=1)
    assert front.place(1) == (5, 19)


@pytest.mark.rule("WR-7.3.1")
def test_lower_numbers_move_first_into_the_last_room(russia: Any) -> None:
    front = Front(russia)
    front.group(52, NORTH)
    for group in (14, 13, 12):
        plotted(front, group, neighbour(NORTH, group - 10), (group - 10 + 3) % 6 + 1)
    moves(front)
    assert front.place(12) == NORTH and front.place(13) != NORTH and front.place(14) != NORTH


@pytest.mark.rule("WR-8.1.3")
@pytest.mark.rule("WR-8.1.5")
@pytest.mark.rule("WR-8.10.2")
def test_a_tactical_move_tires_and_costs_artillery(russia: Any) -> None:
    front = Front(russia)
    front.river(HERE, 0)
    unit = plotted(front, 12, HERE, 1)
    front.put("group_guns", 12, 60)
    tank = plotted(front, 1, (5, 20), 1)
    moves(front)
    assert (front.record(unit)[3], front.record(tank)[3]) == (20, 5)
    assert front.get("pool_guns_lo", 0) == 60 and not front.get("group_guns", 12)


@pytest.mark.rule("WR-7.5.1")
@pytest.mark.rule("WR-7.5.2")
@pytest.mark.rule("WR-8.10.3")
def test_sums_of_a_battle_and_guns_of_its_attackers(russia: Any) -> None:
    front = Front(russia)
    plotted(front, 1, HERE, 1)
    front.unit(1, 150, 90, 10, PZ)
    plotted(front, 12, neighbour(NORTH, 2), 6, 80)
    front.group(76, NORTH, dug=2)
    front.unit(76, 90, 40)
    front.group(64, NORTH)
    front.unit(64, 60, 50)
    for group in (1, 12):
        front.put("group_target_lo", group, index(NORTH) & 255)
        front.put("group_target_hi", group, index(NORTH) >> 8)
    russia.set("fight_attackers", (1, 12))
    russia.set("fight_attackers_n", 2)
    russia.set("fight_defenders", (64, 76))
    russia.set("fight_defenders_n", 2)
    front.at_hex(NORTH, "fight_hex")
    russia.call("battle_sums")
    got = {n: F(int.from_bytes(bytes(russia.mem[russia.sym[n] :][:3]), "little"), 256)
           for n in ("zp_attack", "zp_defence")}  # fmt: skip
    mobile, foot = F(60 * 50, 100), F(90 * 40, 100) * F(7, 5)
    share = 100 * mobile / (mobile + foot)
    want = (F(100 * 50, 100) + F(150 * 90 * 90, 10000)) * (1 + (100 - share) / 200) + 40
    assert abs(got["zp_defence"] - mobile - foot) < F(1, 50)
    assert abs(russia.mem[russia.sym["zp_share"]] - share) <= 1
    assert abs(got["zp_attack"] - want) < 1
    assert russia.mem[russia.sym["zp_dug"]] == 2


@pytest.mark.rule("WR-8.3.1")
def test_each_attacker_has_the_river_of_its_own_hex(russia: Any) -> None:
    """From either side of row 7, where a page of memory ends."""
    target = 15, 8
    ways = [(neighbour(target, way), (way + 3) % 6) for way in range(6)]
    for wet in range(6):
        for one, other in ((wet, (wet + 2) % 6), ((wet + 4) % 6, wet)):
            front = Front(russia)
            front.river(*ways[wet])
            for number, way in ((12, one), (13, other)):
                plotted(front, number, ways[way][0], ways[way][1] + 1)
                front.put("group_target_lo", number, index(target) & 255)
                front.put("group_target_hi", number, index(target) >> 8)
            front.group(76, target)
            front.unit(76)
            russia.set("fight_attackers", (12, 13))
            russia.set("fight_attackers_n", 2)
            russia.set("fight_defenders", (76,))
            russia.set("fight_defenders_n", 1)
            front.at_hex(target, "fight_hex")
            russia.call("battle_sums")
            attack = bytes(russia.mem[russia.sym["zp_attack"] :][:3])
            assert int.from_bytes(attack, "little") >> 8 == 75, (wet, one)


@pytest.mark.rule("WR-7.4.2")
@pytest.mark.rule("WR-7.4.3")
def test_groups_that_attack_one_hex_attack_together_once(russia: Any) -> None:
    front = Front(russia)
    front.ground(NORTH, FORT)
    plotted(front, 12, HERE, 1)
    plotted(front, 13, neighbour(NORTH, 2), 6)
    front.group(76, NORTH)
    front.unit(76)
    attack(front)
    assert russia.mem[russia.sym["fight_attackers_n"]] == 2
    fatigue = [russia.mem[russia.sym["unit_axis"] + 8 * n + 3] for n in (0, 1)]
    assert all(8 <= points <= 12 for points in fatigue), "one battle each"


@pytest.mark.rule("WR-6.6.5")
@pytest.mark.rule("WR-8.10.3")
@pytest.mark.rule("WR-8.10.4")
def test_a_bombardment_costs_a_quarter_of_the_guns_and_no_fatigue_of_the_gunners(
    russia: Any,
) -> None:
    front = Front(russia)
    unit = plotted(front, 12, HERE, 1 | BOMBARD)
    front.put("group_guns", 12, 150)
    front.group(76, NORTH, guns=100)
    foe = front.unit(76, 100)
    attack(front)
    assert front.get("group_guns", 12) in (112, 113)
    assert front.record(unit)[1:4] == (100, 50, 0)
    assert front.record(foe)[1] == 90 and front.record(foe)[3] == 10
    assert front.get("group_guns", 76) == 90
    assert front.place(12) == HERE


@pytest.mark.rule("WR-7.7.1")
@pytest.mark.rule("WR-7.8.1")
@pytest.mark.rule("WR-8.10.5")
@pytest.mark.rule("WR-8.1.9")
def test_at_three_to_one_the_defender_goes_and_the_attacker_may_follow(russia: Any) -> None:
    followed = {1: 0, 12: 0}
    for group in followed:
        for seed in ALL_SEEDS:
            front = Front(russia)
            plotted(front, group, HERE, 1, 200)
            front.group(76, NORTH, guns=60)
            foe = front.unit(76, 30)
            attack(front, seed=seed)
            assert front.place(76) == FAR, "straight back"
            assert front.get("group_guns", 76) == 0 and front.get("pool_guns_lo", 1) == 0
            assert front.record(foe)[3] >= 8 + 10 + 10
            followed[group] += front.place(group) == NORTH
            assert (front.get("group_plot", group) == 0) == (front.place(group) == HERE)
    assert followed[1] >= 18 and 2 <= followed[12] <= 14


@pytest.mark.rule("WR-7.8.2")
@pytest.mark.rule("WR-7.8.3")
def test_s_never_advances(russia: Any) -> None:
    for seed in ALL_SEEDS:
        front = Front(russia)
        plotted(front, 1, HERE, 1 | STOP, 200)
        front.group(76, NORTH)
        front.unit(76, 30)
        attack(front, seed=seed)
        assert (front.place(76), front.place(1)) == (FAR, HERE)


@pytest.mark.rule("WR-7.7.5")
@pytest.mark.rule("WR-7.7.6")
@pytest.mark.rule("WR-7.7.7")
def test_a_fortress_and_trenches_that_survive_hold(russia: Any) -> None:
    for ground, dug, holds in (
        (FORT, 0, True),
        (CITY, 0, False),
        (CLEAR, 5, True),
        (CLEAR, 1, False),
    ):
        front = Front(russia)
        front.ground(NORTH, ground)
        front.ground(FAR, CLEAR)
        plotted(front, 12, HERE, 1, 200)
        front.group(76, NORTH, dug=dug)
        front.unit(76, 20)
        attack(front)
        assert (front.place(76) == NORTH) is holds, (ground, dug)
        assert front.get("group_dug", 76) < max(dug, 1)


@pytest.mark.rule("WR-7.7.2")
@pytest.mark.rule("WR-6.7.4")
@pytest.mark.rule("WR-6.10.3")
def test_without_a_hex_to_go_to_the_defender_surrenders(russia: Any) -> None:
    def fight(way_out: str) -> Front:
        front = Front(russia)
        plotted(front, 12, HERE, 1, 200)
        front.group(76, NORTH, guns=30)
        front.unit(76, 20)
        for place in neighbours(NORTH):
            if place not in (HERE, FAR):
                front.ground(place, SEA)
        if way_out == "full":
            front.group(77, FAR)
            front.group(116, FAR)
        elif way_out != "open":
            front.group(13, neighbour(FAR, 0))
            front.unit(13)
        if way_out == "friend":
            front.group(77, FAR, dug=1)
            front.unit(77)
        attack(front)
        return front

    assert fight("open").place(76) == FAR
    assert fight("friend").place(76) == FAR
    for way_out in ("full", "zone"):
        front = fight(way_out)
        assert front.place(76) is None and not any(front.record(russia.sym["unit_soviet"])[1:2])


@pytest.mark.rule("WR-7.7.3")
def test_the_retreat_goes_straight_back_then_aside_by_rail_before_others(russia: Any) -> None:
    front = Front(russia)
    plotted(front, 12, HERE, 1, 200)
    front.group(76, NORTH)
    front.unit(76, 20)
    front.ground(FAR, SEA)
    front.ground(neighbour(NORTH, 5), MOUNTAIN | RAIL_SOVIET)
    attack(front)
    assert front.place(76) == neighbour(NORTH, 5)
    front = Front(russia)
    plotted(front, 12, HERE, 1, 200)
    front.group(76, NORTH)
    front.unit(76, 20)
    front.ground(FAR, SEA)
    front.group(77, neighbour(NORTH, 2), dug=2)
    front.unit(77)
    attack(front)
    assert front.place(76) == neighbour(NORTH, 1), "one direction aside before two"


@pytest.mark.rule("WR-7.7.4")
def test_an_air_group_alone_is_overrun_and_half_its_aircraft_reach_the_pool(russia: Any) -> None:
    front = Front(russia)
    unit = plotted(front, 12, HERE, 1)
    front.group(116, NORTH, guns=101)
    attack(front)
    assert front.place(116) is None and front.get("group_absent", 116)
    assert front.get("pool_aircraft", 1) == 50
    assert front.record(unit)[1] == 100, "without a loss"
    homes = [(19, 10), (22, 13), (28, 16)]
    for number, home in enumerate(homes + [homes[2]] * 3, 6):
        front.put("depot_home_lo", number, index(home) & 255)
        front.put("depot_home_hi", number, index(home) >> 8)
    front.ground(homes[0], CLEAR | HELD_BY_AXIS)
    front.group(80, homes[1])
    front.group(81, homes[1])
    for _ in range(40):
        russia.call("aircraft_back")
    assert front.place(116) == homes[2], "held by its side, with room"
    assert front.get("group_guns", 116) == 0


@pytest.mark.rule("WR-8.8.1")
def test_an_advance_takes_the_city(russia: Any) -> None:
    for seed in ALL_SEEDS:
        front = Front(russia)
        front.ground(NORTH, CITY)
        plotted(front, 1, HERE, 1, 200)
        front.group(76, NORTH)
        front.unit(76, 20)
        attack(front, seed=seed)
        held = bool(front.get("hex_ground", index(NORTH)) & HELD_BY_AXIS)
        assert held == (front.place(1) == NORTH)


@pytest.mark.rule("WR-4.3.4")
def test_a_group_that_loses_its_last_unit_leaves_the_map(russia: Any) -> None:
    front = Front(russia)
    front.group(12, HERE)
    front.unit(12, 0)
    russia.set("fight_attackers", (12,))
    russia.set("fight_attackers_n", 1)
    russia.set("fight_defenders_n", 0)
    russia.call("groups_clear")
    assert front.place(12) is None
    assert acs(russia) >= 0


@pytest.mark.rule("WR-7.10.2")
def test_what_the_guns_did_is_lost_besides(russia: Any) -> None:
    left = {}
    for guns in (0, 240):
        total = 0
        for seed in range(12):
            front = Front(russia)
            front.group(80, NORTH)
            unit = front.unit(80, 200)
            front.group(12, HERE, guns=guns)
            front.put("group_plot", 12, 1 | STOP)
            front.unit(12, 100)
            attack(front, seed=seed)
            total += front.record(unit)[1]
        left[guns] = F(total, 12)
    assert 28 < left[0] - left[240] < 36, "240 points of artillery are 16 per cent"


@pytest.mark.rule("WR-4.3.4")
@pytest.mark.rule("WR-6.6.5")
def test_a_group_that_guns_alone_end_leaves_the_map(russia: Any) -> None:
    front = Front(russia)
    front.group(12, (10, 10), guns=240)
    front.unit(12)
    front.group(80, (10, 11))
    front.unit(80, strength=1)
    for _ in range(30):
        front.put("group_guns", 12, 240)
        front.put("group_plot", 12, 4 | 0x80)
        execute(russia)
        if front.place(80) is None:
            return
    raise AssertionError("240 guns do not end a group of one point")
