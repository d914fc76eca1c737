"""Small rules on both sides of every border: digging, years, strengths, shots and flags."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex

from .changed import Changes
from .front import (
    BASED,
    CLEAR,
    FOREST,
    FORT,
    HELD_BY_AXIS,
    MOVED,
    RAIL_AXIS,
    RAILED,
    SPENT,
    SUPPLIED,
    SWAMP,
    ZONE,
    Front,
    index,
    types,
)
from .match import AXIS, SOVIET
from .test_exact_dice import cities
from .test_exact_ground import recorded

LIMIT = 60_000_000
HERE: Hex = (14, 14)


@pytest.mark.rule("WR-6.8.1")
@pytest.mark.rule("WR-6.8.2")
@pytest.mark.rule("WR-6.8.3")
@pytest.mark.rule("WR-10.0.3")
def test_each_side_digs_with_its_own_chance(russia: Any) -> None:
    """The Soviets by level, the Axis always as at the third."""
    front = Front(russia)
    russia.overlay("ground")
    chances = list(russia.mem[russia.sym["dig_percent"] :][:4])
    assert len(set(chances)) > 1
    for level in (1, 2, 3, 4):
        for group in (1, 51, 63, 64, 65, 115):
            percent = chances[level - 1 if group >= 64 else 2]
            for draw in {0, *chances, *(c - 1 for c in chances)}:
                for dug, flags, plot in ((0, 0, 0), (2, 0, 0), (3, 0, 0), (3, SUPPLIED, 0),
                                         (4, SUPPLIED, 0), (5, SUPPLIED, 0), (0, MOVED, 0),
                                         (0, RAILED, 0), (0, 0, 1)):  # fmt: skip
                    for name, value in (("dug", dug), ("flags", flags), ("plot", plot)):
                        front.put(f"group_{name}", group, value)
                    russia.call("entrench", X=group, A=draw, st_level=level)
                    may = dug < 3 or flags & SUPPLIED and dug < 5
                    may = may and not flags & (MOVED | RAILED) and not plot
                    may = may and draw < percent and group & 63 < 52
                    assert front.get("group_dug", group) == dug + bool(may), (level, group, draw)


@pytest.mark.rule("WR-4.9.27")
def test_the_years_have_lines_of_their_own_to_1944(russia: Any) -> None:
    for year in range(41, 46):
        for kind in (0, 1, len(types()) - 1):
            row = russia.call("type_row", A=kind, st_year=year).x
            assert row == kind + len(types()) * min(3, year - 41), (year, kind)


@pytest.mark.rule("WR-4.1.5")
def test_only_the_records_of_a_side_are_looked_through(russia: Any) -> None:
    """199 of them: what is not there is known in 12,000 cycles."""
    front = Front(russia)
    for group in (1, 51, 63, 64, 65, 127):
        done = russia.call("unit_first", X=group)
        assert done.c and done.cycles <= 12_000, group
        at = russia.sym["unit_soviet" if group >= 64 else "unit_axis"] + 8 * 198
        russia.mem[at : at + 8] = bytes((0, 1, 0, 0, group, 0, 0, 0))
        assert not russia.call("unit_first", X=group).c
        assert russia.word("zp_unit") == at
        done = russia.call("unit_next")
        assert done.c and done.cycles <= 12_000
        russia.mem[at + 1] = 0
    assert front


@pytest.mark.rule("WR-7.6.2")
def test_a_strength_times_a_fraction_is_exact_to_the_nearest(russia: Any) -> None:
    dice = random.Random(5)
    for divisor in (1, 2, 3, 7, 100, 150, 200, 255):
        for factor in (0, 1, 3, 10, 85, 255, dice.randint(0, 255)):
            for acs in (0, 1, 255, 256, 65535, dice.randint(0, 65535)):
                russia.set("zp_acs", acs.to_bytes(3, "little"))
                russia.call("acs_scale", A=factor, Y=divisor)
                got = int.from_bytes(russia.mem[russia.sym["zp_acs"] :][:3], "little")
                assert got == (acs * factor + divisor // 2) // divisor % (1 << 24)


@pytest.mark.rule("WR-7.6.4")
@pytest.mark.rule("WR-7.6.5")
@pytest.mark.rule("WR-8.3.1")
def test_the_bonus_of_armour_is_exact(russia: Any) -> None:
    front = Front(russia)
    for group, share in ((1, 0), (11, 37), (64, 50), (12, 0), (76, 0), (63, 0)):
        front.when(43, 7)
        for acs in (0, 1, 3, 199, 256, 12345, 65535):
            russia.set("zp_acs", acs.to_bytes(3, "little"))
            russia.set("zp_rules", bytes([0x5A] * 8))
            russia.call("attack_factors", X=group, zp_terrain=CLEAR, zp_out=CLEAR, zp_river=0,
                        zp_share=share)  # fmt: skip
            got = int.from_bytes(russia.mem[russia.sym["zp_acs"] :][:3], "little")
            more = (acs * (100 - share) + 100) // 200 if group & 63 < 12 else 0
            assert got == acs + more, (group, acs)
            assert russia.mem[russia.sym["zp_rules"] + 6] == 0x5A


@pytest.mark.rule("WR-7.5.2")
@pytest.mark.rule("WR-7.5.3")
@pytest.mark.rule("WR-8.10.3")
@pytest.mark.rule("WR-8.10.4")
def test_the_points_of_guns_and_units_add_up_exactly(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("ground")
    recorded(russia, "guns_land")
    groups = [20, 21, 22]
    for n, group in enumerate(groups):
        front.group(group, (9 + n, 9), guns=240 if n else 9)
        for strength in (100, 71, 33):
            front.unit(group, strength - n, 57)
    want = 0
    for group in groups:
        russia.call("group_acs", X=group)
        acs = int.from_bytes(russia.mem[russia.sym["zp_acs"] :][:3], "little")
        want += 256 * front.get("group_guns", group) + (acs + 5) // 10
    russia.set("fight_attackers", bytes(groups))
    russia.call("bombard", A=1, fight_attackers_n=3, limit=LIMIT)
    at = russia.sym["land_points"]
    assert int.from_bytes(russia.mem[at : at + 3], "little") == want
    assert [front.get("group_guns", group) for group in groups] == [7, 180, 180]


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.2.6")
@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.10.2")
@pytest.mark.parametrize("group", [20, 84])
def test_a_step_and_a_ride_set_their_own_flags_and_no_other(russia: Any, group: int) -> None:
    own = HELD_BY_AXIS if group < 64 else 0
    line = RAIL_AXIS if group < 64 else 0x08
    there = HERE[0], HERE[1] + 1
    for begins, ends, before, steps, flags in (
        (CLEAR, CLEAR, 0, 0, MOVED | SPENT), (CLEAR, SWAMP, SUPPLIED, 0, SUPPLIED | MOVED | SPENT),
        (CLEAR, FOREST, SUPPLIED, 0, SUPPLIED | MOVED), (line, CLEAR, 0, 0, BASED | MOVED),
        (line, CLEAR, BASED, 1, BASED | MOVED | SPENT), (FORT, FOREST, 0, 0, BASED | MOVED),
        (line, CLEAR | ZONE, 0, 0, BASED | MOVED | SPENT), (line, CLEAR, SUPPLIED, 1,
                                                            SUPPLIED | MOVED | SPENT),
    ):  # fmt: skip
        front = Front(russia)
        front.group(group, HERE)
        front.unit(group)
        front.ground(HERE, begins | own)
        front.ground(there, ends | own)
        front.put("group_flags", group, before)
        front.put("group_steps", group, steps)
        front.at_hex(HERE)
        front.at_hex(there, "zp_to")
        russia.call("step_take", X=group, A=3, st_side=group >> 6)
        assert front.get("group_flags", group) == flags, (begins, ends, before, steps)
    for before in (0, SUPPLIED):
        front.put("group_flags", group, before)
        front.at_hex(HERE)
        russia.call("rail_take", X=group)
        assert front.get("group_flags", group) == before | MOVED | RAILED | SPENT


@pytest.mark.rule("WR-8.8.1")
@pytest.mark.rule("WR-8.8.2")
def test_no_other_hex_is_a_city(russia: Any) -> None:
    where = {index(place) for place in cities().values()}
    for at in range(34 * 32):
        russia.set("zp_hex", at.to_bytes(2, "little"))
        assert russia.call("city_at").c == (at not in where), divmod(at, 32)


@pytest.mark.rule("WR-4.8.5")
@pytest.mark.rule("WR-4.8.6")
def test_one_city_a_week_and_only_an_own_one_comes_apart(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("build")
    with Changes(russia) as changes:
        done = russia.call("factory_dismantle", X=5, st_side=AXIS)
    assert (done.c, done.a) == (1, 10) and changes.found == {}
    russia.call("factory_dismantle", X=5, st_side=SOVIET, limit=LIMIT)
    assert front.get("st_dismantled") == 1
