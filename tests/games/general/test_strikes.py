"""Indirect fire: who may plot where, drift, what a strike does, barrages."""

from __future__ import annotations

import pytest

from tests.lib.hex_model import apart

from ..game_bench import GameBench
from .field import (
    ALWAYS,
    BRIDGE,
    FIRED,
    FOREST,
    HELD,
    MOVED,
    PARTIAL,
    PLOTTED,
    RIDDEN,
    RIVER,
    SPOTTED,
    TOWN,
    WHOLE,
    Field,
)
from .general_book import TYPES, number

PLOT_MOBILE, PLOT = 4, 6
"""Phases of general.inc."""
CRATER, STUMPS, RUBBLE, SMOKE = 7, 8, 9, 3
AFFECTS = {"MA": 33, "LA": 50, "HA": 50}
DRIFTS = {"MA": (30, 35, 25, 10), "LA": (50, 35, 15, 0), "HA": (50, 35, 15, 0)}
"""Per cent of each number of hexes: a reading of ours within the book's 0 to 3 and 0 to 2."""


@pytest.mark.rule("PG-11.1")
@pytest.mark.rule("PG-6.2")
@pytest.mark.rule("PG-6.4")
@pytest.mark.rule("PG-7.9")
@pytest.mark.rule("PG-7.17")
@pytest.mark.rule("PG-7.18")
def test_who_plots_before_the_strikes_and_who_behind_them(general: GameBench) -> None:
    field = Field(general)
    for kind in TYPES:
        unit = field.stand(kind, (5, 5))
        for phase, kinds in ((PLOT_MOBILE, ("MA",)), (PLOT, ("LA", "HA"))):
            general.set("st_phase", phase)
            assert bool(general.call("can_plot", X=unit).c) == (kind in kinds)
            for flag in (FIRED, PLOTTED, RIDDEN):
                field.put("unit_flags", unit, flag)
                assert not general.call("can_plot", X=unit).c
            field.put("unit_flags", unit, 0)


@pytest.mark.rule("PG-11.2")
@pytest.mark.rule("PG-11.3")
@pytest.mark.rule("PG-7.22")
@pytest.mark.rule("PG-7.9")
@pytest.mark.rule("PG-3.17")
@pytest.mark.parametrize(("kind", "reach"), [("MA", 11), ("LA", 13), ("HA", 26)])
def test_plots_within_range_and_where_anybody_of_the_side_sees(
    general: GameBench, kind: str, reach: int
) -> None:
    field = Field(general)
    gun = field.stand(kind, (5, 2))
    general.set("st_active", gun)
    for row in range(1, 33):
        field.ground((6, row), FOREST)
        field.ground((5, row), FOREST)
    target = (5, 2 + reach)
    assert not general.call("plot_allowed", zp_col=target[0], zp_row=target[1]).c, "nobody sees it"
    field.stand("IN", (5, target[1] - 1), side=1)
    assert not general.call("plot_allowed", zp_col=target[0], zp_row=target[1]).c, "an enemy does"
    field.stand("IN", (4, target[1]))
    assert general.call("plot_allowed", zp_col=target[0], zp_row=target[1]).c
    beyond = (4, target[1] + 1)
    assert not general.call("plot_allowed", zp_col=beyond[0], zp_row=beyond[1]).c, "out of range"


@pytest.mark.rule("PG-11.8")
@pytest.mark.rule("PG-7.9")
@pytest.mark.rule("PG-7.20")
@pytest.mark.parametrize("kind", DRIFTS)
def test_how_far_strikes_drift(general: GameBench, kind: str) -> None:
    Field(general)
    counts = [0, 0, 0, 0]
    for roll in range(100):
        word = -(-65536 * roll // 100)
        found = general.call("drift_steps", A=number(kind), zp_die=(word & 255, word >> 8))
        counts[found.a] += 1
    assert tuple(counts) == DRIFTS[kind]


@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.15")
@pytest.mark.rule("PG-8.20")
@pytest.mark.rule("PG-11.17")
def test_what_a_strike_makes_of_the_ground(general: GameBench) -> None:
    Field(general)
    become = {0: CRATER, FOREST: STUMPS, TOWN: RUBBLE, BRIDGE: RIVER}
    for terrain in range(15):
        for height in range(4):
            for way in range(4):
                byte = terrain | height << 4 | way << 6
                wanted = become.get(terrain, terrain) | height << 4
                wanted |= (SMOKE << 6) if way == SMOKE else 0
                assert general.call("ground_struck", A=byte).a == wanted


@pytest.mark.rule("PG-11.9")
@pytest.mark.rule("PG-7.7")
@pytest.mark.rule("PG-7.21")
@pytest.mark.rule("PG-7.26")
@pytest.mark.rule("PG-13.9")
@pytest.mark.parametrize("kind", TYPES)
def test_who_is_struck_dies_whatever_it_is_and_mines_go(general: GameBench, kind: str) -> None:
    for options in (0, PARTIAL):
        field = Field(general)
        general.set("st_options", options)
        unit = field.stand(kind, (5, 5), flags=0)
        general.set("mine_col", 6)
        general.set("mine_row", 6)
        general.set("mine_charge", 2)
        assert general.call("strike_lands", zp_col=5, zp_row=5).c
        assert field.get("unit_hits", unit) == 0 and field.ground_at((5, 5)) == CRATER
        assert field.flags(unit) == SPOTTED, "seen by all, as ashes"
        assert not general.call("strike_lands", zp_col=6, zp_row=6).c
        assert field.get("mine_col") == 0 and field.get("mine_charge") == 0


@pytest.mark.rule("PG-11.10")
@pytest.mark.rule("PG-11.11")
@pytest.mark.rule("PG-11.12")
@pytest.mark.parametrize("kind", AFFECTS)
def test_who_stands_beside_a_strike(general: GameBench, kind: str) -> None:
    chance = AFFECTS[kind]
    for options in (0, PARTIAL, ALWAYS, ALWAYS | PARTIAL):
        for roll in (0, chance - 1, chance, 99):
            field = Field(general)
            unit = field.stand("HT", (5, 5))
            field.put("unit_left", unit, 8)
            general.set("st_options", options)
            general.call("strike_beside", X=unit, A=number(kind), **field.die(roll))
            hit = roll < chance or bool(options & ALWAYS)
            left = WHOLE["HT"] if not hit else WHOLE["HT"] - 6 if options & PARTIAL else 0
            assert field.get("unit_hits", unit) == left
            if left:
                assert field.flags(unit) & HELD and field.get("unit_left", unit) == 0


@pytest.mark.rule("PG-7.23")
@pytest.mark.rule("PG-11.13")
@pytest.mark.rule("PG-11.14")
@pytest.mark.rule("PG-11.15")
@pytest.mark.rule("PG-11.16")
@pytest.mark.rule("PG-7.19")
def test_barrages_destroy_who_enters_and_heavy_ones_reach_round_them(general: GameBench) -> None:
    for kind in ("LA", "HA"):
        field = Field(general)
        unit = field.stand("HT", (10, 10))
        field.put("unit_left", unit, 8)
        general.call("barrage_lay", A=number(kind), zp_col=10, zp_row=12)
        assert field.ground_at((10, 12)) == SMOKE << 6
        assert not general.call("barrage_enter", X=unit, **field.die(99)).c
        assert field.get("unit_left", unit) == 8, "two hexes off"
        field.put("unit_row", unit, 11)
        died = general.call("barrage_enter", X=unit, **field.die(99)).c
        assert not died
        assert (field.get("unit_left", unit) == 0) == (kind == "HA")
        died = general.call("barrage_enter", X=unit, **field.die(0)).c
        assert bool(died) == (kind == "HA")
        other = field.stand("IN", (10, 12))
        assert general.call("barrage_enter", X=other, **field.die(99)).c
        general.call("barrages_clear")
        assert field.ground_at((10, 12)) == 0 and field.get("barrage_col", 23) == 0
        third = field.stand("IN", (10, 12))
        assert not general.call("barrage_enter", X=third, **field.die(0)).c


@pytest.mark.rule("PG-6.3")
@pytest.mark.rule("PG-11.7")
@pytest.mark.rule("PG-11.8")
def test_all_that_is_plotted_falls_and_a_dead_gun_fires_no_barrage(general: GameBench) -> None:
    field = Field(general)
    guns = [field.stand("LA", (5, 5)), field.stand("MA", (7, 5)), field.stand("LA", (9, 5), side=1)]
    targets = [(10, 12), (20, 12), (30, 12)]
    general.set("rng_seed", (9, 8, 7, 6))
    for gun, place, barrage in zip(guns, targets, (128, 0, 128), strict=True):
        field.put("plot_col", gun, place[0] | barrage)
        field.put("plot_row", gun, place[1])
    general.call("unit_dies", X=guns[2])
    general.call("strikes_main", limit=40_000_000, st_map_cols=(48, 32), shown=0)
    struck = {
        (column, row): field.ground_at((column, row))
        for column in range(1, 49)
        for row in range(1, 33)
        if field.ground_at((column, row))
    }
    assert len(struck) == 3 and sorted(struck.values()) == [CRATER, CRATER, CRATER | SMOKE << 6]
    for place, most in zip(targets, (2, 3, 2), strict=True):
        assert min(apart(place, fall) for fall in struck) <= most
    assert not any(field.get("plot_col", gun) for gun in guns)
    assert field.get("st_phase") == PLOT


@pytest.mark.rule("PG-10.2")
@pytest.mark.rule("PG-10.14")
def test_who_has_moved_may_still_fire(general: GameBench) -> None:
    field = Field(general)
    unit = field.stand("MT", (5, 5), flags=MOVED)
    assert general.call("can_fire", X=unit).c
