"""Where units can go on the campaign's ground, and who is in supply: against a model."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance

from . import movement_model as model
from .army import NOWHERE, UNITS, index, named, order_of_battle, places
from .land import Field, campaign

GERMAN, ALLIED = 0, 1
LIMIT = 40_000_000


@pytest.fixture
def start(ardennes: Any) -> Field:
    """The morning of 16 December, classic rules."""
    field = Field(ardennes)
    ardennes.call("campaign_new")
    ardennes.call("zones_make")
    return field


@pytest.mark.rule("BA-3.2")
@pytest.mark.rule("BA-7.16")
def test_zones_count_the_hexes_beside_that_each_side_holds(start: Field) -> None:
    held = {side: places(side) for side in (GERMAN, ALLIED)}
    for place, value in start.field("hex_zones").items():
        for side, shift in ((GERMAN, 0), (ALLIED, 4)):
            beside = sum(there in held[side] for there in model.beside([place]))
            assert value >> shift & 15 == beside + 8 * (place in held[side]), place


@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-4.2")
@pytest.mark.rule("BA-4.6")
@pytest.mark.rule("BA-4.8")
@pytest.mark.rule("BA-4.5")
@pytest.mark.parametrize(
    "name",
    ["1SS Peiper", "1SS Knittel", "27/12VG", "388 VAK", "4 VWB", "5/3FJ", "CCB/9A", "14 Cav"],
)
def test_reach_of_a_unit_of_each_class_among_the_enemy(start: Field, name: str) -> None:
    entry = order_of_battle()[named(name)]
    got = start.bench.call("reach_find", X=entry.number, limit=LIMIT)
    most = F(6 if entry.kind == "artillery" else entry.move)
    assert got.a == 2 * most
    want = model.reach(entry.kind, entry.side, entry.place, most, places(1 - entry.side))
    field = {p: F(v, 2) for p, v in start.field().items() if v <= got.a}
    assert field == want and len(want) > 3


@pytest.mark.slow
@pytest.mark.rule("BA-4.6")
@pytest.mark.rule("BA-4.7")
def test_reach_from_anywhere_and_the_advance_that_crosses_rivers(start: Field) -> None:
    dice = random.Random(11)
    units = [e for e in order_of_battle() if e.kind != "infiltrator"]
    for entry in dice.sample(units, 24):
        place = dice.choice(list(campaign().places()))
        foes = places(1 - entry.side)
        if place in foes or (entry.side == ALLIED and start.terrain(place) == model.SIEGFRIED):
            continue
        start.stand(entry.name, place)
        start.put("unit_whole", entry.number, 0)  # it has stood there
        got = start.bench.call("reach_find", X=entry.number, limit=LIMIT)
        want = model.reach(entry.kind, entry.side, place, F(got.a, 2), foes)
        assert {p: F(v, 2) for p, v in start.field().items() if v <= got.a} == want, entry


@pytest.mark.rule("BA-2.29")
def test_who_is_held_stays_where_it_is(start: Field) -> None:
    tank = named("1SS Peiper")
    start.put("unit_flags", tank, 4)
    got = start.bench.call("reach_find", X=tank, limit=LIMIT)
    assert [p for p, v in start.field().items() if v <= got.a] == [(33, 19)]


@pytest.mark.rule("BA-7.9")
def test_infiltrators_pass_enemies_and_rivers_for_a_point_a_hex(start: Field) -> None:
    ghost = named("Greif 1")
    here = order_of_battle()[ghost].place
    got = start.bench.call("reach_find", X=ghost, limit=LIMIT)
    assert got.a == 24
    for place, value in start.field().items():
        assert min(value, 25) == min(2 * distance(here, place), 25), place


@pytest.mark.rule("BA-6.6")
@pytest.mark.rule("BA-6.7")
@pytest.mark.rule("BA-6.8")
@pytest.mark.parametrize("side", [GERMAN, ALLIED])
@pytest.mark.parametrize("number", [4, 2])
def test_supply_on_the_first_morning(start: Field, side: int, number: int) -> None:
    dumps = [place for place in campaign().places() if campaign().cells[place]["dump"]]
    whose = ("German", "Allied")[side]
    mine = [place for place in dumps if campaign().cells[place]["dump"] == whose]
    start.bench.set("dump_number", bytes([number] * 6))
    got = start.bench.call("supply_find", A=side, X=number, limit=LIMIT)
    assert got.c == 0
    want = model.supplied(side, mine, number, places(side), places(1 - side))
    field = {p: v for p, v in start.field().items() if v <= number}
    assert field == want
    if number == 4:
        assert len(want) == (1294, 955)[side]


@pytest.mark.rule("BA-6.10")
def test_a_side_without_a_dump_of_that_number_has_no_supply_of_it(start: Field) -> None:
    start.bench.set("dump_number", bytes([4, 4, 4, 4, 0, 0]))
    assert start.bench.call("supply_find", A=GERMAN, X=4, limit=LIMIT).c == 1
    assert start.bench.call("supply_find", A=ALLIED, X=3, limit=LIMIT).c == 1


@pytest.mark.rule("BA-6.2")
@pytest.mark.rule("BA-6.1")
def test_nobody_is_isolated_on_the_first_morning(start: Field) -> None:
    for side in (GERMAN, ALLIED):
        assert start.bench.call("supply_judge", A=side, limit=LIMIT).a == 0
    flags = [start.get("unit_flags", unit) & 3 for unit in range(UNITS)]
    assert not any(flags)


@pytest.mark.rule("BA-6.2")
@pytest.mark.rule("BA-6.4")
@pytest.mark.rule("BA-6.5")
@pytest.mark.rule("BA-6.12")
@pytest.mark.rule("BA-8.7")
def test_without_dumps_isolation_counts_up_and_with_them_it_ends(start: Field) -> None:
    start.bench.set("dump_number", bytes([4, 4, 4, 4, 0, 0]))
    tank, ghost = named("1SS Peiper"), named("Greif 1")
    start.put("unit_strength", named("5/3FJ"), 1)
    for turn in (1, 2, 3, 4):
        count = start.bench.call("supply_judge", A=GERMAN, limit=LIMIT).a
        assert count >= 60
        assert start.get("unit_flags", tank) & 3 == min(turn, 3)
        assert start.get("unit_whole", tank) == 13
        assert start.get("unit_flags", ghost) & 3 == 0
        gone = start.place(named("5/3FJ")) is None
        assert gone == (turn >= 3), "1 point less a half is nothing"
    start.bench.set("dump_number", bytes([4] * 6))
    assert start.bench.call("supply_judge", A=GERMAN, limit=LIMIT).a == 0
    assert start.bench.call("unit_attack", X=tank).a == 13
    assert not any(start.get("unit_flags", unit) & 3 for unit in range(UNITS))


@pytest.mark.rule("BA-6.14")
@pytest.mark.rule("BA-6.15")
def test_a_dump_supplies_whoever_stands_in_it(start: Field) -> None:
    dump = (22, 25)
    at = next(
        n
        for n in range(6)
        if start.bench.mem[start.bench.sym["dump_at_lo"] + n]
        | start.bench.mem[start.bench.sym["dump_at_hi"] + n] << 8
        == index(dump)
    )
    assert start.bench.call("dump_owner", X=at).a == ALLIED
    for entry in order_of_battle():
        if entry.place == dump and entry.turn == 1:
            start.put("unit_at_hi", entry.number, NOWHERE)
    start.stand("1SS Peiper", dump)
    start.bench.call("zones_make")
    assert start.bench.call("dump_owner", X=at).a == GERMAN
    start.put("unit_at_hi", named("1SS Peiper"), NOWHERE)
    start.stand("Greif 1", dump)
    start.bench.call("zones_make")
    assert start.bench.call("dump_owner", X=at).a == ALLIED, "an infiltrator does not hold it"
