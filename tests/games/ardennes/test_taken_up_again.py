"""Who goes away and comes back, who joins on its way, and what a strike is on."""

from __future__ import annotations

from typing import Any

import pytest

from .army import FIXED, NOWHERE, SEEN, TO_COME, named
from .desk import ALLIED, GERMAN, HERE, Desk, rolls
from .land import FOREST, Field
from .test_exact_units import GHOST, LIMIT, NORTH, PANZER, SOUTH, US

FAR = 20, 17


def dump_hex(bench: Any, number: int) -> tuple[int, int]:
    low, high = (bench.mem[bench.sym[f"dump_at_{half}"] + number] for half in ("lo", "hi"))
    row, column = divmod(high << 8 | low, 52)
    return column, row


@pytest.mark.rule("BA-7.10")
@pytest.mark.rule("BA-4.3")
@pytest.mark.parametrize("roll", [1, 6])
def test_an_infiltrator_back_where_he_began_was_never_away(field: Field, roll: int) -> None:
    """Neither does his count begin anew, nor is he looked for there before the turn ends."""
    field.stand(US, HERE)
    unit = field.stand(GHOST, HERE)
    for what, value in (("task", 3), ("whole", 3)):
        field.put(f"unit_{what}", unit, value)
    rolls(field.bench, roll)
    field.bench.call("unit_place", X=unit, zp_hex=field.index(FAR), limit=LIMIT)
    assert (field.place(unit), field.get("unit_task", unit)) == (FAR, 1)
    field.bench.call("unit_place", X=unit, zp_hex=field.index(HERE), limit=LIMIT)
    assert (field.place(unit), field.get("unit_task", unit)) == (HERE, 3)
    field.put("unit_at_hi", unit, NOWHERE)  # the same from the hand
    field.bench.call("unit_place", X=unit, zp_hex=field.index(HERE), limit=LIMIT)
    assert (field.place(unit), field.get("unit_task", unit)) == (HERE, 3)


@pytest.mark.rule("BA-7.10")
@pytest.mark.rule("BA-8.2")
def test_an_infiltrator_counts_his_turns_from_the_hex_where_he_is_placed(field: Field) -> None:
    """By hand or by the order of battle: one on the first morning, two on its afternoon."""
    bench = field.bench
    unit = named(GHOST)
    for by_hand in (0, 1):
        bench.set("st_by_hand", by_hand)
        bench.set("st_human", (1, 1))
        bench.call("campaign_new", limit=LIMIT)
        if by_hand:
            bench.call("unit_place", X=unit, zp_hex=field.index(HERE), limit=LIMIT)
        else:
            bench.call("half_begin", limit=LIMIT)
        assert field.get("unit_task", unit) == 1
        bench.set("st_turn", 2)
        bench.set("st_placing", 0)
        bench.call("half_begin", limit=LIMIT)
        assert [field.get(f"unit_{what}", unit) for what in ("task", "whole")] == [2, 2]


@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-10.3")
def test_who_was_found_is_to_be_found_again_only_where_it_has_moved(field: Field) -> None:
    bench = field.bench
    away, back, stays, own = (
        field.stand(name, place)
        for name, place in ((US, HERE), ("9/2", NORTH), ("38/2", SOUTH), (PANZER, FAR))
    )
    for unit in away, back, stays, own:
        field.put("unit_flags", unit, SEEN)
    bench.set("st_side", ALLIED)
    for unit, place in ((away, (23, 20)), (back, (24, 20)), (back, NORTH)):
        bench.call("unit_place", X=unit, zp_hex=field.index(place), limit=LIMIT)
    bench.set("st_side", GERMAN)
    bench.set("st_turn", 4)
    field.put("unit_from_lo", own, 1)  # it came here in its half-day before
    bench.call("half_begin", limit=LIMIT)
    seen = [field.get("unit_flags", unit) & SEEN for unit in (away, back, stays, own)]
    assert seen == [0, SEEN, SEEN, SEEN]


@pytest.mark.rule("BA-2.33")
@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-7.14")
@pytest.mark.parametrize("barred", ["nobody", "hidden", "infiltrator"])
def test_who_builds_another_up_goes_there_first(ardennes: Any, barred: str) -> None:
    """A hidden enemy beside the way halts it, an infiltrator in the hex leads it astray."""

    def lay(field: Field) -> None:
        weak = field.stand(US, HERE)
        field.put("unit_strength", weak, 1)
        field.stand("9/2", (20, 23))
        field.bench.set("st_rules", 1 if barred == "hidden" else 0)
        if barred == "hidden":
            field.ground((21, 22), FOREST)
            field.stand(PANZER, (21, 22))
        if barred == "infiltrator":
            field.put("unit_task", field.stand(GHOST, HERE), 1)
        rolls(field.bench, 6)

    table = Desk(ardennes, lay, ALLIED)
    unit, weak = named("9/2"), named(US)
    table.goes_to((20, 23))
    table.types("+")
    table.goes_to(HERE)
    table.types("J")
    joined = barred == "nobody"
    assert (table.unit(weak, "strength") > 1) == joined
    if joined:
        assert table.at(unit) is None
        assert [table.unit(u, "strength") for u in (weak, unit)] == [5, 2], "of one and six"
        return
    assert table.at(unit) not in (None, HERE) and table.unit(unit, "flags") & FIXED
    assert table.byte("st_hand_count") == 0
    assert ("halts" if barred == "hidden" else "astray") in table.says.lower()


@pytest.mark.rule("BA-2.33")
def test_a_reinforcement_builds_up_whoever_stands_where_it_may_come(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        weak, unit = field.stand(US, HERE), field.stand("9/2", (20, 21))
        field.put("unit_strength", weak, 1)
        field.put("unit_at_hi", unit, NOWHERE)
        field.put("unit_flags", unit, TO_COME)
        field.bench.set("st_hand", unit)
        field.bench.set("st_hand_count", 1)

    table = Desk(ardennes, lay, ALLIED)
    table.goes_to(HERE)
    table.types("J")
    assert table.unit(named(US), "strength") > 1 and table.at(named("9/2")) is None


@pytest.mark.rule("BA-2.33")
@pytest.mark.rule("BA-6.5")
@pytest.mark.parametrize(("gives", "left", "lost"), [(1, 7, 0), (3, 0, 5)])
def test_who_is_cut_off_and_gives_its_last_attack_is_gone(
    field: Field, gives: int, left: int, lost: int
) -> None:
    """Of ten, eight left, for three turns: seven are taken. One given leaves seven less six."""
    unit, weak = field.stand(PANZER, HERE, 10), field.stand("9SS Pz", HERE, 9)
    for what, value in (("strength", 8), ("whole", 10), ("at_hi", NOWHERE), ("flags", 3)):
        field.put(f"unit_{what}", unit, value)
    field.put("unit_strength", weak, 9 - gives)
    field.put("unit_flags", weak, 3)
    field.bench.set("st_hand", unit)
    got = field.bench.call("unit_join", X=unit, Y=weak, st_hand_count=1, limit=LIMIT)
    assert (got.c, got.x) == (0, unit)
    assert [field.get("unit_strength", one) for one in (weak, unit)] == [9, left]
    assert field.bench.mem[field.bench.sym["st_hand_count"]] == (1 if left else 0)
    assert field.get("unit_flags", unit) == (3 if left else 0)
    assert field.bench.word("st_lost") == lost


@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-6.10")
@pytest.mark.rule("BA-6.15")
@pytest.mark.parametrize(
    ("answer", "strikes", "number", "strength"),
    [("Y", 5, 3, 9), ("N", 5, 4, 7), ("\x1b", 6, 4, 9), ("?", 6, 4, 9)],
)
def test_a_strike_on_a_garrisoned_dump_is_on_either(
    ardennes: Any, answer: str, strikes: int, number: int, strength: int
) -> None:
    """A dump that the German has taken supplies him, and can be bombed where he stands in it."""
    place = dump_hex(ardennes, 3)

    def lay(field: Field) -> None:
        field.stand(PANZER, place, 9)
        field.bench.set("st_cursor_x", place[0] - 1)
        field.bench.set("st_cursor_y", place[1] - 1)
        field.bench.set("st_strikes_left", 6)
        rolls(field.bench, 1)

    table = Desk(ardennes, lay, ALLIED)
    table.types("X")
    assert "Y the dump" in table.says
    table.types(answer)
    assert table.byte("st_strikes_left") == strikes
    assert table.byte("dump_number", 3) == number
    assert table.unit(named(PANZER), "strength") == strength


@pytest.mark.rule("BA-7.17")
def test_on_ones_own_dump_a_strike_is_on_the_enemy_alone(ardennes: Any) -> None:
    """An Allied dump that Allies stand in; he flies at the German beside it without being asked."""
    place = dump_hex(ardennes, 3)

    def lay(field: Field) -> None:
        field.stand(US, place, 9)
        field.bench.set("st_cursor_x", place[0] - 1)
        field.bench.set("st_cursor_y", place[1] - 1)
        field.bench.set("st_strikes_left", 6)

    table = Desk(ardennes, lay, ALLIED)
    table.types("X")
    assert "nothing to strike" in table.says.lower() and table.byte("st_strikes_left") == 6
    assert table.byte("dump_number", 3) == 4
