"""The types of unit against one another, as the pages on each of them say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lib.hex_model import apart

from .field import PARTIAL, Field
from .general_book import ASSAULTS, FOOT, MOVES, TYPES, number
from .keys import stand

ARMOUR = ("AC", "LT", "MT", "HT")
HARD = (*ARMOUR, "MA")


def reaches(general: Any, firer: str, target: str) -> int:
    """The hexes of a type's direct fire at another, on level ground without cover."""
    level = {"zp_higher": 0, "zp_covered": 0, "st_options": 0}
    return int(general.call("fire_range", A=number(firer), X=number(target), **level).a)


def chances(general: Any, firer: str, target: str) -> list[int]:
    """Per cent at each range from 1 to 14."""
    level = {"zp_higher": 0, "zp_covered": 0, "st_options": 0}
    return [
        int(general.call("hit_chance", A=number(firer), X=number(target), zp_far=far, **level).a)
        for far in range(1, 15)
    ]


def body(general: Any, kind: str) -> tuple[Any, ...]:
    """All that meets a type as a target: ranges, chances, assaults, what a strike leaves of it."""
    field = Field(general)
    shots = [chances(general, firer, kind) for firer in TYPES]
    assaults = [
        general.call("assault_chance", A=number(armour), X=number(kind), Y=0, zp_covered=0,
                     zp_higher=0).a
        for armour in ARMOUR
    ]  # fmt: skip
    unit = field.stand(kind, (5, 5))
    general.set("st_options", PARTIAL)
    left = []
    while field.get("unit_hits", unit):
        left.append(field.get("unit_hits", unit))
        general.call("unit_hurt", X=unit, A=1)
    return shots, assaults, left


def fire(general: Any, kind: str) -> tuple[Any, ...]:
    """All that a type's direct fire does: ranges, chances, hit points."""
    field = Field(general)
    shots = [chances(general, kind, target) for target in TYPES]
    unit, foe = field.stand(kind, (5, 5)), field.stand("HT", (5, 6), side=1)
    general.set("st_options", PARTIAL)
    general.call("shot_lands", zp_unit=unit, zp_foe=foe, A=100, **field.die(0))
    return shots, field.get("unit_hits", foe)


@pytest.mark.rule("PG-1.1")
def test_units_lie_apart_as_many_hexes_as_lie_between_them_and_one(field: Field) -> None:
    for one in ((1, 1), (10, 10), (11, 10), (48, 32)):
        for column in range(1, 49, 4):
            for row in range(1, 33, 3):
                stand(field, 0, "IN", one)
                stand(field, 119, "IN", (column, row))
                found = field.bench.call("pair_far", zp_unit=0, zp_foe=119)
                assert found.a == field.get("zp_far") == apart(one, (column, row))
                assert (found.x, found.y) == (0, 119)


@pytest.mark.rule("PG-1.9")
def test_a_heavy_tank_reaches_eight_to_thirteen_hexes(general: Any) -> None:
    found = {target: reaches(general, "HT", target) for target in TYPES}
    assert (min(found.values()), max(found.values())) == (8, 13)
    assert found["HT"] == 8 and found["IN"] == 13


@pytest.mark.rule("PG-7.2")
def test_an_armoured_car_is_the_weakest_armour_in_defence_and_attack(general: Any) -> None:
    weak, weak_fire = body(general, "AC"), fire(general, "AC")
    for other in ARMOUR[1:]:
        strong, strong_fire = body(general, other), fire(general, other)
        for shots, fewer in zip(weak[0], strong[0], strict=True):
            assert all(one >= less for one, less in zip(shots, fewer, strict=True))
        assert all(one > less for one, less in zip(weak[1], strong[1], strict=True))
        assert len(weak[2]) < len(strong[2]), "hit points"
        for shots, more in zip(weak_fire[0], strong_fire[0], strict=True):
            assert all(one <= better for one, better in zip(shots, more, strict=True))
            assert shots != more
        assert weak_fire[1] > strong_fire[1], "what a hit leaves of a heavy tank"
        assert all(ASSAULTS["AC"][kind] < ASSAULTS[other][kind] for kind in TYPES)


@pytest.mark.rule("PG-7.10")
def test_mobile_artillery_fires_directly_like_a_heavy_tank(general: Any) -> None:
    assert fire(general, "MA") == fire(general, "HT")


@pytest.mark.rule("PG-7.11")
def test_mobile_artillery_is_as_vulnerable_as_a_light_tank(general: Any) -> None:
    assert body(general, "MA") == body(general, "LT") != body(general, "MT")


@pytest.mark.rule("PG-7.12")
@pytest.mark.parametrize("kind", ["IN", "EN"])
def test_infantry_hurts_armour_at_one_hex_alone_and_men_farther_off(
    general: Any, kind: str
) -> None:
    for target in HARD:
        assert [bool(chance) for chance in chances(general, kind, target)] == [True] + [False] * 13
    assert all(reaches(general, kind, target) == 5 for target in FOOT)


def moves(general: Any, kind: str) -> tuple[Any, ...]:
    """Points of a turn, what each terrain costs, who carries it."""
    field = Field(general)
    unit, tank = field.stand(kind, (5, 5)), field.stand("MT", (5, 6))
    general.call("turn_begin")
    left = field.get("unit_left", unit)
    rides = bool(general.call("load_allowed", X=tank, Y=unit).c)
    assaults = bool(general.call("can_assault", X=unit).c)
    general.call("step_prepare", A=number(kind))
    costs = bytes(general.mem[general.sym["step_terrain"] :][:16])
    return left, rides, assaults, costs, [field.get(f"step_{n}") for n in ("road", "track", "foot")]


@pytest.mark.rule("PG-7.13")
def test_an_engineer_is_infantry_but_for_his_price_and_his_works(general: Any) -> None:
    for trait in (body, fire, moves):
        assert trait(general, "EN") == trait(general, "IN")
    cost = general.sym["unit_cost"]
    assert general.mem[cost + number("EN")] > general.mem[cost + number("IN")]


@pytest.mark.rule("PG-7.14")
def test_a_bazooka_has_the_body_of_infantry_and_the_gun_of_a_light_tank(general: Any) -> None:
    body_bz, body_in = body(general, "BZ"), body(general, "IN")
    assert (body_bz[0], body_bz[2]) == (body_in[0], body_in[2]), "close assault: PG-12.7"
    assert moves(general, "BZ") == moves(general, "IN")
    assert fire(general, "BZ") == fire(general, "LT") != fire(general, "IN")
    assert MOVES["BZ"] == 1


@pytest.mark.rule("PG-7.15")
@pytest.mark.parametrize("kind", ["LA", "HA"])
def test_a_gun_goes_nowhere_by_itself(field: Field, kind: str) -> None:
    gun = stand(field, 7, kind, (10, 10))
    for way in (0, 1):
        for place in ((10, 10), (10, 9), (11, 10)):
            field.ground(place, 0, way=way)
        field.bench.call("turn_begin")
        assert field.get("unit_left", gun) == 0
        assert field.bench.call("move_next", st_side=0, st_active=255).c, "it is not asked"
        field.put("unit_left", gun, 10)
        field.bench.call("reach_find", X=gun)
        at = field.bench.sym["hex_field"]
        near = [field.bench.mem[at + 50 * row + column] for column, row in ((10, 9), (11, 10))]
        assert min(near) > 10, "not even a hex along a road"


@pytest.mark.rule("PG-7.16")
def test_every_gun_that_can_harm_men_kills_a_gun_with_fewer_hits(general: Any) -> None:
    men, guns = body(general, "IN"), [body(general, kind) for kind in ("LA", "HA")]
    for gun in guns:
        assert gun[:2] == men[:2] and len(gun[2]) < len(men[2])
