"""Corners that few weeks come to: RESET at the worst moment, losses at the worst odds, trains over
ground that was the enemy's."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from ..bench_hands import Hands
from .battlefield import laid
from .desk import HERE, Desk, phases
from .front import (
    CLEAR,
    HELD_BY_AXIS,
    MOVED,
    NOWHERE,
    RAIL_AXIS,
    RAIL_SOVIET,
    SUPPLIED,
    Front,
    index,
)
from .match import AXIS, SOVIET
from .test_exact_attacks import OUT
from .test_exact_dice import falls
from .test_execution import BOMBARD, attack, plotted
from .test_orders_bench import MORE, plots

LIMIT = 60_000_000
PLAIN: Hex = (14, 14)
NORTH = neighbour(PLAIN, 0)


@pytest.mark.rule("WR-7.10.4")
@pytest.mark.parametrize("die", [0x00, 0xFF])
def test_no_die_costs_the_attackers_more_than_half(russia: Any, die: int) -> None:
    """At 1 to 10 the average is the most, half: three quarters of it, or half and no more."""
    front = Front(russia)
    russia.overlay("ground")
    front.group(20, PLAIN)
    record = front.unit(20, 200, 10)
    front.group(90, NORTH)
    front.unit(90, 200, 99)
    front.put("group_target_lo", 20, index(NORTH) & 255)
    front.put("group_target_hi", 20, index(NORTH) >> 8)
    laid(front, AXIS, NORTH, [20], [90], 0)
    at = russia.sym["rng_word"]
    low, high = (russia.sym["zp_die"] + n for n in (0, 1))
    russia.mem[at : at + 7] = bytes((0xA9, die, 0x85, low, 0x85, high, 0x60))
    russia.call("battle", limit=LIMIT)
    assert front.record(record)[1] == (100 if die else 125)


@pytest.mark.rule("WR-7.10.1")
@pytest.mark.rule("WR-7.6.1")
def test_the_greatest_attack_there_can_be_costs_what_the_book_says(russia: Any) -> None:
    """Twelve groups of six Guards of 180, well versed, in the deepest winter: 48,000 points."""
    russia.overlay("ground")
    most = 12 * 6 * 180 * 99 // 100 * 375 // 100 << 8
    for power, defence in ((most, most), (most, most // 2), (most - 1, most // 3), (most, 512)):
        russia.set("zp_attack", power.to_bytes(3, "little"))
        russia.set("zp_defence", defence.to_bytes(3, "little"))
        loss = russia.call("loss_attacker", zp_dug=5)
        assert loss.a * 256 + loss.y == 15 * defence * 256 // power, defence
        russia.call("odds_find")
        assert russia.word("zp_odds") == min(65535, (power << 8) // defence)


@pytest.mark.rule("WR-4.3.4")
@pytest.mark.rule("WR-6.6.5")
def test_whom_guns_have_ended_is_gone_before_a_key_is_waited_for(russia: Any) -> None:
    """RESET at that key goes on with the next group: nobody would clear the map."""
    front = Front(russia)
    russia.overlay("ground")
    plotted(front, 20, PLAIN, 1 | BOMBARD)
    front.put("group_guns", 20, 240)
    plotted(front, 90, NORTH, 0, 1)
    falls(russia, "loss_of", 1)
    at, noted = (russia.sym[n] for n in ("told_guns", "group_at_hi"))
    code = (0xAD, noted + 90 & 255, noted + 90 >> 8, 0x8D, OUT & 255, OUT >> 8, 0x60)
    russia.mem[at : at + 7] = bytes(code)
    attack(front)
    assert russia.mem[OUT] == NOWHERE


@pytest.mark.rule("WR-5.2.2")
@pytest.mark.rule("WR-6.3.4")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_train_takes_the_ground_where_it_ends_but_a_train_of_aircraft_none(
    russia: Any, side: int
) -> None:
    """D8: a plain hex is held by the side whose combat group entered it last."""
    own, foe = (HELD_BY_AXIS, 0) if side == AXIS else (0, HELD_BY_AXIS)
    rail = RAIL_SOVIET if side else RAIL_AXIS
    for group, held in ((20, own), (53, foe)):
        front = Front(russia)
        front.group(64 * side + group, (5, 5), guns=9)
        front.unit(64 * side + 20, fatigue=95)
        front.ground((9, 9), CLEAR | rail | foe)
        front.at_hex((9, 9))
        russia.call("rail_take", X=64 * side + group, st_side=side)
        assert front.get("hex_ground", index((9, 9))) == CLEAR | rail | held, group


@pytest.mark.rule("WR-6.3.4")
@pytest.mark.rule("WR-6.2.1")
def test_a_train_taken_back_gives_the_ground_back(russia: Any) -> None:
    def line(front: Front) -> None:
        for row in range(3, 10):
            front.ground((3, row), CLEAR | RAIL_AXIS | HELD_BY_AXIS * (row != 5))
        front.put("group_flags", MORE, SUPPLIED)

    desk = plots(russia, line)
    desk.goes_to((3, 3))
    at = index((3, 5))
    desk.types("GX44\r")
    assert desk.at(MORE) == (3, 5)
    assert desk.front.get("hex_ground", at) & HELD_BY_AXIS
    desk.types("U")
    assert desk.at(MORE) == (3, 3) and not desk.front.get("group_flags", MORE) & MOVED
    assert not desk.front.get("hex_ground", at) & HELD_BY_AXIS


@pytest.mark.rule("WR-4.3.4")
@pytest.mark.rule("WR-4.3.2")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_reset_in_the_middle_of_a_division_leaves_no_group_without_a_unit(
    russia: Any, side: int
) -> None:
    """The phase begins again with a new group on the map that nobody has come to."""
    group = 64 * side + 20
    ends = (64 if side else 1), 64 * side + 51, 64 * side + 52

    def army(front: Front) -> None:
        front.group(group, HERE, guns=90)
        front.group(group ^ 64, neighbour(HERE, 0))
        front.bench.set("group_absent", bytes(128))
        for _ in range(2):
            front.unit(group)

    desk = Desk(russia, army, side, routine="build_main", phase="PHASE_BUILD")
    desk.types(f"1{group}\r2A40\r")
    front = desk.front
    new = 64 * side + 12
    for number in ends:
        front.group(number, (3, 3))
    assert front.place(new) == HERE and front.get("group_guns", new) == 40
    again = Hands(russia, "build_main", st_side=side)
    again.types("?")
    assert front.place(new) is None and front.place(group) == HERE
    assert front.get("pool_guns_lo", side) == 40
    assert [front.place(number) for number in ends] == [None, None, (3, 3)], "not aircraft"
    assert front.place(group ^ 64) is not None, "the other side sweeps for itself"


@pytest.mark.rule("WR-5.2.18")
@pytest.mark.rule("WR-10.0.7")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_side_that_goes_to_the_computer_behind_its_supply_is_not_served_again(
    russia: Any, side: int
) -> None:
    """Taken up in the middle of a player's orders: these stand, and it is the next one's turn."""
    after = "PHASE_AIR" if side == AXIS else "PHASE_SUPPLY"
    for phase, then in (("PHASE_PLOT", (after, AXIS)), ("PHASE_SUPPLY", ("PHASE_COMPUTER", side))):
        front = Front(russia)
        russia.overlay("orders")
        front.put("group_flags", 20 + 64 * side, SUPPLIED | MOVED)
        russia.set("st_phase", phases()[phase])
        russia.call("orders_main", st_side=side, st_human=(0, 0), limit=LIMIT)
        assert (front.get("st_phase"), front.get("st_side")) == (phases()[then[0]], then[1])
        assert front.get("group_flags", 20 + 64 * side) == SUPPLIED | MOVED
