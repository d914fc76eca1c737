"""The first and the last of every list: groups, records, hexes, keys."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from ...lib.dice import Dice
from .desk import HERE, Desk
from .front import ATTACKS, CITY, CLEAR, NOWHERE, SUPPLIED, Front, index
from .match import AXIS
from .test_exact_ground import calls, recorded
from .test_exact_keys import homes, picture
from .test_needs import page, stands
from .test_orders_bench import lay, plots

LIMIT = 60_000_000


@pytest.mark.rule("WR-7.4.2")
@pytest.mark.rule("WR-7.4.3")
@pytest.mark.parametrize("group", [1, 51, 64, 115])
def test_the_first_and_the_last_of_a_side_attack(russia: Any, group: int) -> None:
    side = group >> 6
    front = Front(russia)
    russia.overlay("ground")
    recorded(russia, "battle", "bombardment")
    at = index(neighbour(HERE, 0))
    front.group(group, HERE)
    front.group(64 * (1 - side) + 20, neighbour(HERE, 0))
    front.put("group_flags", group, ATTACKS)
    front.put("group_target_lo", group, at & 255)
    front.put("group_target_hi", group, at >> 8)
    russia.call("attacks", A=side, st_attack=0, limit=LIMIT)
    assert [call[0] for call in calls(russia)] == [0]
    assert front.get("fight_attackers") == group and front.get("st_attack") == 0


@pytest.mark.rule("WR-7.1.7")
@pytest.mark.parametrize("has", [(200, 100, 3, 4), (200, 40, 30, 0), (1, 2, 250, 9)])
def test_of_more_than_255_factories_each_can_be_hit(
    russia: Any, has: tuple[int, int, int, int]
) -> None:
    """A draw that is as great as their number is drawn anew."""
    total, names = sum(has), ("heavy", "vehicles", "guns", "aircraft")
    tried = 0
    for number in range(1, 60_000):
        dice = Dice(number.to_bytes(4, "little"))
        if dice.below(100) >= 50 or dice.word() & 511 != total:
            continue
        while (drawn := dice.word() & 511) >= total:
            pass
        front = Front(russia)
        russia.overlay("ground")
        for name, count in zip(names, has, strict=True):
            front.put(f"city_{name}", 7, count)
        russia.set("rng_seed", number.to_bytes(4, "little"))
        russia.set("zp_acs", (50 << 8).to_bytes(3, "little"))
        assert russia.call("city_bombed", X=7, limit=LIMIT).a == 1
        bounds = [sum(has[: n + 1]) for n in range(4)]
        hit = next(n for n, bound in enumerate(bounds) if drawn < bound)
        left = [front.get(f"city_{name}", 7) for name in names]
        assert left == [count - (n == hit) for n, count in enumerate(has)], number
        tried += 1
        if tried == 3:
            break
    assert tried == 3


@pytest.mark.rule("WR-5.2.17")
@pytest.mark.rule("WR-5.2.19")
@pytest.mark.rule("WR-5.2.20")
def test_the_stars_stay_for_a_moment(russia: Any) -> None:
    """A hundred and twenty thousandths of a second, a little more with what is drawn."""
    Front(russia)
    russia.overlay("orders")
    took = []
    for spent in (50, 51):
        russia.mem[russia.sym["zp_overlay"] + 21] = spent
        took.append(russia.call("stars", pool_supply=50, st_side=AXIS, limit=LIMIT).cycles)
    assert 155_000 < took[1] - took[0] < 170_000


@pytest.mark.rule("WR-5.2.3")
@pytest.mark.rule("WR-5.2.7")
@pytest.mark.rule("WR-5.2.19")
def test_the_axis_is_served_by_its_own_six(russia: Any) -> None:
    def armies(front: Front) -> None:
        homes(AXIS, front)
        at = (28, 28)
        front.ground(at, CITY)
        front.put("depot_home_lo", 6, index(at) & 255)
        front.put("depot_home_hi", 6, index(at) >> 8)
        front.group(40, neighbour(at, 0))

    desk = Desk(russia, armies, AXIS, "supply_main", "PHASE_SUPPLY")
    desk.goes_to((4, 14))
    desk.types("A")
    assert not desk.waits and not desk.byte("group_flags", 40) & SUPPLIED
    assert desk.byte("group_flags", 25) & SUPPLIED


@pytest.mark.rule("WR-5.3.1")
@pytest.mark.rule("WR-5.3.5")
def test_a_railway_is_named_as_far_as_a_depot_goes(russia: Any) -> None:
    for penalty, named in ((0, True), (4, True), (5, False)):
        front = Front(russia)
        russia.overlay("orders")
        place = (14, 30)
        front.ground(place, CLEAR | 0x08)
        front.put("hex_field", index(place), penalty)
        russia.set("rail_wanted_hi", (NOWHERE, NOWHERE))
        front.at_hex(place)
        recorded(russia, "order_refused")
        russia.call("rail_order", st_side=AXIS, limit=LIMIT)
        assert (front.get("rail_wanted_hi") != NOWHERE) is named, penalty


@pytest.mark.rule("WR-4.6.1")
@pytest.mark.rule("WR-4.6.3")
def test_a_group_in_the_far_north_is_shown(russia: Any) -> None:
    front = Front(russia)
    front.group(20, (15, 4))
    russia.call("view_center", X=14, Y=3)
    russia.call("hexview_begin", shown=0)
    assert sorted(set(russia.mem[russia.sym["top_group"] :][:220])) == [0, 20]


@pytest.mark.rule("WR-3.0.1")
def test_a_sector_of_two_figures_in_the_far_north(russia: Any) -> None:
    def north(front: Front) -> None:
        lay(front)
        front.group(20, (15, 3))
        front.group(22, (15, 6))
        front.group(23, (15, 30))

    for typed, led in (("2", [20]), ("003", [20]), ("3", [20, 22]), ("126", [20, 22])):
        desk = plots(russia, north)
        desk.goes_to((15, 3))
        desk.types(f"C{typed}\r")
        staff = [n for n in (20, 22, 23) if desk.byte("group_standing", n) == 4]
        assert staff == (led if typed != "003" else [20]), typed


@pytest.mark.rule("WR-6.1.4")
@pytest.mark.rule("WR-7.7.1")
@pytest.mark.parametrize("foe", [1, 64])
def test_the_first_group_of_a_side_is_no_way_through(russia: Any, foe: int) -> None:
    mine = 64 + 3 if foe == 1 else 3

    def meet(front: Front) -> None:
        stands(front, mine)
        front.unit(mine, strength=100, experience=90)
        stands(front, foe, neighbour(HERE, 1))
        front.unit(foe, strength=100, experience=90)

    assert not any("WAY" in row for row in page(russia, meet, mine >> 6))
    desk = Desk(russia, meet, mine >> 6)
    before = picture(desk)
    desk.types("L ")
    assert picture(desk) == before, "the map is back"
