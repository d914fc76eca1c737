"""The twelve scenarios: who begins where, how long it lasts, and who has won."""

from __future__ import annotations

import random

import pytest

from ..hires_page import keys, text
from .battle import Battle, named

NOBODY, AMERICAN, GERMAN = range(3)
DOWN, TIME, PLASTIC, ARRIVED, RETURNED, CONTROL, BOTH = range(7)
NCO, AMBUSH, RAID, INFILTRATION, BARN, AMBUSH_2, PATROL, STRONGPOINT, CHURCH, SEEK, ALLEY, FREE = (
    range(12)
)
ENTRIES = [(24, 64), (36, 64), (48, 49), (48, 37), (31, 11), (11, 26), (11, 37), (11, 58)]
INWARD = [5, 5, 7, 7, 1, 3, 3, 3]
MAP = [(x, y) for x in range(11, 49) for y in range(11, 65)]
STATUE = (30, 43)


def scenario(ambush, number: int, level: int = 2, seed: int = 1, **state: int) -> Battle:
    ambush.set("st_level", level)
    for name, value in state.items():
        ambush.set(name, value)
    return Battle(ambush, number, seed)


def in_play(b: Battle, side: int) -> list[int]:
    return [n for n in range(10 * side, 10 * side + 10) if b["man_in_play", n]]


def places(b: Battle, side: int) -> list[tuple[int, int]]:
    return [b.where(n) for n in in_play(b, side)]


def only(b: Battle, *men: tuple[int, int, int]) -> None:
    """These men and no others: number, column, row."""
    for n in range(20):
        b["man_in_play", n] = 0
        b["man_wounds", n] = 0
    for n, x, y in men:
        b.man(n, x, y)


def verdict(b: Battle) -> tuple[int, int]:
    b.bench.call("victory_check")
    return b.bench.mem[b.bench.sym["st_winner"]], b.bench.mem[b.bench.sym["st_reason"]]


def winner(b: Battle) -> int:
    return verdict(b)[0]


def clock(b: Battle, points: int) -> None:
    b.bench.set("st_clock", [points & 255, points >> 8])


def target(b: Battle, side: int, x: int, y: int) -> None:
    b["st_target", 2 * side] = x
    b["st_target", 2 * side + 1] = y


def plastic(b: Battle, x: int, y: int) -> None:
    b.bench.set("blast_count", 1)
    b.bench.set("blast_x", x)
    b.bench.set("blast_y", y)


# --- everywhere ----------------------------------------------------------------------------


@pytest.mark.rule("CA-16.A2.5", "CA-16.B1.4")
@pytest.mark.parametrize("number", range(12))
def test_a_side_with_nobody_left_has_lost_in_every_scenario(ambush, number):
    b = scenario(ambush, number)
    only(b, (0, 20, 40), (10, 30, 40))
    assert winner(b) == NOBODY
    b["man_wounds", 10] = 50
    assert verdict(b) == (AMERICAN, DOWN)
    b["man_wounds", 0], b["man_wounds", 10] = 99, 49
    assert verdict(b) == (GERMAN, DOWN)


@pytest.mark.rule("CA-16.N.1")
@pytest.mark.parametrize("number", range(12))
def test_with_both_sides_down_the_american_has_lost(ambush, number):
    b = scenario(ambush, number)
    only(b, (0, 20, 40), (10, 30, 40))
    b["man_wounds", 0] = b["man_wounds", 10] = 50
    assert verdict(b) == (GERMAN, BOTH)


@pytest.mark.rule("CA-1.6.1")
def test_five_scenarios_are_solitaire_and_seven_for_two(ambush):
    solitaire = []
    for number in range(12):
        scenario(ambush, number)
        solitaire.append(ambush.mem[ambush.sym["st_solitaire"]])
    assert solitaire == [1] * 5 + [0] * 7


LIMITS = {RAID: 4800, INFILTRATION: 10000, AMBUSH_2: 10000, PATROL: 10000}
LIMITS |= {STRONGPOINT: 7200, CHURCH: 7200}
LATE = {RAID: GERMAN, INFILTRATION: GERMAN, AMBUSH_2: AMERICAN, PATROL: GERMAN}
LATE |= {STRONGPOINT: AMERICAN, CHURCH: GERMAN}


@pytest.mark.rule("CA-16.A3.3", "CA-16.A3.4", "CA-16.A4.5", "CA-16.A4.7", "CA-16.B1.3")
@pytest.mark.rule("CA-16.B1.4", "CA-16.B2.1", "CA-16.B3.2", "CA-16.B3.3", "CA-16.B4.2")
@pytest.mark.parametrize("number", [n for n in range(12) if n != ALLEY])
def test_when_the_time_is_over(ambush, number):
    b = scenario(ambush, number, level=1 if number < AMBUSH_2 else 0)
    assert ambush.word("st_limit") == LIMITS.get(number, 0)
    only(b, (0, 20, 40), (10, 20, 20))
    for side in (0, 1):
        target(b, side, 45, 60)
    if number in LIMITS:
        clock(b, LIMITS[number] - 1)
        assert winner(b) == NOBODY
        clock(b, LIMITS[number])
        assert verdict(b) == (LATE[number], TIME)
    else:
        clock(b, 65535)
        assert winner(b) == NOBODY


@pytest.mark.rule("CA-16.A3.3")
@pytest.mark.parametrize(("level", "points"), [(1, 4800), (2, 2400), (3, 2400)])
def test_a_raid_has_eight_minutes_or_four(ambush, level, points):
    scenario(ambush, RAID, level)
    assert ambush.word("st_limit") == points


# --- plastic -------------------------------------------------------------------------------


@pytest.mark.rule("CA-16.A3.4", "CA-16.A5.2", "CA-16.B3.2", "CA-16.B3.3", "CA-16.B4.2")
@pytest.mark.parametrize(
    ("number", "wins", "inside", "outside"),
    [
        (RAID, AMERICAN, [(30, 52)], [(30, 53), (29, 52), (31, 52), (30, 51)]),
        (BARN, GERMAN, [(41, 13)], [(40, 13), (42, 13), (41, 14), (41, 12)]),
        (STRONGPOINT, GERMAN, [(14, 18), (18, 22)], [(13, 20), (19, 20), (16, 23), (16, 17)]),
        (CHURCH, AMERICAN, [(41, 40), (45, 46)], [(40, 43), (46, 43), (43, 39), (43, 47)]),
        (FREE, NOBODY, [], [(30, 52), (41, 13)]),
    ],
)  # fmt: skip
def test_plastic_in_the_right_place_decides(ambush, number, wins, inside, outside):
    b = scenario(ambush, number)
    only(b, (0, 12, 40), (10, 12, 30))
    for square in inside:
        plastic(b, *square)
        assert verdict(b) == (wins, PLASTIC)
    for square in outside:
        plastic(b, *square)
        assert winner(b) == NOBODY
    if inside:  # and any of several
        ambush.set("blast_count", 2)
        ambush.set("blast_x", [20, inside[0][0]])
        ambush.set("blast_y", [60, inside[0][1]])
        assert winner(b) == wins


# --- patrols -------------------------------------------------------------------------------


@pytest.mark.rule("CA-16.A2.6")
def test_the_german_patrol_has_come_through_when_its_unwounded_are_there(ambush):
    b = scenario(ambush, AMBUSH)
    only(b, (0, 12, 12), (10, 33, 40), (11, 27, 46), (12, 30, 43), (13, 11, 11))
    target(b, 1, 30, 43)
    assert winner(b) == NOBODY  # one of four is far off
    b["man_wounds", 13] = 1  # but the wounded do not count
    assert verdict(b) == (GERMAN, ARRIVED)
    for x, y in ((34, 40), (26, 43), (30, 47), (30, 39)):
        b["man_x", 10], b["man_y", 10] = x, y
        assert winner(b) == NOBODY  # four squares are too far
    b["man_x", 10], b["man_y", 10], b["man_wounds", 12] = 33, 40, 1
    assert winner(b) == NOBODY  # three at the least


@pytest.mark.rule("CA-16.A4.6", "CA-16.A4.7")
def test_the_american_patrol_needs_half_of_those_it_started_with_unwounded(ambush):
    b = scenario(ambush, INFILTRATION)
    only(b, (0, 30, 43), (1, 31, 43), (2, 11, 11), (10, 48, 11))
    target(b, 0, 30, 43)
    ambush.set("st_started", [4, 1])
    assert winner(b) == NOBODY
    b["man_wounds", 2] = 1
    assert verdict(b) == (AMERICAN, ARRIVED)
    ambush.set("st_started", [5, 1])
    assert winner(b) == NOBODY  # two of five are less than half
    b["man_wounds", 2], b["man_x", 2], b["man_y", 2] = 0, 29, 44
    assert winner(b) == AMERICAN


@pytest.mark.rule("CA-16.B1.3", "CA-16.B1.4", "CA-16.B2.1")
@pytest.mark.parametrize(("number", "side", "wins"), [(AMBUSH_2, 1, GERMAN), (PATROL, 0, AMERICAN)])
def test_for_two_players_a_patrol_brings_all_who_are_not_in_shock(ambush, number, side, wins):
    b = scenario(ambush, number, level=0)
    own, other = 10 * side, 10 - 10 * side
    only(b, (other, 12, 12), (own, 30, 43), (own + 1, 31, 44), (own + 2, 11, 60))
    target(b, side, 30, 43)
    ambush.set("st_started", [4, 4])
    b["man_wounds", own] = b["man_wounds", own + 1] = 49  # the wounded count
    assert winner(b) == NOBODY
    b["man_wounds", own + 2] = 50
    assert verdict(b) == (wins, ARRIVED)
    ambush.set("st_started", [5, 5])
    assert winner(b) == NOBODY
    assert b["st_target", 2 * (1 - side)] == 0  # the other side has none


@pytest.mark.rule("CA-16.A4.2", "CA-16.B1.2")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("entry", range(8))
def test_the_patrol_formation(ambush, side, entry):
    b = scenario(ambush, PATROL, level=0)
    ambush.call("patrol_place", X=side, patrol_entry=entry)
    wanted = {}
    fx, fy = {1: (0, 1), 3: (1, 0), 5: (0, -1), 7: (-1, 0)}[INWARD[entry]]
    for n, (ahead, right) in FORMATION.items():
        x, y = ENTRIES[entry]
        wanted[n] = (x + ahead * fx + right * fy, y + ahead * fy - right * fx)
    for n, square in wanted.items():
        assert b.where(10 * side + n - 1) == square
        assert b["man_facing", 10 * side + n - 1] == INWARD[entry]


FORMATION = {1: (5, 0), 7: (4, -1), 6: (4, 1), 2: (3, 0), 8: (2, -1), 10: (2, 0), 9: (2, 1)}
FORMATION |= {4: (1, -1), 5: (1, 1), 3: (0, 0)}
"""Rank in the squad: squares ahead of the third man, and to his right, as the book draws it."""


@pytest.mark.rule("CA-16.A2.3", "CA-16.A4.1")
def test_entry_and_exit_are_never_neighbours(ambush):
    scenario(ambush, PATROL, level=0)
    for a in range(8):
        for b in range(8):
            near = ambush.call("patrol_adjacent", patrol_entry=a, patrol_exit=b).c
            assert near == ((a - b) % 8 in (0, 1, 7))


@pytest.mark.rule("CA-16.A2.1", "CA-16.A2.3")
def test_the_german_patrol_of_seven_comes_from_anywhere_and_goes_anywhere(ambush):
    seen = set()
    for seed in range(120):
        b = scenario(ambush, AMBUSH, seed=seed * 7919 + 1)
        assert in_play(b, 1) == list(range(10, 17))
        assert in_play(b, 0) == []
        entry, exit = (
            ENTRIES.index(b.where(12)),
            ENTRIES.index((b["st_target", 2], b["st_target", 3])),
        )
        assert (entry - exit) % 8 not in (0, 1, 7)
        seen.add((entry, exit))
    assert len(seen) > 25  # of forty


@pytest.mark.rule("CA-16.A2.1")
def test_the_german_patrol_goes_to_the_statue_before_it_goes_where_it_leaves(ambush):
    b = scenario(ambush, AMBUSH, seed=3)
    ambush.set("st_side", 1)
    goals = []
    for place in (b.where(12), (STATUE[0], STATUE[1] + 3)):
        b["man_x", 12], b["man_y", 12] = place
        ambush.overlay("computer")
        ambush.call("turn_begin")
        ambush.call("computer_main", limit=60_000_000)
        goals.append((b["ai_goal_x", 0], b["ai_goal_y", 0]))
    leaves = (b["st_target", 2], b["st_target", 3])
    for goal, wanted in zip(goals, (STATUE, leaves), strict=True):
        assert max(abs(goal[0] - wanted[0]), abs(goal[1] - wanted[1])) <= 1


# --- where men begin -----------------------------------------------------------------------


@pytest.mark.rule("CA-16.A3.1", "CA-16.A4.4", "CA-16.A5.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_s_men_stand_where_the_scenario_says(ambush, level):
    for seed in range(1, 30):
        b = scenario(ambush, RAID, level, seed)
        assert len(in_play(b, 1)) == 6
        assert all(25 <= x <= 35 and 47 <= y <= 59 for x, y in places(b, 1))
        assert len(set(places(b, 1))) == 6
        b = scenario(ambush, INFILTRATION, level, seed)
        assert len(in_play(b, 1)) == 10
        b = scenario(ambush, BARN, level, seed)
        assert len(set(places(b, 1))) == 10
        assert all(x < 32 and y > 27 for x, y in places(b, 1))


AREAS = {
    (RAID, 0): lambda x, y: (x < 20 or x > 40) and y < 44,
    (BARN, 0): lambda x, y: 34 <= x <= 48 and 11 <= y <= 22,
    (STRONGPOINT, 0): lambda x, y: y < 25 and x < 30,
    (STRONGPOINT, 1): lambda x, y: y > 25 and x > 30,
    (CHURCH, 1): lambda x, y: y > 37 and x > 33 and y < 50,
    (CHURCH, 0): lambda x, y: not (y > 37 and x > 33 and y < 50),
    (SEEK, 1): lambda x, y: y > 40,
    (SEEK, 0): lambda x, y: y < 35,
    (AMBUSH, 0): lambda x, y: True,
    (AMBUSH_2, 0): lambda x, y: True,
    (PATROL, 1): lambda x, y: True,
    (FREE, 0): lambda x, y: True,
    (FREE, 1): lambda x, y: True,
}


@pytest.mark.rule("CA-16.A2.4", "CA-16.A3.2", "CA-16.B3.1", "CA-16.B4.1", "CA-16.B5.1")
@pytest.mark.rule("CA-16.B7.1", "CA-2.2.4")
@pytest.mark.parametrize(("number", "side"), AREAS)
@pytest.mark.quick_cases(3)
def test_where_a_side_may_set_up(ambush, number, side):
    scenario(ambush, number)
    ambush.set("st_side", side)
    for x, y in MAP:
        legal = AREAS[number, side](x, y) and (x, y) != STATUE
        assert ambush.call("place_legal", X=x, Y=y).c == legal, (x, y)
    first = ambush.call("area_first")
    assert ambush.call("place_legal", X=first.x, Y=first.y).c


@pytest.mark.rule("CA-16.B6.1")
@pytest.mark.parametrize("defender", [0, 1])
@pytest.mark.quick_cases(1)
def test_in_alley_fight_the_defender_begins_inside_and_the_attacker_outside(ambush, defender):
    scenario(ambush, ALLEY, st_defender=defender)
    for side in (0, 1):
        ambush.set("st_side", side)
        for x, y in MAP:
            inside = 27 <= y <= 55 and 11 <= x <= 24
            legal = inside == (side == defender) and (x, y) != STATUE
            assert ambush.call("place_legal", X=x, Y=y).c == legal, (x, y)


# --- far squares and alleys ----------------------------------------------------------------


@pytest.mark.rule("CA-16.B5.2")
@pytest.mark.parametrize(
    ("man", "far", "home", "wins"), [(3, (40, 55), 11, AMERICAN), (13, (40, 13), 64, GERMAN)]
)
def test_seek_and_destroy_is_won_by_one_man_there_and_back(ambush, man, far, home, wins):
    b = scenario(ambush, SEEK, level=0)
    only(b, (0, 20, 20), (10, 20, 50), (man, 25, home))
    assert winner(b) == NOBODY  # at home, but he has not been there
    b["man_x", man], b["man_y", man] = far[0] + 1, far[1]
    assert winner(b) == NOBODY
    b["man_x", man] = 25
    b["man_y", man] = home
    assert winner(b) == NOBODY  # beside it does not count
    b["man_x", man], b["man_y", man] = far
    assert winner(b) == NOBODY
    b["man_x", man], b["man_y", man] = 48, home + (1 if home == 11 else -1)
    assert winner(b) == NOBODY
    b["man_y", man] = home
    assert verdict(b) == (wins, RETURNED)
    b["man_wounds", man] = 50
    assert winner(b) == NOBODY  # he must be fit


@pytest.mark.rule("CA-16.B6.3")
@pytest.mark.parametrize("defender", [0, 1])
@pytest.mark.parametrize(("few", "many"), [(1, 1), (2, 8), (3, 10), (10, 10), (10, 3), (10, 1)])
def test_alley_fight_lasts_defenders_by_attackers_times_5000(ambush, defender, few, many):
    b = scenario(ambush, ALLEY, level=0, st_defender=defender)
    only(b, *((10 * defender + k, 15, 40) for k in range(few)))
    for k in range(many):
        b.man(10 - 10 * defender + k, 30, 40)
    ambush.call("setup_finish")
    assert ambush.word("st_limit") == few * 5000 // many
    assert list(ambush.mem[ambush.sym["st_started"] : ambush.sym["st_started"] + 2]) == (
        [few, many] if defender == 0 else [many, few]
    )


@pytest.mark.rule("CA-16.B6.1", "CA-16.B6.2", "CA-16.B6.3")
@pytest.mark.parametrize("defender", [0, 1])
def test_a_square_of_the_alleys_is_theirs_who_entered_it_last(ambush, defender):
    b = scenario(ambush, ALLEY, level=0, st_defender=defender)
    own, other = 10 * defender, 10 - 10 * defender
    only(b, (own, 15, 40), (other, 30, 40))
    ambush.call("setup_finish")

    def americans() -> int:
        ambush.call("alley_count")
        return ambush.word("zp_t0")

    whole = 14 * 29
    assert americans() == (whole if defender == 0 else 0)
    taken = 0
    for y in range(25, 58):
        for x in range(11, 27):
            b["man_x", other], b["man_y", other] = x, y
            ambush.call("alley_entered", X=other)
            taken += 27 <= y <= 55 and x <= 24
            assert americans() == (whole - taken if defender == 0 else taken)
            if taken in (202, 203, 204):
                clock(b, 5000)
                late = {202: defender, 203: defender, 204: 1 - defender}[taken]
                assert verdict(b) == (late + 1, CONTROL)
    assert taken == whole
    b["man_x", own], b["man_y", own] = 11, 27
    ambush.call("alley_entered", X=own)
    assert americans() == (1 if defender == 0 else whole - 1)


@pytest.mark.rule("CA-16.B6.2")
def test_a_man_who_walks_takes_the_squares_he_enters(ambush):
    b = scenario(ambush, ALLEY, level=0, st_defender=1)
    only(b, (0, 25, 38), (10, 12, 50))
    ambush.call("setup_finish")
    b.orders(0, "MR72R")
    assert named(b.turn(60), "MOVE", 0)
    ambush.call("alley_count")
    assert ambush.word("zp_t0") == 2


@pytest.mark.rule("CA-16.B1.1")
def test_only_the_side_of_the_patrol_reads_its_objective_with_its_squad(ambush):
    scenario(ambush, AMBUSH_2, level=0)
    ambush.set("man_in_play", [1] * 20)
    ambush.call("patrol_aim", X=1, patrol_exit=3)
    shown = {}
    for side in (0, 1):
        ambush.set("st_side", side)
        keys(ambush, " ")
        ambush.call("squad_page")
        shown[side] = text(ambush.mem)[18].strip()
    assert shown == {0: "", 1: "Objective: 4837"}


@pytest.mark.rule("CA-16.A3.3", "CA-16.A4.5", "CA-16.B1.3", "CA-16.B3.2")
@pytest.mark.parametrize(
    ("number", "level", "left"),
    [(RAID, 1, 4300), (RAID, 2, 1900), (INFILTRATION, 3, 9500), (AMBUSH_2, 0, 9500), (7, 0, 6700)],
)
@pytest.mark.parametrize("routine", ["squad_page", "report_squad_page"])
def test_the_squad_list_tells_the_mission_and_the_time_left(ambush, number, level, left, routine):
    scenario(ambush, number, level=level)
    ambush.set("man_in_play", [1] * 20)
    ambush.set("st_clock", [500 & 255, 500 >> 8])
    keys(ambush, " ")
    ambush.call(routine)
    rows = text(ambush.mem)
    assert rows[17].strip() == f"Time points left: {left}"
    assert rows[15].strip().startswith("Dumke") and rows[16].strip()


@pytest.mark.rule("CA-16.B5.2")
@pytest.mark.parametrize("routine", ["squad_page", "report_squad_page"])
@pytest.mark.parametrize("side", [0, 1])
def test_a_star_marks_who_has_been_in_the_far_square(ambush, routine, side):
    scenario(ambush, SEEK)
    ambush.set("man_in_play", [1] * 20)
    passed = [n % 3 == 1 for n in range(20)]
    ambush.set("man_passed", [int(p) for p in passed])
    ambush.set("st_side", side)
    keys(ambush, " ")
    ambush.call(routine)
    rows = text(ambush.mem)
    men = [row for row in rows[2:16] if row[1].isalpha() and row[13].strip()]
    assert [row[0] == "*" for row in men] == passed[10 * side : 10 * side + 10]
    assert rows[18].strip() == f"Objective: {(4055, 4013)[side]}  * has been there"


@pytest.mark.rule("CA-16.B6.2", "CA-16.B6.3")
@pytest.mark.parametrize("routine", ["squad_page", "report_squad_page"])
@pytest.mark.parametrize("held", [0, 1, 203, 255, 256, 405, 406])
def test_in_alley_fight_each_side_reads_how_many_squares_it_holds(ambush, routine, held):
    """But not in a blind game: a square lost would tell where an unseen enemy has gone."""
    scenario(ambush, ALLEY)
    ambush.set("man_in_play", [1] * 20)
    squares = random.Random(held).sample(range(406), held)
    bits = sum(1 << k for k in (*squares, 406, 407))  # the last two are no squares
    ambush.set("alley_held", bits.to_bytes(51, "little"))
    for side, count in ((0, held), (1, 406 - held)):
        for blind, row in ((0, f"Squares held: {count} of 406"), (1, "")):
            ambush.set("st_side", side)
            ambush.set("st_blind", blind)
            keys(ambush, " ")
            ambush.call(routine)
            assert text(ambush.mem)[18].strip() == row
    ambush.set("st_winner", 1)
    with pytest.raises(TimeoutError):
        ambush.call("result_page", limit=1_000_000)
    assert text(ambush.mem)[20].strip() == f"Squares   Americans {held}, Germans {406 - held}"


@pytest.mark.rule("CA-16.A4.1", "CA-16.B1.1", "CA-16.B2.1")
@pytest.mark.parametrize(("number", "side"), [(INFILTRATION, 0), (AMBUSH_2, 1), (PATROL, 0)])
def test_a_patrol_s_entry_and_target_are_chosen_and_neighbours_refused(ambush, number, side):
    b = scenario(ambush, number)
    ambush.set("st_side", side)
    ambush.set("man_in_play", [1] * 20)
    keys(ambush, "12 8 4")  # the second and the eighth are neighbours of the first
    assert not ambush.call("step_places", limit=6_000_000).c
    assert (b["st_target", 2 * side], b["st_target", 2 * side + 1]) == ENTRIES[3]
    assert b.where(10 * side + 2) == ENTRIES[0]


@pytest.mark.rule("CA-16.A4.3", "CA-16.A2.4", "CA-16.B7.1")
def test_each_letter_strikes_a_man_off_or_puts_him_back(ambush):
    b = scenario(ambush, INFILTRATION)
    keys(ambush, "PGpHXd\r")
    assert not ambush.call("step_men", limit=6_000_000).c
    gone = [n for n in range(10) if not b["man_in_play", n]]
    assert gone == [4, 7, 9]  # Garrity, Hoss, Dumke; Padooka came back
    keys(ambush, "PRBLGCWHMD\r")
    with pytest.raises(TimeoutError):  # at least one
        ambush.call("step_men", limit=6_000_000)


@pytest.mark.rule("CA-2.2.4", "CA-16.A3.2")
def test_every_man_gets_the_square_that_is_pointed_at_and_others_are_refused(ambush):
    b = scenario(ambush, RAID)
    for n in range(10):
        b["man_in_play", n] = int(n < 2)
    keys(ambush, "J\r" + "IIII\r" + "M\r")  # 1240; then 1344 is refused, 1343 taken
    assert not ambush.call("step_places", limit=9_000_000).c
    assert places(b, 0) == [(12, 40), (13, 43)]
    keys(ambush, "\rK\x1bM\r\r")  # Escape takes the first man up again
    assert not ambush.call("step_places", limit=9_000_000).c
    assert places(b, 0) == [(13, 39), (14, 39)]


@pytest.mark.rule("CA-1.3.1", "CA-2.2.3")
@pytest.mark.parametrize("side", [0, 1])
def test_a_password_of_five_is_typed_twice_and_shown_as_stars(ambush, side):
    scenario(ambush, FREE)
    ambush.set("st_side", side)
    ambush.set("st_passwords", list(b"??????????"))
    keys(ambush, "abc\rtiger\rti")
    with pytest.raises(TimeoutError):  # three characters are too few; then the second time
        ambush.call("step_password", limit=3_000_000)
    assert "*****" in " ".join(text(ambush.mem))
    assert "TIGER" not in " ".join(text(ambush.mem)).upper()
    keys(ambush, "tiger\rTiger\r")
    assert not ambush.call("step_password", limit=3_000_000).c
    at = ambush.sym["st_passwords"]
    word = bytes(ambush.mem[at : at + 10])
    assert word == (b"TIGER?????" if side == 0 else b"?????TIGER")
    keys(ambush, "tiger\rtigre\r")
    with pytest.raises(TimeoutError):
        ambush.call("step_password", limit=3_000_000)
    assert "Not the same" in " ".join(text(ambush.mem))
