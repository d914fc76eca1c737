"""An attacker's unit without ammunition does not stay beside men who could kill it (W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, SOVIET, WEAPONS, Field, number
from .test_plan_bench import TANK, put

MIDDLE, REACH = 30, 9
"""Of the objective area, columns and rows alike."""


@pytest.fixture
def field(kampf: Any) -> Field:
    field = Field(kampf)
    kampf.overlay("computer")
    kampf.set("st_objective_x", [MIDDLE, MIDDLE])
    kampf.set("st_objective_y", [MIDDLE, MIDDLE])
    kampf.call("own_squares_take", zp_side=GERMAN, limit=1_000_000)
    return field


def goes(field: Field, at: tuple[int, int], *foes: tuple[int, int]) -> tuple[int, int] | None:
    """Where a dry German tank platoon goes that stands here, with enemies seen there."""
    bench = field.bench
    field.unit(GERMAN, "B1", "PZ-IVH", 5, *at, ammo=0, goal_x=NOWHERE)
    for order, place in enumerate(foes):
        field.unit(SOVIET, f"C{1 + order}", "S-RIFLE", 30, *place)
    put(bench, foes=len(foes), forward=1)
    bench.set("foe_no", [number(f"C{1 + order}") for order in range(len(foes))] or [0])
    bench.set("foe_col", [x for x, _ in foes] or [0])
    bench.set("foe_row", [y for _, y in foes] or [0])
    bench.call("unit_select", A=number("B1"), zp_side=GERMAN)
    went = bench.call("step_away", A=2, limit=1_000_000).c
    x, y = field.get(GERMAN, "B1", "goal_x"), field.get(GERMAN, "B1", "goal_y")
    assert bool(went) == (x != NOWHERE)
    return (x, y) if went else None


def apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("at", [(30, 30), (22, 25), (38, 38), (21, 30), (30, 39)])
@pytest.mark.parametrize("off", [(0, 0), (1, 0), (0, -1), (-2, 0)])
def test_who_is_dry_goes_from_the_men_beside_him_and_stays_in_the_area(
    field: Field, at: tuple[int, int], off: tuple[int, int]
) -> None:
    foe = (at[0] + off[0], at[1] + off[1])
    to = goes(field, at, foe)
    assert to is not None
    assert apart(to, foe) > max(apart(at, foe), 1)
    assert apart(to, (MIDDLE, MIDDLE)) <= REACH


@pytest.mark.rule("KG-W.23")
def test_he_stays_when_nobody_is_near_or_every_way_leads_to_others(field: Field) -> None:
    assert goes(field, (30, 30)) is None
    assert goes(field, (30, 30), (34, 30)) is None
    ring = [(30 + 4 * x, 30 + 4 * y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    assert goes(field, (30, 30), (32, 30), *ring) is None


@pytest.mark.rule("KG-W.23")
def test_with_men_on_one_side_he_goes_to_the_other(field: Field) -> None:
    to = goes(field, (30, 30), (31, 30), (31, 29), (31, 31))
    assert to is not None and to[0] < 30


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(("ammo", "away"), [(0, True), (1, False)])
def test_an_attack_plans_so_for_who_has_no_shots_left(field: Field, ammo: int, away: bool) -> None:
    bench = field.bench
    goes(field, (30, 30), (30, 30))
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 30, 30, ammo=ammo, goal_x=NOWHERE)
    field.select(GERMAN, "B1")
    put(bench, attack=1, forward=1, letter=1, index=1, kind=TANK, weapon=WEAPONS["PZ-IVH"])
    bench.set("ai_known", 0)
    bench.set("ai_behind", 0)
    bench.set("ai_safe", 0)
    bench.call("plan_attack", st_turn=10, st_last_turn=30, st_battle=1, limit=1_000_000)
    assert (field.get(GERMAN, "B1", "goal_x") != NOWHERE) == away
    assert (field.get(GERMAN, "B1", "speed") > 0) == away
