"""Where a beaten unit may go, against walks counted one by one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour, neighbours

from .land import BRIDGE, OUTSIDE, RIVER, SIEGFRIED, Field, beside, campaign


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain of eleven by eleven hexes with nobody in it."""
    made = Field(ardennes)
    made.plain(range(10, 24), range(14, 27))
    return made


def found(field: Field, unit: int, hexes: int) -> set[Hex]:
    """The hexes that the game lets a unit retreat to."""
    field.bench.call("zones_make")
    got = field.bench.call("retreat_find", X=unit, A=hexes, limit=40_000_000)
    marked = {place for place, value in field.field().items() if value}
    assert (got.a, got.c) == (len(marked), int(not marked))
    return marked


def walks(
    field: Field, start: Hex, hexes: int, shut: set[Hex], armour: bool, ally: bool
) -> set[Hex]:
    """The ends of all walks of so many hexes that enter no hex twice and none that is shut."""
    ends: set[Hex] = set()

    def on(path: tuple[Hex, ...]) -> None:
        if len(path) == hexes + 1:
            ends.add(path[-1])
            return
        for way in range(6):
            there = neighbour(path[-1], way)
            if there in path or there in shut or there not in campaign():
                continue
            if armour and field.side_of(path[-1], way) == RIVER:
                continue
            if field.terrain(there) == OUTSIDE or (ally and field.terrain(there) == SIEGFRIED):
                continue
            on((*path, there))

    on((start,))
    return ends


@pytest.mark.rule("BA-5.11")
@pytest.mark.rule("BA-5.12")
@pytest.mark.rule("BA-5.18")
@pytest.mark.parametrize("hexes", [1, 2, 3, 4])
def test_exactly_so_many_hexes_none_twice_or_next_to_an_enemy(field: Field, hexes: int) -> None:
    start = (16, 20)
    unit = field.stand("395/99", start)
    enemies = [(16, 19), (18, 22), (13, 20)]
    for name, place in zip(("27/12VG", "48/12VG", "89/12VG"), enemies, strict=True):
        field.stand(name, place)
    field.stand("Greif 1", (16, 21))
    shut = beside(enemies) | set(enemies)
    want = walks(field, start, hexes, shut, armour=False, ally=True)
    assert found(field, unit, hexes) == want and want
    assert start not in want


@pytest.mark.rule("BA-5.13")
@pytest.mark.rule("BA-4.7")
@pytest.mark.rule("BA-4.8")
@pytest.mark.rule("BA-7.3")
def test_armour_crosses_no_river_without_a_bridge_and_others_do_at_once(field: Field) -> None:
    start = (16, 20)
    tank, foot = field.stand("CCB/9A", start), field.stand("395/99", start)
    for way in range(6):
        field.side(start, way, RIVER)
    assert found(field, tank, 1) == set()
    assert found(field, foot, 1) == set(neighbours(start))
    field.side(start, 3, BRIDGE)
    assert found(field, tank, 1) == {neighbour(start, 3)}
    assert found(field, tank, 2) == walks(field, start, 2, set(), armour=True, ally=True)


@pytest.mark.rule("BA-5.14")
@pytest.mark.rule("BA-4.4")
def test_a_retreat_ends_where_there_is_room_and_may_pass_where_there_is_none(field: Field) -> None:
    start = (16, 20)
    unit = field.stand("395/99", start)
    full = neighbour(start, 3)
    for name in ("393/99", "394/99", "9/2"):
        field.stand(name, full)
    assert found(field, unit, 1) == set(neighbours(start)) - {full}
    behind = neighbour(full, 3)
    assert behind in found(field, unit, 2)


@pytest.mark.rule("BA-5.15")
def test_no_ally_retreats_into_the_siegfried_line_and_germans_may(field: Field) -> None:
    start = (16, 20)
    ally = field.stand("395/99", start)
    for there in neighbours(start)[:4]:
        field.ground(there, SIEGFRIED)
    assert found(field, ally, 1) == set(neighbours(start)[4:])
    field.put("unit_at_hi", ally, 0xFF)
    german = field.stand("27/12VG", start)
    assert found(field, german, 1) == set(neighbours(start))


@pytest.mark.rule("BA-5.12")
@pytest.mark.rule("BA-2.41")
def test_nobody_leaves_the_map_and_who_is_shut_in_has_nowhere(field: Field) -> None:
    corner = field.stand("395/99", (1, 1))
    assert found(field, corner, 1) == {there for there in neighbours((1, 1)) if there in campaign()}
    unit = field.stand("393/99", (16, 20))
    for name, place in (("27/12VG", (16, 19)), ("48/12VG", (16, 21))):
        field.stand(name, place)
    assert found(field, unit, 1) == set()


@pytest.mark.slow
@pytest.mark.rule("BA-5.12")
def test_retreats_on_the_campaign_s_own_ground(ardennes: Any) -> None:
    dice = random.Random(4)
    names = (("27/12VG", 0), ("1SS Peiper", 0), ("395/99", 1), ("CCB/9A", 1))
    enemies = (("9/2", "38/2", "23/2"), ("48/12VG", "89/12VG", "5/3FJ"))
    for _ in range(12):
        field = Field(ardennes)
        name, side = dice.choice(names)
        start = dice.randrange(4, 47), dice.randrange(4, 31)
        if side and field.terrain(start) == SIEGFRIED:
            continue
        unit = field.stand(name, start)
        foes = {(start[0] + dice.randrange(-3, 4), start[1] + dice.randrange(-3, 4)) for _ in "abc"}
        foes.discard(start)
        for place, foe in zip(foes, enemies[side], strict=False):
            field.stand(foe, place)
        hexes = dice.randrange(1, 4)
        armour = name in ("1SS Peiper", "CCB/9A")
        want = walks(field, start, hexes, beside(foes) | foes, armour, bool(side))
        assert found(field, unit, hexes) == want, (start, name, foes, hexes)
