"""What may be plotted by whose eyes, and what a plot changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lib.hex_model import apart

from .crowd import EDGES, NIGHT, foes
from .field import ARMY, FOREST, PLOTTED, SPOTTED, Field
from .keys import (
    BLUE,
    FIRE_1,
    FIRE_2,
    MOBILE,
    MOVE,
    NOBODY,
    PLOT,
    RED,
    SCORE,
    STRIKES,
    at,
    cursor,
    side_of,
    stand,
)
from .orders import SIDES, last_of, of_units, out_of_sight
from .whole_state import Changes, WholeState


@pytest.mark.rule("PG-11.2")
@pytest.mark.rule("PG-11.3")
@pytest.mark.parametrize("eye", EDGES)
def test_any_unit_of_the_guns_side_is_its_eye_and_the_next_hex_is_looked_at_by_it_first(
    general: Any, eye: int
) -> None:
    field = Field(general)
    side = side_of(eye)
    for row in range(1, 33):
        field.ground((8, row), FOREST)
    gun = ARMY * side + 7
    field.count[side] = gun
    field.stand("LA", (5, 10), side)
    field.count[1 - side] = foes(eye)[-1]
    field.stand("IN", (12, 8), 1 - side)
    general.set("st_active", gun)
    general.set("last_eye", 30)
    target = {"zp_col": 12, "zp_row": 10}
    assert not general.call("plot_allowed", **target).c, "an enemy's eye is none"
    field.count[side] = eye
    field.stand("IN", (12, 14), side)
    assert general.call("plot_allowed", **target).c
    assert field.get("last_eye") == eye - ARMY * side
    assert general.call("plot_allowed", **target).c
    general.set("st_weather", NIGHT)
    assert general.call("plot_allowed", zp_col=12, zp_row=9).c, "five hexes at night"
    assert not general.call("plot_allowed", zp_col=12, zp_row=8).c
    general.set("st_weather", 0)
    field.put("unit_col", eye, 0)
    assert not general.call("plot_allowed", **target).c, "it is gone"


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-6.2")
@pytest.mark.rule("PG-6.4")
@pytest.mark.rule("PG-7.19")
@pytest.mark.rule("PG-11.4")
@pytest.mark.rule("PG-11.5")
@SIDES
@pytest.mark.parametrize(("phase", "kind"), [(PLOT, "LA"), (PLOT, "HA"), (MOBILE, "MA")])
def test_all_that_a_plot_changes(armies: Field, side: int, phase: int, kind: str) -> None:
    one, two = ARMY * side + 1, last_of(side) - 1
    row = 8 if side == RED else 26
    for unit, column in ((one, 20), (two, 24)):
        stand(armies, unit, kind, (column, row))
    other = ARMY * (1 - side) + 1
    stand(armies, other, kind, (30, row))
    plots = at(armies, phase, side)
    assert armies.get("st_active") == one
    assert (armies.get("st_cursor_x"), armies.get("st_cursor_y")) == (19, row - 1)
    state = WholeState(armies.bench)
    plots.types("N")
    assert armies.get("st_active") == two
    cursor(plots, (20, row))
    plots.types("S")
    assert armies.get("st_active") == one
    cursor(plots, (22, row))
    plots.types("\r")
    assert of_units(state) == {("plot_col", one): 22, ("plot_row", one): row,
                               ("unit_flags", one): SPOTTED | PLOTTED}  # fmt: skip
    assert armies.get("st_active") == two
    if kind == "MA":
        plots.types("B")
        assert "It fires no barrage" in plots.text[23]
        plots.types(" I")
        wanted: Changes = {}
    else:
        cursor(plots, (23, row))
        plots.types("B")
        wanted = {("plot_col", two): 23 | 128, ("plot_row", two): row,
                  ("unit_flags", two): SPOTTED | PLOTTED}  # fmt: skip
    assert not plots.waits and out_of_sight(of_units(state)) == out_of_sight(wanted)
    assert armies.get("st_side") == 1 - side and armies.get("st_active") == NOBODY


@pytest.mark.rule("PG-7.18")
@pytest.mark.rule("PG-6.3")
@pytest.mark.rule("PG-7.17")
@SIDES
def test_the_plot_of_a_gun_waits_for_the_strikes_of_the_next_turn(field: Field, side: int) -> None:
    """It does not fire directly in the turn in which it plots, but may in that of the strike."""
    bench, gun = field.bench, last_of(side)
    bench.set("st_turns", 9)
    stand(field, gun, "LA", (10, 10))
    plots = at(field, PLOT, side)
    cursor(plots, (14, 10))
    plots.types("\r")
    plotted = {("plot_col", gun): 14, ("plot_row", gun): 10}
    assert {key: field.get(*key) for key in plotted} == plotted
    assert not bench.call("can_fire", X=gun).c
    for phase in (FIRE_1, MOVE, FIRE_2):
        for part in (RED, BLUE):
            assert not at(field, phase, part).waits or phase == MOVE
    at(field, SCORE)
    assert {key: field.get(*key) for key in plotted} == plotted, "it is still in the air"
    assert field.get("st_turn") == 2 and bench.call("can_fire", X=gun).c
    bench.call("play_main", st_phase=STRIKES, st_side=RED, limit=90_000_000)
    assert field.get("plot_col", gun) == 0
    fell = [(c, r) for c in range(12, 17) for r in range(8, 13) if field.ground_at((c, r))]
    assert len(fell) == 1 and apart(fell[0], (14, 10)) <= 2
