"""Who sits down at the keyboard, who is asked and for how long, who answers for the computer."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import ARMY, LIMITED, PARTIAL, SPOTTED, Field
from .keys import BLUE, FIRE_1, MOVE, NOBODY, RED, at, cursor, side_of, stand

ENDS = (0, 59, 60, 119)
SIDES = pytest.mark.parametrize("side", [RED, BLUE])
CYCLES_A_SECOND = 1_020_484
"""Of an Apple II, every 65th cycle a longer one."""


@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-13.3")
@SIDES
def test_the_page_of_a_side_hides_the_map_under_limited_view_alone(field: Field, side: int) -> None:
    bench = field.bench
    bench.set("st_side", side)
    for options, human, eyes, asked in (
        (PARTIAL, (1, 1), NOBODY, False), (LIMITED, (1, 0), NOBODY, False),
        (LIMITED, (0, 1), NOBODY, False), (LIMITED, (1, 1), side, False),
        (LIMITED, (1, 1), 1 - side, True), (LIMITED, (1, 1), NOBODY, True),
    ):  # fmt: skip
        for name, value in (("st_options", options), ("st_human", human), ("st_eyes", eyes)):
            bench.set(name, value)
        hands = Hands(bench, "hand_over")
        assert hands.waits == asked
        if asked:
            assert hands.text[0].strip().startswith(("Red", "Blue")[side] + " to the keyboard")
    hands.types("ABC")
    assert hands.text[10] == " ***" and not hands.text[11] and "ABC" not in " ".join(hands.text)
    hands.types("DEFGH\r")
    assert not hands.waits and field.get("st_eyes") == side
    word = [field.get("st_password", 8 * side + n) for n in range(8)]
    assert bytes(word) == b"ABCDEFG\0", "seven letters are taken"
    bench.set("st_eyes", 1 - side)
    hands = Hands(bench, "hand_over")
    hands.types("ABCDEFX\r")
    assert hands.waits and hands.text[12].strip(), "that is not the word"
    hands.types("ABCDEFG\r")
    assert not hands.waits


@pytest.mark.rule("PG-2.9")
@SIDES
def test_who_wants_no_word_is_not_asked_for_a_new_one(field: Field, side: int) -> None:
    field.bench.set("st_options", LIMITED)
    for words in ("Choose a word", "Your word"):
        field.bench.set("st_eyes", NOBODY)
        hands = Hands(field.bench, "hand_over", st_side=side)
        assert words in hands.text[8]
        hands.types("\r")
        assert not hands.waits and field.get("st_password", 8 * side) == 1
        assert not field.get("st_password", 8 - 8 * side)


@pytest.mark.rule("PG-3.10")
@SIDES
def test_a_unit_of_ones_own_is_taken_under_the_cursor(field: Field, side: int) -> None:
    for unit in ENDS:
        stand(field, unit, "IN", (4 + unit // 3, 6))
    for unit in ENDS:
        field.bench.set("st_cursor_x", 3 + unit // 3)
        field.bench.set("st_cursor_y", 5)
        hands = Hands(field.bench, "own_at", st_side=side)
        assert hands.waits == (side_of(unit) != side)
        if hands.waits:
            hands.types(" ")
            assert hands.result.c
        else:
            assert not hands.result.c and hands.result.x == unit
    field.bench.set("st_cursor_y", 9)
    hands = Hands(field.bench, "own_at", st_side=side)
    assert hands.waits, "nobody is there"


@pytest.mark.rule("PG-2.11")
@pytest.mark.parametrize("unit", ENDS)
def test_a_computers_unit_is_one_of_a_side_that_nobody_leads(general: Any, unit: int) -> None:
    for human in ((0, 0), (0, 1), (1, 0), (1, 1)):
        found = general.call("unit_computer", X=unit, st_human=human)
        assert bool(found.c) == (not human[side_of(unit)])
        assert (found.a, found.x) == (side_of(unit), unit)


@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.12")
@pytest.mark.rule("PG-1.4")
def test_the_window_of_time_is_tenths_of_a_second(field: Field) -> None:
    stand(field, 0, "HT", (10, 10))
    stand(field, 119, "HT", (10, 12))
    field.bench.set("st_phase", MOVE)
    field.bench.call("passers_find", X=0)
    spent = []
    for parts in (1, 2, 6):
        result = field.bench.call("reaction_ask", A=119, reaction_parts=parts)
        assert not result.c
        spent.append(result.cycles)
    tenth = field.bench.call("wait_ms", A=100).cycles
    assert 0.09 < tenth / CYCLES_A_SECOND < 0.11
    assert abs(spent[1] - spent[0] - tenth) < 200
    assert abs(spent[2] - spent[0] - 5 * tenth) < 1000


@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.12")
@pytest.mark.rule("PG-6.5")
@pytest.mark.rule("PG-6.6")
def test_passing_fire_has_six_tenths_and_an_answer_two_and_a_half_seconds(field: Field) -> None:
    stand(field, 0, "HT", (10, 10))
    field.put("unit_left", 0, 8)
    stand(field, 119, "HT", (10, 12))
    for phase, parts in ((MOVE, 6), (FIRE_1, 25)):
        hands = at(field, phase, RED)
        assert hands.waits and field.get("reaction_parts") == parts


@pytest.mark.rule("PG-2.12")
@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-10.10")
@pytest.mark.parametrize("picks", [0, 1])
@SIDES
def test_a_computer_fires_at_the_best_chance_or_at_what_is_worth_most(
    field: Field, side: int, picks: int
) -> None:
    bench = field.bench
    unit = ARMY * side + 59
    stand(field, unit, "HT", (20, 20))
    foes = [ARMY * (1 - side) + n for n in (0, 59, 30)]
    levels = [1, 1]
    levels[side] = 2
    bench.set("st_level", levels)
    bench.set("w_picks", (1 - picks, picks, 1 - picks))
    for kinds, chances in (
        (("IN", "HT", "MT"), (90, 60, 30)), (("HT", "IN", "MT"), (90, 60, 30)),
        (("IN", "MT", "HT"), (50, 50, 50)), (("IN", "IN", "IN"), (40, 40, 40)),
    ):  # fmt: skip
        for n, kind in enumerate(kinds):
            stand(field, foes[n], kind, (20, 22 + 2 * n))
        bench.set("target_units", foes)
        bench.set("target_chances", chances)
        bench.set("target_count", 3)
        worth = [bench.call("fire_worth", A=chances[n], zp_unit=unit, zp_foe=foes[n]).a
                 for n in range(3)]  # fmt: skip
        for least in (1, 30, 31, 51, 60, 61, 91):
            able = [n for n in range(3) if chances[n] >= least]
            result = bench.call("fire_pick", X=unit, A=least)
            assert bool(result.c) == (not able)
            if able:
                best = max(able, key=lambda n: (worth[n], -n)) if picks else able[0]
                assert field.get("zp_foe") == foes[best] and result.a == chances[best]
                assert field.get("zp_unit") == unit
        bench.set("target_count", 0)
        assert bench.call("fire_pick", X=unit, A=1).c


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.20")
@SIDES
def test_the_first_unit_is_taken_to_fire_by_the_cursor(field: Field, side: int) -> None:
    one, two, foe = ARMY * side, ARMY * side + 59, ARMY * (1 - side)
    stand(field, one, "HT", (10, 10))
    stand(field, two, "HT", (12, 10))
    stand(field, foe, "HT", (11, 13))
    fire = at(field, FIRE_1, side)
    assert field.get("st_active") == one
    fire.types("N")
    assert field.get("st_active") == two
    cursor(fire, (10, 10))
    fire.types("S")
    assert field.get("st_active") == one and field.flags(one) == SPOTTED
