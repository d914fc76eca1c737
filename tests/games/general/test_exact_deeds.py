"""Deeds that a routine would be as quiet without: which mine goes, whose die it is, who is hurt."""

from __future__ import annotations

import pytest

from .field import ALWAYS, ARMY, PARTIAL, Field
from .keys import FIRE_1, PLACE, RED, area, stand
from .orders import SIDES
from .test_computer import thinks
from .test_exact_steps import LIMIT, active

PLACES = ((9, 9), (13, 8), (20, 20), (30, 5))


def mines(field: Field) -> set[tuple[int, int]]:
    """Those that may go off; none is left behind without a hex."""
    every = [(field.get("mine_col", n), field.get("mine_row", n), field.get("mine_charge", n))
             for n in range(48)]  # fmt: skip
    assert all(bool(column) == bool(charge) for column, _, charge in every)
    return {(column, row) for column, row, charge in every if charge}


def lays(field: Field) -> None:
    for n, place in enumerate(PLACES):
        for name, value in (("col", place[0]), ("row", place[1]), ("charge", 2)):
            field.put(f"mine_{name}", 12 * n + 3, value)


@pytest.mark.rule("PG-7.26")
@pytest.mark.rule("PG-11.17")
@pytest.mark.parametrize("place", PLACES)
def test_a_strike_or_an_engineer_takes_the_mine_that_lies_there_and_no_other(
    field: Field, place: tuple[int, int]
) -> None:
    bench = field.bench
    others = set(PLACES) - {place}
    lays(field)
    assert mines(field) == set(PLACES)
    bench.call("strike_lands", zp_col=place[0], zp_row=place[1])
    assert mines(field) == others
    bench.call("strike_lands", zp_col=place[0], zp_row=place[1] + 1)
    assert mines(field) == others
    lays(field)
    engineer = stand(field, 0, "EN", (place[0], place[1] + 1))
    field.put("plot_col", engineer, place[0])
    field.put("plot_row", engineer, place[1])
    bench.call("works_end")
    assert mines(field) == others


@pytest.mark.rule("PG-10.12")
@SIDES
def test_fire_at_who_passes_hurts_him(field: Field, side: int) -> None:
    """Four damage of a medium tank's hit, where every shot hits."""
    bench, mover = field.bench, stand(field, ARMY * side, "HT", (10, 10))
    stand(field, ARMY * (1 - side) + 59, "MT", (10, 12))
    bench.set("st_options", PARTIAL | ALWAYS)
    bench.set("st_human", (0, 0))
    bench.set("st_level", (1, 1))
    bench.set("w_pass", (1, 1, 1))
    active(field, mover, side)
    bench.call("passing", X=mover, limit=LIMIT)
    assert field.get("unit_hits", mover) == 15 - 4


@pytest.mark.rule("PG-10.11")
@pytest.mark.rule("PG-10.12")
@pytest.mark.parametrize("routine", ["shots", "passing"])
def test_each_shot_has_a_die_of_its_own(field: Field, routine: str) -> None:
    """At half a chance some of forty hit and some do not, whatever die was cast before."""
    bench, unit = field.bench, stand(field, 0, "MT", (10, 10))
    foe = stand(field, ARMY, "HT", (10, 12))
    bench.set("st_human", (0, 0))
    bench.set("st_level", (1, 1))
    bench.set("w_pass", (1, 1, 1))
    bench.set("st_phase", FIRE_1)
    hit = set()
    for seed in range(1, 41):
        for who in (unit, foe):
            field.put("unit_flags", who, 4)
        field.put("unit_hits", unit, 250)
        field.put("unit_hits", foe, 250)
        bench.set("rng_seed", (seed, 7 * seed & 255, 3, 1))
        bench.set("zp_die", (0, 128))
        if routine == "shots":
            field.put("unit_flags", foe, 4 | 1)
            bench.call("shots", A=50, zp_unit=unit, zp_foe=foe, limit=LIMIT)
            hit.add(field.get("unit_hits", foe) < 250)
        else:
            field.put("unit_type", foe, 2)
            active(field, unit, RED)
            bench.call("passing", X=unit, limit=LIMIT)
            hit.add(field.get("unit_hits", unit) < 250)
    assert hit == {True, False}


@pytest.mark.rule("PG-9.13")
@pytest.mark.rule("PG-9.14")
def test_who_rides_on_the_first_turn_is_not_lost(field: Field) -> None:
    area(field, RED)
    tank, man = stand(field, 3, "MT", (10, 10)), stand(field, 5, "IN", (10, 11))
    for name, unit, value in (("cargo", tank, man), ("col", man, 0)):
        field.put(f"unit_{name}", unit, value)
    field.bench.call("pieces_make")
    thinks(field, PLACE)
    assert field.get("unit_hits", man) == 3 and field.place(man)[0] == 0
