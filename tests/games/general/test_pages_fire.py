"""The pages of a game on the bench: plots, fire and its answers."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import FOREST, Field
from .keys import BLUE, FIRE_1, MENU, MOBILE, MOVE, PLOT, at, cursor, stand
from .player import ESCAPE


@pytest.mark.rule("PG-3.17")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-6.2")
@pytest.mark.rule("PG-6.4")
@pytest.mark.rule("PG-7.19")
@pytest.mark.rule("PG-11.2")
@pytest.mark.rule("PG-11.5")
@pytest.mark.rule("PG-11.6")
def test_guns_are_asked_one_by_one_and_plot_where_somebody_sees(field: Field) -> None:
    light, heavy = field.stand("LA", (5, 5)), field.stand("HA", (6, 5))
    mobile = field.stand("MA", (7, 5))
    foe = field.stand("MT", (9, 5), BLUE)
    asked = at(field, PLOT)
    assert field.get("st_active") == light and field.get("shown") == 2
    cursor(asked, (30, 5))
    asked.types("\r")
    assert "Out of range or of sight" in asked.text[23]
    asked.types(" ")
    cursor(asked, (9, 5))
    asked.types("B")
    assert (field.get("plot_col", light), field.get("plot_row", light)) == (9 | 128, 5)
    assert field.flags(light) & 32 and field.get("st_active") == heavy
    cursor(asked, (5, 5))
    asked.types("S")
    assert field.get("st_active") == heavy, "who has plotted is not asked again"
    cursor(asked, (9, 5))
    asked.types("S")
    assert "Not a unit of yours" in asked.text[23]
    asked.types(" N")
    assert asked.waits and field.get("st_active") == heavy, "the only one left"
    asked.types("I")
    assert not asked.waits and not field.get("plot_col", heavy)
    assert (field.get("st_phase"), field.get("st_side")) == (PLOT, BLUE)
    moving = at(field, MOBILE)
    assert field.get("st_active") == mobile
    cursor(moving, field.place(foe))
    moving.types("B")
    assert "It fires no barrage" in moving.text[23]
    moving.types(" \r")
    assert not moving.waits and (field.get("plot_col", mobile), field.get("shown")) == (9, 0)


@pytest.mark.rule("PG-3.3")
@pytest.mark.rule("PG-3.7")
@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-6.5")
@pytest.mark.rule("PG-10.2")
def test_units_fire_one_by_one_at_the_best_or_another_target(field: Field) -> None:
    field.bench.set("st_react", (101, 101))
    one, two = field.stand("HT", (5, 5)), field.stand("HT", (6, 5))
    far, near = field.stand("MT", (5, 9), BLUE), field.stand("LT", (5, 7), BLUE)
    idle = field.stand("IN", (3, 12))
    fires = at(field, FIRE_1)
    assert field.get("st_active") == one and field.get("panel_chance") == 1
    targets = [field.get("target_units", n) for n in range(field.get("target_count"))]
    assert targets[0] == near and far in targets
    shown = field.get("target_chances")
    assert f"hits with {shown} %" in " ".join(fires.text)
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 6)
    fires.types(" ")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 8)
    fires.types(" ")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 6), "round again"
    cursor(fires, field.place(idle))
    fires.types("\r")
    assert "It cannot hit anything there" in fires.text[23]
    fires.types(" S")
    assert "It has nobody to fire at" in fires.text[23]
    fires.types(" ")
    cursor(fires, field.place(near))
    fires.types("S")
    assert "Not a unit of yours" in fires.text[23]
    fires.types(" ")
    cursor(fires, field.place(two))
    fires.types("S")
    assert field.get("st_active") == two
    fires.types("N")
    assert field.get("st_active") == one
    fires.types("I")
    assert field.get("st_active") == two and not field.flags(one) & 1
    fires.types("\r")
    assert not fires.waits and field.flags(two) & 1, "nobody is left to be asked"
    assert (field.get("st_phase"), field.get("st_side")) == (FIRE_1, BLUE)
    assert not field.flags(one) & 128, "in the next phase it is asked again"


def answered(field: Field, keys: str) -> tuple[Hands, int, int, int]:
    """A heavy tank has fired at a light one, which is asked; these keys follow."""
    one, two = field.stand("HT", (5, 5)), field.stand("HT", (6, 5))
    field.put("unit_flags", two, 4 | 1)
    foe = field.stand("LT", (5, 7), BLUE)
    fires = at(field, FIRE_1)
    fires.types("\r" + keys)
    return fires, one, two, foe


@pytest.mark.rule("PG-1.4")
@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.10")
def test_who_answers_is_offered_his_firer_first_then_the_others(field: Field) -> None:
    fires, one, two, foe = answered(field, "F")
    assert fires.waits and field.get("st_active") == foe
    assert "SPACE next" in fires.text[23]
    targets = [field.get("target_units", n) for n in range(field.get("target_count"))]
    assert set(targets) == {one, two}
    seen = []
    for _ in range(3):
        seen.append((field.get("st_cursor_x") + 1, field.get("st_cursor_y") + 1))
        fires.types(" ")
    assert seen[0] == (5, 5) and seen[1] == (6, 5) and seen[2] == (5, 5)
    cursor(fires, (20, 20))
    fires.types("\r")
    assert fires.waits and not field.flags(foe) & 1, "nobody is there"
    cursor(fires, (6, 5))
    fires.types("\r")
    assert field.flags(foe) & 1 and field.flags(one) & 1
    assert (field.get("st_phase"), field.get("st_side")) == (FIRE_1, BLUE)


@pytest.mark.rule("PG-1.4")
@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.10")
@pytest.mark.parametrize("keys", ["N", "F" + ESCAPE, ""])
def test_who_wants_no_answer_keeps_his_shot(field: Field, keys: str) -> None:
    fires, one, _, foe = answered(field, keys)
    assert not fires.waits and field.flags(one) & 1 and not field.flags(foe) & 1


@pytest.mark.rule("PG-3.4")
@pytest.mark.rule("PG-3.5")
@pytest.mark.rule("PG-3.12")
@pytest.mark.rule("PG-3.25")
@pytest.mark.rule("PG-13.1")
def test_keys_that_mean_the_same_in_every_phase(field: Field) -> None:
    tank = field.stand("MT", (5, 5))
    field.put("unit_left", tank, 10)
    field.ground((8, 8), FOREST)
    moves = at(field, MOVE)
    moves.types("?")
    assert "Help" in moves.text[0]
    moves.types(" ")
    assert "Movement" in moves.text[19]
    moves.types("V")
    assert "Shaded" in moves.text[23] and field.get("shown") == 3
    assert (field.get("seen_col"), field.get("seen_row")) == (5, 5)
    moves.types(" ")
    assert field.get("shown") == 1, "where it can go again"
    moves.types("W")
    assert "Press any key" in moves.text[23]
    moves.types(" X")
    assert moves.waits and "RETURN go" in moves.text[23]
    moves.types("R")
    assert "Nothing has happened" in moves.text[23]
    moves.types(" 1")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (4, 3), "a hex north"
    moves.types("QN")
    assert moves.waits and field.get("st_phase") == MOVE
    moves.types("QY")
    assert not moves.waits and field.get("st_phase") == MENU
    keeps = at(field, MOVE)
    keeps.types("K")
    assert not keeps.waits and field.get("st_phase") == 13 and field.get("st_next_phase") == MOVE


@pytest.mark.rule("PG-11.6")
@pytest.mark.parametrize(("phase", "kind"), [(MOBILE, "MA"), (PLOT, "LA")])
def test_a_barrage_is_offered_to_who_can_fire_one(general: Any, phase: int, kind: str) -> None:
    field = Field(general)
    stand(field, 0, kind, (10, 10))
    assert ("barrage" in at(field, phase).text[23]) == (kind == "LA")
