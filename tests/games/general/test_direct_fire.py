"""Direct fire: ranges, chances, who may fire at whom, what a hit does."""

from __future__ import annotations

import pytest

from ..game_bench import GameBench
from .field import (
    ALWAYS,
    FIRED,
    FOREST,
    PARTIAL,
    PLOTTED,
    RIDDEN,
    SPOTTED,
    TOWN,
    WHOLE,
    Field,
)
from .general_book import TYPES, chance, number, reach

NIGHT = 2
HEIGHTS = {1: 1, 0: 0, -1: 255}


@pytest.mark.rule("PG-1.7")
@pytest.mark.rule("PG-8.13")
@pytest.mark.rule("PG-2.7")
def test_ranges_of_every_type_at_every_other(general: GameBench) -> None:
    for firer in TYPES:
        for target in TYPES:
            for higher, byte in HEIGHTS.items():
                for covered in (0, 1):
                    for always in (0, 1):
                        found = general.call(
                            "fire_range",
                            A=number(firer),
                            X=number(target),
                            zp_higher=byte,
                            zp_covered=covered,
                            st_options=ALWAYS * always,
                        )
                        wanted = reach(firer, target, higher, bool(covered), bool(always))
                        assert (found.a, found.x) == (wanted, number(target)), (firer, target)


@pytest.mark.parametrize(
    ("firer", "target", "hexes"),
    [
        pytest.param("AC", "AC", 6, marks=pytest.mark.rule("PG-1.8")),
        pytest.param("AC", "MT", 1, marks=pytest.mark.rule("PG-1.8")),
        pytest.param("HT", "HT", 8, marks=pytest.mark.rule("PG-1.9")),
        pytest.param("HT", "IN", 13, marks=pytest.mark.rule("PG-1.9")),
        pytest.param("LT", "HT", 2, marks=pytest.mark.rule("PG-7.6")),
        pytest.param("MA", "HT", 8, marks=pytest.mark.rule("PG-7.10")),
        pytest.param("HT", "MA", 11, marks=pytest.mark.rule("PG-7.11")),
        pytest.param("HT", "LT", 11, marks=pytest.mark.rule("PG-7.11")),
        pytest.param("IN", "LT", 1, marks=pytest.mark.rule("PG-7.12")),
        pytest.param("BZ", "HT", 2, marks=pytest.mark.rule("PG-7.14")),
        pytest.param("BZ", "AC", 8, marks=pytest.mark.rule("PG-7.14")),
    ],
)
def test_ranges_that_the_book_prints(
    general: GameBench, firer: str, target: str, hexes: int
) -> None:
    found = general.call(
        "fire_range", A=number(firer), X=number(target), zp_higher=0, zp_covered=0, st_options=0
    )
    assert found.a == hexes


@pytest.mark.rule("PG-2.5")
@pytest.mark.rule("PG-2.7")
@pytest.mark.rule("PG-8.12")
@pytest.mark.rule("PG-10.3")
def test_chances_by_range_height_and_cover(general: GameBench) -> None:
    for firer in ("IN", "BZ", "AC", "HT", "LA"):
        for target in ("IN", "AC", "HT", "HA"):
            for far in range(1, 15):
                for higher, byte in HEIGHTS.items():
                    for covered in (0, 1):
                        for always in (0, 1):
                            found = general.call(
                                "hit_chance",
                                A=number(firer),
                                X=number(target),
                                zp_far=far,
                                zp_higher=byte,
                                zp_covered=covered,
                                st_options=ALWAYS * always,
                            )
                            wanted = chance(firer, target, far, higher, bool(covered), bool(always))
                            assert found.a == wanted, (firer, target, far, higher, covered, always)


@pytest.mark.rule("PG-2.5")
def test_as_many_of_a_hundred_dice_hit_as_the_chance_says(general: GameBench) -> None:
    for percent in (0, 1, 5, 37, 50, 95, 100):
        hits = [
            general.call("die_percent", A=percent, zp_die=(word & 255, word >> 8)).c
            for word in range(0, 65536, 257)
        ]
        exact = [word * 100 // 65536 < percent for word in range(0, 65536, 257)]
        assert [bool(hit) for hit in hits] == exact


@pytest.mark.rule("PG-1.5")
@pytest.mark.rule("PG-10.1")
@pytest.mark.rule("PG-10.4")
@pytest.mark.rule("PG-10.7")
@pytest.mark.rule("PG-10.8")
@pytest.mark.rule("PG-10.9")
@pytest.mark.rule("PG-11.5")
@pytest.mark.rule("PG-7.10")
@pytest.mark.rule("PG-7.17")
@pytest.mark.rule("PG-9.13")
def test_who_has_fired_plotted_or_ridden_may_not_fire_nor_anybody_at_night(
    general: GameBench,
) -> None:
    field = Field(general)
    for kind in TYPES:
        unit = field.stand(kind, (5, 5))
        assert general.call("can_fire", X=unit).c, kind
        for flag in (FIRED, PLOTTED, RIDDEN):
            field.put("unit_flags", unit, flag)
            assert not general.call("can_fire", X=unit).c
        field.put("unit_flags", unit, SPOTTED)
        assert not general.call("can_fire", X=unit, st_weather=NIGHT).c
        general.set("st_weather", 0)
        field.put("unit_col", unit, 0)
        assert not general.call("can_fire", X=unit).c, "cargo and the dead"


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-10.5")
@pytest.mark.rule("PG-10.6")
@pytest.mark.rule("PG-13.4")
@pytest.mark.rule("PG-13.12")
@pytest.mark.rule("PG-1.10")
def test_targets_are_spotted_seen_and_in_range_best_first(general: GameBench) -> None:
    field = Field(general)
    tank = field.stand("MT", (10, 10))
    near = field.stand("LT", (10, 13), side=1)
    nearest = field.stand("IN", (11, 11), side=1)
    field.stand("BZ", (13, 10), side=1, flags=0)  # not spotted
    field.stand("HT", (10, 16), side=1)  # six hexes: out of range
    field.stand("IN", (16, 10), side=1)  # behind a wood
    for row in range(8, 14):
        field.ground((14, row), FOREST)
    field.stand("IN", (9, 10))  # one of its own
    assert general.call("targets_find", X=tank).a == 2
    units = [field.get("target_units", n) for n in range(2)]
    chances = [field.get("target_chances", n) for n in range(2)]
    assert units == [nearest, near]
    assert chances == [
        chance("MT", "IN", 1, 0, False, False),
        chance("MT", "LT", 3, 0, False, False),
    ]
    field.put("unit_flags", tank, FIRED)
    assert general.call("targets_find", X=tank).a == 0


@pytest.mark.rule("PG-8.7")
@pytest.mark.rule("PG-8.14")
@pytest.mark.rule("PG-8.16")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.17")
def test_forest_town_and_fort_cover_stumps_and_craters_do_not(general: GameBench) -> None:
    field = Field(general)
    field.stand("HT", (10, 10))
    foe = field.stand("MT", (10, 14), side=1)
    for terrain in range(14):
        field.ground((10, 14), terrain)
        found = general.call("shot_chance", zp_unit=0, zp_foe=foe)
        covered = terrain in (FOREST, TOWN, 3, 9)
        assert found.a == chance("HT", "MT", 4, 0, covered, False), terrain


@pytest.mark.rule("PG-2.6")
@pytest.mark.rule("PG-2.4")
@pytest.mark.parametrize("firer", TYPES)
def test_a_hit_destroys_or_takes_hit_points(general: GameBench, firer: str) -> None:
    damage = {"IN": 2, "EN": 2, "BZ": 3, "AC": 2, "LT": 3, "MT": 4}.get(firer, 6)
    for options in (0, PARTIAL):
        field = Field(general)
        unit = field.stand(firer, (5, 5))
        foe = field.stand("HT", (5, 6), side=1)
        general.set("st_options", options)
        hit = general.call("shot_lands", zp_unit=unit, zp_foe=foe, A=50, **field.die(49))
        assert hit.c
        left = WHOLE["HT"] - damage if options else 0
        assert field.get("unit_hits", foe) == left
        assert (field.place(foe)[0] == 0) == (not left)
        assert (general.call("piece_at", X=5, Y=6).a == foe) == bool(left)
        missed = general.call("shot_lands", zp_unit=unit, zp_foe=foe, A=50, **field.die(50))
        assert not missed.c and field.get("unit_hits", foe) == left


@pytest.mark.rule("PG-10.10")
def test_a_firer_that_died_meanwhile_still_hits_and_the_dead_are_not_hit_again(
    general: GameBench,
) -> None:
    field = Field(general)
    unit, foe = field.stand("LT", (5, 5)), field.stand("LT", (5, 6), side=1)
    general.call("unit_dies", X=unit)
    assert general.call("shot_lands", zp_unit=unit, zp_foe=foe, A=100, **field.die(99)).c
    assert not general.call("shot_lands", zp_unit=unit, zp_foe=foe, A=100, **field.die(0)).c


@pytest.mark.rule("PG-9.14")
def test_cargo_dies_with_its_carrier(general: GameBench) -> None:
    field = Field(general)
    tank, man = field.stand("MT", (5, 5)), field.stand("IN", (6, 6))
    field.put("unit_cargo", tank, man)
    field.put("unit_col", man, 0)
    general.call("unit_dies", X=tank)
    assert field.get("unit_hits", man) == field.get("unit_hits", tank) == 0


@pytest.mark.rule("PG-10.12")
def test_who_can_fire_at_a_passer_by(general: GameBench) -> None:
    field = Field(general)
    mover = field.stand("MT", (10, 10))
    far = field.stand("BZ", (10, 14), side=1)
    near = field.stand("HT", (10, 12), side=1)
    field.stand("HT", (9, 12), side=1, flags=FIRED)
    field.stand("IN", (10, 13), side=1)
    assert general.call("passers_find", X=mover).a == 2
    assert [field.get("target_units", n) for n in range(2)] == [near, far]
    field.put("unit_flags", mover, 0)
    assert general.call("passers_find", X=mover).a == 0, "it is not spotted"


@pytest.mark.rule("PG-1.11")
def test_who_is_not_spotted_fires_from_ambush(general: GameBench) -> None:
    field = Field(general)
    unit = field.stand("BZ", (10, 10), flags=0)
    field.ground((10, 10), FOREST)
    foe = field.stand("HT", (10, 12), side=1)
    assert general.call("targets_find", X=unit).a == 1
    assert general.call("targets_find", X=foe).a == 0, "and cannot be fired at"


@pytest.mark.rule("PG-7.16")
def test_guns_are_more_vulnerable_than_infantry(general: GameBench) -> None:
    for kind, dies in (("IN", False), ("EN", False), ("BZ", False), ("LA", True), ("HA", True)):
        field = Field(general)
        general.set("st_options", PARTIAL)
        unit, foe = field.stand("AC", (5, 5)), field.stand(kind, (5, 6), side=1)
        general.call("shot_lands", zp_unit=unit, zp_foe=foe, A=100, **field.die(0))
        assert (field.get("unit_hits", foe) == 0) == dies
