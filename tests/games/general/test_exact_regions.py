"""Neutral regions: what lies in one, and what its invasion changes."""

from __future__ import annotations

from typing import Any

import pytest

from .crowd import EDGES
from .field import ARMY, Field
from .keys import BUY, MOVE, NOBODY, PLACE, at, cursor, side_of, stand
from .whole_state import WholeState


@pytest.mark.rule("PG-5.8")
@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-5.10")
@pytest.mark.parametrize("unit", EDGES)
def test_a_region_is_a_box_and_its_invasion_changes_only_what_it_must(
    general: Any, unit: int
) -> None:
    field = Field(general)
    general.set("zone_bits", bytes([255]) * (32 * 12))
    boxes = {0: (4, 6, 5, 7), 2: (20, 22, 9, 9)}
    for region, box in boxes.items():
        field.put("region_points", region, 40 + region)
        for name, value in zip(("left", "right", "top", "bottom"), box, strict=True):
            field.put(f"region_{name}", region, value)
    for column in (3, 4, 6, 7, 19, 20, 22, 23):
        for row in (4, 5, 7, 8, 9, 10):
            inside = [n for n, (left, right, top, bottom) in boxes.items()
                      if left <= column <= right and top <= row <= bottom]  # fmt: skip
            found = general.call("region_at", X=column, Y=row)
            assert bool(found.c) == (not inside) and (not inside or found.x == inside[0])
    foe = 1 - side_of(unit)
    for region in boxes:
        general.set("st_points", (250, 1, 250, 1))
        general.set("st_invaded", 0)
        general.set("st_invader", NOBODY)
        general.set("st_side", 1 - foe)
        field.put("region_foe", region, 0)
        met = {"zp_col": boxes[region][0], "zp_row": boxes[region][2]}
        found = general.call("border_met", **met)
        assert not found.c and found.x == region
        state = WholeState(general)
        general.call("region_enter", X=region, A=unit)
        assert state.changes() == {
            ("st_side", 0): foe, ("st_points", 2 * foe): 40 + region, ("st_points", 2 * foe + 1): 0,
            ("region_foe", region): 2 - foe, ("st_invaded", 0): region + 1, ("st_invader", 0): unit,
        }  # fmt: skip
        assert general.call("border_met", **met).c, "somebody has been there"
        general.set("st_thought", 3)
        state = WholeState(general)
        general.call("region_done")
        assert state.changes() == {
            ("st_side", 0): 1 - foe, ("st_invaded", 0): 0, ("st_thought", 0): 0
        }  # fmt: skip


@pytest.mark.rule("PG-5.10")
@pytest.mark.rule("PG-5.1")
@pytest.mark.parametrize("side", [0, 1])
def test_a_neutral_town_scores_for_who_holds_it_invader_or_defender(
    general: Any, side: int
) -> None:
    field = Field(general)
    general.set("zone_bits", bytes([255]) * (32 * 12))
    for name, value in (("points", 80), ("left", 5), ("right", 9), ("top", 5), ("bottom", 9)):
        field.put(f"region_{name}", 0, value)
    for name, value in (("st_towns", 1), ("st_town_hexes", 1), ("town_points", 30),
                        ("town_col", 6), ("town_row", 6), ("town_of", 0)):  # fmt: skip
        general.set(name, value)
    for invader in (0, 1):
        field.put("region_foe", 0, invader + 1)
        general.set("st_score", bytes(4))
        unit = ARMY * side + 30
        stand(field, unit, "IN", (6, 6))
        general.call("score_turn")
        assert [general.mem[general.sym["st_score"] + 2 * n] for n in (0, 1)] == [
            30 * (side == 0), 30 * (side == 1)
        ]  # fmt: skip


@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-7.1")
@pytest.mark.rule("PG-7.5")
@pytest.mark.parametrize("side", [0, 1])
def test_who_is_placed_in_a_region_has_the_points_of_his_type(general: Any, side: int) -> None:
    """Whoever had his place in the list before, and in the turn that has begun."""
    field = Field(general)
    field.bench.call("turn_begin")
    general.set("st_side", side)
    for kind, whole in ((3, 18), (6, 8), (0, 2), (8, 0)):
        general.set("unit_hits", bytes(120))
        general.set("unit_left", bytes([5]) * 120)
        assert not general.call("piece_new", A=kind).c
        assert field.get("unit_left", ARMY * side) == whole


@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-9.3")
@pytest.mark.parametrize("side", [0, 1])
def test_who_is_held_at_a_border_in_a_friends_hex_goes_back(field: Field, side: int) -> None:
    bench, unit = field.bench, ARMY * side + 59
    bench.set("zone_bits", bytes(12 * 7) + bytes([255]) * 12 + bytes(12 * 24))
    for name, value in (("points", 40), ("left", 1), ("right", 48), ("top", 8), ("bottom", 8)):
        field.put(f"region_{name}", 0, value)
    stand(field, unit, "MT", (10, 10), 0)
    field.put("unit_left", unit, 10)
    stand(field, ARMY * side, "IN", (10, 9), 0)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 8))
    moves.types("\r")
    assert "neutral country" in moves.text[23]
    moves.types(" ")
    assert not moves.waits and field.get("st_phase") == BUY and field.get("st_side") == 1 - side
    assert field.place(unit) == (10, 10), "one unit a hex"
    pieces = bench.sym["hex_pieces"]
    assert bench.mem[pieces + 50 * 10 + 10] == unit + 1
    assert bench.mem[pieces + 50 * 9 + 10] == ARMY * side + 1


@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-6.1")
@pytest.mark.parametrize("side", [0, 1])
def test_when_the_defenders_stand_the_invader_goes_on(field: Field, side: int) -> None:
    for name, value in (("st_invaded", 2), ("st_turn", 3), ("st_thought", 3)):
        field.bench.set(name, value)
    field.put("region_foe", 1, side + 1)
    assert not at(field, PLACE, 1 - side).waits, "nothing is to be placed"
    assert (field.get("st_phase"), field.get("st_side")) == (MOVE, side)
    assert (field.get("st_invaded"), field.get("st_thought")) == (0, 0)
