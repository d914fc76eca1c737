"""Who leaves an engagement: the engagement is over when one side has nobody left in it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance

from .army import AIMED, FIXED, NOWHERE, SEEN, TO_COME, index, named
from .desk import ALLIED, GERMAN, HERE, Desk, rolls
from .land import FOREST, Field
from .test_exact_units import (
    GHOST,
    GO_ASTRAY,
    GO_THERE,
    HIDDEN,
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
    assert field.get("unit_flags", unit) == FIXED | 2, "moved, it is to be found again"
    assert field.get("unit_task", foe) == 0 and not used(field, 5)
    assert field.bench.mem[field.bench.sym["st_revealed"]] == 1


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
