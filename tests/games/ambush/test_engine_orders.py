"""What each order does when its time has come (sections 5 to 9 of the rule book).

A man of intelligence and dexterity 6 at a command control of .8 pays .99 of the listed times:
rounded to whole points they are the listed times themselves, up to 50.
"""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle, named, order_bytes

OPEN = (31, 20)  # the street along column 31 is clear from row 18 to row 35


def alone(ambush: Any, orders: str, facing: int = 1, **state: int) -> Battle:
    """One American leader in the open street, without friend or foe."""
    b = Battle(ambush)
    b.man(0, *OPEN, facing, orders, **{"intelligence": 6, "dexterity": 6, **state})
    b.weapons(0, "R* K F F")
    return b


def times(b: Battle, points: int, name: str) -> list[int]:
    return [e[0] for e in named(b.turn(points), name)]


@pytest.mark.rule("CA-S.3")
@pytest.mark.parametrize(("mode", "cost"), [("W", 20), ("R", 10), ("D", 15), ("L", 25)])
def test_a_man_moves_square_by_square_at_the_listed_time(ambush: Any, mode: str, cost: int) -> None:
    b = alone(ambush, f"MR13{mode}")
    assert times(b, 100, "MOVE") == [cost, 2 * cost, 3 * cost]
    assert b.where(0) == (31, 23)


@pytest.mark.rule("CA-5.0.4")
@pytest.mark.rule("CA-6.7.5")
def test_what_was_20_points_on_paper_takes_longer_when_control_has_fallen(ambush: Any) -> None:
    """9/10 of the listed time for his wits; 11/10 of it at a control of .8, 5/4 at .5."""
    b = alone(ambush, "MR12R", command=8)
    ambush.overlay("orders")
    ambush.call("order_cost", zp_man=0, zp_order=order_bytes("MR12R"))
    assert ambush.word("zp_time") == 20
    ambush.set("st_turn_length", 100)
    ambush.call("turn_begin")
    b["man_command", 0] = 5
    ambush.overlay("RESOLVE")
    ambush.call("resolve_battle", limit=20_000_000)
    assert [e[0] for e in named(b.movie(), "MOVE")] == [11, 22]


@pytest.mark.rule("CA-8.4.2")
def test_only_a_prone_man_crawls_and_only_an_upright_man_runs(ambush: Any) -> None:
    b = alone(ambush, "MR11C MR11R")
    assert times(b, 40, "MOVE") == [10]  # the crawl is passed over free of charge
    b = alone(ambush, "MR11R MR11C", posture=1)
    assert times(b, 40, "MOVE") == [30]


@pytest.mark.rule("CA-5.4.1")
@pytest.mark.rule("CA-8.6.2")
def test_a_regular_move_turns_the_man_first_and_an_irregular_one_does_not(ambush: Any) -> None:
    b = alone(ambush, "MR31R")
    assert [(e[0], e[1]) for e in b.turn(50)] == [(10, "FACE"), (20, "MOVE")]
    assert b["man_facing", 0] == 3
    b = alone(ambush, "MI31R")
    assert [(e[0], e[1]) for e in b.turn(50)] == [(20, "MOVE")]
    assert b["man_facing", 0] == 1


@pytest.mark.rule("CA-8.4.4")
def test_falling_and_standing_change_the_posture_and_the_facing_ordered(ambush: Any) -> None:
    b = alone(ambush, "MR10F MR30S")
    assert [(e[0], e[1]) for e in b.turn(60)] == [(20, "FALL"), (35, "FACE"), (55, "STAND")]
    assert (b["man_posture", 0], b["man_facing", 0]) == (0, 3)


@pytest.mark.rule("CA-8.5.1")
def test_a_scan_sets_facing_nought(ambush: Any) -> None:
    b = alone(ambush, "MR00R")
    b.turn(20)
    assert b["man_facing", 0] == 0


@pytest.mark.rule("CA-9.0.2")
def test_sneaking_doubles_the_time_of_moving(ambush: Any) -> None:
    b = alone(ambush, "SB MR11R SE MR11R")
    assert times(b, 60, "MOVE") == [1 + 20, 1 + 20 + 2 + 10]
    assert b["man_sneaking", 0] == 0


@pytest.mark.rule("CA-5.3.2")
def test_redundant_and_impossible_orders_are_passed_over_free(ambush: Any) -> None:
    b = alone(ambush, "SE PR PM LM DA HH FS3121 MR10S EF3124 EP050 MR11R")
    assert times(b, 30, "MOVE") == [10]
    energy = b["man_energy_lo", 0]
    assert 2 * 99 - energy == 3  # the run alone


def test_the_log_names_every_order_that_was_passed_over(ambush: Any) -> None:
    b = alone(ambush, "SE MR11R FS3121 MR30F MR32R")
    b.turn(90)
    assert [(man, order) for _, man, order, _ in b.passed_over()] == [
        (0, [4, 0, 0]),
        (0, [9, 31, 21]),
        (0, [1, 3, 2, ord("R")]),
    ]


@pytest.mark.rule("CA-5.3.3")
@pytest.mark.parametrize(
    ("orders", "square", "posture", "first"),
    [
        ("MR71W MR11W", (14, 19), 0, 20),  # the factory's west wall
        ("MR81W MR11W", (14, 20), 0, 20),  # past the door's post
        ("MR30S MR11W", (30, 20), 0, 20),  # he stands already, and does not turn east either
        ("MR30F MR11C", (30, 20), 1, 30),
    ],
)
def test_a_barred_or_redundant_move_does_not_even_turn_him(
    ambush: Any, orders: str, square: tuple[int, int], posture: int, first: int
) -> None:
    """5.3: passed over without time or energy, and the next order carried out."""
    b = Battle(ambush)
    b.man(0, *square, facing=1, orders=orders, posture=posture)
    events = b.turn(60, command=10)
    assert not named(events, "FACE", 0)
    assert named(events, "MOVE", 0)[0][0] == first * (1.5 if square[0] == 14 else 1)


@pytest.mark.rule("CA-7.1.2")
@pytest.mark.rule("CA-12.5.3")
def test_a_vain_get_and_a_needless_load_cost_ten_points(ambush: Any) -> None:
    b = alone(ambush, "GM LR MR11R")
    assert times(b, 40, "MOVE") == [30]
    assert 2 * 99 - b["man_energy_lo", 0] == 1 + 1 + 3


@pytest.mark.rule("CA-5.1.2")
def test_time_that_runs_out_is_carried_over_to_the_next_turn(ambush: Any) -> None:
    b = alone(ambush, "MR19W")
    assert times(b, 50, "MOVE") == [20, 40]
    assert (b["man_spent_lo", 0], b["man_order_count", 0]) == (10, 1)
    assert times(b, 50, "MOVE") == [10, 30, 50]
    b = alone(ambush, "WA99 MR11R")
    for left in (40, 80):
        b.turn(40)
        assert b["man_spent_lo", 0] == left
    assert times(b, 40, "MOVE") == [29]


@pytest.mark.rule("CA-5.2.1")
def test_a_man_without_the_energy_forgets_his_orders(ambush: Any) -> None:
    b = alone(ambush, "MR19D MR11W", endurance=10)  # 20 after rest, 40 energy: two dodges of 15
    assert times(b, 100, "MOVE") == [15, 30]
    assert b["man_order_count", 0] == 0


@pytest.mark.rule("CA-6.6.3")
def test_endurance_goes_down_as_energy_does(ambush: Any) -> None:
    b = alone(ambush, "MR19R", endurance=50)
    b.turn(95)  # nine squares, 27 of 120 energy: 50 + 10 regained, less 60 * 27 / 120
    assert b["man_endurance", 0] == 60 - 13 or b["man_endurance", 0] == 60 - 14


@pytest.mark.rule("CA-5.26.1")
@pytest.mark.rule("CA-7.3.1")
def test_a_rifle_is_dropped_got_prepared_and_loaded(ambush: Any) -> None:
    b = alone(ambush, "DR MR11R MR51R GR")
    b.turn(16)
    assert b["ground_count", 0] == 1 and 5 not in [w & 15 for w in b.carried(0)]
    b.turn(100)
    assert 5 in b.carried(0), "got back neither prepared nor loaded"
    b.orders(0, "PR LR")
    b.turn(60)
    assert 5 | 0xC0 in b.carried(0)


@pytest.mark.rule("CA-8.7.8")
def test_looking_picks_up_weapons_in_the_books_order_up_to_the_limits(ambush: Any) -> None:
    b = alone(ambush, "MR11L")
    b.weapons(0, "R* K G F F F")
    b.man(10, OPEN[0], OPEN[1] + 1, 5, wounds=99)
    b.weapons(10, "P F F F F A* G K")
    found = named(b.turn(200), "GET", 0)
    assert len(found) == 5
    assert sorted(w & 15 for w in b.carried(0)) == [1, 2, 2, 2, 2, 2, 4, 5, 6, 6, 7]
    # 25 for the step, then plastic 15, grenades 15 and 15, autorifle 20
    assert [e[0] for e in found[:4]] == [40, 55, 70, 90]


@pytest.mark.rule("CA-5.38.2")
@pytest.mark.rule("CA-12.6.7")
def test_a_grenade_flies_four_points_a_square_and_explodes_four_later(ambush: Any) -> None:
    b = alone(ambush, "PF EF3130", throwing=10)
    events = b.turn(150)
    throw, blast = named(events, "THROW")[0], named(events, "BLAST")[0]
    assert throw[0] == 20 + 20
    assert throw[3:] == blast[3:]
    distance = ((throw[3] - 31) ** 2 + (throw[4] - 20) ** 2) ** 0.5
    assert abs(blast[0] - throw[0] - 4 - 4 * distance) <= 1
    assert [w & 15 for w in b.carried(0)].count(2) == 1


@pytest.mark.rule("CA-12.6.8")
def test_everybody_in_the_blast_square_dies(ambush: Any) -> None:
    b = alone(ambush, "")
    b.man(10, 31, 30, 5)
    b.bench.set("fuse_count", 1)
    for name, value in {"kind": 2, "x": 31, "y": 30, "lo": 7, "hi": 0, "owner": 0}.items():
        b["fuse_" + name, 0] = value
    events = b.turn(10)
    assert [(e[0], e[2]) for e in named(events, "DEAD")] == [(7, 10)]
    assert b["man_wounds", 10] == 99 and b["man_wounds", 0] == 0
    assert b["st_winner", 0] == 1


@pytest.mark.rule("CA-5.37.1")
@pytest.mark.rule("CA-12.7.3")
@pytest.mark.rule("CA-12.7.4")
def test_plastic_goes_off_when_its_fuse_is_out_and_leaves_rubble(ambush: Any) -> None:
    b = Battle(ambush)
    b.man(5, 16, 20, 5, "EP100", expert=1, intelligence=6, dexterity=6)
    b.weapons(5, "P+ R K")
    b.man(10, 17, 21, 5, wounds=60)
    assert not named(b.turn(140), "PLASTIC")
    b["man_x", 5] = 40  # well away
    assert [e[0] for e in named(b.turn(60), "PLASTIC")] == [150 - 140]
    assert b["man_wounds", 10] == 99 and not b.carried(10)
    for column in (15, 16, 17):
        for row in (19, 20, 21):
            square = b.bench.mem[b.bench.sym["village"] + (row - 11) * 38 + column - 11]
            assert square & 3 == 1
    assert b["blast_count", 0] == 1


@pytest.mark.rule("CA-12.7.1")
def test_only_the_expert_sets_plastic_while_he_stands(ambush: Any) -> None:
    b = alone(ambush, "EP010 MR11R")
    b.weapons(0, "P+ R K")
    b.man(5, 45, 40, 1, expert=1)
    assert times(b, 20, "MOVE") == [10]
