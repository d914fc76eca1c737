"""Who is led astray out of a battle, guns that protect, where reinforcements may come."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance

from .army import AIMED, FIXED, NOWHERE, SEEN, TO_COME, named
from .desk import ALLIED, GERMAN, HERE, Desk, rolls
from .land import FOREST, Field
from .test_exact_units import GHOST, GO_ASTRAY, GO_THERE, HIDDEN, LIMIT, NORTH, PANZER, US
from .test_leaving import FAR, used


@pytest.mark.rule("BA-7.13")
@pytest.mark.rule("BA-2.4")
@pytest.mark.parametrize("gun", [False, True])
def test_who_is_led_astray_neither_fights_nor_fires(field: Field, gun: bool) -> None:
    field.bench.set("st_side", ALLIED)
    unit = field.stand("406 FA" if gun else US, HERE)
    foe = field.stand(PANZER, NORTH)
    ghost = field.stand(GHOST, HERE)
    field.put("unit_task", ghost, 1)
    field.put("unit_flags", unit, SEEN | 2)
    if gun:
        field.put("unit_flags", unit, AIMED | SEEN | 2)
        field.put("unit_task", unit, foe)
    else:
        field.engage(5, NORTH, unit, foe)
    rolls(field.bench, 6)
    got = field.bench.call("ghost_holds", X=unit, limit=LIMIT)
    assert (got.c, got.x) == (1, unit)
    assert field.place(unit) not in (HERE, None)
    assert field.get("unit_task", unit) == 0
    assert field.get("unit_flags", unit) == SEEN | FIXED | 2
    assert field.get("unit_task", foe) == 0 and not used(field, 5)
    assert field.bench.mem[field.bench.sym["st_revealed"]] == 1


@pytest.mark.rule("BA-7.11")
@pytest.mark.rule("BA-7.12")
@pytest.mark.parametrize(
    ("roll", "place", "went"), [(6, FAR, GO_ASTRAY), (1, FAR, GO_THERE), (6, HERE, GO_THERE)]
)
def test_whoever_sends_an_ally_out_of_an_infiltrators_hex_he_is_asked(
    field: Field, roll: int, place: tuple[int, int], went: int
) -> None:
    """The computer takes nobody up: its units are asked as they go, and not when they stay."""
    field.bench.set("st_side", ALLIED)
    unit, ghost = field.stand(US, HERE), field.stand(GHOST, HERE)
    field.put("unit_task", ghost, 1)
    rolls(field.bench, roll)
    field.bench.call("zones_known", limit=LIMIT)
    field.bench.call("reach_find", X=unit, limit=LIMIT)
    got = field.bench.call("unit_walk", X=unit, zp_hex=field.index(place), limit=LIMIT)
    assert got.a == went
    assert (field.place(unit) == place) == (went == GO_THERE)
    assert (field.place(ghost) is None) == (roll == 1)


@pytest.mark.rule("BA-7.11")
def test_from_the_hand_nobody_meets_an_infiltrator_that_is_gone(field: Field) -> None:
    field.bench.set("st_side", ALLIED)
    unit, ghost = field.stand(US, HERE), field.stand(GHOST, HERE)
    for gone in unit, ghost:
        field.put("unit_at_hi", gone, NOWHERE)
    rolls(field.bench, 6)
    field.bench.call("zones_known", limit=LIMIT)
    field.bench.call("reach_find", X=unit, limit=LIMIT)
    got = field.bench.call("unit_go", X=unit, zp_hex=field.index(FAR), limit=LIMIT)
    assert got.a == GO_THERE and field.place(unit) == FAR


@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-2.15")
@pytest.mark.parametrize("keys", ["E", "\r", "G\x1b"])
def test_a_gun_that_nobody_fights_goes_on_protecting(ardennes: Any, keys: str) -> None:
    """Whoever asks for a battle about it far from his own units is refused, and nothing changes."""

    def lay(field: Field) -> None:
        gun = field.stand("406 FA", HERE)
        field.stand(PANZER, FAR)
        field.put("unit_flags", gun, AIMED)
        field.put("unit_task", gun, field.stand(US, NORTH))

    table = Desk(ardennes, lay, GERMAN)
    table.types(keys)
    gun = named("406 FA")
    assert (table.unit(gun, "flags"), table.unit(gun, "task")) == (AIMED, named(US))
    assert table.byte("engage_at_hi") == NOWHERE


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-10.1")
@pytest.mark.parametrize("there", [HERE, NORTH])
def test_a_reinforcement_comes_into_no_hidden_enemys_hex_nor_beside_him(
    field: Field, there: tuple[int, int]
) -> None:
    field.bench.set("st_rules", 1)
    field.bench.set("st_side", ALLIED)
    field.ground(there, FOREST)
    foe, unit = field.stand(PANZER, there), field.stand(US, HERE)
    field.put("unit_at_hi", unit, NOWHERE)
    field.put("unit_flags", unit, TO_COME)
    field.bench.call("zones_known", limit=LIMIT)
    assert field.get("unit_flags", foe) == HIDDEN
    zones = field.field("hex_zones")
    got = field.bench.call("hand_ways", X=unit, limit=LIMIT)
    free = {place for place, value in field.field().items() if value <= got.a}
    near = {place for place in field.field() if distance(place, HERE) <= 2}
    assert free == {place for place in near if distance(place, there) > 1}
    assert field.field("hex_zones") == zones, "he is as hidden as before"


@pytest.mark.rule("BA-7.10")
@pytest.mark.rule("BA-9.3")
@pytest.mark.parametrize("roll", range(1, 7))
def test_entering_an_enemys_hex_an_infiltrator_is_recognised_on_1(field: Field, roll: int) -> None:
    field.stand(US, HERE)
    unit = field.stand(GHOST, NORTH)
    rolls(field.bench, roll)
    got = field.bench.call("unit_place", X=unit, zp_hex=field.index(HERE), limit=LIMIT)
    assert (got.a, field.place(unit)) == ((3, None) if roll == 1 else (GO_THERE, HERE))
