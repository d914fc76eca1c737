"""Close assault: the table of page 31, what changes it, what it leaves."""

from __future__ import annotations

import pytest

from ..game_bench import GameBench
from .field import ALWAYS, FIRED, FOREST, PARTIAL, WHOLE, Field
from .general_book import ASSAULTS, TYPES, number


@pytest.mark.rule("PG-12.6")
@pytest.mark.rule("PG-12.7")
@pytest.mark.rule("PG-7.2")
@pytest.mark.rule("PG-12.8")
@pytest.mark.rule("PG-12.9")
@pytest.mark.rule("PG-12.10")
@pytest.mark.rule("PG-12.11")
def test_chances_of_the_table_with_what_changes_them(general: GameBench) -> None:
    for attacker, row in ASSAULTS.items():
        for defender, base in row.items():
            for covered in (0, 1):
                for higher in (0, 1, 255):
                    for state in range(4):
                        found = general.call(
                            "assault_chance",
                            A=number(attacker),
                            X=number(defender),
                            Y=state,
                            zp_covered=covered,
                            zp_higher=higher,
                        )
                        wanted = base - 10 * (covered or higher == 255)
                        wanted += 20 * (state & 1) - 20 * (state >> 1)
                        assert found.a == min(95, max(5, wanted)), (attacker, defender)


@pytest.mark.rule("PG-12.8")
@pytest.mark.rule("PG-12.9")
@pytest.mark.rule("PG-12.10")
def test_the_chance_where_two_units_stand(general: GameBench) -> None:
    field = Field(general)
    tank, foe = field.stand("MT", (5, 5)), field.stand("LT", (5, 6), side=1)

    def odds() -> int:
        return int(general.call("assault_odds", zp_unit=tank, zp_foe=foe).a)

    assert odds() == 50
    field.ground((5, 6), FOREST)
    assert odds() == 40
    field.ground((5, 6), 0, height=1)
    assert odds() == 40
    field.ground((5, 5), 0, height=2)
    assert odds() == 50
    field.put("unit_flags", foe, FIRED)
    assert odds() == 70
    field.put("unit_hits", tank, WHOLE["MT"] // 2)
    assert odds() == 70, "half is not more than half"
    field.put("unit_hits", tank, WHOLE["MT"] // 2 - 1)
    assert odds() == 70, "nor does damage count under Full Kill"
    general.set("st_options", PARTIAL)
    assert odds() == 50


@pytest.mark.rule("PG-12.10")
@pytest.mark.parametrize("options", range(8))
def test_damage_lessens_the_chance_under_partial_kill_alone(
    general: GameBench, options: int
) -> None:
    field = Field(general)
    tank, foe = field.stand("MT", (5, 5)), field.stand("LT", (5, 6), side=1)
    field.put("unit_hits", tank, 1)
    field.put("unit_hits", foe, 1)
    general.set("st_options", options)
    odds = general.call("assault_odds", zp_unit=tank, zp_foe=foe).a
    assert odds == (30 if options & PARTIAL else 50)


@pytest.mark.rule("PG-12.12")
@pytest.mark.rule("PG-12.2")
def test_who_wins_by_the_die_or_above_fifty(general: GameBench) -> None:
    field = Field(general)
    for percent in (5, 50, 51, 95):
        for roll in (0, percent - 1, percent, 99):
            general.set("st_options", 0)
            found = general.call("assault_happens", A=percent, **field.die(roll))
            assert bool(found.c) == (roll < percent)
            general.set("st_options", ALWAYS)
            found = general.call("assault_happens", A=percent, **field.die(roll))
            assert bool(found.c) == (percent > 50)


@pytest.mark.rule("PG-12.1")
def test_unfired_cars_and_tanks_may_assault(general: GameBench) -> None:
    field = Field(general)
    for kind in TYPES:
        unit = field.stand(kind, (5, 5))
        assert bool(general.call("can_assault", X=unit).c) == (kind in ASSAULTS)
        field.put("unit_flags", unit, FIRED)
        assert not general.call("can_assault", X=unit).c


@pytest.mark.rule("PG-12.2")
@pytest.mark.rule("PG-12.3")
@pytest.mark.rule("PG-12.4")
@pytest.mark.rule("PG-12.5")
@pytest.mark.parametrize("loser", TYPES)
def test_the_loser_dies_the_winner_has_fired_and_may_be_damaged(
    general: GameBench, loser: str
) -> None:
    damage = {"IN": 2, "EN": 2, "BZ": 3, "AC": 2, "LT": 3, "MT": 4}.get(loser, 6)
    for options in (0, PARTIAL):
        for hits in (WHOLE["HT"], 1):
            field = Field(general)
            unit, foe = field.stand("HT", (5, 5)), field.stand(loser, (5, 6), side=1)
            field.put("unit_left", unit, 6)
            field.put("unit_hits", unit, hits)
            general.set("st_options", options)
            general.call("assault_ends", zp_unit=unit, zp_foe=foe)
            assert field.get("unit_hits", foe) == 0
            assert field.flags(unit) & FIRED and field.get("unit_left", unit) == 6
            lost = -(-damage // 2) if options else 0
            assert field.get("unit_hits", unit) == max(1, hits - lost)
