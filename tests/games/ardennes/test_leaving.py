"""Who leaves an engagement: the engagement is over when one side has nobody left in it."""

from __future__ import annotations

from typing import Any

import pytest

from .army import NOWHERE, index, named
from .desk import ALLIED, GERMAN, HERE, Desk
from .land import Field
from .test_exact_units import (
    LIMIT,
    MOTOR,
    NORTH,
    PANZER,
    SOUTH,
    US,
)

NE, FAR = (21, 20), (20, 17)


def engaged(field: Field, number: int) -> list[int]:
    """The units whose task is this engagement."""
    return [unit for unit in range(233) if field.get("unit_task", unit) == number]


def used(field: Field, number: int) -> bool:
    return field.get("engage_at_hi", number - 1) != NOWHERE


@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.24")
@pytest.mark.parametrize("how", ["walks", "last", "stays"])
def test_an_engagement_is_over_when_the_last_of_a_side_goes(field: Field, how: str) -> None:
    own, foe = field.stand(PANZER, NORTH), field.stand(US, HERE)
    other = field.stand(MOTOR, NORTH)
    elsewhere = field.stand("513/17", SOUTH)
    field.engage(7, HERE, own, foe, *([other] if how != "last" else []))
    field.engage(8, SOUTH, elsewhere)
    field.bench.call("unit_place", X=own, zp_hex=field.index(FAR), limit=LIMIT)
    over = how == "last"
    assert engaged(field, 7) == ([] if over else sorted((other, foe)))
    assert used(field, 7) == (not over)
    assert engaged(field, 8) == [elsewhere] and used(field, 8), "others stay as they are"


@pytest.mark.rule("BA-5.1")
def test_an_enemy_whose_attacker_moved_away_must_be_engaged_again(ardennes: Any) -> None:
    """One of two attackers goes: he that fights elsewhere does not see to both enemies."""

    def lay(field: Field) -> None:
        first, second = field.stand(US, HERE), field.stand("9/2", (21, 21))
        away, stays = field.stand(MOTOR, (19, 20)), field.stand(PANZER, (21, 20))
        field.engage(1, HERE, first, away)
        field.engage(2, (21, 21), second, stays)

    table = Desk(ardennes, lay, GERMAN)
    table.goes_to((19, 20))
    table.types("M11\r")
    assert table.at(named(MOTOR)) == (19, 18)
    assert table.unit(named(US), "task") == 0 and table.byte("engage_at_hi") == NOWHERE
    table.types("R")
    assert "must fight" in table.says.lower() and table.cursor == HERE


@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-4.3")
def test_a_move_taken_back_ends_what_it_fought_alone(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        own, foe = field.stand(MOTOR, NORTH), field.stand(US, HERE)
        field.put("unit_from_lo", own, index(FAR) & 255)
        field.put("unit_from_hi", own, index(FAR) >> 8)
        field.engage(3, HERE, own, foe)

    table = Desk(ardennes, lay, GERMAN)
    table.goes_to(NORTH)
    table.types("T")
    assert table.at(named(MOTOR)) == FAR
    assert [table.unit(named(name), "task") for name in (MOTOR, US)] == [0, 0]
    assert table.byte("engage_at_hi", 2) == NOWHERE


@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-7.17")
@pytest.mark.parametrize("other", [False, True])
def test_a_strike_that_kills_the_only_defender_ends_the_engagement(
    ardennes: Any, other: bool
) -> None:
    def lay(field: Field) -> None:
        own, foe = field.stand(MOTOR, NORTH), field.stand(US, HERE, 1)
        field.put("unit_strength", foe, 1)
        more = [field.stand("9/2", NE)] if other else []
        field.engage(4, NORTH, own, foe, *more)
        field.bench.set("st_strikes_left", 1)
        field.bench.mem[(at := field.bench.sym["bomb_loss"])] = 0xA9  # lda #SHARE_HALF; rts
        field.bench.mem[at + 1 : at + 3] = bytes((5, 0x60))

    table = Desk(ardennes, lay, GERMAN)
    table.types("X")
    assert table.at(named(US)) is None
    assert table.unit(named(MOTOR), "task") == (4 if other else 0)
    assert (table.byte("engage_at_hi", 3) == NOWHERE) == (not other)


@pytest.mark.rule("BA-2.4")
@pytest.mark.parametrize("sides", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_an_engagement_is_kept_while_both_sides_are_in_it(
    field: Field, sides: tuple[int, int]
) -> None:
    """The first and the last of both sides; what it tells is who attacks last by number."""
    names = (("1SS Peiper", "696/340VG"), ("395/99", "513/17"))
    field.behind(task=24)
    in_it = [
        field.stand(name, place)
        for side, place in ((GERMAN, NORTH), (ALLIED, HERE))
        for name in names[side]
        if sides[side]
    ]
    for unit in in_it:
        field.put("unit_task", unit, 24)
    field.engage(24, HERE)
    before = field.state()
    got = field.bench.call("engage_kept", A=24, limit=LIMIT)
    assert got.c == (sides != (1, 1))
    if got.c:
        gone = {f"unit_task+{unit}": 0 for unit in in_it}
        assert field.changed(before) == {"engage_at_hi+23": NOWHERE} | gone
    else:
        assert field.changed(before) == {} and got.x == named("696/340VG")
