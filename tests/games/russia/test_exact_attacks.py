"""Who attacks whom, in which order and beside whom; guns and bombs to the last die."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .battlefield import laid
from .front import ATTACKS, NOWHERE, PZ, SUPPLIED, Front, index
from .match import AXIS, SOVIET
from .test_exact_dice import falls
from .test_exact_ground import calls, recorded

LIMIT = 60_000_000
PLAIN: Hex = (14, 14)
OUT = 0xD180
"""Memory of the bench that no game uses."""


def aims(front: Front, group: int, place: Hex = PLAIN) -> None:
    front.put("group_target_lo", group, index(place) & 255)
    front.put("group_target_hi", group, index(place) >> 8)


@pytest.mark.rule("WR-7.4.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_who_stands_in_a_hex_defends_it(russia: Any, side: int) -> None:
    foe = 64 * (1 - side)
    for numbers in ((1,), (1, 12), (51, 52), (57,), (2, 57), (), (58,), (63,)):
        for first in (0, 1) if side == AXIS else (1,):
            groups = [foe + (n if n > 1 else first) for n in numbers]
            front = Front(russia)
            russia.overlay("ground")
            for group in groups:
                front.group(group, PLAIN)
            front.group(64 * side + 20, PLAIN)
            front.at_hex(PLAIN)
            russia.call("defenders_find", fight_side=side)
            count = front.get("fight_defenders_n")
            want = [group for group in groups if group & 63 < 58]
            assert [front.get("fight_defenders", n) for n in range(count)] == want, groups


@pytest.mark.rule("WR-7.4.2")
@pytest.mark.rule("WR-7.4.3")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_those_attack_together_who_attack_the_same_hex(russia: Any, side: int) -> None:
    """From the first number to the last; who only stands beside it, or aims guns, does not."""
    own = 64 * side
    for leads in (0, 1, 12, 50, 51):
        if not leads | side:
            continue
        front = Front(russia)
        russia.overlay("ground")
        front.group(64 * (1 - side) + 5, PLAIN)
        rest = [n for n in (20, 51, 52) if n > leads]
        for n in (leads, *rest):
            aims(front, own + n)
            front.put("group_flags", own + n, ATTACKS | SUPPLIED)
        for n, flags, place, plot in (
            (21, SUPPLIED, PLAIN, 1), (22, 0xDF, PLAIN, 1), (25, ATTACKS, PLAIN, 0x81),
            (23, ATTACKS, (14, 15), 1), (24, ATTACKS, (15, 22), 1),
        ):  # fmt: skip
            aims(front, own + n, place)
            front.put("group_flags", own + n, flags)
            front.put("group_plot", own + n, plot)
        russia.set("fight_side", side)
        russia.mem[russia.sym["zp_overlay"]] = own + leads
        front.at_hex(PLAIN, "fight_hex")
        at = russia.sym["battle"]
        ends = bytes((0xA9, 51, 0x8D, russia.sym["zp_overlay"], 0, 0x60))  # lda #51; sta group
        russia.mem[at : at + 6] = ends
        russia.call("attacks", A=side, st_attack=own + leads, limit=LIMIT)
        want = [own + n for n in (leads, *rest) if n < 52]
        count = front.get("fight_attackers_n")
        assert [front.get("fight_attackers", n) for n in range(count)] == want, leads
        for n in range(64):
            if own + n in want:
                assert front.get("group_flags", own + n) == SUPPLIED
        left = {n: front.get("group_flags", own + n) for n in (21, 22, 23, 24, 25)}
        assert left == {21: SUPPLIED, 22: 0xDF, 23: ATTACKS, 24: ATTACKS, 25: ATTACKS}


@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-7.1.1")
def test_all_air_groups_strike_in_the_order_of_their_numbers_once(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("ground")
    recorded(russia, "strike_fly")
    at = russia.sym["strike_fly"]
    code = bytes(russia.mem[at : at + 23])
    load = bytes((0xAE, russia.sym["strike_group"] & 255, russia.sym["strike_group"] >> 8))
    russia.mem[at : at + 26] = load + code  # ldx strike_group first
    flown = 54, 119
    for group in range(1, 128):
        front.put("group_plot", group, 0x81 if group in flown else 1)
    russia.call("strikes", limit=LIMIT)
    want = [g for g in (*range(52, 58), *range(116, 122)) if g not in flown]
    assert [call[2] for call in calls(russia)] == want


@pytest.mark.rule("WR-7.8.1")
@pytest.mark.rule("WR-6.7.2")
def test_of_three_groups_that_win_two_go_in(russia: Any) -> None:
    for own, goes in (((), 2), ((30,), 1), ((30, 52), 0)):
        front = Front(russia)
        russia.overlay("ground")
        falls(russia, "rng_below", 0)
        for group, way in ((1, 3), (2, 4), (3, 2)):
            front.group(group, neighbour(PLAIN, way))
            front.unit(group, kind=PZ)
            aims(front, group)
        for group in own:
            front.group(group, PLAIN)
        laid(front, AXIS, PLAIN, [1, 2, 3], [80], 0)
        russia.call("advance", limit=LIMIT)
        assert [front.place(g) == PLAIN for g in (1, 2, 3)].count(True) == goes


@pytest.mark.rule("WR-7.7.3")
@pytest.mark.rule("WR-7.7.4")
def test_aircraft_need_no_room_on_the_way_back_and_the_last_infantry_does(russia: Any) -> None:
    for defenders, full, back in (
        ((76, 116), 1, 0), ((115, 116), 1, 0), ((115,), 1, 0), ((115,), 2, 1), ((76, 115), 1, 1),
    ):  # fmt: skip
        front = Front(russia)
        russia.overlay("ground")
        front.group(20, neighbour(PLAIN, 3))
        aims(front, 20)
        front.unit(20)
        for group in defenders:
            front.group(group, PLAIN)
            if group < 116:
                front.unit(group)
        for n in range(full):
            front.group(90 + n, neighbour(PLAIN, 0))
        laid(front, AXIS, PLAIN, [20], list(defenders), 0)
        russia.call("retreat", limit=LIMIT)
        for group in defenders:
            where = None if group == 116 else neighbour(PLAIN, back)
            assert front.place(group) == where, (defenders, full)


@pytest.mark.rule("WR-7.5.1")
@pytest.mark.rule("WR-7.5.2")
@pytest.mark.rule("WR-7.5.3")
@pytest.mark.rule("WR-7.9.1")
@pytest.mark.rule("WR-8.10.3")
def test_artillery_points_are_exact_and_so_is_what_falls_from_the_air(russia: Any) -> None:
    """Guns, and a tenth of the units' strength, each to the nearest 256th; half the per cent of
    the aircraft falls, and the die decides about the rest."""
    for units in (0, 1):
        for guns, strength in ((0, 90), (3, 55), (240, 200), (101, 77)):
            front = Front(russia)
            russia.overlay("ground")
            for group in (20, 21, 3):
                front.group(group, (1, 1), guns=guns)
                front.unit(group, strength)
            front.group(116, PLAIN, guns=90)
            laid(front, AXIS, PLAIN, [20, 21, 3], [116], 0)
            russia.call("bombard", A=units, limit=LIMIT)
            points = bytes(russia.mem[russia.sym["zp_overlay"] + 4 :][:3])
            own = (strength * 5000 * 256 + 25 * 1000 // 2) // 10000  # experience 50
            want = 3 * (256 * guns + units * ((own + 5) // 10))
            assert abs(int.from_bytes(points, "little") - want) <= 3 * units
            assert units or int.from_bytes(points, "little") == want
    for effect in (0, 1, 2, 255, 256, 511, 512, 3000, 12801, 25599, 25600):
        for more in (-1, 0, 1):
            front = Front(russia)
            russia.overlay("ground")
            front.group(116, PLAIN, guns=40)
            laid(front, AXIS, PLAIN, [20], [116], 0)
            half = effect >> 1
            die = (255 - (half & 255) + more) & 255
            falls(russia, "rng_next", die)
            russia.set("zp_overlay", (0, 0, 0, 0, *(15 * effect).to_bytes(3, "little")))
            russia.call("guns_land", limit=LIMIT)
            fall = min(40, (half >> 8) + ((half & 255) + die > 255))
            assert front.get("group_guns", 116) == 40 - fall, (effect, more)


@pytest.mark.rule("WR-7.1.7")
def test_forty_nine_points_over_a_city_are_a_chance_of_forty_nine(russia: Any) -> None:
    for points, die, hits in ((49, 48, 1), (49, 49, 0), (50, 49, 1), (50, 50, 0), (51, 49, 1),
                              (51, 0, 2), (100, 49, 2), (101, 49, 2), (1, 0, 1),
                              (0, 0, 0)):  # fmt: skip
        front = Front(russia)
        russia.overlay("ground")
        for name in ("heavy", "vehicles", "guns", "aircraft"):
            front.put(f"city_{name}", 5, 9)
        falls(russia, "rng_below", die)
        russia.set("zp_acs", (0, points, 0))
        assert russia.call("city_bombed", X=5, limit=LIMIT).a == hits, (points, die)


@pytest.mark.rule("WR-6.9.1")
@pytest.mark.rule("WR-7.1.2")
def test_who_is_not_there_or_has_no_aircraft_flies_not(russia: Any) -> None:
    for group, high, guns, flies in ((52, 0, 1, 1), (57, 4, 9, 1), (52, NOWHERE, 9, 0),
                                     (52, 0, 0, 0), (51, 0, 9, 0), (58, 0, 9, 0),
                                     (116, 1, 1, 1)):  # fmt: skip
        front = Front(russia)
        russia.overlay("ground")
        front.put("group_at_hi", group, high)
        front.put("group_guns", group, guns)
        front.put("group_flags", group, SUPPLIED)
        assert russia.call("flies", X=group).c == flies, (group, high, guns)
