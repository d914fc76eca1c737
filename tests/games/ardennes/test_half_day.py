"""Engagements from a hex, the duty to fight, guns, arrivals, what the German holds."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, FIXED, NOWHERE, TO_COME, named, order_of_battle
from .land import FOREST, OUTSIDE, Field

GERMAN, ALLIED = 0, 1
ATTACK_RULE = 2
LIMIT = 40_000_000


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it; the German's half-day."""
    made = Field(ardennes)
    made.plain(range(14, 28), range(12, 28))
    return made


def engage(field: Field, place: tuple[int, int]) -> int:
    """Engage from a hex; the engagement, 0 for nobody, 25 when all are used."""
    field.bench.call("zones_make")
    got = field.bench.call("engage_here", zp_hex=field.index(place), limit=LIMIT)
    if got.c:
        return 25 if got.a else 0
    return int(field.bench.mem[field.bench.sym["engage_number"]])


def tasks(field: Field, *units: int) -> list[int]:
    return [field.get("unit_task", unit) for unit in units]


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-2.20")
def test_from_an_own_hex_all_of_it_fights_all_enemies_round_it(field: Field) -> None:
    own = [field.stand(name, (20, 20)) for name in ("27/12VG", "48/12VG")]
    foes = [field.stand("395/99", (20, 19)), field.stand("9/2", (20, 19))]
    foes.append(field.stand("38/2", (20, 21)))
    far = field.stand("23/2", (20, 23))
    ghost = field.stand("Greif 1", (20, 20))
    assert engage(field, (20, 20)) == 1
    assert tasks(field, *own, *foes, far, ghost) == [1, 1, 1, 1, 1, 0, 0]
    assert field.odds(1)[1] == 10


@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.21")
def test_from_an_enemy_s_hex_all_that_are_free_round_it_fight_and_more_may_join(
    field: Field,
) -> None:
    foe = field.stand("395/99", (20, 20))
    first = field.stand("27/12VG", (20, 19))
    assert engage(field, (20, 20)) == 1
    later = field.stand("48/12VG", (20, 21))
    assert engage(field, (20, 20)) == 1
    assert tasks(field, foe, first, later) == [1, 1, 1]


@pytest.mark.rule("BA-1.8")
@pytest.mark.rule("BA-2.22")
def test_nobody_to_fight_changes_nothing_and_engagements_run_out(field: Field) -> None:
    own = field.stand("27/12VG", (20, 20))
    assert engage(field, (20, 20)) == 0
    assert engage(field, (22, 22)) == 0
    assert tasks(field, own) == [0]
    assert all(field.get("engage_at_hi", n) == NOWHERE for n in range(24))
    field.stand("395/99", (20, 19))
    field.bench.set("engage_at_hi", bytes([4] * 24))
    assert engage(field, (20, 20)) == 25


def duty(field: Field) -> int | None:
    """A unit that must be engaged and is not."""
    field.bench.call("zones_make")
    got = field.bench.call("duty_find")
    return None if got.c else int(got.x)


@pytest.mark.rule("BA-5.1")
def test_classic_all_next_to_enemies_and_the_enemies_must_fight(field: Field) -> None:
    own, foe = field.stand("27/12VG", (20, 20)), field.stand("395/99", (20, 19))
    other = field.stand("9/2", (20, 21))
    assert duty(field) == own
    field.engage(1, (20, 20), own, foe)
    assert duty(field) == other
    field.put("unit_task", other, 1)
    assert duty(field) is None
    field.stand("Greif 1", (20, 22))
    assert duty(field) is None, "infiltrators never"


@pytest.mark.rule("BA-10.4")
def test_revised_nobody_need_attack_out_of_cover(field: Field) -> None:
    field.bench.set("st_rules", ATTACK_RULE)
    own = field.stand("27/12VG", (20, 20))
    field.stand("395/99", (20, 19))
    assert duty(field) == own
    field.ground((20, 20), FOREST)
    assert duty(field) is None
    dump = (25, 18)
    field.ground(dump, 0)
    field.put("unit_at_hi", own, NOWHERE)
    field.stand("48/12VG", dump)
    field.stand("9/2", (25, 17))
    assert duty(field) is None, "a dump is cover too"


@pytest.mark.rule("BA-2.11")
@pytest.mark.rule("BA-7.6")
def test_all_guns_on_a_target_fire_but_those_next_to_an_enemy(field: Field) -> None:
    target = field.stand("395/99", (20, 20))
    guns = [field.stand(name, (20, 23)) for name in ("388 VAK", "402 VAK")]
    pinned = field.stand("405 VAK", (22, 22))
    field.stand("9/2", (22, 23))
    for gun in (*guns, pinned):
        field.put("unit_task", gun, target)
        field.put("unit_flags", gun, AIMED)
    field.bench.call("zones_make")
    field.bench.set("zp_overlay", bytes(8) + bytes([target]))
    field.bench.call("guns_on")
    want = sum(order_of_battle()[gun].strength for gun in guns)
    assert field.bench.word("zp_attack") == 2 * want
    assert [field.get("unit_flags", gun) & AIMED for gun in (*guns, pinned)] == [0, 0, 0]


def begin(field: Field, turn: int, side: int) -> tuple[int, int]:
    """A half-day begins: how many came, how many wait."""
    field.bench.call("half_begin", st_turn=turn, st_side=side, limit=LIMIT, st_phase=1)
    at = field.bench.sym
    return field.bench.mem[at["half_came"]], field.bench.mem[at["half_waiting"]]


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-3.6")
def test_reinforcements_come_in_their_half_day_where_there_is_room(ardennes: Any) -> None:
    field = Field(ardennes)
    ardennes.call("campaign_new", st_rules=32)
    coming = [e for e in order_of_battle() if e.side == ALLIED and e.turn == 3]
    assert begin(field, 2, ALLIED) == (0, 0)
    for entry in coming:
        assert field.get("unit_flags", entry.number) == TO_COME
    assert begin(field, 3, ALLIED) == (len(coming), 0)
    for entry in coming:
        place = field.place(entry.number)
        assert place is not None and field.distance(place, entry.place) <= 2, entry.name
        assert field.get("unit_flags", entry.number) == 0
    here = [field.place(entry.number) for entry in coming]
    assert all(here.count(place) <= 3 for place in here)


@pytest.mark.rule("BA-3.6")
def test_who_finds_no_room_waits_for_the_next_half_day(ardennes: Any) -> None:
    field = Field(ardennes)
    ardennes.call("campaign_new", st_rules=32)
    coming = [e for e in order_of_battle() if e.side == GERMAN and e.turn == 3]
    for column in range(coming[0].place[0] - 3, coming[0].place[0] + 4):
        for row in range(coming[0].place[1] - 3, coming[0].place[1] + 4):
            field.ground((column, row), OUTSIDE)
    assert begin(field, 3, GERMAN) == (0, len(coming))
    assert field.get("unit_flags", coming[0].number) == TO_COME


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-2.29")
@pytest.mark.rule("BA-4.3")
def test_a_new_half_day_frees_who_was_held_and_counts_from_where_all_stand(field: Field) -> None:
    unit = field.stand("27/12VG", (33, 19))
    field.put("unit_flags", unit, FIXED)
    field.put("unit_task", unit, 3)
    field.put("unit_from_lo", unit, 1)
    begin(field, 3, GERMAN)
    assert (field.get("unit_task", unit), field.get("unit_flags", unit) & FIXED) == (0, 0)
    assert field.get("unit_from_lo", unit) == field.get("unit_at_lo", unit)


SIX = ((22, 25), (22, 9), (10, 23), (11, 21), (10, 16), (15, 16))
LIEGE, ANTWERP = (20, 13), ((3, 2), (2, 1), (3, 3))


def level_now(ardennes: Any) -> int:
    """What Germans stand in is worth."""
    return int(ardennes.call("level_of", A=ardennes.call("held_now").a).a)


@pytest.mark.rule("BA-8.13")
@pytest.mark.rule("BA-8.11")
@pytest.mark.parametrize(
    ("before", "after", "won"),
    [
        ((LIEGE, *SIX[:3]), (LIEGE, *SIX[3:]), 0),
        ((LIEGE, *SIX[:4]), (LIEGE, *SIX[1:]), 2),
        ((LIEGE, *SIX[:3], *ANTWERP), (LIEGE, *SIX[:3], *ANTWERP[1:]), 2),
        ((*SIX[:3], *ANTWERP), (LIEGE, *SIX[:3], *ANTWERP[1:]), 0),
    ],
)
def test_what_is_held_for_a_turn_are_the_same_cities(
    ardennes: Any, before: Any, after: Any, won: int
) -> None:
    units = [e.name for e in order_of_battle() if e.side == GERMAN and e.kind == "infantry"]
    held: tuple[int, ...] = (0, 0)
    for side, places in ((GERMAN, before), (ALLIED, after)):
        field = Field(ardennes)
        for name, place in zip(units, places, strict=False):
            field.stand(name, place)
        ardennes.set("st_held", held)
        ardennes.mem[ardennes.sym["any_key"]] = 0x60  # rts: the end waits for a key
        ardennes.call("half_end", st_side=side, st_turn=7, limit=60_000_000)
        held = tuple(ardennes.mem[(at := ardennes.sym["st_held"]) : at + 2])
    assert ardennes.mem[ardennes.sym["st_won"]] == won


@pytest.mark.rule("BA-8.10")
@pytest.mark.rule("BA-8.11")
@pytest.mark.rule("BA-8.12")
def test_what_germans_stand_in_is_what_they_hold(ardennes: Any) -> None:
    units = [e.name for e in order_of_battle() if e.side == GERMAN and e.kind == "infantry"]
    for places, level in (
        (ANTWERP, 1),
        (ANTWERP[:2], 0),
        ((LIEGE, *SIX[3:]), 2),
        ((LIEGE, *SIX[:2]), 0),
        (SIX, 3),
        (SIX[1:], 0),
    ):
        field = Field(ardennes)
        for name, place in zip(units, places, strict=False):
            field.stand(name, place)
        ardennes.call("zones_make")
        assert level_now(ardennes) == level, places
    field = Field(ardennes)
    for name, place in zip(("Greif 1", "Greif 2", "Greif 3"), ANTWERP, strict=True):
        field.stand(name, place)
    ardennes.call("zones_make")
    assert level_now(ardennes) == 0, "infiltrators hold nothing"
    assert named("Greif 1") < 110
