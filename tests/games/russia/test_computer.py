"""The computer's weeks: sound, in time, without looking at what a player would not see."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.host.built.games import built_game
from grognard.rom_build.data.hex_grid import distance, neighbours

from ..game_bench import GameBench
from .front import (
    CITY,
    FOE,
    GROUPS,
    HELD_BY_AXIS,
    NOWHERE,
    PZ,
    RAIL_AXIS,
    RAILED,
    SEA,
    SKY_RAIN,
    STRIDE,
    SUPPLIED,
    UNIT_SIZE,
    UNITS,
    Front,
    Hex,
    index,
)  # fmt: skip
from .match import AXIS, COMBAT, ORDERS, SOVIET, Match, give_orders
from .plans import FALLS_BACK, MARCHES, STANDS
from .stavka import ESCAPE, Stavka

SECOND = 1_020_484
A_WEEK = 15 * SECOND
DIRECTION, PLOT_FIRST, STOPS, FIRES = 0b111000, 0b111, 0x40, 0x80


@pytest.fixture
def front(russia: Any) -> Front:
    """An empty plain in July 1941."""
    return Front(russia)


def army(front: Front, group: int, place: Hex, units: int = 6, **unit: Any) -> int:
    """A group of so many equal units."""
    front.group(group, place)
    for _ in range(units):
        front.unit(group, **unit)
    return group


def depot(front: Front, place: Hex) -> None:
    """The first depot of the Axis; its side holds the hex."""
    front.ground(place, HELD_BY_AXIS)
    front.put("depot_home_lo", 0, index(place) & 255)
    front.put("depot_home_hi", 0, index(place) >> 8)
    front.put("pool_supply", AXIS, 255)


def own_cities(front: Front) -> None:
    """The Axis holds all ground: there are no cities to take."""
    for row in range(1, 33):
        for column in range(1, 32):
            front.ground((column, row), HELD_BY_AXIS)


def orders(front: Front, side: int = AXIS) -> None:
    """The computer gives a side's orders."""
    give_orders(front.bench, side, "computer")


def where_to(front: Front, group: int, way: int = PLOT_FIRST) -> Hex:
    """The hex that a group's plot leads to."""
    plot = front.get("group_plot", group) & way
    assert plot, "no plot"
    place: Hex | None = front.place(group)
    assert place is not None
    return neighbours(place)[plot - 1]


@pytest.mark.rule("WR-6.6.10")
def test_a_strong_army_attacks_the_weak_one_beside_it(front: Front) -> None:
    depot(front, (10, 10))
    own = army(front, 1, (10, 10), strength=150, experience=80, kind=PZ)
    foe = army(front, 80, (11, 10), units=2)
    orders(front)
    assert where_to(front, own) == front.place(foe)


@pytest.mark.rule("WR-7.7.1")
def test_a_weak_army_does_not_attack_and_goes_out_of_the_strong_ones_reach(front: Front) -> None:
    own = army(front, 80, (10, 10), units=1, strength=40)
    for number, there in ((12, (9, 9)), (13, (9, 10)), (14, (10, 9))):
        army(front, number, there, strength=70, experience=80)
    orders(front, SOVIET)
    assert not front.get("group_plot", own)
    place = front.place(own)
    assert place is not None
    assert min(distance(place, foe) for foe in ((9, 9), (9, 10), (10, 9))) >= 2


@pytest.mark.rule("WR-6.6.9")
@pytest.mark.rule("WR-7.3.2")
def test_armour_two_hexes_away_comes_and_attacks_in_its_second_segment(front: Front) -> None:
    depot(front, (10, 10))
    own = army(front, 1, (10, 10), strength=150, experience=80, kind=PZ)
    army(front, 80, (10, 12), units=2)
    orders(front)
    assert front.get("group_plot", own) & DIRECTION
    assert distance(where_to(front, own), (10, 12)) == 1
    front.when(41, 7, SKY_RAIN)
    orders(front)
    assert not front.get("group_plot", own) & DIRECTION, "in rain nobody moves twice"


@pytest.mark.rule("WR-8.8.1")
def test_an_empty_city_of_the_enemy_is_entered_by_a_plot(front: Front) -> None:
    depot(front, (10, 10))
    own = army(front, 12, (10, 10), units=2)
    army(front, 80, (25, 25), units=1, strength=10)
    at = front.get("city_at_lo") | front.get("city_at_hi") << 8
    row, column = divmod(at, STRIDE)
    front.ground((column, row), CITY)
    depot(front, (column, row + 1))
    front.group(own, (column, row + 1))
    orders(front)
    assert where_to(front, own) == (column, row)


@pytest.mark.rule("WR-7.7.2")
def test_enemies_who_cannot_go_back_are_attacked_at_odds_that_are_too_low_else(
    russia: Any,
) -> None:
    def attacks(trapped: bool) -> bool:
        front = Front(russia)
        depot(front, (10, 10))
        front.put("pool_supply", AXIS, 255)
        army(front, 12, (10, 10), units=4)
        for group, place in ((13, (10, 12)), (14, (9, 11)), (15, (11, 11))):
            army(front, group, place if trapped else (place[0], place[1] - 6), units=1, strength=1)
        army(front, 80, (10, 11), units=4, strength=88)
        orders(front)
        return bool(front.get("group_plot", 12))

    assert attacks(trapped=True)
    assert not attacks(trapped=False)


@pytest.mark.rule("WR-6.3.1")
@pytest.mark.rule("WR-6.3.3")
def test_reserves_far_from_the_front_come_by_rail(front: Front) -> None:
    own_cities(front)
    for row in range(5, 30):
        front.ground((10, row), HELD_BY_AXIS | RAIL_AXIS)
    own = [army(front, 12 + n, (10, 5 + n), units=4) for n in range(4)]
    army(front, 30, (11, 26), units=1)
    for number in range(4):
        army(front, 80 + number, (10 + number // 2, 31), strength=90, experience=80)
    orders(front)
    railed = [group for group in own if front.get("group_flags", group) & RAILED]
    assert 2 <= len(railed) <= 3
    assert all((front.place(group) or (0, 0))[1] > 20 for group in railed)


@pytest.mark.rule("WR-5.2.6")
@pytest.mark.rule("WR-5.3.6")
def test_depots_serve_who_is_in_reach_and_rail_is_laid_towards_who_is_far(front: Front) -> None:
    for row in range(5, 11):
        front.ground((10, row), HELD_BY_AXIS | RAIL_AXIS)
    depot(front, (10, 5))
    front.ground((10, 5), HELD_BY_AXIS | RAIL_AXIS)
    front.put("rail_north", 0, 1)
    own = army(front, 12, (10, 14), fatigue=40)
    army(front, 80, (28, 28), units=1)
    orders(front)
    assert front.get("group_flags", own) & SUPPLIED
    named = front.get("rail_wanted_lo") | front.get("rail_wanted_hi") << 8
    assert named == index((10, 11))


@pytest.mark.rule("WR-5.0.1")
def test_who_is_tired_and_out_of_supply_goes_back_to_those_who_are_in_supply(front: Front) -> None:
    depot(front, (10, 10))
    army(front, 12, (10, 11))
    lost = army(front, 13, (10, 20), units=3, fatigue=80)
    army(front, 80, (20, 28))
    orders(front)
    place = front.place(lost)
    assert place is not None
    assert distance(place, (10, 11)) < 9


@pytest.mark.rule("WR-6.6.12")
def test_who_is_out_of_supply_leaves_his_trenches_for_the_place_where_depots_begin(
    front: Front,
) -> None:
    depot(front, (10, 10))
    lost = army(front, 13, (10, 20), units=3)
    front.put("group_dug", lost, 5)
    for group, place in ((80, (10, 23)), (81, (11, 23)), (82, (9, 23))):
        army(front, group, place, strength=90, experience=80)
    orders(front)
    assert not any(front.get("group_flags", lost) & flag for flag in (SUPPLIED, RAILED))
    plotted = front.get("group_plot", lost) & PLOT_FIRST
    assert where_to(front, lost) == (10, 19) if plotted else front.place(lost) == (10, 19)


@pytest.mark.rule("WR-5.3.6")
def test_a_depot_that_reaches_nobody_lays_rail_to_where_it_served_last(front: Front) -> None:
    for row in range(5, 11):
        front.ground((10, row), HELD_BY_AXIS | RAIL_AXIS)
    depot(front, (10, 5))
    front.ground((10, 5), HELD_BY_AXIS | RAIL_AXIS)
    front.put("rail_north", 0, 1)
    for name, half in (("lo", index((10, 20)) & 255), ("hi", index((10, 20)) >> 8)):
        front.put(f"depot_last_{name}", 0, half)
    own = army(front, 12, (10, 22), fatigue=40)
    army(front, 80, (28, 28), units=1)
    orders(front)
    assert not front.get("group_flags", own) & SUPPLIED
    named = front.get("rail_wanted_lo") | front.get("rail_wanted_hi") << 8
    assert named == index((10, 11))


def test_strengths_that_a_player_does_not_see_do_not_change_the_orders(russia: Any) -> None:
    def plan(strengths: tuple[int, int]) -> list[int]:
        front = Front(russia)
        depot(front, (10, 10))
        army(front, 12, (10, 11), units=4)
        army(front, 13, (14, 11), units=4)
        for group, place, strength in zip((80, 81), ((10, 12), (14, 12)), strengths, strict=True):
            front.group(group, place, dug=strength // 30)
            front.unit(group, strength=strength)
        orders(front)
        names = ("group_at_lo", "group_at_hi", "group_plot")
        return [front.get(name, group) for name in names for group in (12, 13)]

    assert plan((20, 90)) == plan((90, 20))
    assert plan((20, 90))[4:] != [0, 0], "it attacks"
    assert plan((20, 20))[4:] != plan((250, 250))[4:], "strength as such counts"


@pytest.mark.parametrize("year", [1941, 1942, 1943])
def test_a_week_of_orders_takes_at_most_fifteen_seconds(russia: Any, year: int) -> None:
    assert Match(russia, 3, year).play("computer", "computer", weeks=2).cycles <= A_WEEK


def sound(bench: Any, _week: int = 0) -> None:
    """Nobody in the sea, by an enemy or with two friends; no unit without its group."""

    def get(name: str, at: int) -> int:
        return int(bench.mem[bench.sym[name] + at])

    there: dict[int, list[int]] = {}
    for group in range(1, GROUPS):
        if group & 63 < 58 and get("group_at_hi", group) != NOWHERE:
            at = get("group_at_hi", group) << 8 | get("group_at_lo", group)
            assert get("hex_ground", at) & 7 < SEA, group
            there.setdefault(at, []).append(group)
    for at, groups in there.items():
        assert len(groups) <= 2 and len({group // 64 for group in groups}) == 1, (at, groups)
    standing = {group for groups in there.values() for group in groups}
    filled: dict[int, int] = {}
    for name in ("unit_axis", "unit_soviet"):
        for at in range(0, UNITS * UNIT_SIZE, UNIT_SIZE):
            if get(name, at + 1):
                group = get(name, at + 4)
                filled[group] = filled.get(group, 0) + 1
                assert get(name, at + 2) <= 99 and get(name, at + 3) <= 95
    assert set(filled) == {group for group in standing if group & 63 < COMBAT}
    assert max(filled.values()) <= 6


@pytest.mark.parametrize("year", [1941, 1942, 1943])
def test_computers_play_some_weeks_and_everybody_is_in_a_sound_place(
    russia: Any, year: int
) -> None:
    match = Match(russia, 5, year)
    fights = []

    def watch(week: int) -> None:
        sound(russia, week)
        fights.append(sum(match.plots))

    result = match.play("computer", "computer", watch, weeks=6)
    assert result.weeks == 6 and min(fights) >= 1


@pytest.mark.slow
def test_the_same_seed_gives_the_same_war(russia: Any) -> None:
    def war(seed: int) -> bytes:
        Match(russia, seed).play("computer", "computer", weeks=3)
        begin, end = russia.sym["group_at_lo"], russia.sym["state_end"]
        return bytes(russia.mem[begin:end])

    assert war(1) == war(1)
    assert war(1) != war(2)


@pytest.mark.slow
def test_both_cores_give_the_same_orders(russia: Any) -> None:
    Match(russia, 7).play("computer", "computer", weeks=2)
    other = GameBench(built_game("russia"), core="reference")
    other.mem[:] = bytes(russia.mem)
    for bench in (russia, other):
        give_orders(bench, AXIS, "computer")
    begin, end = russia.sym["state_begin"], russia.sym["state_end"]
    assert bytes(russia.mem[begin:end]) == bytes(other.mem[begin:end])


@pytest.mark.slow
@pytest.mark.rule("WR-9.2.1")
def test_the_soviets_beat_who_marches_on_moscow_and_do_not_lose_to_who_stands(
    russia: Any,
) -> None:
    assert Match(russia, 11).play(MARCHES, "computer").difference >= 100
    assert Match(russia, 11).play(STANDS, "computer").difference > -100


@pytest.mark.slow
def test_the_axis_takes_more_off_who_stands_or_falls_back_than_one_that_marches(
    russia: Any,
) -> None:
    for soviets in (STANDS, FALLS_BACK):
        own = Match(russia, 12).play("computer", soviets).difference
        assert Match(russia, 12).play(MARCHES, soviets).difference - own >= 400


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("year", "long"), [(1941, False), (1942, False), (1943, False), (1941, True)]
)
def test_whole_wars_end_and_nobody_is_lost(russia: Any, year: int, long: bool) -> None:
    result = Match(russia, year, year, long).play(
        "computer", "computer", lambda week: sound(russia, week)
    )
    assert result.over and result.cycles <= A_WEEK


@pytest.mark.slow
@pytest.mark.rule("WR-3.0.1")
@pytest.mark.rule("WR-10.0.1")
def test_computers_play_a_week_by_themselves_until_escape() -> None:
    player = Stavka()
    player.reaches_the_menu()
    for page, key in (
        ("BEGIN A NEW WAR", "2"), ("WHEN DOES IT BEGIN", "1"), ("HOW LONG?", "1"),
        ("HOW STRONG ARE", "3"), ("WHO COMMANDS?", "4"),
    ):  # fmt: skip
        player.sees(page)
        player.types(key)
    player.sees("THE SOVIETS GIVE THEIR ORDERS", within=30)
    player.sees("THE AXIS GIVES ITS ORDERS", within=30)
    player.sees("ESC LEAVES AT THE END OF THE WEEK")
    player.types(ESCAPE)
    for _ in range(200):
        player.a2.run(seconds=1)
        if player.byte("st_week") == 1:
            player.sees("PRESS ANY KEY")
            return
    raise AssertionError(f"the week does not end: {player.rows[23]}")


def test_no_enemy_stands_where_the_marks_say_none(russia: Any) -> None:
    Match(russia, 2).play("computer", "computer", weeks=2)
    russia.call("zones_make", st_side=SOVIET)
    at = russia.sym["hex_ground"]
    for group in range(1, COMBAT):
        high = russia.mem[russia.sym["group_at_hi"] + group]
        if high != NOWHERE:
            low = russia.mem[russia.sym["group_at_lo"] + group]
            assert russia.mem[at + (high << 8 | low)] & FOE


def test_orders_leave_what_is_not_theirs(russia: Any) -> None:
    match = Match(russia, 4)
    match.play("computer", "computer", weeks=1)
    lists = ("group_at_lo", "group_at_hi", "group_plot")
    before = [russia.mem[russia.sym[n] + g] for n in lists for g in range(64, GROUPS)]
    russia.call("computer_orders", st_side=AXIS, limit=ORDERS)
    assert before == [russia.mem[russia.sym[n] + g] for n in lists for g in range(64, GROUPS)]


@pytest.mark.parametrize(("posture", "odds"), [(0, 4), (1, 2)])
def test_no_more_come_to_an_enemy_who_is_attacked_with_enough(
    russia: Any, posture: int, odds: int
) -> None:
    """4 to 1 and 2 to 1 (weights.csv, in quarters)."""
    russia.overlay("computer")
    assert russia.mem[russia.sym["w_enough"] + posture] == 4 * odds
    for strength in (1, 7, 63, 64, 127, 200):
        for sent in (0, 1, odds * strength - 1, odds * strength, 255):
            if sent < 256:
                russia.set("foe_strength", (99, strength))
                russia.set("foe_sent", (255, sent))
                enough = russia.call("foe_enough", X=1, ai_posture=posture).c
                assert enough == (sent > 0 and sent >= odds * strength), (strength, sent)
