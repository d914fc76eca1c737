"""Who leads a side, sees for it and answers for it; the rules of a game."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .crowd import EDGES
from .field import ALWAYS, LIMITED, Field
from .keys import BLUE, FIRE_1, MOVE, NOBODY, RED, side_of, stand
from .whole_state import WholeState


@pytest.mark.rule("PG-2.4")
@pytest.mark.rule("PG-2.5")
@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-2.10")
@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
def test_the_page_of_rules_becomes_the_rules_of_the_game(field: Field) -> None:
    bench = field.bench
    shares = (0, 20, 40, 60, 101)
    for kills, sure, limited, red, blue, twice, answers in (
        (0, 0, 0, 0, 0, 0, 0), (1, 0, 0, 1, 0, 1, 1), (0, 1, 0, 0, 2, 0, 2), (0, 0, 1, 0, 0, 0, 0),
        (1, 1, 1, 0, 0, 1, 3), (1, 1, 1, 3, 3, 0, 4), (0, 0, 1, 0, 1, 0, 0), (0, 1, 1, 2, 0, 1, 0),
    ):  # fmt: skip
        bench.set("rules_chosen", (kills, sure, limited, red, blue, twice, answers))
        bench.set("st_password", bytes(range(1, 17)))
        bench.call("rules_set")
        assert field.get("st_options") == (1 - kills) | 2 * sure | 4 * limited
        assert [field.get("st_human", n) for n in (0, 1)] == [int(not red), int(not blue)]
        assert [field.get("st_level", n) for n in (0, 1)] == [red, blue]
        assert (field.get("st_match"), field.get("st_player")) == (
            twice,
            int(bool(red and not blue)),
        )
        orders = 20 if limited and not red and not blue and not answers else shares[answers]
        assert [field.get("st_react", n) for n in (0, 1)] == [orders, orders]
        assert (field.get("st_eyes"), field.get("st_autosave")) == (NOBODY, 1)
        assert not any(field.get("st_password", n) for n in range(16))


@pytest.mark.rule("PG-1.4")
@pytest.mark.parametrize("unit", EDGES)
def test_who_answers_by_himself_and_from_which_chance_on(general: Any, unit: int) -> None:
    Field(general)
    side = side_of(unit)
    general.set("w_pass", (21, 42, 63))
    for human, react, phase, wanted in (
        (1, 0, FIRE_1, None), (1, 40, FIRE_1, 40), (1, 101, MOVE, 101), (0, 9, FIRE_1, 1),
        (0, 9, MOVE, 42), (0, 0, 9, 1),
    ):  # fmt: skip
        pair = [1 - human, 1 - human]
        pair[side] = human
        orders = [77, 77]
        orders[side] = react
        levels = [1, 1]
        levels[side] = 2
        general.set("zp_t0", 0)
        found = general.call("reaction_auto", X=unit, st_human=pair, st_react=orders,
                             st_level=levels, st_phase=phase)  # fmt: skip
        assert bool(found.c) == (wanted is not None) and found.x == unit
        assert wanted is None or general.mem[general.sym["zp_t0"]] == wanted


@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-13.3")
def test_whose_eyes_see_whom(field: Field) -> None:
    bench = field.bench
    bench.set("st_options", LIMITED)
    for unit in EDGES:
        stand(field, unit, "IN", (3 + unit % 40, 9 + side_of(unit)), 0)
        for human, eyes, sees in (
            ((1, 0), NOBODY, RED), ((0, 1), NOBODY, BLUE), ((1, 1), RED, RED), ((1, 1), BLUE, BLUE),
            ((1, 1), NOBODY, None), ((0, 0), RED, "all"),
        ):  # fmt: skip
            got = bench.call("unit_shown", X=unit, st_human=human, st_eyes=eyes)
            assert bool(got.c) == (sees == "all" or sees == side_of(unit)) and got.x == unit


@pytest.mark.rule("PG-2.9")
def test_a_word_of_seven_letters_is_asked_for_below_the_lines_that_ask(field: Field) -> None:
    bench = field.bench
    bench.set("st_options", LIMITED)
    bench.set("st_eyes", NOBODY)
    hands = Hands(bench, "hand_over", st_side=BLUE)
    assert hands.text[8] == " Choose a word, or RETURN for none:"
    hands.types("ABCDEFG\r")
    assert not hands.waits
    assert bytes(field.get("st_password", 8 + n) for n in range(8)) == b"ABCDEFG\0"
    assert not any(field.get("st_password", n) for n in range(8))
    bench.set("st_eyes", RED)
    hands = Hands(bench, "hand_over", st_side=BLUE)
    assert hands.text[8] == " Your word, or RETURN without one:"
    hands.types("ABCDEFG\r")
    assert not hands.waits


@pytest.mark.rule("PG-2.9")
def test_who_takes_a_game_up_is_asked_for_his_word_and_the_computer_thinks_again(
    field: Field,
) -> None:
    for name in ("st_thought", "st_eyes", "film_count", "film_old"):
        field.bench.set(name, 7)
    state = WholeState(field.bench)
    field.bench.call("state_taken")
    assert state.changes() == {("st_thought", 0): 0, ("st_eyes", 0): NOBODY}
    assert (field.get("film_count"), field.get("film_old")) == (0, 1)


@pytest.mark.rule("PG-2.2")
@pytest.mark.rule("PG-2.4")
@pytest.mark.rule("PG-2.5")
@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-2.10")
@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
@pytest.mark.rule("PG-3.11")
def test_lines_that_keys_have_changed_are_rules_of_the_game_that_begins(general: Any) -> None:
    for name in ("st_options", "st_level", "st_human", "st_match", "st_player"):
        general.set(name, 77)
    new = Hands(general, "setup_new")
    new.types("A 1234447\r1")
    assert not new.waits and new.byte("st_options") == ALWAYS | LIMITED
    assert [new.byte("st_human", side) for side in (RED, BLUE)] == [0, 1]
    assert [new.byte("st_level", side) for side in (RED, BLUE)] == [3, 0]
    assert (new.byte("st_match"), new.byte("st_player")) == (0, BLUE)
    assert [new.byte("st_react", side) for side in (RED, BLUE)] == [20, 20]
